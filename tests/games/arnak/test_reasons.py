"""Why not: the clause that forbids an action, with what is missing, from what the asker may know."""

from __future__ import annotations

import re

import pytest

import iseki.games.arnak.layout as at
from iseki.core.present import Reason
from iseki.core.registry import game_type
from iseki.core.state import State
from iseki.games.arnak.present import PRESENT
from iseki.text.catalogue import LANGUAGES, of_game
from iseki.text.sentences import Speaker
from tests.clauses import case, clause
from tests.games.arnak.positions import idols, lay, next_turn, own, play, research, row, site, stand, turn


def why(state: State, about: str, viewer: int = 0) -> list[Reason]:
    return list(PRESENT.reasons(state, viewer, about))


@clause("R-7.1", "R-8.1", "R-14.3")
@pytest.mark.parametrize(
    ("state", "about", "clause", "data"),
    [
        (turn("fear"), "dig:l1_low_1", "R-7.1.undiscovered", {}),
        (stand(turn("fear"), "camp_2.1", "camp_3.1"), "dig:camp_1.1", "R-7.1.figure", {}),
        (stand(turn("fear"), "camp_1.1", seat=1), "dig:camp_1.1", "R-7.1.occupied", {"seat": 1}),
        (turn("fear"), "dig:camp_1.2", "R-2.6", {}),
        (turn(), "dig:camp_1.1", "R-7.1.travel", {"amounts": ("boot:1",)}),
        (turn("funding_car", compass=2), "discover:l1_low_1", "R-8.1.missing", {"amounts": ("compass:1",)}),
        (turn("fear", compass=3), "discover:l2_1", "R-8.1.missing", {"amounts": ("compass:3",)}),
        (turn("fear", compass=6), "discover:l2_1", "R-8.1.travel", {"amounts": ("car:2",)}),
        (turn("fear", coin=1), "overcome:camp_1", "R-9.1.none", {}),
        (row(turn(coin=1), items="horse"), "buy:horse", "R-11.1.missing", {"card": "horse", "amounts": ("coin:3",)}),
        (row(turn(coin=9)), "buy:horse", "R-11.1.row", {"card": "horse"}),
        (turn("war_mask"), "play:war_mask", "R-12.2", {"card": "war_mask"}),
        (turn("fear"), "play:horse", "R-12.1", {"card": "horse"}),
        (turn(), "glass:3", "R-14.2", {}),
        (turn(compass=1), "glass:1", "R-14.4", {"amounts": ("arrowhead:1",)}),
        (turn(jewel=1), "notebook:2", "R-14.3", {}),
        (turn(jewel=1), "notebook:14", "R-14.3.temple", {}),
        (turn(jewel=1), "temple:gold", "R-15.3", {}),
        (research(turn(jewel=1), glass=14), "temple:silver_left", "R-15.4", {"amounts": ("coin:1", "tablet:2")}),
        (turn(), "slot:arrowhead", "R-10.3", {}),
        (idols(turn(), crates=1, slots=4), "slot:arrowhead", "R-10.4", {}),
        (turn(), "assist:assistant_coins", "R-16.4", {"card": "assistant_coins"}),
        (turn(), "end_turn", "R-4.1", {}),
        (turn(main_used=1), "pass", "R-4.2", {}),
        (turn("fear"), "spend:fear", "later", {}),
    ],
)
def test_an_action_that_is_not_legal_names_clause_and_amounts(state: State, about: str, clause: str, data: dict[str, object]) -> None:
    assert why(state, about) == [Reason(about, clause, data)]  # type: ignore[arg-type]


@clause("R-9.1")
def test_a_guardian_names_what_its_cost_lacks() -> None:
    """Guardian 13 costs 3 tablets; one is there, so two are missing."""
    here = stand(site(turn(tablet=1), "l1_low_1", "l1_jewel", "guardian_13"), "l1_low_1")
    away = site(turn(tablet=3), "l1_low_1", "l1_jewel", "guardian_13")

    assert why(here, "overcome:l1_low_1") == [Reason("overcome:l1_low_1", "R-9.1.missing", {"amounts": ("tablet:2",)})]
    assert why(away, "overcome:l1_low_1") == [Reason("overcome:l1_low_1", "R-9.1.absent")]


@clause("R-6.8", "R-6.2")
def test_a_source_that_is_not_needed_or_does_not_fit_says_so() -> None:
    paying = play(turn("funding_ship exploration_car fear"), "dig:camp_1.1")

    assert why(paying, "spend:fear") == [Reason("spend:fear", "")]
    assert why(paying, "play:funding_ship") == [Reason("play:funding_ship", "R-4.5", {"card": "funding_ship"})]


@case("B-107")
def test_the_examples_of_the_issue_read_as_it_says() -> None:
    short, barred = why(turn("funding_car", compass=2), "discover:l1_low_1"), why(turn(jewel=1), "notebook:2")
    said = [Speaker(language, "arnak").reason(reason) for language in ("en", "ja") for reason in (*short, *barred)]

    assert said == [
        "You need 1 compass more.",
        "The notebook may not pass its magnifying glass.",
        "あと方位磁針1が必要です。",
        "手帳は拡大鏡を追い越せません。",
    ]


def test_every_clause_that_an_op_names_has_a_text_in_both_languages() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (game_type("arnak").folder / "ops").glob("*.py"))
    named = set(re.findall(r'"(R-\d+\.\d+)"', source))

    assert len(named) > 40
    assert [(clause, language) for clause in named for language in LANGUAGES if f"why.{clause}" not in of_game("arnak", language)] == []


@clause("R-6.2")
def test_a_kept_icon_that_does_not_help_is_named() -> None:
    state = turn("funding_car", compass=3)
    at.set_kept(state, 0, 1)

    assert why(play(state, "discover:l1_low_1"), "spend_kept:boot") == [Reason("spend_kept:boot", "R-6.2", {"card": "boot"})]


# ---------------------------------------------------------------- a piece
@pytest.mark.parametrize(
    ("piece", "reasons"),
    [
        ("hand0:fear", [Reason("spend:fear", "R-5.6")]),
        ("hand0:funding_car", [Reason("play:funding_car", "")]),
        ("node:2", [Reason("glass:2", "R-14.4"), Reason("notebook:2", "R-14.3")]),
        ("temple:gold", [Reason("temple:gold", "R-15.3")]),
        ("hand1:fear", [Reason("hand1:fear", "unknown")]),
        ("deck0:fear", [Reason("deck0:fear", "unknown")]),
        ("nowhere:fear", [Reason("nowhere:fear", "unknown")]),
    ],
)
def test_a_piece_tells_of_the_actions_with_it(piece: str, reasons: list[Reason]) -> None:
    told = why(turn("fear funding_car"), piece)

    assert [(reason.action, reason.clause) for reason in told][: len(reasons)] == [(reason.action, reason.clause) for reason in reasons]


def test_a_place_that_nobody_has_discovered_says_what_a_discovery_lacks_alone() -> None:
    """That one cannot dig there and that no guardian is there can be seen."""
    [reason] = why(turn("funding_car"), "place:l1_low_1")

    assert (reason.action, reason.clause) == ("discover:l1_low_1", "R-8.1.missing")


def test_a_site_without_a_guardian_says_who_is_there_alone() -> None:
    taken = stand(site(turn("funding_car"), "l1_low_1", "l1_jewel"), "l1_low_1", seat=1)

    assert [reason.clause for reason in why(taken, "place:l1_low_1")] == ["R-7.1.occupied"]


@clause("R-21.8")
def test_nothing_can_be_done_with_another_players_card_in_sight() -> None:
    assert why(lay(turn(), at.PLAY + 1, "fear"), "play1:fear") == [Reason("play1:fear", "unusable")]


def test_who_is_not_asked_reads_who_is() -> None:
    assert why(turn(), "pass", viewer=1) == [Reason("pass", "not_yours", {"seat": 0})]


def test_a_chance_and_the_end_have_their_own_reason() -> None:
    dealing = play(own(row(turn(), items="horse"), coin=4), "buy:horse", "end_turn")

    assert why(dealing, "pass") == [Reason("pass", "chance")]
    assert why(next_turn(turn()), "pass", viewer=1) == [Reason("pass", "")]
