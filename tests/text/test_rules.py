"""`iseki rules GAME [CLAUSE or CARD]`: the answer, or one error that says what was meant."""

from __future__ import annotations

import pytest

from iseki.core.errors import UnknownGame, UnknownTopic
from iseki.text.rules import chapters, clauses, rules


def test_a_clause_is_its_title_and_its_text() -> None:
    assert rules("garakutarium", "G-6.2") == (
        "G-6.2  The parent takes the other pile\n\n"
        "At the start of the parent's part the parent puts the whole remaining pile face up in their loot area. There is no choice."
    )


def test_the_title_comes_in_the_language_asked_for() -> None:
    assert rules("garakutarium", "g-6.2", "ja").startswith("G-6.2  親は残りの束を取る\n\nAt the start")


def test_a_clause_names_its_option_but_not_its_evidence() -> None:
    text = rules("garakutarium", "G-5.5")

    assert "(option `empty_pile_allowed`, default false) Each pile holds" in text
    assert "[R" not in text


def test_a_table_keeps_its_rows() -> None:
    assert "\n| run of 5 | 10 | 9 | 15 | 14 | 10 | 9 |" in rules("garakutarium", "G-8.9")


@pytest.mark.parametrize("about", ["knight", "Knight", "騎士", " KNIGHT "])
def test_a_card_is_found_by_id_and_by_name_in_either_language(about: str) -> None:
    text = rules("garakutarium", about)

    assert text.startswith("Knight\nCharacter card")
    assert "Draw 3 cards from the deck into your loot area." in text
    assert "\nG-10.1  Knight: draw three" in text


@pytest.mark.parametrize(("about", "clause"), [("curse", "G-9.7"), ("K3", "G-9.10"), ("RX", "G-9.4"), ("J", "G-8.8"), ("A3", "G-7.3")])
def test_a_card_names_the_clauses_about_it(about: str, clause: str) -> None:
    assert f"\n{clause}  " in rules("garakutarium", about)


def test_a_chapter_lists_its_clauses_and_no_topic_lists_all() -> None:
    assert rules("garakutarium", "G-6").splitlines()[2:] == [
        "G-6.1  The child must take one pile",
        "G-6.2  The parent takes the other pile",
        "G-6.3  Cards in the dig area are nobody's loot",
    ]
    assert len(rules("garakutarium").splitlines()) == 2 + len(clauses("garakutarium"))


def test_every_clause_has_a_text_and_a_chapter() -> None:
    assert [clause for clause, text in clauses("garakutarium").items() if not text] == []
    assert list(chapters("garakutarium")) == [f"G-{n}" for n in (*range(1, 14), 15, 16)]  # G-14 is the table of options


@pytest.mark.parametrize(("about", "near"), [("kinght", "knight"), ("G-5.66", "G-5.6"), ("detctive", "detective")])
def test_an_unknown_topic_is_answered_with_what_comes_near(about: str, near: str) -> None:
    with pytest.raises(UnknownTopic, match=rf"have no '{about}'; did you mean .*\b{near}\b"):
        rules("garakutarium", about)


def test_a_topic_like_nothing_is_answered_with_what_there_is() -> None:
    with pytest.raises(UnknownTopic, match=r"have no 'zzzzzzzz'; try a clause \(G-1.1\) or a card"):
        rules("garakutarium", "zzzzzzzz")


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="garakutarium"):
        rules("chess")
