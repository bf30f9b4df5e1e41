"""Every registered game gets this whole suite: its usual options for every number of seats, and each other value of each option.

The usual options for the fewest seats are tried in every run of the tests, the others in the long one.
"""

from __future__ import annotations

import pytest
from _pytest.mark.structures import ParameterSet

from iseki.core.registry import GameType, game_type, games
from tests.conformance.walk import Variant


def variants(kind: GameType) -> list[Variant]:
    """The usual options for every number of seats; then each option at each other value, for the most seats."""
    few, many = kind.seats
    chosen = [(spec.name, value) for spec in kind.options for value in (spec.values[1:] if spec.kind == "choice" else spec.presets[1:])]
    usual = [Variant(kind.name, {}, number) for number in range(few, many + 1)]
    return usual + [Variant(kind.name, {name: value}, many) for name, value in chosen]


def named(variant: Variant, fewest: int) -> str:
    seats = [f"{variant.seats} seats"] if variant.seats != fewest else []
    return "-".join([variant.name, *seats, *[f"{key}={value}" for key, value in variant.options.items()]])


def parameter(variant: Variant) -> ParameterSet:
    fewest = game_type(variant.name).seats[0]
    usual = not variant.options and variant.seats == fewest
    return pytest.param(variant, id=named(variant, fewest), marks=[] if usual else [pytest.mark.long])


VARIANTS = [parameter(variant) for name in games() for variant in variants(game_type(name))]


@pytest.fixture(params=VARIANTS)
def variant(request: pytest.FixtureRequest) -> Variant:
    chosen: Variant = request.param
    return chosen
