"""What covers what, and which payments are offered (R-6.1 to R-6.3, R-6.8)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

import iseki.games.arnak.layout as at
from iseki.core.rng import Rng
from iseki.games.arnak.effects import Icon
from iseki.games.arnak.packing import packed_icons
from iseki.games.arnak.rules.payments import content, icons_in
from iseki.games.arnak.rules.travel import covers, wide
from tests.clauses import case, clause
from tests.games.arnak.payments import minimal_payments, offered_payments, pays, sources
from tests.games.arnak.positions import lay, legal, options, play, turn, why

BOOT: Icon = "boot"
ALL: tuple[Icon, ...] = ("boot", "car", "ship", "plane")


def covered(icons: tuple[Icon, ...], cost: tuple[Icon, ...]) -> bool:
    return bool(covers(sum(wide(packed_icons((icon,))) for icon in icons), packed_icons(cost)))


@pytest.mark.parametrize(
    ("icon", "paid"),
    [("boot", ["boot"]), ("car", ["boot", "car"]), ("ship", ["boot", "ship"]), ("plane", ["boot", "car", "ship", "plane"])],
)
@clause("R-6.1", "R-6.2")
@case("B-006")
def test_a_boot_pays_boots_a_car_and_a_ship_also_themselves_a_plane_everything(icon: Icon, paid: list[str]) -> None:
    assert [cost for cost in ALL if covered((icon,), (cost,))] == paid


@pytest.mark.parametrize("cost", [*combinations_with_replacement(ALL, 2)])
@clause("R-6.2", "R-6.3")
@case("B-006")
def test_up_to_four_icons_cover_a_cost_of_two_exactly_if_each_can_be_given_one_of_its_own(cost: tuple[Icon, ...]) -> None:
    pools = [pool for n in range(5) for pool in combinations_with_replacement(ALL, n)]
    assert [pool for pool in pools if covered(pool, cost)] == [pool for pool in pools if pays(pool, cost)]


@clause("R-6.3")
def test_a_hand_full_of_boots_is_no_car() -> None:
    assert not covered((BOOT,) * 40, ("car",))
    assert covered((BOOT,) * 40, ("boot", "boot"))


def test_every_source_of_one_or_two_icons_has_a_content_of_its_own() -> None:
    icons = [packed_icons((a,)) for a in ALL] + [packed_icons(pair) for pair in combinations_with_replacement(ALL, 2)]
    assert len({content(packed) for packed in icons}) == 4 + 10
    assert [icons_in(content(packed)) for packed in icons] == icons


# ---------------------------------------------------------------- payments as they are offered
HAND = (
    "fear",
    "funding_car",
    "funding_ship",
    "journal",  # car and ship
    "sea_turtle",  # two ships
    "pack_donkey",  # two cars
    "hot_air_balloon",
    "aeroplane",  # two planes
)
COSTS = {  # a position of the Snake side for each cost
    ("boot",): "camp_1.1",
    ("boot", "boot"): "l1_up_2",
    ("car",): "l1_low_1",
    ("ship",): "l1_low_3",
    ("plane",): "l1_up_3",
    ("car", "car"): "l2_1",
    ("boot", "plane"): "l2_2",
    ("car", "ship"): "l2_3",
    ("ship", "ship"): "l2_4",
}


@pytest.mark.parametrize(("cost", "where"), COSTS.items())
@clause("R-6.8", "R-6.7", "R-6.4")
@case("B-098")
def test_every_minimal_payment_of_a_discovery_is_offered_and_no_other(cost: tuple[str, ...], where: str) -> None:
    """Twelve times up to five cards, boons, coins and icons kept."""
    rng = Rng(len(where))
    for _ in range(12):
        chosen = [name for name in HAND if rng.below(2)][:5] + ["fear"] * int(rng.below(2))
        s = turn(" ".join(chosen), board="snake", compass=6, coin=int(rng.below(5)))
        if rng.below(2):
            lay(s, at.BOON, "guardian_01 guardian_03 guardian_12")
        for i in range(4):
            at.set_kept(s, i, rng.below(2))
        expected = minimal_payments(sources(s), cost)
        verb = "dig" if where.startswith("camp") else "discover"
        assert (f"{verb}:{where}" in legal(s)) == bool(expected)
        if expected:
            assert offered_payments(play(s, f"{verb}:{where}")) == expected


@pytest.mark.parametrize(
    ("item", "discount"), [("sea_turtle", "ship"), ("ostrich", "car"), ("sturdy_boots", "boot boot"), ("aeroplane", "plane")]
)
@clause("R-6.8", "R-6.9")
@case("B-098")
def test_icons_of_a_discount_count_first_and_are_never_kept(item: str, discount: str) -> None:
    rng = Rng(len(item))
    for cost, where in COSTS.items():
        if where.startswith("camp"):
            continue
        for _ in range(2):
            chosen = [name for name in HAND if name != item and rng.below(2)][:4]
            s = play(turn(" ".join([item, *chosen]), deck="", board="snake", compass=6, coin=int(rng.below(4))), f"play:{item}")
            expected = minimal_payments(sources(s), cost, tuple(discount.split()))
            assert (f"discover:{where}" in legal(s)) == bool(expected)
            if expected:
                assert offered_payments(play(s, f"discover:{where}")) == expected


# ---------------------------------------------------------------- the clauses one by one
@clause("R-6.8")
def test_a_source_that_is_not_needed_is_not_offered() -> None:
    """A cost of two cars: Pack Donkey alone pays it, so beside Funding it would leave Funding superfluous."""
    s = play(turn("funding_car pack_donkey exploration_car", compass=6), "discover:l2_1")
    assert options(s, "spend") == ["funding_car", "exploration_car", "pack_donkey"]
    play(s, "spend:funding_car")
    assert options(s, "spend") == ["exploration_car"]
    assert why(s, "spend:pack_donkey") == "R-6.8"


@clause("R-6.2")
def test_a_ship_is_refused_for_a_car_and_the_clause_is_told() -> None:
    s = play(turn("funding_car funding_ship fear"), "dig:camp_1.1")
    assert options(s, "spend") == ["funding_car", "funding_ship", "fear"]
    s = play(turn("funding_car funding_ship fear", compass=3), "discover:l1_low_1")
    assert options(s, "spend") == ["funding_car"]
    assert [why(s, f"spend:{name}") for name in ("funding_ship", "fear")] == ["R-6.2", "R-6.2"]
    assert why(s, "spend:exploration_car") == "R-6.4"


@clause("R-6.6", "R-6.7")
def test_a_cost_may_be_covered_with_more_and_what_is_too_much_is_kept_to_the_end_of_the_turn() -> None:
    s = play(turn("pack_donkey"), "dig:camp_1.1", "spend:pack_donkey")
    assert [int(at.kept(s, i)) for i in range(4)] == [0, 1, 0, 0]  # two cars for a boot: one car kept
    play(s, "end_turn")
    assert [int(at.kept(s, i)) for i in range(4)] == [0, 0, 0, 0]


@clause("R-6.7")
@pytest.mark.parametrize("card", ["journal", "pack_donkey"])
def test_with_the_option_surplus_icons_are_lost_at_once(card: str) -> None:
    s = play(turn(card, surplus_icons="lost"), "dig:camp_1.1", f"spend:{card}")
    assert [int(at.kept(s, i)) for i in range(4)] == [0, 0, 0, 0]
    assert legal(s) == ["end_turn"]


@clause("R-6.8")
def test_which_icon_is_kept_is_asked_where_it_can_be_the_one_or_the_other() -> None:
    s = play(turn("journal"), "dig:camp_1.1", "spend:journal")
    assert legal(s) == ["keep:car", "keep:ship"]
    assert why(s, "keep:plane") == "R-6.8"
    play(s, "keep:ship")
    assert [int(at.kept(s, i)) for i in range(4)] == [0, 0, 1, 0]


@clause("R-6.8")
def test_a_kept_icon_need_not_be_chosen() -> None:
    s = turn("fear")
    at.set_kept(s, 3, 1)
    play(s, "dig:camp_1.1")
    assert legal(s) == ["spend:fear", "spend_kept:plane"]
    play(s, "spend:fear")
    assert at.kept(s, 3) == 1
