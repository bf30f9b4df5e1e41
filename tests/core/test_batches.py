"""Knowledge of decks under which batches are shuffled, against an oracle that lists every order of real cards."""

from __future__ import annotations

from collections import Counter

import pytest

from iseki.core.knowledge import resample
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.core.physical import OPPONENT, OWNER, Layered, Table, layered, random_event
from tests.core.test_dealer import bound
from tests.core.toy import DECK, HAND, PLAY, PUBLIC, card, draw_named, play, toy_start

FEW = 60  # worlds, so that each of them must come up


def samples(s: State, viewer: int, draws: int, seed: int = 7) -> Counter[Layered]:
    copy, rng = s.clone(), Rng(seed)
    found: Counter[Layered] = Counter()
    for _ in range(draws):
        resample(copy, viewer, rng)
        found[layered(copy)] += 1
    return found


def two_batches() -> Table:
    """Three of four cards drawn and played, shuffled under the fourth, which is drawn and kept with one card of the batch."""
    table = Table(Rng(1))
    for _ in range(3):
        table.draw(0)
    for name in sorted(table.truth[1]):
        table.play(name)
    table.batch()
    table.draw(0)
    table.draw(0)
    return table


def test_a_hand_drawn_from_two_batches_holds_one_card_of_each() -> None:
    """The opponent knows that the fourth card is in the hand, and that one of the three others is: 3 worlds."""
    table = two_batches()
    assert len(table.possible(OPPONENT)) == 3
    assert set(samples(table.state, OPPONENT, 200)) == set(table.possible(OPPONENT))


def test_the_owner_of_a_deck_knows_what_is_left_in_it() -> None:
    table = two_batches()
    assert set(samples(table.state, OWNER, 200)) == set(table.possible(OWNER)) == {layered(table.state)}


@pytest.mark.parametrize("seed", range(12))
def test_the_worlds_drawn_are_exactly_the_possible_ones(seed: int) -> None:
    compare(seed, secrets=False)


@pytest.mark.parametrize("seed", range(12))
def test_no_possible_world_is_missing_when_cards_are_hidden_on_top(seed: int) -> None:
    compare(seed, secrets=True)


def compare(seed: int, secrets: bool) -> None:
    table = Table(Rng(seed))
    for _ in range(24):
        random_event(table, secrets)
        if max(map(len, table.worlds)) > 20_000:
            return
        for viewer in (OWNER, OPPONENT):
            possible = table.possible(viewer)
            assert layered(table.state) in possible
            if len(possible) <= FEW:
                found = samples(table.state, viewer, 25 * len(possible) + 40)
                assert not possible.keys() - found.keys()
                assert table.secrets or not found.keys() - possible.keys()


def test_every_possible_world_is_equally_likely() -> None:
    """Two of four cards drawn and played, x bought, the two shuffled under it, then everything but the batch drawn and one more."""
    table = Table(Rng(2))
    table.draw(0)
    table.draw(0)
    for name in sorted(table.truth[1]):
        table.play(name)
    table.draw(0)
    table.buy("x")
    table.batch()
    possible = table.possible(OPPONENT)
    assert len(set(possible.values())) == 1, "each stands for equally many orders"
    draws = 400 * len(possible)
    found = samples(table.state, OPPONENT, draws)
    expected = draws / len(possible)
    assert sum((found[world] - expected) ** 2 / expected for world in possible) < bound(len(possible))


@pytest.mark.parametrize("seed", range(6))
def test_resampling_leaves_what_the_seat_sees_to_the_byte(seed: int) -> None:
    table = Table(Rng(seed + 50))
    for _ in range(12):
        random_event(table, True)
        for viewer in (OWNER, OPPONENT):
            world = table.state.resample_from_infostate(viewer, Rng(seed))
            assert world.observation_tensor(viewer) == table.state.observation_tensor(viewer)
            assert sorted(map(place, world.words())) == sorted(map(place, table.state.words()))


def place(word: int) -> int:
    return word & 0x0FFFFFFF


def test_a_card_known_to_all_that_is_hidden_on_top_may_lie_in_the_hand_but_in_no_batch() -> None:
    """The opponent has seen x bought and drawn; then one of the hand's two cards goes on top, nobody else knows which."""
    table = Table(Rng(3))
    table.buy("x")
    table.draw(0)
    table.draw(-1)
    assert "x" in table.truth[1]
    table.hide_on_top("x")
    on_top = {deck[0] for deck, _ in samples(table.state, OPPONENT, 200)}
    assert frozenset({"x"}) in on_top and len(on_top) > 1
    assert all("x" not in batch for deck, _ in samples(table.state, OPPONENT, 200) for batch in deck[1:])


def test_both_seats_and_the_public_lose_sight_of_a_shuffled_card() -> None:
    s = toy_start()
    draw_named(s, 0, "a1 a2")
    assert s.visible(card(s, "a1"), 0) and not s.visible(card(s, "a1"), 1) and not s.visible(card(s, "a1"), PUBLIC)
    play(s, 0, "a1 a2")
    assert all(s.visible(card(s, "a1"), viewer) for viewer in (0, 1, PUBLIC))
    assert s.count(PLAY) == 2 and s.count(HAND) == 0 and s.count(DECK) == 4
