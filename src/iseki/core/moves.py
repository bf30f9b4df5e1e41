"""What changed between two positions, for one viewer: movements for the page, and whether anybody learned anything.

Both are computed from what the viewer sees before and after, never from the cards themselves, so that a movement cannot
tell what a view does not. Twins are compared as multisets: which of two equal cards moved is nobody's business.
"""

from __future__ import annotations

from collections import Counter

from iseki.core.game import Game
from iseki.core.present import Move
from iseki.core.state import State
from iseki.core.word import CARDS

Faces = Counter[tuple[int, int]]  # (kind, zone) of the cards that the viewer knows
Backs = Counter[int]  # zone of the others
Paths = Counter[tuple[int, int, int]]  # from, to, kind; UNKNOWN for a card that the viewer never knew

UNKNOWN = -1


def moves(before: State, after: State, viewer: int) -> tuple[Move, ...]:
    """Cards that lie elsewhere now, as `viewer` (a seat, or `game.seats`) may know it; sorted, so that the order tells nothing."""
    paths: Paths = Counter()
    for family in families(before.game):
        paths += family_paths(before, after, viewer, family)
    return tuple(sorted(named(before.game, paths), key=lambda move: (move.source, move.target, move.kind or "")))


def reveals(before: State, after: State) -> bool:
    """Does any viewer know a card now that it did not know before? After a shuffle every card newly in sight counts."""
    shuffled = after.shuffles != before.shuffles
    return any(learns(before, after, viewer, shuffled) for viewer in range(int(before.game.seats) + 1))


def learns(before: State, after: State, viewer: int, shuffled: bool) -> bool:
    cards = range(int(before.game.cards))
    known, now = faces(before, viewer, cards), faces(after, viewer, cards)
    return bool(now - known) if shuffled else bool(by_kind(now) - by_kind(known))


def by_kind(known: Faces) -> Counter[int]:
    kinds: Counter[int] = Counter()
    for (kind, _), n in known.items():
        kinds[kind] += n
    return kinds


def faces(state: State, viewer: int, cards: range | list[int]) -> Faces:
    return Counter((int(state.game.kind[card]), int(state.zone(card))) for card in cards if state.visible(card, viewer))


def backs(state: State, viewer: int, cards: range | list[int]) -> Backs:
    return Counter(int(state.zone(card)) for card in cards if not state.visible(card, viewer))


def families(game: Game) -> list[list[int]]:
    """Cards that can be confused with each other at all, by where they lie before the first action."""
    of: dict[int, list[int]] = {}
    for card in range(int(game.cards)):
        of.setdefault(int(game.family[game.initial[CARDS + card] & 255]), []).append(card)
    return list(of.values())


def family_paths(before: State, after: State, viewer: int, cards: list[int]) -> Paths:
    """In sight all the way first, then cards that went out of sight or came into it, then cards hidden all the way."""
    known, now = faces(before, viewer, cards), faces(after, viewer, cards)
    gone, come = known - now, now - known
    paths = seen_paths(gone, come)
    hidden, hidden_now = backs(before, viewer, cards), backs(after, viewer, cards)
    pool = max(hidden_now | hidden, key=lambda zone: (hidden_now[zone], -zone), default=0)
    growth = Counter({zone: hidden_now[zone] - hidden[zone] for zone in hidden | hidden_now | Counter({pool: 1})})
    for kind, zone in sorted(gone.elements()):
        paths[zone, pool, kind] += 1  # where it was mixed in; that others left the pool meanwhile says nothing about this one
        growth[pool] -= 1
    sources, sinks = -growth, +growth
    for kind, zone in sorted(come.elements()):
        paths[take(sources, zone, pool), zone, kind] += 1
    for source, target in zip(sorted(sources.elements()), sorted(sinks.elements()), strict=False):
        paths[source, target, UNKNOWN] += 1
    return paths


def seen_paths(gone: Faces, come: Faces) -> Paths:
    """Pairs of equal kinds; what was paired is taken out of both."""
    paths: Paths = Counter()
    for kind, zone in sorted(gone.elements()):
        target = min((to for (other, to), n in come.items() if other == kind and n > 0), default=None)
        if target is not None:
            paths[zone, target, kind] += 1
            gone[kind, zone] -= 1
            come[kind, target] -= 1
    return paths


def take(sources: Backs, own: int, pool: int) -> int:
    """Where a card that came into sight had lain: in its own place if it was only turned, else in the busiest source, else in the pool."""
    zone = own if sources[own] > 0 else max(sources, key=lambda z: (sources[z], -z), default=pool)
    sources[zone] -= 1
    return zone if sources[zone] >= 0 else pool


def named(game: Game, paths: Paths) -> list[Move]:
    return [
        Move(game.zone_names[source], game.zone_names[target], None if kind == UNKNOWN else game.kind_names[kind], n)
        for (source, target, kind), n in paths.items()
        if source != target
    ]
