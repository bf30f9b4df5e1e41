"""Effects as rows of icons: tokens that the page draws and the terminal names.

A token is a name of an icon (`coin`, `draw`), `tv:ship` (a travel icon, inverted), a figure (`4`), `2x`, `word:mine` (text `icon.mine`),
or a mark: `arrow` cost to gain, `or` between choices, `minus` before a discount, `plus`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import iseki.games.arnak.effects as fx
from iseki.core.pieces import Row
from iseki.games.arnak.speech import PRICE, priced, resources

Tokens = tuple[str, ...]
REPEATED = 2  # so many of a thing are drawn one beside the other; more are a figure and one icon
LEVEL = {"camp": "camp", "level1": "site-1", "level2": "site-2"}
MOVED = {"notebook": ("notebook",)}
TO = {"deck_bottom": ("word:bottom",), "deck_top": ("word:top",), "hand": ("hand",), "play": ()}


def row(effect: fx.Effect) -> Row:
    return tuple(step for part in effect for step in drawn(part))


def drawn(step: fx.AnyStep) -> Row:
    return DRAWN[type(step)](step)


def times(token: str, n: int) -> Tokens:
    return (token,) * n if n <= REPEATED else (str(n), token)


def several(numbers: dict[str, int]) -> Tokens:
    """Amounts side by side; travel icons are inverted."""
    return tuple(token for name, n in numbers.items() for token in times(TOKEN.get(name, name), n))


TOKEN = {"boot": "tv:boot", "car": "tv:car", "ship": "tv:ship", "plane": "tv:plane", "card": "discard"}


def travel_icons(icons: Iterable[str]) -> Tokens:
    return tuple(TOKEN[icon] for icon in icons)


def less(tokens: Tokens) -> Tokens:
    return ("minus", *tokens) if tokens else ()


def levels(of: tuple[fx.Level, ...]) -> Tokens:
    return () if set(of) == set(fx.LEVELS) else tuple(LEVEL[level] for level in of)


def led_by(tokens: Tokens, steps: Row) -> Row:
    """Tokens before the first step, in one step with it."""
    return ((*tokens, *steps[0]), *steps[1:]) if steps else (tokens,)


# ---------------------------------------------------------------- steps
def gain(step: fx.Gain) -> Row:
    return (several(resources(step)),)


def counted(icon: str) -> Callable[[Any], Row]:
    return lambda step: (times(icon, step.n),)


def fixed(*tokens: str) -> Callable[[Any], Row]:
    return lambda step: (tokens,)


def draw(step: fx.Draw) -> Row:
    return ((*times("draw", step.n), *(("word:bottom",) if step.source == "bottom" else ())),)


def pay(step: fx.Pay) -> Row:
    return led_by((*several(priced(step.cost)), "arrow"), row(step.then))


def choose(step: fx.Choose) -> Row:
    first, *others = [row(option) for option in step.options]
    chosen = led_by((f"{step.n}x",), first) if step.n > 1 else first
    return (*chosen, *[part for option in others for part in led_by(("or",), option)])


def pass_for(step: fx.PassFor) -> Row:
    return led_by(("pass", "arrow"), row(step.then))


def travel(step: fx.Travel) -> Row:
    return (travel_icons(step.icons),)


def send(step: fx.Send) -> Row:
    discount = (*travel_icons(step.discount_travel), *times("compass", step.discount_discover))
    free = ("word:free",) if step.free_travel else ()
    again = ("activate", f"{step.activations}x") if step.activations > 1 else ()
    return (("archaeologist", *levels(step.levels), *free, *less(discount), *again),)


def relocate(step: fx.Relocate) -> Row:
    return (("relocate", *levels(step.levels)), ("activate",))


def activate(step: fx.Activate) -> Row:
    limits = [word for word, holds in (("word:unoccupied", step.unoccupied), ("word:mine", step.mine)) if holds]
    n = (f"{step.n}x",) if step.n > 1 else ()
    extra = tuple(token for level, cost in step.extra_cost.items() for token in (LEVEL[level], *several(priced(cost))))
    return ((*n, "activate", *levels(step.levels), *limits), *((extra,) if extra else ()))


def activate_tile(step: fx.ActivateTile) -> Row:
    return (("activate", "deck", LEVEL[step.level]),)


def overcome(step: fx.Overcome) -> Row:
    return (("overcome", "guardian", f"word:{step.where}"),)


def move_guardian(step: fx.MoveGuardian) -> Row:
    return (("guardian", "relocate", *levels(step.levels)), ("activate",))


def buy(step: fx.Buy) -> Row:
    kinds = [card for card in PRICE if step.type in ("any", card)]
    prices = [(kind, *less(times(PRICE[kind], step.discount))) for kind in kinds]
    options = (("buy", *prices[0]), *[("or", *price) for price in prices[1:]])
    return (*options, *((("plus", "deck"),) if step.include_deck_top else ()))


def take(step: fx.Take) -> Row:
    return (("take", step.type, *TO[step.to]),)


def take_exiled(step: fx.TakeExiled) -> Row:
    return (("take", "exile", step.type, *TO[step.to]),)


def exile_row(step: fx.ExileRow) -> Row:
    return (("exile", "item", f"word:{step.which}"),)


def research(step: fx.Research) -> Row:
    moved = MOVED.get(step.token, ())
    temple = ("temple",) if step.temple_tile else ()
    discounts = [several(priced(cost)) for cost in (step.discount, *step.discount_one_of) if cost != fx.Cost()]
    lower = less(tuple(token for i, cost in enumerate(discounts) for token in (*(("or",) if i else ()), *cost)))
    return (("research", *moved, *temple, *(("word:free",) if step.free else ()), *lower),)


def supply_assistant(step: fx.SupplyAssistant) -> Row:
    return (("activate", "deck", f"assistant-{step.side}"),)


def gain_per(step: fx.GainPer) -> Row:
    return ((f"0-{step.max}", step.res, f"word:{step.per}"),)


def draw_select(step: fx.DrawSelect) -> Row:
    bottom = ("word:bottom",) if step.source == "bottom" else ()
    return (("draw", f"0-{step.max}", *bottom), ("arrow", *times("hand", step.keep)))


DRAWN: dict[type, Callable[[Any], Row]] = {
    fx.Gain: gain,
    fx.Fear: counted("fear"),
    fx.Discard: counted("discard"),
    fx.Draw: draw,
    fx.Exile: counted("exile"),
    fx.Upgrade: counted("upgrade"),
    fx.Refresh: counted("refresh"),
    fx.Pay: pay,
    fx.Choose: choose,
    fx.PassFor: pass_for,
    fx.Travel: travel,
    fx.Send: send,
    fx.Relocate: relocate,
    fx.Recall: counted("recall"),
    fx.Activate: activate,
    fx.ActivateTile: activate_tile,
    fx.Overcome: overcome,
    fx.MoveGuardian: move_guardian,
    fx.Buy: buy,
    fx.Take: take,
    fx.TakeExiled: take_exiled,
    fx.ExileRow: exile_row,
    fx.Research: research,
    fx.Recruit: fixed("assistant-silver"),
    fx.Rescue: fixed("assistant-silver", "word:rescue"),
    fx.Gild: fixed("assistant-gold"),
    fx.SupplyAssistant: supply_assistant,
    fx.SwapAssistant: fixed("person", "relocate"),
    fx.UnslotIdol: fixed("idol", "arrow", "word:crate"),
    fx.GainPer: gain_per,
    fx.DrawSelect: draw_select,
    fx.AllPlanes: fixed("tv:boot", "tv:car", "tv:ship", "arrow", "tv:plane"),
    fx.FearShield: fixed("shield", "fear"),
}
