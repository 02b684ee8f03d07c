"""The wire under a socket: messages that wait together leave together, with nothing between them and the wire."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

PLACE = "rummykit.line"
"""Where the wire of a socket is, among the extensions of its scope."""

_AHEAD = 8
"""Messages that may wait to be answered before no more are read from the socket."""

_WHOLE_TEXT = 0x81
_LONG, _LONGER = Struct("!BBH"), Struct("!BBQ")
_MASKED, _TWO_MORE = 0x80, 126


class Wire(Protocol):
    """What several messages can be handed to at once."""

    @property
    def ready(self) -> bool:
        """Whether the other side reads; if not, texts had better wait."""

    def on_ready(self, then: Callable[[], None]) -> None:
        """Have `then` called whenever the other side reads again, or has gone."""

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, in order, at once; raises `OSError` when the other side has gone."""

    async def receive(self) -> Any:
        """The next event of the socket, as ASGI has it."""


class _Inbox:
    """What has come in and waits for its one reader."""

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


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol of a WebSocket, which several messages can be handed to at once.

    ASGI knows only one message a call, and each would be a packet of its own. And uvicorn stops to read after every
    message and begins again when it has been taken, which is two calls of the system more; this one reads ahead.
    What nearly all frames are, a whole text, it unpacks itself; all others are left to the library, frame by frame.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = cast("asyncio.Queue[Any]", _Inbox())
        self._resumed: Callable[[], None] = _nothing
        self._over = False
        self._framed = False
        self._part = b""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope["extensions"])[PLACE] = self
            # Whoever does not wait for the answer to the handshake is read by the library alone.
            self._framed = not self.conn.reader.buffer

    def data_received(self, data: bytes) -> None:
        if not self._framed:
            return super().data_received(data)
        data, at = self._part + data, 0
        while (frame := _first_frame(data, at)) is not None:
            head, end = frame
            if end - head > self.config.ws_max_size:
                self._framed = False  # the library refuses it, and then nothing else is read
                return super().data_received(data[at:])
            if end > len(data):
                break
            if (
                data[at] == _WHOLE_TEXT
                and data[at + 1] & _MASKED
                and self.conn.state is OPEN
                and self.conn.current_size is None
            ):
                self.curr_msg_data_type, self.frames = "text", [apply_mask(data[head:end], data[head - 4 : head])]
                self.send_receive_event_to_app()
            else:
                super().data_received(data[at:end])
            at = end
        self._part = data[at:]

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
        self._resumed()
        self._resumed = _nothing
        self._let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._over = True
        self._let_go()

    def _let_go(self) -> None:
        """Once all is over, undo the circles of scope and parser, so that nobody has to look for them."""
        if self.disconnected and self._over:
            cast("dict[str, Any]", self.scope).clear()
            vars(self.conn).clear()

    # --- the wire

    @property
    def ready(self) -> bool:
        """Whether the other side reads."""
        return self.writable.is_set()

    def on_ready(self, then: Callable[[], None]) -> None:
        """Have `then` called whenever the other side reads again, or has gone."""
        self._resumed = then

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, all in one piece, at once; raises `OSError` when the other side has gone."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        parts: list[bytes] = []
        for text in texts:
            parts += (_head(len(text)), text)
        self.transport.write(b"".join(parts))


def _first_frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame at a place begins and ends (RFC 6455, 5.2); None if too little is there."""
    if len(data) < at + 2:
        return None
    length = data[at + 1] & ~_MASKED
    head = at + 2 + (4 if data[at + 1] & _MASKED else 0)
    if length >= _TWO_MORE:
        more = 2 if length == _TWO_MORE else 8
        if len(data) < at + 2 + more:
            return None
        length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        head += more
    return head, head + length


def _head(size: int) -> bytes:
    """What stands before a whole text from a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((_WHOLE_TEXT, size))
    if size < 1 << 16:
        return _LONG.pack(_WHOLE_TEXT, 126, size)
    return _LONGER.pack(_WHOLE_TEXT, 127, size)


def _nothing() -> None:
    return None


def line_of(scope: Any) -> Wire:
    """The wire under an accepted socket."""
    wire: Wire = scope["extensions"][PLACE]
    return wire
