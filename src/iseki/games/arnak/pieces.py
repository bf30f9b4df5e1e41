"""Every component as people read it, from components.toml: names, numbers, what it says, the clauses about it."""

from __future__ import annotations

from collections.abc import Iterator

import iseki.games.arnak.effects as fx
from iseki.core.pieces import Phrase, Piece, Row, Saying
from iseki.games.arnak.clarified import clauses
from iseki.games.arnak.data import Assistant, BonusTile, Card, Guardian, Idol, Named, Site, components
from iseki.games.arnak.icons import led_by, less, row, several, travel_icons
from iseki.games.arnak.speech import amount, icons, phrases, priced

TOKENS = ("glass", "notebook")
SLOT_OPTIONS = ("jewel", "arrowhead", "tablets", "coin_compass", "draw")  # values of the action `slot`, in the order of the data


def says(effect: fx.Effect, part: str = "") -> Saying:
    return Saying(part, phrases(effect), row(effect), choices(effect))


def choices(effect: fx.Effect) -> tuple[Saying, ...]:
    """The entries of the one step that asks to choose, also behind a cost."""
    for step in effect:
        if isinstance(step, fx.Choose):
            return tuple(says(option, str(i)) for i, option in enumerate(step.options))
        if isinstance(step, fx.Research):
            return tuple(discount(cost, str(i)) for i, cost in enumerate(step.discount_one_of))
        if isinstance(step, fx.Pay | fx.PassFor) and choices(step.then):
            return choices(step.then)
    return ()


def discount(cost: fx.Cost, part: str) -> Saying:
    return Saying(part, (Phrase("effect.discount", {"amount": amount(priced(cost))}),), (less(several(priced(cost))),))


def names(of: Named) -> dict[str, str]:
    return {"en": of.name_en, "ja": of.name_ja}


def card(of: Card) -> Piece:
    return Piece(
        of.id,
        of.kind,
        names(of),
        (card_says(of),) if of.effect else (),
        cost=priced(of.cost),
        play_cost=priced(of.play_cost),
        travel=of.travel,
        points=of.vp,
        clauses=clauses(of.id, of.kind),
    )


def card_says(of: Card) -> Saying:
    """What playing it does; that it is free, and that it goes to exile, comes first (R-12.3, R-12.4)."""
    told, drawn = phrases(of.effect), row(of.effect)
    if of.exile_self:
        told, drawn = (Phrase("effect.exile_self"), *told), led_by(("exile-self", "arrow"), drawn)
    drawn = led_by(("free-action",), drawn) if of.free else drawn
    return Saying("free" if of.free else "main", told, drawn, choices(of.effect))


def site(of: Site) -> Piece:
    return Piece(of.id, of.kind, names(of), (says(of.effect),), clauses=clauses(of.id, of.kind))


def guardian(of: Guardian) -> Piece:
    boon = says(of.boon_effect, "boon") if of.boon_effect else Saying("boon", *travel_boon(of))
    return Piece(of.id, of.kind, names(of), (boon,), cost=priced(of.cost), points=of.vp, clauses=clauses(of.id, of.kind))


def travel_boon(of: Guardian) -> tuple[tuple[Phrase, ...], Row]:
    told = Phrase("effect.travel", {"amount": amount(icons(of.boon_travel))})
    return (told,), (travel_icons(of.boon_travel),)


def assistant(of: Assistant) -> Piece:
    return Piece(of.id, of.kind, names(of), (says(of.silver, "silver"), says(of.gold, "gold")), clauses=clauses(of.id, of.kind))


def tile(of: Idol | BonusTile) -> Piece:
    points = of.vp if isinstance(of, Idol) else 0
    return Piece(of.id, of.kind, names(of), (says(of.effect),), points=points, clauses=clauses(of.id, of.kind))


# ---------------------------------------------------------------- printed on the board, without a name of their own
def rows() -> Iterator[Piece]:
    """Row effects of the research tracks: `row.bird.3.notebook`."""
    for side, track in components().research.items():
        for of in track.row:
            yield board(f"row.{side}.{of.row}.glass", "row", (says(of.magnifying_glass_effect),), points=of.magnifying_glass_vp)
            yield board(f"row.{side}.{of.row}.notebook", "row", (says(of.notebook_effect),), points=of.notebook_vp)


def slots() -> Iterator[Piece]:
    """The five ways to use an idol: `slot.jewel`."""
    for name, effect in zip(SLOT_OPTIONS, components().idol_slots.options, strict=True):
        yield board(f"slot.{name}", "slot", (says(effect),))


def temple() -> Iterator[Piece]:
    """Temple tiles of both sides: `temple.bird.gold`."""
    for of in components().temple_tile:
        stack = of.id.removeprefix("temple_")
        yield board(f"temple.bird.{stack}", "temple", cost=priced(of.cost_bird), points=of.vp)
        yield board(f"temple.snake.{stack}", "temple", cost=priced(of.cost_snake), points=of.vp)


def board(piece: str, group: str, sayings: tuple[Saying, ...] = (), cost: dict[str, int] | None = None, points: int = 0) -> Piece:
    return Piece(piece, group, {}, sayings, cost=cost or {}, points=points, clauses=clauses(piece, group))


def every() -> Iterator[Piece]:
    of = components()
    yield from map(card, of.card)
    yield from map(site, of.site)
    yield from map(guardian, of.guardian)
    yield from map(tile, of.idol)
    yield from map(assistant, of.assistant)
    yield from map(tile, of.bonus_tile)
    yield from rows()
    yield from slots()
    yield from temple()


PIECES: tuple[Piece, ...] = tuple(every())
