"""Which actions a piece of the table could be part of: what is asked about when somebody points at it."""

from __future__ import annotations

from collections.abc import Callable

import iseki.games.arnak.layout as at
from iseki.core.asking import asked
from iseki.core.state import State
from iseki.games.arnak.sight import sight

Names = list[str]

OWN_VERBS = {  # by zone of an own piece; those that the question asks for come first
    "hand": ("play", "spend", "put", "exile_hand"),
    "aside": ("hold", "return"),
    "play": ("exile_play",),
    "boon": ("boon", "spend_boon"),
    "boon_used": ("boon",),
    "silver": ("assist", "spend_assistant", "gild", "swap"),
    "gold": ("assist", "spend_assistant", "swap"),
    "silver_used": ("assist", "refresh", "gild", "swap"),
    "gold_used": ("assist", "refresh", "swap"),
}
TABLE_VERBS = {
    "row": ("buy", "take"),
    "revealed": ("buy",),
    "item_exile": ("take_exiled",),
    "assistant_top": ("recruit", "hire"),
    "rescue_top": ("rescue",),
    "rescue": ("rescue",),
    "bonus_at": ("bonus",),
    "lost_temple": ("bonus",),
}
PLACE_VERBS = ("discover", "overcome", "activate", "lead", "lead_to")
SPACE_VERBS = ("dig", "relocate", "relocate_to", "recall")
LEADING = {
    "spend": ("spend", "spend_boon", "spend_assistant"),
    "put": ("put",),
    "keep_hand": ("put",),
    "exile": ("exile_hand", "exile_play"),
}


def actions_with(state: State, seat: int, piece: str) -> Names | None:
    """Names of actions, those that are asked for first; None for a piece that the seat does not see there."""
    zone, _, value = piece.partition(":")
    known = BOARD[zone](state, value) if zone in BOARD else of_zone(state, seat, zone, value)
    if known is None:
        return None
    leading = LEADING.get(asked(state), ())
    return sorted(known, key=lambda name: name.partition(":")[0] not in leading)


def real(state: State, names: Names) -> Names:
    return [name for name in names if name in state.game.action_ids]


# ---------------------------------------------------------------- places of the board
def at_space(state: State, value: str) -> Names | None:
    names = real(state, [f"{verb}:{value}" for verb in SPACE_VERBS])
    return [*names, *(at_place(state, value.partition(".")[0]) or [])] if names else None


def at_place(state: State, value: str) -> Names | None:
    names = real(state, [f"{verb}:{value}" for verb in PLACE_VERBS])
    digs = real(state, [f"dig:{name}" for name in (value, f"{value}.1", f"{value}.2")])
    return [*digs, *names] or None


def at_node(state: State, value: str) -> Names | None:
    return real(state, [f"glass:{value}", f"notebook:{value}"]) or None


def by_name(verb: str) -> Callable[[State, str], Names | None]:
    """The piece has the name of the action."""
    return lambda state, value: real(state, [f"{verb}:{value}"]) or None


BOARD: dict[str, Callable[[State, str], Names | None]] = {
    "space": at_space,
    "place": at_place,
    "node": at_node,
    "temple": by_name("temple"),
    "slot": by_name("slot"),
    "spend_kept": by_name("spend_kept"),
}


# ---------------------------------------------------------------- cards and tiles
def of_zone(state: State, seat: int, zone: str, value: str) -> Names | None:
    """Another player's piece is in sight, but no action touches it (R-21.8)."""
    names = state.game.zone_names
    if zone not in names or value not in sight(state, seat).known(names.index(zone)):
        return None
    base = zone.rstrip("0123456789")
    if base in TABLE_VERBS:
        return real(state, [f"{verb}:{value}" for verb in TABLE_VERBS[base]])
    if base == "guardian_at":
        return guardian_at(state, names.index(zone) - at.GUARDIAN_AT)
    if base == "site_at":
        return at_place(state, place_name(state, names.index(zone) - at.SITE_AT))
    own = zone == f"{base}{seat}" and base in OWN_VERBS
    return real(state, [f"{verb}:{value}" for verb in OWN_VERBS[base]]) if own else []


def guardian_at(state: State, position: int) -> Names:
    place = place_name(state, position)
    return real(state, [f"overcome:{place}", f"lead:{place}"])


def place_name(state: State, position: int) -> str:
    return state.game.action_names[at.OVERCOME_ACTION + position].partition(":")[2]
