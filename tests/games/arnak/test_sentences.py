"""What cards, tiles and assistants say and show: sentences of both languages and icon rows from the effect data."""

from __future__ import annotations

import re
import tomllib

import pytest

import iseki.games.arnak.effects as fx
from iseki.core.registry import game_type
from iseki.games.arnak.clarified import CLARIFIED
from iseki.games.arnak.icons import DRAWN
from iseki.games.arnak.pieces import PIECES
from iseki.games.arnak.speech import SPOKEN
from iseki.text.catalogue import LANGUAGES, Language, of_game
from iseki.text.rules import clauses, rules

BY_ID = {piece.id: piece for piece in PIECES}


@pytest.mark.parametrize(
    ("key", "english", "japanese"),
    [
        ("says.steam_boat", "Free action: Gain 2 compasses.", "フリーアクション：方位磁針2を得ます。"),
        ("says.trowel", "Pay 1 compass to gain 1 jewel.", "方位磁針1を支払うと、宝石1を得ます。"),
        (
            "says.ostrich",
            "Draw a card. Send an archaeologist to dig or discover (with 1 car less to pay for travel).",
            "山札からカードを1枚引けます。考古学者1人を送り、発掘または発見ができます（移動コストから車1を割引）。",
        ),
        (
            "says.watch",
            "Free action: Choose one: gain 2 coins; or pass now to gain 3 coins.",
            "フリーアクション：1つを選びます：コイン2を得ます。または、ここでパスすると、コイン3を得ます。",
        ),
        (
            "says.whip",
            "This card is exiled. Buy an artifact of the card row (for 4 compasses less).",
            "このカードは除外されます。カード列の遺物カード1枚を購入できます（方位磁針4を割引）。",
        ),
        (
            "says.tent",
            "Use the effect of a site with one of your archaeologists (level II costs 2 compasses first).",
            "自分の考古学者がいる発掘場所の効果を使えます（レベルⅡは先に方位磁針2を支払う）。",
        ),
        (
            "says.brush",
            "Gain 1 compass for each idol you own, at most 3.",
            "持っている偶像1つにつき方位磁針1を得ます（最大3）。",
        ),
        (
            "says.grappling_hook",
            "Put a card from hand into the play area to draw a card, then you may exile a card from your hand or play area.",
            "手札1枚をプレイエリアに置くと、山札からカードを1枚引けます。続いて、手札かプレイエリアのカード1枚を除外できます。",
        ),
        (
            "says.inscribed_blade",
            "Take a research action or buy a temple tile (for 1 arrowhead or 2 tablets less).",
            "研究をするか、寺院タイルを1枚購入できます（矢じり1または石板2を割引）。",
        ),
        (
            "says.guardians_ocarina",
            "You may take one archaeologist back from its site. Until the end of the round all your travel icons are planes.",
            "場所にいる自分の考古学者1人をプレイヤーボードに戻せます。ラウンドの終わりまで、自分の移動アイコンはすべて飛行機になります。",
        ),
        (
            "says.star_charts",
            "Pay 1 coin to use the effect of a camp site up to 2 times, each time at a different one.",
            "コイン1を支払うと、異なる場所で2回まで、キャンプの効果を使えます。",
        ),
        ("says.camp_jewel", "Put a card from hand into the play area to gain 1 jewel.", "手札1枚をプレイエリアに置くと、宝石1を得ます。"),
        ("says.l2_four_kinds", "Gain 1 coin, 1 compass, 1 tablet and 1 arrowhead.", "コイン1、方位磁針1、石板1と矢じり1を得ます。"),
        ("says.guardian_12.boon", "Use 1 plane for travel.", "移動に飛行機1を使えます。"),
        (
            "says.assistant_car.gold",
            "Choose one: gain 1 coin and 1 compass; or use 2 cars for travel.",
            "1つを選びます：コイン1と方位磁針1を得ます。または、移動に車2を使えます。",
        ),
        ("says.idol_refresh", "Make one of your exhausted assistants ready.", "自分の助手1人を縦に戻せます。"),
        (
            "says.row.bird.7.notebook",
            "Overcome a guardian on a site with one of your archaeologists, without its cost.",
            "自分の考古学者がいる場所の守護者を、コストなしで撃退できます。",
        ),
        ("says.bonus_draw", "Draw a card.", "山札からカードを1枚引けます。"),
        ("choice.watch.1", "Pass now to gain 3 coins.", "ここでパスすると、コイン3を得ます。"),
        ("choice.assistant_trade.gold.1", "Gain 1 jewel.", "宝石1を得ます。"),
    ],
)
def test_an_effect_is_said_in_both_languages(key: str, english: str, japanese: str) -> None:
    assert (of_game("arnak", "en")[key], of_game("arnak", "ja")[key]) == (english, japanese)


@pytest.mark.parametrize(
    ("piece", "part", "icons"),
    [
        ("serpents_gold", "main", (("fear",), ("4", "coin"))),  # three or more: a figure and one icon
        ("steam_boat", "free", (("free-action", "compass", "compass"),)),
        ("camp_jewel", "", (("discard", "arrow", "jewel"),)),
        ("ostrich", "main", (("draw",), ("archaeologist", "minus", "tv:car"))),
        ("whip", "main", (("exile-self", "arrow", "buy", "artifact", "minus", "4", "compass"),)),
        ("army_knife", "main", (("2x", "exile"), ("or", "coin"), ("or", "compass"), ("or", "tablet"))),
        ("dog", "main", (("compass",), ("activate", "camp", "word:unoccupied"))),
        ("guardian_12", "boon", (("tv:plane",),)),
        ("brush", "main", (("0-3", "compass", "word:idols_owned"),)),
    ],
)
def test_an_effect_is_drawn_as_steps_of_icons(piece: str, part: str, icons: tuple[tuple[str, ...], ...]) -> None:
    assert {saying.part: saying.icons for saying in BY_ID[piece].sayings}[part] == icons


def test_every_kind_of_step_speaks_and_is_drawn() -> None:
    steps = set(fx.Step.__subclasses__())

    assert set(SPOKEN) == steps
    assert set(DRAWN) == steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_sentence(language: Language) -> None:
    texts = of_game("arnak", language)
    keys = [f"says.{piece.id}" for piece in PIECES if piece.group != "temple"]  # a temple tile has points and a cost alone
    silent = [key for key in keys if not any(known == key or known.startswith(f"{key}.") for known in texts)]

    assert silent == []
    assert [key for key, text in texts.items() if key.startswith(("says.", "choice.")) and "{" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_token_of_an_icon_row_has_a_name(language: Language) -> None:
    tokens = {token for piece in PIECES for saying in piece.sayings for step in saying.icons for token in step}
    named = {token.rpartition(":")[2] for token in tokens if token not in ("arrow", "or", "minus", "plus") and not token[0].isdigit()}

    assert [name for name in sorted(named) if f"icon.{name}" not in of_game("arnak", language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_components_have_one_name(language: Language) -> None:
    """The two Funding cards are told apart by their travel icon; on its face each bears the printed name."""
    texts = of_game("arnak", language)
    names = [texts[f"kind.{piece.id}"] for piece in PIECES if piece.names]

    assert len(names) == len(set(names))
    assert texts["face.funding_car"] == texts["face.funding_ship"]


def test_a_clarification_is_linked_to_the_components_it_names() -> None:
    """The headings of R-24 in rules.md name cards; the table says which they are."""
    text = (game_type("arnak").folder / "rules.md").read_text(encoding="utf-8")
    headed = {clause: names.split(", ") for clause, names in re.findall(r"^\* \*\*(R-24\.\d+) ([^*]+)\*\*", text, re.MULTILINE)}
    cards = {piece.names["en"]: piece.id for piece in PIECES if piece.group in ("item", "artifact")}
    linked = {clause: tuple(cards[name] for name in names) for clause, names in headed.items() if set(names) <= set(cards)}

    assert len(linked) == 41  # are about cards
    assert {clause: CLARIFIED[clause] for clause in linked} == linked


def test_every_clause_that_a_component_names_exists() -> None:
    known = clauses("arnak")

    assert [clause for piece in PIECES for clause in piece.clauses if clause not in known] == []


@pytest.mark.parametrize("about", ["Guardian's Crown", "guardian’s crown", "守護者の冠", "guardians_crown"])
def test_the_rules_answer_with_all_that_is_known_of_a_card(about: str) -> None:
    assert rules("arnak", about).splitlines()[:9] == [
        "Guardian's Crown",
        "Artifact: bought for compasses, its effect may be used at once.",
        "Cost: 4 compasses",
        "To play it from your hand: 1 tablet",
        "For travel instead of its effect: 1 plane",
        "Points: 2",
        "Move a guardian from a site with one of your archaeologists to a camp site or a discovered level I site without archaeologists "
        "and guardians, and use that site's effect.",
        "[guardian] [move] [camp] [level I]  [use a site]",
        "",
    ]
    assert "\nR-24.40  Guardian's Crown: move a guardian, use the site" in rules("arnak", about)


def test_the_rules_answer_in_japanese_too() -> None:
    text = rules("arnak", "assistant_compass", "ja")

    assert "\n銀：方位磁針1を得ます。\n[方位磁針]\n金：方位磁針2を得ます。\n[方位磁針] [方位磁針]\n" in text


def test_a_clause_with_a_heading_says_which_cards_it_is_about() -> None:
    assert rules("arnak", "R-24.20").endswith("Machete, Torch, Axe: The exile is optional, the gain is not tied to it.")


@pytest.mark.parametrize(
    ("key", "term"),
    [
        ("kind.coin", "coin"),
        ("kind.compass", "compass"),
        ("kind.tablet", "tablet"),
        ("kind.arrowhead", "arrowhead"),
        ("kind.jewel", "jewel"),
        ("kind.boot", "boot"),
        ("kind.plane", "plane"),
        ("part.free", "free action"),
        ("zone.play", "play area"),
        ("zone.row", "card row"),
        ("zone.slot", "idol slot"),
        ("zone.crate", "supply crates"),
        ("zone.item_exile", "exile pile"),
        ("icon.item", "item"),
        ("icon.artifact", "artifact"),
        ("icon.guardian", "guardian"),
        ("icon.archaeologist", "archaeologist"),
        ("icon.notebook", "notebook"),
        ("log.glass", "magnifying glass"),
        ("log.arrives", "Lost Temple"),
        ("log.temple", "buy a card"),
        ("log.overcomes", "overcome a guardian"),
        ("log.staff", "moon staff"),
        ("option.board.bird", "Bird Temple (standard)"),
        ("option.board.snake", "Snake Temple (advanced)"),
        ("effect.exile", "exile"),
        ("effect.upgrade", "upgrade a resource"),
        ("effect.recruit", "recruit an assistant"),
        ("effect.gild", "upgrade an assistant"),
        ("game.title", "Lost Ruins of Arnak"),
    ],
)
def test_the_terms_of_the_glossary_are_used(key: str, term: str) -> None:
    """Verbs stand in the polite form: their stem counts."""
    entries = tomllib.loads((game_type("arnak").folder / "glossary.toml").read_text(encoding="utf-8"))["term"]
    entry = next(entry for entry in entries if entry["en"] == term)
    words = [word.split("を")[-1].removesuffix("する") for word in (entry["ja"], *entry.get("ja_alt", ()))]

    assert any(same_marks(word) in same_marks(of_game("arnak", "ja")[key]) for word in words)


def same_marks(text: str) -> str:
    return text.replace("(", "（").replace(")", "）")
