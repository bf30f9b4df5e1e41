"""Golden playthroughs: a record of a whole game and a text of what holds at each of its lines.

`python -m tests.playthroughs.golden` writes the texts anew.
A changed text is a changed rule: look at the difference before you accept it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from iseki.core.record import Record, parse
from iseki.core.registry import game_type
from iseki.core.state import State

FOLDER = Path(__file__).parent


def records() -> list[Path]:
    return sorted(FOLDER.glob("*/*.record"))


def read(path: Path) -> Record:
    return parse(path.read_text(encoding="utf-8"), path.name)


def lines(record: Record) -> Iterator[str]:
    """One line for each action: number, who is asked, what, how many legal actions, the action; then what the public sees change."""
    for step in record.steps():
        state = step.before
        actions = state.legal_actions()
        action = state.action_to_string(step.action)
        yield f"{step.line:4} {asked(state)} {len(actions):3} legal  {action}"
        yield from changes(step.before, step.after)
    yield f"returns {record.replay().returns()}"


def asked(state: State) -> str:
    who = "chance" if state.is_chance_node() else f"seat {state.current_player()}"
    return f"{who:7} {state.top().name:9}"


def changes(before: State, after: State) -> Iterator[str]:
    """Numbers of the state that changed, and how many cards each zone gained or lost."""
    game = before.game
    for name, at in game.fields.items():
        if before.get(at) != after.get(at):
            yield f"       {name} {before.get(at)} -> {after.get(at)}"
    for zone, name in enumerate(game.zone_names):
        if before.count(zone) != after.count(zone):
            yield f"       {name} {before.count(zone)} -> {after.count(zone)}"


def text(path: Path) -> str:
    return "\n".join([*lines(read(path)), ""])


def golden(path: Path) -> Path:
    return path.with_suffix(".golden")


def main() -> int:
    for path in records():
        golden(path).write_text(text(path), encoding="utf-8")
        summary = game_type(read(path).game).present.summary(read(path).replay())
        print(f"{golden(path).relative_to(FOLDER)}: {summary}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
