"""Cards of the row: bought, gained, exiled (R-11), and the effect of an artifact that comes (R-11.3)."""

from __future__ import annotations

from tests.oracle.arnak.asking import agree, named, never, offer
from tests.oracle.arnak.box import CARDS, Step, is_artifact, kinds
from tests.oracle.arnak.cards import exile, in_row, leave_row, on_top, under
from tests.oracle.arnak.resolving import able, resolve, step
from tests.oracle.arnak.table import Asked, Table, deal_layer
from tests.oracle.questions import value

QUIET = ("gain", "fear", "draw", "fear_shield", "gain_per")  # steps without a choice


def price(card: str, off: int) -> dict[str, int]:
    """Items cost coins, artifacts compasses (R-11.1)."""
    return {name: max(0, many - off) for name, many in CARDS[card]["cost"].items()}


def affordable(table: Table, wanted: str = "any", off: int = 0) -> list[str]:
    """Cards that can be bought: of the row, and one shown from the deck (R-24.11)."""
    have = table.me.have
    cards = kinds([*in_row(table, wanted), *table.revealed])
    return [f"buy:{card}" for card in cards if all(have[name] >= many for name, many in price(card, off).items())]


def buy(table: Table, card: str, main: bool, off: int = 0) -> Asked[None]:
    for name, many in price(card, off).items():
        table.me.have[name] -= many
    if card in table.revealed:
        table.revealed.remove(card)
    else:
        leave_row(table, card)
    put_back(table)
    if is_artifact(card):
        table.me.play.append(card)
        yield from resolve_bought(table, card, main)
    else:
        under(table.me, card)


def put_back(table: Table) -> None:
    """A card that was shown and not bought lies on top of its deck again (R-24.11)."""
    for card in table.revealed:
        table.decks[CARDS[card]["kind"]].insert(0, [card])
    table.revealed.clear()


def arrive(table: Table, card: str, to: str, main: bool) -> Asked[None]:
    """A card gained without paying (R-11.5)."""
    me = table.me
    if to == "deck_bottom":
        under(me, card)
    elif to == "deck_top":
        on_top(me, card)
    elif to == "hand":
        me.hand.append(card)
    else:
        me.play.append(card)
        yield from resolve_artifact(table, card, main)


def resolve_bought(table: Table, card: str, main: bool) -> Asked[None]:
    """R-11.3; on BGA what asks nothing cannot be declined (R-25.7)."""
    effect = CARDS[card]["effect"]
    if table.options["artifact_declinable"] or any(one["op"] not in QUIET for one in effect):
        yield from resolve_artifact(table, card, main)
    else:
        yield from resolve(table, effect, main)


def resolve_artifact(table: Table, card: str, main: bool) -> Asked[None]:
    """At once or not at all; no tablet."""
    effect = CARDS[card]["effect"]
    if (yield from agree(table, lambda: able(table, effect, main))):
        yield from resolve(table, effect, main)


@step("buy", lambda table, step, _main: bool(affordable(table, step["type"], step["discount"]) or step["include_deck_top"]))
def buy_step(table: Table, step: Step, main: bool) -> Asked[None]:
    if step["include_deck_top"] and table.decks[step["type"]]:
        table.revealed.append((yield from deal_layer(table, table.decks[step["type"]])))
    wanted = step["type"]
    answer = yield from offer(
        table,
        lambda: affordable(table, wanted, step["discount"]),
        lambda: bool(in_row(table, wanted) or table.revealed),
    )
    if answer:
        yield from buy(table, value(answer), main, step["discount"])
    put_back(table)


@step("take", lambda table, step, _main: bool(in_row(table, step["type"])))
def take(table: Table, step: Step, main: bool) -> Asked[None]:
    """R-11.5."""
    card = value((yield from offer(table, lambda: named("take", kinds(in_row(table, step["type"]))), never)))
    if card:
        leave_row(table, card)
        yield from arrive(table, card, step["to"], main)


@step("take_exiled", lambda table, step, _main: bool(table.exiled[step["type"]]))
def take_exiled(table: Table, step: Step, main: bool) -> Asked[None]:
    pile = table.exiled[step["type"]]
    if card := value((yield from offer(table, lambda: named("take_exiled", kinds(pile))))):
        pile.remove(card)
        yield from arrive(table, card, step["to"], main)


@step("exile_row", lambda table, _step, _main: bool(in_row(table, "item")))
def exile_row(table: Table, _step: Step, _main: bool) -> Asked[None]:
    """The rightmost item (R-24.34)."""
    for card in in_row(table, "item")[-1:]:
        leave_row(table, card)
        exile(table, card)
    yield from ()
