"""Everything that random games ask, tell and refuse can be said in both languages, for every viewer."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from iseki.core.present import Decision, LogLine
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.arnak.present import PRESENT
from iseki.text.catalogue import LANGUAGES
from iseki.text.sentences import Speaker
from tests.games.arnak.positions import load, random_game

pytestmark = pytest.mark.long  # whole random games

PLAYERS = ("Haruka", "Minato", "Tomás", "Kuma")
SPEAKERS = [Speaker(language, "arnak", PLAYERS) for language in LANGUAGES]
GAMES = [(2, "bird", 11), (3, "snake", 12)]
KEYS = ("log.", "why.", "decision.", "waiting.", "action.", "plan.", "choice.", "amount.")


def unsaid(texts: set[str]) -> list[str]:
    """What has no text, or a gap in it."""
    return sorted(text for text in texts if "{" in text or text.startswith(KEYS))


def steps(seats: int, board: str, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Positions of a random game, and the action played there; one of `every`."""
    for i, (s, action, _) in enumerate(random_game(load(seats, board=board), seed)):
        if i % every == 0:
            yield s.clone(), action


def asked_in(decision: Decision) -> Iterator[str]:
    for speaker in SPEAKERS:
        yield from (speaker.prompt(decision), speaker.waiting(decision))
        yield from (speaker.option(option, decision.kind) for option in decision.options)
        yield from (speaker.plan(plan) for plan in decision.plans)


@pytest.mark.parametrize(("seats", "board", "seed"), GAMES)
def test_every_legal_action_has_a_text(seats: int, board: str, seed: int) -> None:
    said: set[str] = set()
    for s, _ in steps(seats, board, seed, 2):
        decision = PRESENT.decision(s, int(s.current_player()))
        if decision is not None:
            assert [option.action for option in decision.options] == [s.action_to_string(a) for a in s.legal_actions()]
            said |= set(asked_in(decision))

    assert unsaid(said) == []
    assert len(said) > 200


@pytest.mark.parametrize(("seats", "board", "seed"), GAMES)
def test_every_action_is_told_to_every_viewer(seats: int, board: str, seed: int) -> None:
    said: set[str] = set()
    for s, action in steps(seats, board, seed, 1):
        told = [line for viewer in (0, seats) for line in log(s, action, viewer)]
        said |= {speaker.log(line) for line in told for speaker in SPEAKERS}

    assert unsaid(said) == []
    assert any("wins" in text or "shares" in text for text in said)


@pytest.mark.parametrize(("seats", "board", "seed"), GAMES)
def test_every_action_of_the_space_has_a_reason(seats: int, board: str, seed: int) -> None:
    said: set[str] = set()
    for s, _ in steps(seats, board, seed, 40):
        if s.is_chance_node():
            continue
        legal = {s.action_to_string(a) for a in s.legal_actions()}
        for name in s.game.action_names:
            (reason,) = PRESENT.reasons(s, int(s.seat()), name)
            assert (reason.clause == "") == (name in legal)
            said |= {speaker.reason(reason) for speaker in SPEAKERS}

    assert unsaid(said) == []


@pytest.mark.parametrize(("seats", "board", "seed"), GAMES)
def test_a_view_goes_over_the_wire_and_tells_nothing_hidden(seats: int, board: str, seed: int) -> None:
    """A world that a seat cannot tell from the true one looks the same to it."""
    rng = Rng(seed)
    for s, _ in steps(seats, board, seed, 12):
        for viewer in range(seats):
            seen = PRESENT.view(s, viewer)
            assert PRESENT.view(s.resample_from_infostate(viewer, rng), viewer) == seen
            assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen


@pytest.mark.parametrize(("seats", "board", "seed"), GAMES)
def test_the_log_tells_nothing_hidden(seats: int, board: str, seed: int) -> None:
    rng, told = Rng(seed), 0
    for s, action in steps(seats, board, seed, 2):
        for viewer in range(seats):
            world = s.resample_from_infostate(viewer, rng)
            everybody_reads = s.top().readers(s, s.seat(), action) == s.game.everyone
            if everybody_reads and not s.is_chance_node() and action in world.legal_actions():
                told += 1
                assert log(world, action, viewer) == log(s, action, viewer)

    assert told > 50


def log(s: State, action: int, viewer: int) -> tuple[LogLine, ...]:
    after = s.clone()
    after.play(action)
    return PRESENT.log(s, action, after, viewer)


def test_nothing_is_offered_to_who_is_not_asked() -> None:
    for s, _ in steps(2, "bird", 14, 9):
        other = PRESENT.decision(s, 1 - int(s.seat()))
        assert other is None or (other.options, other.plans) == ((), ())
