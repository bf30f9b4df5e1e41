"""Effects as phrases: keys of `effect`, `amount`, `place` in text/*.toml with their data, one function for each kind of step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

import iseki.games.arnak.effects as fx
from iseki.core.pieces import Phrase

RESOURCES = ("coin", "compass", "tablet", "arrowhead", "jewel")
PRICE = {"item": "coin", "artifact": "compass"}  # what a discount on a card of the row lowers


def phrases(effect: fx.Effect) -> tuple[Phrase, ...]:
    """A phrase for each step, in the order of resolving (R-21.4)."""
    return tuple(phrase(step) for step in effect)


def phrase(step: fx.AnyStep) -> Phrase:
    return SPOKEN[type(step)](step)


# ---------------------------------------------------------------- lists
def joined(parts: Iterable[Phrase], between: str, last: str = "") -> Phrase:
    """Phrases one after the other: `list.<between>`, and `list.<last>` before the last one."""
    *first, end = parts
    if not first:
        return end
    start = reduce(lambda a, b: Phrase(f"list.{between}", {"first": a, "last": b}), first)
    return Phrase(f"list.{last or between}", {"first": start, "last": end})


def in_turn(effect: fx.Effect) -> Phrase:
    return joined(phrases(effect), "then")


def counted(what: str, n: int) -> Phrase:
    return Phrase(f"amount.{what}", {"n": n})


def amount(numbers: dict[str, int]) -> Phrase:
    return joined([counted(what, n) for what, n in numbers.items() if n], "comma", "and")


def resources(of: fx.Amount | fx.Gain) -> dict[str, int]:
    return {name: getattr(of, name) for name in RESOURCES if getattr(of, name)}


def icons(travel: tuple[fx.Icon, ...]) -> dict[str, int]:
    return {icon: travel.count(icon) for icon in travel}


def priced(cost: fx.Cost) -> dict[str, int]:
    """A cost as numbers: travel and cards first, as they are printed on a guardian."""
    others = {"card": cost.card, "idol": cost.idol}
    return {**icons(cost.travel), **{name: n for name, n in others.items() if n}, **resources(cost)}


def paying(cost: fx.Cost) -> Phrase:
    if cost.card and priced(cost) == {"card": cost.card}:
        return Phrase("effect.put_down", {"n": cost.card})
    return Phrase("effect.hand_over", {"amount": amount(priced(cost))})


def places(levels: tuple[fx.Level, ...]) -> Phrase:
    if set(levels) == set(fx.LEVELS):
        return Phrase("place.any")
    return joined([Phrase(f"place.{level}") for level in levels], "comma", "or")


# ---------------------------------------------------------------- simple steps
def gain(step: fx.Gain) -> Phrase:
    return Phrase("effect.gain", {"amount": amount(resources(step))})


def number(key: str) -> Callable[[Any], Phrase]:
    """A step that is told by its number alone."""
    return lambda step: Phrase(f"effect.{key}", {"n": step.n})


def bare(key: str) -> Callable[[Any], Phrase]:
    """A step without a number."""
    return lambda step: Phrase(f"effect.{key}")


def draw(step: fx.Draw) -> Phrase:
    return Phrase("effect.draw" if step.source == "top" else "effect.draw_bottom", {"n": step.n})


def pay(step: fx.Pay) -> Phrase:
    return Phrase("effect.pay", {"cost": paying(step.cost), "then": in_turn(step.then)})


def choose(step: fx.Choose) -> Phrase:
    options = joined([in_turn(option) for option in step.options], "option")
    return Phrase("effect.choose", {"n": step.n, "options": options})


def pass_for(step: fx.PassFor) -> Phrase:
    return Phrase("effect.pass_for", {"then": in_turn(step.then)})


def travel(step: fx.Travel) -> Phrase:
    return Phrase("effect.travel", {"amount": amount(icons(step.icons))})


def gain_per(step: fx.GainPer) -> Phrase:
    return Phrase("effect.gain_per", {"amount": counted(step.res, 1), "each": Phrase(f"each.{step.per}"), "most": step.max})


def draw_select(step: fx.DrawSelect) -> Phrase:
    parts = [Phrase(f"effect.look_{step.source}", {"n": step.max}), Phrase("effect.hold", {"n": step.keep})]
    parts += [Phrase("effect.return", {"n": step.return_top})] if step.return_top else []
    return joined([*parts, Phrase("effect.rest")], "next")


# ---------------------------------------------------------------- the island
def send(step: fx.Send) -> Phrase:
    anywhere = set(step.levels) == set(fx.LEVELS)
    goal = Phrase("effect.send") if anywhere else Phrase("effect.send_to", {"place": places(step.levels)})
    return with_terms(goal, send_terms(step))


def send_terms(step: fx.Send) -> list[Phrase]:
    terms = []
    if step.free_travel:
        terms.append(Phrase("term.free_travel"))
    if step.discount_travel:
        terms.append(Phrase("term.travel_less", {"amount": amount(icons(step.discount_travel))}))
    if step.discount_discover:
        terms.append(Phrase("term.discover_less", {"amount": counted("compass", step.discount_discover)}))
    if step.activations > 1:
        terms.append(Phrase("term.activations", {"n": step.activations}))
    return terms


def with_terms(what: Phrase, terms: list[Phrase]) -> Phrase:
    return Phrase("effect.with_terms", {"what": what, "terms": joined(terms, "comma")}) if terms else what


def relocate(step: fx.Relocate) -> Phrase:
    return Phrase("effect.relocate", {"place": places(step.levels)})


def activate(step: fx.Activate) -> Phrase:
    place = places(step.levels)
    if step.unoccupied:
        place = Phrase("place.unoccupied", {"place": place})
    if step.mine:
        place = Phrase("place.mine", {"place": place})
    key = "effect.activate" if step.n == 1 else "effect.activate_several"
    extra = [
        Phrase("term.extra_cost", {"place": Phrase(f"level.{level}"), "cost": amount(priced(c))}) for level, c in step.extra_cost.items()
    ]
    return with_terms(Phrase(key, {"n": step.n, "place": place}), extra)


def activate_tile(step: fx.ActivateTile) -> Phrase:
    return Phrase("effect.activate_tile", {"level": Phrase(f"level.{step.level}")})


def overcome(step: fx.Overcome) -> Phrase:
    return Phrase(f"effect.overcome_{step.where}")


def move_guardian(step: fx.MoveGuardian) -> Phrase:
    return Phrase("effect.move_guardian", {"place": places(step.levels)})


# ---------------------------------------------------------------- the card row and the research track
def buy(step: fx.Buy) -> Phrase:
    discounts = [counted(resource, step.discount) for card, resource in PRICE.items() if step.type in ("any", card)]
    what = Phrase(f"effect.buy_{step.type}_or_top" if step.include_deck_top else f"effect.buy_{step.type}")
    return with_terms(what, [Phrase("term.less", {"amount": joined(discounts, "or")})] if step.discount else [])


def take(step: fx.Take) -> Phrase:
    return Phrase(f"effect.take_{step.type}", {"where": Phrase(f"where.{step.to}")})


def take_exiled(step: fx.TakeExiled) -> Phrase:
    return Phrase(f"effect.take_exiled_{step.type}", {"where": Phrase(f"where.{step.to}")})


def exile_row(step: fx.ExileRow) -> Phrase:
    return Phrase(f"effect.exile_row_{step.which}")


def research(step: fx.Research) -> Phrase:
    what = "effect.research_temple" if step.temple_tile else f"effect.research_{step.token}"
    discounts = [cost for cost in (step.discount, *step.discount_one_of) if cost != fx.Cost()]
    terms = [Phrase("term.free")] if step.free else []
    if discounts:
        terms.append(Phrase("term.less", {"amount": joined([amount(priced(cost)) for cost in discounts], "or")}))
    return with_terms(Phrase(what), terms)


def supply_assistant(step: fx.SupplyAssistant) -> Phrase:
    return Phrase(f"effect.supply_assistant_{step.side}")


SPOKEN: dict[type, Callable[[Any], Phrase]] = {
    fx.Gain: gain,
    fx.Fear: number("fear"),
    fx.Discard: number("discard"),
    fx.Draw: draw,
    fx.Exile: number("exile"),
    fx.Upgrade: number("upgrade"),
    fx.Refresh: number("refresh"),
    fx.Pay: pay,
    fx.Choose: choose,
    fx.PassFor: pass_for,
    fx.Travel: travel,
    fx.Send: send,
    fx.Relocate: relocate,
    fx.Recall: number("recall"),
    fx.Activate: activate,
    fx.ActivateTile: activate_tile,
    fx.Overcome: overcome,
    fx.MoveGuardian: move_guardian,
    fx.Buy: buy,
    fx.Take: take,
    fx.TakeExiled: take_exiled,
    fx.ExileRow: exile_row,
    fx.Research: research,
    fx.Recruit: bare("recruit"),
    fx.Rescue: bare("rescue"),
    fx.Gild: bare("gild"),
    fx.SupplyAssistant: supply_assistant,
    fx.SwapAssistant: bare("swap_assistant"),
    fx.UnslotIdol: bare("unslot_idol"),
    fx.GainPer: gain_per,
    fx.DrawSelect: draw_select,
    fx.AllPlanes: bare("all_planes"),
    fx.FearShield: bare("fear_shield"),
}
