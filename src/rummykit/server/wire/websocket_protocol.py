"""The protocol below a socket: messages that wait together are sent together, and incoming frames are counted.

This file has all that WebSockets need of uvicorn's private parts: `queue`, `read_paused`, `writable`, `conn`,
`close_sent`, `frames` and the methods that a frame of each kind is given to.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from rummykit.server.guards.open_connections import OpenConnections
from rummykit.server.guards.token_bucket import Bucket
from rummykit.server.journal import note
from rummykit.server.limits import Limits

PLACE = "rummykit.line"
"""Where the wire of a socket is, among the extensions of its scope."""

_AHEAD = 8
"""How many messages may wait for an answer before the socket is read no further."""

_SLICE = 1024
"""Bytes that are parsed in one go. A ping may have six, so it is at most 170 frames before they are counted."""

_TOO_FAST = 4429

_WHOLE_TEXT = 0x81
_LONG, _LONGER = Struct("!BBH"), Struct("!BBQ")


class BatchSender(Protocol):
    """What several messages can be handed to at once."""

    @property
    def ready(self) -> bool:
        """Whether the other side is reading; if not, texts should wait."""

    def on_ready(self, then: Callable[[], None]) -> None:
        """Call `then` whenever the other side reads again or has gone."""

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts at once and in order; raises `OSError` if the other side has gone."""

    async def receive(self) -> Any:
        """The next ASGI event of the socket."""


class _Inbox:
    """Incoming events that wait for their one reader."""

    def __init__(self) -> None:
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._events)

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        return not self._events

    async def get(self) -> Any:
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.popleft()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol of a WebSocket, which several messages can be handed to at once, and which counts frames.

    ASGI sends one message a call, and each would be a packet of its own. And uvicorn stops reading after every message
    until it has been taken, which costs two more system calls; this protocol reads ahead.

    Pings, pongs and fragments cost as much as messages, but the application never sees them. So frames of every kind
    are counted here, and bytes, and a socket with too many of either is closed.
    """

    limits = Limits()
    open_connections: OpenConnections | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = cast("asyncio.Queue[Any]", _Inbox())
        self._resumed: Callable[[], None] = _nothing
        self._over = False
        limits, now = self.limits, self.loop.time()
        self._frames = Bucket(limits.frames_per_second, limits.frame_burst, now)
        self._bytes = Bucket(limits.bytes_per_second, limits.byte_burst, now)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self._bytes.take(self.loop.time(), len(data)):
            return self._throw_out()
        if len(data) <= _SLICE:
            return super().data_received(data)
        for start in range(0, len(data), _SLICE):
            if self.transport.is_closing():
                return None
            super().data_received(data[start : start + _SLICE])
        return None

    def handle_text(self, event: Any) -> None:
        if self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        if self._counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= self.limits.fragments:
            self._throw_out()
        elif self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._counted():
            super().handle_pong(event)

    def _counted(self) -> bool:
        """Count a frame; if there were too many, close the socket and return False."""
        if self.transport.is_closing():
            return False
        if self._frames.take(self.loop.time()):
            return True
        self._throw_out()
        return False

    def _throw_out(self) -> None:
        """Close the socket at once, without waiting for the sender."""
        if self.transport.is_closing():
            return
        note("socket_too_fast")
        self.conn.fail(_TOO_FAST, "too fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope["extensions"])[PLACE] = self

    def send_receive_event_to_app(self) -> None:
        # To the overridden method, reading is paused already: it does not do it.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and len(cast(_Inbox, self.queue)) >= _AHEAD and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._resumed()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.open_connections is not None:
            self.open_connections.gone(cast(Any, self.transport))
        self._resumed()
        self._resumed = _nothing
        self._let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._over = True
        self._let_go()

    def _let_go(self) -> None:
        """At the end, break the reference cycles of scope and parser, so that they need no garbage collection."""
        if self.disconnected and self._over:
            cast("dict[str, Any]", self.scope).clear()
            vars(self.conn).clear()

    # --- the wire

    @property
    def ready(self) -> bool:
        """Whether the other side is reading."""
        return self.writable.is_set()

    def on_ready(self, then: Callable[[], None]) -> None:
        """Call `then` whenever the other side reads again or has gone."""
        self._resumed = then

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts at once, in one piece; raises `OSError` if the other side has gone."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        parts: list[bytes] = []
        for text in texts:
            parts += (_head(len(text)), text)
        self.transport.write(b"".join(parts))


def websocket_protocol(within: Limits, counted: OpenConnections | None = None) -> type[WebSocketProtocol]:
    """The protocol class with these limits; connections that it takes over are counted."""

    class Bounded(WebSocketProtocol):
        limits = within
        open_connections = counted

    return Bounded


def _head(size: int) -> bytes:
    """The header of an unfragmented text frame from a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((_WHOLE_TEXT, size))
    if size < 1 << 16:
        return _LONG.pack(_WHOLE_TEXT, 126, size)
    return _LONGER.pack(_WHOLE_TEXT, 127, size)


def _nothing() -> None:
    return None


def line_of(scope: Any) -> BatchSender:
    """The sender below an accepted socket."""
    wire: BatchSender = scope["extensions"][PLACE]
    return wire
