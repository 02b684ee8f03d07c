"""A WebSocket client that costs next to nothing: what is measured is the server.

No masking key but zero, no compression, no fragments: all that a server of this project or a socket.io server sends.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from ssl import SSLContext
from struct import Struct
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_SHORT, _LONG = Struct("!H"), Struct("!Q")
_NO_MASK = bytes(4)


class Socket(asyncio.Protocol):
    """An open socket: `heard` is called with every text that comes, `gone` once when there will be no more."""

    def __init__(self, heard: Callable[[bytes], None], gone: Callable[[], None] = lambda: None) -> None:
        self.heard = heard
        self.close_code: int | None = None
        self._gone = gone
        self._rest = b""
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(error or ConnectionResetError("no handshake"))
        self._transport = None
        self._gone()

    async def shake_hands(self, host: str, path: str, cookie: str | None) -> None:
        """Ask for a WebSocket; raises `OSError` where there is none."""
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13"]
        if cookie is not None:
            lines.append(f"Cookie: {cookie}")
        assert self._transport is not None
        self._transport.write("\r\n".join([*lines, "", ""]).encode())
        await self._open

    def say(self, text: bytes) -> None:
        """Send a text; nothing happens on a socket that is gone."""
        if self._transport is not None:
            self._transport.write(frame(_TEXT, text))

    def raw(self, data: bytes) -> None:
        """Send bytes as they are; nothing happens on a socket that is gone."""
        if self._transport is not None:
            self._transport.write(data)

    async def drained(self) -> None:
        """Wait until little of what was sent waits here, or the socket is gone."""
        await asyncio.sleep(0)
        while self._transport is not None and self._transport.get_write_buffer_size() > 1 << 16:
            await asyncio.sleep(0.001)

    def close(self) -> None:
        """Say goodbye."""
        if self._transport is not None:
            self._transport.write(frame(_CLOSE, b"\x03\xe8"))
            self._transport.close()

    def abort(self) -> None:
        """Vanish."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self._open.set_exception(ConnectionRefusedError(data[:end].partition(b"\r\n")[0].decode()))
                return self.abort()
            data = data[end + 4 :]
            self._open.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                start = at + 4
                if size < start:
                    break
                (length,) = _SHORT.unpack_from(data, at + 2)
            elif length == 127:
                start = at + 10
                if size < start:
                    break
                (length,) = _LONG.unpack_from(data, at + 2)
            end = start + length
            if size < end:
                break
            self._take(data[at] & 0x0F, data[start:end])
            at = end
        self._rest = data[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self.heard(payload)
        elif kind == _PING and self._transport is not None:
            self._transport.write(frame(_PONG, payload))
        elif kind == _CLOSE:
            self.close_code = _SHORT.unpack_from(payload)[0] if len(payload) >= 2 else None
            self.close()


def frame(kind: int, payload: bytes) -> bytes:
    """A whole message as a client sends it."""
    head, size = 0x80 | kind, len(payload)
    if size < 126:
        return bytes((head, 0x80 | size)) + _NO_MASK + payload
    if size < 1 << 16:
        return bytes((head, 0x80 | 126)) + _SHORT.pack(size) + _NO_MASK + payload
    return bytes((head, 0x80 | 127)) + _LONG.pack(size) + _NO_MASK + payload


async def connect(
    port: int,
    path: str,
    heard: Callable[[bytes], None],
    *,
    cookie: str | None = None,
    gone: Callable[[], None] = lambda: None,
    source: str | None = None,
    trust: SSLContext | None = None,
) -> Socket:
    """An open socket to this machine, from its address `source`, by TLS if it says whom to trust; raises `OSError`."""
    loop = asyncio.get_running_loop()
    local = None if source is None else (source, 0)
    _, socket = await loop.create_connection(
        lambda: Socket(heard, gone),
        "127.0.0.1",
        port,
        local_addr=local,
        ssl=trust,
        server_hostname="localhost" if trust else None,
    )
    await socket.shake_hands(f"127.0.0.1:{port}", path, cookie)
    return socket
