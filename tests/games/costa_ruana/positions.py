"""Builders of positions for the tests of Costa Ruana: cards by kind, cards on the table by place (`up1`, `down0`), islands from 0."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypedDict, Unpack

import iseki.games.costa_ruana.layout as at
from iseki.core.game import Game
from iseki.core.op import Op
from iseki.core.present import LogLine
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from iseki.games.costa_ruana.game import GAME
from iseki.games.costa_ruana.rules import SEATS, add_native, lay_before, stand_on

Natives = dict[int, dict[int, int]]  # island -> seat -> how many


class Options(TypedDict, total=False):
    """The options of C-14."""

    scoring: str
    last_refill: str
    copy_timing: str
    copy_native_return: str
    effects_mandatory: bool
    shaman_tie: str
    shaman_decline_round_1: bool
    reveal_hut_totals: bool


@cache
def load(seats: int = 3, **options: str | bool) -> Game:
    return GAME.load(seats, options)


# ---------------------------------------------------------------- a position in the middle of a game
def table(seats: int = 3, shaman: int = 0, tiles: str = "yellow+blue", turn: int = 1, **options: Unpack[Options]) -> State:
    """A round under way with all natives at home, all cards in the draw pile, nobody asked yet."""
    s = load(seats, **options).new_initial_state()
    while s.v[0]:
        s.pop()
    at.set_shaman(s, shaman)
    at.set_tile1(s, int(tiles.startswith("red")))
    at.set_tile2(s, int(tiles.endswith("pink")))
    at.set_rounds_begun(s, turn)
    s.turns = turn
    return s


def settle(s: State, natives: Natives) -> State:
    """Natives from the supplies to islands."""
    for island, tribes in natives.items():
        for seat, n in tribes.items():
            add_native(s, seat, island, n)
            at.set_supply(s, seat, at.supply(s, seat) - n)
    return s


def give(s: State, seat: int, names: str) -> State:
    """Cards from the draw pile into a hand."""
    for name in names.split():
        s.keep(card(s, name), at.HAND + seat, bit(seat), 0, 0)
    return s


def lay(s: State, place: str, name: str, before: int) -> State:
    """A card from the draw pile on the table."""
    slot = slot_of(place)
    if slot < SEATS:
        s.lay(card(s, name), at.UP + slot)
    else:
        s.keep(card(s, name), at.UP + slot, bit(slot - SEATS), 0, 0)
    lay_before(s, slot, before)
    return s


def stand(s: State, seat: int, place: str) -> State:
    stand_on(s, seat, slot_of(place))
    return s


def set_treasures(s: State, **islands: int) -> State:
    """Treasures of some islands: `i0=1`."""
    for name, n in islands.items():
        at.set_treasures(s, int(name[1:]), n)
    return s


def asking(s: State, step: str) -> State:
    """Go on with this step of the round: `stand`, `flip`, `effects`, `collect`, `end`."""
    who = at.shaman(s)
    s.push(at.END_OP, who)
    if step != "end":
        s.push(at.COLLECT_OP, who)
    if step in ("effects", "flip", "stand"):
        s.push(at.CLEAR_OP, who)
        s.push(at.EACH_OP, who, 0, at.ORDER_OP)
    if step in ("flip", "stand"):
        s.push(at.REVEAL_OP, who)
        s.push(at.FLIP_OP, who)
    if step == "stand":
        s.push(at.EACH_OP, who, 0, at.STAND_OP)
    s.advance()
    return s


def slot_of(place: str) -> int:
    return int(place[-1]) + (SEATS if place.startswith("down") else 0)


def card(s: State, name: str) -> int:
    found = s.find(at.PILE, s.game.kind_names.index(name))
    assert found >= 0, f"{name} is not in the draw pile"
    return int(found)


# ---------------------------------------------------------------- looking and playing
def op_of(s: State) -> Op:
    return s.top()


def asked(s: State) -> str:
    """Seat and op that asks: `1 place`; '' when the game is over, `chance draw` for CHANCE."""
    if s.is_terminal():
        return ""
    return f"chance {op_of(s).name}" if s.is_chance_node() else f"{s.current_player()} {op_of(s).name}"


def legal(s: State) -> list[str]:
    return [s.action_to_string(action) for action in s.legal_actions()]


def play(s: State, *names: str) -> State:
    """Apply actions by name, in place; each must be legal."""
    for name in names:
        assert name in legal(s), f"{name} is not among {legal(s)}"
        s.apply_action(s.string_to_action(name))
    return s


def on(s: State, island: int) -> list[int]:
    """Natives of each seat on an island."""
    return [int(at.natives(s, island, seat)) for seat in range(s.game.num_players())]


def treasures(s: State) -> list[int]:
    return [int(at.treasures(s, island)) for island in range(at.islands(s))]


def supplies(s: State) -> list[int]:
    return [int(at.supply(s, seat)) for seat in range(s.game.num_players())]


def huts(s: State) -> list[int]:
    return [int(at.hut(s, seat)) for seat in range(s.game.num_players())]


def cards(s: State, zone: int) -> list[str]:
    return [s.game.kind_names[s.game.kind[c]] for c in range(s.game.cards) if s.zone(c) == zone]


def hands(s: State) -> list[int]:
    return [int(s.count(at.HAND + seat)) for seat in range(s.game.num_players())]


def log(s: State, name: str, viewer: int = 0) -> list[LogLine]:
    """What a viewer reads of an action that is legal now; the position stays as it is."""
    after = play(s.clone(), name)
    return list(GAME.present.log(s, s.string_to_action(name), after, viewer))


def random_game(seats: int, seed: int, **options: str | bool) -> Iterator[tuple[State, int, Rng]]:
    """(state, action about to be played, rng) of one game; the state is changed in place afterwards."""
    s, rng = load(seats, **options).new_initial_state(), Rng(seed)
    while not s.is_terminal():
        actions = s.legal_actions()
        action = int(s.sample_chance(rng)) if s.is_chance_node() else actions[int(rng.below(len(actions)))]
        yield s, action, rng
        s.play(action)


def opened(seats: int = 3, shaman: int = 0, **options: str | bool) -> State:
    """After the deal, the tiles and the first Shaman: natives are about to be put on islands."""
    s = load(seats, **options).new_initial_state()
    while op_of(s).name == "draw":
        s.play(s.legal_actions()[0])
    return play(s, "tiles:yellow+blue", f"shaman:{shaman}")


def begun(seats: int = 3, shaman: int = 0, **options: str | bool) -> State:
    """The first round, natives of seat i three times on island i."""
    s = opened(seats, shaman, **options)
    while op_of(s).name == "settle":
        play(s, f"place:{s.current_player()}")
    return s
