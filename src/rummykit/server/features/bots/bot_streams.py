"""The streams of visiting bots: what happens at the tables of a bot, as lines, for as long as somebody reads them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import TYPE_CHECKING

from rummykit.server.features.bots.bot_tokens import KnownBot
from rummykit.server.journal import short, trouble
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.bot_messages import BotLine, Elsewhere, Ended, Heartbeat, TableLine, encode_line
from rummykit.server.wire.connection import NOT_SEATED, SENT_AWAY, TOO_MANY_PAGES, Closing
from rummykit.server.wire.socket_messages import ServerMessage, TableChanged, Update, Welcome

if TYPE_CHECKING:
    from rummykit.server.features.bots.bot_door import BotDoor

_CODES = {NOT_SEATED: "not_seated", SENT_AWAY: "sent_away", TOO_MANY_PAGES: "too_fast"}
_FOR_GOOD = frozenset({"not_seated", "sent_away", "unknown_table", "outdated_table"})


class BotStreams:
    """The streams that are open at this server, by the key of the bot; one too many closes the oldest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, list[BotStream]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))

    def opened(self, key: str, stream: BotStream) -> None:
        """A stream has been opened."""
        mine = self._open.setdefault(key, [])
        mine.append(stream)
        if len(mine) > self._most:
            mine[0].close()

    def closed(self, key: str, stream: BotStream) -> None:
        """Nobody reads a stream any more."""
        mine = self._open[key]
        mine.remove(stream)
        if not mine:
            del self._open[key]

    def sat_down(self, key: str, table: str) -> None:
        """The bot has sat down at a table, of which its streams tell from now on."""
        for stream in self._open.get(key, ()):
            stream.follow(table)

    def close(self, key: str) -> None:
        """The token of a bot does not hold any more."""
        for stream in list(self._open.get(key, ())):
            stream.close()


class BotStream:
    """One open stream: of all tables of a bot that this server owns, or of `only` one.

    `since` are the versions of tables that the reader knows.
    """

    def __init__(self, door: BotDoor, bot: KnownBot, since: Mapping[str, int], only: str | None = None) -> None:
        self._rooms, self._tokens, self._streams = door
        self._services = door.rooms.services
        self._bot = bot
        self._only = only
        self._since = dict(since)
        self._waiting: list[bytes] = []
        self._more = asyncio.Event()
        self._closing = False
        self._following: dict[str, asyncio.Task[None]] = {}
        self._finishing: set[asyncio.Task[None]] = set()

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines as they come; a heartbeat first, and whenever there is nothing else for a while."""
        self._streams.opened(self._bot.key, self)
        try:
            yield encode_line(Heartbeat())
            await self._look()
            while self._waiting or not self._closing:
                try:
                    await asyncio.wait_for(self._more.wait(), self._services.limits.bot_heartbeat_seconds)
                except TimeoutError:
                    self.put(Heartbeat())
                    await self._look()
                together, self._waiting = b"".join(self._waiting), []
                if not self._closing:
                    self._more.clear()
                if together:
                    yield together
        finally:
            self.close()
            for task in self._following.values():
                task.cancel()
            self._streams.closed(self._bot.key, self)

    @property
    def closing(self) -> bool:
        """Whether nothing more is sent."""
        return self._closing

    def put(self, line: BotLine) -> None:
        """Send a line when its turn comes; a reader that is too slow is left, and may come back."""
        if len(self._waiting) >= self._services.limits.send_queue:
            return self.close()
        if not self._closing:
            self._waiting.append(encode_line(line))
            self._more.set()

    def close(self) -> None:
        """End the stream after what waits has been sent."""
        self._closing = True
        self._more.set()

    def follow(self, table: str) -> None:
        """Tell of a table from now on."""
        if table not in self._following and self._only in (None, table) and not self._closing:
            self._following[table] = asyncio.create_task(self._follow(table))

    def heard(self, table: str, message: ServerMessage) -> None:
        """Pass on what a table tells, and note the version that the reader will know then."""
        if isinstance(message, Welcome | Update | TableChanged):
            self._since[table] = message.version
        if isinstance(message, Welcome | TableChanged) and message.table.state == "over":
            task = asyncio.create_task(self._done(table))
            self._finishing.add(task)
            task.add_done_callback(self._finishing.discard)
        self.put(TableLine(table=table, message=message))

    async def _look(self) -> None:
        """Follow the tables where the bot sits by now, unless its token has been taken away."""
        try:
            for table in await self._tokens.tables(self._bot):
                if table in self._following or self._only not in (None, table):
                    continue
                if await self._rooms.owner_of(table) == self._services.owner:
                    self.follow(table)
                else:
                    self.put(Elsewhere(table=table))
        except TableRefusal:
            self.close()
        except Exception as error:
            trouble("bot_tables_not_read", error)  # it is tried again with the next heartbeat

    async def _follow(self, table: str) -> None:
        """Listen at a table until it, or the stream, ends."""
        try:
            async with self._rooms.visit(table) as room:
                seat = room.seat_of(self._bot.key)
                if seat is None:
                    raise TableRefusal("not_seated")
                ear = _Ear(self, table)
                try:
                    await room.hello(ear, seat, self._since.get(table, 0))
                    raise TableRefusal(await ear.closed)
                finally:
                    await room.leave(ear, seat)
        except TableRefusal as refusal:
            self.put(Ended(table=table, code=refusal.code))
            if refusal.code in _FOR_GOOD:
                await self._done(table)
        except Exception as error:
            trouble("bot_not_told", error, table=short(table))
            self.close()
        finally:
            self._following.pop(table, None)

    async def _done(self, table: str) -> None:
        try:
            await self._tokens.done(self._bot, table)
        except Exception as error:
            trouble("bot_not_done", error, table=short(table))  # the next stream finds that out again


class _Ear:
    """What a stream hears of one table; `closed` is the code of a refusal when the table has nothing more to say."""

    def __init__(self, stream: BotStream, table: str) -> None:
        self._stream = stream
        self._table = table
        self.closed: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    @property
    def closing(self) -> bool:
        return self.closed.done() or self._stream.closing

    def send(self, message: ServerMessage) -> None:
        if not self.closing:
            self._stream.heard(self._table, message)

    def close(self, why: Closing) -> None:
        if not self.closed.done():
            self.closed.set_result(_CODES.get(why, "not_saved"))
