"""Sequences of actions from a position, in the order in which they come."""

from __future__ import annotations

from hashlib import sha256

from iseki.core.state import State


def sequences(s: State, depth: int) -> list[str]:
    """Every sequence of `depth` actions, or fewer where CHANCE acts or the game ends, as names joined by spaces, in legal order."""
    if depth == 0 or s.current_player() < 0:
        return [""]
    out: list[str] = []
    for action in s.legal_actions():
        after = s.clone()
        after.play(action)
        name = s.action_to_string(action)
        out += [f"{name} {rest}".strip() for rest in sequences(after, depth - 1)]
    return out


def order(names: list[str]) -> str:
    return sha256("\n".join(names).encode()).hexdigest()[:12]
