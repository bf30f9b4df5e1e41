"""Options and presets (R-27)."""

from __future__ import annotations

import pytest

import iseki.games.arnak.layout as at
from iseki.games.arnak.game import GAME, OPTIONS, PRESETS
from tests.games.arnak.positions import load, preset

FLAGS = {
    "fear_supply": at.fear_unlimited,
    "pass_ends_turn": at.pass_ends_turn,
    "surplus_icons": at.surplus_lost,
    "star_charts": at.two_charts,
    "effects_end_with_card": at.effects_end_with_card,
    "ocarina_discounts": at.ocarina_discounts,
    "staff_exile": at.nearest_exiled,
    "artifact_declinable": at.artifact_declinable,
}


def flags(name: str) -> dict[str, int]:
    s = preset(name).new_initial_state()
    return {option: int(flag(s)) for option, flag in FLAGS.items()}


def test_the_presets_differ_in_all_options_but_the_board_the_starter_and_discounts_of_the_ocarina() -> None:
    rulebook, bga = flags("rulebook"), flags("bga")
    assert {name for name in FLAGS if rulebook[name] == bga[name]} == {"ocarina_discounts"}
    assert rulebook == flags("rulebook") == {name: int(name in ("ocarina_discounts", "artifact_declinable")) for name in FLAGS}


@pytest.mark.parametrize("name", FLAGS)
def test_each_option_can_be_set_alone(name: str) -> None:
    (spec,) = [spec for spec in OPTIONS if spec.name == name]
    usual, other = load().new_initial_state(), GAME.load(2, {name: spec.values[1]}).new_initial_state()
    changed = [option for option, flag in FLAGS.items() if flag(usual) != flag(other)]
    assert changed == [name]


def test_presets_name_options_that_exist_with_values_they_can_have() -> None:
    specs = {spec.name: spec for spec in OPTIONS}
    assert all(specs[name].check(value) == value for chosen in PRESETS.values() for name, value in chosen.items())
