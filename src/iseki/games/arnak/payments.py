"""Ways to pay: every minimal payment that a decision opens, the cheapest first, as the page fills its tray."""

from __future__ import annotations

from typing import Final

from iseki.core.asking import asked
from iseki.core.plans import Sequence, complete
from iseki.core.state import State
from iseki.games.arnak.data import components

TRAVEL: Final = ("spend", "keep_icon")
PAYING: Final = (*TRAVEL, "put")
SOURCES: Final = ("spend", "spend_boon", "spend_assistant", "pilot", "spend_kept", "put")
GROUPS: Final = {card.id: card.kind for card in components().card}

WORTH: Final = {  # what it hurts to give it away, by verb and group of the card: a total order together with the names
    "spend.fear": 1,
    "put.fear": 1,
    "spend_kept": 2,
    "spend.basic": 5,
    "put.basic": 5,
    "spend.item": 7,
    "put.item": 7,
    "spend.artifact": 8,
    "put.artifact": 8,
    "spend_assistant": 9,
    "spend_boon": 11,
    "pilot": 13,
}

Price = tuple[int, int, tuple[str, ...]]


def paying(state: State) -> bool:
    return asked(state) in PAYING


def payments(state: State) -> list[Sequence]:
    """Every way to finish the payment that is asked now, the cheapest first. Hand cards put down besides are the cheapest ones."""
    ways = [with_cards(way) for way in travel_ways(state)]
    return sorted(ways, key=lambda way: price(state, way[0]))


def travel_ways(state: State) -> list[Sequence]:
    """Minimal payments of the travel icons; the same sources in another order are one way."""
    if asked(state) not in TRAVEL:
        return [((), state)]
    found: dict[tuple[str, ...], Sequence] = {}
    for first in state.legal_actions():
        for actions, end in complete(state, first, lambda s: asked(s) not in TRAVEL):
            found.setdefault(tuple(sorted(names(state, actions))), (actions, end))
    return list(found.values())


def with_cards(way: Sequence) -> Sequence:
    """The hand cards of the cost put down too (R-5.2)."""
    actions, end = way
    while asked(end) == "put":
        action = min(end.legal_actions(), key=lambda action: price(end, (action,)))
        end = end.clone()
        end.apply_action(action)
        actions = (*actions, action)
    return actions, end


def price(state: State, actions: tuple[int, ...]) -> Price:
    spent = [name for name in names(state, actions) if not name.startswith("keep:")]
    return sum(worth(state, name) for name in spent), len(spent), names(state, actions)


def worth(state: State, name: str) -> int:
    verb, _, value = name.partition(":")
    return WORTH[verb] if verb in WORTH else WORTH[f"{verb}.{GROUPS[value]}"]


def names(state: State, actions: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(state.game.action_names[action] for action in actions)


def sources(actions: tuple[str, ...]) -> tuple[str, ...]:
    """What a payment uses up, as kinds of `kind`: cards, boons, assistants, `pilot`, kept icons."""
    return tuple(name.partition(":")[2] or name for name in actions if name.partition(":")[0] in SOURCES)
