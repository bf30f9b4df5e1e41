"""What a seat is asked: options with the pieces they touch, and the plans that the page offers as one choice.

Pieces are `zone:kind` for cards (`hand0:red-plus3`, `down1:?`), and `island:3`, `seat:2`, `tile:1`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

import iseki.games.costa_ruana.layout as at
from iseki.core.asking import Answers, asked
from iseki.core.moves import irrevocable
from iseki.core.present import Datum, Option, Plan
from iseki.core.state import State
from iseki.games.costa_ruana.rules import SLOTS, stands_on
from iseki.games.costa_ruana.sight import colour_of, flipped, kind_of, place, slots

Pieces = tuple[str, ...]

ON_ISLANDS = {"take", "put", "place", "recall", "leave", "go"}
K_OF_N = ("place", "recall")
NEXT = {"show": "before", "hide": "before", "chest": "carry", "leave": "go", "place": "place", "recall": "recall"}
MOST = 120  # plans of one decision


def answers(state: State, seat: int) -> Answers:
    return tuple(option(state, seat, action) for action in state.legal_actions()), tuple(plans(state, seat))


# ---------------------------------------------------------------- options
def option(state: State, seat: int, action: int) -> Option:
    name = state.action_to_string(action)
    verb, _, value = name.partition(":")
    after = state.clone()
    after.apply_action(action)
    return Option(name, verb, pieces_of(state, seat, verb, value), irrevocable(state, after))


def pieces_of(state: State, seat: int, verb: str, value: str) -> Pieces:
    """What an action touches."""
    if verb in ("show", "hide"):
        return (f"hand{seat}:{value}",)
    if verb in ("before", "name"):
        return (f"seat:{value}",)
    if verb in ON_ISLANDS:
        return (f"island:{value}",)
    if verb == "flip":
        return (f"tile:{value}", *made_active(state, seat, int(value)))
    slot = slot_of(state, seat, verb, value)
    return () if slot < 0 else (card_piece(state, slot, seat),)


def slot_of(state: State, seat: int, verb: str, value: str) -> int:
    """The card on the table that an action names, -1 for none."""
    if verb == "copy":
        return int(stands_on(state, seat))
    return next((slot for slot in range(SLOTS) if verb in ("stand", "use") and place(state, slot) == value), -1)


def card_piece(state: State, slot: int, viewer: int) -> str:
    return f"{place(state, slot)}:{kind_of(state, slot, viewer) or '?'}"


def made_active(state: State, viewer: int, tile: int) -> Pieces:
    """The cards on the table, among those the viewer knows, that a flip would make active (C-7.3)."""
    colours = flipped(state, tile)
    known = [(slot, kind_of(state, slot, viewer)) for slot in slots(state)]
    return tuple(f"{place(state, slot)}:{kind}" for slot, kind in known if kind is not None and colour_of(kind) in colours)


# ---------------------------------------------------------------- plans
def plans(state: State, seat: int) -> list[Plan]:
    kind = asked(state)
    if kind == "flip":
        return [flip_plan(state, seat, tile) for tile in (1, 2)]
    if kind in NEXT and few(state):
        return [plan_of(state, seat, actions, after) for first in state.legal_actions() for actions, after in ways(state, first)]
    return []


def few(state: State) -> bool:
    """Is it worth listing every way? Three natives on ten islands would be 220."""
    if asked(state) not in K_OF_N:
        return True
    k = int(state.arg(0))
    return k > 1 and comb(len(state.legal_actions()) + k - 1, k) <= MOST


def ways(state: State, first: int) -> Iterator[tuple[tuple[int, ...], State]]:
    """Every way to play this card or carry out this effect that begins with `first`, with the position after it."""
    after = state.clone()
    after.apply_action(first)
    if not goes_on(state, first, after):
        yield (first,), after
        return
    for action in after.legal_actions():
        for rest, end in ways(after, action):
            yield (first, *rest), end


def goes_on(before: State, action: int, after: State) -> bool:
    """Is what is asked next about the same card or effect?"""
    kind = asked(before)
    if action == at.DONE_ACTION or asked(after) != NEXT.get(kind) or after.seat() != before.seat():
        return False
    chosen = action - (at.PLACE_ACTION if kind == "place" else at.RECALL_ACTION)
    same = after.arg(0) == before.arg(0) - 1 and after.arg(1) == chosen  # another card would begin anew
    return kind not in K_OF_N or bool(same)


def plan_of(state: State, seat: int, actions: tuple[int, ...], after: State) -> Plan:
    kind = asked(state)
    texts = tuple(state.game.action_names[action] for action in actions)
    verbs_and_values = [text.partition(":")[::2] for text in texts]
    pieces = tuple(piece for verb, value in verbs_and_values for piece in pieces_of(state, seat, verb, value))
    data = plan_data(kind, [value for _, value in verbs_and_values])
    return Plan(texts, kind if pieces else "nothing", pieces, data=data, reveals=irrevocable(state, after))


def plan_data(kind: str, values: list[str]) -> dict[str, Datum]:
    """What the plan's sentence needs; islands are counted from 1."""
    if kind in ("show", "hide"):
        return {"card": values[0], "other": int(values[1])}
    islands = tuple(str(int(value) + 1) for value in values if value)
    return {"islands": islands, "n": len(islands), **({"from": islands[0], "to": islands[1]} if len(islands) == 2 else {})}


def flip_plan(state: State, seat: int, tile: int) -> Plan:
    """A flip, with what it would make active among the cards that the Shaman knows."""
    name = f"flip:{tile}"
    active = made_active(state, seat, tile)
    after = state.clone()
    after.apply_action(state.string_to_action(name))
    cards = tuple(piece.partition(":")[2] for piece in active)
    hidden = sum(kind_of(state, slot, seat) is None for slot in slots(state))
    data: dict[str, Datum] = {"kinds": flipped(state, tile), "cards": cards, "n": len(cards), "hidden": hidden}
    return Plan((name,), "flip", (f"tile:{tile}", *active), data=data, reveals=irrevocable(state, after))
