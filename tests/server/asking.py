"""What one seat asks the others for, and what they answer."""

from __future__ import annotations

from iseki.server.about import Offer
from iseki.server.messages import Accepted, Consent, Propose, Seats
from tests.server.browser import Server, Socket, offer_of, two_players

ASK = {"undo": "ask"}


def revealed(server: Server, **terms: str) -> tuple[Socket, Socket, int, int]:
    """The child has taken the closed pile, which showed it a card; the parent; the versions before and after."""
    first, second, welcome = two_players(server, terms=terms or ASK)
    before = first.play(welcome.position.version, *offer_of(welcome.position)).version
    return second, first, before, second.play(before, "take:closed").version


def proposed(child: Socket, to: int, version: int, key: str = "p") -> None:
    assert child.ask(Propose(key, version, "undo", to), Accepted).version == version


def offered(socket: Socket, declined: int | None = None) -> Offer:
    """The offer that everybody is told of, or that it was declined."""
    while True:
        offers = [answer.table.offer for answer in socket.seen if isinstance(answer, Seats)]
        for offer in offers:
            if offer is not None and offer.declined == declined:
                return offer
        socket.until(Seats)


def yes(offer: Offer, key: str = "y") -> Consent:
    return Consent(key, offer.seat, offer.what, offer.to, True)


def no(offer: Offer, key: str = "n") -> Consent:
    return Consent(key, offer.seat, offer.what, offer.to)
