"""Knight, Princess, Phantom Thief (G-10.1 to G-10.3) and what skills have in common."""

from __future__ import annotations

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.state import State
from tests.clauses import case, clause
from tests.games.garakutarium.positions import asked, dug, give_characters, junk, legal, loot, part, play, verbs

PUBLIC = 2


def using(character: str, own: str = "", other: str = "", junk: str = "", other_junk: str = "") -> State:
    """Seat 0 has just used the skill of this character."""
    return play(part(own, other, opponent=15, skills=character, junk=junk, other_junk=other_junk), f"skill:{character}")


# ---------------------------------------------------------------- Knight
@clause("G-10.1")
def test_the_knight_draws_three_cards_face_up_into_the_own_loot() -> None:
    s = using("knight", "A1")
    assert (asked(s), s.is_chance_node()) == ("knight", True)
    play(s, "draw:C1", "draw:RX", "draw:K5")
    assert (asked(s), loot(s)) == ("part", ["A1", "C1", "RX", "K5"])
    assert all(s.visible(number, viewer) for number in range(35) if s.zone(number) == at.LOOT for viewer in (0, 1, PUBLIC))
    assert s.count(at.DECK) == 34 - 3


@clause("G-10.1")
def test_the_limit_of_five_still_holds_after_the_knight() -> None:
    s = play(using("knight", "A1 A3 A5"), "draw:C1", "draw:D3", "draw:D5")
    assert "end_part" not in legal(s)
    assert "end_part" in legal(play(s, "discard:A1"))


@clause("G-10.1")
def test_cards_drawn_by_the_knight_can_be_used_at_once() -> None:
    s = play(using("knight", "A3 A4"), "draw:A5", "draw:D3", "draw:K7")
    assert {"run:3-5", "same:3x2"} <= set(legal(s))


# ---------------------------------------------------------------- Princess
@clause("G-10.2")
def test_the_princess_finds_the_special_relic_in_the_deck_and_shuffles_it() -> None:
    s = using("princess")
    assert legal(s) == ["search:deck"]
    shuffles = s.shuffles
    play(s, "search:deck")
    assert (asked(s), loot(s), s.count(at.DECK)) == ("part", ["J"], 35 - 1)
    assert s.shuffles == shuffles + 1


@clause("G-10.2", "G-16.11")
@pytest.mark.parametrize(("own", "other"), [("J A1", ""), ("", "J A1")])
def test_the_princess_may_take_the_special_relic_from_either_junk_area(own: str, other: str) -> None:
    s = using("princess", junk=own, other_junk=other)
    assert legal(s) == ["search:deck", "search:junk"]
    shuffles = s.shuffles
    play(s, "search:junk")
    assert loot(s) == ["J"]
    assert junk(s) + junk(s, 1) == ["A1"]
    assert s.shuffles == shuffles


@clause("G-10.2")
@pytest.mark.parametrize(("own", "other", "in_junk"), [("J", "", ""), ("", "J", ""), ("", "", "J")])
def test_a_princess_who_searches_in_vain_shuffles_the_deck_all_the_same(own: str, other: str, in_junk: str) -> None:
    s = using("princess", own, other, junk=in_junk)
    shuffles = s.shuffles
    before = loot(s)
    play(s, "search:deck")
    assert (asked(s), loot(s), s.count(at.DECK)) == ("part", before, 34)
    assert s.shuffles == shuffles + 1


@clause("G-10.2")
@pytest.mark.parametrize("split", [("hide:J", "join:A1", "done"), ("hide:A1", "join:J")], ids=["face down", "face up"])
def test_the_special_relic_in_the_dig_area_is_out_of_reach(split: tuple[str, ...]) -> None:
    s = play(dug("A1 J C3 D4 A5"), *split, "take:open")
    at.set_score(s, 0, 15)
    give_characters(s, "princess", seat=1)
    play(s, "skill:princess")
    assert legal(s) == ["search:deck"]
    play(s, "search:deck")
    assert loot(s, 1) == ["A5", "C3", "D4"]


@clause("G-10.2", "G-7.5")
def test_a_princess_who_cannot_see_where_the_special_relic_is_may_always_search() -> None:
    """It lies face down: to forbid the skill as one without effect would tell the child."""
    s = play(dug("A1 J C3 D4 A5", skill_without_effect_allowed=False), "hide:J", "done", "take:open")
    at.set_score(s, 0, 15)
    give_characters(s, "princess", seat=1)
    assert "skill:princess" in legal(s)


@clause("G-10.2")
def test_a_search_takes_away_what_a_detective_knew_of_the_top() -> None:
    s = part(opponent=15, skills="detective")
    play(s, "skill:detective", *[f"draw:A{n}" for n in range(1, 6)], "pick:A1", "done", "top:A2", "top:A3", "top:A4")
    at.set_skill_used(s, 0, 0)
    give_characters(s, "princess")
    play(s, "skill:princess", "search:deck")
    assert {int(s.layer(number)) for number in range(35) if s.zone(number) == at.DECK} == {0}
    assert not any(s.visible(number, 0) for number in range(35) if s.zone(number) == at.DECK)


# ---------------------------------------------------------------- Phantom Thief
@clause("G-10.3")
def test_the_thief_takes_any_card_but_the_special_relic() -> None:
    s = using("phantom-thief", other="A1 D7 J RX K3")
    assert legal(s) == ["steal:A1", "steal:D7", "steal:RX", "steal:K3"]
    play(s, "steal:K3")
    assert (loot(s), loot(s, 1)) == (["K3"], ["A1", "D7", "J", "RX"])


@case("B-075")
@clause("G-10.3")
@pytest.mark.parametrize("other", ["", "J"])
def test_the_thief_finds_nothing(other: str) -> None:
    s = using("phantom-thief", "A1", other=other)
    assert (asked(s), loot(s), at.skill_used(s, 0)) == ("part", ["A1"], 1)


@clause("G-10.3")
def test_the_thief_is_refused_the_special_relic_and_what_does_not_lie_there() -> None:
    s = using("phantom-thief", "B1", other="A1 J")
    refused = {name: s.top().reject(s, 0, s.string_to_action(name)) for name in ("steal:A1", "steal:J", "steal:B1", "discard:B1")}
    assert refused == {"steal:A1": "", "steal:J": "G-10.3", "steal:B1": "G-10.3", "discard:B1": "G-10.3"}


@clause("G-10.3", "G-7.9")
def test_the_thief_must_take_a_card_if_there_is_one() -> None:
    assert verbs(using("phantom-thief", other="K3")) == {"steal"}


@clause("G-10.10")
@case("B-039")
def test_the_childs_thief_cannot_reach_the_pile_that_the_parent_is_about_to_take() -> None:
    s = play(dug("A1 B2 C3 D4 A5"), "hide:C3", "join:A1", "done", "take:open")
    at.set_score(s, 0, 15)
    give_characters(s, "phantom-thief", seat=1)
    play(s, "skill:phantom-thief")
    assert (asked(s), loot(s, 1)) == ("part", ["A5", "B2", "D4"])


# ---------------------------------------------------------------- all of them
@clause("G-7.5")
@pytest.mark.parametrize("character", ["knight", "princess", "phantom-thief", "detective"])
def test_what_a_skill_asks_names_its_character(character: str) -> None:
    s = using(character, other="A1")
    assert s.game.kind_names[s.source() - 1] == character


@clause("G-10.4")
def test_every_question_of_the_detective_names_the_detective() -> None:
    s = play(using("detective"), *[f"draw:A{n}" for n in range(1, 6)])
    askers = {asked(s): s.game.kind_names[s.source() - 1]}
    for name in ("pick:A1", "done"):
        play(s, name)
        askers[asked(s)] = s.game.kind_names[s.source() - 1]
    assert askers == {"pick": "detective", "drop": "detective", "top": "detective"}
