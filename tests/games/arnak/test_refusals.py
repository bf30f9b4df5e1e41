"""Every action of a verb that is asked for is legal, or a clause forbids it; never both (R-6 to R-9, R-22, R-24)."""

from __future__ import annotations

import re

import pytest

import iseki.games.arnak.layout as at
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.clauses import clause
from tests.games.arnak.positions import asked, idols, lay, legal, load, random_game, site, stand, turn

VERBS = {
    "turn": ("dig", "discover", "overcome"),
    "spend": ("spend", "spend_boon", "spend_assistant", "pilot", "spend_kept"),
    "keep_icon": ("keep",),
    "put": ("put",),
    "send": ("dig", "discover"),
    "relocate": ("relocate",),
    "recall": ("recall",),
    "activate": ("activate",),
    "overcome": ("overcome",),
    "move_guardian": ("lead",),
}
CARDS = (
    "sea_turtle",
    "aeroplane",
    "binoculars",
    "tent",
    "revolver",
    "bear_trap",
    "dog",
    "pathfinders_staff",
    "guardians_ocarina",
    "war_club",
)
MORE = ("star_charts", "passage_shell", "guardians_crown")


def check(s: State) -> bool:
    """Is one of these questions asked? Then each of its actions has exactly one of both."""
    if asked(s) not in VERBS or s.is_chance_node():
        return False
    allowed = legal(s)
    for action, name in enumerate(s.game.action_names):
        clause = s.top().reject(s, s.seat(), action)
        assert name not in allowed or clause == "", f"{name} is legal, and {clause} forbids it"
        if name not in allowed and name.partition(":")[0] in VERBS[asked(s)]:
            assert re.fullmatch(r"R-\d+\.\d+", clause), f"no clause says why {name} is not legal at {asked(s)}"
    return True


@clause("R-6.8", "R-7.1", "R-8.1")
def test_in_random_games() -> None:
    for board in ("bird", "snake"):
        assert sum(check(s) for s, _, rng in random_game(load(3, board=board), 5) if rng.below(3) == 0) > 20


@pytest.mark.parametrize("card", [*CARDS, *MORE])
@clause("R-9.5", "R-22.1", "R-22.4")
def test_wherever_a_card_leads(card: str) -> None:
    """Ten times the card is played and followed to the end of the turn, on a board with three sites and guardians."""
    rng = Rng(len(card))
    for _ in range(10):
        s = board(card, rng)
        s.apply_action(s.string_to_action(f"play:{card}"))
        while "end_turn" not in legal(s):
            check(s)
            s.play(s.sample_chance(rng) if s.is_chance_node() else s.legal_actions()[rng.below(len(legal(s)))])


def board(card: str, rng: Rng) -> State:
    """Two discovered sites of level I and one of level II with figures and guardians, and what may pay."""
    s = turn(f"{card} fear funding_car", deck="journal fear", seats=3, tablet=1, coin=int(rng.below(5)), compass=int(rng.below(7)))
    site(s, "l1_low_1", "l1_jewel", "guardian_03")
    site(s, "l1_low_2", "l1_coin_arrowhead")
    site(s, "l2_1", "l2_four_kinds", "guardian_08")
    stand(s, *["l1_low_1", "camp_2.1"][: int(rng.below(3))])
    stand(s, "l2_1", "camp_1.1", seat=1)
    idols(s, crates=int(rng.below(2)))
    return lay(s, at.BOON, "guardian_12")
