"""Options and printed numbers under the names of layout.toml: the constants of a game, from components.toml."""

from __future__ import annotations

from collections.abc import Mapping

from iseki.core.options import Value
from iseki.games.arnak.data import Node, Track, components, layout
from iseki.games.arnak.effects import LEVELS, Amount, Choose, Cost, Effect, Icon, Travel
from iseki.games.arnak.packing import packed, packed_icons
from iseki.games.arnak.program import Program
from iseki.games.arnak.rules.track import NODES

Numbers = dict[str, int | list[int]]
ROWS = 9  # rows 0 to 8 of a research track


def constants(seats: int, options: Mapping[str, Value], program: Program) -> Numbers:
    """Compiles every effect into `program` on the way."""
    side = str(options["board"])
    numbers = flags(options) | kinds(program) | island(side) | track(side, seats, program) | printed(seats, options, program)
    return numbers | program.constants()


def flags(options: Mapping[str, Value]) -> Numbers:
    """The options of R-27 as the rules read them."""
    chosen = {
        "snake": options["board"] == "snake",
        "fear_unlimited": options["fear_supply"] == "unlimited",
        "pass_ends_turn": options["pass_ends_turn"],
        "surplus_lost": options["surplus_icons"] == "lost",
        "two_charts": options["star_charts"] == "two_or_none",
        "effects_end_with_card": options["effects_end_with_card"],
        "ocarina_discounts": options["ocarina_discounts"],
        "nearest_exiled": options["staff_exile"] == "nearest",
        "artifact_declinable": options["artifact_declinable"],
    }
    return {name: int(bool(value)) for name, value in chosen.items()}


def kinds(program: Program) -> Numbers:
    """What is printed on cards and tiles, by kind."""
    return of_cards() | of_boons_and_assistants(program) | {"effect_of": by_kind(effects(program))}


def of_cards() -> Numbers:
    data = components()
    costs = {card.id: packed(card.cost) for card in data.card} | {tile.id: packed(tile.cost) for tile in data.guardian}
    points = (
        {card.id: card.vp for card in data.card} | {tile.id: tile.vp for tile in data.guardian} | {tile.id: tile.vp for tile in data.idol}
    )
    return {
        "cost_of": by_kind(costs),
        "play_cost_of": by_kind({card.id: packed(card.play_cost) for card in data.card}),
        "points_of": by_kind(points),
        "exile_self_of": by_kind({card.id: int(card.exile_self) for card in data.card}),
    }


def of_boons_and_assistants(program: Program) -> Numbers:
    """Icons and what is free; of an assistant the icons it can give instead of its resources (R-6.4 c)."""
    data = components()
    icons = {card.id: card.travel for card in data.card} | {tile.id: tile.boon_travel for tile in data.guardian}
    icons |= {tile.id: travel_icons(tile.silver) for tile in data.assistant}
    free = {card.id: card.free for card in data.card} | {tile.id: tile.boon_free for tile in data.guardian}
    free |= {tile.id: tile.free for tile in data.assistant}
    return {
        "icons_of": by_kind({name: packed_icons(shown) for name, shown in icons.items()}),
        "gold_icons_of": by_kind({tile.id: packed_icons(travel_icons(tile.gold)) for tile in data.assistant}),
        "free_of": by_kind({name: int(is_free) for name, is_free in free.items()}),
        "gold_effect_of": by_kind({tile.id: program.effect(tile.id, tile.gold) for tile in data.assistant}),
    }


def effects(program: Program) -> dict[str, int]:
    """The sequence of each piece's effect, boon or silver side."""
    data = components()
    printed = {card.id: card.effect for card in data.card} | {tile.id: tile.effect for tile in data.site}
    printed |= {tile.id: tile.effect for tile in data.idol} | {tile.id: tile.effect for tile in data.bonus_tile}
    printed |= {tile.id: tile.boon_effect for tile in data.guardian} | {tile.id: tile.silver for tile in data.assistant}
    return {name: program.effect(name, effect) for name, effect in printed.items()}


def by_kind(values: Mapping[str, int]) -> list[int]:
    """0 for the kinds that are not named."""
    return [values.get(name, 0) for name in layout().kind_names]


def by_kind_exactly(values: Mapping[str, float]) -> list[float]:
    """The same for estimates."""
    return [values.get(name, 0.0) for name in layout().kind_names]


def travel_icons(side: Effect) -> tuple[Icon, ...]:
    """The icons that an assistant can give instead of its resources (R-6.4 c)."""
    choices = [option for step in side if isinstance(step, Choose) for option in step.options]
    return next((step.icons for option in choices for step in option if isinstance(step, Travel)), ())


def island(side: str) -> Numbers:
    """Travel costs and discovery costs; space 2 * p and 2 * p + 1 of a camp, 5 + p of another position."""
    positions = components().position
    names = layout().kind_names
    return {
        "space_cost": [packed(Cost(travel=icons)) for p in positions for icons in (p.spaces_snake if side == "snake" else p.spaces_bird)],
        "level_of": [LEVELS.index(p.level) for p in positions],
        "discover_cost": [packed(p.discover_cost) for p in positions],
        "camp_kind": [names.index(p.site) for p in positions if p.site],
    }


def track(side: str, seats: int, program: Program) -> Numbers:
    """The research track of a side."""
    research = components().research[side]
    return {
        "bridge": bridges(research),
        "row_of": [node.row for node in research.node],
        "tiles_at": [tiles(node, seats) for node in research.node],
        "glass_effect": by_row({row.row: program.effect(f"research row {row.row}", row.magnifying_glass_effect) for row in research.row}),
        "notebook_effect": by_row({row.row: program.effect(f"research row {row.row}", row.notebook_effect) for row in research.row}),
        "glass_points": by_row({row.row: row.magnifying_glass_vp for row in research.row}),
        "notebook_points": by_row({row.row: row.notebook_vp for row in research.row}),
        "arrival_points": [0, *research.lost_temple.arrival_vp],
    }


def bridges(research: Track) -> list[int]:
    """Packed costs, from * 15 + to; 0 where no bridge is."""
    index = {node.id: i for i, node in enumerate(research.node)}
    out = [0] * (NODES * NODES)
    for edge in research.edge:
        out[index[edge.source] * NODES + index[edge.target]] = packed(edge.cost)
    return out


def tiles(node: Node, seats: int) -> int:
    """Face-up bonus tiles at the start (R-2.9)."""
    return node.tiles[seats - 2]


def by_row(values: Mapping[int, int]) -> list[int]:
    return [values.get(row, 0) for row in range(ROWS)]


def printed(seats: int, options: Mapping[str, Value], program: Program) -> Numbers:
    """Numbers printed on boards and in the rules."""
    data = components()
    points = data.scoring
    snake, unlimited = options["board"] == "snake", options["fear_supply"] == "unlimited"
    return {
        "temple_cost": [packed(tile.cost_snake if snake else tile.cost_bird) for tile in data.temple_tile],
        "temple_points": [tile.vp for tile in data.temple_tile],
        "slot_effect": [program.effect("idol_slots", option) for option in data.idol_slots.options],
        "rounds": data.meta.rounds,
        "hand_size": data.meta.hand_size_at_round_start,
        "pilot_coins": data.setup.pilot.cost.coin,
        "idol_slots": data.idol_slots.slots,
        "idol_points": points.idol,
        "guardian_points": points.guardian,
        "fear_points": points.fear_card,
        "fear_tile_points": points.fear_card if unlimited else points.fear_tile,  # it stands for a card then
        "temple_stack": data.setup.players[seats - 2].temple_tiles_per_stack,
        "slot_points": list(points.empty_idol_slot),
        "start_resources": [n for seat in data.setup.seat for n in amounts(seat)],
    }


def amounts(amount: Amount) -> list[int]:
    """In the order of the resources (R-1.2)."""
    return [amount.coin, amount.compass, amount.tablet, amount.arrowhead, amount.jewel]
