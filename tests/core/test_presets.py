"""Presets: option values that go together, chosen by one name."""

from __future__ import annotations

import pytest

from iseki.core.errors import BadOption
from iseki.core.registry import game_type, games

WITH_PRESETS = [name for name in games() if game_type(name).presets]


@pytest.mark.parametrize("name", WITH_PRESETS)
def test_the_usual_preset_is_what_one_gets_without_asking(name: str) -> None:
    kind = game_type(name)
    assert kind.chosen({"preset": next(iter(kind.presets))}) == kind.chosen({}) == {o.name: o.default for o in kind.options}


@pytest.mark.parametrize("name", WITH_PRESETS)
def test_every_preset_is_a_choice_of_its_own_that_can_be_loaded(name: str) -> None:
    kind = game_type(name)
    choices = [tuple(kind.chosen({"preset": preset}).items()) for preset in kind.presets]
    assert len(set(choices)) == len(choices) > 1
    assert all(kind.load(options={"preset": preset}).num_players() == kind.seats[0] for preset in kind.presets)


def test_a_single_option_counts_more_than_the_preset_beside_it() -> None:
    chosen = game_type("arnak").chosen({"preset": "bga", "pass_ends_turn": False})
    assert (chosen["pass_ends_turn"], chosen["surplus_icons"]) == (False, "lost")


@pytest.mark.parametrize(("name", "known"), [("arnak", "rulebook, bga"), ("garakutarium", "none")])
def test_an_unknown_preset_is_named_with_those_there_are(name: str, known: str) -> None:
    with pytest.raises(BadOption, match=f"there is no preset 'printed' of {name}; there are {known}"):
        game_type(name).chosen({"preset": "printed"})
