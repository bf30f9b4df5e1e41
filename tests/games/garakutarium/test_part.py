"""The actions of a part (G-7)."""

from __future__ import annotations

import pytest

import iseki.games.garakutarium.layout as at
from iseki.core.errors import IllegalAction
from iseki.core.state import State
from tests.clauses import clause
from tests.games.garakutarium.positions import RELICS, asked, junk, legal, loot, part, play, random_game, score, verbs


def skills(s: State) -> list[str]:
    return [name for name in legal(s) if name.startswith("skill:")]


@clause("G-7.1")
def test_actions_come_any_number_of_times_and_in_any_order() -> None:
    s = part("A1 B1 A3 A4 A5 K7 D2", other="D1", score=8, opponent=15, skills="phantom-thief knight")
    play(s, "discard:D2", "run:3-5", "skill:phantom-thief", "steal:D1", "discard:K7", "same:1x3", "end_part")
    assert score(s) == 8 + 6 - 2 + 5
    assert loot(s) == []


@clause("G-7.1", "G-7.9")
def test_a_part_may_end_without_any_action() -> None:
    """A set, a curse and a re-explore card lie ready; none is compulsory."""
    s = part("A3 A4 A5 RX K4", curse_numbers=(4,), skills="knight", opponent=20)
    play(s, "end_part")
    assert asked(s) == "dig"
    assert loot(s) == ["A3", "A4", "A5", "RX", "K4"]


@clause("G-7.2")
def test_a_set_goes_to_the_own_junk_area_and_pays_at_once() -> None:
    s = play(part("A3 A4 A5 B7", score=7), "run:3-5")
    assert (loot(s), junk(s), junk(s, 1)) == (["B7"], ["A3", "A4", "A5"], [])
    assert score(s) == 7 + 6


@clause("G-7.2")
def test_a_set_with_the_special_relic_costs_a_point() -> None:
    s = play(part("A3 A4 J", score=7), "run:3-5")
    assert score(s) == 7 + 6 - 1
    assert junk(s) == ["A3", "A4", "J"]


@clause("G-7.2", "G-8.1")
def test_cards_of_the_opponents_loot_and_of_the_junk_areas_make_no_set() -> None:
    s = part("A3", other="B3 A4 A5", junk="C3", other_junk="D3")
    assert verbs(s) == {"discard", "end_part"}


@clause("G-7.3")
@pytest.mark.parametrize("name", ["A1", "D7", "J"])
def test_discarding_a_relic_or_the_special_relic_changes_no_score(name: str) -> None:
    s = play(part(name, score=9), f"discard:{name}")
    assert (loot(s), junk(s), score(s)) == ([], [name], 9)


@clause("G-7.3")
def test_only_cards_of_the_own_loot_area_can_be_discarded() -> None:
    assert legal(part("A1 C2", other="B1", junk="B2")) == ["discard:A1", "discard:C2", "end_part"]


@clause("G-7.4")
def test_no_card_counts_for_two_sets() -> None:
    s = play(part("A3 A4 A5 B3"), "run:3-5", "use:A3")
    assert verbs(s) == {"discard", "end_part"}
    assert score(s) == 2 + 6


@clause("G-7.5", "G-13.6")
@pytest.mark.parametrize(
    ("opponent", "offered"), [(14, []), (15, ["skill:princess", "skill:detective"]), (40, ["skill:princess", "skill:detective"])]
)
def test_skills_open_when_the_opponent_has_fifteen(opponent: int, offered: list[str]) -> None:
    assert skills(part(opponent=opponent, skills="princess detective")) == offered


@clause("G-7.5")
@pytest.mark.parametrize("own", [0, 2, 14, 15, 29])
def test_the_own_score_does_not_matter_for_skills(own: int) -> None:
    assert skills(part(score=own, opponent=15, skills="knight")) == ["skill:knight"]
    assert skills(part(score=own, opponent=14, skills="knight")) == []


@clause("G-7.5")
def test_one_skill_in_a_game() -> None:
    s = play(part(other="A1", opponent=15, skills="knight phantom-thief"), "skill:phantom-thief", "steal:A1")
    assert skills(s) == []
    assert at.skill_used(s, 0) == 1
    with pytest.raises(IllegalAction):
        s.apply_action(s.string_to_action("skill:knight"))


@clause("G-7.5")
def test_only_the_own_characters_can_be_used() -> None:
    assert skills(part(opponent=15, skills="knight princess")) == ["skill:knight", "skill:princess"]


WITHOUT_EFFECT = [("princess", "", "J"), ("phantom-thief", "", "J"), ("mad-scientist", "A1", "")]
WITH_EFFECT = [
    ("princess", "", "A1"),
    ("phantom-thief", "", "J K3"),
    ("mad-scientist", "K3", ""),
    ("knight", "", ""),
    ("detective", "", ""),
]


@clause("G-7.5")
@pytest.mark.parametrize(("character", "own", "other"), WITHOUT_EFFECT)
@pytest.mark.parametrize("allowed", [True, False])
def test_a_skill_that_can_do_nothing_may_be_used_unless_the_option_forbids_it(character: str, own: str, other: str, allowed: bool) -> None:
    s = part(own, other=other, opponent=15, skills=character, skill_without_effect_allowed=allowed)
    assert skills(s) == ([f"skill:{character}"] if allowed else [])


@clause("G-7.5")
@pytest.mark.parametrize(("character", "own", "other"), WITH_EFFECT)
def test_a_skill_with_an_effect_is_never_forbidden(character: str, own: str, other: str) -> None:
    s = part(own, other=other, opponent=15, skills=character, skill_without_effect_allowed=False)
    assert skills(s) == [f"skill:{character}"]


@clause("G-7.5", "G-13.1")
@pytest.mark.parametrize("character", ["knight", "detective"])
@pytest.mark.parametrize(("deck_out", "offered"), [("reshuffle_junk", True), ("end_game", False)])
def test_an_empty_deck_leaves_nothing_to_draw_only_if_the_junk_is_not_reshuffled(character: str, deck_out: str, offered: bool) -> None:
    s = part(opponent=15, skills=character, deck="", deck_out=deck_out, skill_without_effect_allowed=False)
    assert skills(s) == ([f"skill:{character}"] if offered else [])


@clause("G-7.5")
def test_a_skill_without_effect_is_spent_all_the_same() -> None:
    s = play(part(other="J", opponent=15, skills="phantom-thief knight"), "skill:phantom-thief")
    assert (asked(s), at.skill_used(s, 0), skills(s)) == ("part", 1, [])


@clause("G-7.6")
def test_whoever_is_not_in_its_part_is_asked_nothing() -> None:
    """In a whole game every question of a part goes to the seat whose part it is."""
    for s, _, _ in random_game(11, turns=12):
        if asked(s) in ("part", "same", "run", "purify", "princess", "thief", "pick", "drop", "top"):
            bottom = [int(s.v[i + 1]) for i in range(at.STACK, int(s.v[0]) + 1, 6) if s.v[i] == at.PART_OP]
            assert bottom[-1] == s.current_player()


@clause("G-7.7")
@pytest.mark.parametrize(("cards", "may_end"), [(4, True), (5, True), (6, False), (12, False)])
def test_a_part_ends_with_five_cards_or_fewer(cards: int, may_end: bool) -> None:
    s = part(" ".join(RELICS[:cards]))
    assert ("end_part" in legal(s)) == may_end


@clause("G-7.8")
def test_the_limit_can_be_met_even_with_five_curses_and_no_points() -> None:
    """Nine cards, five of them curses that cannot be paid for: four can go."""
    s = part("A1 B4 J RX K2 K3 K4 K5 K6", score=0, curse_numbers=(2, 3, 4, 5, 6))
    assert [name for name in legal(s) if name.startswith("discard")] == ["discard:A1", "discard:B4", "discard:J", "discard:RX"]
    play(s, "discard:A1", "discard:B4", "discard:J", "discard:RX", "end_part")
    assert loot(s) == ["K2", "K3", "K4", "K5", "K6"]


@clause("G-7.8")
@pytest.mark.parametrize("seed", range(3))
def test_a_part_always_offers_a_way_on(seed: int) -> None:
    for s, _, _ in random_game(seed, turns=12, curse_numbers=(2, 3, 3, 3, 6)):
        assert legal(s)
        if asked(s) == "part":
            assert "end_part" in legal(s) or "discard" in verbs(s)


@clause("G-7.9")
def test_only_the_choice_of_a_pile_and_the_limit_are_compulsory() -> None:
    s = part("A3 A4 A5 B3 C3 K3", opponent=20, skills="knight mad-scientist", score=2)
    assert "end_part" not in legal(s)
    play(s, "discard:C3")
    assert "end_part" in legal(s)
