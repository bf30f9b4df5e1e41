"""What effects and pieces are worth to a bot, from components.toml: in coins, before anything is known of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from iseki.games.arnak import effects
from iseki.games.arnak.data import Track, components
from iseki.games.arnak.effects import AnyStep, Cost, Effect, Gain, Icon
from iseki.games.arnak.features.plan import LEAST, TEMPLE_BONUS
from iseki.games.arnak.features.tables import Tables, Weights
from iseki.games.arnak.numbers import by_kind_exactly, travel_icons
from iseki.games.arnak.program import Program

COINS: Final = {"coin": 1.0, "compass": 1.1, "tablet": 1.2, "arrowhead": 2.2, "jewel": 3.0}
ICONS: Final = {"boot": 0.4, "car": 1.1, "ship": 1.1, "plane": 1.8}
CARD: Final = 1.0  # a card drawn, or put down as a cost
FEAR: Final = -2.2
IDOL: Final = 4.0
EXILED: Final = 1.3
UPGRADED: Final = 0.9
SITES: Final = {"camp": 1.9, "level1": 3.4, "level2": 5.6}
OVERCOME: Final = 6.5  # five points and no Fear, without the cost
RESEARCH: Final = 3.0  # a step, paid in full, beside its cost
ASSISTANT: Final = 4.0
GILDED: Final = 2.0
ARTIFACT: Final = 3.5
ITEM: Final = 2.5
SENT: Final = 1.5  # another way to go, travel and discovery aside
ON_THE_WAY: Final = 0.5  # the bonus tile of a space, if it still lies there
WEIGHTS: Final = Weights(
    stock=0.95, hand=0.85, figure=2.0, cards=0.4, helpers=0.4, tile=1.0, lack=0.02, step=2.0, notebook=0.6, coin=(0.5, 0.8, 0.9)
)


def tables(program: Program, research: Track) -> Tables:
    """For the evaluator. The program must have compiled all effects."""
    onward, steps = route(research)
    data = components()
    played = {card.id: worth(card.effect) - price(card.play_cost) for card in data.card}
    played |= {site.id: worth(site.effect) for site in data.site}
    played |= {idol.id: worth(idol.effect) for idol in data.idol} | {tile.id: worth(tile.effect) for tile in data.bonus_tile}
    played |= {tile.id: worth(tile.boon_effect) + icons(tile.boon_travel) for tile in data.guardian}
    played |= {tile.id: worth(tile.silver) for tile in data.assistant}
    ways = {card.id: icons(card.travel) for card in data.card}
    ways |= {tile.id: icons(travel_icons(tile.silver)) for tile in data.assistant}
    return Tables(
        WEIGHTS,
        [worth(effect) for effect in program.effects],
        by_kind_exactly(played),
        by_kind_exactly({tile.id: worth(tile.gold) for tile in data.assistant}),
        by_kind_exactly(ways),
        by_kind_exactly({tile.id: price(tile.cost) for tile in data.guardian}),
        list(COINS.values()),
        onward,
        steps,
    )


def route(research: Track) -> tuple[list[int], list[float]]:
    """By node: where the cheapest bridge leads, and its price less what the magnifying glass gets there."""
    place = {node.id: i for i, node in enumerate(research.node)}
    by_row = {row.row: worth(row.magnifying_glass_effect) for row in research.row}
    found = {node.id: TEMPLE_BONUS if node.lost_temple else ON_THE_WAY + by_row.get(node.row, 0.0) for node in research.node}
    bridges = [[(price(e.cost) - found[e.target], place[e.target]) for e in research.edge if e.source == node] for node in place]
    best = [min(onward, default=(0.0, 0)) for onward in bridges]
    return [node for _, node in best], [max(LEAST, coins) for coins, _ in best]


def worth(effect: Effect) -> float:
    """Coins for all steps; what may be declined is worth nothing at least."""
    return sum((of_step(step) for step in effect), 0.0)


def of_step(step: AnyStep) -> float:
    return WORTH[type(step)](step)


def resources(amounts: Gain | Cost) -> float:
    return sum(coins * float(getattr(amounts, name)) for name, coins in COINS.items())


def price(cost: Cost) -> float:
    return resources(cost) + CARD * cost.card + IDOL * cost.idol + icons(cost.travel)


def icons(shown: tuple[Icon, ...]) -> float:
    """A second icon serves level II only."""
    return sum(ICONS[icon] * (0.6 if i else 1.0) for i, icon in enumerate(shown))


def sites(levels: tuple[effects.Level, ...]) -> float:
    return max(SITES[level] for level in levels)


def chosen(step: effects.Choose) -> float:
    return sum(sorted(worth(option) for option in step.options)[-step.n :])


WORTH: Final[dict[type, Callable[[Any], float]]] = {
    effects.Gain: resources,
    effects.GainPer: lambda step: COINS[step.res] * step.max * 0.6,
    effects.Fear: lambda step: FEAR * step.n,
    effects.Discard: lambda step: -0.6 * step.n,
    effects.Draw: lambda step: CARD * step.n,
    effects.Exile: lambda step: EXILED * step.n,
    effects.Upgrade: lambda step: UPGRADED * step.n,
    effects.Refresh: lambda step: 1.2 * step.n,
    effects.Pay: lambda step: max(0.0, worth(step.then) - price(step.cost)),
    effects.Choose: chosen,
    effects.PassFor: lambda step: 0.3 * worth(step.then),
    effects.Travel: lambda step: icons(step.icons),
    effects.Send: lambda step: SENT + icons(step.discount_travel) + COINS["compass"] * step.discount_discover,
    effects.Relocate: lambda step: 0.9 * sites(step.levels),
    effects.Recall: lambda step: 2.2 * step.n,
    effects.Activate: lambda step: 0.8 * sites(step.levels) * (1.0 if step.n == 1 else 1.7),
    effects.ActivateTile: lambda step: SITES[step.level],
    effects.Overcome: lambda step: 0.7 * OVERCOME,
    effects.MoveGuardian: lambda step: 2.5,
    effects.Buy: lambda step: 0.9 * step.discount + (0.5 if step.include_deck_top else 0.0),
    effects.Take: lambda step: ITEM if step.type == "item" else ARTIFACT,
    effects.TakeExiled: lambda step: ITEM,
    effects.ExileRow: lambda step: 0.0,
    effects.Research: lambda step: RESEARCH + (2.5 if step.free else max(map(price, (step.discount, *step.discount_one_of)))),
    effects.Recruit: lambda step: ASSISTANT,
    effects.Rescue: lambda step: ASSISTANT,
    effects.Gild: lambda step: GILDED,
    effects.SupplyAssistant: lambda step: 1.3 if step.side == "silver" else 2.0,
    effects.SwapAssistant: lambda step: 0.8,
    effects.UnslotIdol: lambda step: 2.0,
    effects.DrawSelect: lambda step: CARD + 0.5,
    effects.AllPlanes: lambda step: 1.0,
    effects.FearShield: lambda step: 1.5,
}
