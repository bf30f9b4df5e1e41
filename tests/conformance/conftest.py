"""Every registered game gets this whole suite. A game is tried with its default options and with each other value of each option."""

from __future__ import annotations

import pytest
from _pytest.mark.structures import ParameterSet

from iseki.core.registry import GameType, game_type, games


def variants(kind: GameType) -> list[dict[str, object]]:
    """The default options, then every option at every other value, one at a time."""
    out: list[dict[str, object]] = [{}]
    for spec in kind.options:
        others = spec.values[1:] if spec.kind == "choice" else spec.presets[1:]
        out += [{spec.name: value} for value in others]
    return out


def named(variant: tuple[str, dict[str, object]]) -> str:
    name, options = variant
    return "-".join([name, *[f"{key}={value}" for key, value in options.items()]])


def parameter(name: str, options: dict[str, object]) -> ParameterSet:
    """The default options in every run of the tests, the others in the long one."""
    return pytest.param((name, options), id=named((name, options)), marks=[pytest.mark.long] if options else [])


VARIANTS = [parameter(name, options) for name in games() for options in variants(game_type(name))]


@pytest.fixture(params=VARIANTS)
def variant(request: pytest.FixtureRequest) -> tuple[str, dict[str, object]]:
    """(name of the game, options)"""
    chosen: tuple[str, dict[str, object]] = request.param
    return chosen
