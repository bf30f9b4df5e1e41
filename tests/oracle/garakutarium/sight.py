"""Who knows a card where it lies (G-3.1): seats 0 and 1, and the public."""

from __future__ import annotations

PUBLIC = 2
EVERYBODY = {0, 1, PUBLIC}
FACE_UP = ("beside", "open", "making", "loot0", "loot1", "junk0", "junk1", "revealed0", "revealed1")
CHARACTERS = ("secret0", "secret1", "removed")


def must_know(zone: str, parent: int, asked: int, over: bool) -> set[int]:
    """Those who can see the card's front."""
    if zone in FACE_UP or (over and zone in CHARACTERS):
        return EVERYBODY
    if zone in ("dug", "closed"):
        return {parent}  # G-3.2
    if zone == "looked":
        return {asked}  # G-10.4
    return {int(zone[-1])} if zone.startswith("secret") else set()


def may_know(zone: str, parent: int, asked: int, over: bool) -> set[int]:
    """Those, and who remembers the card: what a Detective put back is known when it is dug or looked at again (G-3.6)."""
    seen = must_know(zone, parent, asked, over)
    return {0, 1} if zone in ("dug", "closed", "looked", "top") else seen
