"""Which test shows which clause of a game's rules.md, and which case of docs/reference/cases.md. `make clauses`.

Fails on a clause that no test shows and tests/games/<name>/untested.toml does not excuse, on a case that tests/untested.toml
does not excuse, on an excuse that is not needed,
on an id that no document has, and on a test that claims more than three clauses.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from iseki.core.registry import games
from tools.generated import ROOT

CLAUSE = re.compile(r"\*\*([A-Z]+-\d+\.\d+[a-z]?)(?:\*\*| [A-Z])")  # the number alone, or with the cards it is about
NAMED = re.compile(r"^(?:## |\| )([A-Z]+-\d+(?:\.\d+)?)\b", re.MULTILINE)  # a section of options, a row of open points
CASE = re.compile(r"^### (B-\d+)\s+· ([a-z-]+)", re.MULTILINE)
CASE_AREAS = (  # areas that are built so far
    "garakutarium",
    "costa-ruana",
    "arnak-rules",
    "payment-ui",
    "packaging",
    "network",
    "hidden-info",
    "soft-lock",
    "replay-rng",
    "end-of-game",
    "access-safety",
    "bots",
    "undo",
    "clock",
)
MOST = 3


@dataclass(frozen=True)
class Claim:
    """A test and the ids it says it shows."""

    test: str
    ids: tuple[str, ...]


@dataclass(frozen=True)
class Report:
    """What is said of one document. shown: id -> tests; excused: id -> reason."""

    name: str
    shown: dict[str, list[str]]
    excused: dict[str, str]

    def faults(self) -> list[str]:
        gaps = [f"{i} is shown by no test" for i, tests in self.shown.items() if not tests and i not in self.excused]
        needless = [f"{i} is excused and yet shown by {self.shown[i][0]}" for i in self.excused if self.shown.get(i)]
        unknown = [f"{i} is excused, but {self.name} has no such clause" for i in self.excused if i not in self.shown]
        return gaps + needless + unknown

    def lines(self) -> list[str]:
        return [f"{i:<8} {self.told(i, tests)}" for i, tests in self.shown.items()]

    def told(self, i: str, tests: list[str]) -> str:
        if tests:
            return f"{len(tests)}  {tests[0]}" + (" ..." if len(tests) > 1 else "")
        return f"-  {self.excused.get(i, 'GAP')}"

    def summary(self) -> str:
        shown = sum(bool(tests) for tests in self.shown.values())
        return f"{self.name}: {len(self.shown)} in all, {shown} shown by tests, {len(self.excused)} excused with a reason"


# ---------------------------------------------------------------- what the documents have
def clauses(rules: Path) -> list[str]:
    """Ids of the numbered clauses, in order."""
    return list(dict.fromkeys(CLAUSE.findall(rules.read_text(encoding="utf-8"))))


def cases() -> list[str]:
    """Ids of the cases in the areas that are built."""
    return [case for case, area in CASE.findall(cases_text()) if area in CASE_AREAS]


def cases_text() -> str:
    return (ROOT / "docs/reference/cases.md").read_text(encoding="utf-8")


def excuses(path: Path) -> dict[str, str]:
    """Id -> reason, from an untested.toml."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def playable() -> tuple[str, ...]:
    """A game that is still being built is not registered, and owes nothing yet."""
    return games()


# ---------------------------------------------------------------- what the tests claim
@cache
def claims(mark: str) -> list[Claim]:
    """Every test of the repository with the ids in its `@<mark>(...)`."""
    found = [(test, tuple(i for decorator in decorators for i in ids_in(decorator, mark))) for test, decorators in marked()]
    return [Claim(test, ids) for test, ids in found if ids]


@cache
def marked() -> list[tuple[str, list[ast.expr]]]:
    """Every test of the repository with its decorators."""
    return [test for path in sorted((ROOT / "tests").rglob("test_*.py")) for test in tests_of(path)]


def tests_of(path: Path) -> Iterator[tuple[str, list[ast.expr]]]:
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield f"{path.relative_to(ROOT / 'tests')}::{node.name}", node.decorator_list


def ids_in(decorator: ast.expr, mark: str) -> list[str]:
    if not isinstance(decorator, ast.Call) or not ast.unparse(decorator.func).endswith(mark):
        return []
    return [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


# ---------------------------------------------------------------- the report
def report(name: str, ids: list[str], excused: dict[str, str], claimed: list[Claim]) -> Report:
    return Report(name, {i: [claim.test for claim in claimed if i in claim.ids] for i in ids}, excused)


def reports() -> list[Report]:
    by_clause, by_case = claims("clause"), claims("case")
    tests = ROOT / "tests"
    of_games = [
        report(game, clauses(ROOT / f"src/iseki/games/{game}/rules.md"), excuses(tests / f"games/{game}/untested.toml"), by_clause)
        for game in playable()
    ]
    return [*of_games, report("cases", cases(), excuses(tests / "untested.toml"), by_case)]


def known() -> set[str]:
    """Every id that a test may name."""
    rules = [path.read_text(encoding="utf-8") for path in (ROOT / "src/iseki/games").glob("*/rules.md")]
    return {i for text in rules for i in [*CLAUSE.findall(text), *NAMED.findall(text)]} | {case for case, _ in CASE.findall(cases_text())}


def wrong_claims() -> list[str]:
    every, by_clause = known(), claims("clause")
    unknown = [f"{claim.test} names {i}, which is nowhere" for claim in [*by_clause, *claims("case")] for i in claim.ids if i not in every]
    greedy = [f"{claim.test} claims {len(claim.ids)} clauses; at most {MOST}" for claim in by_clause if len(claim.ids) > MOST]
    return unknown + greedy


def faults() -> list[str]:
    return [fault for part in reports() for fault in part.faults()] + wrong_claims()


def main() -> int:
    for part in reports():
        print("\n".join([*part.lines(), part.summary(), ""]))
    found = faults()
    print("\n".join(found) if found else "Nothing is untested without a reason.")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
