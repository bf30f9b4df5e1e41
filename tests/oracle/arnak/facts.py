"""The oracle's table in the words of a saved position: numbers by field, pieces by zone."""

from __future__ import annotations

from collections import Counter

from tests.oracle.arnak.box import ICONS, POSITIONS, RESOURCES, SPACES, TEMPLE
from tests.oracle.arnak.table import Player, Table

SEATS = 4  # fields of absent seats are 0
Places = Counter[tuple[str, str]]  # zone and piece, how often
LAYERED = ("item_deck", "artifact_deck", "level1_stack", "level2_stack", "deck", "rescue")  # by layer, 0 on top
BACKS = ("crate", "slot", "idol_gone")
BACK = "back"  # a piece of which only the back counts: what an idol shows after its discovery


def numbers(table: Table) -> dict[str, int]:
    facts = {
        "round": table.round,
        "starter": table.starter,
        "active": table.active,
        "main_used": int(table.main_used),
        "blocked": mask(table.blocked),
        "rescue_left": table.rescue_below,
        "temple_left": table.temple_below,
    }
    facts |= {f"kept{at}": table.kept[icon] for at, icon in enumerate(ICONS)}
    facts |= {f"stack_left{at}": many for at, many in enumerate(table.below)}
    for seat in range(SEATS):
        facts |= of_player(seat_or_nobody(table, seat))
    return facts


def seat_or_nobody(table: Table, seat: int) -> Player:
    return table.players[seat] if seat < len(table.players) else Player(seat)


def of_player(player: Player) -> dict[str, int]:
    seat = player.seat
    facts = {f"{name}{seat}": player.have[name] for name in RESOURCES}
    facts |= {f"temple_tiles{at}_{seat}": player.temple[stack] for at, stack in enumerate(TEMPLE)}
    facts |= {
        f"{name}{seat}": int(getattr(player, name)) for name in ("passed", "glass", "notebook", "arrival", "fear_tiles", "shield", "planes")
    }
    return facts | {f"figures{seat}": mask(player.figures)}


def mask(spaces: set[str]) -> int:
    return sum(1 << SPACES.index(space) for space in spaces)


def places(table: Table) -> Places:
    """Where every piece lies. Idols off their first place count by their back."""
    found: Places = Counter(row_places(table))
    for zone, pieces in shared(table).items():
        found.update((zone, piece) for piece in pieces)
    for at, position in enumerate(POSITIONS):
        for zone, lying in (("site_at", table.site_at), ("guardian_at", table.guardian_at)):
            if position in lying:
                found[f"{zone}{at}", lying[position]] += 1
    for player in table.players:
        own = {f"{zone}{player.seat}": pieces for zone, pieces in belongings(player).items()}
        for zone, pieces in (own | by_layer(f"deck{player.seat}", player.deck)).items():
            found.update((zone, piece) for piece in pieces)
    return found


def row_places(table: Table) -> dict[tuple[str, str], int]:
    return {(f"row@{at}", card): 1 for at, card in enumerate(table.row) if card}


def by_layer(zone: str, layers: list[list[str]]) -> dict[str, list[str]]:
    return {f"{zone}/{depth}": layer for depth, layer in enumerate(layers)}


def shared(table: Table) -> dict[str, list[str]]:
    tops = {f"assistant_top{at}": [top] for at, top in enumerate(table.tops) if top}
    bonus = {f"bonus_at{node}": tiles for node, tiles in table.bonus_at.items()}
    return (
        tops
        | bonus
        | by_layer("item_deck", table.decks["item"])
        | by_layer("artifact_deck", table.decks["artifact"])
        | by_layer("level1_stack", table.decks["level1"])
        | by_layer("level2_stack", table.decks["level2"])
        | by_layer("rescue", [[one] for one in table.rescue_seen])
        | {
            "item_exile": table.exiled["item"],
            "artifact_exile": table.exiled["artifact"],
            "fear_deck": ["fear"] * table.fear_deck,
            "revealed": table.revealed,
            "guardian_stack": table.guardians,
            "idol_gone": [BACK] * table.idols_gone,
            "assistant_pool": table.assistants_left,
            "rescue_top": [table.rescue_top] if table.rescue_top else [],
            "bonus_pool": table.bonus_left,
            "lost_temple": table.temple_seen,
            "bonus_gone": table.bonus_gone,
        }
    )


def belongings(player: Player) -> dict[str, list[str]]:
    facts = {
        "hand": player.hand,
        "aside": player.aside,
        "play": player.play,
        "boon": player.boons,
        "boon_used": player.boons_used,
        "crate": [BACK] * player.crates,
        "slot": [BACK] * player.slots,
    }
    for zone, gold, used in (("silver", False, False), ("silver_used", False, True), ("gold", True, False), ("gold_used", True, True)):
        facts[zone] = [one.name for one in player.assistants if (one.gold, one.used) == (gold, used)]
    return facts
