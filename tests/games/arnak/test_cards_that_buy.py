"""The cards that buy and gain cards (R-24.11 to R-24.13, R-24.26, R-24.34)."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.clauses import clause
from tests.games.arnak.positions import (
    asked,
    cards,
    chance,
    hold,
    lay,
    legal,
    next_turn,
    own,
    piece,
    play,
    resources,
    row,
    row_names,
    turn,
    verbs,
    why,
)
from tests.games.arnak.purchases import deck_from_the_top, known_to_all, price


# ---------------------------------------------------------------- Fishing Rod, Precision Compass, Whip
def rod(card: str, hand: str = "", items: str = "pack_donkey", **amounts: int) -> State:
    """Fishing Rod was played and this card revealed."""
    s = row(own(turn(f"fishing_rod {hand}"), **amounts), "treasure_chest", items)
    play(s, "play:fishing_rod")
    assert (asked(s), s.is_chance_node()) == ("reveal", True)
    return play(s, f"deal:{card}")


@clause("R-24.11")
def test_fishing_rod_reveals_the_top_item_to_everybody() -> None:
    s = rod("gold_pan")
    assert (asked(s), cards(s, at.REVEALED)) == ("buy", ["gold_pan"])
    assert known_to_all(s, "gold_pan")
    assert legal(s) == ["buy:gold_pan", "decline"]


@clause("R-24.11", "R-11.2")
def test_the_revealed_card_is_bought_at_the_same_discount() -> None:
    """Sea Turtle costs 3 - 3 = 0 coins."""
    s = play(rod("sea_turtle"), "buy:sea_turtle")
    assert deck_from_the_top(s, at.DECK)[-1] == "sea_turtle"
    assert (cards(s, at.REVEALED), asked(s)) == ([], "turn")


@clause("R-24.11")
def test_a_revealed_card_that_is_not_bought_goes_back_on_top_and_is_known_there() -> None:
    s = play(rod("gold_pan"), "decline")
    assert deck_from_the_top(s, at.ITEM_DECK)[0] == "gold_pan"
    assert known_to_all(s, "gold_pan")


@clause("R-24.11", "R-11.9")
def test_after_another_purchase_the_revealed_card_fills_the_gap() -> None:
    s = play(rod("gold_pan", coin=1, items="pack_donkey torch axe hat dog"), "buy:pack_donkey")
    play(s, "end_turn")
    assert row_names(s) == ["treasure_chest", "torch", "axe", "hat", "dog", "gold_pan"]


@clause("R-24.11")
def test_fishing_rod_may_be_played_without_money_and_money_may_come_after_the_reveal() -> None:
    """Pack Donkey costs 4 - 3 = 1 coin, that of Funding."""
    s = rod("horse", hand="funding_car")
    assert legal(s) == ["play:funding_car", "decline"]
    assert why(s, "buy:horse") == "R-11.1"
    play(s, "play:funding_car")
    assert legal(s) == ["buy:pack_donkey", "buy:horse", "decline"]


@clause("R-24.11")
def test_with_nothing_to_buy_and_no_free_action_the_card_goes_back_by_itself() -> None:
    s = rod("horse")
    assert asked(s) == "turn"
    assert deck_from_the_top(s, at.ITEM_DECK)[0] == "horse"


@clause("R-24.11")
def test_a_card_known_on_top_is_revealed_without_chance() -> None:
    s = play(rod("gold_pan"), "decline")
    at.set_main_used(s, 0)
    hold(s, "airdrop")
    s.lay(piece(s, "fishing_rod", at.PLAY), at.HAND)
    play(s, "play:fishing_rod")
    assert (asked(s), cards(s, at.REVEALED)) == ("buy", ["gold_pan"])


@clause("R-24.11")
def test_with_an_empty_deck_only_the_row_can_be_bought() -> None:
    s = row(turn("fishing_rod"), "", "hat")
    for item in range(35, 75):
        if s.zone(item) == at.ITEM_DECK:
            s.lay(item, at.ITEM_EXILE)
    assert legal(play(s, "play:fishing_rod")) == ["buy:hat", "decline"]


@clause("R-24.11")
def test_fishing_rod_buys_items_only() -> None:
    s = rod("gold_pan", compass=9)
    assert why(s, "buy:treasure_chest") == "R-11.1"


@clause("R-24.11", "R-11.3")
def test_precision_compass_reveals_an_artifact_and_its_effect_follows() -> None:
    s = own(row(turn("precision_compass"), "", "hat"), compass=max(0, price("traders_coins") - 3))
    play(s, "play:precision_compass", "deal:traders_coins", "buy:traders_coins", "accept")
    assert resources(s) == {"coin": 2}
    assert sorted(cards(s, at.PLAY)) == ["precision_compass", "traders_coins"]


@clause("R-24.11", "R-11.3")
def test_the_revealed_artifact_is_back_on_its_deck_before_the_effect_of_the_bought_one() -> None:
    """Coconut Flask of the row is bought: the discount buyer of the supply cannot buy what was revealed."""
    s = row(turn("precision_compass", compass=9), "coconut_flask", "hat")
    play(s, "play:precision_compass", "deal:stone_jar", "buy:coconut_flask")
    assert (asked(s), cards(s, at.REVEALED)) == ("artifact", [])
    assert deck_from_the_top(s, at.ARTIFACT_DECK)[0] == "stone_jar"


@clause("R-24.11", "R-4.4")
def test_a_free_action_may_bring_the_coin_for_the_revealed_item_also_when_the_row_has_none() -> None:
    """Horse costs 4 and the rod takes 3 off; Funding brings the coin that is missing."""
    s = rod("horse", "funding_car", items="")
    assert legal(s) == ["play:funding_car", "decline"]
    play(s, "play:funding_car", "buy:horse")
    assert (resources(s), "horse" in cards(s, at.DECK)) == ({}, True)


@clause("R-24.12", "R-12.4")
def test_the_whip_takes_four_compasses_off_an_artifact_and_is_exiled() -> None:
    s = own(row(turn("whip"), "traders_coins", "hat"), compass=max(0, price("traders_coins") - 4))
    play(s, "play:whip")
    assert legal(s) == ["buy:traders_coins", "decline"]
    play(s, "buy:traders_coins", "accept")
    assert (resources(s), cards(s, at.ITEM_EXILE)) == ({"coin": 2}, ["whip"])


@clause("R-24.12")
def test_the_whip_is_exiled_even_if_nothing_is_bought() -> None:
    s = play(row(turn("whip", compass=9), "traders_coins"), "play:whip", "decline")
    assert cards(s, at.ITEM_EXILE) == ["whip"]
    s = play(row(turn("whip"), "", "hat"), "play:whip")
    assert (asked(s), cards(s, at.ITEM_EXILE)) == ("turn", ["whip"])


# ---------------------------------------------------------------- gaining without paying
@clause("R-11.5", "R-24.13", "R-22.7")
def test_airdrop_takes_an_item_into_the_hand_where_it_can_be_played() -> None:
    s = play(row(turn("airdrop"), "stone_jar", "gold_pan horse"), "play:airdrop")
    assert legal(s) == ["take:horse", "take:gold_pan", "decline"]
    assert why(s, "take:stone_jar") == why(s, "take:torch") == "R-11.5"
    play(s, "take:gold_pan")
    assert (cards(s, at.HAND), resources(s)) == (["gold_pan"], {})
    assert known_to_all(s, "gold_pan")
    assert resources(play(s, "play:gold_pan")) == {"coin": 2}


@clause("R-24.13")
def test_an_item_taken_with_airdrop_that_is_no_free_action_waits_for_a_later_turn() -> None:
    s = play(row(turn("airdrop"), "", "gold_pan horse"), "play:airdrop", "take:horse")
    assert (cards(s, at.HAND), legal(s)) == (["horse"], ["end_turn"])
    assert why(s, "play:horse") == "R-12.3"
    next_turn(s)
    next_turn(s)
    assert "play:horse" in legal(s)


@clause("R-11.5", "R-21.3")
def test_gaining_a_card_may_be_declined_and_is_skipped_without_one() -> None:
    s = play(row(turn("airdrop"), "", "gold_pan"), "play:airdrop", "decline")
    assert (asked(s), cards(s, at.HAND)) == ("turn", [])
    assert asked(play(row(turn("airdrop"), "stone_jar"), "play:airdrop")) == "turn"


@clause("R-11.5", "R-24.26", "R-5.4")
def test_monkey_medallion_takes_an_item_on_top_of_the_deck() -> None:
    s = row(turn("monkey_medallion", deck="fear funding_car", tablet=1), "", "gold_pan")
    play(s, "play:monkey_medallion", "take:gold_pan")
    assert (cards(s, at.DECK_TOP), known_to_all(s, "gold_pan")) == (["gold_pan"], True)
    at.set_main_used(s, 0)
    hold(s, "pack_donkey")
    play(s, "play:pack_donkey", "draw:1")
    assert cards(s, at.HAND) == ["gold_pan"]


@clause("R-24.26", "R-24.24")
def test_of_two_cards_put_on_top_of_the_deck_the_later_one_is_drawn_first() -> None:
    s = row(turn("monkey_medallion", tablet=1), "", "gold_pan torch")
    lay(s, at.DECK_TOP, "hat")
    play(s, "play:monkey_medallion", "take:gold_pan")
    assert deck_from_the_top(s, at.DECK_TOP) == ["gold_pan", "hat"]


# ---------------------------------------------------------------- Ornate Hammer
@clause("R-24.34", "R-11.8")
def test_ornate_hammer_exiles_the_rightmost_item_and_takes_any_item_of_the_pile() -> None:
    s = lay(row(turn("ornate_hammer", tablet=1, deck="fear"), "stone_jar", "hat horse axe"), at.ITEM_EXILE, "torch")
    play(s, "play:ornate_hammer")
    assert row_names(s) == ["stone_jar", "hat", "horse", "", "", ""]
    assert legal(s) == ["take_exiled:torch", "take_exiled:axe", "decline"]
    assert why(s, "take_exiled:hat") == "R-24.34"
    play(s, "take_exiled:axe")
    assert (deck_from_the_top(s, at.DECK), cards(s, at.ITEM_EXILE)) == (["fear", "axe"], ["torch"])
    assert known_to_all(s, "axe")


@clause("R-24.34")
def test_rightmost_means_farthest_from_the_staff_also_with_a_gap() -> None:
    s = row(turn("ornate_hammer", tablet=1), "stone_jar", "hat horse axe")
    s.lay(piece(s, "horse", at.ROW), at.ITEM_EXILE)
    assert row_names(play(s, "play:ornate_hammer")) == ["stone_jar", "hat", "", "", "", ""]


@clause("R-24.34")
def test_without_an_item_in_the_row_the_second_part_of_ornate_hammer_still_works() -> None:
    s = lay(row(turn("ornate_hammer", tablet=1), "stone_jar"), at.ITEM_EXILE, "torch")
    assert legal(play(s, "play:ornate_hammer")) == ["take_exiled:torch", "decline"]
    s = play(row(turn("ornate_hammer", tablet=1), "stone_jar"), "play:ornate_hammer")
    assert asked(s) == "turn"


@clause("R-24.34", "R-11.9")
def test_the_row_is_refilled_at_the_end_of_the_turn_after_ornate_hammer() -> None:
    s = row(turn("ornate_hammer", tablet=1), "stone_jar", "hat horse axe dog brush")
    play(s, "play:ornate_hammer", "decline", "end_turn")
    assert (asked(s), verbs(s)) == ("refill", {"deal"})
    assert row_names(chance(s, "deal:whip")) == ["stone_jar", "hat", "horse", "axe", "dog", "whip"]
