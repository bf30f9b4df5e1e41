"""Why not? The first condition that fails, as clause and data, told only from what the asker may know.

Where a clause has several causes, the cause is named behind it: `C-8.4.same`. The text is `why.<clause>` all the same.
"""

from __future__ import annotations

from collections.abc import Callable

import iseki.games.costa_ruana.layout as at
from iseki.core.asking import asked, names
from iseki.core.present import Datum, Reason
from iseki.core.state import State
from iseki.games.costa_ruana.scene import number
from iseki.games.costa_ruana.sight import kind_of, place, slots

Data = dict[str, Datum]

VERBS = {
    "settle": ("place",),
    "show": ("show",),
    "hide": ("hide",),
    "before": ("before",),
    "stand": ("stand", "pass"),
    "flip": ("flip",),
    "order": ("use", "copy"),
    "chest": ("take", "done"),
    "carry": ("put",),
    "place": ("place", "done"),
    "recall": ("recall", "done"),
    "leave": ("leave", "done"),
    "go": ("go",),
    "accept": ("accept", "name"),
}
ABOUT = {  # what a piece is touched with
    "hand": ("show", "hide"),
    "table": ("stand", "use"),
    "island": ("place", "take", "put", "recall", "leave", "go"),
    "seat": ("before", "name"),
    "tile": ("flip",),
}


# ---------------------------------------------------------------- an action
def of_action(state: State, seat: int, name: str) -> Reason:
    action = state.string_to_action(name)
    if action in state.legal_actions():
        return Reason(name, "")
    verb, _, value = name.partition(":")
    clause = state.top().reject(state, seat, action) if verb in VERBS[asked(state)] else ""
    return Reason(name, clause or "asked", data_of(state, seat, clause, value))


def data_of(state: State, seat: int, clause: str, value: str) -> Data:
    tell = DATA.get(clause)
    return tell(state, seat, value) if tell else {}


def card(state: State, seat: int, value: str) -> Data:
    return {"card": value} if value in state.game.kind_names else {}


def island(state: State, seat: int, value: str) -> Data:
    return {"island": number(int(value)), "limit": int(at.island_limit(state))}


def supply_card(state: State, seat: int, value: str) -> Data:
    """How many natives the effect still asks for."""
    return {"island": number(int(value)), "n": int(state.arg(0))}


DATA: dict[str, Callable[[State, int, str], Data]] = {
    "C-2.9": island,
    "C-2.9.rest": supply_card,
    "C-8.4.empty": island,
    "C-8.4.none": island,
    "C-8.4.order": island,
    "C-8.9.rest": supply_card,
}


# ---------------------------------------------------------------- a piece
def of_piece(state: State, seat: int, piece: str) -> tuple[Reason, ...]:
    """What could be done with a piece that the asker sees."""
    where, _, value = piece.partition(":")
    if not is_there(state, seat, where, value):
        return (Reason(piece, "unknown"),)
    group = where if where in ABOUT else "hand" if where == f"hand{seat}" else "table"
    verb = next((verb for verb in ABOUT[group] if verb in VERBS[asked(state)]), "")
    if not verb:
        return (Reason(piece, "asked"),)
    return (of_action(state, seat, f"{verb}:{where if group == 'table' else value}"),)


def is_there(state: State, seat: int, where: str, value: str) -> bool:
    """Is it a piece of this position, called as the asker may call it?"""
    if where in ("island", "seat", "tile"):
        most = {"island": int(at.islands(state)), "seat": int(state.game.seats), "tile": 3}[where]
        return value.isascii() and value.isdigit() and len(value) == 1 and (where == "tile") <= int(value) < most
    if where == f"hand{seat}":
        return value in names(state, at.HAND + seat, seat)
    return any(place(state, slot) == where and (kind_of(state, slot, seat) or "?") == value for slot in slots(state))
