"""What the log tells, and what it does not tell."""

from __future__ import annotations

import pytest

from iseki.core.moves import moves
from iseki.core.present import LogLine
from iseki.core.state import State
from iseki.games.garakutarium.present import PRESENT
from tests.clauses import clause
from tests.games.garakutarium.positions import dug, part, play, random_game

PUBLIC = 2
DETECTIVE = ("draw:A1", "draw:A2", "draw:A3", "draw:A4")


def log(state: State, name: str, viewer: int = PUBLIC) -> list[LogLine]:
    """The lines of one action, which is played."""
    before = state.clone()
    play(state, name)
    return list(PRESENT.log(before, before.string_to_action(name), state, viewer))


def keys(lines: list[LogLine]) -> list[str]:
    return [line.key for line in lines]


def told(state: State, action: int, viewer: int) -> tuple[object, object, object]:
    """What the viewer sees after an action, and how it is told."""
    after = state.clone()
    after.play(action)
    return PRESENT.view(after, viewer), PRESENT.log(state, action, after, viewer), moves(state, after, viewer)


@pytest.mark.parametrize("seed", range(4))
def test_log_and_movements_are_the_same_in_every_world_the_viewer_thinks_possible(seed: int) -> None:
    compared = 0
    for state, action, rng in random_game(seed, turns=10):
        for viewer in (0, 1, PUBLIC):
            world = state.resample_from_infostate(viewer, rng)
            if action in world.legal_actions():
                here, there = told(state, action, viewer), told(world, action, viewer)
                compared += here[0] == there[0]
                assert here[0] != there[0] or here[1:] == there[1:]
    assert compared > 200


@pytest.mark.parametrize("seed", range(2))
def test_an_action_that_a_viewer_may_not_read_is_told_like_any_other_in_its_place(seed: int) -> None:
    compared = 0
    for state, action, _ in random_game(seed, turns=8):
        for viewer in (0, 1, PUBLIC):
            if state.top().readers(state, state.seat(), action) >> viewer & 1:
                continue
            here = told(state, action, viewer)
            for other in state.legal_actions()[:6]:
                there = told(state, other, viewer)
                compared += here[0] == there[0]
                assert here[0] != there[0] or here[1:] == there[1:]
    assert compared > 100


@clause("G-5.1", "G-3.2")
def test_the_dig_is_told_once_by_name_to_the_parent_and_by_number_to_the_others() -> None:
    own, others = dug("A1 A2 A3 A4"), dug("A1 A2 A3 A4")

    assert log(own, "draw:J", 0) == [LogLine("digs_cards", {"seat": 0, "cards": ("A1", "A2", "A3", "A4", "J")})]
    assert log(others, "draw:J", 1) == [LogLine("digs", {"seat": 0, "n": 5})]


def test_the_split_is_told_when_it_is_complete_and_the_face_down_card_to_the_parent_alone() -> None:
    state = play(dug("A1 B2 J RX K3"), "hide:B2", "join:RX")
    copy = state.clone()
    splits = [
        LogLine("splits", {"seat": 0}),
        LogLine("closed_pile", {"cards": ("RX", "K3")}),
        LogLine("open_pile", {"cards": ("A1", "J")}),
    ]

    assert log(state, "join:K3", 1) == splits
    assert log(copy, "join:K3", 0) == [*splits, LogLine("hidden_card", {"card": "B2"})]


@clause("G-3.3")
def test_taking_the_closed_pile_names_the_card_that_was_face_down() -> None:
    state = play(dug("A1 B2 J RX K3"), "hide:B2", "join:RX", "done")

    assert log(state, "take:closed", 1) == [
        LogLine("takes_closed", {"seat": 1, "cards": ("B2", "RX")}),
        LogLine("was_hidden", {"seat": 1, "card": "B2"}),
    ]


@clause("G-6.2")
def test_the_end_of_the_childs_part_tells_what_the_parent_takes() -> None:
    state = play(dug("A1 B2 J RX K3"), "hide:B2", "join:RX", "done", "take:open")

    assert log(state, "end_part") == [
        LogLine("ends_part", {"seat": 1}),
        LogLine("takes_rest", {"seat": 0, "cards": ("B2", "RX")}),
        LogLine("was_hidden", {"seat": 0, "card": "B2"}),
    ]


@pytest.mark.parametrize(
    ("loot", "action", "key", "cards", "points"),
    [
        ("A3 B3", "same:3x2", "same", ("A3", "B3"), 2),
        ("C5 B4 A3", "run:3-5", "run", ("A3", "B4", "C5"), 4),
        ("A5 A4 A3", "run:3-5", "run_suited", ("A3", "A4", "A5"), 6),
        ("A3 A5 J", "run:3-5", "run_suited", ("A3", "A5", "J"), 6 - 1),
    ],
)
def test_a_set_is_told_with_its_cards_its_points_and_the_new_score(
    loot: str, action: str, key: str, cards: tuple[str, ...], points: int
) -> None:
    line = log(part(loot, score=7), action)[0]

    assert line == LogLine(key, {"seat": 0, "cards": cards, "points": points, "score": 7 + points})


@clause("G-9.10")
def test_a_purification_is_told_after_the_set() -> None:
    state = part("A3 B3 K3")

    assert keys(log(state, "same:3x2")) == ["same"]
    assert log(state, "purify:K3") == [LogLine("purifies", {"seat": 0, "card": "K3"})]


@clause("G-9.7")
def test_a_discarded_curse_is_told_with_its_price() -> None:
    assert log(part("K3", score=7), "discard:K3") == [LogLine("discards_curse", {"seat": 0, "card": "K3", "points": 2, "score": 5})]


@clause("G-9.4")
def test_a_discarded_re_explore_card_is_told_with_the_shuffle() -> None:
    assert keys(log(part("RX A1"), "discard:RX")) == ["discards", "re_explore"]


@pytest.mark.parametrize(("score", "paid"), [(10, 2), (1, 1)])
@clause("G-10.5")
def test_the_mad_scientist_is_told_with_what_was_paid(score: int, paid: int) -> None:
    state = part("K3 K5", skills="mad-scientist", score=score, opponent=15)

    assert log(state, "skill:mad-scientist")[1] == LogLine("pays", {"seat": 0, "n": 2, "points": paid, "score": score - paid})


@clause("G-10.2")
def test_the_princess_is_told_with_what_she_found() -> None:
    found, nothing = (play(part(loot, skills="princess", opponent=15), "skill:princess") for loot in ("A1", "J"))

    assert keys(log(found, "search:deck")) == ["searches_deck", "finds", "deck_shuffled"]
    assert keys(log(nothing, "search:deck")) == ["searches_deck", "finds_nothing", "deck_shuffled"]


@clause("G-10.3")
def test_the_phantom_thief_is_told_with_the_card_or_that_there_was_none() -> None:
    robbed = play(part(other="B2 B3", skills="phantom-thief", opponent=15), "skill:phantom-thief")
    spared = part(other="J", skills="phantom-thief", opponent=15)

    assert log(robbed, "steal:B3") == [LogLine("steals", {"seat": 0, "other": 1, "card": "B3"})]
    assert keys(log(spared, "skill:phantom-thief")) == ["skill", "steals_nothing"]


@pytest.mark.parametrize(
    ("viewer", "expected"),
    [
        (0, [LogLine("looks_cards", {"seat": 0, "cards": ("A1", "A2", "A3", "A4", "A5")})]),
        (1, [LogLine("looks", {"seat": 0, "n": 5})]),
    ],
)
@clause("G-10.4")
def test_what_the_detective_looks_at_is_named_to_the_detective_alone(viewer: int, expected: list[LogLine]) -> None:
    state = play(part(skills="detective", opponent=15, deck="A1 A2 A3 A4 A5 A6"), "skill:detective", *DETECTIVE)

    assert log(state, "draw:A5", viewer) == expected


@pytest.mark.parametrize(
    ("viewer", "expected"),
    [
        (0, LogLine("puts_back_cards", {"seat": 0, "cards": ("A5", "A3", "A4")})),
        (1, LogLine("puts_back", {"seat": 0, "n": 3})),
    ],
)
def test_what_the_detective_puts_back_is_named_to_the_detective_alone(viewer: int, expected: LogLine) -> None:
    state = play(part(skills="detective", opponent=15, deck="A1 A2 A3 A4 A5 A6"), "skill:detective", *DETECTIVE, "draw:A5")
    play(state, "pick:A1", "drop:A2", "done", "top:A4")

    assert log(state, "top:A3", viewer) == [expected]


@clause("G-10.1")
def test_the_knights_cards_are_told_as_they_are_drawn() -> None:
    state = play(part(skills="knight", opponent=15, deck="A1 A2 A3 A4 A5"), "skill:knight")

    assert log(state, "draw:A2") == [LogLine("draws", {"seat": 0, "cards": ("A2",)})]


@pytest.mark.parametrize(
    ("scores", "loot", "other", "last"),
    [
        ((33, 30), "", "", LogLine("wins", {"seat": 0, "score": 33, "points": 30})),
        ((20, 31), "", "", LogLine("wins", {"seat": 1, "score": 31, "points": 20})),
        ((33, 33), "K3", "", LogLine("wins_by_curses", {"seat": 1, "score": 33})),
        ((33, 33), "K3", "K5", LogLine("draw", {"score": 33})),
    ],
)
@clause("G-12.2", "G-12.3", "G-15.10")
def test_the_last_line_tells_who_has_won_and_by_what(scores: tuple[int, int], loot: str, other: str, last: LogLine) -> None:
    lines = log(part(loot, other, score=scores[0], opponent=scores[1]), "end_part")

    assert lines[-1] == last


@clause("G-13.1")
def test_a_game_that_ends_without_the_points_tells_why() -> None:
    out_of_cards = part(deck="A1 A2", deck_out="end_game")
    too_long = part(turn_limit=50)
    too_long.turns = 50

    assert "deck_is_out" in keys(log(out_of_cards, "end_part"))
    assert "turn_limit" in keys(log(too_long, "end_part"))
