"""Pairs of games that differ only in what a viewer cannot know: two kinds of cards change places where it cannot see them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from iseki.core.errors import IllegalAction
from iseki.core.moves import faces
from iseki.core.record import readable
from iseki.core.registry import game_type
from iseki.core.rng import Rng
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
    """The game, and each other one in which two kinds are exchanged in the lines that the viewer cannot read, and in no other."""
    one = kept(name, seed, lines)
    secret = [n for n, line in enumerate(one.lines) if is_secret(one, n, line, viewer)]
    drawn = sorted({kind_of(one.lines[n]) for n in secret})
    for first in drawn:
        for second in one.game.kind_names:
            other = replayed(one, exchanged(one.lines, secret, first, second)) if first != second else None
            if other is not None and looks_alike(one, other, viewer):
                yield one, other


@cache
def kept(name: str, seed: int, lines: int) -> History:
    """Played once for all who compare worlds; they leave it as it is."""
    return played(name, seed, lines)


def looks_alike(one: History, other: History, viewer: int) -> bool:
    """The viewer sees the same cards in the same places all the time."""
    cards = range(int(one.game.cards))
    return all(faces(a.state, viewer, cards) == faces(b.state, viewer, cards) for a, b in zip(one.points, other.points, strict=True))


def is_secret(history: History, n: int, line: Line, viewer: int) -> bool:
    """Does the viewer read `verb:?` in place of line n?"""
    state = history.points[n].state
    return readable(state, state.string_to_action(line.action), viewer) != line.action


def kind_of(line: Line) -> str:
    return line.action.partition(":")[2]


def exchanged(lines: list[Line], secret: list[int], one: str, other: str) -> list[Line]:
    swap = {one: other, other: one}
    cut = [(line.seat, *line.action.partition(":")) for line in lines]
    return [
        Line(seat, f"{verb}{colon}{swap.get(kind, kind)}") if n in secret else lines[n] for n, (seat, verb, colon, kind) in enumerate(cut)
    ]


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
