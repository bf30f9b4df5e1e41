"""Keys and data become sentences: names for seats and cards, singulars, reasons, labels of actions and plans."""

from __future__ import annotations

import pytest

from iseki.core.present import Datum, Decision, LogLine, Option, Plan, Reason
from iseki.text.catalogue import Language
from iseki.text.sentences import Speaker

PLAYERS = ("Haruka", "Minato")


def speaker(language: Language = "en") -> Speaker:
    return Speaker(language, "garakutarium", PLAYERS)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Minato takes the open pile: Amulet 3, Special Relic."),
        ("ja", "Minatoが表向きの束を取りました：護符3、特級遺物。"),
    ],
)
def test_seats_become_players_and_kinds_become_cards(language: Language, expected: str) -> None:
    assert speaker(language).log(LogLine("takes_open", {"seat": 1, "cards": ("A3", "J")})) == expected


def test_a_seat_without_a_name_is_its_number_from_one_on() -> None:
    assert Speaker("en", "garakutarium").log(LogLine("ends_part", {"seat": 1})) == "2 ends the part."


def test_a_line_of_the_log_that_begins_with_a_component_begins_with_a_capital_and_one_that_begins_with_a_person_does_not() -> None:
    arnak = Speaker("en", "arnak", ("ren",))

    assert arnak.kind("camp_1") == "coin camp"
    assert arnak.log(LogLine("site", {"kind": "camp_1", "card": "camp_2"})) == "Coin camp: compass camp."
    assert arnak.log(LogLine("passes", {"seat": 0})) == "ren passes."


def test_a_loss_has_a_sign_of_its_own_not_a_hyphen() -> None:
    assert speaker().say("log.digs", {"seat": 0, "n": -2}) == "Haruka digs \u22122 cards."


@pytest.mark.parametrize(("n", "expected"), [(1, "Haruka digs 1 card."), (4, "Haruka digs 4 cards.")])
def test_one_of_a_thing_has_its_own_sentence(n: int, expected: str) -> None:
    assert speaker().log(LogLine("digs", {"seat": 0, "n": n})) == expected


def test_a_gap_in_the_data_is_seen() -> None:
    assert speaker().log(LogLine("discards", {"seat": 0})) == "Haruka discards {card}."


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        (Reason("end_part", ""), "This is possible."),
        (Reason("end_part", "G-7.7", {"n": 7, "limit": 5}), "You may end your part with at most 5 cards in your loot area; there are 7."),
        (
            Reason("skill:knight", "G-7.5", {"need": 15, "score": 9}),
            "A skill needs an opponent with 15 points or more; the opponent has 9.",
        ),
        (Reason("skill:knight", "G-7.5.used"), "You have used your only skill in this game."),
        (Reason("run:1-3", "G-8.3", {"first": 1, "last": 3, "n": 1}), "The run 1 to 3 lacks 1 card."),
        (Reason("hide:A1", "not_yours", {"seat": 1}), "It is not your turn: Minato decides."),
    ],
)
def test_a_reason_is_the_text_of_its_clause_and_cause(reason: Reason, expected: str) -> None:
    assert speaker().reason(reason) == expected


@pytest.mark.parametrize(
    ("action", "verb", "asked", "expected"),
    [
        ("discard:A3", "discard", "part", "破棄：護符3"),
        ("take:closed", "take", "choose", "裏向きのカードがある束を取る"),
        ("done", "done", "purify", "浄化はここまで"),
        ("end_part", "end_part", "part", "アクション終了"),
        ("run:3-5", "run", "part", "連番：3-5"),
    ],
)
def test_an_option_is_labelled_with_its_card(action: str, verb: str, asked: str, expected: str) -> None:
    assert speaker("ja").option(Option(action, verb), asked) == expected


@pytest.mark.parametrize(
    ("suited", "joker", "purified", "expected"),
    [
        (0, 0, (), "Run 3 to 5: +4"),
        (1, 0, (), "Run 3 to 5, one suit: +4"),
        (0, 5, ("K3", "K5"), "Run 3 to 5: +4, Special relic as 5, Purifies Curse 3, Curse 5"),
    ],
)
def test_a_plan_says_what_it_gains_declares_and_purifies(suited: int, joker: int, purified: tuple[str, ...], expected: str) -> None:
    data: dict[str, Datum] = {"first": 3, "last": 5, "size": 3, "suited": suited, "joker": joker, "purified": purified}

    assert speaker().plan(Plan(("run:3-5",), "run", gains={"points": 4}, data=data)) == expected


def test_the_seat_that_is_asked_reads_a_prompt_and_the_others_who_they_wait_for() -> None:
    decision = Decision(1, "choose")

    assert speaker().prompt(decision) == "Take one of the two piles."
    assert speaker("ja").waiting(decision) == "Minatoが束を選んでいます。"


def test_a_clause_has_a_title_in_both_languages() -> None:
    assert (speaker().clause("G-6.1"), speaker("ja").clause("G-6.1")) == ("The child must take one pile", "子は必ず束を1つ取る")
    assert speaker().clause("G-7.5.used") == speaker().clause("G-7.5") == "One skill a game, with the opponent at 15 points"
    assert speaker().clause("G-99.1") == ""


def test_a_singular_of_the_other_language_is_never_taken() -> None:
    """Japanese needs no sentence of its own for one of a thing."""
    assert Speaker("ja").say("lobby.waiting_for_you", {"n": 1}) == Speaker("ja").say("lobby.waiting_for_you", {"n": 2}).replace("2", "1")
