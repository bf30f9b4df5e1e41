"""Estimates by kind and by sequence, reckoned once for a game (appraisal.py). Compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import vec


@final
class Tables:
    """All in coins.

    sequence: an effect. played: by kind, the effect of a card less its tablet, of a site, a boon, a silver assistant. gold: an assistant's
    gold side. travel: icons of a card or an assistant. guarded: cost of overcoming a guardian. resource: coin to jewel.
    """

    def __init__(
        self,
        sequence: list[float],
        played: list[float],
        gold: list[float],
        travel: list[float],
        guarded: list[float],
        resource: list[float],
    ) -> None:
        self.sequence: vec[float] = vec[float](sequence)
        self.played: vec[float] = vec[float](played)
        self.gold: vec[float] = vec[float](gold)
        self.travel: vec[float] = vec[float](travel)
        self.guarded: vec[float] = vec[float](guarded)
        self.resource: vec[float] = vec[float](resource)
        self.useful: vec[float] = vec[float]([max(a, b) for a, b in zip(played, travel, strict=True)])
