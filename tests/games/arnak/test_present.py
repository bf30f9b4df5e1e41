"""The view: everything on the table, as one viewer may see it."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.state import State
from iseki.games.arnak.present import PRESENT
from iseki.games.arnak.view import Assistant, Bridge, Guardian, Node, Payment, Pending, Points, Space, TempleStack, View
from tests.clauses import clause
from tests.games.arnak.positions import idols, lay, own, play, research, row, site, stand, turn

PUBLIC = 2  # the viewer behind two seats


def view(state: State, viewer: int = 0) -> View:
    return PRESENT.view(state, viewer)


def place(state: State, name: str) -> object:
    return next(place for place in view(state).places if place.id == name)


@clause("R-23.1", "R-23.2")
def test_a_hand_is_named_to_its_owner_and_counted_for_the_others() -> None:
    state = turn("hat fear")

    assert view(state).seats[0].hand == ("fear", "hat")
    assert view(state, 1).seats[0].hand == view(state, PUBLIC).seats[0].hand == (None, None)


@clause("R-23.1")
def test_a_deck_is_counted_and_what_is_known_of_its_order_is_named() -> None:
    """An item just bought lies at the bottom; the six cards above it are known to nobody in their order."""
    state = play(row(turn(coin=4), items="horse"), "buy:horse")

    assert view(state).seats[0].deck == 7
    assert view(state, PUBLIC).seats[0].deck_known == (*[None] * 6, "horse")
    assert view(turn()).seats[0].deck_known == ()


def test_the_map_shows_costs_who_stands_where_and_what_lies_there() -> None:
    state = stand(site(turn(), "l1_low_1", "l1_jewel", "guardian_13"), "l1_low_1")
    camp, dug = view(state).places[0], view(state).places[5]

    assert (camp.id, camp.site, camp.tier) == ("camp_1", "camp_coins", 0)
    assert camp.spaces == (Space("camp_1.1", {"boot": 1}), Space("camp_1.2", {"boot": 2}, blocked=True))  # two players
    assert (dug.site, dug.guardian, dug.idols, dug.discover) == ("l1_jewel", "guardian_13", (), {"compass": 3})
    assert dug.spaces == (Space("l1_low_1", {"car": 1}, seat=0),)


@clause("R-2.5")
def test_a_face_down_idol_is_there_but_not_named() -> None:
    far = view(turn()).places[13]

    assert far.id == "l2_1"
    assert len(far.idols) == 2
    assert far.idols[0] is not None
    assert far.idols[1] is None


def test_the_row_shows_gaps_on_both_sides_of_the_staff() -> None:
    supply = view(row(turn(round_number=2), artifacts="war_mask", items="horse dog")).supply

    assert supply.row == ("gap", "war_mask", "horse", "dog", "gap", "gap")
    assert supply.staff == 2


def test_the_research_track_is_a_graph_with_costs() -> None:
    track = view(turn()).track

    assert len(track.nodes) == 15
    assert track.nodes[0] == Node(0, 1)
    assert track.bridges[0] == Bridge(0, 1, {"compass": 1, "arrowhead": 1})
    assert track.temple[5] == TempleStack("gold", 11, 2, {"coin": 1, "compass": 1, "tablet": 2, "arrowhead": 1, "jewel": 1})
    assert track.places_left == (23, 21)
    assert track.bonus == (None, None)


def test_the_snake_side_has_a_rescue_stack_and_an_idol_bridge() -> None:
    snake = view(turn(board="snake"))

    assert snake.side == "snake"
    assert snake.supply.rescue is not None
    assert snake.supply.rescue.below == (None,)  # two players: one under the top
    assert Bridge(6, 8, {"idol": 1}) in snake.track.bridges


@clause("R-19.2", "R-19.4")
def test_points_are_told_by_category() -> None:
    """Glass in row 1: 1. Three idols 9, one in the first slot: the others are worth 2 + 3 + 4. A guardian 5. Hat and Horse 2. Fear -1."""
    state = research(idols(turn("hat", play="horse fear", deck=""), crates=2, slots=1), glass=1)
    state = lay(state, at.BOON_USED, "guardian_02")

    assert view(state).seats[0].points == Points(research=1, temple=0, idols=18, guardians=5, cards=2, fear=-1, total=25)
    assert PRESENT.summary(state)["score"][0] == 25


def test_points_do_not_change_while_cards_are_set_aside() -> None:
    """Else the total would tell which cards they are (R-24.24)."""
    state = turn("crystal_earring", deck="hat fear horse", tablet=1)
    before = view(state).seats[0].points.total
    aside = play(state, "play:crystal_earring", "draw:3")
    while aside.is_chance_node():
        aside.play(aside.legal_actions()[0])

    assert len(view(aside, 1).seats[0].aside) == 3
    assert view(aside, 1).seats[0].points.total == before


def test_assistants_and_guardians_show_their_side_and_use() -> None:
    state = lay(lay(turn(), at.SILVER, "assistant_coins"), at.GOLD_USED, "assistant_plane")
    state = lay(lay(state, at.BOON, "guardian_02"), at.BOON_USED, "guardian_01")
    seat = view(state, PUBLIC).seats[0]

    assert seat.assistants == (Assistant("assistant_coins", False, True), Assistant("assistant_plane", True, False))
    assert seat.guardians == (Guardian("guardian_01", True), Guardian("guardian_02", False))


def test_a_payment_shows_what_is_asked_and_what_is_spent() -> None:
    state = play(turn("funding_car exploration_car", compass=6), "discover:l2_1", "spend:funding_car")

    assert view(state, 1).payment == Payment({"car": 2}, {}, {"car": 1})
    assert view(state).pending[0] == Pending("spend", 0)
    assert view(state).main_used


def test_icons_kept_are_shown_until_the_turn_ends() -> None:
    state = play(turn("aeroplane"), "dig:camp_1.1", "spend:aeroplane")

    assert view(state).kept == {"plane": 1}
    assert view(play(state, "end_turn")).kept == {}


def test_a_seat_counts_what_is_its_own() -> None:
    seat = view(own(turn(), coin=3, jewel=1)).seats[0]

    assert (seat.coin, seat.compass, seat.jewel, seat.home) == (3, 0, 1, 2)
