"""The end of the game (R-19)."""

from __future__ import annotations

from tests.oracle.arnak.box import CARDS, DATA
from tests.oracle.arnak.research import row_of
from tests.oracle.arnak.table import Player, Table

POINTS = DATA["scoring"]


def score(table: Table, player: Player) -> int:
    return (
        research_points(table, player) + temple_points(player) + idol_points(player) + guardian_points(player) + card_points(table, player)
    )


def research_points(table: Table, player: Player) -> int:
    """R-19.2."""
    rows = DATA["research"][table.side]["row"]
    glass = (
        POINTS["lost_temple_arrival"][player.arrival - 1]
        if player.arrival
        else at_row(rows, row_of(table, player.glass), "magnifying_glass_vp")
    )
    return int(glass + at_row(rows, row_of(table, player.notebook), "notebook_vp"))


def at_row(rows: list[dict[str, int]], row: int, what: str) -> int:
    return rows[row - 1][what] if row else 0


def temple_points(player: Player) -> int:
    """R-19.3."""
    return sum(tile["vp"] * player.temple[tile["id"].removeprefix("temple_")] for tile in DATA["temple_tile"])


def idol_points(player: Player) -> int:
    """R-19.4, R-10.4: the leftmost slots are filled first."""
    empty: list[int] = POINTS["empty_idol_slot"]
    return int(POINTS["idol"]) * (player.crates + player.slots) + sum(empty[player.slots :])


def guardian_points(player: Player) -> int:
    """R-19.5."""
    return int(POINTS["guardian"]) * (len(player.boons) + len(player.boons_used))


def card_points(table: Table, player: Player) -> int:
    """R-19.6, R-19.7; without a limit every Fear is a card (R-25.13)."""
    cards = [*player.hand, *player.play, *(card for layer in player.deck for card in layer)]
    tile = int(POINTS["fear_card"] if table.options["fear_supply"] == "unlimited" else POINTS["fear_tile"])
    return sum(int(CARDS[card]["vp"]) for card in cards) + tile * player.fear_tiles


def standing(table: Table, player: Player) -> tuple[int, int, int]:
    """What decides (R-19.9): points, arrival, and among players who never arrived the research points."""
    early = -player.arrival if player.arrival else -9
    return score(table, player), early, 0 if player.arrival else research_points(table, player)


def winners(table: Table) -> list[int]:
    best = max(standing(table, player) for player in table.players)
    return [player.seat for player in table.players if standing(table, player) == best]
