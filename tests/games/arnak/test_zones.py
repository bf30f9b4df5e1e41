"""Cards and zones (R-5)."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.rules.cards import PLAYER_CARDS
from tests.clauses import clause
from tests.games.arnak.positions import asked, cards, chance, legal, load, piece, play, random_game, turn


@clause("R-5.1")
def test_a_player_card_always_lies_in_one_of_the_zones_of_cards() -> None:
    mine = [zone + seat for zone in (at.DECK, at.DECK_TOP, at.HAND, at.ASIDE, at.PLAY) for seat in range(2)]
    common = [at.ITEM_DECK, at.ARTIFACT_DECK, at.ROW, at.ITEM_EXILE, at.ARTIFACT_EXILE, at.FEAR_DECK, at.OUT, at.REVEALED]
    for s, _, _ in random_game(load(2), 1, 300):
        assert all(s.zone(card) in mine + common for card in range(PLAYER_CARDS))


@clause("R-5.2")
def test_cards_spent_put_down_or_played_lie_in_the_play_area_until_the_end_of_the_round() -> None:
    s = play(turn("funding_car fear"), "play:funding_car", "dig:camp_1.1")
    if asked(s) == "spend":
        play(s, "spend:fear")
    assert sorted(cards(s, at.PLAY)) == ["fear", "funding_car"]
    chance(play(s, "end_turn"))
    assert sorted(cards(s, at.PLAY)) == ["fear", "funding_car"]


@clause("R-5.3")
def test_the_deck_keeps_its_order_over_the_round_and_only_the_play_area_is_shuffled_under_it() -> None:
    s = turn("fear", deck="machete", play="horse rope")
    at.set_round(s, 1)
    chance(play(s, "pass", "end_turn", "pass", "end_turn", "done", "done"))
    assert sorted(cards(s, at.HAND)) == ["fear", "horse", "machete", "rope"]


@clause("R-5.3")
def test_cards_shuffled_under_the_deck_are_drawn_after_it() -> None:
    s = turn("fear dog axe flask", deck="machete torch", play="horse rope")
    play(s, "pass", "end_turn", "pass", "end_turn", "done", "done")
    while asked(s) == "refill" or s.seat() == 1:
        play(s, legal(s)[0])
    assert asked(s) == "hand" and legal(s) == ["deal:machete", "deal:torch"]


@clause("R-5.4")
def test_drawing_from_an_empty_deck_gives_nothing_whatever_lies_in_the_play_area() -> None:
    s = play(turn("horse", deck="", play="fear fear"), "play:horse")
    assert cards(s, at.HAND) == [] and legal(s) == ["end_turn"]


@clause("R-5.4", "R-24.19")
def test_the_top_card_is_drawn_unless_an_effect_says_bottom() -> None:
    def stacked() -> State:
        s = turn("pack_donkey large_backpack")
        for card in range(PLAYER_CARDS):
            if s.zone(card) == at.DECK:
                s.lay(card, at.OUT)
        for layer, name in enumerate(["dog", "axe", "flask"]):
            s.keep(piece(s, name), at.DECK, 0, layer, 0)
        return s

    assert "flask" in cards(play(stacked(), "play:pack_donkey", "draw:1"), at.HAND)
    assert "dog" in cards(play(stacked(), "play:large_backpack", "draw:1"), at.HAND)


@clause("R-5.5")
def test_an_item_under_an_empty_deck_may_be_drawn_in_the_same_round() -> None:
    s = play(turn(deck="", coin=4), "buy:horse")
    assert cards(s, at.DECK) == ["horse"] and s.visible(piece(s, "horse"), 1)


@clause("R-5.6")
def test_fear_cannot_be_played_but_its_boot_can_be_spent() -> None:
    s = turn("fear")
    assert "play:fear" not in s.game.action_ids
    assert cards(play(s, "dig:camp_2.1"), at.PLAY) == ["fear"] or "spend:fear" in legal(s)


@clause("R-5.7")
def test_fear_gained_goes_face_up_into_the_play_area_and_its_boot_is_not_used() -> None:
    s = play(turn("serpents_gold", tablet=1), "play:serpents_gold")
    while asked(s) != "turn":
        play(s, legal(s)[0])
    fear = [card for card in range(PLAYER_CARDS) if s.zone(card) == at.PLAY and s.game.kind[card] == at.FEAR]
    assert len(fear) == 1 and s.seen(fear[0]) == bit(3) - 1 and at.kept(s, 0) == 0
