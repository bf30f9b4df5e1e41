"""States as readable, complete JSON: fields, stack and cards by name. It holds secrets and never goes to a viewer."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from iseki.core.errors import BadState
from iseki.core.game import Game
from iseki.core.state import State
from iseki.core.word import AGE, FRAME, LAYER, SEEN, TAG


class Frame(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    op: str
    seat: int
    a: int
    b: int
    c: int
    source: int


class Place(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    kind: str
    zone: str
    layer: int
    seen: int
    age: int
    tags: int


class Saved(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    turns: int
    shuffles: int
    fields: dict[str, int]
    stack: tuple[Frame, ...]
    cards: tuple[Place, ...]


def serialize(s: State) -> bytes:
    g = s.game
    fields = {name: int(s.get(at)) for name, at in g.fields.items()}
    return msgspec.json.encode(Saved(g.name, int(s.turns), int(s.shuffles), fields, frames(s), places(s)))


def frames(s: State) -> tuple[Frame, ...]:
    """The stack, lowest frame first."""
    top = int(s.v[0])
    rows = [[int(s.v[at + i]) for i in range(FRAME)] for at in range(int(s.game.stack), top + 1, FRAME)] if top else []
    return tuple(Frame(s.game.op_names[op], seat, a, b, c, source) for op, seat, a, b, c, source in rows)


def places(s: State) -> tuple[Place, ...]:
    g = s.game
    return tuple(
        Place(g.kind_names[g.kind[c]], g.zone_names[s.zone(c)], int(s.layer(c)), int(s.seen(c)), int(s.age(c)), int(s.word(c)) >> TAG)
        for c in range(g.cards)
    )


def deserialize(data: bytes, game: Game) -> State:
    """Raises BadState when the bytes are no state of this game with these options."""
    try:
        return restore(msgspec.json.decode(data, type=Saved), game)
    except (msgspec.MsgspecError, LookupError, ValueError, OverflowError) as error:
        raise BadState(f"no saved state of {game.name}: {error}") from error


def restore(saved: Saved, game: Game) -> State:
    if saved.game != game.name:
        raise BadState(f"a state of {saved.game}")
    kinds = [place.kind for place in saved.cards]
    if kinds != [game.kind_names[game.kind[c]] for c in range(game.cards)]:
        raise BadState("the cards are not those of the game's options")
    s = game.new_initial_state()
    while s.v[0]:
        s.pop()
    s.turns, s.shuffles = saved.turns, saved.shuffles
    for name, at in game.fields.items():
        s.put(at, saved.fields[name])
    for frame in saved.stack:
        s.push(game.op_names.index(frame.op), frame.seat, frame.a, frame.b, frame.c, frame.source)
    for card, place in enumerate(saved.cards):
        zone = game.zone_names.index(place.zone)
        s.write(card, zone | place.layer << LAYER | place.seen << SEEN | place.age << AGE | place.tags << TAG)
    return s
