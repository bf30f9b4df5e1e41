"""Set-up (R-2)."""

from __future__ import annotations

from tests.oracle.arnak.assistants import next_top
from tests.oracle.arnak.box import ARTIFACTS, ASSISTANTS, CAMPS, CARDS, DATA, GUARDIANS, ITEMS, SITES, WILD, copies
from tests.oracle.arnak.cards import refill
from tests.oracle.arnak.research import nodes
from tests.oracle.arnak.rounds import from_starter
from tests.oracle.arnak.table import Asked, Start, Table, ask_chance, deal


def set_up(table: Table, start: Start) -> Asked[None]:
    counts = next(entry for entry in DATA["setup"]["players"] if entry["players"] == len(table.players))
    lay_out(table, counts)
    enrich(table, start)
    yield from choose_starter(table)
    yield from block(table, counts["blocked_camp_second_spaces"])
    yield from lay_idols(table)
    yield from lay_bonus(table)
    yield from lay_assistants(table, counts)
    table.round = 1
    yield from refill(table)


def lay_out(table: Table, counts: dict[str, int]) -> None:
    table.fear_deck = counts["fear_supply"]
    table.decks = {"item": [list(ITEMS)], "artifact": [list(ARTIFACTS)]}
    table.decks |= {level: [[site for site in SITES if site.startswith(short)]] for level, short in (("level1", "l1"), ("level2", "l2"))}
    table.guardians = copies(GUARDIANS)
    table.assistants_left = copies(ASSISTANTS)
    table.temple_below = counts["lost_temple_bonus_tiles"]
    for player in table.players:
        player.deck = [list(DATA["setup"]["start_deck"]["cards"])]


def enrich(table: Table, start: Start) -> None:
    """What a test gives the players beforehand."""
    for player, have in zip(table.players, start.have, strict=False):
        player.gain(have)
    for player, cards in zip(table.players, start.cards, strict=False):
        for card in cards:
            table.decks[CARDS[card]["kind"]][0].remove(card)
            player.deck[0].append(card)
    for player, tokens in zip(table.players, start.tokens, strict=False):
        player.glass, player.notebook = tokens
    for player, boons in zip(table.players, start.boons, strict=False):
        player.boons += boons
        table.guardians = [one for one in table.guardians if one not in boons]


def choose_starter(table: Table) -> Asked[None]:
    first = table.options["first_player"]
    seats = [str(player.seat) for player in table.players]
    table.starter = int((yield from ask_chance(table, seats, "starter"))) if first == "random" else int(first)
    table.active = table.starter
    for player, goods in zip(from_starter(table), DATA["setup"]["seat"], strict=False):
        player.gain(goods)


def block(table: Table, many: int) -> Asked[None]:
    """R-2.6."""
    left = list(CAMPS)
    for _ in range(many if many < len(CAMPS) else 0):
        left.remove((yield from ask_chance(table, left, "block")))
    if many:
        table.blocked = {f"{camp}.2" for camp in CAMPS if many == len(CAMPS) or camp not in left}


def lay_idols(table: Table) -> Asked[None]:
    """The face-down ones stay among those that are left (R-2.5)."""
    for position in WILD:
        table.idol_at[position] = yield from deal(table, table.idols_left)


def lay_bonus(table: Table) -> Asked[None]:
    """R-2.9."""
    for at, node in enumerate(nodes(table)):
        table.bonus_at[at] = []
        for _ in range(node["tiles"][len(table.players) - 2]):
            table.bonus_at[at].append((yield from deal(table, table.bonus_left)))


def lay_assistants(table: Table, counts: dict[str, list[int]]) -> Asked[None]:
    """R-2.10."""
    if table.side == "snake":
        table.rescue_top = yield from next_top(table)
        table.rescue_below = len(table.players) - 1
    for stack, size in enumerate(counts[f"{table.side}_assistant_stacks"]):
        table.tops[stack] = yield from next_top(table)
        table.below[stack] = size - 1
