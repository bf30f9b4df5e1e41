"""Effects are steps, resolved in the order listed (R-21.4). Each kind of step is a generator, and may say when it can do something."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from tests.oracle.arnak.box import Step
from tests.oracle.arnak.table import Asked, Table

Resolve: TypeAlias = Callable[[Table, Step, bool], Asked[None]]  # the bool: the effect is part of the main action
Able: TypeAlias = Callable[[Table, Step, bool], bool]

RESOLVE: dict[str, Resolve] = {}
ABLE: dict[str, Able] = {}


def always(_table: Table, _step: Step, _main: bool) -> bool:
    return True


def step(name: str, able: Able = always) -> Callable[[Resolve], Resolve]:
    def enter(resolve: Resolve) -> Resolve:
        RESOLVE[name], ABLE[name] = resolve, able
        return resolve

    return enter


def resolve(table: Table, steps: Iterable[Step], main: bool) -> Asked[None]:
    for one in steps:
        yield from RESOLVE[one["op"]](table, one, main)


def able(table: Table, steps: Iterable[Step], main: bool) -> bool:
    """One of the steps can be carried out."""
    return any(ABLE[one["op"]](table, one, main) for one in steps)
