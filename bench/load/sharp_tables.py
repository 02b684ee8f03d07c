"""Tables with a person and a sharp bot, and how long its moves are awaited.

The person answers at once, so somebody thinks at every table all the time. The moves of the person are worked out here,
by a greedy bot from the person's view.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import TypeAlias
from urllib.request import urlopen

import msgspec

from bench.load.people import Record
from bench.load.prepared import cookie_of
from bench.load.sockets import Socket, connect
from rummykit import bots, games
from rummykit.play.view import View
from rummykit.server.store.sql import SqlStore
from rummykit.server.table import timing
from rummykit.server.table.entries import Created, Entry, SatDown, Started
from rummykit.server.table.guests import key_of
from rummykit.server.table.services import new_table_id
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Act, NextDeal

_PERSON = 10**6
"""The first person at a sharp table; smaller numbers sit at the other tables."""

_MATCHES = 100
"""Tables for each person, more than are played out in the time of a load."""

_WARMING = 5.0
"""Seconds until every process of the bots has started."""


Row: TypeAlias = tuple[str, int, int, float, float, float]
"""A game, its tables, the moves of bots there, their median and p99 in ms, and how many in 100 were searched for."""


class _Score(msgspec.Struct):
    result: object = None


class _Told(msgspec.Struct):
    """As much of a message as the person needs."""

    type: str
    version: int = 0
    view: View | None = None
    score: _Score | None = None


_told = msgspec.json.Decoder(_Told).decode


async def lay_sharp(db: Path, games: Sequence[str], people: int) -> list[tuple[str, list[str]]]:
    """For each person a game, the games in turn, and the ids of tables where its match with a sharp bot has begun."""
    store = await SqlStore.open(str(db))
    laid: list[tuple[str, list[str]]] = []
    for person in range(people):
        game, tables = games[person % len(games)], []
        for number in range(_MATCHES):
            id, log = new_table_id(), _beginning(game, person, b"sharp table %d %d" % (person, number))
            await store.append(id, 0, "load", log, due=timing.due(Table.replay(id, log)[0]))
            tables.append(id)
        laid.append((game, tables))
    await store.close()
    return laid


def _beginning(game: str, person: int, secret: bytes) -> list[Entry]:
    now = time.time()
    return [
        Created(
            at=now,
            game=game,
            sheet=games.get(game).version,
            options={},
            seats=2,
            bots=1,
            bot_level="sharp",
            turn_seconds=None,
            secret=sha256(secret).digest(),
        ),
        SatDown(at=now, seat=0, name="P", key=str(key_of(cookie_of(_PERSON + person)))),
        Started(at=now),
    ]


class Opponent:
    """A person who plays match after match against a sharp bot; `record` gets the wait for every move of the bot."""

    def __init__(self, port: int, person: int, tables: Sequence[str], game: str, record: Record) -> None:
        self._port = port
        self._cookie = f"rummykit_guest={cookie_of(_PERSON + person)}"
        self._tables = iter(tables)
        self._rules = games.get(game)
        self._record = record
        self._chance = random.Random(person)
        self._socket: Socket | None = None
        self._moving: asyncio.Task[None] | None = None
        self._bot_began: float | None = None

    async def sit_down(self) -> None:
        """Go to the next table, if there is one, and say hello."""
        self._leave()
        table = next(self._tables, None)
        if table is None:
            return
        self._socket = await connect(self._port, f"/api/tables/{table}/socket", self._hear, cookie=self._cookie)
        self._say(b'{"type":"hello"}')

    def stop(self) -> None:
        """Get up for good."""
        if self._moving is not None:
            self._moving.cancel()
        self._leave()

    def _leave(self) -> None:
        if self._socket is not None:
            self._socket.close()
        self._socket, self._bot_began = None, None

    def _say(self, text: bytes) -> None:
        if self._socket is not None:
            self._socket.say(text)

    def _hear(self, text: bytes) -> None:
        now, told = perf_counter(), _told(text)
        if told.type == "refused":
            self._record.refused.append(text.decode())
        view = told.view
        if view is None or self._socket is None:
            return
        if self._bot_began is not None:
            self._record.move(self._bot_began)
        self._bot_began = None
        if told.score is not None and told.score.result is not None:
            self._moving = asyncio.ensure_future(self.sit_down())
        elif view.result is not None:
            self._say(msgspec.json.encode(NextDeal(id=told.version)))
        elif view.turn != view.seat:
            self._bot_began = now
        else:
            action = bots.choose("greedy", self._rules, view, self._chance)
            self._say(msgspec.json.encode(Act(id=told.version, version=told.version, action=action)))


class Opponents:
    """Everybody who plays against a sharp bot, each with a game and tables; `records` has the waits by game."""

    def __init__(self, port: int, against: Sequence[tuple[str, Sequence[str]]]) -> None:
        self._port = port
        self._waits = {game: Record() for game, _ in against}
        self._games = [game for game, _ in against]
        self._people = [
            Opponent(port, person, tables, game, self._waits[game]) for person, (game, tables) in enumerate(against)
        ]
        self._searched = self._unsearched = 0.0

    @property
    def records(self) -> tuple[Record, ...]:
        """The waits of each game."""
        return tuple(self._waits.values())

    @asynccontextmanager
    async def measured(self) -> AsyncIterator[None]:
        """They play, and all of it is measured."""
        for person in self._people:
            await person.sit_down()
        await asyncio.sleep(_WARMING if self._people else 0)
        searched, unsearched = await asyncio.to_thread(_searches, self._port)
        for each in self.records:
            each.begin()
        yield
        for each in self.records:
            each.end()
        now = await asyncio.to_thread(_searches, self._port)
        self._searched, self._unsearched = now[0] - searched, now[1] - unsearched
        for person in self._people:
            person.stop()

    def rows(self) -> list[Row]:
        """A row for each game; the part in percent is that of all games together."""
        part = self._searched / max(1.0, self._searched + self._unsearched) * 100
        return [
            (game, self._games.count(game), len(each.waits), each.wait(0.5), each.wait(0.99), part)
            for game, each in self._waits.items()
        ]


def _searches(port: int) -> tuple[float, float]:
    """The moves that sharp bots have searched for, and those for which there was no time, since the server began."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        told = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines() if not line.startswith("#"))
    return float(told["rummykit_sharp_searched_total"]), float(told["rummykit_sharp_unsearched_total"])
