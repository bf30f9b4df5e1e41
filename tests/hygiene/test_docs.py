"""The documents are true: their links lead somewhere, their programs run, their commands exist, and nothing is left out."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from starlette.routing import BaseRoute, Route, WebSocketRoute

from iseki.cli.main import parser
from iseki.server import sockets
from iseki.server.app import API
from tests.hygiene.files import ROOT, name, read
from tools.reference import commands

DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *DOCS]
ROUTES: list[BaseRoute] = [*API, *sockets.ROUTES]


def blocks(path: Path, language: str) -> list[str]:
    """The code of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", read(path), re.MULTILINE | re.DOTALL)


def named(path: Path) -> str:
    return name(path)


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_links_lead_to_files(path: Path) -> None:
    targets = [target.partition("#")[0] for target in re.findall(r"\]\(([^)]+)\)", read(path)) if "://" not in target]
    assert [target for target in targets if target and not (path.parent / target).exists()] == []


def test_the_index_names_every_page() -> None:
    linked = {(ROOT / "docs" / target).resolve() for target in re.findall(r"\]\(([^)#]+)", read(ROOT / "docs/index.md"))}
    linked |= {
        (ROOT / "docs/decisions" / target).resolve() for target in re.findall(r"\]\(([^)#]+)", read(ROOT / "docs/decisions/index.md"))
    }
    assert [name(path) for path in DOCS if path not in linked and path.name != "index.md"] == []


# ---------------------------------------------------------------- programs
def test_the_readme_shows_the_example() -> None:
    program = ast.parse(read(ROOT / "examples/random_game.py"))
    program.body = [node for node in program.body if not docstring(node) and not future(node)]
    assert ast.unparse(ast.parse(blocks(ROOT / "README.md", "python")[0])) == ast.unparse(program)


def docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def test_the_first_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """All blocks of the tutorial, one after the other; three games instead of a thousand."""
    names: dict[str, object] = {}
    for block in blocks(ROOT / "docs/tutorial/first-program.md", "python"):
        exec(compile(block.replace("1000", "3"), "first-program.md", "exec"), names)
    assert "hide:" in capsys.readouterr().out


# ---------------------------------------------------------------- commands and addresses
def typed() -> list[tuple[str, str, str]]:
    """(page, command, rest of the line) for every `iseki command ...` in a code block or between backquotes."""
    code = [(path, line) for path in PAGES for line in [*"\n".join(blocks(path, "")).splitlines(), *re.findall(r"`([^`\n]+)`", read(path))]]
    found = [(named(path), re.match(r"iseki ([a-z]+)(.*)", line)) for path, line in code]
    return [(page, command.group(1), command.group(2)) for page, command in found if command]


@pytest.mark.parametrize(("page", "command", "rest"), typed())
def test_a_command_of_the_documents_exists(page: str, command: str, rest: str) -> None:
    known = commands(parser())
    assert command in known
    options = {text for action in known[command]._actions for text in action.option_strings}
    assert set(re.findall(r"(?<!\S)--[a-z-]+", rest)) <= options


def test_targets_of_make_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", read(ROOT / "Makefile"), re.MULTILINE))
    used = {(named(path), target) for path in PAGES for target in re.findall(r"(?:`|^)make ([a-z-]+)", read(path), re.MULTILINE)}
    assert {(page, target) for page, target in used if target not in targets} == set()


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: str(route.path))
def test_every_address_of_the_server_is_documented(route: Route | WebSocketRoute) -> None:
    pages = read(ROOT / "docs/wire.md") + read(ROOT / "docs/how-to/reverse-proxy.md")
    assert f"{route.path}`" in pages or f"{route.path} " in pages or f"{route.path}\n" in pages
