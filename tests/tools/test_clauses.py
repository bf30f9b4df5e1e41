"""The report of clauses: what counts as shown, what is a gap."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.clauses import Claim, clauses, ids_in, report


def test_clauses_are_the_bold_ids(tmp_path: Path) -> None:
    rules = tmp_path / "rules.md"
    rules.write_text("- **G-1.1** [P] 40 cards.\n- **G-1.2** see G-9.9\n**bold**\n| G-16.1 | open |\n")
    assert clauses(rules) == ["G-1.1", "G-1.2"]


def test_a_test_names_its_clauses_in_the_decorator() -> None:
    function = ast.parse('@clause("G-1.1", "G-1.2")\n@pytest.mark.long\ndef test_x(): ...').body[0]
    assert isinstance(function, ast.FunctionDef)
    assert [i for decorator in function.decorator_list for i in ids_in(decorator, "clause")] == ["G-1.1", "G-1.2"]


def test_a_clause_without_test_or_excuse_is_a_gap() -> None:
    told = report("game", ["G-1.1", "G-1.2", "G-1.3"], {"G-1.3": "nothing to see"}, [Claim("test_x", ("G-1.1",))])
    assert told.faults() == ["G-1.2 is shown by no test"]


def test_an_excuse_that_is_not_needed_is_a_fault() -> None:
    told = report("game", ["G-1.1"], {"G-1.1": "hard", "G-7": "?"}, [Claim("test_x", ("G-1.1",))])
    assert told.faults() == ["G-1.1 is excused and yet shown by test_x", "G-7 is excused, but game has no such clause"]


def test_the_report_tells_every_clause() -> None:
    told = report("game", ["G-1.1", "G-1.2"], {"G-1.2": "no way to see it"}, [Claim("a", ("G-1.1",)), Claim("b", ("G-1.1",))])
    assert told.lines() == ["G-1.1    2  a ...", "G-1.2    -  no way to see it"]
    assert told.summary() == "game: 2 in all, 1 shown by tests, 1 excused with a reason"
