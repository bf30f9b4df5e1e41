"""Who may see what (C-3)."""

from __future__ import annotations

import msgspec
import pytest

import iseki.games.costa_ruana.layout as at
from iseki.core.record import readable
from iseki.core.rng import Rng
from iseki.core.state import State
from iseki.games.costa_ruana.game import GAME
from iseki.games.costa_ruana.view import View
from tests.clauses import case, clause
from tests.games.costa_ruana.positions import asking, begun, give, lay, load, log, play, random_game, settle, stand, table

PUBLIC = 3


def view(s: State, viewer: int) -> View:
    seen = GAME.present.view(s, viewer)
    assert isinstance(seen, View)
    return seen


@clause("C-3.1")
def test_a_hand_is_its_owners_and_its_size_everybodys() -> None:
    s = give(give(table(), 0, "red-plus3 blue-arrow"), 1, "pink-chest")

    assert view(s, 0).seats[0].hand == ("red-plus3", "blue-arrow")
    assert view(s, 0).seats[1].hand == (None,)
    assert [seat.hand for seat in view(s, PUBLIC).seats] == [(None, None), (None,), ()]
    assert view(s, PUBLIC).pile == 36 - 3


@clause("C-3.1", "C-3.3")
def test_a_face_down_card_is_known_to_who_played_it_alone() -> None:
    """Seat 1 has played it before seat 0, who may not look; place and player are known to all."""
    s = asking(lay(table(), "down1", "red-plus3", before=0), "flip")

    for viewer in (0, 1, 2, PUBLIC):
        (card,) = view(s, viewer).table
        assert (card.place, card.by, card.before) == ("down1", 1, 0)
        assert card.kind == ("red-plus3" if viewer == 1 else None)


@clause("C-3.1")
def test_face_up_cards_natives_tiles_and_discards_are_open() -> None:
    s = stand(settle(lay(table(tiles="red+pink"), "up1", "red-plus3", before=0), {2: {1: 2}}), 2, "up1")
    s.lay(s.find(at.PILE, s.game.kind_names.index("blue-chest")), at.DISCARD)
    seen = view(s, PUBLIC)

    assert (seen.table[0].kind, seen.table[0].copiers) == ("red-plus3", (2,))
    assert seen.tiles == ("red", "pink")
    assert seen.discard == ("blue-chest",)
    assert seen.islands[2].natives == (0, 2, 0)
    assert [seat.supply for seat in seen.seats] == [10, 8, 9]


@clause("C-3.2")
def test_treasures_in_a_hut_are_shown_to_its_owner() -> None:
    s = table()
    at.set_hut(s, 1, 4)
    asking(s, "stand")

    assert [view(s, viewer).seats[1].hut for viewer in (0, 1, 2, PUBLIC)] == [None, 4, None, None]
    assert GAME.present.summary(s) == {"gained": (0, 0, 0)}


@clause("C-3.2")
def test_an_option_shows_them_to_all_and_the_end_does_too() -> None:
    s = asking(table(reveal_hut_totals=True), "stand")
    over = asking(table(turn=5), "end")

    assert [seat.hut for seat in view(s, PUBLIC).seats] == [0, 0, 0]
    assert [seat.hut for seat in view(over, PUBLIC).seats] == [0, 0, 0]


@clause("C-3.2")
def test_no_channel_tells_a_hut_to_others() -> None:
    """Two positions that differ in the hut of seat 1 alone look alike to all but seat 1: view, question, observation."""
    one, two = (asking(settle(table(), {0: {0: 1}}), "stand") for _ in range(2))
    at.set_hut(two, 1, 5)

    for viewer in (0, 2):
        assert channels(one, viewer) == channels(two, viewer)
    assert channels(one, 1) != channels(two, 1)


def channels(s: State, viewer: int) -> tuple[bytes, list[float]]:
    seen = msgspec.json.encode([GAME.present.view(s, viewer), GAME.present.decision(s, viewer)])
    return seen, s.observation_tensor(viewer)


@clause("C-3.2")
def test_the_log_of_collections_is_public() -> None:
    s = asking(settle(table(), {0: {1: 2, 0: 1}}), "flip")

    assert [line.data["seat"] for line in log(s, "flip:1", PUBLIC) if line.key == "collects"] == [1]


@clause("C-3.4")
def test_the_rules_have_no_action_for_talk() -> None:
    """Nothing said binds: no action but those of the rules exists, whatever the options."""
    verbs = {name.partition(":")[0] for name in load().action_names}

    assert verbs == {"draw", "tiles", "shaman", "show", "hide", "before", "stand", "pass", "flip", "use", "copy"} | {
        "take", "put", "place", "recall", "leave", "go", "done", "accept", "name",
    }  # fmt: skip


@case("B-035")
@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_a_face_down_card_appears_in_no_payload_before_the_reveal(viewer: int) -> None:
    """C-7.5 then shows it to all, active or not: the rules discard it face up."""
    s = stand(lay(table(tiles="yellow+blue"), "down1", "red-plus3", before=0), 0, "down1")
    asking(s, "flip")
    payload = msgspec.json.encode(
        [GAME.present.view(s, viewer), GAME.present.decision(s, viewer), GAME.present.reasons(s, viewer, "down1:?")]
    )

    assert b"plus3" not in payload
    assert [line.key for line in log(s, "flip:2", viewer)][:4] == ["flips", "reveals", "inactive", "home_unused"]


def test_who_plays_a_card_face_down_alone_reads_which() -> None:
    s = give(table(), 0, "red-plus3")
    s.push(at.HIDE_OP, 0)
    action = s.string_to_action("hide:red-plus3")

    assert [readable(s, action, viewer) for viewer in (0, 1, PUBLIC)] == ["hide:red-plus3", "hide:?", "hide:?"]


def test_draws_are_read_by_their_owner() -> None:
    s = load(3).new_initial_state()
    action = s.legal_actions()[0]

    assert [readable(s, action, viewer) == "draw:?" for viewer in (0, 1, 2, PUBLIC)] == [False, True, True, True]


def test_resampling_deals_draw_pile_hands_and_face_down_cards_anew() -> None:
    """All of them are one family: what seat 0 does not know may lie in any of these places."""
    s = play(begun(3), *["show:yellow-chest", "before:0"])
    kinds: dict[str, set[int]] = {}
    rng = Rng(1)
    for _ in range(200):
        world = s.resample_from_infostate(0, rng)
        for c in range(int(world.game.cards)):
            if not world.visible(c, 0):
                kinds.setdefault(world.game.kind_names[world.game.kind[c]], set()).add(int(world.zone(c)))

    assert all({at.PILE, at.HAND + 1, at.HAND + 2} <= zones for zones in kinds.values())


def test_the_reshuffled_discards_keep_views_under_resampling() -> None:
    seen = 0
    for s, _, rng in random_game(2, 3, last_refill="reshuffle_discards"):
        if s.shuffles and not s.is_chance_node():
            for seat in (0, 1):
                seen += 1
                assert channels(s.resample_from_infostate(seat, rng), seat) == channels(s, seat)
    assert seen > 20
