"""Looks at all cards of a position at once: which of them an action has changed, which of them a viewer sees. Compiled.

What a viewer sees is what `State.visible` says; asked from Python, card by card, it is most of what a view costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from iseki.core.rng import bit
from iseki.core.word import CARDS, SEEN

if TYPE_CHECKING:
    from iseki.core.state import State

Change = tuple[int, int, int]  # card, its word before and after


def changed(before: State, after: State, bits: i64) -> list[Change]:
    """The cards whose words differ in one of these bits."""
    then = before.v
    now = after.v
    out: list[Change] = []
    at: i64 = CARDS
    end = CARDS + before.game.cards
    while at < end:
        if (then[at] ^ now[at]) & bits:
            out.append((int(at - CARDS), int(then[at]), int(now[at])))
        at += 1
    return out


def comes_into_sight(before: State, after: State, viewers: i64) -> bool:
    """Does one of the viewers (bits from SEEN on) know a card's place now that it did not know before?"""
    then = before.v
    now = after.v
    at: i64 = CARDS
    end = CARDS + before.game.cards
    while at < end:
        if now[at] & ~then[at] & viewers:
            return True
        at += 1
    return False


def kinds_seen(s: State, zone: i64, viewer: i64) -> list[int]:
    """Kinds of the cards in a zone that the viewer knows, in the order of the layout."""
    v = s.v
    kinds = s.game.kind
    seen = bit(SEEN + viewer)
    out: list[int] = []
    card: i64 = 0
    while card < s.game.cards:
        word = v[CARDS + card]
        if word & 255 == zone and word & seen:
            out.append(int(kinds[card]))
        card += 1
    return out


def cards_seen(s: State, viewer: i64) -> list[tuple[int, int]]:
    """(zone, kind) of every card that the viewer knows, in the order of the layout."""
    v = s.v
    kinds = s.game.kind
    seen = bit(SEEN + viewer)
    out: list[tuple[int, int]] = []
    card: i64 = 0
    while card < s.game.cards:
        word = v[CARDS + card]
        if word & seen:
            out.append((int(word & 255), int(kinds[card])))
        card += 1
    return out


def cards_at(s: State, zone: i64) -> list[int]:
    """The cards in a zone, seen or not."""
    v = s.v
    out: list[int] = []
    card: i64 = 0
    while card < s.game.cards:
        if v[CARDS + card] & 255 == zone:
            out.append(int(card))
        card += 1
    return out
