"""The clause and card tests notice small changes of the rules: at least 90 of 100.

What lives of Garakutarium's hundred changes nothing that anybody could notice:
- `card <= DECK_CARDS` for `<`: one card more is looked at, a character; none ever lies in a loot area or in a pile.
- `find(...) > 0` for `>= 0`: card 0 is an Amulet, never a re-explore card. `have >= 0` for `> 0`: the smallest set needs two cards,
  the special relic is one. `arg(2)` for `arg(1)` after a loop that ends when they are equal.
- `run` returns False for True, once its frame is gone: the next op asks anyway, or none is left.
- Shuffling in the dig area, which is empty by then. An age of 1 for a dealt character, of which nothing is older.

And of Arnak's:
- `card <= BONUS_TILES` for `<` and its like: the piece after the last one of a sort never lies where those of the sort can.
- What a `discard` counts, and for which effects the main action is open: no card of the box puts down two cards, and no slot, no artifact
  and nothing got for passing needs the main action.

And of Costa Ruana's:
- `seat <= seats` for `<`, and two steps more round the table: the seat after the last one holds nothing that could win or be copied.
- `seen > 0` for `>= 0`: what is seen is -1 or at least one treasure.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from iseki.core.registry import games
from tests.mutation.copies import ROOT, UNWRITTEN, copy_engine, passes, rule_files

MANY, ENOUGH, SEED = 100, 90, 2019


@pytest.mark.soak
@pytest.mark.parametrize("game", games())
def test_the_unchanged_rules_pass_and_a_broken_file_does_not(game: str, tmp_path: Path) -> None:
    """So the count below is of the copy that was changed, and of nothing else."""
    copy_engine(tmp_path)
    assert passes(game, tmp_path)
    (tmp_path / "iseki/games" / rule_files(tmp_path / "iseki/games", game)[0]).write_text("raise SystemError", encoding="utf-8")
    assert not passes(game, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("game", games())
def test_hardly_any_change_of_the_rules_goes_unnoticed(game: str, tmp_path: Path) -> None:
    copy_engine(tmp_path)
    command = [sys.executable, "-m", "tests.mutation.trials", str(tmp_path), game, str(MANY), str(SEED)]
    subprocess.run(command, cwd=ROOT, env=UNWRITTEN, check=True, stdout=subprocess.DEVNULL)
    alive = json.loads((tmp_path / "alive.json").read_text(encoding="utf-8"))

    print(f"{MANY - len(alive)} of {MANY} mutants of {game} killed; alive:", *alive, sep="\n")
    assert MANY - len(alive) >= ENOUGH
