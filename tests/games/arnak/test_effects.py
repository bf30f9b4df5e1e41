"""Resolving effects: costs, what is mandatory, what is optional, order (R-21), and the steps that belong to no single card."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, lay, legal, options, play, resources, row, turn, why


@clause("R-21.1", "R-21.7")
def test_what_stands_behind_a_cost_is_not_had_without_it() -> None:
    s = play(turn("trowel", compass=1), "play:trowel", "decline")
    assert resources(s) == {"compass": 1}


@clause("R-21.1")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    s = play(turn("trowel hat"), "play:trowel")
    assert legal(s) == ["play:hat", "decline"] and why(s, "accept") == "R-21.1"


@clause("R-21.1", "R-4.4")
def test_a_free_action_may_fetch_the_cost_before_the_step() -> None:
    s = play(turn("trowel hat"), "play:trowel", "play:hat", "accept")
    assert resources(s) == {"coin": 1, "jewel": 1}


@clause("R-21.2")
def test_gains_and_fear_cannot_be_declined() -> None:
    s = play(turn("serpents_gold", tablet=1), "play:serpents_gold")
    assert asked(s) == "turn" and resources(s) == {"coin": 4} and "fear" in cards(s, at.PLAY)


@clause("R-21.2", "R-24.49")
def test_the_draw_assistant_asks_for_a_card_after_the_draw() -> None:
    s = lay(turn("hat", deck="fear"), at.SILVER, "assistant_draw")
    play(s, "assist:assistant_draw", "draw:1")
    assert options(s, "put") == ["fear", "hat"] and "decline" not in legal(s)
    assert why(s, "put:horse") == "R-5.2"
    play(s, "put:fear")
    assert cards(s, at.HAND) == ["hat"] and cards(s, at.PLAY) == ["fear"]


@clause("R-24.49")
def test_the_draw_assistant_asks_for_a_card_also_without_the_draw() -> None:
    s = lay(turn("hat", deck="fear"), at.SILVER, "assistant_draw")
    play(s, "assist:assistant_draw", "decline", "put:hat")
    assert cards(s, at.HAND) == [] and cards(s, at.PLAY) == ["hat"]


@clause("R-24.49", "R-21.5")
def test_the_draw_assistant_asks_for_nothing_with_an_empty_hand() -> None:
    s = lay(turn("", deck="fear"), at.SILVER, "assistant_draw")
    play(s, "assist:assistant_draw", "decline")
    assert asked(s) == "turn" and cards(s, at.SILVER_USED) == ["assistant_draw"]


@clause("R-24.49")
def test_the_gold_draw_assistant_draws_only() -> None:
    s = lay(turn("", deck="fear"), at.GOLD, "assistant_draw")
    play(s, "assist:assistant_draw", "draw:1")
    assert cards(s, at.HAND) == ["fear"] and asked(s) == "turn"


@clause("R-21.3")
def test_optional_parts_are_independent() -> None:
    s = turn("cleansing_cauldron fear", deck="hat", tablet=1)
    kept = play(s.clone(), "play:cleansing_cauldron", "draw:1", "decline")
    assert cards(kept, at.HAND) == ["fear", "hat"]
    exiled = play(s, "play:cleansing_cauldron", "decline", "exile_hand:fear")
    assert cards(exiled, at.HAND) == []


@clause("R-21.4")
def test_steps_come_in_the_order_listed() -> None:
    s = play(turn("grappling_hook fear", deck="hat"), "play:grappling_hook")
    first = asked(s)
    rest = [asked(play(s, answer)) for answer in ("accept", "put:fear", "draw:1", "decline")]
    assert [first, *rest] == ["pay", "put", "draw", "exile", "turn"]


@clause("R-21.5", "R-22.8")
def test_an_upgrade_without_anything_to_trade_is_skipped() -> None:
    s = play(turn("traders_coins", tablet=1), "play:traders_coins")
    assert resources(s) == {"coin": 2} and asked(s) == "turn"


@clause("R-22.8")
def test_an_upgrade_trades_an_arrowhead_for_a_jewel() -> None:
    s = play(turn("traders_coins", tablet=1, arrowhead=2), "play:traders_coins")
    assert why(s, "upgrade:tablet") == "R-22.8", "the tablet went into playing the card"
    assert resources(play(s, "upgrade:arrowhead")) == {"coin": 2, "arrowhead": 1, "jewel": 1}


@clause("R-21.7")
def test_of_a_choice_the_same_entry_is_not_taken_twice() -> None:
    s = play(turn("army_knife"), "play:army_knife", "option:1")
    assert why(s, "option:1") == "R-21.7"


@clause("R-21.8")
def test_an_effect_leaves_the_other_players_alone() -> None:
    s = turn("hunting_arrows", tablet=1)
    others = [(card, s.word(card)) for card in range(s.game.cards) if s.zone(card) in (at.HAND + 1, at.DECK + 1, at.PLAY + 1)]
    play(s, "play:hunting_arrows")
    assert all(s.word(card) == word for card, word in others) and resources(s, 1) == {"coin": 1, "compass": 1}


@clause("R-21.9", "R-11.3")
def test_a_bought_artifact_may_be_declined_as_a_whole() -> None:
    s = play(row(turn(compass=3), artifacts="serpents_gold"), "buy:serpents_gold", "decline")
    assert resources(s) == {} and cards(s, at.PLAY) == ["serpents_gold"]


@clause("R-21.9")
def test_an_artifact_played_from_the_hand_is_resolved() -> None:
    s = turn("serpents_gold", tablet=1)
    assert "decline" not in legal(play(s, "play:serpents_gold"))
