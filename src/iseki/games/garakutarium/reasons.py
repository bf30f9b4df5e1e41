"""Why not? The first condition that fails, as clause and data, told only from what the asker may know.

Where a clause has several causes, the cause is named behind it: `G-7.5.used`. The text is `why.<clause>` all the same.
"""

from __future__ import annotations

from collections.abc import Callable

import iseki.games.garakutarium.layout as at
from iseki.core.asking import MOST, asked, names
from iseki.core.present import Datum, Reason
from iseki.core.state import State
from iseki.games.garakutarium.questions import fits, numbers_of
from iseki.games.garakutarium.rules import count_of, counted, curses, kinds_in

Data = dict[str, Datum]

VERBS = {
    "hide": ("hide",),
    "join": ("join", "done"),
    "choose": ("take",),
    "part": ("same", "run", "discard", "skill", "end_part"),
    "same": ("use",),
    "run": ("use",),
    "purify": ("purify", "done"),
    "princess": ("search",),
    "thief": ("steal",),
    "pick": ("pick", "done"),
    "drop": ("drop", "done"),
    "top": ("top",),
}
WRONG_CARD = {"hide": "G-5.3", "purify": "G-9.10", "princess": "G-10.2", "thief": "G-10.3", "pick": "G-10.4"}  # the verb is right


# ---------------------------------------------------------------- an action
def of_action(state: State, seat: int, name: str) -> Reason:
    action = state.string_to_action(name)
    if action in state.legal_actions():
        return Reason(name, "")
    verb, _, value = name.partition(":")
    clause = cause_of(state, seat, clause_of(state, seat, action, verb), value)
    tell = DATA.get(clause)
    return Reason(name, clause, tell(state, seat, action, value) if tell else {})


def clause_of(state: State, seat: int, action: int, verb: str) -> str:
    op = asked(state)
    if verb in VERBS[op] or op in ("part", "choose"):
        return state.top().reject(state, seat, action) or WRONG_CARD.get(op, "asked")
    return "asked"


def cause_of(state: State, seat: int, clause: str, value: str) -> str:
    """G-7.5 closes a skill for four causes; the score is the plain one."""
    if clause != "G-7.5":
        return clause
    if at.skill_used(state, seat):
        return "G-7.5.used"
    if value not in names(state, at.SECRET + seat, seat):
        return "G-7.5.other"
    return "G-7.5" if at.score(state, 1 - seat) < at.skill_threshold(state) else "G-7.5.idle"


def card(state: State, seat: int, action: int, value: str) -> Data:
    return {"card": value}


def character(state: State, seat: int, action: int, value: str) -> Data:
    return {"character": value}


def skill_closed(state: State, seat: int, action: int, value: str) -> Data:
    return {"need": int(at.skill_threshold(state)), "score": int(at.score(state, 1 - seat))}


def loot_limit(state: State, seat: int, action: int, value: str) -> Data:
    return {"n": int(state.count(at.LOOT + seat)), "limit": int(at.loot_limit(state))}


def cards_of(state: State, seat: int, number: int) -> int:
    return int(count_of(counted(state, seat, kinds_in(state, at.LOOT + seat)), number))


def jokers(state: State, seat: int) -> int:
    return int(state.copies(at.LOOT + seat, at.SPECIAL_RELIC))


def same_short(state: State, seat: int, action: int, value: str) -> Data:
    number, size = map(int, value.split("x"))
    return {"number": number, "size": size, "n": cards_of(state, seat, number)}


def run_short(state: State, seat: int, action: int, value: str) -> Data:
    numbers = numbers_of(action)
    missing = sum(cards_of(state, seat, number) == 0 for number in numbers)
    return {"first": numbers[0], "last": numbers[-1], "n": missing - jokers(state, seat)}


def discard_price(state: State, seat: int, action: int, value: str) -> Data:
    return {"points": int(at.curse_penalty(state)), "score": int(at.score(state, seat))}


def skill_price(state: State, seat: int, action: int, value: str) -> Data:
    return {"n": int(curses(state, seat)), "score": int(at.score(state, seat))}


DATA: dict[str, Callable[[State, int, int, str], Data]] = {
    "G-5.3": card,
    "G-7.3": card,
    "G-7.5": skill_closed,
    "G-7.5.other": character,
    "G-7.5.idle": character,
    "G-7.7": loot_limit,
    "G-8.2": same_short,
    "G-8.3": run_short,
    "G-9.8": discard_price,
    "G-9.10": card,
    "G-10.3": card,
    "G-10.4": card,
    "G-10.5": skill_price,
}


# ---------------------------------------------------------------- a piece
def of_piece(state: State, seat: int, piece: str) -> tuple[Reason, ...]:
    """The actions with a card that the asker sees; a card it does not see lies there or not, that is not told."""
    place, _, kind = piece.partition(":")
    zones = state.game.zone_names
    zone = zones.index(place) if place in zones else -1
    if piece == "closed:?" or (zone >= 0 and kind in names(state, zone, seat)):
        return of_card(state, seat, zone, kind)
    return (Reason(piece, "unknown"),)


def of_card(state: State, seat: int, zone: int, kind: str) -> tuple[Reason, ...]:
    if at.CLOSED <= zone <= at.OPEN:
        return of_dig_area(state, seat, zone, kind)
    if asked(state) == "part":
        return of_part(state, seat, zone, kind)
    verb = VERBS[asked(state)][0]
    name = f"{verb}:{kind}"
    return (of_action(state, seat, name),) if name in state.game.action_ids else (Reason(verb, "asked"),)


def of_dig_area(state: State, seat: int, zone: int, kind: str) -> tuple[Reason, ...]:
    if asked(state) == "choose":
        return (of_action(state, seat, "take:open" if zone == at.OPEN else "take:closed"),)
    if asked(state) == "join":
        return (of_action(state, seat, f"join:{kind}"),)
    return (Reason("take", "G-6.3"),)


def of_part(state: State, seat: int, zone: int, kind: str) -> tuple[Reason, ...]:
    if zone == at.LOOT + seat:
        return (*of_sets(state, seat, kind), of_action(state, seat, f"discard:{kind}"))
    if f"skill:{kind}" in state.game.action_ids:
        return (of_action(state, seat, f"skill:{kind}"),)
    if zone == at.LOOT + 1 - seat:
        return (Reason(f"steal:{kind}", "G-7.6", {"card": kind, "seat": 1 - seat}),)
    return (Reason(kind, "unusable", {"card": kind}),)


def of_sets(state: State, seat: int, kind: str) -> tuple[Reason, ...]:
    """The sets it fits into now, or one reason why it fits into none."""
    every = range(1, 8)
    if not fits(state, kind, every):
        return (Reason(f"use:{kind}", "G-8.1", {"card": kind}),)
    makeable = [a for a in state.legal_actions() if at.SAME_ACTION <= a < at.DISCARD_ACTION and fits(state, kind, numbers_of(a))]
    if not makeable:
        return (Reason(f"use:{kind}", "no_set", {"card": kind}),)
    return tuple(Reason(state.game.action_names[action], "") for action in makeable[: MOST - 1])
