"""What a seat is asked: the pieces an option touches, what reveals, and payments as plans, the cheapest first."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.present import Decision, Option, Plan
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.arnak.present import PRESENT
from tests.clauses import clause
from tests.games.arnak.positions import idols, lay, own, play, research, row, site, stand, turn
from tests.games.arnak.test_bonus_tiles import tiles_at


def question(state: State, viewer: int = 0) -> Decision:
    decision = PRESENT.decision(state, viewer)
    assert decision is not None
    return decision


def option(state: State, action: str) -> Option:
    return next(option for option in question(state).options if option.action == action)


def plans(state: State) -> list[Plan]:
    return list(question(state).plans)


def payments(state: State) -> list[tuple[str, ...]]:
    return [plan.actions for plan in plans(state)]


def hired(artifact: str, assistant: str) -> State:
    """An assistant on offer is used by an artifact (R-24.32)."""
    return play(lay(turn(artifact, tablet=1), at.ASSISTANT_TOP, assistant), f"play:{artifact}", f"hire:{assistant}")


# ---------------------------------------------------------------- options
@pytest.mark.parametrize(
    ("state", "action", "pieces"),
    [
        (turn("hat"), "play:hat", ("hand0:hat",)),
        (turn("fear"), "dig:camp_1.1", ("space:camp_1.1",)),
        (turn("aeroplane", compass=3), "discover:l1_low_1", ("place:l1_low_1",)),
        (stand(site(turn(tablet=3), "l1_low_1", "l1_jewel", "guardian_13"), "l1_low_1"), "overcome:l1_low_1", ("place:l1_low_1",)),
        (row(turn(coin=4), items="horse"), "buy:horse", ("row:horse",)),
        (turn(jewel=1), "glass:2", ("glass0", "node:2")),
        (research(turn(jewel=1), glass=14), "temple:bronze_middle", ("temple:bronze_middle",)),
        (idols(turn(), crates=1), "slot:tablets", ("slot:tablets",)),
        (lay(turn(), at.SILVER, "assistant_coins"), "assist:assistant_coins", ("silver0:assistant_coins",)),
        (lay(turn("hat"), at.BOON, "guardian_02"), "boon:guardian_02", ("boon0:guardian_02",)),
        (turn(), "pass", ()),
        (play(turn("watch"), "play:watch"), "option:1", ("choice:watch.1",)),
        (hired("ancient_wine", "assistant_car"), "option:1", ("choice:assistant_car.gold.1",)),
        (hired("coconut_flask", "assistant_car"), "option:0", ("choice:assistant_car.silver.0",)),
    ],
)
def test_an_option_names_the_pieces_it_touches(state: State, action: str, pieces: tuple[str, ...]) -> None:
    assert option(state, action).pieces == pieces


def test_the_entry_of_a_list_behind_a_cost_names_its_side() -> None:
    trade = play(lay(turn(coin=1), at.GOLD, "assistant_trade"), "assist:assistant_trade", "accept")

    assert option(trade, "option:1").pieces == ("choice:assistant_trade.gold.1",)


def test_an_option_says_whether_the_seat_learns_something() -> None:
    assert not option(turn("hat"), "play:hat").reveals  # the others see the card, the seat knew it
    assert option(play(turn("flask", deck="fear hat"), "play:flask"), "draw:1").reveals
    assert not option(turn(), "pass").reveals
    assert not option(turn(jewel=1), "glass:2").reveals


def test_the_piece_that_asks_is_named() -> None:
    assert question(play(turn("trowel", compass=1), "play:trowel")).source == "trowel"
    assert question(turn()).source == ""


def test_what_a_step_of_research_gives_is_named_where_its_order_is_asked() -> None:
    tile, of_row = question(play(tiles_at(3, "bonus_exile"), "glass:3")).options

    assert (tile.action, tile.pieces) == ("first:tile", ("result:bonus_exile",))
    assert (of_row.action, of_row.pieces) == ("first:row", ("result:row.bird.2.glass",))


def test_of_several_bonus_tiles_none_is_named_before_one_is_chosen() -> None:
    tile, of_row = question(play(tiles_at(3, "bonus_exile bonus_coin"), "glass:3")).options

    assert (tile.pieces, of_row.pieces) == ((), ("result:row.bird.2.glass",))


# ---------------------------------------------------------------- payments
@clause("R-6.8")
def test_every_payment_of_a_boot_stands_in_the_plans_fear_first() -> None:
    """Fear, then a kept icon would come, then basic cards, items, assistants, boons and last a pilot."""
    state = turn("fear funding_car hat", coin=2)
    state = lay(lay(state, at.SILVER, "assistant_ship"), at.BOON, "guardian_04")

    assert payments(play(state, "dig:camp_1.1")) == [
        ("spend:fear",),
        ("spend:funding_car",),
        ("spend:hat",),
        ("spend_assistant:assistant_ship",),
        ("spend_boon:guardian_04",),
        ("pilot",),
    ]


def test_the_same_sources_in_another_order_are_one_payment() -> None:
    """Two cars: two single cars, or the Ostrich alone."""
    state = play(turn("funding_car exploration_car ostrich", compass=6), "discover:l2_1")

    assert payments(state) == [("spend:ostrich",), ("spend:funding_car", "spend:exploration_car")]


def test_the_choice_of_what_is_kept_is_part_of_a_payment() -> None:
    """Journal gives a car and a ship; a boot needs one of them, the other one is kept."""
    state = play(turn("journal"), "dig:camp_1.1")

    assert payments(state) == [("spend:journal", "keep:car"), ("spend:journal", "keep:ship")]


def test_a_turn_offers_each_journey_with_its_cheapest_payment() -> None:
    """Camp 1 gives 2 coins; the Funding card would pay the boot as well."""
    plan = next(plan for plan in plans(turn("fear funding_car")) if plan.actions[0] == "dig:camp_1.1")

    assert plan.actions == ("dig:camp_1.1", "spend:fear")
    assert plan.verb == "dig"
    assert plan.pieces == ("space:camp_1.1", "hand0:fear")
    assert plan.gains == {"coin": 2}
    assert plan.data == {"kinds": ("fear",), "others": 1}
    assert not plan.reveals


@clause("R-9.2")
def test_a_guardian_that_asks_for_a_card_takes_the_cheapest_one() -> None:
    """Guardian 7 costs a card, a compass and an arrowhead."""
    state = site(turn("fear hat", compass=1, arrowhead=1), "l1_low_1", "l1_jewel", "guardian_07")
    (plan,) = [plan for plan in plans(stand(state, "l1_low_1")) if plan.verb == "overcome"]

    assert plan.actions == ("overcome:l1_low_1", "put:fear")
    assert plan.gains == {"compass": -1, "arrowhead": -1, "points": 5}


def test_a_site_with_fear_says_what_it_costs_in_points() -> None:
    """Fear -1, a tablet and a jewel."""
    state = site(turn("exploration_car"), "l1_low_1", "l1_fear_tablet_jewel")

    assert planned(state, "dig:l1_low_1").gains == {"tablet": 1, "jewel": 1, "points": -1}


def planned(state: State, begins: str) -> Plan:
    return next(plan for plan in plans(state) if plan.actions[0] == begins)


@pytest.mark.parametrize(("where", "compass", "scored"), [("l1_low_1", 3, 3), ("l2_1", 6, 3 + 3)])
def test_a_discovery_promises_its_idols_and_nothing_of_what_lies_face_down(where: str, compass: int, scored: int) -> None:
    """Three points for each idol, also for the one that nobody has seen; the plan is the same whatever lies there."""
    state = turn("aeroplane", compass=compass)
    plan, worlds = planned(state, f"discover:{where}"), [state.resample_from_infostate(0, Rng(seed)) for seed in range(8)]

    assert plan.gains["points"] == scored
    assert len({tuple(world.words()) for world in worlds}) > 1
    assert all(planned(world, f"discover:{where}") == plan for world in worlds)


def test_what_begins_no_payment_has_no_plan() -> None:
    assert [plan.verb for plan in plans(own(turn(), jewel=1))] == []
