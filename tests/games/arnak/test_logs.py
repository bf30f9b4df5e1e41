"""What an action did, told to each viewer: keys and data, secrets to who knows them."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.present import LogLine
from iseki.core.state import State
from iseki.games.arnak.present import PRESENT
from iseki.text.sentences import Speaker
from tests.clauses import clause
from tests.games.arnak.positions import asked, idols, lay, play, research, row, site, stand, turn

PUBLIC = 2  # the viewer behind two seats
PLAYERS = ("Haruka", "Minato")


def told(state: State, *actions: str, viewer: int = PUBLIC) -> list[LogLine]:
    """Lines of the last of the actions."""
    before = play(state, *actions[:-1])
    action = before.string_to_action(actions[-1])
    after = before.clone()
    after.apply_action(action)
    return list(PRESENT.log(before, action, after, viewer))


def said(state: State, *actions: str, viewer: int = PUBLIC) -> list[str]:
    return [Speaker("en", "arnak", PLAYERS).log(line) for line in told(state, *actions, viewer=viewer)]


def test_playing_a_card_tells_the_card_and_what_it_brought() -> None:
    assert told(turn("hat"), "play:hat") == [
        LogLine("plays", {"seat": 0, "card": "hat"}),
        LogLine("gains", {"seat": 0, "amounts": ("coin:1", "compass:1")}),
    ]


def test_numbers_are_said_in_both_languages() -> None:
    (_, gain) = told(turn("gold_pan"), "play:gold_pan")

    assert Speaker("en", "arnak", PLAYERS).log(gain) == "Haruka gains 2 coins."
    assert Speaker("ja", "arnak", PLAYERS).log(gain) == "Harukaがコイン2を得ました。"


def test_a_dig_tells_the_place_then_the_payment_then_the_gain() -> None:
    state = turn("fear")

    assert said(state.clone(), "dig:camp_1.1") == ["Haruka digs at coin camp, first space."]
    assert said(state, "dig:camp_1.1", "spend:fear") == ["Haruka pays travel with Fear.", "Haruka gains 2 coins."]


def test_a_purchase_tells_its_price() -> None:
    assert said(row(turn(coin=4), items="horse"), "buy:horse") == ["Haruka buys Horse.", "Haruka pays 4 coins."]


@clause("R-23.1")
def test_a_card_drawn_is_named_to_who_drew_it() -> None:
    drawing = play(turn("stone_jar", deck="fear horse", tablet=1), "play:stone_jar", "draw:1")
    assert asked(drawing) == "drawn"

    assert told(drawing.clone(), "deal:horse", viewer=0)[:1] == [LogLine("draws_cards", {"seat": 0, "cards": ("horse",)})]
    assert told(drawing, "deal:horse", viewer=1)[:1] == [LogLine("draws", {"seat": 0, "n": 1})]


@clause("R-24.24")
def test_the_card_kept_is_named_to_its_owner_alone() -> None:
    state = play(turn("crystal_earring", deck="hat fear horse", tablet=1), "play:crystal_earring", "draw:3")
    while state.is_chance_node():
        state.play(state.legal_actions()[0])

    assert LogLine("keeps_card", {"seat": 0, "card": "horse"}) in told(state.clone(), "hold:horse", viewer=0)
    assert LogLine("keeps", {"seat": 0}) in told(state, "hold:horse", viewer=1)


def test_a_guardian_is_faced_while_it_is_paid_for_and_then_overcome() -> None:
    """Guardian 13 costs tablets alone: nothing is left to pay. Guardian 7 asks for a card."""
    now = stand(site(turn(tablet=3), "l1_low_1", "l1_jewel", "guardian_13"), "l1_low_1")
    later = stand(site(turn("fear hat", compass=1, arrowhead=1), "l1_low_1", "l1_jewel", "guardian_07"), "l1_low_1")

    assert said(now, "overcome:l1_low_1") == ["Haruka pays 3 tablets.", "Haruka overcomes Guardian 13."]
    assert said(later.clone(), "overcome:l1_low_1") == ["Haruka faces Guardian 7.", "Haruka pays 1 compass, 1 arrowhead."]
    assert said(later, "overcome:l1_low_1", "put:fear") == ["Haruka puts Fear into the play area.", "Haruka overcomes Guardian 7."]


@clause("R-18.2")
def test_fear_of_the_way_home_is_told_although_the_player_before_puts_fear_down() -> None:
    """Haruka's last card goes into the play area; then Minato comes home from a site with a guardian."""
    s = stand(site(turn("fear"), "l1_low_1", "l1_jewel", "guardian_01"), "l1_low_1", seat=1)
    at.set_passed(s, 1, 1)

    assert said(s, "pass", "end_turn", "put:fear")[:2] == ["Haruka puts Fear into the play area.", "Minato gains a Fear card."]


@clause("R-18.2", "R-24.22")
def test_whoever_wears_the_war_mask_is_told_no_fear_on_the_way_home() -> None:
    s = lay(stand(site(turn(""), "l1_low_1", "l1_jewel", "guardian_01"), "l1_low_1"), at.OUT, "war_mask")
    at.set_shield(s, 0, 1)
    at.set_passed(s, 1, 1)

    assert [sentence for sentence in said(s, "pass", "end_turn") if "Fear" in sentence] == []


def test_fear_that_comes_from_the_fear_deck_is_told() -> None:
    assert "Haruka gains a Fear card." in said(turn("serpents_gold", tablet=1), "play:serpents_gold")


def test_research_tells_token_row_price_and_result() -> None:
    assert said(turn(jewel=1), "glass:2") == [
        "Haruka researches: the magnifying glass goes to row 1.",
        "Haruka pays 1 jewel.",
        "Haruka gains 1 coin.",
    ]


def test_what_is_paid_and_what_comes_back_are_two_lines_of_the_same_resource() -> None:
    """A pilot to the coin camp costs what the camp gives."""
    assert said(turn(coin=2), "dig:camp_1.1", "pilot") == ["Haruka hires a pilot.", "Haruka pays 2 coins.", "Haruka gains 2 coins."]


def test_an_upgrade_is_one_line() -> None:
    state = turn("traders_coins", tablet=2)

    assert said(state, "play:traders_coins", "upgrade:tablet") == ["Haruka trades a tablet for an arrowhead.", "Haruka gains 2 coins."]


def test_an_idol_put_to_use_and_a_temple_tile_are_told() -> None:
    assert said(idols(turn(), crates=1), "slot:tablets") == ["Haruka puts an idol into a slot.", "Haruka gains 2 tablets."]
    assert said(research(turn(jewel=1), glass=14), "temple:bronze_middle") == [
        "Haruka buys the middle bronze temple tile: 2 points.",
        "Haruka pays 1 jewel.",
    ]


def test_an_assistant_used_is_told() -> None:
    state = lay(turn(), at.SILVER, "assistant_coins")

    assert said(state, "assist:assistant_coins") == ["Haruka uses Assistant: coins.", "Haruka gains 2 coins."]


def test_a_pass_and_the_next_turn_are_told() -> None:
    assert said(turn(), "pass") == ["Haruka passes."]
    assert said(turn(main_used=1), "end_turn") == ["Minato’s turn."]


def test_a_new_round_carries_the_points_of_everybody_so_far() -> None:
    state = play(research(turn(), glass=1), "pass", "end_turn", "pass")
    lines: list[LogLine] = []
    while at.round(state) == 1:
        lines += told(state, state.action_to_string(state.legal_actions()[0]))
        state.play(state.legal_actions()[0])

    row_1, empty_slots, fear = 1, 1 + 2 + 3 + 4, -2
    both = (str(row_1 + empty_slots + fear), str(empty_slots + fear))
    assert [line.data for line in lines if line.key == "round"] == [{"n": 2, "points": both}]
