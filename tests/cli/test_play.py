"""A game in the terminal, with a keyboard that is written beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from iseki.cli.terminal import Terminal
from iseki.core.record import new_record, parse
from iseki.core.registry import game_type
from iseki.text.catalogue import Language
from tests.cli.conftest import Command


class Keyboard:
    """Answers in turn; at the end of the list the keyboard is closed."""

    def __init__(self, *answers: str) -> None:
        self.answers: Iterator[str] = iter(answers)

    def __call__(self, prompt: str) -> str:
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None


def table(*answers: str, seats: tuple[str, ...] = ("me", "random"), language: Language = "en") -> tuple[Terminal, list[str]]:
    screen: list[str] = []
    record = new_record(game_type("garakutarium"), options={"first_parent": 0, "turn_limit": 50})
    return Terminal(record, seats, language, b"a", Keyboard(*answers), screen.append), screen


def shown(*answers: str, language: Language = "en") -> str:
    terminal, screen = table(*answers, language=language)
    terminal.play()
    return "\n".join(screen)


def test_the_question_and_its_choices_are_numbered() -> None:
    out = shown()
    assert "1 (me): " in out
    assert "   1  " in out
    assert "[hide:" in out


def test_the_opponents_secrets_are_not_shown() -> None:
    terminal, screen = table()
    terminal.play()
    state = terminal.state
    hidden = [
        state.game.kind_names[state.game.kind[c]] for c in range(state.game.cards) if state.game.zone_names[state.zone(c)] == "secret1"
    ]

    assert len(hidden) == 2
    assert not any(terminal.speaker.kind(name) in "\n".join(screen) for name in hidden)


def test_a_number_or_a_name_makes_the_choice() -> None:
    terminal, _ = table("1", "done")
    terminal.play()
    verbs = [line.partition(":")[0] for line in terminal.record.lines if not line.startswith(("first", "deal", "draw"))]

    assert verbs[:2] == ["hide", "done"]


def test_what_is_no_choice_is_answered_and_changes_nothing() -> None:
    terminal, screen = table("0", "99", "hide:nothing", "", "²")
    terminal.play()

    assert sum("is no choice here; type a number from 1 to" in line for line in screen) == 5
    assert not any(line.startswith("hide") for line in terminal.record.lines)


def test_help_rules_log_and_why_are_answered() -> None:
    out = shown("?", "rules knight", "rules nonsense", "log", "why end_part", "quit")

    assert "Type a number" in out
    assert "Knight" in out
    assert "have no 'nonsense'" in out
    assert out.count("Turn 1") > 1


def test_all_shows_every_plan() -> None:
    """Seventy-five offers (G-5.6), or fewer where the five cards are not all different."""
    terminal, screen = table("all", "quit")
    terminal.play()
    numbered = [line for line in screen if line[:4].strip().isdigit()]

    assert len(numbered) > 40


def test_japanese_is_spoken_throughout() -> None:
    out = shown("?", language="ja")
    assert "ターン" in out
    assert "Type a number" not in out


@pytest.mark.parametrize("seats", [("greedy", "random"), ("easy", "random")])
def test_bots_play_to_the_end(seats: tuple[str, ...]) -> None:
    terminal, screen = table(seats=seats)

    assert terminal.play()
    assert terminal.state.is_terminal()
    assert terminal.record.result
    assert screen[-1] == "The game is over."


def test_the_record_can_be_kept(iseki: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    code, _, _ = iseki("play", "garakutarium", "--seats", "greedy,random", "--seed", "4", "--record", str(path))

    assert code == 0
    assert parse(path.read_text(encoding="utf-8")).replay().is_terminal()
    assert iseki("check", str(path)).code == 0
