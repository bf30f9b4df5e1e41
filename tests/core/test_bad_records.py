"""Broken records: one error with source, line and reason, whatever the text holds; a record that is read is written back alike."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from iseki.core.errors import BadRecord
from iseki.core.record import new_record, parse
from iseki.core.registry import game_type, games
from iseki.core.rng import Rng
from tests.clauses import case

HEADER = ["iseki-record 1", "game garakutarium", "rules 1", "components 0", "seats 2"]


def played(name: str, lines: int) -> str:
    """The record of random play, with two events of the table."""
    record = new_record(game_type(name))
    record.names = {0: "Ann", 1: "実"}
    state, rng = record.load().new_initial_state(), Rng(7)
    while not state.is_terminal() and len(record.lines) < lines:
        legal = state.legal_actions()
        action = int(state.sample_chance(rng)) if state.is_chance_node() else legal[rng.below(len(legal))]
        record.lines.append(state.action_to_string(action))
        state.apply_action(action)
    record.lines += ["@seat 1 bot:easy", f"@undo {lines - 1}"]
    return record.text()


REAL = [played(name, 40) for name in games()]
NASTY = [
    "²",
    "9" * 5000,
    "-1",
    "\u202e",
    "<b>",
    "\x00",
    "?",
    "@undo 3",
    "@undo 0",
    "@resign 1",
    "view 0",
    "seats 9",
    "option x",
    "name 7 x",
]
PARTS = st.sampled_from([*NASTY, *sorted({line for text in REAL for line in text.splitlines()})]) | st.text(max_size=12)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A real record in which a few lines were dropped, doubled, replaced or cut in the middle."""
    lines = draw(st.sampled_from(REAL)).splitlines()
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        part = draw(PARTS)
        cut = draw(st.integers(0, len(lines[at])))
        change = [[], [lines[at]] * 2, [part], [lines[at], part], [lines[at][:cut] + part]]
        lines[at : at + 1] = draw(st.sampled_from(change))
        lines = lines or [""]
    return "\n".join(lines)


def judged(text: str) -> str:
    """What is wrong with a record, "" if it can be replayed and is written back alike."""
    try:
        record = parse(text, "a.record")
        words = record.replay().words()
    except BadRecord as error:
        return well_said(error, len(text.splitlines()))
    assert parse(record.text()).replay().words() == words
    return ""


def well_said(error: BadRecord, lines: int) -> str:
    """The reason, if the error names the source and a line that the text has, in one short line."""
    assert str(error).startswith("a.record:")
    assert 0 <= error.line <= lines + 1
    assert len(str(error)) < 1000 and "\n" not in str(error)
    return error.reason


def test_the_records_that_are_mutated_are_good() -> None:
    assert [judged(text) for text in REAL] == [""] * len(REAL)


def fuzz(examples: int, text: st.SearchStrategy[str]) -> list[str]:
    """The reasons that so many texts were refused with, "" for each good one; the same texts every time."""
    reasons: list[str] = []

    @seed(20)
    @settings(max_examples=examples, database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(text)
    def judge(text: str) -> None:
        reasons.append(judged(text))

    judge()
    return reasons


def test_a_mutated_record_is_good_or_refused_with_a_reason() -> None:
    reasons = fuzz(150, mutated())

    assert len({reason[:12] for reason in reasons}) > 10  # many different faults were met


def test_any_text_is_refused_with_a_reason() -> None:
    assert "" not in fuzz(50, st.text())


@pytest.mark.long
def test_a_thousand_mutated_records_are_good_or_refused_with_a_reason() -> None:
    reasons = fuzz(1000, mutated())

    assert 10 < reasons.count("") < 900


@case("B-099")
@case("B-088")
@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        ({2: "rules ²"}, 3, "'²' is no known version of the rules of garakutarium; it goes from 1 to 1"),
        ({2: "rules 2"}, 3, "'2' is no known version of the rules"),
        ({4: "seats " + "9" * 5000}, 5, "is no number of seats of garakutarium; it goes from 2 to 2"),
        ({4: "seats 3"}, 5, "'3' is no number of seats"),
        ({1: "game chess"}, 2, "there is no game 'chess'"),
        ({3: "colour red"}, 4, "'colour' is no part of a header"),
        ({3: "seats 2"}, 5, "'seats' is given twice"),
        ({3: "components 0\nname 7 Ann"}, 5, "'7' is no seat; the seats are 0 to 1"),
        ({3: "components 0\noption speed 3"}, 5, "garakutarium has no option 'speed'"),
        ({3: "components 0\noption curse_numbers 9 9"}, 5, "option curse_numbers cannot be 9 9; it needs 1 to 5 numbers from 1 to 7"),
        ({3: "components 0\nview 2"}, 5, "'2' is no viewer; it is `public` or a seat from 0 to 1"),
        ({4: "seats 2\n\nfirst:0\ndeal:?"}, 8, "'deal:?' is no action of garakutarium"),
        ({4: "seats 2\n\nfirst:0\nfirst:0"}, 8, "first:0 is not legal now"),
        ({4: "seats 2\n\nfirst:0\n@undo " + "9" * 5000}, 8, "goes back to no earlier line"),
        (
            {4: "seats 2\n\nfirst:0\n@cheat 1"},
            8,
            "'@cheat 1' is no table event; there are @undo, @redo, @resign, @timeout, @pause, @go_on, @seat and @from",
        ),
        ({4: "seats 2\n\nfirst:0\n\ndeal:knight"}, 8, "an empty line stands among the actions"),
    ],
)
def test_a_fault_is_named_with_its_line_in_the_file(change: dict[int, str], line: int, reason: str) -> None:
    text = "\n".join(change.get(n, part) for n, part in enumerate(HEADER))

    with pytest.raises(BadRecord) as raised:
        parse(text, "a.record").replay()

    assert raised.value.line == line
    assert reason in raised.value.reason


def test_a_missing_part_of_the_header_is_named() -> None:
    with pytest.raises(BadRecord, match=r"a\.record: the header names no seats"):
        parse("\n".join(HEADER[:-1]), "a.record")


def test_a_redacted_record_is_read_and_not_replayed() -> None:
    copy = parse(parse(REAL[0]).viewer_copy(1).text(), "a.record")

    assert copy.view == "1"
    with pytest.raises(BadRecord, match=r"this is the copy of viewer 1, some lines are hidden; ask the table for the full record"):
        copy.replay()


def test_ten_thousand_undos_are_followed_in_no_time() -> None:
    """One list for each line would take a minute."""
    record = parse("\n".join([*HEADER, "", *["first:0", "@undo 0"] * 10_000, "first:1"]))

    assert [step.line for step in record.steps()] == [20_001]
