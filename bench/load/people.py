"""The people of the load: each knows the prepared match of its table and says the next step when it is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from ssl import SSLContext
from time import perf_counter

from bench.load.prepared import Prepared, Step, cookie_of
from bench.load.sockets import Socket, connect

_UPDATE, _WELCOME, _ACCEPTED = (b'{"type":"%s",' % kind for kind in (b"update", b"welcome", b"accepted"))
_REFUSED = b'{"type":"refused"'
_VERSION = b'"version":'
_RETURN_SECONDS = 0.5
"""After which a page comes back."""


class Record:
    """What was measured, from `begin` to `end`: seconds from saying a move to hearing that it counts.

    `returns` counts the sockets that servers closed, whose people came back.
    """

    def __init__(self) -> None:
        self.moves = self.returns = 0
        self.waits: list[float] = []
        self.on = False
        self.refused: list[str] = []
        self._began = self._ended = 0.0

    def begin(self) -> None:
        """Measure from now on."""
        self.on, self._began = True, perf_counter()

    def end(self) -> None:
        """Measure no more."""
        self.on, self._ended = False, perf_counter()

    def move(self, asked: float) -> None:
        """A move said at `asked` (`perf_counter`) counts."""
        self.moves += 1
        if self.on:
            self.waits.append(perf_counter() - asked)

    @property
    def seconds(self) -> float:
        """How long was measured."""
        return self._ended - self._began

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.waits) / self.seconds

    def wait(self, part: float) -> float:
        """The wait, in ms, that this part of all moves do not exceed."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(len(waits) * part))] * 1000 if waits else float("nan")


class Group:
    """The people of one table after the other; `tables` are ids with the match that each of them takes.

    Whose socket a server closes comes back as a page does, and says again what was due.
    `pause` says how many seconds to wait before a step, 0 for a closed loop; `trust` makes them come by TLS.
    """

    def __init__(
        self,
        port: int,
        people: list[int],
        tables: list[tuple[str, Prepared]],
        record: Record,
        pause: Callable[[], float] = lambda: 0.0,
        trust: SSLContext | None = None,
    ) -> None:
        self._port = port
        self._people = people
        self._tables = iter(tables)
        self._record = record
        self._pause = pause
        self._trust = trust
        self._sockets: list[Socket] = []
        self._moving: asyncio.Task[None] | None = None
        self._returning: set[asyncio.Task[None]] = set()
        self._due: asyncio.TimerHandle | None = None

    async def sit_down(self) -> None:
        """Go to the next table, if there is one; everybody says hello."""
        self.leave()
        table, match = next(self._tables, ("", None))
        if match is None:
            return
        self.steps, self.begins, self.version = match.steps, match.begins, 0
        self._asked = [0.0] * len(self._people)
        self._path = f"/api/tables/{table}/socket"
        for seat in range(len(self._people)):
            self._sockets.append(await self._socket(seat))
        for socket in self._sockets:
            socket.say(b'{"type":"hello"}')

    async def _socket(self, seat: int) -> Socket:
        def gone() -> None:
            if self._sockets and self._sockets[seat] is socket:
                self._returning.add(task := asyncio.ensure_future(self._come_back(seat)))
                task.add_done_callback(self._returning.discard)

        cookie = f"rummykit_guest={cookie_of(self._people[seat])}"
        socket = await connect(self._port, self._path, self._ear(seat), gone=gone, cookie=cookie, trust=self._trust)
        return socket

    async def _come_back(self, seat: int) -> None:
        left = self._sockets
        while self._sockets is left:
            await asyncio.sleep(_RETURN_SECONDS)
            with suppress(OSError):
                self._sockets[seat] = socket = await self._socket(seat)
                self._record.returns += 1
                return socket.say(b'{"type":"hello"}')

    def stop(self) -> None:
        """Get up for good."""
        for task in (self._moving, *self._returning):
            if task is not None:
                task.cancel()
        self.leave()

    def leave(self) -> None:
        """Get up."""
        left, self._sockets = self._sockets, []
        for socket in left:
            socket.close()

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            if text.startswith(_ACCEPTED):
                self._record.move(self._asked[seat])
            elif text.startswith((_UPDATE, _WELCOME)):
                at = text.index(_VERSION) + len(_VERSION)
                self._hear_version(seat, int(text[at : text.index(b",", at)]), text.startswith(_WELCOME))
            elif text.startswith(_REFUSED):
                self._record.refused.append(text.decode())

        return heard

    def _hear_version(self, seat: int, version: int, welcomed: bool) -> None:
        at = version - self.begins
        if at == len(self.steps):
            if self._moving is None or self._moving.done():
                self._moving = asyncio.ensure_future(self.sit_down())
            return
        step = self.steps[at]
        if step.seat != seat or version < self.version or (version == self.version and not welcomed):
            return
        self.version = version
        if self._due is not None:
            self._due.cancel()  # who has come back says it later
        pause = self._pause()
        if pause:
            self._due = asyncio.get_running_loop().call_later(pause, self._say, seat, step)
        else:
            self._say(seat, step)

    def _say(self, seat: int, step: Step) -> None:
        if self._sockets:
            self._asked[seat] = perf_counter()
            self._sockets[seat].say(step.frame)
