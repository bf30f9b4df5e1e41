"""Complete sequences of actions: what a page offers as one choice although the engine asks in small steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from iseki.core.state import State

Sequence = tuple[tuple[int, ...], State]  # the actions, and the state after them


def complete(state: State, first: int, until: Callable[[State], bool]) -> Iterator[Sequence]:
    """Every sequence of legal actions that begins with `first` and ends where `until` holds, CHANCE is asked or the game is over.

    In the order of the legal actions; `state` stays as it is. `first` must be legal.
    """
    after = state.clone()
    after.apply_action(first)
    if after.is_terminal() or after.is_chance_node() or until(after):
        yield (first,), after
        return
    for action in after.legal_actions():
        for rest, end in complete(after, action, until):
            yield (first, *rest), end
