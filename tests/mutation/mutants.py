"""Mutants: one small change of a rule each, made from the syntax tree of ops and rules. Chosen by a seed, so that a run can be repeated."""

from __future__ import annotations

import ast
import copy
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType

Change = Callable[[], None]

OTHER_WAY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
OTHER_SIGN: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    """file: below the folder that was searched. text: the whole changed source. change: what a person reads of it.

    functions: qualified names of those that are no longer the same, none if the change is outside functions.
    """

    file: str
    line: int
    change: str
    text: str
    functions: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.change}"


def chosen(folder: Path, files: list[str], n: int, seed: int) -> list[Mutant]:
    """n of all mutants of the files, or all if there are fewer."""
    trees = {file: ast.parse((folder / file).read_text(encoding="utf-8")) for file in files}
    places = [(file, place, number) for file, tree in trees.items() for place, number in places_in(tree)]
    return [mutated(trees[file], file, place, number) for file, place, number in random.Random(seed).sample(places, min(n, len(places)))]


def places_in(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """Where a walk meets a node that can be changed, and the number of each change."""
    for place, node in enumerate(ast.walk(tree)):
        for number in range(len(changes(node))):
            yield place, number


def mutated(tree: ast.Module, file: str, place: int, number: int) -> Mutant:
    """The tree with change `number` at the node that comes `place`-th in a walk."""
    other = copy.deepcopy(tree)
    node = list(ast.walk(other))[place]
    before = ast.unparse(node).splitlines()[0]
    changes(node)[number]()
    after = ast.unparse(node).splitlines()[0]
    return Mutant(file, getattr(node, "lineno", 0), f"{before}  ->  {after}", ast.unparse(other), differing(tree, other))


def differing(tree: ast.Module, other: ast.Module) -> tuple[str, ...]:
    before, after = (codes(compile(ast.fix_missing_locations(each), "", "exec")) for each in (tree, other))
    return tuple(name for name, code in after.items() if code != before[name])


def codes(code: CodeType) -> dict[str, CodeType]:
    """Functions and methods within, by qualified name."""
    found: dict[str, CodeType] = {}
    for part in code.co_consts:
        if isinstance(part, CodeType):
            within = codes(part)
            if part.co_flags & CO_OPTIMIZED and not part.co_name.startswith("<"):
                within[part.co_qualname] = part
            assert not found.keys() & within, f"two functions have one name: {found.keys() & within}"
            found |= within
    return found


def changes(node: ast.AST) -> list[Change]:
    """Ways to change this very node; calling one does it."""
    if isinstance(node, ast.Compare):
        return [partial(node.ops.__setitem__, i, OTHER_WAY[type(op)]()) for i, op in enumerate(node.ops) if type(op) in OTHER_WAY]
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OTHER_SIGN:
        return [partial(setattr, node, "op", OTHER_SIGN[type(node.op)]())]
    if isinstance(node, ast.BoolOp):
        return [partial(setattr, node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())]
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool):
        return [partial(setattr, node.value, "value", not node.value.value)]
    if isinstance(node, ast.Call) and node.args and isinstance(node.args[-1], ast.Constant) and type(node.args[-1].value) is int:
        return [partial(setattr, node.args[-1], "value", node.args[-1].value + 1)]
    if isinstance(node, ast.If):
        return [partial(setattr, node, "test", ast.UnaryOp(ast.Not(), node.test))]
    if isinstance(node, ast.FunctionDef):
        return [partial(node.body.__setitem__, i, ast.Pass()) for i in bare_calls(node)]
    return []


def bare_calls(node: ast.FunctionDef) -> list[int]:
    """Statements of a function that only call something: leaving one out is a change."""
    calls = [i for i, statement in enumerate(node.body) if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)]
    return [i for i in calls if not ast.unparse(node.body[i]).startswith("super()")]
