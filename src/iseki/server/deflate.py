"""Compression of what is sent over sockets (RFC 7692), for long messages alone.

A Welcome of a long game shrinks to a seventh, and comes once. What every move sends is short: to compress that costs a fifth of the
processor, and what a compressor remembers between messages 50 KiB a socket. So nothing is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LONG = 16_384  # bytes; Arnak's longest position has about half of that


class LongAlone(PerMessageDeflate):
    """Each message says itself whether it is compressed. The server's are never cut into several frames."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < LONG else super().encode(frame)


class Deflate(ServerPerMessageDeflateFactory):
    """Agrees with the page, if that can do it, as all browsers can."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 3})

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        takeover = usual.remote_no_context_takeover, usual.local_no_context_takeover
        return agreed, LongAlone(*takeover, usual.remote_max_window_bits, usual.local_max_window_bits, usual.compress_settings)
