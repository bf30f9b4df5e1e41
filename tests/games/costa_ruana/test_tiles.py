"""The tiles, and what the reveal does (C-7)."""

from __future__ import annotations

import pytest

import iseki.games.costa_ruana.layout as at
from iseki.core.present import Decision
from iseki.games.costa_ruana.game import GAME
from tests.clauses import case, clause
from tests.games.costa_ruana.positions import asked, asking, cards, lay, legal, log, play, stand, supplies, table

MENU = [  # C-7.4: visible before, after flipping the first tile, after flipping the second
    ("yellow+blue", "red blue", "yellow pink"),
    ("red+pink", "yellow pink", "red blue"),
    ("yellow+pink", "red pink", "yellow blue"),
    ("red+blue", "yellow blue", "red pink"),
]


def results(tiles: str) -> list[str]:
    """The colours that each flip makes active, as the plans of the decision tell."""
    s = asking(table(tiles=tiles), "flip")
    decision = GAME.present.decision(s, 0)
    assert isinstance(decision, Decision)
    return [" ".join(map(str, plan.data["kinds"])) for plan in decision.plans if isinstance(plan.data["kinds"], tuple)]


@clause("C-7.1")
@case("B-033")
@pytest.mark.parametrize("tiles", [row[0] for row in MENU])
def test_the_shaman_flips_exactly_one_tile(tiles: str) -> None:
    s = asking(table(shaman=1, tiles=tiles), "flip")

    assert asked(s) == "1 flip"
    assert legal(s) == ["flip:1", "flip:2"]
    shown = int(at.tile1(s)), int(at.tile2(s))
    for name in legal(s):
        after = play(s.clone(), name)
        assert sum(a != b for a, b in zip(shown, (int(at.tile1(after)), int(at.tile2(after))), strict=True)) == 1


@clause("C-7.2")
def test_cards_of_the_two_visible_colours_are_active() -> None:
    s = table(4, tiles="yellow+blue")
    for seat, name in enumerate(("yellow-plus1", "red-plus1", "blue-plus1", "pink-plus1")):
        lay(s, f"up{seat}", name, before=seat)
    asking(s, "flip")
    play(s, "flip:2")  # yellow and pink

    assert asked(s) == "0 place"
    assert sorted(cards(s, at.DISCARD)) == ["blue-plus1", "red-plus1"]
    assert asked(play(s, "place:0")) == "3 place"


@clause("C-7.3")
@pytest.mark.parametrize(("tiles", "first", "second"), MENU)
def test_every_card_is_active_under_exactly_one_choice(tiles: str, first: str, second: str) -> None:
    one, other = (set(result.split()) for result in results(tiles))

    assert not one & other
    assert one | other == {"yellow", "red", "blue", "pink"}


@clause("C-7.4")
@pytest.mark.parametrize(("tiles", "first", "second"), MENU)
def test_the_menu_of_the_shaman(tiles: str, first: str, second: str) -> None:
    assert results(tiles) == [first, second]


@clause("C-7.5")
def test_face_down_cards_are_turned_up_and_inactive_cards_discarded() -> None:
    s = lay(lay(table(tiles="yellow+blue"), "down1", "red-plus2", before=0), "down2", "pink-chest", before=1)
    stand(s, 2, "down2")
    asking(s, "flip")
    play(s, "flip:1")  # red and blue

    assert cards(s, at.DISCARD) == ["pink-chest"]
    assert supplies(s) == [10, 10, 10]
    assert asked(s) == "0 place"
    (revealed,) = [c for c in range(s.game.cards) if s.zone(c) == at.DOWN + 1]
    assert all(s.visible(revealed, viewer) for viewer in range(4))


@clause("C-7.5")
@case("B-035")
def test_a_native_on_an_inactive_card_is_home_at_once_without_effect() -> None:
    s = stand(lay(table(tiles="yellow+blue"), "down1", "red-plus2", before=0), 2, "down1")
    asking(s, "flip")

    assert [line.key for line in log(s, "flip:2")][:4] == ["flips", "reveals", "inactive", "home_unused"]
    play(s, "flip:2")
    assert supplies(s) == [10, 10, 10]
    assert cards(s, at.DISCARD) == ["red-plus2"]


def test_the_shaman_sees_what_each_flip_would_make_active_among_the_cards_it_knows() -> None:
    """Its own face-down card counts, the others' do not: one card stays unknown."""
    s = lay(lay(table(tiles="yellow+blue"), "down0", "red-plus2", before=1), "down1", "red-chest", before=0)
    lay(s, "up2", "pink-arrow", before=0)
    asking(s, "flip")
    decision = GAME.present.decision(s, 0)

    assert decision is not None
    first, second = decision.plans
    assert (first.data["cards"], first.data["hidden"]) == (("red-plus2",), 1)
    assert (second.data["cards"], second.data["hidden"]) == (("pink-arrow",), 1)
    assert first.pieces == ("tile:1", "down0:red-plus2")
