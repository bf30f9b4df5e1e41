"""Where cards go: drawing, exile, the row, Fear (R-5, R-11, R-13)."""

from __future__ import annotations

from tests.oracle.arnak.box import CARDS, fits, is_artifact, is_item
from tests.oracle.arnak.table import Asked, Player, Table, deal_layer

FEAR = "fear"


def draw(table: Table, player: Player, to: list[str], bottom: bool = False) -> Asked[None]:
    """One card of the own deck (R-5.4); an empty deck gives nothing."""
    if player.deck:
        to.append((yield from deal_layer(table, player.deck, bottom)))


def on_top(player: Player, card: str) -> None:
    player.deck.insert(0, [card])


def under(player: Player, card: str) -> None:
    player.deck.append([card])


def gain_fear(table: Table, player: Player) -> None:
    """Face up into the play area (R-5.7); a fear tile if there is none (R-1.5)."""
    if table.fear_deck:
        table.fear_deck -= 1
        player.play.append(FEAR)
    else:
        player.fear_tiles += 1


def exile(table: Table, card: str) -> None:
    """R-13.3."""
    if is_item(card) or is_artifact(card):
        table.exiled[CARDS[card]["kind"]].append(card)
    elif card == FEAR:
        table.fear_deck += 1
    else:
        table.out.append(card)


def in_row(table: Table, wanted: str) -> list[str]:
    """Cards of this type in the row, from the left."""
    return [card for card in table.row if card and fits(card, wanted)]


def leave_row(table: Table, card: str) -> None:
    """R-11.8: a gap for the rest of the turn."""
    table.row[table.row.index(card)] = None


def refill(table: Table) -> Asked[None]:
    """Slide towards the staff, deal one at the far end, again and again (R-11.9)."""
    staff = table.round
    yield from refill_side(table, "artifact", list(range(staff - 1, -1, -1)))
    yield from refill_side(table, "item", list(range(staff, 6)))


def refill_side(table: Table, wanted: str, places: list[int]) -> Asked[None]:
    """places: of this type, from the staff outwards. Once the deck has run out nothing slides any more, the last card dealt included."""
    while not all(table.row[place] for place in places) and table.decks[wanted]:
        cards = [card for place in places if (card := table.row[place])]
        for place in places:
            table.row[place] = cards.pop(0) if cards else None
        table.row[places[-1]] = yield from deal_layer(table, table.decks[wanted])
