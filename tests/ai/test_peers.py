"""The comparison with another engine: here our own game stands in for the peer, since the methods have the same names."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from iseki.ai.peers import PEER, compare, played_by_catanatron, played_by_peer
from iseki.core.errors import BadUsage
from iseki.core.registry import load_game


def stand_in(name: str) -> object:
    assert name == PEER
    return load_game("garakutarium")


class Colours:
    RED, BLUE, WHITE, ORANGE = "red", "blue", "white", "orange"


class ShortGame:
    """Catanatron's methods over a game that is won at the seventh decision."""

    def __init__(self, players: list[str], seed: int) -> None:
        self.state = SimpleNamespace(num_turns=0)

    def winning_color(self) -> str | None:
        return Colours.RED if self.state.num_turns == 7 else None

    def play_tick(self) -> None:
        self.state.num_turns += 1

    def copy(self) -> ShortGame:
        return self


def test_both_are_measured_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(load_game=stand_in))
    monkeypatch.setitem(sys.modules, "catanatron", SimpleNamespace(Color=Colours, RandomPlayer=str, Game=ShortGame))
    found = compare("garakutarium", {}, 1)
    assert [one.peer for one in found] == ["open_spiel crazy_eights", "catanatron"]
    for one in found:
        assert one.decisions_ratio == round(one.ours.api_decisions_per_s / one.theirs.api_decisions_per_s, 2)
        assert one.clone_ratio == round(one.ours.clone_ns / one.theirs.clone_ns, 3)


def test_a_game_of_catanatron_is_played_until_somebody_wins() -> None:
    assert played_by_catanatron(lambda seed: ShortGame([], seed)) == 7


def test_a_peers_games_are_played_to_the_end() -> None:
    assert played_by_peer(load_game("garakutarium", turn_limit=50).new_initial_state(), 1) > 50


def test_without_the_peer_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadUsage, match="pip install"):
        compare("garakutarium", {}, 1)
