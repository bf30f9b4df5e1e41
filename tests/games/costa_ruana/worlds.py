"""An oracle of knowledge: every world that agrees with the record as one seat may read it, listed one by one in a small game."""

from __future__ import annotations

from collections import Counter

import iseki.games.costa_ruana.layout as at
from iseki.core.record import readable
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.costa_ruana.game import GAME
from tests.games.costa_ruana.positions import give, settle, table
from tests.games.worlds import Worlds, drawn, facts, step

HANDS = ("red-chest blue-plus1 red-minus1", "pink-arrow yellow-plus1 blue-plus3")
PILE = ("pink-chest", "yellow-minus3")
OUT = at.UP + 5  # of a seat that does not exist; no rule touches cards there
MOST = 4000  # worlds that one position may have


def small_game() -> State:
    """Two seats before round 4, eight cards in all: the pile runs out after the round, and the discards become a new one (C-10.5)."""
    s = settle(table(2, turn=3, last_refill="reshuffle_discards"), {0: {0: 2, 1: 1}, 2: {1: 2}})
    for seat, names in enumerate(HANDS):
        give(s, seat, names)
    for card in range(int(s.game.cards)):
        if s.zone(card) == at.PILE and s.game.kind_names[s.game.kind[card]] not in PILE:
            s.lay(card, OUT)
    s.push(at.ROUND_OP, 0)
    s.advance()
    return s


def check(s: State, worlds: Worlds, seat: int, rng: Rng, tally: Counter[str]) -> None:
    """Where worlds are few, each must come up."""
    assert facts(s) in worlds
    few = len(worlds) <= 60
    found = drawn(s, seat, rng, 20 * len(worlds) + 40 if few else 100)
    if few and worlds.keys() - found:
        found |= drawn(s, seat, rng, 5_000)
    tally["views"] += 1
    tally["too many in round 4"] += at.rounds_begun(s) == 4 and bool(found - worlds.keys())
    tally["too many in round 5"] += at.rounds_begun(s) == 5 and bool(found - worlds.keys())
    tally["too few"] += few and bool(worlds.keys() - found)


def compare(seed: int) -> Counter[str]:
    """Play one small game to its end and compare, at every third decision, what each seat may think with what it draws."""
    s = small_game()
    rng, draws = Rng(seed + 1000), Rng(seed + 2000)
    worlds: list[Worlds] = [{facts(w): w for w in start(s, seat)} for seat in (0, 1)]
    tally: Counter[str] = Counter()
    while not s.is_terminal() and max(map(len, worlds)) < MOST:
        actions = s.legal_actions()
        action = int(s.sample_chance(rng)) if s.is_chance_node() else actions[int(rng.below(len(actions)))]
        names = [readable(s, action, seat) for seat in (0, 1)]
        s.play(action)
        for seat in (0, 1):
            worlds[seat] = step(worlds[seat], names[seat], seat, s, GAME.present.view)
            if not s.is_chance_node() and rng.below(3) == 0:
                check(s, worlds[seat], seat, draws, tally)
    return tally


def start(s: State, seat: int) -> list[State]:
    """Every deal of the cards that the seat does not know; at the beginning all are of one age, so resampling gives them all."""
    rng = Rng(seat)
    copies = [s.resample_from_infostate(seat, rng) for _ in range(400)]
    worlds = list({facts(copy): copy for copy in copies}.values())
    assert len(worlds) == 10  # three of five cards are in the other hand
    return worlds
