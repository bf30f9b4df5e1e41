"""The box as components.toml lists it; the file is data that rules.md points to, so engine and oracle may share it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
DATA: dict[str, Any] = tomllib.loads((ROOT / "src/iseki/games/arnak/components.toml").read_text(encoding="utf-8"))

Step = dict[str, Any]
Cost = dict[str, Any]

RESOURCES = ("coin", "compass", "tablet", "arrowhead", "jewel")
ICONS = ("boot", "car", "ship", "plane")
WAYS = ("jewel", "arrowhead", "tablets", "coin_compass", "draw")  # in the order of idol_slots.options


def by_id(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in entries}


CARDS = by_id(DATA["card"])
SITES = by_id(DATA["site"])
GUARDIANS = by_id(DATA["guardian"])
IDOLS = by_id(DATA["idol"])
ASSISTANTS = by_id(DATA["assistant"])
BONUS = by_id(DATA["bonus_tile"])
TEMPLE = [tile["id"].removeprefix("temple_") for tile in DATA["temple_tile"]]
RANK = {card: rank for rank, card in enumerate(CARDS)}
ITEMS = [card for card, entry in CARDS.items() if entry["kind"] == "item"]
ARTIFACTS = [card for card, entry in CARDS.items() if entry["kind"] == "artifact"]
POSITIONS = {entry["id"].removeprefix("pos_"): entry for entry in DATA["position"]}
CAMPS = [position for position, entry in POSITIONS.items() if entry["level"] == "camp"]
WILD = [position for position in POSITIONS if position not in CAMPS]


def spaces_of(position: str) -> list[str]:
    """Only a camp has two spaces (R-7.3)."""
    return [f"{position}.1", f"{position}.2"] if position in CAMPS else [position]


def position_of(space: str) -> str:
    return space.partition(".")[0]


def level_of(position: str) -> str:
    return str(POSITIONS[position]["level"])


SPACES = [space for position in POSITIONS for space in spaces_of(position)]


def icons_at(space: str, side: str) -> list[str]:
    """The travel cost printed at a space (R-7.3)."""
    position = position_of(space)
    return list(POSITIONS[position][f"spaces_{side}"][spaces_of(position).index(space)])


def is_item(card: str) -> bool:
    return bool(CARDS[card]["kind"] == "item")


def is_artifact(card: str) -> bool:
    return bool(CARDS[card]["kind"] == "artifact")


def fits(card: str, wanted: str) -> bool:
    """wanted: item, artifact or any."""
    return wanted in ("any", CARDS[card]["kind"])


def copies(entries: dict[str, dict[str, Any]]) -> list[str]:
    return [name for name, entry in entries.items() for _ in range(entry["count"])]


def kinds(cards: list[str]) -> list[str]:
    """Each kind of card once, ascending."""
    return sorted(set(cards), key=RANK.__getitem__)
