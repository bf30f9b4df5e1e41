"""An oracle of knowledge: every world that agrees with the record as one seat may read it, in the first rounds of two players."""

from __future__ import annotations

from collections import Counter

import iseki.games.arnak.layout as at
from iseki.core.record import readable
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.core.word import LOW_BITS
from iseki.games.arnak.rules.cards import PLAYER_CARDS
from tests.conformance.walk import next_action
from tests.games.arnak.positions import asked, load
from tests.games.worlds import Worlds, drawn, facts, numbers, step

MOST = 1500  # worlds that one position may have
FEW = 60  # of so many each must come up


def small_game(seed: int) -> State:
    """Before the first hands: decks of six known cards. The face-down idols are turned up, else there were hundreds of worlds more."""
    s = load(2).new_initial_state()
    rng = Rng(seed)
    while asked(s) != "hand":
        s.play(s.sample_chance(rng))
    for card in range(s.game.cards):
        if at.IDOL_AT <= s.zone(card) < at.IDOL_AT + 17:
            s.lay(card, s.zone(card))
    return s


def sight(s: State, seat: int) -> tuple[object, ...]:
    """What a seat sees: how many cards lie in each place, which of them it knows, and the numbers."""
    places = [(int(s.word(card)) & LOW_BITS, int(s.game.kind[card]) if s.visible(card, seat) else -1) for card in range(s.game.cards)]
    return tuple(sorted(places)), numbers(s)


def check(s: State, worlds: Worlds, seat: int, rng: Rng, tally: Counter[str]) -> None:
    """Where worlds are few, each must come up; one with few arrangements of twins is rare, so a miss is looked for longer."""
    assert facts(s) in worlds
    few = len(worlds) <= FEW
    found = drawn(s, seat, rng, 10 * len(worlds) + 20 if few else 100)
    if few and worlds.keys() - found:
        found |= drawn(s, seat, rng, 20_000)
    tally["views"] += 1
    tally["worlds"] += len(worlds)
    tally["too many"] += bool(found - worlds.keys())
    tally["too few"] += few and bool(worlds.keys() - found)


def compare(seed: int, rounds: int = 3) -> Counter[str]:
    """Play the first rounds and compare, after each card drawn or played, what each seat may think with what it draws."""
    s = small_game(seed)
    rng, draws = Rng(seed + 1000), Rng(seed + 2000)
    worlds: list[Worlds] = [{facts(s): s.clone()} for _ in range(2)]
    tally: Counter[str] = Counter()
    while not s.is_terminal() and at.round(s) <= rounds and max(map(len, worlds)) < MOST:
        action, before = next_action(s, rng), [int(s.word(card)) for card in range(PLAYER_CARDS)]
        names = [readable(s, action, seat) for seat in (0, 1)]
        s.play(action)
        for seat in (0, 1):
            worlds[seat] = step(worlds[seat], names[seat], seat, s, sight)
            if before != [int(s.word(card)) for card in range(PLAYER_CARDS)]:
                check(s, worlds[seat], seat, draws, tally)
    return tally
