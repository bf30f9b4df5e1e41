"""usage: python -m tests.mutation.trials FOLDER GAME MANY SEED: try mutants on the game's clause and card tests.

FOLDER: an interpreted copy of the engine; alive.json in it gets the mutants that no test noticed.

The tests are collected once. Each mutant is tried in a fork of that process, whose functions get the changed code, and first by the
tests that are known to reach what it changes. A change outside functions has its effect before any test: it needs a process of its own.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from cProfile import Profile
from functools import partial
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType

import pytest

from tests.mutation.copies import copy_engine, passes, rule_files, selection
from tests.mutation.mutants import Mutant, chosen, codes

SECONDS = 10  # of the processor for one test
BROKEN = 2


class Trials:
    """A pytest plug-in. alive: the mutants that no test noticed."""

    def __init__(self, folder: Path, game: str, mutants: list[Mutant]) -> None:
        self.folder, self.game, self.mutants = folder, game, mutants
        self.alive: list[Mutant] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests."""
        order = Order(learned(session, self.folder))
        functions = functions_below(self.folder)
        running: dict[int, Mutant] = {}
        for mutant in self.mutants:
            if len(running) == (os.cpu_count() or 1):
                self.wait(running)
            running[forked(partial(self.tried, session, mutant, functions, order))] = mutant
        while running:
            self.wait(running)
        return True

    def wait(self, running: dict[int, Mutant]) -> None:
        process, status = os.wait()
        mutant = running.pop(process)
        assert os.waitstatus_to_exitcode(status) != BROKEN, f"could not be tried: {mutant}"
        print(f"{mutant}: {'noticed' if status else 'alive'}", file=sys.stderr, flush=True)
        if status == 0:
            self.alive.append(mutant)

    def tried(self, session: pytest.Session, mutant: Mutant, functions: dict[str, list[FunctionType]], order: Order) -> bool:
        """Do all tests pass?"""
        if not mutant.functions:
            return self.tried_anew(mutant)
        file = str(self.folder / "iseki/games" / mutant.file)
        changed = codes(compile(mutant.text, file, "exec"))
        for function in functions[file]:
            if function.__code__.co_qualname in mutant.functions:
                function.__code__ = changed[function.__code__.co_qualname]
        return succeeds(session, order.of(f"{file}:{name}" for name in mutant.functions))

    def tried_anew(self, mutant: Mutant) -> bool:
        folder = self.folder / f"new{os.getpid()}"
        copy_engine(folder)
        (folder / "iseki/games" / mutant.file).write_text(mutant.text, encoding="utf-8")
        return passes(self.game, folder)


class Order:
    """In which order tests are run: those that reach a function first, and the quick ones first among them."""

    def __init__(self, tests: list[tuple[float, set[str]]]) -> None:
        self.tests = tests
        self.quick = sorted(range(len(tests)), key=lambda test: tests[test][0])

    def of(self, functions: Iterator[str]) -> list[int]:
        wanted = set(functions)
        return sorted(self.quick, key=lambda test: not wanted & self.tests[test][1])


def forked(work: Callable[[], bool]) -> int:
    """The process that does it; its exit code is 0 for True, 1 for False."""
    process = os.fork()
    if process == 0:
        code = BROKEN
        try:
            code = 0 if work() else 1
        finally:
            os._exit(code)
    return process


def learned(session: pytest.Session, folder: Path) -> list[tuple[float, set[str]]]:
    """Seconds of each test and the functions it calls. In a fork, so that this process stays as new."""
    notes = folder / "learned.json"
    assert os.waitpid(forked(partial(learn, session, str(folder), notes)), 0)[1] == 0, "a test fails without any change"
    return [(seconds, set(names)) for seconds, names in json.loads(notes.read_text(encoding="utf-8"))]


def learn(session: pytest.Session, folder: str, notes: Path) -> bool:
    tests = [watched(session, test) for test in range(len(session.items))]
    named = [[f"{code.co_filename}:{code.co_qualname}" for code in called if code.co_filename.startswith(folder)] for _, called in tests]
    notes.write_text(json.dumps([(seconds, names) for (seconds, _), names in zip(tests, named, strict=True)]), encoding="utf-8")
    return not session.testsfailed


def watched(session: pytest.Session, test: int) -> tuple[float, set[CodeType]]:
    """One test: its seconds, and all code that it calls."""
    profile = Profile(builtins=False)
    begin = process_time()
    profile.runcall(succeeds, session, [test])
    return process_time() - begin, {entry.code for entry in profile.getstats() if isinstance(entry.code, CodeType)}


def succeeds(session: pytest.Session, order: list[int]) -> bool:
    """Do these tests pass? Until the first fails; an endless loop ends the process."""
    for test, after in zip(order, [*order[1:], -1], strict=True):
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        item = session.items[test]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=session.items[after] if after >= 0 else None)
        if session.testsfailed:
            return False
    return True


def functions_below(folder: Path) -> dict[str, list[FunctionType]]:
    """All functions made from files in the folder, by file; also those that only a decorator holds."""
    found = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(folder)):
            found[thing.__code__.co_filename].append(thing)
    return found


def main(folder: Path, game: str, many: int, seed: int) -> None:
    games = folder / "iseki/games"
    trials = Trials(folder, game, chosen(games, rule_files(games, game), many, seed))
    code = pytest.main(selection(game, folder), plugins=[trials])
    assert code == pytest.ExitCode.OK, code
    (folder / "alive.json").write_text(json.dumps([str(mutant) for mutant in trials.alive]), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
