"""Estimates by kind and by sequence, reckoned once for a game (appraisal.py). Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Weights:
    """How much what may come counts beside what lies there.

    stock: resources; below 1, since a step taken is surer than one that can be paid. hand: cards and assistants of this round.
    figure: coins that an archaeologist still brings. cards, helpers: what own cards and assistants bring in a later round. tile: points
    of a coin in the Lost Temple. lack: how much dearer is what the next space asks for and the seat has not. step: points for going on
    now. notebook: points of a row in round 1 for what it brings later. coin: points of a coin in the last round, the one before, earlier.
    """

    def __init__(
        self,
        stock: float,
        hand: float,
        figure: float,
        cards: float,
        helpers: float,
        tile: float,
        lack: float,
        step: float,
        notebook: float,
        coin: tuple[float, float, float],
    ) -> None:
        self.stock: Final = stock
        self.hand: Final = hand
        self.figure: Final = figure
        self.cards: Final = cards
        self.helpers: Final = helpers
        self.tile: Final = tile
        self.lack: Final = lack
        self.step: Final = step
        self.notebook: Final = notebook
        self.coin: vec[float] = vec[float](list(coin))


@final
class Tables:
    """All in coins.

    sequence: an effect. played: by kind, the effect of a card less its tablet, of a site, a boon, a silver assistant. gold: an assistant's
    gold side. travel: icons of a card or an assistant. guarded: cost of overcoming a guardian. resource: coin to jewel. onward, step: by
    node of the track, where the cheapest bridge leads, and its price less what the magnifying glass gets there.
    """

    def __init__(
        self,
        weights: Weights,
        sequence: list[float],
        played: list[float],
        gold: list[float],
        travel: list[float],
        guarded: list[float],
        resource: list[float],
        onward: list[int],
        step: list[float],
    ) -> None:
        self.weights: Final = weights
        self.sequence: vec[float] = vec[float](sequence)
        self.played: vec[float] = vec[float](played)
        self.gold: vec[float] = vec[float](gold)
        self.travel: vec[float] = vec[float](travel)
        self.guarded: vec[float] = vec[float](guarded)
        self.resource: vec[float] = vec[float](resource)
        self.onward: vec[i64] = vec[i64]([i64(node) for node in onward])
        self.step: vec[float] = vec[float](step)
        self.useful: vec[float] = vec[float]([max(a, b) for a, b in zip(played, travel, strict=True)])
