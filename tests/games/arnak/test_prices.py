"""What an action costs now beside the printed price: what the view tells while an effect lowers it (R-22.5, R-22.6)."""

from __future__ import annotations

from typing import cast

from iseki.core.state import State
from iseki.games.arnak.effects import Icon
from iseki.games.arnak.packing import packed_icons
from iseki.games.arnak.present import PRESENT
from iseki.games.arnak.prices import left
from iseki.games.arnak.rules.costs import TRAVEL
from iseki.games.arnak.sight import unpacked
from iseki.games.arnak.view import Cost
from tests.clauses import clause
from tests.games.arnak.assistants import team
from tests.games.arnak.positions import own, play, row, site, turn
from tests.games.arnak.tracks import at_node


def now(state: State, viewer: int = 0) -> dict[str, Cost]:
    return PRESENT.view(state, viewer).prices


def test_in_an_ordinary_turn_everything_costs_what_is_printed() -> None:
    assert now(turn("hat", coin=5, compass=5)) == {}


@clause("R-16.5", "R-11.6")
def test_the_discount_buyer_shows_the_price_of_every_card_of_the_row_to_everybody() -> None:
    """Horse 4 - 1 coins, War Mask 3 - 1 compasses; affordable or not."""
    state = row(team(turn(coin=3), silver="buyer"), artifacts="war_mask", items="horse")
    play(state, "assist:assistant_buyer")

    assert now(state) == now(state, 1) == {"buy:horse": {"coin": 3}, "buy:war_mask": {"compass": 2}}


@clause("R-24.12")
def test_the_whip_lowers_artifacts_only_and_not_below_zero() -> None:
    """War Mask: 3 - 4 compasses."""
    state = play(row(turn("whip"), artifacts="war_mask", items="horse"), "play:whip")

    assert now(state) == {"buy:war_mask": {}}


@clause("R-24.27")
def test_a_chosen_discount_lowers_the_bridges_that_contain_it() -> None:
    """Bridge 3-5: 2 tablets, 1 arrowhead. First nothing, then an arrowhead less; for the notebook in the start row 0-1: 1 compass."""
    state = play(at_node("bird", 3, hand="inscribed_blade", tablet=3, compass=1), "play:inscribed_blade")
    before = now(state)
    play(state, "option:0")

    assert before == {}
    assert now(state) == {"glass:5": {"tablet": 2}, "notebook:1": {"compass": 1}}


@clause("R-9.5", "R-24.18")
def test_a_guardian_overcome_without_its_cost_costs_nothing() -> None:
    state = play(site(turn("bear_trap"), "l1_low_1", "l1_jewel", "guardian_13"), "play:bear_trap")

    assert now(state) == {"overcome:l1_low_1": {}}


@clause("R-22.5", "R-24.1")
def test_a_travel_discount_covers_the_finest_icons_first() -> None:
    assert less("car boot", "car") == "boot"
    assert less("ship", "car") == "ship"
    assert less("boot boot", "boot boot") == ""
    assert less("plane boot", "plane") == "boot"


def less(cost: str, discount: str) -> str:
    """What is left of travel icons."""
    return " ".join(icon for icon, n in unpacked(left(icons(cost) << TRAVEL, icons(discount))).items() for _ in range(n))


def icons(names: str) -> int:
    return packed_icons(tuple(cast(Icon, name) for name in names.split()))


@clause("R-8.1", "R-24.3")
def test_a_balloon_lowers_travel_and_compasses_of_a_discovery() -> None:
    """Level I: 3 - 3 compasses, its one icon paid by the plane. Level II: 6 - 3 compasses."""
    state = play(own(turn("hot_air_balloon"), compass=6), "play:hot_air_balloon")
    prices = now(state)

    assert prices["dig:camp_1.1"] == {}
    assert prices["discover:l1_low_1"] == {}
    assert prices["discover:l2_1"]["compass"] == 6 - 3
