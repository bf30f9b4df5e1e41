"""Who sits where makes no difference (R-3.3): a table turned by a seat goes on in the same way, everything one seat further."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

import iseki.games.arnak.layout as at
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.arnak.data import layout
from tests.clauses import clause
from tests.games.arnak.positions import RESOURCES, any_action, asked, chance, legal, preset

OF_SEATS = {zone.name for zone in layout().zone if zone.per_seat} | {field.name for field in layout().field if field.per_seat}
DECKS = {f"era{seat}" for seat in range(4)}  # the newest batch of a seat's cards
TAG = 4  # bits of a viewer in the tags of a card


def turned(s: State) -> State:
    """The same position with everybody one seat further."""
    return s.game.deserialize_state(json.dumps(further(s)).encode())


def further(s: State) -> dict[str, Any]:
    seats, saved = int(s.game.seats), standing(s)
    saved["fields"] = {renamed(name, seats): value for name, value in saved["fields"].items()}
    saved["fields"] |= {name: (saved["fields"][name] + 1) % seats for name in ("starter", "active")}
    saved["stack"] = [[op, (seat + 1) % seats, *rest] for op, seat, *rest in saved["stack"]]
    rows = [
        (kind, renamed(zone, seats), layer, rolled(seen, 1, seats), age, rolled(tags, TAG, seats))
        for kind, zone, layer, seen, age, tags in saved["cards"]
    ]
    return saved | {"cards": in_order(s, rows)}


def standing(s: State) -> dict[str, Any]:
    """All that a position is; pieces of one kind are alike."""
    saved: dict[str, Any] = json.loads(s.serialize())
    return saved | {"cards": in_order(s, map(tuple, saved["cards"]))}


def in_order(s: State, rows: Iterable[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    number = {name: n for n, name in enumerate(s.game.kind_names)}
    return sorted(rows, key=lambda row: (number[row[0]], row))


def renamed(name: str, seats: int) -> str:
    """Of a zone or field of a seat, that of the next seat."""
    own = name.rstrip("0123456789_") in OF_SEATS or name in DECKS
    return f"{name[:-1]}{(int(name[-1]) + 1) % seats}" if own and int(name[-1]) < seats else name


def rolled(mask: int, bits: int, seats: int) -> int:
    """A mask with some bits for each viewer: those of the seats move to the next seat, those of the public stay."""
    whole, high = (1 << bits * seats) - 1, bits * (seats - 1)
    own = mask & whole
    return mask & ~whole | own << bits & whole | own >> high


def told(s: State) -> tuple[list[int], list[str]]:
    """Who may read each answer, and why other actions are not possible."""
    op, seat = s.top(), s.seat()
    masks = [int(op.readers(s, seat, action)) for action in s.legal_actions()]
    return masks, [op.reject(s, seat, action) for action in range(0, s.game.actions, 7)]


@pytest.mark.parametrize(("board", "name"), [("bird", "rulebook"), ("snake", "bga")])
@clause("R-3.3", "R-18.7")
def test_a_table_turned_by_a_seat_is_the_same_game(board: str, name: str) -> None:
    """Everybody owns a lot, so that random turns reach the temple, sites and assistants; each step is taken at both tables."""
    seats, rng = 3, Rng(8)
    s = chance(preset(name, seats, board=board, first_player=0).new_initial_state())
    for place in range(len(RESOURCES) * 4):
        s.put(at.COIN_FIELD + place, 12 if place % 4 < seats else 0)
    other, steps = turned(s), 0
    while not s.is_terminal() and steps < 600:
        assert legal(other) == legal(s)
        if not s.is_chance_node() and steps % 9 == 0:
            masks, reasons = told(s)
            assert told(other) == ([rolled(mask, 1, seats) for mask in masks], reasons)
        action = any_action(s, rng)
        s.play(action)
        other.play(action)
        steps += 1
        if asked(s) == "turn":
            assert standing(other) == further(s)
    assert at.round(s) > 2
