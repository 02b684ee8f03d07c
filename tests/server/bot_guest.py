"""A bot that somebody runs, scripted: its token, its requests, and its stream."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
import msgspec

from rummykit.server.wire.bot_messages import BotInfo, BotLine, BotMade, ListedActions, TableLine
from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.socket_messages import Update, Welcome
from rummykit.server.wire.table_messages import TableInfo
from tests.server.guest import PATIENCE, Guest, http_client

_lines: msgspec.json.Decoder[BotLine] = msgspec.json.Decoder(BotLine)
Answer = TypeVar("Answer")


class VisitingBot:
    """A bot with its token."""

    def __init__(self, port: int, made: BotMade) -> None:
        self.made = made
        self.info = made.bot
        self.token = made.token
        self.http = http_client(port, headers={"Authorization": f"Bearer {made.token}"})

    async def get(self, path: str, answer: type[Answer]) -> Answer:
        """Ask and be answered."""
        response = await self.http.get(f"/api/bot{path}")
        assert response.status_code == 200, response.text
        return msgspec.json.decode(response.content, type=answer)

    async def sit(self, table: str) -> TableInfo:
        """Sit down at a table."""
        response = await self.http.post(f"/api/bot/tables/{table}/sit")
        assert response.status_code == 200, response.text
        return msgspec.json.decode(response.content, type=TableInfo)

    async def act(self, table: str, version: int, action: object) -> httpx.Response:
        """Act at a table."""
        body = msgspec.json.encode({"version": version, "action": action})
        path = f"/api/bot/tables/{table}/act"
        return await self.http.post(path, content=body, headers={"Content-Type": "application/json"})

    async def refused(self, path: str, body: Any = None) -> tuple[int, str]:
        """Post and be refused: the status and the code."""
        response = await self.http.post(f"/api/bot{path}", json=body)
        return response.status_code, msgspec.json.decode(response.content, type=ApiError).code

    @asynccontextmanager
    async def listening(self, path: str = "/events") -> AsyncIterator[Stream]:
        """Its stream, once it has begun."""
        async with self.http.stream("GET", f"/api/bot{path}") as response:
            assert response.status_code == 200
            stream = Stream(response)
            try:
                await stream.until(lambda: bool(stream.lines))
                yield stream
            finally:
                await stream.stop()

    async def play(self, stream: Stream, chance: random.Random, enough: Callable[[], bool]) -> None:
        """Play any legal action whenever it is its turn, until it is enough."""
        played = 0
        while not enough():
            news = stream.newest
            if news is not None and news[1].offer is not None and news[1].version > played:
                table, played = news[0], news[1].version
                legal = await self.get(f"/tables/{table}/actions", ListedActions)
                answer = await self.act(table, legal.version, chance.choice(legal.actions))
                assert answer.status_code == 200, answer.text
            await stream.more()


class Stream:
    """The lines of an open stream, as they come."""

    def __init__(self, response: httpx.Response) -> None:
        self.texts: list[str] = []
        self.lines: list[BotLine] = []
        self._response = response
        self._changed = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self._response.aiter_lines():
                async with self._changed:
                    self.texts.append(text)
                    self.lines.append(_lines.decode(text))
                    self._changed.notify_all()
        except httpx.RemoteProtocolError:
            pass  # the server has stopped
        async with self._changed:
            self._changed.notify_all()

    @property
    def closed(self) -> bool:
        """Whether the server has ended it."""
        return self._reader.done()

    @property
    def newest(self) -> tuple[str, Welcome | Update] | None:
        """The last state of a table that came, and which table that is."""
        for line in reversed(self.lines):
            if isinstance(line, TableLine) and isinstance(line.message, Welcome | Update):
                return line.table, line.message
        return None

    async def more(self) -> None:
        """Wait a moment for something to come."""
        async with self._changed:
            try:
                await asyncio.wait_for(self._changed.wait(), 0.05)
            except TimeoutError:
                return

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE), self._changed:
            while not true():
                assert not self._reader.done(), "the stream was ended"
                await self._changed.wait()

    async def until_closed(self) -> None:
        """Wait until the server ends it."""
        await asyncio.wait_for(asyncio.shield(self._reader), PATIENCE)

    async def stop(self) -> None:
        """Do not listen any more."""
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)


async def bot_of(guest: Guest, name: str = "Simple") -> VisitingBot:
    """A new bot of a guest."""
    return VisitingBot(guest.port, await guest.post("/api/bots", {"name": name}, BotMade))


async def bots_of(guest: Guest) -> tuple[BotInfo, ...]:
    """The bots of a guest, as the page lists them."""
    return msgspec.json.decode((await guest.http.get("/api/bots")).content, type=tuple[BotInfo, ...])
