"""What one seat asks the others for, and their answers. An offer lives in memory: nobody loses anything by asking again.

It is void as soon as anything but the asker's own move happens at the table, so that a late yes cannot undo what it did not mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from iseki.core.state import CHANCE
from iseki.server.errors import OfferVoid
from iseki.server.messages import Consent, Offer
from iseki.server.store.rows import Line


class Offers:
    """The one offer that stands at a table, if any. `changed` is called when everybody shall hear of it."""

    def __init__(self) -> None:
        self.standing: Offer | None = None
        self.changed: Callable[[], None] = lambda: None

    def made(self, offer: Offer) -> bool:
        """Does it wait for an answer? A newer offer takes the place of an older one."""
        if offer.waiting:
            self.stand(offer)
        return bool(offer.waiting)

    def happened(self, lines: Iterable[Line]) -> None:
        offer = self.standing
        if offer is not None and any(line.seat not in (offer.seat, CHANCE) for line in lines):
            self.stand(None)

    def answered(self, seat: int, consent: Consent) -> Offer:
        """The offer after an answer; nobody waits any more when all agree or somebody declined. Raises OfferVoid."""
        offer = self.standing
        if offer is None or (offer.seat, offer.what, offer.to) != (consent.seat, consent.what, consent.to):
            raise OfferVoid
        if seat not in (*offer.waiting, offer.seat) or (consent.yes and seat == offer.seat):
            raise OfferVoid
        return self.agreed(offer, seat) if consent.yes else self.declined(offer, seat)

    def agreed(self, offer: Offer, seat: int) -> Offer:
        left = replace(offer, waiting=tuple(other for other in offer.waiting if other != seat))
        if left.waiting:
            self.stand(left)
        return left

    def declined(self, offer: Offer, seat: int) -> Offer:
        """Everybody hears who said no; then there is no offer any more."""
        refused = replace(offer, waiting=(), declined=seat)
        self.stand(refused)
        self.standing = None
        return refused

    def stand(self, offer: Offer | None) -> None:
        self.standing = offer
        self.changed()
