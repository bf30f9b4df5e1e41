"""What holds in every position of every game: the promises of the protocol, each in one test."""

from __future__ import annotations

import pytest

from iseki.core.dealer import Dealer
from iseki.core.errors import BadOption, BadState, IllegalAction
from iseki.core.options import resolve
from iseki.core.record import Record, new_record, parse
from iseki.core.registry import game_type, load_game
from iseki.core.rng import Rng
from iseki.core.state import CHANCE, TERMINAL, State
from tests.clauses import case
from tests.conformance.walk import Variant, every, load, next_action, some_actions, walk


@case("B-074")
def test_legal_actions_ascend_and_are_never_empty_before_the_end(variant: Variant) -> None:
    game = load(variant)
    for s, _, _ in walk(game, 1):
        actions = s.legal_actions()
        assert actions and actions == sorted(set(actions))
        assert actions[0] >= 0 and actions[-1] < game.num_distinct_actions()


def test_somebody_is_always_asked_until_the_end(variant: Variant) -> None:
    game = load(variant)
    for s, _, _ in walk(game, 2):
        player = int(s.current_player())
        assert player == CHANCE if s.is_chance_node() else 0 <= player < game.num_players()
        assert player != TERMINAL


@case("B-083")
def test_a_game_ends_with_a_result_that_sums_to_zero(variant: Variant) -> None:
    s = load(variant).new_initial_state()
    assert s.returns() == [0.0] * s.game.num_players()
    for s, action, _ in walk(load(variant), 3, 800):
        s.play(action)
    rng = Rng(3)
    while not s.is_terminal():
        s.play(next_action(s, rng))
    assert s.current_player() == TERMINAL and s.legal_actions() == []
    assert abs(sum(s.returns())) < 1e-9 and all(-1 <= x <= 1 for x in s.returns())


def test_a_clone_is_independent(variant: Variant) -> None:
    for s, action, _ in every(7, walk(load(variant), 4)):
        before = s.words()
        copy = s.clone()
        copy.play(action)
        assert s.words() == before and copy.words() != before


def test_an_illegal_action_is_refused_and_changes_nothing(variant: Variant) -> None:
    for s, _, rng in every(40, walk(load(variant), 5)):
        before, legal = s.words(), s.legal_actions()
        for action in [-1, *some_actions(s.game, legal, rng), s.game.num_distinct_actions()]:
            if action not in legal:
                with pytest.raises(IllegalAction):
                    s.apply_action(action)
        assert s.words() == before


def test_an_op_allows_exactly_its_options(variant: Variant) -> None:
    for s, _, rng in every(13, walk(load(variant), 14)):
        op, seat, legal, end = s.top(), s.seat(), s.legal_actions(), s.game.num_distinct_actions()
        for action in [-2, -1, *some_actions(s.game, legal, rng), end, end + 1]:
            assert op.allows(s, seat, action) == (action in legal), s.describe(action)


@case("B-081")
def test_saved_states_come_back_as_they_were(variant: Variant) -> None:
    game = load(variant)
    for s, action, _ in every(9, walk(game, 6)):
        back = game.deserialize_state(s.serialize())
        assert (back.words(), back.turns, back.shuffles) == (s.words(), s.turns, s.shuffles)
        back.apply_action(action)


@pytest.mark.parametrize("data", [b"", b"{}", b"nonsense", b'{"game": 3}', b"\xff\xfe"])
def test_bytes_that_are_no_state_get_a_named_error(variant: Variant, data: bytes) -> None:
    with pytest.raises(BadState, match=variant.name):
        load(variant).deserialize_state(data)


@case("B-096")
def test_every_card_stays_in_the_game(variant: Variant) -> None:
    """Conservation is structural, one word a card; what could break is a place that does not exist."""
    game = load(variant)
    for s, _, _ in every(5, walk(game, 7)):
        zones = [int(s.zone(c)) for c in range(int(game.cards))]
        assert all(zone < len(game.zone_names) for zone in zones)
        assert sum(int(s.count(zone)) for zone in range(len(game.zone_names))) == game.cards


def test_names_of_actions_lead_both_ways(variant: Variant) -> None:
    s = load(variant).new_initial_state()
    for action in range(s.game.num_distinct_actions()):
        assert s.string_to_action(s.action_to_string(action)) == action
    with pytest.raises(IllegalAction, match="nonsense"):
        s.string_to_action("nonsense")


def test_chance_outcomes_are_probabilities(variant: Variant) -> None:
    for s, _, _ in walk(load(variant), 8):
        if s.is_chance_node():
            outcomes = s.chance_outcomes()
            assert [action for action, _ in outcomes] == s.legal_actions()
            assert abs(sum(p for _, p in outcomes) - 1) < 1e-9 and all(p > 0 for _, p in outcomes)


def test_a_sampled_chance_is_a_legal_outcome(variant: Variant) -> None:
    for s, _, rng in every(3, walk(load(variant), 9)):
        if s.is_chance_node():
            assert all(int(s.sample_chance(rng)) in s.legal_actions() for _ in range(20))


def played(variant: Variant, seed: int) -> tuple[Record, State]:
    """A whole game with the Dealer, as a record and its last position."""
    kind = game_type(variant.name)
    record = new_record(kind, variant.seats, resolve(kind.options, variant.options))
    s, rng, dealer = record.load().new_initial_state(), Rng(seed), Dealer(b"a secret")
    while not s.is_terminal():
        action = dealer.answer(s) if s.is_chance_node() else next_action(s, rng)
        record.lines.append(s.action_to_string(action))
        s.apply_action(action)
    return record, s


def test_a_record_read_back_replays_to_the_same_position(variant: Variant) -> None:
    record, end = played(variant, 10)
    again = parse(record.text())
    assert again.text() == record.text()
    assert again.replay().words() == end.words()


def test_the_dealer_answers_a_replayed_game_alike(variant: Variant) -> None:
    """Two games with the same secret and the same moves get the same cards."""
    assert played(variant, 11)[0].lines == played(variant, 11)[0].lines


def test_the_shape_of_an_observation_never_changes(variant: Variant) -> None:
    game = load(variant)
    sizes = {len(s.observation_tensor(seat)) for s, _, _ in every(9, walk(game, 12)) for seat in range(game.num_players())}
    assert sizes == {int(load_game(variant.name).observation.size)}


def test_observations_lie_between_zero_and_one(variant: Variant) -> None:
    for s, _, _ in every(9, walk(load(variant), 13)):
        assert all(0 <= x <= 1 for seat in range(s.game.num_players()) for x in s.observation_tensor(seat))


def test_an_option_that_does_not_exist_is_named_with_the_remedy(variant: Variant) -> None:
    name = variant.name
    with pytest.raises(BadOption, match="there is no option 'nonsense'; there are"):
        load_game(name, nonsense=True)
    for spec in game_type(name).options:
        with pytest.raises(BadOption, match=f"option {spec.name} cannot be nonsense"):
            game_type(name).load(options={spec.name: "nonsense"})
