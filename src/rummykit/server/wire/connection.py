"""One open socket: what is sent to it waits in a short queue, and what it sends is counted."""

from __future__ import annotations

import asyncio
import time
from typing import Any, NamedTuple, Protocol, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from rummykit.server.guards.token_bucket import Bucket
from rummykit.server.guards.working_time import Share
from rummykit.server.limits import Limits
from rummykit.server.wire.encoding import encode
from rummykit.server.wire.practice_messages import PracticeAnswer
from rummykit.server.wire.socket_messages import ServerMessage
from rummykit.server.wire.websocket_protocol import line_of

Socket: TypeAlias = WebSocket[Any, Any, Any]


class Closing(NamedTuple):
    """A WebSocket close code and the reason told with it; 4000 and up are RummyKit's own."""

    code: int
    reason: str


DONE = Closing(1000, "")
SERVER_ERROR = Closing(1011, "server error")
MOVED = Closing(1012, "try again")
NOT_SEATED = Closing(4403, "no seat at this table")
NO_WATCHERS = Closing(4402, "nobody may watch")
UNKNOWN_TABLE = Closing(4404, "unknown table")
UNKNOWN_PRACTICE = Closing(4404, "unknown practice")
SENT_AWAY = Closing(4405, "sent away")
BANNED = Closing(4406, "banned")
NO_HELLO = Closing(4408, "no hello")
TOO_MANY_PAGES = Closing(4409, "open in too many pages")
OUTDATED_TABLE = Closing(4410, "outdated table")
TABLE_CLOSED = Closing(4411, "table closed")
TOO_FAST = Closing(4429, "too fast")


class Listener(Protocol):
    """A listener at a table: an open page, or a visiting bot. `closing` once it hears nothing more.

    `send` never waits.
    """

    @property
    def closing(self) -> bool: ...

    def send(self, message: ServerMessage) -> None: ...

    def close(self, why: Closing) -> None: ...


class Connection:
    """A socket of a seat; `done` is set when nothing more can be sent.

    `send` never waits: what is sent in one go leaves in one piece, as soon as the other side reads. A socket that does
    not read is dropped when its queue is full. All sockets of one person draw on the same `messages` and `work`, all of
    one address on the same `share`. `answering` is set while a message of the other side is being answered.
    """

    def __init__(self, socket: Socket, limits: Limits, messages: Bucket, work: Bucket, share: Share) -> None:
        self._socket = socket
        self._limits = limits
        self._line = line_of(socket.scope)
        self._loop = asyncio.get_running_loop()
        self._messages = messages
        self._work = work
        self._share = share
        self._put_off = 0
        self._waiting: list[bytes] = []
        self._leaving = False
        self._closing = False
        self._farewell: Closing | None = None
        self._saying_farewell: asyncio.Task[None] | None = None
        self.answering = False
        self.done: asyncio.Future[None] = self._loop.create_future()
        self._line.on_ready(self._flush)

    def send(self, message: PracticeAnswer) -> None:
        """Send a message when its turn comes."""
        if self._closing:
            return
        if len(self._waiting) < self._limits.send_queue:
            self._waiting.append(encode(message))
            self._leave()
        else:
            # What does not read would not read a farewell either.
            self._end()

    @property
    def closing(self) -> bool:
        """Whether nothing more is sent, and nothing that comes in counts."""
        return self._closing

    def close(self, why: Closing) -> None:
        """Close the socket after what is waiting has been sent."""
        if not self._closing:
            self._closing = True
            self._farewell = why
            self._leave()

    def too_fast(self) -> bool:
        """Count one message; True when there were too many."""
        return not self._messages.take(time.monotonic())

    async def turn(self) -> None:
        """Wait until the loop has time for the address that this socket comes from."""
        await self._share.turn()

    def worked(self, processor: float, clock: float) -> None:
        """So much processor time was spent on what this socket sent, and the loop was kept for so long by the clock."""
        self._work.spend(time.monotonic(), processor)
        self._share.spend(clock)

    def costs_too_much(self) -> bool:
        """Whether this person has to wait before anything is worked out again."""
        owes = self._work.debt(time.monotonic()) > 0.0
        self._put_off = self._put_off + 1 if owes else 0
        return owes

    @property
    def hears_nothing(self) -> bool:
        """Whether it was told to wait often enough, and did not."""
        return self._put_off > self._limits.too_fast_answers

    async def receive(self) -> str | bytes | None:
        """The next frame, None when the socket is closed."""
        message = await self._line.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def finish(self) -> None:
        """Send what is waiting, if the other side still takes it, and let go."""
        self.close(DONE)
        await asyncio.wait({self.done}, timeout=self._limits.drain_seconds)
        if self._saying_farewell is not None:
            self._saying_farewell.cancel()
        self._end()

    def _leave(self) -> None:
        if not self._leaving:
            self._leaving = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Hand over everything that waits, and then the farewell, unless the other side does not read just now."""
        self._leaving = False
        if self.done.done() or not self._line.ready:
            return
        if self._waiting:
            together, self._waiting = self._waiting, []
            try:
                self._line.write(together)
            except (OSError, RuntimeError):
                return self._end()  # the other side has gone
        if self._farewell is not None and self._saying_farewell is None:
            self._saying_farewell = self._loop.create_task(self._say_farewell(self._farewell))

    async def _say_farewell(self, why: Closing) -> None:
        try:
            await self._socket.close(why.code, why.reason)
        except (WebSocketDisconnect, OSError, RuntimeError):
            pass  # the other side has gone
        finally:
            self._end()

    def _end(self) -> None:
        self._closing = True
        if not self.done.done():
            self.done.set_result(None)
