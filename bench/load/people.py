"""The people of the load: each knows the prepared match of its table and says the next step when it is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ssl import SSLContext
from time import perf_counter

from bench.load.prepared import Prepared, Step, cookie_of
from bench.load.sockets import Socket, connect

_UPDATE, _WELCOME, _ACCEPTED = (b'{"type":"%s",' % kind for kind in (b"update", b"welcome", b"accepted"))
_REFUSED = b'{"type":"refused"'
_VERSION = b'"version":'


class Record:
    """What was measured, from `begin` to `end`: seconds from saying a move to hearing that it counts."""

    def __init__(self) -> None:
        self.moves = 0
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

    async def sit_down(self) -> None:
        """Go to the next table, if there is one; everybody says hello."""
        self.leave()
        table, match = next(self._tables, ("", None))
        if match is None:
            return
        self.steps, self.begins, self.version = match.steps, match.begins, 0
        self._asked = [0.0] * len(self._people)
        path = f"/api/tables/{table}/socket"
        for seat, person in enumerate(self._people):
            cookie = f"rummykit_guest={cookie_of(person)}"
            socket = await connect(self._port, path, self._ear(seat), cookie=cookie, trust=self._trust)
            self._sockets.append(socket)
        for socket in self._sockets:
            socket.say(b'{"type":"hello"}')

    def stop(self) -> None:
        """Get up for good."""
        if self._moving is not None:
            self._moving.cancel()
        self.leave()

    def leave(self) -> None:
        """Get up."""
        for socket in self._sockets:
            socket.close()
        self._sockets = []

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            if text.startswith(_ACCEPTED):
                self._record.move(self._asked[seat])
            elif text.startswith((_UPDATE, _WELCOME)):
                at = text.index(_VERSION) + len(_VERSION)
                self._hear_version(seat, int(text[at : text.index(b",", at)]))
            elif text.startswith(_REFUSED):
                self._record.refused.append(text.decode())

        return heard

    def _hear_version(self, seat: int, version: int) -> None:
        at = version - self.begins
        if at == len(self.steps):
            if self._moving is None or self._moving.done():
                self._moving = asyncio.ensure_future(self.sit_down())
            return
        step = self.steps[at]
        if step.seat != seat or version <= self.version:
            return
        self.version = version
        pause = self._pause()
        if pause:
            asyncio.get_running_loop().call_later(pause, self._say, seat, step)
        else:
            self._say(seat, step)

    def _say(self, seat: int, step: Step) -> None:
        if self._sockets:
            self._asked[seat] = perf_counter()
            self._sockets[seat].say(step.frame)
