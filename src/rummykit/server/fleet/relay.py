"""Relaying connections that reach the wrong server to the one that owns their table.

Each table belongs to one of the servers on a database (`store/lease.py`), but a request or socket for it may reach any
of them. That server asks the store who owns the table, and claims it if no live server does. If another server owns it,
everything in both directions travels over the bus, ASGI message by ASGI message, and the owner serves the connection as
if it had arrived there. So neither a page nor a route needs to know where a table is.

Messages may get lost. Then the server that notices hangs up, the page reconnects with the last version it knows, and
gets the rest from the owner of the table by then. The same happens when the owner dies: its lease runs out, the others
end the connections they relayed to it, and the first page that comes back makes its new server the owner.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from itertools import count
from typing import Any, Literal, TypeAlias

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from rummykit.server.fleet.bus import Bus
from rummykit.server.fleet.request_ids import TAG
from rummykit.server.journal import note, trouble
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.websocket_protocol import PLACE

_TRAVELS = (
    *("type", "asgi", "http_version", "server", "client", "scheme", "method", "root_path", "path", "raw_path"),
    *("query_string", "headers", "subprotocols", TAG),
)
"""The parts of a connection's scope that its owner needs."""

CARRIED = "rummykit_carried"
"""Set in the scope of a connection that another server has relayed here, so that it is not relayed again."""

AsgiMessage: TypeAlias = dict[str, Any]


class RelayMessage(msgspec.Struct, frozen=True, array_like=True):
    """A message from server to server about one connection, which `line` names among those of the one that carries it.

    "open" brings a scope, "up" what came from the browser, "down" what goes to it, "hang_up" ends it from either side.
    """

    kind: Literal["open", "up", "down", "hang_up"]
    line: int
    carrier: str
    event: AsgiMessage = {}


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(RelayMessage)


class _Line:
    """One end of a relayed connection: a queue of events, None when the other end has hung up.

    `gone` is set when the browser has left.
    """

    def __init__(self, other: str, most: int) -> None:
        self.other = other
        self.events: asyncio.Queue[AsgiMessage | None] = asyncio.Queue()
        self.hung_up = False
        self.gone = False
        self._most = most

    def put(self, event: AsgiMessage) -> bool:
        """Add an event; False when too many wait."""
        if self.events.qsize() >= self._most:
            return False
        self.events.put_nowait(event)
        return True

    def hang_up(self) -> None:
        """End the queue."""
        if not self.hung_up:
            self.hung_up = True
            self.events.put_nowait(None)


class _Wire:
    """The sender for a socket at another server: every text goes there, and that server waits for the reader."""

    ready = True

    def __init__(self, receive: Callable[[], Awaitable[AsgiMessage]], post: Callable[[AsgiMessage], None]) -> None:
        self._receive = receive
        self._post = post

    async def receive(self) -> AsgiMessage:
        """The next event of the socket."""
        return await self._receive()

    def on_ready(self, then: Callable[[], None]) -> None:
        """Do nothing, because this is always ready."""

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, in order."""
        for text in texts:
            self._post({"type": "websocket.send", "text": text.decode()})


class Relay:
    """The relayed connections of this server: `carry` relays one to another server; `app` serves those of others."""

    def __init__(self, name: str, bus: Bus, limits: Limits) -> None:
        self._name = name
        self._bus = bus
        self._limits = limits
        self._app: ASGIApp | None = None
        self._numbers = count(1)
        self._carried: dict[int, _Line] = {}
        self._served: dict[tuple[str, int], _Line] = {}
        self._serving: set[asyncio.Task[None]] = set()

    @property
    def carried(self) -> int:
        """How many connections are served elsewhere."""
        return len(self._carried)

    @property
    def served(self) -> int:
        """How many connections of other servers are served here."""
        return len(self._served)

    @property
    def waiting(self) -> int:
        """The number of messages waiting for the bus."""
        return self._bus.waiting

    @property
    def unauthenticated(self) -> int:
        """The number of messages on the bus that came from no server of this fleet."""
        return self._bus.unauthenticated

    async def open(self, app: ASGIApp) -> None:
        """Begin; raises `CannotReach`."""
        self._app = app
        await self._bus.open(self._name, self._deliver, self.hang_up)

    async def close(self) -> None:
        """End every relayed connection, and close the bus."""
        self.hang_up()
        if self._serving:
            await asyncio.wait(self._serving, timeout=self._limits.farewell_seconds)
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await self._bus.close()

    def hang_up(self, living: Collection[str] = ()) -> None:
        """End the connections to all servers but these."""
        for line in [*self._carried.values(), *self._served.values()]:
            if line.other not in living:
                line.hang_up()

    # --- the end where the browser is

    async def carry(self, owner: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Let `owner` serve a connection until it ends."""
        number = next(self._numbers)
        line = self._carried[number] = _Line(owner, self._limits.send_queue)
        open_scope: AsgiMessage = {name: value for name, value in scope.items() if name in _TRAVELS}
        self._post(owner, RelayMessage("open", number, self._name, open_scope))
        up = asyncio.create_task(self._up(owner, number, receive, line))
        try:
            await self._down(line, scope["type"], send)
        finally:
            up.cancel()
            await asyncio.gather(up, return_exceptions=True)
            del self._carried[number]
            self._post(owner, RelayMessage("hang_up", number, self._name))

    async def _up(self, owner: str, number: int, receive: Receive, line: _Line) -> None:
        size = 0
        while not line.hung_up:
            event: AsgiMessage = dict(await receive())
            size += len(event.get("body") or b"")
            self._post(owner, RelayMessage("up", number, self._name, event))
            line.gone = event["type"].endswith(".disconnect")
            if line.gone or size > self._limits.body_bytes:
                return  # the owner refuses a body that is too long, and has read enough to know

    async def _down(self, line: _Line, type: str, send: Send) -> None:
        begun = False
        while True:
            patience = self._limits.relay_seconds if type == "http" and not begun else None
            try:
                event = await asyncio.wait_for(line.events.get(), patience)
            except TimeoutError:
                event = None
            if event is None:
                return None if line.gone else await _apologise(type, begun, send)
            await send(event)  # type: ignore[arg-type] # it was made by the same framework, at the owner
            begun = True
            if event["type"] == "websocket.close" or (
                event["type"] == "http.response.body" and not event.get("more_body")
            ):
                return None

    # --- the end where the table is

    def _deliver(self, sender: str, message: bytes) -> None:
        try:
            passed = _decoder.decode(message)
        except msgspec.DecodeError as error:
            return trouble("letter_unreadable", error)  # of a server of another version
        if passed.kind == "open":
            line = self._served[sender, passed.line] = _Line(sender, self._limits.send_queue)
            task = asyncio.create_task(self._serve(sender, passed.line, line, passed.event))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)
            return None
        mine = passed.carrier == self._name
        known = self._carried.get(passed.line) if mine else self._served.get((sender, passed.line))
        if known is None or known.other != sender:
            return None
        if passed.kind == "hang_up":
            known.hang_up()
        elif not known.put(passed.event):
            note("line_overflow")
            known.hang_up()
        return None

    async def _serve(self, carrier: str, number: int, line: _Line, scope: AsgiMessage) -> None:
        gone: AsgiMessage = {"type": "websocket.disconnect" if scope["type"] == "websocket" else "http.disconnect"}

        async def receive() -> Any:
            event = await line.events.get()
            if event is None:
                line.events.put_nowait(None)
                return gone | ({"code": 1012} if scope["type"] == "websocket" else {})
            return event

        def post(event: Any) -> None:
            if not line.hung_up:
                self._post(carrier, RelayMessage("down", number, carrier, event))

        async def send(event: Any) -> None:
            post(event)

        assert self._app is not None
        try:
            here = {CARRIED: True, "extensions": {PLACE: _Wire(receive, post)}}
            await self._app(scope | here, receive, send)  # type: ignore[arg-type]
        except Exception as error:
            trouble("carried_failed", error)
        finally:
            del self._served[carrier, number]
            self._post(carrier, RelayMessage("hang_up", number, carrier))

    def _post(self, to: str, passed: RelayMessage) -> None:
        self._bus.send(to, _encoder.encode(passed))


async def _apologise(type: str, begun: bool, send: Send) -> None:
    """End a connection whose relay broke: a socket reconnects by itself, a request is told to try again."""
    if type == "websocket":
        if not begun:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        return await send({"type": "websocket.close", "code": 1012, "reason": "try again"})
    if begun:
        raise ConnectionError("the answer broke off")
    refusal = TableRefusal("not_saved")
    body = msgspec.json.encode(ApiError(code=refusal.code, text=refusal.text, params=refusal.params))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    return await send({"type": "http.response.body", "body": body, "more_body": False})
