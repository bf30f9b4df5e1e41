"""The research track, the Lost Temple and its tiles (R-14, R-15, R-20)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tests.oracle.arnak.asking import ask, free_open, named, window
from tests.oracle.arnak.box import BONUS, DATA, TEMPLE, Cost, Step
from tests.oracle.arnak.costs import can_pay, less, pay
from tests.oracle.arnak.resolving import resolve, step
from tests.oracle.arnak.table import Asked, Player, Table, deal
from tests.oracle.questions import value

TOKENS = ("glass", "notebook")
EFFECT = {"glass": "magnifying_glass_effect", "notebook": "notebook_effect"}


@dataclass(frozen=True)
class Deal:
    """What an effect changes in a research action (R-14.8); all defaults: the main action."""

    tokens: tuple[str, ...] = TOKENS
    free: bool = False
    off: Mapping[str, int] = field(default_factory=dict)
    temple: bool = True

    def cost(self, printed: Cost) -> Cost:
        return {} if self.free else less(printed, self.off)


def nodes(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = DATA["research"][table.side]["node"]
    return found


def row_of(table: Table, node: int) -> int:
    return int(nodes(table)[node]["row"])


def bridges(table: Table, start: int) -> dict[int, Cost]:
    """From this space one row up (R-14.1)."""
    return {
        int(edge["to"].rpartition("_")[2]): edge["cost"]
        for edge in DATA["research"][table.side]["edge"]
        if edge["from"] == f"{table.side}_{start}"
    }


def token_at(me: Player, token: str) -> int:
    return me.glass if token == "glass" else me.notebook


def temple_cost(table: Table, stack: str) -> Cost:
    tile = next(tile for tile in DATA["temple_tile"] if tile["id"] == f"temple_{stack}")
    cost: Cost = tile[f"cost_{table.side}"]
    return cost


def steps_up(table: Table, deal: Deal) -> list[str]:
    """R-14.2, R-14.3: the notebook never above the magnifying glass, nor into the Lost Temple."""
    me = table.me
    return [
        f"{token}:{goal}"
        for token in deal.tokens
        for goal, cost in bridges(table, token_at(me, token)).items()
        if can_pay(table, deal.cost(cost)) and (token == "glass" or notebook_may(table, goal))
    ]


def notebook_may(table: Table, goal: int) -> bool:
    return not nodes(table)[goal]["lost_temple"] and row_of(table, goal) <= row_of(table, table.me.glass)


def temple_tiles(table: Table, deal: Deal) -> list[str]:
    """R-15.3."""
    if not deal.temple or not nodes(table)[table.me.glass]["lost_temple"]:
        return []
    left = [stack for stack in TEMPLE if sum(player.temple[stack] for player in table.players) < len(table.players)]
    return [f"temple:{stack}" for stack in left if can_pay(table, deal.cost(temple_cost(table, stack)))]


def researches(table: Table, deal: Deal) -> list[str]:
    return [*steps_up(table, deal), *temple_tiles(table, deal)]


def research(table: Table, answer: str, deal: Deal, main: bool) -> Asked[None]:
    token, _, where = answer.partition(":")
    if token == "temple":
        yield from pay(table, deal.cost(temple_cost(table, where)))
        table.me.temple[where] += 1
    else:
        yield from step_up(table, token, int(where), deal, main)


def step_up(table: Table, token: str, goal: int, deal: Deal, main: bool) -> Asked[None]:
    """R-14.4."""
    me = table.me
    yield from pay(table, deal.cost(bridges(table, token_at(me, token))[goal]))
    setattr(me, token, goal)
    if nodes(table)[goal]["lost_temple"]:
        yield from enter_temple(table, main)
    else:
        yield from results(table, token, goal, main)


def results(table: Table, token: str, node: int, main: bool) -> Asked[None]:
    """The tile and the effect of the row, in the order the player likes (R-14.5)."""
    row = DATA["research"][table.side]["row"][row_of(table, node) - 1]
    if table.bonus_at.get(node):
        first = yield from ask(table, lambda: ["first:tile", "first:row"])
        if first == "first:tile":
            yield from take_bonus(table, table.bonus_at[node], main)
            yield from resolve(table, row[EFFECT[token]], main)
        else:
            yield from resolve(table, row[EFFECT[token]], main)
            yield from take_bonus(table, table.bonus_at[node], main)
    else:
        yield from resolve(table, row[EFFECT[token]], main)


def take_bonus(table: Table, tiles: list[str], main: bool, which: bool | None = None) -> Asked[None]:
    """One of those that lie there (R-20.8); its effect may be declined, the tile goes (R-14.5)."""
    tile = tiles[0]
    if len(set(tiles)) > 1 if which is None else which:
        tile = value((yield from ask(table, lambda: named("bonus", sorted(set(tiles))))))
    tiles.remove(tile)
    table.bonus_gone.append(tile)
    yield from resolve(table, BONUS[tile]["effect"], main)


def enter_temple(table: Table, main: bool) -> Asked[None]:
    """R-15.1, R-15.2."""
    table.me.arrival = 1 + max(player.arrival for player in table.players)
    yield from window(table)
    for _ in range(table.temple_below):  # the first to look sees them all
        table.temple_seen.append((yield from deal(table, table.bonus_left)))
    table.temple_below = 0
    yield from take_bonus(table, table.temple_seen, main, len(table.temple_seen) > 1)  # that they are alike is a secret


def deals(step: Step) -> list[Deal]:
    """The discounts to choose from (R-24.27)."""
    tokens = TOKENS if step["token"] == "any" else (step["token"],)
    offs = step.get("discount_one_of", [step.get("discount", {})])
    return [Deal(tokens, step.get("free", False), off, step["temple_tile"]) for off in offs]


def sensible(table: Table, choices: Sequence[Deal]) -> bool:
    """With one of the discounts something can be paid, or a free action may bring what it costs."""
    payable = any(researches(table, one) for one in choices)
    return payable or (free_open(table) and bool(researches(table, replace(choices[0], free=True))))


@step("research", lambda table, step, _main: any(researches(table, one) for one in deals(step)))
def research_step(table: Table, step: Step, main: bool) -> Asked[None]:
    """Of several discounts one is chosen first, even one that saves nothing (R-24.27)."""
    choices = deals(step)

    def offered(names: Sequence[str]) -> list[str]:
        return [*names, "decline"] if sensible(table, choices) else []

    picked = choices[0]
    if len(choices) > 1:
        answer = yield from ask(table, lambda: offered([f"option:{at}" for at in range(len(choices))]))
        if answer in ("", "decline"):
            return
        picked = choices[int(value(answer))]
    answer = yield from ask(table, lambda: offered(researches(table, picked)))
    if answer not in ("", "decline"):
        yield from research(table, answer, picked, main)
