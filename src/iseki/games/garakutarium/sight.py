"""What a viewer sees of a position: every answer passes the one gate, `State.visible`, for all cards at once in core/sight.py."""

from __future__ import annotations

import iseki.games.garakutarium.layout as at
from iseki.core.sight import cards_at, cards_seen
from iseki.core.state import State
from iseki.core.word import FRAME
from iseki.games.garakutarium.view import Phase

Names = tuple[str, ...]
Lying = dict[int, Names]  # by zone

PHASES: dict[int, Phase] = {
    at.FIRST_OP: "setup",
    at.DEAL_OP: "setup",
    at.DIG_OP: "dig",
    at.HIDE_OP: "dig",
    at.JOIN_OP: "dig",
    at.CHOOSE_OP: "choose",
}


def seen(state: State, viewer: int) -> Lying:
    """What `names` tells of each zone, in one look at the cards."""
    named = state.game.kind_names
    found: dict[int, list[str]] = {}
    for zone, kind in cards_seen(state, viewer):
        found.setdefault(zone, []).append(named[kind])
    return {zone: tuple(names) for zone, names in found.items()}


def layered(state: State) -> dict[int, int]:
    """Cards that a Detective has put back on the deck, by layer; the highest layer is drawn first."""
    return {layer: card for card in cards_at(state, at.DECK) if (layer := int(state.layer(card))) > 0}


def deck_top(state: State, viewer: int) -> tuple[str | None, ...]:
    """What the viewer knows of the top of the deck, first card drawn first; nothing when it knows none of them."""
    game, cards = state.game, layered(state)
    top = [cards[layer] for layer in sorted(cards, reverse=True)]
    known = [game.kind_names[game.kind[card]] if state.visible(card, viewer) else None for card in top]
    return tuple(known) if any(known) else ()


def phase(state: State) -> Phase:
    """Read from the frames, the topmost that tells: what is asked inside a part belongs to the part."""
    v = state.v
    for position in range(int(v[0]), int(state.game.stack) - 1, -FRAME):
        op, seat = int(v[position]), int(v[position + 1])
        if op == at.PART_OP:
            return "parent" if seat == at.parent(state) else "child"
        if op in PHASES:
            return PHASES[op]
    return "over" if state.is_terminal() else "setup"
