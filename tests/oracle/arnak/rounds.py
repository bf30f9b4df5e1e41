"""Rounds: hands, turns in order, and what happens at the end (R-3, R-18)."""

from __future__ import annotations

from tests.oracle.arnak.box import CARDS, DATA, RANK, kinds, position_of
from tests.oracle.arnak.cards import draw, exile, gain_fear, in_row, leave_row, refill
from tests.oracle.arnak.table import Asked, Player, Table
from tests.oracle.arnak.turn import turn
from tests.oracle.questions import put_question, value

ROUNDS = DATA["meta"]["rounds"]
HAND = DATA["meta"]["hand_size_at_round_start"]


def rounds(table: Table) -> Asked[None]:
    while True:
        yield from one_round(table)
        last = table.round == ROUNDS
        for player in from_starter(table):
            take_home(table, player)
            if not last:
                yield from put_away(table, player)
        if last:
            return
        yield from end_round(table)


def one_round(table: Table) -> Asked[None]:
    """R-3.2 to R-3.4."""
    for player in from_starter(table):
        while len(player.hand) < HAND and player.deck:
            yield from draw(table, player, player.hand)
    table.active = table.starter
    while True:
        yield from turn(table)
        waiting = [player.seat for player in after(table, table.active) if not player.passed]
        if not waiting:
            return
        table.active = waiting[0]


def after(table: Table, seat: int) -> list[Player]:
    """The players clockwise from the one after this seat, this one last."""
    many = len(table.players)
    return [table.players[(seat + 1 + n) % many] for n in range(many)]


def from_starter(table: Table) -> list[Player]:
    return after(table, table.starter - 1)


def take_home(table: Table, player: Player) -> None:
    """One Fear for each figure with a guardian (R-18.2)."""
    for space in player.figures:
        if position_of(space) in table.guardian_at and not shielded(table, player):
            gain_fear(table, player)
    player.figures.clear()


def shielded(table: Table, player: Player) -> bool:
    """R-24.22."""
    return player.shield and ("war_mask" in player.play or not table.options["effects_end_with_card"])


def end_round(table: Table) -> Asked[None]:
    for player in from_starter(table):
        tidy(player)
    yield from new_row(table)
    table.starter = (table.starter + 1) % len(table.players)


def put_away(table: Table, player: Player) -> Asked[None]:
    """Each card of the hand goes or stays (R-18.3); named in ascending order, so that each selection is made in one way."""
    least = 0
    while player.hand:
        able = [card for card in kinds(player.hand) if RANK[card] >= least]
        answer = yield from put_question(table, player.seat, [*(f"put:{card}" for card in able), "done"])
        if answer == "done":
            return
        card = value(answer)
        least = RANK[card]
        player.hand.remove(card)
        player.play.append(card)


def tidy(player: Player) -> None:
    """R-18.4, R-18.5, R-18.9."""
    if player.play:
        player.deck.append(player.play)
    player.play = []
    for one in player.assistants:
        one.used = False
    player.passed = player.shield = player.planes = False


def new_row(table: Table) -> Asked[None]:
    """R-18.6."""
    for wanted in ("artifact", "item"):
        if card := beside_staff(table, wanted):
            leave_row(table, card)
            exile(table, card)
    table.round += 1
    yield from refill(table)


def beside_staff(table: Table, wanted: str) -> str | None:
    """The staff stands between the places round - 1 and round."""
    if table.options["staff_exile"] == "nearest":
        cards = in_row(table, wanted)
        nearest = cards[-1:] if wanted == "artifact" else cards[:1]
        return nearest[0] if nearest else None
    card = table.row[table.round - 1 if wanted == "artifact" else table.round]
    return card if card and CARDS[card]["kind"] == wanted else None
