"""Open and hidden information (R-23)."""

from __future__ import annotations

import iseki.games.arnak.layout as at
from iseki.core.state import State
from tests.clauses import clause
from tests.games.arnak.positions import load, play, random_game, turn

PUBLIC = 2
OPEN = (at.ROW, at.ITEM_EXILE, at.ARTIFACT_EXILE, at.FEAR_DECK, at.OUT, at.REVEALED, at.RESCUE_TOP, at.BONUS_GONE)
OPEN_OF_SEATS = (at.PLAY, at.BOON, at.BOON_USED, at.SILVER, at.SILVER_USED, at.GOLD, at.GOLD_USED)


def knows(s: State, viewer: int, zone: int) -> set[bool]:
    return {s.visible(card, viewer) for card in range(s.game.cards) if s.zone(card) == zone}


@clause("R-23.1")
def test_hands_are_seen_by_their_owners_alone() -> None:
    s = turn("fear funding_car")
    assert knows(s, 0, at.HAND) == {True} and knows(s, 1, at.HAND) == knows(s, PUBLIC, at.HAND) == {False}
    assert knows(s, 1, at.HAND + 1) == {True} and knows(s, 0, at.HAND + 1) == {False}


@clause("R-23.1")
def test_nobody_sees_the_faces_in_decks_stacks_and_pools() -> None:
    s = turn()
    hidden = (
        at.ITEM_DECK,
        at.ARTIFACT_DECK,
        at.DECK,
        at.LEVEL1_STACK,
        at.LEVEL2_STACK,
        at.GUARDIAN_STACK,
        at.ASSISTANT_POOL,
        at.BONUS_POOL,
    )
    for viewer in (0, 1, PUBLIC):
        assert all(knows(s, viewer, zone) == {False} for zone in hidden)
        assert knows(s, viewer, at.IDOL_AT + 13) == {True, False}


@clause("R-23.2")
def test_everything_on_the_table_is_known_to_all_in_every_position() -> None:
    zones = [*OPEN, *[zone + seat for zone in OPEN_OF_SEATS for seat in range(2)], *[at.BONUS_AT + i for i in range(15)]]
    zones += [*[at.ASSISTANT_TOP + i for i in range(3)], *[zone + i for zone in (at.SITE_AT, at.GUARDIAN_AT) for i in range(17)]]
    for s, _, _ in random_game(load(2, board="snake"), 3, 400):
        assert all(knows(s, PUBLIC, zone) <= {True} for zone in zones)


@clause("R-23.2")
def test_who_buys_an_item_is_seen_by_all_also_when_it_is_drawn() -> None:
    s = play(turn(deck="", coin=4), "buy:horse")
    assert knows(s, 1, at.DECK) == {True}
