"""Invite and device links, and the network: how a friend, or one's own second device, gets to the table.

The secret of a link stands in the fragment of its address, is exchanged by POST for the cookie, and works once.
"""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from iseki.server.api import looked_at
from iseki.server.bodies import Claim, Invitation, Invite, Look, Opened, SeatChoice
from iseki.server.errors import BadSeats, NoNetwork, NotAPlayer, NotHost, NotLocal, SeatTaken, UnknownLink
from iseki.server.hall import hall_of, is_loopback
from iseki.server.names import clean_name
from iseki.server.replies import body, reply
from iseki.server.store.people import Link, claim, new_link, usable
from iseki.server.table import Table
from iseki.server.tokens import hashed, is_token, new_token

DEVICE_SECONDS = 600.0


async def post_invite(request: Request) -> Response:
    """A link that claims one open seat, once. Only the host may make one."""
    crowd, _, visitor = await looked_at(request)
    seat = (await body(request, SeatChoice)).seat
    if crowd.table.data.host not in visitor.holder:
        raise NotHost
    check_open(crowd.table, seat)
    return await linked(request, Link("invite", crowd.table.data.id, seat=seat))


def check_open(table: Table, seat: int) -> None:
    if not 0 <= seat < table.public:
        raise BadSeats(seats=seat, least=0, most=table.public - 1)
    if table.seat_info(seat, online=False).kind != "open":
        raise SeatTaken(code=table.data.code, seat=seat)


async def post_device(request: Request) -> Response:
    """A link that takes the own seat to another device, too: once, within ten minutes."""
    crowd, _, visitor = await looked_at(request)
    seat = crowd.table.seat_of(visitor.holder)
    if seat is None:
        raise NotAPlayer
    owner = crowd.table.places[seat].owner
    return await linked(request, Link("device", crowd.table.data.id, guest=owner, expires=time.time() + DEVICE_SECONDS))


async def linked(request: Request, link: Link) -> Response:
    hall, token = hall_of(request), new_token()
    await hall.database.run(lambda rows: new_link(rows, hashed(token), link))
    url = f"{hall.base(request)}/join#{link.kind}={token}"
    return reply(Invite(url, qr(url)), 201)


def qr(url: str) -> str:
    import segno

    return str(segno.make(url, error="m").svg_inline(scale=4, border=2, omitsize=True))


async def post_invitation(request: Request) -> Response:
    """What a link invites to, before it is claimed."""
    hall = hall_of(request)
    wish = await body(request, Look)
    if not is_token(wish.token):
        raise UnknownLink
    _, code = await hall.database.run(lambda rows: usable(rows, hashed(wish.token)))
    room = await hall.rooms.find(code)
    table = room.table
    seats = tuple(table.seat_info(seat, room.crowd.online(seat)) for seat in range(table.public))
    return reply(Invitation(table.data.game, seats, table.terms))


async def post_claim(request: Request) -> Response:
    hall = hall_of(request)
    wish = await body(request, Claim)
    if not is_token(wish.token):
        raise UnknownLink
    name = clean_name(wish.name) if wish.name else None
    visitor = await hall.identity.visitor(request)
    code = await hall.database.run(lambda rows: claim(rows, hashed(wish.token), visitor.session, name))
    await hall.rooms.renamed([code])
    response = reply(Opened(code))
    hall.identity.remember(response, visitor, request)
    return response


async def get_network(request: Request) -> Response:
    return reply(hall_of(request).network())


async def post_network(request: Request) -> Response:
    """Bind the address of the local network. Only for a page of the machine that the server runs on."""
    hall = hall_of(request)
    if hall.settings.public_url or request.client is None or not is_loopback(request.client.host):
        raise NotLocal
    if not hall.shared_url:
        if hall.settings.open_network is None:
            raise NoNetwork(reason="server")
        hall.shared_url = await hall.settings.open_network()
    return reply(hall.network())


ROUTES = [
    Route("/api/tables/{code}/invites", post_invite, methods=["POST"]),
    Route("/api/tables/{code}/device", post_device, methods=["POST"]),
    Route("/api/invitation", post_invitation, methods=["POST"]),
    Route("/api/claim", post_claim, methods=["POST"]),
    Route("/api/network", get_network),
    Route("/api/network", post_network, methods=["POST"]),
]
