"""The comparison with another engine: here our own game stands in for the peer, since the methods have the same names."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from iseki.ai.peers import PEER, compare, played_by_peer
from iseki.core.errors import BadUsage
from iseki.core.registry import load_game


def stand_in(name: str) -> object:
    assert name == PEER
    return load_game("garakutarium")


def test_both_are_measured_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", SimpleNamespace(load_game=stand_in))
    found = compare("garakutarium", {}, 1)
    assert found.peer == "open_spiel crazy_eights"
    assert found.decisions_ratio == round(found.ours.api_decisions_per_s / found.theirs.api_decisions_per_s, 2)
    assert found.clone_ratio == round(found.ours.clone_ns / found.theirs.clone_ns, 3)


def test_a_peers_games_are_played_to_the_end() -> None:
    assert played_by_peer(load_game("garakutarium", turn_limit=50).new_initial_state(), 1) > 50


def test_without_the_peer_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadUsage, match="pip install"):
        compare("garakutarium", {}, 1)
