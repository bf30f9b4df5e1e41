"""What one seat asks the others for, and their answers. The database has the truth, so that a restart loses none and two servers agree.

An offer is void as soon as anything but the asker's own move happens at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from iseki.server.about import Offer
from iseki.server.errors import OfferVoid
from iseki.server.messages import Consent
from iseki.server.store.offers import standing, voids
from iseki.server.store.rows import Line


class Offers:
    """The one offer that stands at a table, if any, as it was stored. `changed` is called when everybody shall hear of it."""

    def __init__(self) -> None:
        self.standing: Offer | None = None
        self.changed: Callable[[], None] = lambda: None

    def answered(self, seat: int, consent: Consent) -> Offer:
        """What becomes of the offer by an answer; nobody waits any more when all agree or somebody declined. Raises OfferVoid."""
        offer = self.standing
        if offer is None or (offer.seat, offer.what, offer.to) != (consent.seat, consent.what, consent.to):
            raise OfferVoid
        if seat not in (*offer.waiting, offer.seat) or (consent.yes and seat == offer.seat):
            raise OfferVoid
        return agreed(offer, seat) if consent.yes else replace(offer, waiting=(), declined=seat)

    def happened(self, lines: Iterable[Line]) -> None:
        if self.standing is not None and voids(self.standing, lines):
            self.stand(None)

    def read(self, stored: Offer | None) -> None:
        """What the database holds, which another server may have written."""
        if standing(stored) != self.standing:
            self.stand(stored)

    def stand(self, offer: Offer | None) -> None:
        """Everybody hears of it, also who said no; after that there is no offer any more."""
        self.standing = offer
        self.changed()
        self.standing = standing(offer)


def agreed(offer: Offer, seat: int) -> Offer:
    return replace(offer, waiting=tuple(other for other in offer.waiting if other != seat))
