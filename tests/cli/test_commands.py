"""What the commands print when all is well."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command

GAME = "garakutarium"
FIGURES = {
    "decisions_per_s",
    "api_decisions_per_s",
    "clone_ns",
    "state_bytes",
    "search_sims_per_s",
    "games_per_s",
    "observation_size",
    "observation_ns",
}


@pytest.mark.parametrize("command", ["serve", "play", "sim", "replay", "check", "bench", "rules", "backup", "export"])
def test_help_teaches_by_examples(command: str, iseki: Command, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        iseki(command, "--help")
    out = capsys.readouterr().out

    assert left.value.code == 0
    assert "examples:\n  iseki " + command in out


def test_the_version_is_told(iseki: Command) -> None:
    assert iseki("--version").out.startswith("iseki 0.")


def test_nothing_heavy_is_imported_to_explain_oneself() -> None:
    program = "import sys, iseki.cli.main; iseki.cli.main.parser(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()

    assert not {"rich", "starlette", "sqlalchemy", "uvicorn", "iseki.ai.search"} & set(loaded)


# ---------------------------------------------------------------- sim
COUNTED = ("games", "wins", "draws", "mean_score", "win_share", "win_low", "win_high", "decisions")
TIMED = ("turn_seconds", "longest_turn")


def counted(result: dict[str, object]) -> dict[str, object]:
    """The result without what a clock has measured."""
    bots = result["bots"]
    assert isinstance(bots, dict)
    return {**result, "bots": {name: {key: bot[key] for key in COUNTED} for name, bot in bots.items()}}


def sim(iseki: Command, *more: str) -> dict[str, object]:
    arguments = ("sim", GAME, "--seats", "random,random", "--games", "4", "--option", "turn_limit=50", "--json", "-", *more)
    result = iseki(*arguments)
    assert result.code == 0
    data: dict[str, object] = json.loads(result.out)
    return data


def test_sim_writes_its_result_as_json(iseki: Command) -> None:
    bots = sim(iseki, "--jobs", "1")["bots"]
    assert isinstance(bots, dict)
    assert list(bots) == ["random", "random (2)"]
    assert all(set(bot) == {*COUNTED, *TIMED} for bot in bots.values())
    assert [bot["games"] for bot in bots.values()] == [4, 4]


def test_the_number_of_processes_changes_nothing_but_the_time(iseki: Command) -> None:
    assert counted(sim(iseki, "--jobs", "1")) == counted(sim(iseki, "--jobs", "2"))


def test_sim_prints_a_table_for_people(iseki: Command) -> None:
    out = iseki("sim", GAME, "--seats", "random,random", "--games", "2", "--jobs", "1").out
    assert all(word in out for word in ("wins", "draws", "mean score", "win share, 95 %", "random", "seat 0", "seat 1"))


def test_sim_writes_json_into_a_file_beside_the_table(iseki: Command, tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    out = iseki("sim", GAME, "--seats", "random,random", "--games", "2", "--jobs", "1", "--json", str(path)).out

    assert json.loads(path.read_text())["game"] == GAME
    assert "win share" in out


# ---------------------------------------------------------------- bench, rules
def test_bench_tells_all_figures(iseki: Command) -> None:
    figures = json.loads(iseki("bench", GAME, "--runs", "1", "--json", "-").out)

    assert set(figures) >= FIGURES
    assert (figures["search_sims_per_s"] is None) == (not figures["compiled"])
    assert all(figures[name] > 0 for name in FIGURES - {"search_sims_per_s"})


def test_bench_prints_a_table_for_people(iseki: Command) -> None:
    out = iseki("bench", GAME, "--runs", "1").out
    assert "decisions a second" in out
    assert "simulations a second" in out


def test_rules_answer_with_a_clause(iseki: Command) -> None:
    assert iseki("rules", GAME, "G-5.4").out.startswith("G-5.4")


def test_rules_answer_with_a_card_of_two_words(iseki: Command) -> None:
    assert "Phantom Thief" in iseki("rules", GAME, "phantom", "thief").out


def test_rules_speak_japanese(iseki: Command) -> None:
    assert "騎士" in iseki("rules", GAME, "knight", "--lang", "ja").out
