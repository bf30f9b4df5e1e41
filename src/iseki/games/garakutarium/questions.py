"""What a seat is asked: options with the pieces they touch, and the plans that the page offers as one choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import iseki.games.garakutarium.layout as at
from iseki.core.asking import Answers, asked, names
from iseki.core.moves import irrevocable
from iseki.core.plans import complete
from iseki.core.present import Datum, Option, Plan
from iseki.core.state import State
from iseki.games.garakutarium.rules import one_suit, run_first, run_size, same_number

Pieces = tuple[str, ...]

SPECIAL_RELIC = "J"
IN_LOOT = {"discard", "use", "purify"}
IN_LOOKED = {"pick", "drop", "top"}


def answers(state: State, seat: int) -> Answers:
    return tuple(option(state, seat, action) for action in state.legal_actions()), tuple(plans(state, seat))


# ---------------------------------------------------------------- options
def option(state: State, seat: int, action: int) -> Option:
    name = state.action_to_string(action)
    verb, _, value = name.partition(":")
    after = state.clone()
    after.apply_action(action)
    return Option(name, verb, pieces_of(state, seat, action, verb, value), irrevocable(state, after))


def pieces_of(state: State, seat: int, action: int, verb: str, value: str) -> Pieces:
    """What an action touches, as `zone:kind`; a card the seat does not know is `zone:?`."""
    if verb in ("same", "run"):
        return set_pieces(state, seat, numbers_of(action))
    if verb == "take":
        return closed_pile(state, seat) if value == "closed" else in_zone(state, at.OPEN, seat)
    zone = zone_of(state, seat, verb, value)
    return () if zone is None else (f"{state.game.zone_names[zone]}:{SPECIAL_RELIC if verb == 'search' else value}",)


def zone_of(state: State, seat: int, verb: str, value: str) -> int | None:
    """Where the card lies that an action names."""
    if verb in IN_LOOT:
        return at.LOOT + seat
    if verb in IN_LOOKED:
        return at.LOOKED
    if verb == "search":
        return int(state.zone(at.SPECIAL_RELIC)) if value == "junk" else None
    return {"hide": at.DUG, "join": at.OPEN, "skill": at.SECRET + seat, "steal": at.LOOT + 1 - seat}.get(verb)


def in_zone(state: State, zone: int, viewer: int) -> Pieces:
    return tuple(f"{state.game.zone_names[zone]}:{kind}" for kind in names(state, zone, viewer))


def closed_pile(state: State, viewer: int) -> Pieces:
    face_down = in_zone(state, at.CLOSED, viewer) or ("closed:?",)
    return (*face_down, *in_zone(state, at.BESIDE, viewer))


def set_pieces(state: State, seat: int, numbers: range) -> Pieces:
    """The cards of the loot that could be part of a set of these numbers."""
    return tuple(piece for piece in in_zone(state, at.LOOT + seat, seat) if fits(state, piece.partition(":")[2], numbers))


def fits(state: State, kind: str, numbers: range) -> bool:
    """May a card count as one of the numbers in a set (G-8.1, G-8.7, G-10.5)?"""
    if kind == SPECIAL_RELIC:
        return True
    return kind[-1].isdigit() and int(kind[-1]) in numbers and (kind[0] != "K" or at.mad(state) != 0)


def numbers_of(action: int) -> range:
    """The numbers of the set that `same:4x3` or `run:3-5` begins."""
    if action < at.RUN_ACTION:
        number = int(same_number(action - at.SAME_ACTION))
        return range(number, number + 1)
    first = int(run_first(action - at.RUN_ACTION))
    return range(first, first + int(run_size(action - at.RUN_ACTION)))


# ---------------------------------------------------------------- plans
def plans(state: State, seat: int) -> list[Plan]:
    if asked(state) == "hide":
        return list(offers(state))
    if asked(state) == "part":
        return sorted(sets(state, seat), key=lambda plan: (-plan.gains["points"], -len(plan.pieces), plan.actions))
    return []


def offers(state: State) -> Iterator[Plan]:
    """Every split of the dug cards (G-5.6). None reveals anything: the child answers next, and who has dug them knows them all."""
    for first in state.legal_actions():
        for actions, _ in complete(state, first, lambda s: s.top().name != "join"):
            said = text(state, actions)
            laid = [name.partition(":")[2] for name in said if ":" in name]  # not that of `done`
            yield Plan(said, "offer", tuple([f"dug:{kind}" for kind in laid]))


def sets(state: State, seat: int) -> Iterator[Plan]:
    """Every set that can be made now, with each declaration of the special relic and each choice of purifications (G-7.2)."""
    for first in state.legal_actions():
        if at.SAME_ACTION <= first < at.DISCARD_ACTION:
            for actions, after in complete(state, first, lambda s: asked(s) not in ("same", "run", "purify")):
                yield set_plan(state, seat, text(state, actions), numbers_of(first), after)


def text(state: State, actions: tuple[int, ...]) -> tuple[str, ...]:
    names = state.game.action_names
    return tuple([names[action] for action in actions])


def set_plan(state: State, seat: int, actions: tuple[str, ...], numbers: range, after: State) -> Plan:
    purified = tuple(name.partition(":")[2] for name in actions if name.startswith("purify:"))
    used = used_cards(state, seat, after, purified)
    points = int(at.score(after, seat) - at.score(state, seat))
    verb = actions[0].partition(":")[0]
    pieces = tuple(f"loot{seat}:{kind}" for kind in (*used, *purified))
    data: dict[str, Datum] = {
        "joker": joker_number(used, numbers),
        "size": len(used),
        "first": numbers[0],
        "last": numbers[-1],
        "suited": int(verb == "run" and same_suit(state, used)),
        "purified": purified,
    }
    return Plan(actions, verb, pieces, {"points": points}, data, irrevocable(state, after))


def used_cards(state: State, seat: int, after: State, purified: tuple[str, ...]) -> list[str]:
    """What left the loot area and was not purified, in the order of the layout."""
    left = Counter(names(state, at.LOOT + seat, seat)) - Counter(names(after, at.LOOT + seat, seat)) - Counter(purified)
    return sorted(left.elements(), key=state.game.kind_names.index)


def joker_number(used: list[str], numbers: range) -> int:
    """The number that the special relic stands for; 0 without it."""
    if SPECIAL_RELIC not in used:
        return 0
    printed = {int(kind[-1]) for kind in used if kind != SPECIAL_RELIC}
    return next((number for number in numbers if number not in printed), numbers[0])


def same_suit(state: State, used: list[str]) -> bool:
    return bool(one_suit(sum({1 << state.game.kind_names.index(kind) for kind in used})))
