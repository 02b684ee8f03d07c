"""The wire under a socket reads what the library reads, however the frames are cut."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, cast

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from rummykit.server.limits import Limits
from rummykit.server.run import configuration
from rummykit.server.wire.websocket_protocol import WebSocketProtocol

HANDSHAKE = b"\r\n".join(
    [
        b"GET /x HTTP/1.1",
        b"Host: here",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        b"Sec-WebSocket-Version: 13",
        b"",
        b"",
    ]
)
TEXT, BINARY, MORE, PING, PONG = 0x81, 0x82, 0x80, 0x89, 0x8A


class _Pipe(asyncio.Transport):
    """Keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def frame(kind: int, payload: bytes, chance: Random) -> bytes:
    mask, size = chance.randbytes(4), len(payload)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2) if size < 1 << 16 else b""
    if not length or chance.random() < 0.05:
        length = b"\xff" + size.to_bytes(8)  # longer than it need be, but allowed to be
    return bytes((kind,)) + length + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def frames(chance: Random, longest: int) -> list[bytes]:
    """Frames as they may come, mostly whole texts."""
    found: list[bytes] = []
    for _ in range(chance.randrange(1, 12)):
        text = chance.choice(["", "{}", "é拉" * 20, "x" * 125, "y" * 126, "z" * chance.randrange(longest + 1)]).encode()
        what = chance.random()
        if what < 0.6:
            found.append(frame(TEXT, text, chance))
        elif what < 0.7:
            found.append(frame(BINARY, text, chance))
        elif what < 0.85:
            cut = chance.randrange(len(text) + 1)
            found.append(frame(TEXT & 0x7F, text[:cut], chance))
            if chance.random() < 0.5:
                found.append(frame(PING, b"in between", chance))
            found.append(frame(MORE, text[cut:], chance))
        else:
            found.append(frame(chance.choice([PING, PONG]), text[:125], chance))
    return found


async def heard(protocol: type[WebSocketsSansIOProtocol], pieces: list[bytes], limits: Limits) -> tuple[Any, ...]:
    """What the application hears, and what is written back."""
    events: list[Any] = []

    async def listen(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not events or events[-1]["type"] != "websocket.disconnect":
            events.append(await receive())

    config = configuration(cast(Any, listen), limits)
    config.load()
    pipe = _Pipe()
    wire = protocol(config, ServerState(), {})
    wire.connection_made(pipe)
    wire.data_received(HANDSHAKE)
    await asyncio.sleep(0)
    for piece in pieces:
        if not pipe.closed:
            wire.data_received(piece)
        await asyncio.sleep(0)
    for _ in range(30):
        await asyncio.sleep(0)
    said = pipe.written.partition(b"\r\n\r\n")[2]
    wire.connection_lost(None)
    await asyncio.gather(*wire.tasks)
    return events, said, pipe.closed


@pytest.mark.parametrize("seed", range(60))
async def test_what_is_heard_is_what_the_library_hears(seed: int) -> None:
    chance, limits = Random(seed), Limits(frame_bytes=300 if seed % 2 else 70_000)
    one_by_one = frames(chance, limits.frame_bytes)
    sent = b"".join(one_by_one)
    if seed % 3:
        cuts = sorted(chance.randrange(len(sent) + 1) for _ in range(chance.randrange(30)))
    else:
        cuts = list(range(min(len(sent), 3000)))
    pieces = [sent[first:last] for first, last in zip([0, *cuts], [*cuts, len(sent)], strict=True)]
    right = await heard(WebSocketsSansIOProtocol, one_by_one, limits)
    assert await heard(WebSocketProtocol, pieces, limits) == right
    assert await heard(WebSocketProtocol, [sent], limits) == right
