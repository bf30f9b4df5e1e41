"""Further edge cases (C-12) and what is never lost."""

from __future__ import annotations

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.core.state import State
from iseki.games.costa_ruana.game import GAME
from iseki.games.costa_ruana.rules import away_from
from tests.clauses import case, clause
from tests.games.costa_ruana.positions import (
    asked,
    asking,
    cards,
    huts,
    lay,
    legal,
    load,
    log,
    on,
    play,
    random_game,
    settle,
    stand,
    supplies,
    table,
    treasures,
)

VARIANTS = [{}, *({spec.name: value} for spec in GAME.options for value in spec.values[1:])]


@clause("C-12.1")
def test_an_active_card_that_can_do_nothing_is_discarded_with_the_others() -> None:
    s = asking(lay(table(tiles="yellow+blue"), "up0", "red-minus2", before=1), "flip")

    assert [line.key for line in log(s, "flip:1")][:3] == ["flips", "uses", "void"]
    assert cards(play(s, "flip:1"), at.DISCARD) == ["red-minus2"]


@clause("C-12.2")
def test_a_native_back_from_an_inactive_card_can_be_placed_in_the_same_round() -> None:
    """Seat 0 has its last native on a pink card; red and blue become active, and a +1 lies before it."""
    s = settle(table(tiles="yellow+blue"), {0: {0: 4}, 1: {0: 5}})
    lay(lay(s, "up1", "pink-chest", before=2), "up2", "red-plus1", before=0)
    asking(stand(s, 0, "up1"), "flip")

    assert asked(play(s, "flip:1")) == "0 place"


@clause("C-12.3")
def test_returned_natives_cannot_be_placed_by_the_same_player_in_the_same_round() -> None:
    """With an empty supply +1 is void, and −1 comes after it."""
    s = settle(table(tiles="red+blue"), {0: {0: 5}, 1: {0: 5}})
    lay(lay(s, "up0", "red-minus1", before=0), "up1", "blue-plus1", before=0)
    asking(s, "effects")

    assert asked(s) == "0 recall"
    play(s, "recall:0")
    assert not asked(s).endswith("place")


@clause("C-12.4")
def test_the_last_native_on_a_copied_card_places_nobody() -> None:
    s = settle(table(tiles="red+blue"), {0: {0: 4}, 1: {0: 5}})
    asking(stand(lay(s, "up1", "red-plus2", before=1), 0, "up1"), "effects")

    assert asked(s) == "1 place"
    assert (on(s, 0), supplies(s)[0]) == ([4, 0, 0], 0)


def kept(s: State) -> tuple[int, list[int], int]:
    """Treasures, natives of each player, cards (C-12.5)."""
    seats = range(s.game.num_players())
    natives = [int(at.supply(s, seat) + away_from(s, seat, 0) + (at.stands_on(s, seat) > 0)) for seat in seats]
    zones = [at.PILE, at.DISCARD, *[zone + seat for zone in (at.HAND, at.UP, at.DOWN) for seat in seats]]
    return sum(treasures(s)) + sum(huts(s)), natives, sum(int(s.count(zone)) for zone in zones)


@clause("C-12.5")
@case("B-036")
@pytest.mark.parametrize(("players", "total"), [(2, 18), (3, 28), (4, 33), (5, 43), (6, 48)])
def test_treasures_natives_and_cards_are_conserved(players: int, total: int) -> None:
    for s, _, _ in random_game(players, 11):
        assert kept(s) == (total, [10] * players, 12 * players)


@clause("C-12.5")
@pytest.mark.long
@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize(("players", "total"), [(2, 18), (3, 28), (4, 33), (5, 43), (6, 48)])
def test_they_are_conserved_with_every_option(players: int, total: int, options: dict[str, str | bool]) -> None:
    for seed in range(5):
        for s, _, _ in random_game(players, seed, **options):
            assert kept(s) == (total, [10] * players, 12 * players)


@clause("C-12.6")
def test_an_island_can_hold_more_than_five_treasures() -> None:
    s = asking(lay(table(tiles="red+blue"), "up0", "red-chest", before=0), "effects")

    assert treasures(play(s, "take:0", "put:5"))[5] == 6


@clause("C-12.7")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_decision_has_a_legal_choice_and_everybody_plays_to_the_end(players: int) -> None:
    last_round = set()
    for s, _, _ in random_game(players, 4):
        assert legal(s)
        if at.rounds_begun(s) == 5 and s.top().name == "show":
            last_round.add(int(s.current_player()))
    assert last_round == set(range(players))


@clause("C-12.8")
def test_two_players_have_no_rules_of_their_own() -> None:
    """The same ops, actions and options; only the numbers of the table differ."""
    two, six = load(2), load(6)

    assert two.action_names == six.action_names
    assert [op.name for op in two.ops] == [op.name for op in six.ops]
