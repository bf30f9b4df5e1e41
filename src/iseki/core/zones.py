"""What a game's zones are, by number. Built by core/layout.py; read when a game is set up and by movements. Compiled."""

from __future__ import annotations

from typing import Final, final

Kinds = frozenset[int]


@final
class Zones:
    """One entry for each zone in every list.

    family: cards that may be confused there, 0 where all lie face up. exact: holds batches (core/knowledge.py).
    fed_by: the zone whose cards come here unseen, else -1. seat: whose it is, -1 for nobody's. deck: nobody sees its cards.
    accepts: the kinds that can lie there.
    """

    def __init__(
        self,
        names: list[str],
        family: list[int],
        exact: list[bool],
        fed_by: list[int],
        seat: list[int],
        deck: list[bool],
        accepts: list[Kinds],
    ) -> None:
        self.names: Final = names
        self.family: Final = family
        self.exact: Final = exact
        self.fed_by: Final = fed_by
        self.feeds: Final = max(fed_by) >= 0
        self.seat: Final = seat
        self.deck: Final = deck
        self.accepts: Final = accepts

    def has_batches(self, family: int) -> bool:
        """Does an exact zone belong to the family?"""
        return any(exact and f == family for exact, f in zip(self.exact, self.family, strict=True))

    def span(self, family: int, kinds: list[int]) -> tuple[int, int]:
        """The first card that can lie in a zone of the family, and one past the last. kinds: of each card."""
        fit = union([accepts for accepts, f in zip(self.accepts, self.family, strict=True) if f == family])
        cards = [card for card, kind in enumerate(kinds) if kind in fit]
        return (cards[0], cards[-1] + 1) if cards else (0, 0)

    def groups(self) -> list[Kinds]:
        """Kinds that can be confused with each other at all: they can lie in the same hidden zone, or in zones linked by other kinds."""
        groups = [frozenset([kind]) for kind in union(self.accepts)]
        for accepts, family in zip(self.accepts, self.family, strict=True):
            if family:
                together = [group for group in groups if group & accepts]
                groups = [group for group in groups if not group & accepts] + [union(together)]
        return sorted(groups, key=min)


def union(sets: list[Kinds]) -> Kinds:
    out: set[int] = set()
    for kinds in sets:
        out |= kinds
    return frozenset(out)
