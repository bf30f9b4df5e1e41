"""Twins lie in order after every action, though only those are sorted that have moved; observations do not touch each other."""

from __future__ import annotations

from iseki.core.state import State
from iseki.core.twins import ALL_RUNS
from tests.conformance.walk import Variant, every, load, walk


def all_sorted(s: State) -> State:
    copy = s.clone()
    copy.moved = ALL_RUNS
    copy.sort_twins()
    return copy


def test_words_of_twins_are_ascending_after_every_action(variant: Variant) -> None:
    for s, _, _ in every(1, walk(load(variant), 6)):
        assert s.words() == all_sorted(s).words()


def test_words_of_twins_are_ascending_in_a_resampled_position(variant: Variant) -> None:
    for s, _, rng in every(7, walk(load(variant), 6)):
        world = s.resample_from_infostate(0, rng)
        assert world.words() == all_sorted(world).words()


def test_an_observation_does_not_depend_on_the_one_before(variant: Variant) -> None:
    for s, action, _ in every(13, walk(load(variant), 6)):
        alone = s.observation_tensor(0)
        s.clone().observation_tensor(1)
        after = s.clone()
        after.play(action)
        after.observation_tensor(0)
        assert s.observation_tensor(0) == alone
