"""No bot uses what its seat may not know: swap the hidden cards, and every choice stays the same."""

from __future__ import annotations

import pytest

from iseki.ai.bots import make_bot
from iseki.ai.worker import task
from iseki.core.registry import game_type
from iseki.core.rng import Rng
from iseki.core.state import State
from tests.clauses import case
from tests.games.garakutarium.positions import dug, play

BOTS = ["random", "greedy", "search:30"]


def offered(hidden: str) -> State:
    """The child is asked; beside the hidden card lies B2, in the open pile A1 C3 D4."""
    return play(dug(f"A1 B2 C3 D4 {hidden}"), f"hide:{hidden}", "join:B2", "done")


def choices(state: State, bot: str) -> list[int]:
    seat = int(state.current_player())
    return [make_bot(bot).choose(state.resample_from_infostate(seat, Rng(seed)), seat, Rng(seed)) for seed in range(8)]


def test_the_two_positions_look_alike_to_the_child_only() -> None:
    view = game_type("garakutarium").present.view
    assert view(offered("A5"), 1) == view(offered("J"), 1)
    assert view(offered("A5"), 0) != view(offered("J"), 0)


@case("B-112")
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("other", ["D7", "J", "K7"])
def test_a_hidden_card_changes_no_choice(bot: str, other: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.ai.bots.compiled", lambda: True)
    assert choices(offered("A5"), bot) == choices(offered(other), bot)


@case("B-112")
def test_what_is_sent_to_a_worker_is_the_same() -> None:
    """The truth never leaves the caller: the bytes come from what the seat knows and a seed alone."""
    first, second = (task("garakutarium", {}, offered(hidden), 1, "greedy", seed=5) for hidden in ("A5", "J"))
    assert first == second
