"""People at a table, scripted: a guest with a cookie, and a seat with an open socket that records every frame."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rummykit import bots, games
from rummykit.match.score_sheet import ScoreSheet
from rummykit.play.actions import Action, Faces, Melds
from rummykit.play.events import Event
from rummykit.play.hand_judgement import Fact, HandJudgement
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.practice_messages import Again, PracticeAnswer, PracticeQuestion
from rummykit.server.wire.socket_messages import (
    Accepted,
    Act,
    ArrangeHand,
    ClientMessage,
    Clock,
    Grouped,
    GroupHand,
    Hello,
    Hint,
    Hinted,
    NextDeal,
    Ping,
    Pong,
    Refused,
    Rematch,
    StartMatch,
    TableChanged,
    Tried,
    Try,
    Update,
    Welcome,
)
from rummykit.server.wire.table_messages import TableInfo

_messages: msgspec.json.Decoder[PracticeAnswer] = msgspec.json.Decoder(PracticeAnswer)
Answer = TypeVar("Answer", bound=msgspec.Struct)
PATIENCE = 60.0
"""What is waited for on a machine that has much else to do. A test that passes never waits so long."""


def http_client(port: int, *, timeout: float = PATIENCE, **more: Any) -> httpx.AsyncClient:
    """A client of a server on this machine; it reads no certificates, which costs more than most tests do."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=timeout, verify=False, **more)


async def until_ready(http: httpx.AsyncClient) -> None:
    """The server says that it is ready."""
    async with asyncio.timeout(PATIENCE):
        while (await http.get("/readyz")).status_code != 200:
            await asyncio.sleep(0.05)


class Guest:
    """A browser: it keeps the cookie it is given."""

    def __init__(self, port: int, name: str) -> None:
        self.name = name
        self.port = port
        self.http = http_client(port)

    @property
    def secret(self) -> str | None:
        """What the cookie holds."""
        return self.http.cookies.get("rummykit_guest")

    def moved(self, port: int) -> Guest:
        """The same browser at a server that has been started again."""
        other = Guest(port, self.name)
        other.http.cookies = self.http.cookies
        return other

    async def make(self, **asked: Any) -> TableInfo:
        """Make a table."""
        return await self.post("/api/tables", {"name": self.name, **asked}, TableInfo)

    async def sit(self, table: str, name: str | None = None) -> TableInfo:
        """Sit down at a table."""
        return await self.post(f"/api/tables/{table}/seats", {"name": name or self.name}, TableInfo)

    async def look(self, table: str) -> TableInfo:
        """Look at a table."""
        response = await self.http.get(f"/api/tables/{table}")
        assert response.status_code == 200, response.text
        return msgspec.json.decode(response.content, type=TableInfo)

    async def post(self, path: str, body: Any, answer: type[Answer]) -> Answer:
        """Post and be understood."""
        response = await self.http.post(path, json=body)
        assert response.status_code == 201, response.text
        return msgspec.json.decode(response.content, type=answer)

    async def refused(self, path: str, body: Any) -> tuple[int, ApiError]:
        """Post and be refused."""
        response = await self.http.post(path, json=body)
        return response.status_code, msgspec.json.decode(response.content, type=ApiError)

    @asynccontextmanager
    async def socket(self, table: str, entrance: str = "socket", **more: Any) -> AsyncIterator[ClientConnection]:
        """An open socket, nothing said yet; `entrance` "watch" for one without a seat."""
        async with self._open(f"/api/tables/{table}/{entrance}", **more) as socket:
            yield socket

    @asynccontextmanager
    async def _open(self, path: str, **more: Any) -> AsyncIterator[ClientConnection]:
        kept = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {"Cookie": kept} if kept else {}
        url = f"ws://127.0.0.1:{self.port}{path}"
        patient = {"open_timeout": PATIENCE, "ping_interval": None} | more
        async with connect(url, additional_headers=headers, compression=None, **patient) as socket:
            yield socket

    @asynccontextmanager
    async def at(self, table: str, version: int = 0, entrance: str = "socket") -> AsyncIterator[SeatAt]:
        """A seat with its socket, welcomed; or none, at the door for those who watch."""
        async with self.socket(table, entrance) as socket, self._welcomed(socket, version) as seat:
            yield seat

    @asynccontextmanager
    async def practising(self, address: str) -> AsyncIterator[SeatAt]:
        """A practice with its socket, welcomed; `address` is below `/api/practice/` and may have a query."""
        path, _, query = address.partition("?")
        asked = f"?{query}" if query else ""
        async with self._open(f"/api/practice/{path}/socket{asked}") as socket, self._welcomed(socket, 0) as seat:
            yield seat

    @asynccontextmanager
    async def _welcomed(self, socket: ClientConnection, version: int) -> AsyncIterator[SeatAt]:
        seat = SeatAt(socket, self)
        try:
            await seat.hello(version)
            yield seat
        finally:
            await seat.stop()


class SeatAt:
    """A seat at a table as its page sees it: the newest of everything, and every frame that ever came."""

    def __init__(self, socket: ClientConnection, guest: Guest) -> None:
        self.socket = socket
        self.guest = guest
        self.frames: list[str] = []
        self.messages: list[PracticeAnswer] = []
        self.version = 0
        self.seat = -1
        self.table: TableInfo | None = None
        self.view: View | None = None
        self.score: ScoreSheet | None = None
        self.clock: Clock | None = None
        self.hand: HandJudgement | None = None
        self.aim: tuple[Fact, ...] = ()
        self.events: list[Event] = []
        self._last_id = 0
        self._answers: dict[int | None, Accepted | Refused | Tried | Hinted | Grouped | Pong] = {}
        self._changed = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                message = _messages.decode(frame)
                self.frames.append(frame)
                self._take(message)
                async with self._changed:
                    self.messages.append(message)
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: PracticeAnswer) -> None:
        if isinstance(message, Accepted | Refused | Tried | Hinted | Grouped | Pong):
            self._answers[message.id] = message
        if isinstance(message, Welcome | Update):
            self.version, self.view = message.version, message.view
            self.score, self.clock = message.score, message.clock
            self.hand, self.aim = message.hand, message.aim
            self.events += message.events or ()
        if isinstance(message, Grouped):
            self.hand = message.hand
        if isinstance(message, Welcome | TableChanged):
            self.table = message.table
        if isinstance(message, Welcome):
            self.seat = -1 if message.seat is None else message.seat

    async def stop(self) -> None:
        """Close the socket."""
        await self.socket.close()
        await self._reader

    async def look_again(self) -> None:
        """What is waited for may have come true without a word of the server."""
        async with self._changed:
            self._changed.notify_all()

    @property
    def closed(self) -> bool:
        """Whether the socket has been closed."""
        return self._reader.done()

    @property
    def rules(self) -> Rules:
        """The sheet of the table."""
        assert self.table is not None
        return games.get(self.table.game, **self.table.options)

    @property
    def state(self) -> str:
        """The table's."""
        assert self.table is not None
        return self.table.state

    @property
    def to_act(self) -> bool:
        """Whether it is this seat's turn."""
        return self.view is not None and self.view.result is None and self.view.turn == self.seat

    async def until(self, true: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(patience), self._changed:
            while not true():
                assert not self._reader.done(), f"the socket was closed: {self.socket.close_code}"
                await self._changed.wait()

    async def until_closed(self) -> int | None:
        """Wait until the server closes the socket; the close code."""
        await asyncio.wait_for(asyncio.shield(self._reader), PATIENCE)
        return self.socket.close_code

    def answers(self, kind: type[Answer]) -> list[Answer]:
        """Every message of a kind so far."""
        return [message for message in self.messages if isinstance(message, kind)]

    # --- what is said

    async def say(self, message: ClientMessage | PracticeQuestion | bytes | str) -> None:
        """Send a message, or a frame as it is."""
        frame = message if isinstance(message, bytes | str) else msgspec.json.encode(message).decode()
        await self.socket.send(frame)

    async def hello(self, version: int = 0) -> Welcome:
        """Say hello and be welcomed."""
        before = len(self.answers(Welcome))
        await self.say(Hello(version=version))
        await self.until(lambda: len(self.answers(Welcome)) > before)
        return self.answers(Welcome)[-1]

    async def ask(self, kind: type[Any], **fields: Any) -> Accepted | Refused | Tried | Hinted | Grouped | Pong:
        """Send a message with a new id and wait for its answer."""
        self._last_id += 1
        number = self._last_id
        await self.say(kind(id=number, **fields))
        await self.until(lambda: number in self._answers)
        return self._answers[number]

    async def act(self, action: Action, version: int | None = None) -> Accepted | Refused:
        """Act, and see what has become of it."""
        answer = await self.ask(Act, version=self.version if version is None else version, action=action)
        assert isinstance(answer, Accepted | Refused)
        if isinstance(answer, Accepted):
            await self.until(lambda: self.version >= answer.version)
        return answer

    async def try_out(self, action: Action, version: int | None = None) -> Tried | Refused:
        """Ask for a verdict."""
        answer = await self.ask(Try, version=self.version if version is None else version, action=action)
        assert isinstance(answer, Tried | Refused)
        return answer

    async def hint(self, version: int | None = None) -> Hinted | Refused:
        """Ask for a hint."""
        answer = await self.ask(Hint, version=self.version if version is None else version)
        assert isinstance(answer, Hinted | Refused)
        return answer

    async def group_hand(self, groups: Melds, loose: Faces = (), **more: Any) -> Grouped | Refused:
        """Lay the hand out in groups."""
        answer = await self.ask(GroupHand, groups=groups, loose=loose, **more)
        assert isinstance(answer, Grouped | Refused)
        return answer

    async def arrange_hand(self) -> Grouped | Refused:
        """Have the hand laid out as is best."""
        answer = await self.ask(ArrangeHand)
        assert isinstance(answer, Grouped | Refused)
        return answer

    async def start(self) -> Accepted | Refused:
        """Begin the match."""
        answer = await self.ask(StartMatch)
        assert isinstance(answer, Accepted | Refused)
        return answer

    async def next_deal(self) -> Accepted | Refused:
        """Ask for the next deal."""
        answer = await self.ask(NextDeal)
        assert isinstance(answer, Accepted | Refused)
        return answer

    async def rematch(self) -> Accepted | Refused:
        """Ask for a rematch."""
        answer = await self.ask(Rematch)
        assert isinstance(answer, Accepted | Refused)
        return answer

    async def again(self) -> Accepted | Refused:
        """Go back to the position of a practice, and see it."""
        answer = await self.ask(Again)
        assert isinstance(answer, Accepted | Refused)
        if isinstance(answer, Accepted):
            await self.until(lambda: self.version >= answer.version)
        return answer

    async def ping(self) -> None:
        """Ask whether the server is there."""
        assert isinstance(await self.ask(Ping), Pong)

    # --- playing by itself

    async def move(self, chance: random.Random, level: bots.Level = "greedy") -> Accepted:
        """One action, as a bot would choose it."""
        assert self.view is not None
        answer = await self.act(bots.choose(level, self.rules, self.view, chance))
        assert isinstance(answer, Accepted), answer
        return answer

    async def play(
        self, chance: random.Random, level: bots.Level = "greedy", enough: Callable[[], bool] = lambda: False
    ) -> None:
        """Play until the match is over, or it is enough; everybody asks for the next deal."""

        def woken() -> bool:
            return self.to_act or self.state in ("between_deals", "over") or enough()

        while True:
            await self.until(woken)
            if self.state == "over" or enough():
                return
            if self.to_act:
                await self.move(chance, level)
            else:
                answer = await self.next_deal()
                assert isinstance(answer, Accepted) or answer.code == "deal_not_over", answer
                await self.until(lambda: self.state != "between_deals")
