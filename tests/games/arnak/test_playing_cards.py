"""Playing cards from the hand (R-12), and the cards themselves (R-5.2, R-5.6)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.deck import put_under
from iseki.games.arnak.data import Card, components
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, legal, options, piece, play, resources, turn, why

FREE_ITEMS = {"steam_boat", "automobile", "gold_pan", "carrier_pigeon", "hat", "watch", "chronometer"}


@clause("R-12.1", "R-5.2")
def test_a_card_played_lies_in_the_play_area() -> None:
    s = play(turn("hat fear"), "play:hat")
    assert cards(s, at.PLAY) == ["hat"] and cards(s, at.HAND) == ["fear"]


@clause("R-12.1")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    assert why(turn("fear", play="hat"), "play:hat") == "R-12.1"


@clause("R-12.1")
def test_the_card_lies_in_the_play_area_before_its_effect() -> None:
    s = play(turn("machete"), "play:machete")
    assert options(s, "exile_play") == ["machete"]


@clause("R-12.2")
@pytest.mark.parametrize("card", components().card, ids=lambda card: card.id)
def test_artifacts_cost_a_tablet_to_play_and_other_cards_nothing(card: Card) -> None:
    assert card.play_cost.tablet == (card.kind == "artifact")


@clause("R-12.2")
def test_the_tablet_is_paid_before_the_effect() -> None:
    s = play(turn("runes_of_the_dead", tablet=1), "play:runes_of_the_dead")
    assert resources(s) == {"coin": 1, "tablet": 3}, "1 - 1 + 3"


@clause("R-12.2")
def test_the_tablet_cannot_come_from_the_effect() -> None:
    s = turn("runes_of_the_dead")
    assert why(s, "play:runes_of_the_dead") == "R-12.2"


@clause("R-12.2", "R-4.5")
def test_the_tablet_may_come_from_a_free_card_before() -> None:
    s = play(turn("runes_of_the_dead carrier_pigeon"), "play:carrier_pigeon", "play:runes_of_the_dead")
    assert resources(s) == {"coin": 1, "tablet": 4}, "2 - 1 + 3"


@clause("R-12.3", "R-4.3")
@pytest.mark.parametrize("card", [card for card in components().card if card.kind == "item"], ids=lambda card: card.id)
def test_seven_items_are_free_and_the_others_take_the_main_action(card: Card) -> None:
    name = card.id
    assert (f"play:{name}" in legal(turn(name, main_used=1))) == (name in FREE_ITEMS)
    assert f"play:{name}" in legal(turn(name))


@clause("R-12.3")
@pytest.mark.parametrize("card", [card for card in components().card if card.kind == "artifact"], ids=lambda card: card.id)
def test_every_artifact_takes_the_main_action(card: Card) -> None:
    name = card.id
    s = turn(name, tablet=1, main_used=1)
    assert legal(s) == ["end_turn"] and why(s, f"play:{name}") == "R-12.3"
    assert f"play:{name}" in legal(turn(name, tablet=1))


@clause("R-12.3", "R-4.6")
def test_a_card_that_is_not_free_cannot_be_played_within_an_effect() -> None:
    s = play(turn("machete horse hat"), "play:machete")
    assert options(s, "play") == ["hat"] and why(s, "play:horse") == "R-12.3"


@clause("R-12.4")
def test_a_card_that_exiles_itself_lies_in_exile_before_its_effect() -> None:
    s = play(turn("flask", deck="hat"), "play:flask")
    assert asked(s) == "draw" and "flask" in cards(s, at.ITEM_EXILE)


@clause("R-12.4", "R-5.2")
def test_the_same_card_put_down_as_a_cost_stays_in_the_play_area() -> None:
    s = play(turn("parrot flask"), "play:parrot", "accept", "put:flask")
    assert cards(s, at.PLAY) == ["parrot", "flask"] and resources(s) == {"jewel": 1}


@clause("R-12.4", "R-6.4")
def test_the_same_card_spent_for_travel_stays_in_the_play_area() -> None:
    s = play(turn("flask"), "dig:camp_1.1", "spend:flask")
    assert cards(s, at.PLAY) == ["flask"]


@clause("R-12.5", "R-21.5")
def test_a_card_may_be_played_though_it_does_nothing() -> None:
    s = play(turn("trowel"), "play:trowel")
    assert resources(s) == {} and cards(s, at.PLAY) == ["trowel"] and asked(s) == "turn"


@clause("R-5.6")
def test_a_fear_card_cannot_be_played() -> None:
    s = turn("fear")
    assert options(s, "play") == [] and "play:fear" not in s.game.action_names


@clause("R-5.4")
def test_every_card_of_the_deck_is_as_likely_to_be_its_top_card() -> None:
    """Two Fear cards and a hat lie in it in no known order; the Fear card of the play area is not drawn, nor the one under the deck."""
    s = turn("stone_jar", deck="hat", play="fear", tablet=1)
    for _ in range(2):
        s.write(piece(s, "fear", at.FEAR_DECK), at.DECK)
    put_under(s, piece(s, "fear", at.FEAR_DECK), at.DECK, s.game.everyone)
    play(s, "play:stone_jar", "draw:1")
    chances = {s.action_to_string(action): chance for action, chance in s.chance_outcomes()}
    assert chances == pytest.approx({"deal:fear": 2 / 3, "deal:hat": 1 / 3})


@clause("R-5.4", "R-21.5")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    s = play(turn("pack_donkey", deck="", play="fear"), "play:pack_donkey")
    assert cards(s, at.HAND) == [] and asked(s) == "turn", "the play area is no deck"


@clause("R-5.4", "R-21.3")
def test_draws_are_made_one_by_one_and_may_stop() -> None:
    s = play(turn("flask", deck="hat horse fear"), "play:flask", "draw:1", "deal:horse")
    assert legal(s) == ["draw:1", "decline"]
    play(s, "decline")
    assert cards(s, at.HAND) == ["horse"]


@clause("R-4.4")
def test_a_card_just_drawn_may_be_played_before_the_next_draw() -> None:
    s = play(turn("flask", deck="hat horse"), "play:flask", "draw:1", "deal:hat")
    assert legal(s) == ["play:hat", "draw:1", "decline"]
    play(s, "play:hat", "draw:1")
    assert resources(s) == {"coin": 1, "compass": 1} and cards(s, at.HAND) == ["horse"]


@clause("R-23.1")
def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    s = play(turn("stone_jar", deck="hat horse", tablet=1), "play:stone_jar", "draw:1", "deal:hat")
    hat = s.find(at.HAND, s.game.kind_names.index("hat"))
    assert [s.visible(hat, viewer) for viewer in (0, 1, 2)] == [True, False, False]


@clause("R-23.2")
def test_a_card_that_all_saw_go_under_the_deck_is_known_in_the_hand() -> None:
    s = turn("large_backpack", deck="fear funding_car")
    put_under(s, piece(s, "hat"), at.DECK, s.game.everyone)
    play(s, "play:large_backpack", "draw:1")
    hat = s.find(at.HAND, s.game.kind_names.index("hat"))
    assert [s.visible(hat, viewer) for viewer in (0, 1, 2)] == [True, True, True]
