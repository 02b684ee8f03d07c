"""The soak: `make soak`. For a long time sockets break off and frames are lost, and nothing may be missing at the end.

Every seat writes down what it hears. It loses some of the frames that come and some of its own, and vanishes every few
seconds to come back with the last version it knows. At the end the log on the disk is played again: what each seat was
told must be what its eyes could see, event by event, and its last view the table's.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path
from statistics import median

import msgspec
import uvloop

from bench.load.hosts import Running, rummykit
from bench.load.laying import lay
from bench.load.prepared import Prepared, cookie_of, play
from bench.load.sockets import Socket, connect
from rummykit.play.events import seen_by
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.table import Table

_MATCHES = 4
_encode = msgspec.json.Encoder().encode


class Heard(msgspec.Struct):
    """As much of a message as the soak looks at."""

    type: str
    id: int | None = None
    code: str = ""
    version: int = 0
    view: msgspec.Raw = msgspec.Raw()
    events: tuple[msgspec.Raw, ...] | None = None


_heard = msgspec.json.Decoder(Heard).decode


@dataclass(frozen=True, slots=True, kw_only=True)
class Weather:
    """How bad a line is: the part of all frames that is lost, and seconds between two breaks.

    `pace` are the seconds before a move; who has waited `patience` for an answer says hello again.
    """

    lost: float = 0.02
    breaks: float = 5.0
    pace: float = 0.2
    patience: float = 1.0


class Seat:
    """A seat at one table on a bad line; `heard` sums up all events since version `since`, in their order.

    A welcome does not say since when it tells what happened, so what was asked for is remembered: `Hello`, and actions
    too late, which are answered by a refusal and a welcome since their version.
    """

    def __init__(self, port: int, table: str, match: Prepared, seat: int, person: int, weather: Weather) -> None:
        self.table = table
        self.seat = seat
        self.version = self.since = 0
        self.view = b""
        self.heard = sha256()
        self.comebacks = self.lost = 0
        self.refused = ""
        self.over = asyncio.Event()
        self._port = port
        self._cookie = f"rummykit_guest={cookie_of(person)}"
        self._match = match
        self._weather = weather
        self._chance = random.Random(f"{table} {seat}")
        self._socket: Socket | None = None
        self._plays = True
        self._welcomed = asyncio.Event()
        self._asked: deque[int] = deque()
        self._timer: asyncio.TimerHandle | None = None

    async def sit(self, until: float) -> None:
        """Play, breaking off and coming back, until that time or the end of the match."""
        while not self.over.is_set() and (left := until - time.monotonic()) > 0:
            await self._come()
            stay = min(left, self._chance.expovariate(1 / self._weather.breaks))
            with suppress(TimeoutError):
                await asyncio.wait_for(self.over.wait(), stay)
            self._go()

    async def hear_the_rest(self) -> None:
        """Come once more on a good line, play nothing, and be welcomed."""
        self._weather, self._plays = Weather(lost=0.0), False
        await self._come()
        await asyncio.wait_for(self._welcomed.wait(), 20)
        self._go()

    async def _come(self) -> None:
        self.comebacks += 1
        self._asked.clear()
        self._socket = await connect(self._port, f"/api/tables/{self.table}/socket", self._hear, cookie=self._cookie)
        self._hello()

    def _go(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._socket is not None:
            self._socket.abort()
            self._socket = None

    def _loses(self) -> bool:
        lost = self._chance.random() < self._weather.lost
        self.lost += lost
        return lost

    def _say(self, text: bytes) -> bool:
        self._plan(self._weather.patience, self._hello)
        if self._socket is None or self._loses():
            return False
        self._socket.say(text)
        return True

    def _hello(self) -> None:
        self._welcomed.clear()
        if self._say(b'{"type":"hello","version":%d}' % self.version):
            self._asked.append(self.version)

    def _plan(self, seconds: float, then: Callable[[], object]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def _hear(self, text: bytes) -> None:
        if self._socket is None:
            return
        message, since = _heard(text), self.version
        if message.type == "welcome":
            since = self._asked.popleft()
        elif message.code == "stale_version" and message.id is not None:
            self._asked.appendleft(message.id)
        elif message.type == "refused":
            self.refused = message.code
        if self._loses():
            return
        if message.type == "welcome":
            if since == self.version:
                if message.events is None:
                    self.since, self.heard = message.version, sha256()
                self._take(message)
                self._welcomed.set()
            elif message.version > self.version:
                self._hello()
        elif message.type == "update" and self._welcomed.is_set():
            if message.version == self.version + 1:
                self._take(message)
            elif message.version > self.version:
                self._hello()

    def _take(self, message: Heard) -> None:
        for event in message.events or ():
            self.heard.update(event)
        self.version, self.view = message.version, bytes(message.view)
        step = self._match.step(self.version)
        if step is None:
            self.over.set()
        elif step.seat == self.seat and self._plays:
            frame = step.frame
            self._plan(self._chance.uniform(0.5, 1.5) * self._weather.pace, lambda: self._say(frame))
        else:
            self._plan(5 * self._weather.patience, self._hello)


async def compare(db: Path, seats: Sequence[Seat]) -> list[str]:
    """What is wrong: seats whose view or events are not those of the log in the database of a server that stopped."""
    store, wrong = await SqlStore.open(str(db)), []
    tables = {id: Table.replay(id, await store.claim(id, "soak")) for id in {seat.table for seat in seats}}
    await store.close()
    for seat in seats:
        table, told = tables[seat.table]
        assert table.match is not None
        name = f"table {seat.table}, seat {seat.seat}"
        heard = sha256()
        for version, events in told:
            for event in events if version > seat.since else ():
                heard.update(_encode(seen_by(event, seat.seat)))
        if seat.refused:
            wrong.append(f"{name}: refused what is the course of the match ({seat.refused})")
        if seat.version != table.version:
            wrong.append(f"{name}: heard of version {seat.version}, the table is at {table.version}")
        elif seat.view != _encode(table.match.deal.view(seat.seat)):
            wrong.append(f"{name}: another view than the table's")
        elif heard.digest() != seat.heard.digest():
            wrong.append(f"{name}: events missing, told twice or not for these eyes, since version {seat.since}")
    return wrong


async def _one_after_another(
    port: int, tables: Sequence[tuple[str, Prepared]], people: Sequence[int], weather: Weather, until: float
) -> list[Seat]:
    sat: list[Seat] = []
    for table, match in tables:
        seats = [Seat(port, table, match, seat, person, weather) for seat, person in enumerate(people)]
        sat += seats
        await asyncio.gather(*(seat.sit(until) for seat in seats))
        if time.monotonic() >= until:
            break
    return sat


async def _watch(server: Running, memory: list[float], seconds: float) -> None:
    began, every = time.monotonic(), max(0.2, seconds / 180)
    for number in count(1):
        await asyncio.sleep(every)
        memory.append(server.memory / 2**20)
        if number % 9 == 0:
            print(f"  {time.monotonic() - began:6.0f} s  {memory[-1]:6.1f} MiB", flush=True)


def grown(memory: Sequence[float]) -> float:
    """MiB by which the last fifth of the samples lies above the fifth in the middle: before it all is still warming."""
    fifth = max(1, len(memory) // 5)
    middle = len(memory) // 2
    return median(memory[-fifth:]) - median(memory[middle - fifth // 2 : middle + fifth // 2 + 1])


async def soak(folder: Path, *, seconds: float, tables: int, seats: int, weather: Weather, growth: float) -> list[str]:
    """Let so many tables play for so long at a time; what is wrong at the end.

    `growth` is by how many MiB the server may grow in the second half.
    """
    matches, db = [play(number, seats) for number in range(_MATCHES)], folder / "soak.sqlite3"
    shortest = min(len(match.steps) for match in matches)
    each = int(seconds / (shortest * weather.pace * 0.9)) + 2
    laid = await lay(db, matches, tables, each, seats)
    memory: list[float] = []
    with rummykit(db) as server:
        until = time.monotonic() + seconds
        watch = asyncio.ensure_future(_watch(server, memory, seconds))
        played = await asyncio.gather(
            *(
                _one_after_another(server.port, those, range(group * seats, (group + 1) * seats), weather, until)
                for group, those in enumerate(laid)
            )
        )
        watch.cancel()
        sat = [seat for those in played for seat in those]
        await asyncio.sleep(0.5)  # what was said last is being decided
        await asyncio.gather(*(seat.hear_the_rest() for seat in sat if not seat.over.is_set()))
    wrong = await compare(db, sat)
    moves = sum(seat.version - matches[0].begins for seat in sat) // seats
    print(
        f"{moves:,} moves at {len(sat) // seats} tables, {sum(seat.comebacks for seat in sat):,} sockets,"
        f" {sum(seat.lost for seat in sat):,} frames lost; memory {min(memory):.1f} to {max(memory):.1f} MiB,"
        f" {grown(memory):+.1f} MiB in the second half",
        flush=True,
    )
    if grown(memory) > growth:
        wrong.append(f"memory grew by {grown(memory):.1f} MiB in the second half")
    return wrong


def main() -> int:
    """Soak and say what is wrong; 1 if anything is."""
    parser = argparse.ArgumentParser(prog="make soak")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=50, help="tables at a time")
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4), help="people at a table")
    parser.add_argument("--lost", type=float, default=0.02, help="part of all frames that is lost")
    parser.add_argument("--breaks", type=float, default=5.0, help="seconds between two breaks of a socket")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds before a move")
    parser.add_argument("--growth", type=float, default=10.0, help="MiB that the server may grow in the second half")
    args = parser.parse_args()
    weather = Weather(lost=args.lost, breaks=args.breaks, pace=args.pace)
    print(f"Soaking {args.tables} tables of {args.seats} for {args.minutes:g} minutes …", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        wrong = uvloop.run(
            soak(
                Path(folder),
                seconds=60 * args.minutes,
                tables=args.tables,
                seats=args.seats,
                weather=weather,
                growth=args.growth,
            )
        )
    for each in wrong:
        print(each)
    print("Every seat saw all of it, and memory is flat." if not wrong else f"{len(wrong)} things are wrong.")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
