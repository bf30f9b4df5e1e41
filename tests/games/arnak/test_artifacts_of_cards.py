"""The artifacts whose effects give, draw, exile, upgrade, pass and take Fear, one by one (R-24)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.core.deck import put_under
from iseki.core.rng import Rng
from iseki.games.arnak.rules.cards import PLAYER_CARDS
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, idols, kind, legal, op_of, options, piece, play, points, resources, row, turn, why


@clause("R-12.2")
def test_treasure_chest_draws_a_card_and_gives_a_coin() -> None:
    s = play(turn("treasure_chest", deck="hat", tablet=1), "play:treasure_chest", "draw:1")
    assert cards(s, at.HAND) == ["hat"] and resources(s) == {"coin": 1}


EXILERS = {"ritual_dagger": {"arrowhead": 1}, "mortar": {"coin": 2}}


@clause("R-24.23")
@pytest.mark.parametrize("name", EXILERS)
def test_ritual_dagger_and_mortar_exile_and_give(name: str) -> None:
    s = play(turn(f"{name} fear", tablet=1), f"play:{name}", "exile_hand:fear")
    assert cards(s, at.HAND) == [] and resources(s) == EXILERS[name]


@clause("R-24.23")
@pytest.mark.parametrize("name", EXILERS)
def test_ritual_dagger_and_mortar_give_without_the_exile(name: str) -> None:
    s = play(turn(f"{name} fear", tablet=1), f"play:{name}", "decline")
    assert cards(s, at.HAND) == ["fear"] and resources(s) == EXILERS[name]


@clause("R-24.23")
def test_cleansing_cauldron_draws_and_may_exile_the_card_drawn() -> None:
    s = play(turn("cleansing_cauldron", deck="fear", tablet=1), "play:cleansing_cauldron", "draw:1", "exile_hand:fear")
    assert cards(s, at.HAND) == [] and cards(s, at.PLAY) == ["cleansing_cauldron"]


@clause("R-24.23")
def test_cleansing_cauldron_exiles_without_the_draw() -> None:
    s = play(turn("cleansing_cauldron fear", deck="hat", tablet=1), "play:cleansing_cauldron", "decline", "exile_hand:fear")
    assert cards(s, at.HAND) == [] and asked(s) == "turn"


FEARFUL = {
    "serpents_gold": {"coin": 4},
    "serpent_idol": {"jewel": 1},
    "hunting_arrows": {"arrowhead": 2},
    "runes_of_the_dead": {"coin": 1, "tablet": 3},
}


@clause("R-24.41", "R-5.7")
@pytest.mark.parametrize("name", FEARFUL)
def test_the_fear_of_an_artifact_comes_with_its_gain(name: str) -> None:
    s = play(turn(name, tablet=1), f"play:{name}")
    assert resources(s) == FEARFUL[name] and cards(s, at.PLAY) == ["fear", name]


@clause("R-24.30", "R-17.4")
def test_sundial_gives_two_tablets_for_the_one_paid() -> None:
    s = play(turn("sundial", tablet=1), "play:sundial", "option:0")
    assert resources(s) == {"tablet": 2} and not at.passed(s, 0)


@clause("R-24.30", "R-17.3", "R-17.4")
def test_sundial_played_from_the_hand_may_pass_for_a_jewel() -> None:
    s = play(turn("sundial", tablet=1), "play:sundial", "option:1")
    assert resources(s) == {"jewel": 1} and at.passed(s, 0) == 1


@clause("R-24.30", "R-17.3", "R-17.4")
def test_sundial_bought_may_pass_for_a_jewel() -> None:
    s = row(turn(compass=2), artifacts="sundial")
    play(s, "buy:sundial", "accept", "option:1")
    assert resources(s) == {"jewel": 1} and at.passed(s, 0) == 1


TRADERS = {"traders_scales": 3, "traders_coins": 2}


@clause("R-24.31", "R-22.8")
@pytest.mark.parametrize("name", TRADERS)
def test_a_traders_artifact_upgrades_and_gives_coins(name: str) -> None:
    s = play(turn(name, tablet=2), f"play:{name}")
    assert legal(s) == ["upgrade:tablet", "decline"]
    assert resources(play(s, "upgrade:tablet")) == {"coin": TRADERS[name], "arrowhead": 1}


@clause("R-24.31")
@pytest.mark.parametrize("name", TRADERS)
def test_a_traders_artifact_gives_coins_without_the_upgrade(name: str) -> None:
    s = play(turn(name, tablet=1, arrowhead=1), f"play:{name}", "decline")
    assert resources(s) == {"coin": TRADERS[name], "arrowhead": 1}


def test_stone_jar_draws_a_card() -> None:
    s = play(turn("stone_jar", deck="hat", tablet=1), "play:stone_jar", "draw:1")
    assert cards(s, at.HAND) == ["hat"]


@clause("R-24.38", "R-10.1", "R-10.4")
def test_stone_key_frees_the_slot_worth_most() -> None:
    s = idols(turn("stone_key", tablet=1), slots=2)
    before = points(s)
    play(s, "play:stone_key", "accept")
    assert (len(cards(s, at.CRATE)), len(cards(s, at.SLOT))) == (1, 1)
    assert points(s) == before + 2  # 7 for the third and fourth slot, now 9 with the second


@clause("R-24.38")
def test_stone_key_does_nothing_without_an_idol_in_a_slot() -> None:
    s = play(idols(turn("stone_key", tablet=1), slots=0), "play:stone_key")
    assert asked(s) == "turn"


@clause("R-24.24")
def test_crystal_earring_decides_the_number_first() -> None:
    s = play(turn("crystal_earring", deck="hat horse fear funding_car", tablet=1), "play:crystal_earring")
    assert options(s, "draw") == ["1", "2", "3"]


@clause("R-24.24")
def test_crystal_earring_looks_at_no_more_cards_than_the_deck_has() -> None:
    s = play(turn("crystal_earring", deck="hat horse", tablet=1), "play:crystal_earring")
    assert options(s, "draw") == ["1", "2"] and why(s, "draw:3") == "R-5.4"


@clause("R-24.24")
def test_crystal_earring_with_one_card_keeps_it() -> None:
    s = play(turn("crystal_earring", deck="hat horse", tablet=1), "play:crystal_earring", "draw:1", "deal:horse")
    assert cards(s, at.HAND) == ["horse"] and asked(s) == "turn"


@clause("R-24.24", "R-5.1")
def test_crystal_earring_keeps_one_returns_one_and_puts_the_third_down() -> None:
    s = turn("crystal_earring gold_pan", deck="hat horse fear", tablet=1)
    play(s, "play:crystal_earring", "draw:3", "deal:hat", "deal:horse")
    assert legal(s) == ["hold:fear", "hold:horse", "hold:hat"], "no free action with cards set aside"
    assert why(s, "play:gold_pan") == "R-5.1"
    play(s, "hold:hat")
    assert legal(s) == ["return:fear", "return:horse", "decline"]
    play(s, "return:horse")
    assert cards(s, at.HAND) == ["gold_pan", "hat"]
    assert cards(s, at.DECK_TOP) == ["horse"] and cards(s, at.PLAY) == ["fear", "crystal_earring"]
    assert resources(s) == {}, "what is put down is unused"


@clause("R-24.24")
def test_crystal_earring_may_return_none() -> None:
    s = turn("crystal_earring", deck="hat horse", tablet=1)
    play(s, "play:crystal_earring", "draw:2", "deal:hat", "hold:hat", "decline")
    assert cards(s, at.HAND) == ["hat"] and cards(s, at.PLAY) == ["horse", "crystal_earring"]


@clause("R-24.24")
def test_the_card_put_back_is_drawn_next() -> None:
    s = turn("crystal_earring stone_jar", deck="hat horse fear funding_car", tablet=2)
    play(s, "play:crystal_earring", "draw:2", "deal:hat", "deal:horse", "hold:hat", "return:horse")
    at.set_main_used(s, 0)
    play(s, "play:stone_jar", "draw:1")
    assert cards(s, at.HAND) == ["horse", "hat"]


@clause("R-24.24")
def test_the_very_first_card_of_the_box_is_kept_or_returned_like_any_other() -> None:
    """Of the Funding cards, which are alike, the first one of all is among the cards set aside."""
    s = play(
        turn("crystal_earring", deck="funding_car hat horse", tablet=1), "play:crystal_earring", "draw:3", "deal:funding_car", "deal:hat"
    )
    twin = s.find(at.ASIDE, kind(s, "funding_car"))
    word = s.word(twin)
    s.write(twin, s.word(0))
    s.write(0, word)
    assert legal(s) == ["hold:funding_car", "hold:horse", "hold:hat"]
    assert [op_of(s).reject(s, 0, action) for action in s.legal_actions()] == ["", "", ""]


@clause("R-24.24", "R-21.3")
def test_the_earring_may_draw_nothing() -> None:
    s = play(turn("crystal_earring", deck="hat", tablet=1), "play:crystal_earring", "decline")
    assert cards(s, at.HAND) == [] and asked(s) == "turn"


@clause("R-24.25")
def test_obsidian_earring_looks_at_two_cards_from_the_bottom() -> None:
    s = turn("obsidian_earring", deck="hat horse", tablet=1)
    play(s, "play:obsidian_earring")
    assert options(s, "draw") == ["1", "2"]
    play(s, "draw:2", "deal:hat", "hold:hat")
    assert cards(s, at.HAND) == ["hat"] and cards(s, at.PLAY) == ["horse", "obsidian_earring"], "none goes back on the deck"


@clause("R-24.24", "R-23.1")
def test_only_the_owner_knows_what_crystal_earring_kept_and_returned() -> None:
    s = turn("crystal_earring", deck="hat horse fear", tablet=1)
    play(s, "play:crystal_earring", "draw:2", "deal:hat", "deal:horse", "hold:hat", "return:horse")
    secret = [card for card in range(PLAYER_CARDS) if s.zone(card) in (at.HAND, at.DECK_TOP)]
    assert len(secret) == 2
    assert all(s.visible(card, 0) and not s.visible(card, 1) and not s.visible(card, 2) for card in secret)


@clause("R-24.24", "R-23.1")
def test_others_cannot_tell_the_card_kept_from_the_card_returned_even_if_one_was_known() -> None:
    s = turn("crystal_earring", deck="horse fear", tablet=1)
    put_under(s, piece(s, "hat"), at.DECK, s.game.everyone)
    play(s, "play:crystal_earring", "draw:3", "deal:horse")
    assert s.visible(s.find(at.ASIDE, kind(s, "hat")), 1), "all saw it go under the deck"
    play(s, "hold:hat", "return:horse")
    worlds = [s.resample_from_infostate(1, Rng(seed)) for seed in range(40)]
    assert {(*cards(world, at.HAND), *cards(world, at.DECK_TOP)) for world in worlds} == {("hat", "horse"), ("horse", "hat")}
    own = [s.resample_from_infostate(0, Rng(seed)) for seed in range(10)]
    assert all(cards(world, at.HAND) == ["hat"] and cards(world, at.DECK_TOP) == ["horse"] for world in own)


@clause("R-23.1")
def test_others_take_any_card_of_its_batch_for_the_one_drawn() -> None:
    s = play(turn("stone_jar", deck="hat horse fear", tablet=1), "play:stone_jar", "draw:1", "deal:hat")
    worlds = [s.resample_from_infostate(1, Rng(seed)) for seed in range(40)]
    assert {tuple(cards(world, at.HAND)) for world in worlds} == {("fear",), ("horse",), ("hat",)}
    assert all(cards(s.resample_from_infostate(0, Rng(seed)), at.HAND) == ["hat"] for seed in range(10))


@clause("R-24.24", "R-23.1")
def test_the_record_hides_what_was_kept_and_returned() -> None:
    s = play(turn("crystal_earring", deck="hat horse", tablet=1), "play:crystal_earring", "draw:2")
    readers = [s.top().readers(s, 0, s.string_to_action("deal:hat"))]
    play(s, "deal:hat")
    readers.append(s.top().readers(s, 0, s.string_to_action("hold:hat")))
    play(s, "hold:hat")
    readers.append(s.top().readers(s, 0, s.string_to_action("return:horse")))
    assert readers == [1, 1, 1], "a mask of seats: seat 0 alone"
    assert s.top().readers(s, 0, s.string_to_action("decline")) == s.game.everyone
