"""An oracle of knowledge: every world that agrees with the record as one seat may read it, listed one by one in a small game."""

from __future__ import annotations

from collections import Counter

import iseki.games.garakutarium.layout as at
from iseki.core.record import readable
from iseki.core.registry import game_type, load_game
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.garakutarium.rules import DECK_CARDS
from tests.games.garakutarium.positions import kind, next_action
from tests.games.worlds import Worlds, drawn, facts, step

IN_PLAY = ["A1", "A2", "A3", "B3", "B4", "C4", "D1", "D2", "D3", "J", "RX", "RX", "K1", "K3"]
OUT = at.REVEALED  # face up, and no rule touches deck cards there
MOST = 4000  # worlds that one position may have


def small_game(seed: int) -> State:
    """Fourteen cards, so that all worlds can be listed; scores that open the skills."""
    s = load_game("garakutarium", first_parent=seed & 1).new_initial_state()
    rng = Rng(seed)
    kept = Counter(kind(s, name) for name in IN_PLAY)
    for c in range(DECK_CARDS):
        kept[int(s.game.kind[c])] -= 1
        if kept[int(s.game.kind[c])] < 0:
            s.lay(c, OUT)
        elif rng.below(3) == 0:
            s.lay(c, at.JUNK)
    at.set_score(s, 0, 15)
    at.set_score(s, 1, 15)
    return s


def sight(s: State, seat: int) -> tuple[object, ...]:
    """What a seat sees. Who digs also sees which of the five lay on top, put back by the other's Detective."""
    dug = [c for c in range(DECK_CARDS) if s.zone(c) in (at.DUG, at.CLOSED) and s.visible(c, seat)]
    return game_type("garakutarium").present.view(s, seat), sorted((int(s.game.kind[c]), int(s.seen(c))) for c in dug)


def check(s: State, worlds: Worlds, seat: int, rng: Rng, tally: Counter[str]) -> None:
    """Where worlds are few, each must come up; one with few arrangements of twins is rare, so a miss is looked for longer."""
    assert facts(s) in worlds
    few = len(worlds) <= 60
    found = drawn(s, seat, rng, 20 * len(worlds) + 40 if few else 200)
    if few and worlds.keys() - found:
        found |= drawn(s, seat, rng, 20_000)
    tally["views"] += 1
    tally["too many"] += bool(found - worlds.keys())
    tally["too few"] += few and bool(worlds.keys() - found)


def compare(seed: int, turns: int = 5) -> Counter[str]:
    """Play one small game and compare, at every decision, what each seat may think with what it draws."""
    s = small_game(seed)
    rng, draws = Rng(seed + 1000), Rng(seed + 2000)
    worlds: list[Worlds] = [{facts(s): s.clone()} for _ in range(2)]
    tally: Counter[str] = Counter()
    while not s.is_terminal() and s.turns < turns and max(map(len, worlds)) < MOST:
        action = next_action(s, rng, True)
        names = [readable(s, action, seat) for seat in (0, 1)]
        s.play(action)
        for seat in (0, 1):
            worlds[seat] = step(worlds[seat], names[seat], seat, s, sight)
            if not s.is_chance_node():
                check(s, worlds[seat], seat, draws, tally)
    return tally
