"""Whole games go as they went before, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from iseki.core.registry import game_type, games
from tests.playthroughs.golden import golden, read, records, text


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_goes_as_it_went_before(path: Path) -> None:
    assert text(path) == golden(path).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", records(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_result_is_the_one_in_the_record(path: Path) -> None:
    record = read(path)
    scores = game_type(record.game).present.summary(record.replay())["score"]
    assert record.result == " ".join(map(str, scores))


def test_every_game_has_three_playthroughs() -> None:
    assert all(sum(path.parent.name == name for path in records()) >= 3 for name in games())
