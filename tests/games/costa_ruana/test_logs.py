"""What the log tells, and to whom."""

from __future__ import annotations

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.core.present import LogLine
from iseki.games.costa_ruana.game import GAME
from iseki.text.rules import rules
from iseki.text.sentences import Speaker
from tests.games.costa_ruana.positions import Options, asking, begun, give, lay, legal, log, opened, play, settle, stand, table

PUBLIC = 3


def keys(lines: list[LogLine]) -> list[str]:
    return [line.key for line in lines]


def test_a_card_before_somebody_is_told_as_the_viewer_knows_it() -> None:
    s = give(give(table(), 0, "red-plus3 blue-arrow"), 1, "pink-chest")
    s.push(at.HIDE_OP, 0)
    s.push(at.SHOW_OP, 0)
    play(s, "show:red-plus3")
    assert log(s, "before:1", PUBLIC) == [LogLine("shows", {"seat": 0, "other": 1, "card": "red-plus3"})]
    assert keys(log(s, "before:0", PUBLIC)) == ["shows_self"]

    play(s, "before:1", "hide:blue-arrow")
    assert log(s, "before:2", PUBLIC)[:1] == [LogLine("hides", {"seat": 0, "other": 2})]
    assert log(s, "before:2", 0)[:1] == [LogLine("hides_card", {"seat": 0, "other": 2, "card": "blue-arrow"})]


def test_a_native_on_a_face_down_card() -> None:
    s = asking(lay(table(), "down1", "red-plus3", before=2), "stand")

    assert log(s, "stand:down1", 0) == [LogLine("stands_hidden", {"seat": 0, "other": 2, "by": 1})]
    assert log(s, "stand:down1", 1) == [LogLine("stands_known", {"seat": 0, "other": 2, "by": 1, "card": "red-plus3"})]
    assert keys(log(s, "pass")) == ["stands_nowhere"]


@pytest.mark.parametrize(
    ("slot", "before", "told"),
    [
        ("up1", 0, "stands_self"),
        ("down1", 0, "stands_hidden_self"),
        ("down0", 2, "stands_known_own"),
        ("down0", 0, "stands_known_own_self"),
    ],
)
def test_who_puts_a_native_on_a_card_is_not_named_twice(slot: str, before: int, told: str) -> None:
    s = asking(lay(table(), slot, "red-plus3", before=before), "stand")

    assert keys(log(s, f"stand:{slot}", 0)) == [told]


@pytest.mark.parametrize(
    ("options", "told"),
    [({}, ["copies"]), ({"copy_timing": "with_card"}, ["uses", "copies_next"])],
    ids=["owner_turn", "with_card"],
)
def test_copies_are_announced(options: Options, told: list[str]) -> None:
    """Seat 1 copies a +1 before seat 2: in its own turn, or right after the card."""
    s = table(tiles="red+pink", **options)
    asking(stand(lay(s, "up0", "red-plus1", before=2), 1, "up0"), "flip")

    assert [key for key in keys(log(s, "flip:2")) if key in ("uses", "copies", "copies_next")] == told


def test_an_effect_that_can_do_nothing_is_void_and_one_stopped_early_is_not() -> None:
    void = asking(lay(table(tiles="red+pink"), "up0", "red-minus2", before=0), "flip")
    s = asking(settle(lay(table(tiles="red+blue", effects_mandatory=False), "up0", "red-minus2", before=0), {0: {0: 1}}), "effects")

    assert keys(log(void, "flip:2"))[:3] == ["flips", "uses", "void"]
    assert keys(log(s, "recall:0"))[0] == "recalls" and "void" not in keys(log(s, "recall:0"))
    assert keys(log(s, "done"))[0] == "stops"


def test_draws_are_told_to_their_owner_and_once_to_all() -> None:
    s = asking(table(2), "end")
    told: dict[int, list[str]] = {0: [], 1: [], 2: []}
    while s.is_chance_node():
        name = legal(s)[0]
        for viewer in told:
            told[viewer] += keys(log(s, name, viewer))
        play(s, name)

    assert told == {0: ["draws", "draws", "refill"], 1: ["draws", "draws", "refill"], 2: ["refill"]}


def test_who_becomes_shaman_and_who_is_named() -> None:
    s = opened(3, shaman=1, shaman_decline_round_1=True)

    assert log(s, "accept") == [LogLine("accepts", {"seat": 1})]
    assert log(s, "name:2") == [LogLine("names", {"seat": 1, "other": 2})]


def test_moves_tell_where_from_and_where_to_counted_from_one() -> None:
    s = asking(lay(lay(table(tiles="red+blue"), "up0", "red-chest", before=0), "up1", "blue-plus1", before=1), "effects")
    play(s, "take:0")

    assert log(s, "put:5")[0] == LogLine("moves_treasure", {"seat": 0, "island": "1", "to": "6"})


@pytest.mark.parametrize(
    ("kind", "english", "japanese"),
    [
        ("red-plus3", "Place 3 natives from your supply on islands.", "手元の原住民3人を島に置きます。"),
        ("blue-minus1", "Return 1 of your natives from an island to your supply.", "島にいる自分の原住民1人を手元に戻します。"),
        ("pink-arrow", "Move one of your natives from an island to another.", "自分の原住民1人を、ほかの島へ移します。"),
        ("yellow-chest", "Move one treasure from any island to any other.", "どれかの島の宝物1個を、ほかの島へ移します。"),
    ],
)
def test_the_sentence_of_a_card_follows_from_its_effect(kind: str, english: str, japanese: str) -> None:
    assert Speaker("en", "costa_ruana").say(f"says.{kind}") == english
    assert Speaker("ja", "costa_ruana").say(f"says.{kind}") == japanese


def test_every_card_has_a_sentence_and_an_icon_row() -> None:
    told = {piece.id: piece.sayings for piece in GAME.pieces}

    assert set(told) == set(begun(2).game.kind_names)
    assert all(saying.icons and saying.phrases for sayings in told.values() for saying in sayings)


def test_the_rules_know_a_card_by_its_name_in_either_language() -> None:
    assert rules("costa_ruana", "Red +3").splitlines()[0] == "Red +3"
    assert "手元の原住民3人を島に置きます。" in rules("costa_ruana", "赤の+3", "ja")
    assert rules("costa_ruana", "C-9.2").startswith("C-9.2  Most natives take one treasure\n\n")
