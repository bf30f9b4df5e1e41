"""What is sent over sockets: long messages compressed, each by itself, and the many short ones as they are."""

from __future__ import annotations

import msgspec
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from iseki.server.deflate import LONG, Deflate
from iseki.server.messages import Hello, Welcome
from tests.server.match import Match
from tests.server.process import Start, ask

BROWSER = [("client_max_window_bits", None)]  # what Chromium offers


def agreed() -> tuple[dict[str, str | None], PerMessageDeflate]:
    answer, extension = Deflate().process_request_params(BROWSER, [])
    return dict(answer), extension


def message(length: int) -> Frame:
    return Frame(Opcode.TEXT, b"take:open " * (length // 10))


def test_nothing_is_remembered_between_messages() -> None:
    answer, extension = agreed()

    first, second = (extension.encode(message(LONG + 10)) for _ in range(2))

    assert set(answer) == {"server_no_context_takeover", "client_no_context_takeover"}
    assert bytes(first.data) == bytes(second.data)


def test_a_long_message_is_compressed_and_a_short_one_goes_as_it_is() -> None:
    _, extension = agreed()
    short, long = message(LONG - 10), message(LONG + 10)

    sent = extension.encode(long)

    assert extension.encode(short) is short
    assert sent.rsv1
    assert len(sent.data) < LONG / 50
    assert extension.decode(sent).data == long.data


def test_a_long_welcome_comes_whole_through_a_real_socket_that_compresses(start: Start) -> None:
    match = Match(start())
    version = match.play(60)

    told = ask(match.sockets[0], Hello(), Welcome)

    assert [extension.name for extension in match.sockets[0].protocol.extensions] == ["permessage-deflate"]
    assert len(msgspec.json.encode(told)) > LONG
    assert [event.version for event in told.events] == list(range(1, version + 1))
