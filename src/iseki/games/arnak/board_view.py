"""The main board and the supply board, as a viewer sees them: map, research track, card row, stacks."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.rng import bit
from iseki.core.state import State
from iseki.games.arnak.data import Edge, Position, components
from iseki.games.arnak.ops.row import PLACES, card_at
from iseki.games.arnak.rules.board import CAMPS
from iseki.games.arnak.rules.track import NODES, TEMPLE_STACKS, arrivals, tiles_left
from iseki.games.arnak.sight import Sight, unpacked
from iseki.games.arnak.speech import priced
from iseki.games.arnak.view import Bridge, Cards, Node, Place, Space, Stack, Supply, TempleStack, Track, TrackRow

STACKS = 3
GAP = "gap"


def side(state: State) -> str:
    return "snake" if at.snake(state) else "bird"


# ---------------------------------------------------------------- the island
def places(see: Sight) -> tuple[Place, ...]:
    return tuple(place(see, number, of) for number, of in enumerate(components().position))


def place(see: Sight, number: int, of: Position) -> Place:
    camp = of.site or None
    return Place(
        id=of.id.removeprefix("pos_"),
        level=of.level,
        tier=of.row,
        column=of.col,
        spaces=tuple(space(see.state, of, first_space(number) + i) for i in range(len(of.spaces_bird))),
        discover=priced(of.discover_cost),
        site=camp or see.one(at.SITE_AT + number),
        guardian=see.one(at.GUARDIAN_AT + number),
        idols=see.all(at.IDOL_AT + number),
    )


def first_space(position: int) -> int:
    return 2 * position if position < CAMPS else position + CAMPS


def space(state: State, of: Position, number: int) -> Space:
    name = of.id.removeprefix("pos_")
    return Space(
        id=f"{name}.{number % 2 + 1}" if of.level == "camp" else name,
        cost=unpacked(int(at.space_cost(state, number))),
        seat=next((seat for seat in range(int(state.game.seats)) if at.figures(state, seat) & bit(number)), None),
        blocked=bool(at.blocked(state) & bit(number)),
    )


# ---------------------------------------------------------------- the research track
def track(see: Sight) -> Track:
    state, of = see.state, components().research[side(see.state)]
    numbers = {node.id: number for number, node in enumerate(of.node)}
    taken = int(arrivals(state))
    return Track(
        nodes=tuple(Node(node.row, node.col, see.known(at.BONUS_AT + i), node.pick_one, node.rescue) for i, node in enumerate(of.node)),
        bridges=tuple(bridge(state, edge, numbers) for edge in of.edge),
        rows=tuple(TrackRow(row.row, row.magnifying_glass_vp, row.notebook_vp) for row in of.row),
        temple=tuple(temple_stack(state, stack) for stack in range(TEMPLE_STACKS)),
        places_left=of.lost_temple.arrival_vp[taken : int(state.game.seats)],
        bonus=(*see.all(at.LOST_TEMPLE), *[None] * int(at.temple_left(state))),
    )


def bridge(state: State, edge: Edge, numbers: dict[str, int]) -> Bridge:
    source, target = numbers[edge.source], numbers[edge.target]
    return Bridge(source, target, unpacked(int(at.bridge(state, source * NODES + target))))


def temple_stack(state: State, stack: int) -> TempleStack:
    name = components().temple_tile[stack].id.removeprefix("temple_")
    cost = unpacked(int(at.temple_cost(state, stack)))
    return TempleStack(name, int(at.temple_points(state, stack)), int(tiles_left(state, stack)), cost)


# ---------------------------------------------------------------- the supply
def supply(see: Sight) -> Supply:
    state = see.state
    return Supply(
        row=row(state),
        staff=int(at.round(state)),
        item_deck=see.count(at.ITEM_DECK),
        artifact_deck=see.count(at.ARTIFACT_DECK),
        fear_deck=see.count(at.FEAR_DECK),
        level1_stack=see.count(at.LEVEL1_STACK),
        level2_stack=see.count(at.LEVEL2_STACK),
        guardian_stack=see.count(at.GUARDIAN_STACK),
        assistants=tuple(stack(see, number) for number in range(STACKS)),
        item_deck_top=see.one(at.ITEM_DECK),
        artifact_deck_top=see.one(at.ARTIFACT_DECK),
        revealed=see.known(at.REVEALED),
        item_exile=see.known(at.ITEM_EXILE),
        artifact_exile=see.known(at.ARTIFACT_EXILE),
        out=see.known(at.OUT),
        rescue=rescue(see),
    )


def row(state: State) -> Cards:
    """The card row lies open (R-23.2)."""
    game = state.game
    cards = [int(card_at(state, i)) for i in range(PLACES)]
    return tuple(game.kind_names[game.kind[card]] if card >= 0 else GAP for card in cards)


def stack(see: Sight, number: int) -> Stack:
    return Stack(see.one(at.ASSISTANT_TOP + number), (None,) * int(at.stack_left(see.state, number)))


def rescue(see: Sight) -> Stack | None:
    """Those that nobody has looked at lie below those looked through (R-20.4)."""
    if not at.snake(see.state):
        return None
    return Stack(see.one(at.RESCUE_TOP), (*see.all(at.RESCUE), *[None] * int(at.rescue_left(see.state))))
