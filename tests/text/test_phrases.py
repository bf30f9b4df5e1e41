"""Phrases and icon rows become words of a language; components speak from their data."""

from __future__ import annotations

import pytest

from iseki.core.errors import MissingText
from iseki.core.pieces import Phrase, Piece, Saying
from iseki.text.phrases import amounts, icon_row, said, sentences
from iseki.text.pieces import card, entries

WORDS = {
    "effect.pay": "pay {amount} to {then}",
    "effect.draw": "draw {n} cards",
    "effect.draw.one": "draw a card",
    "amount.coin": "{n} coins",
    "amount.coin.one": "1 coin",
    "icon.coin": "coin",
    "icon.ship": "ship",
    "icon.car": "car",
    "icon.mine": "yours",
    "part.gold": "Gold: {text}",
    "list.between": ", ",
    "list.apart": "{name} ({apart})",
    "list.sentence": "{text}.",
    "list.sentences": "{first} {last}",
    "fact.cost": "Cost: {value}",
    "fact.travel": "Travel: {value}",
    "fact.points": "Points: {value}",
    "amount.ship": "{n} ships",
    "amount.ship.one": "1 ship",
    "says.mute": "It does nothing.",
}
DRAW = Phrase("effect.draw", {"n": 1})
PAY = Phrase("effect.pay", {"amount": Phrase("amount.coin", {"n": 2}), "then": DRAW})


def test_phrases_in_the_data_are_said_first() -> None:
    assert said(PAY, WORDS) == "pay 2 coins to draw a card"


def test_sentences_begin_with_a_capital_and_end_with_a_stop() -> None:
    assert sentences((DRAW, PAY), WORDS) == "Draw a card. Pay 2 coins to draw a card."


def test_a_phrase_without_a_text_is_a_named_error() -> None:
    with pytest.raises(MissingText, match=r"no text 'effect\.sing'; add it to the catalogues"):
        said(Phrase("effect.sing"), WORDS)


def test_amounts_and_icons_are_named() -> None:
    assert amounts({"coin": 3, "ship": 1}, WORDS) == "3 coins, 1 ship"
    assert icon_row((("coin", "arrow", "tv:ship"), ("or", "4", "coin", "word:mine")), WORDS) == "[coin] → [ship]  / 4 [coin] (yours)"


def test_components_of_one_name_are_told_apart_by_their_travel() -> None:
    boats = [Piece("near", "item", {"en": "Boat"}, travel=("ship",)), Piece("far", "item", {"en": "Boat"}, travel=("car",))]

    assert entries(boats, "en", WORDS) == {
        "kind.near": "Boat (ship)",
        "face.near": "Boat",
        "kind.far": "Boat (car)",
        "face.far": "Boat",
    }


def test_a_part_and_a_choice_have_keys_of_their_own() -> None:
    choice = Saying("0", (DRAW,), (("coin",),))
    aide = Piece("aide", "assistant", {"en": "Aide"}, (Saying("gold", (PAY,), (("coin",),), (choice,)),))

    assert entries([aide], "en", WORDS) == {
        "kind.aide": "Aide",
        "says.aide.gold": "Pay 2 coins to draw a card.",
        "choice.aide.gold.0": "Draw a card.",
    }


def test_a_card_is_read_as_facts_sentences_and_icons() -> None:
    piece = Piece("aide", "item", {"en": "Aide"}, (Saying("gold", (DRAW,), (("coin",),)),), {"coin": 1}, travel=("ship", "ship"), points=2)

    assert card(piece, WORDS) == ["Cost: 1 coin", "Travel: 2 ships", "Points: 2", "Gold: Draw a card.", "[coin]"]


def test_a_component_without_an_effect_says_what_its_catalogue_says() -> None:
    assert card(Piece("mute", "item", {"en": "Mute"}), WORDS) == ["It does nothing."]
