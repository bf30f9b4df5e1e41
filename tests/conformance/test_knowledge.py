"""What a seat knows, and that nothing tells it more: views, resampling, what is asked next."""

from __future__ import annotations

from collections import Counter

import msgspec

from iseki.core.moves import by_kind, faces, group_paths, learns, moves, named
from iseki.core.present import Move
from iseki.core.record import readable
from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.clauses import case
from tests.conformance.walk import Variant, every, load, some_actions, walk


def own_side(s: State, viewer: int) -> tuple[bytes, list[float], list[int]]:
    """Everything a viewer gets from a position: view, decision, observation, legal actions."""
    present = game_type(s.game.name).present
    seen = msgspec.json.encode([present.view(s, viewer), present.decision(s, viewer)])
    asked = s.current_player() == viewer
    return seen, s.observation_tensor(viewer) if viewer < s.game.num_players() else [], s.legal_actions() if asked else []


@case("B-059")
def test_resampling_keeps_what_the_seat_sees_to_the_byte(variant: Variant) -> None:
    for s, _, rng in every(11, walk(load(variant), 1)):
        for seat in range(s.game.num_players()):
            assert own_side(s.resample_from_infostate(seat, rng), seat) == own_side(s, seat)


def test_resampling_changes_what_the_seat_does_not_know(variant: Variant) -> None:
    """Otherwise the tests around it would pass with a resample that does nothing."""
    changed = sum(
        s.resample_from_infostate(seat, rng).words() != s.words()
        for s, _, rng in every(11, walk(load(variant), 2))
        for seat in range(s.game.num_players())
    )
    assert changed > 0


def test_a_resampled_position_can_be_played_on(variant: Variant) -> None:
    for s, action, rng in every(5, walk(load(variant), 3)):
        if s.current_player() >= 0:
            s.resample_from_infostate(int(s.current_player()), rng).apply_action(action)


def test_what_is_asked_next_tells_nothing(variant: Variant) -> None:
    """After an answer that a viewer cannot read apart, who is asked what is the same in every world that shows it the same cards."""
    for s, action, rng in every(2, walk(load(variant), 4, 800)):
        if s.current_player() < 0:
            continue
        for viewer in [v for v in range(s.game.num_players() + 1) if v != s.current_player()]:
            compare_next(s, action, viewer, rng)


def compare_next(s: State, action: int, viewer: int, rng: Rng) -> None:
    if viewer == s.game.num_players():
        return  # the public knows no more than any seat that does not act
    after = s.clone()
    after.play(action)
    other = s.resample_from_infostate(viewer, rng)
    name = readable(s, action, viewer)
    alike = [a for a in other.legal_actions() if readable(other, a, viewer) == name]
    for a in alike:
        world = other.clone()
        world.play(a)
        if faces(world, viewer, range(int(s.game.cards))) == faces(after, viewer, range(int(s.game.cards))):
            assert asked(world) == asked(after), (name, s.action_to_string(a))


def asked(s: State) -> tuple[int, str]:
    return int(s.current_player()), "" if s.is_terminal() else s.top().name


def test_log_and_movements_are_the_same_in_every_world_that_looks_the_same(variant: Variant) -> None:
    """Two positions that look alike to a viewer before and after an action that reads alike give it the same story."""
    for s, action, rng in every(3, walk(load(variant), 5)):
        for viewer in range(s.game.num_players()):
            other = s.resample_from_infostate(viewer, rng)
            name = readable(s, action, viewer)
            for twin in [a for a in other.legal_actions() if readable(other, a, viewer) == name]:
                if own_side(played(other, twin), viewer) == own_side(played(s, action), viewer):
                    assert story(other, twin, viewer) == story(s, action, viewer)


def played(s: State, action: int) -> State:
    after = s.clone()
    after.play(action)
    return after


def story(s: State, action: int, viewer: int) -> bytes:
    after = played(s, action)
    return msgspec.json.encode([game_type(s.game.name).present.log(s, action, after, viewer), moves(s, after, viewer)])


def test_seats_that_are_not_asked_get_no_options(variant: Variant) -> None:
    present = game_type(variant.name).present
    for s, _, _ in every(5, walk(load(variant), 6)):
        for viewer in range(s.game.num_players() + 1):
            decision = present.decision(s, viewer)
            if s.current_player() < 0:
                assert decision is None
            elif viewer == s.current_player():
                assert decision is not None and [o.action for o in decision.options] == [s.action_to_string(a) for a in s.legal_actions()]
            else:
                assert decision is not None and not decision.options and not decision.plans


def test_every_plan_can_be_played_to_its_end_by_the_seat_alone(variant: Variant) -> None:
    present = game_type(variant.name).present
    for s, _, _ in every(17, walk(load(variant), 7)):
        seat = int(s.current_player())
        decision = present.decision(s, seat) if seat >= 0 else None
        for plan in (decision.plans if decision else ())[:40]:
            copy = s.clone()
            for name in plan.actions:
                assert copy.current_player() == seat
                copy.apply_action(copy.string_to_action(name))


def test_a_possible_action_has_no_reason_against_it_and_any_other_has_one(variant: Variant) -> None:
    present = game_type(variant.name).present
    for s, _, rng in every(29, walk(load(variant), 8)):
        seat = int(s.current_player())
        if seat < 0:
            continue
        legal = s.legal_actions()
        for action in some_actions(s.game, legal, rng):
            (reason,) = present.reasons(s, seat, s.action_to_string(action))
            assert (reason.clause == "") == (action in legal), s.action_to_string(action)


def test_the_cards_that_changed_tell_all_the_movements_and_all_that_was_learned(variant: Variant) -> None:
    """The straightforward way looks at every card."""
    for s, action, _ in every(3, walk(load(variant), 6)):
        after = s.clone()
        after.play(action)
        for viewer in range(s.game.num_players() + 1):
            told = sorted(moves(s, after, viewer), key=str)
            assert told == sorted(all_moves(s, after, viewer), key=str)
            assert learns(s, after, viewer) == learns_of_all(s, after, viewer)


def all_moves(s: State, after: State, viewer: int) -> list[Move]:
    paths = sum((group_paths(s, after, viewer, cards, cards) for cards in s.game.groups), Counter())
    return named(s.game, paths)


def learns_of_all(s: State, after: State, viewer: int) -> bool:
    cards = range(int(s.game.cards))
    known, now = faces(s, viewer, cards), faces(after, viewer, cards)
    if s.shuffles != after.shuffles:
        return bool(now - known) and any(after.seen(card) & ~s.seen(card) for card in cards)
    return bool(by_kind(now) - by_kind(known))
