"""Builders of positions for the tests of Garakutarium, in the notation of G-15: cards by name, separated by spaces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypedDict, Unpack

import iseki.games.garakutarium.layout as at
from iseki.core.game import Game
from iseki.core.op import Op
from iseki.core.registry import game_type
from iseki.core.rng import Rng, bit
from iseki.core.state import State
from iseki.games.garakutarium.rules import DECK_CARDS, character_card

RELICS = [f"{suit}{number}" for suit in "ABCD" for number in range(1, 8)]


class Options(TypedDict, total=False):
    """The options of the rules, for builders of positions (who starts is theirs)."""

    deck_out: str
    empty_pile_allowed: bool
    special_relic_purifies: bool
    curse_as_relic_purifies: bool
    re_explore_triggers_via_detective: bool
    detective_must_take: bool
    mad_scientist_payment: str
    skill_without_effect_allowed: bool
    curse_numbers: tuple[int, ...]
    turn_limit: int


@lru_cache(None, typed=True)
def load(**options: object) -> Game:
    """Garakutarium with rule options by keyword."""
    return game_type("garakutarium").load(options=options)


def op_of(s: State) -> Op:
    return s.top()


def kind(s: State, name: str) -> int:
    return s.game.kind_names.index(name)


def card(s: State, name: str, zone: int = at.DECK) -> int:
    """A card of this name in a zone."""
    found = s.find(zone, kind(s, name))
    assert found >= 0, f"{name} is not in {s.game.zone_names[zone]}"
    return int(found)


def part(
    loot: str = "",
    other: str = "",
    score: int = 2,
    opponent: int = 2,
    skills: str = "",
    junk: str = "",
    other_junk: str = "",
    deck: str | None = None,
    **options: Unpack[Options],
) -> State:
    """Seat 0 is in its part as the parent, the last of the turn. deck: what is left there; other cards go to seat 1's junk area."""
    s = load(first_parent=0, **options).new_initial_state()
    while s.v[0]:
        s.pop()
    s.push(at.END_OP, 0)
    s.push(at.PART_OP, 0)
    for zone, names in ((at.LOOT, loot), (at.LOOT + 1, other), (at.JUNK, junk), (at.JUNK + 1, other_junk)):
        for name in names.split():
            s.lay(card(s, name), zone)
    give_characters(s, skills)
    if deck is not None:
        leave_in_deck(s, deck)
    at.set_score(s, 0, score)
    at.set_score(s, 1, opponent)
    s.turns = 1
    s.advance()
    return s


def give_characters(s: State, names: str, seat: int = 0) -> None:
    for name in names.split():
        s.keep(character_card(kind(s, name) - at.CHARACTER), at.SECRET + seat, bit(seat), 0, 0)


def leave_in_deck(s: State, names: str) -> None:
    kept: list[int] = []
    for name in names.split():
        kept += [c for c in range(DECK_CARDS) if s.zone(c) == at.DECK and s.game.kind[c] == kind(s, name) and c not in kept][:1]
    for c in range(DECK_CARDS):
        if s.zone(c) == at.DECK and c not in kept:
            s.lay(c, at.JUNK + 1)


def dug(names: str, **options: Unpack[Options]) -> State:
    """Seat 0 has dug these five cards in the first turn and is asked which one lies face down."""
    s = load(first_parent=0, **options).new_initial_state()
    while s.is_chance_node() and op_of(s).name == "deal":
        s.play(s.legal_actions()[0])
    return play(s, *[f"draw:{name}" for name in names.split()])


def play(s: State, *names: str) -> State:
    """Apply actions by name, in place; each must be legal."""
    for name in names:
        assert name in legal(s), f"{name} is not among {legal(s)}"
        s.apply_action(s.string_to_action(name))
    return s


def legal(s: State) -> list[str]:
    return [s.action_to_string(a) for a in s.legal_actions()]


def verbs(s: State) -> set[str]:
    return {name.partition(":")[0] for name in legal(s)}


def cards(s: State, zone: int) -> list[str]:
    """Names of the deck cards in a zone, by kind."""
    return [s.game.kind_names[s.game.kind[c]] for c in range(DECK_CARDS) if s.zone(c) == zone]


def loot(s: State, seat: int = 0) -> list[str]:
    return cards(s, at.LOOT + seat)


def junk(s: State, seat: int = 0) -> list[str]:
    return cards(s, at.JUNK + seat)


def score(s: State, seat: int = 0) -> int:
    return int(at.score(s, seat))


def asked(s: State) -> str:
    """Name of the op that asks; '' when the game is over."""
    return "" if s.is_terminal() else op_of(s).name


def leaves(s: State, *asked_verbs: str) -> list[State]:
    """The positions after all ways to answer while only these verbs are asked."""
    if not legal(s) or not verbs(s) <= set(asked_verbs):
        return [s]
    return [leaf for name in legal(s) for leaf in leaves(play(s.clone(), name), *asked_verbs)]


def random_game(seed: int, turns: int = 25, lively: bool = True, **options: Unpack[Options]) -> Iterator[tuple[State, int, Rng]]:
    """(state, action about to be played, rng) of one game; the state is changed in place afterwards.

    lively: half of the moves are the evaluator's, and scores start at 15, so that skills are used.
    """
    game = load(**options)
    s = game.new_initial_state()
    rng = Rng(seed)
    if lively:
        at.set_score(s, 0, 15)
        at.set_score(s, 1, 15)
    while not s.is_terminal() and s.turns < turns:
        action = next_action(s, rng, lively)
        yield s, action, rng
        s.play(action)


def next_action(s: State, rng: Rng, lively: bool) -> int:
    if s.is_chance_node():
        return int(s.sample_chance(rng))
    if lively and rng.below(2):
        return int(s.game.evaluator.rollout(s, rng, s.game.buffer))
    actions = s.legal_actions()
    return actions[int(rng.below(len(actions)))]
