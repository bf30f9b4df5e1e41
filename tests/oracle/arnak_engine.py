"""What the engine's position says, in the words the oracle uses too: numbers by field, pieces by place, who knows which piece."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import cast

from iseki.core.state import State
from iseki.games.arnak.rules.scoring import total
from tests.oracle.arnak.facts import BACK, BACKS, LAYERED, Places

DECKS = ("item_deck", "artifact_deck")  # a card that was shown lies there in a layer of its own
UNSEEN = ("idol_bag", "idol_at", "out")  # compared by the chances of what comes from them, or without meaning
OPEN = {"row", "item_exile", "artifact_exile", "fear_deck", "revealed", "play", "site_at", "guardian_at", "boon", "boon_used"}
OPEN |= {"assistant_top", "rescue_top", "silver", "silver_used", "gold", "gold_used", "bonus_at", "bonus_gone"}
CLOSED = ("guardian_stack", "assistant_pool", "bonus_pool")  # nobody has looked

Piece = tuple[str, str, int, int]  # kind, zone, layer, who knows it (bits of seats, then of the public)


def pieces(state: State) -> list[Piece]:
    game = state.game
    return [
        (game.kind_names[game.kind[card]], game.zone_names[state.zone(card)], int(state.layer(card)), int(state.seen(card)))
        for card in range(game.cards)
    ]


def numbers(state: State) -> dict[str, int]:
    return {name: int(state.get(at)) for name, at in state.game.fields.items() if not name.startswith("era")}


def places(lying: list[Piece]) -> Places:
    """Zone and kind of every piece; in a deck the layer too, counted from the top."""
    depths = layers(lying)
    found = Counter((place(kind, zone, layer, depths), kind) for kind, zone, layer, _ in lying if not zone.startswith(UNSEEN))
    return Counter(dict(backs(found)))


def backs(found: Places) -> Iterator[tuple[tuple[str, str], int]]:
    """Idols off their first place count by their backs."""
    for zone in {zone for zone, _ in found if bare(zone) in BACKS}:
        yield (zone, BACK), sum(many for (at, _), many in found.items() if at == zone)
    yield from ((where, many) for where, many in found.items() if bare(where[0]) not in BACKS)


@cache
def bare(zone: str) -> str:
    """Without the number of seat, position or space."""
    return zone.rstrip("0123456789")


@cache
def pile(zone: str, layer: int) -> tuple[str, int, int] | None:
    """Deck, part and layer. What was put on top of the own deck is a part of its own."""
    deck = zone.replace("deck_top", "deck")
    return (deck, int(deck != zone), layer) if bare(deck) in LAYERED else None


def layers(lying: list[Piece]) -> dict[tuple[str, int, int], int]:
    """How deep each layer lies in its deck, 0 on top."""
    found = sorted({at for _, zone, layer, _ in lying if (at := pile(zone, layer))}, reverse=True)
    seen: Counter[str] = Counter()
    depths = {}
    for at in found:
        depths[at] = seen[at[0]]
        seen[at[0]] += 1
    return depths


def place(kind: str, zone: str, layer: int, depths: dict[tuple[str, int, int], int]) -> str:
    if zone == "row":
        return f"row@{layer}"
    at = pile(zone, layer)
    return f"{at[0]}/{depths[at]}" if at else zone


def wrong_sights(lying: list[Piece], seats: int) -> list[Piece]:
    """Pieces that somebody ought to know and does not, or knows and cannot (R-23)."""
    everybody = (1 << (seats + 1)) - 1
    crowd = Counter((zone, layer) for _, zone, layer, _ in lying)
    return [piece for piece in lying if not right_sight(piece[1], piece[3], everybody, crowd[piece[1], piece[2]] > 1)]


@cache
def right_sight(zone: str, seen: int, everybody: int, crowd: bool) -> bool:
    """crowd: several pieces lie in the same layer."""
    if zone.startswith(("hand", "aside")):
        return bool(seen >> int(zone[-1]) & 1)
    if bare(zone) in OPEN:
        return seen == everybody
    hidden = zone in CLOSED or (zone in DECKS and crowd)
    return not (hidden and seen)


def scores(state: State) -> list[int]:
    """As if the game ended here."""
    return [int(total(state, seat)) for seat in range(state.game.seats)]


def returns(state: State) -> list[float]:
    return cast(list[float], list(state.returns()))
