"""Pairs of games that differ only in what a viewer cannot know: two kinds of cards that it never sees change places."""

from __future__ import annotations

from collections.abc import Iterator

from iseki.core.errors import IllegalAction
from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.server.history import Draft, History
from iseki.server.store.rows import Line

SECRET = bytes(range(32))


def played(name: str, seed: int, lines: int) -> History:
    """A game of random actions, as far as so many lines."""
    history, rng = History(game_type(name).load(), SECRET), Rng(seed)
    while history.version < lines and not history.over():
        draft = Draft(history.now, history.version)
        draft.deal(history.dealer)
        actions = draft.point.state.legal_actions() if not draft.point.state.is_terminal() else []
        if actions:
            draft.add(int(draft.point.state.current_player()), actions[rng.below(len(actions))])
        history.extend(draft.lines)
    return history


def pairs(name: str, seed: int, lines: int, viewer: int) -> Iterator[tuple[History, History]]:
    """The game, and each other one in which two kinds are exchanged that the viewer sees in neither."""
    one = played(name, seed, lines)
    hidden = [kind for kind in one.game.kind_names if not seen(one, kind, viewer)]
    drawn = [kind for kind in hidden if any(names(line, kind) for line in one.lines)]
    for first in drawn:
        for second in hidden:
            other = replayed(one, exchanged(one.lines, first, second)) if first != second else None
            if other is not None and not seen(other, first, viewer) and not seen(other, second, viewer):
                yield one, other


def names(line: Line, kind: str) -> bool:
    return line.action.partition(":")[2] == kind


def exchanged(lines: list[Line], one: str, other: str) -> list[Line]:
    swap = {one: other, other: one}
    cut = [(line.seat, *line.action.partition(":")) for line in lines]
    return [Line(seat, f"{verb}{colon}{swap.get(kind, kind)}") for seat, verb, colon, kind in cut]


def replayed(like: History, lines: list[Line]) -> History | None:
    """A history of these lines; None if they break the rules, or the same seats are not asked."""
    history = History(like.game, SECRET)
    try:
        for line in lines:
            if int(history.now.state.current_player()) != line.seat:
                return None
            history.extend([line])
    except IllegalAction:
        return None
    return history


def seen(history: History, kind: str, viewer: int) -> bool:
    """Has the viewer ever seen a card of the kind?"""
    game = history.game
    cards = [card for card in range(game.cards) if game.kind_names[game.kind[card]] == kind]
    return any(sees(point.state, cards, viewer) for point in history.points)


def sees(state: State, cards: list[int], viewer: int) -> bool:
    return any(state.visible(card, viewer) for card in cards)
