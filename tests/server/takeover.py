"""One server takes over the tables of one that died, while people play: `python -m tests.server.takeover`.

It needs PostgreSQL, which it starts in a folder that is thrown away. Half of the tables are overdue, the others are due
in a day. What is looked at is the lease, as the database has it, the sockets of those who play, and whether the clocks
of the overdue tables strike.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import psycopg
from sqlalchemy import create_engine, insert

from rummykit import bots, games
from rummykit.server.limits import Limits
from rummykit.server.store.schema import entries, tables
from rummykit.server.store.sql import url_of
from rummykit.server.table.entries import Acted, Created, Entry, NextDealt, SatDown, Started, encode
from rummykit.server.table.founding import new_secret
from rummykit.server.table.services import new_table_id
from rummykit.server.table.table import Table
from tests.server.guest import Guest, SeatAt
from tests.server.process import ServerProcess
from tests.server.services import postgres

DAY = 24 * 3600.0
GAME = "standard_rummy"
LIVE_TABLES = 8
MOVE_SECONDS = 0.25
"""Between two moves of somebody who plays."""
GRACE_SECONDS = 2.0
"""How long an overdue table that has been loaded waits for its people, of whom none comes."""


@dataclass(kw_only=True)
class Takeover:
    """What happened. `lease` is the least that was left of it, `moves` are those of people who play, `slowest` the
    longest wait for one of them, `closed` their sockets that were closed, `served` the overdue tables whose clock has
    struck."""

    overdue: int
    lease: float
    lost: int = 0
    closed: int = 0
    moves: int = 0
    slowest: float = 0.0
    served: int = 0
    served_after: list[float] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)


def a_log(length: int, now: float) -> list[Entry]:
    """The log of a match by correspondence, a day for a turn, that so many entries have been added to."""
    rules, chance = games.get(GAME), random.Random(7)
    log: list[Entry] = [
        Created(
            at=now,
            game=GAME,
            sheet=rules.version,
            options={},
            in_force=rules.options(),
            seats=2,
            bots=0,
            bot_level="greedy",
            turn_seconds=DAY,
            secret=new_secret(),
        ),
        SatDown(at=now, seat=0, name="Ann", key="a" * 64),
        SatDown(at=now, seat=1, name="Ben", key="b" * 64),
        Started(at=now),
    ]
    table, _ = Table.replay("x", log)
    while table.version < length:
        assert table.match is not None
        if table.turn is None:
            assert table.state == "between_deals", "the match is over before the log is as long as that"
            log.append(NextDealt(at=now, seat=0))
        else:
            action = bots.choose("random", rules, table.match.deal.view(table.turn), chance)
            log.append(Acted(at=now, seat=table.turn, action=action))
        table.apply(log[-1])
    while table.turn is None:
        log.append(NextDealt(at=now, seat=0))
        table.apply(log[-1])
    return log


def leave_behind(db: str, number: int, log: Sequence[Entry], due: float) -> list[str]:
    """Put so many tables of a server that is dead into a database; their ids."""
    lines = [encode(msgspec.structs.replace(entry, at=due - DAY)) for entry in log]
    ids = [new_table_id() for _ in range(number)]
    engine = create_engine(url_of(db))
    with engine.begin() as connection:
        heads = [{"id": id, "version": len(lines), "owner": "dead", "due": due} for id in ids]
        connection.execute(insert(tables), heads)
        for id in ids:
            rows = [{"table_id": id, "version": at, "entry": line} for at, line in enumerate(lines, 1)]
            connection.execute(insert(entries), rows)
    engine.dispose()
    return ids


async def take_over(db: str, *, number: int, length: int, seconds: float) -> Takeover:
    """Let a server take over `number` tables with logs so long; for as many seconds, or until all have been served."""
    limits, over = Limits(), asyncio.Event()
    happened = Takeover(overdue=number // 2, lease=limits.lease_seconds)
    with ServerProcess(db, limits={"grace_seconds": GRACE_SECONDS}) as server:
        async with AsyncExitStack() as stack:
            tasks = [asyncio.create_task(_watch_lease(db, happened, over))]
            for each in range(LIVE_TABLES):
                guests = [Guest(server.port, f"Ann {each}"), Guest(server.port, f"Ben {each}")]
                made = await guests[0].make(game=GAME, seats=2, turn_seconds=None)
                await guests[1].sit(made.id)
                host = await stack.enter_async_context(guests[0].at(made.id))
                await host.start()
                tasks += [asyncio.create_task(_play(guest, made.id, happened, over)) for guest in guests]
            now = time.time()
            log = a_log(length, now)
            await asyncio.to_thread(leave_behind, db, number - number // 2, log, now + DAY)
            overdue = await asyncio.to_thread(leave_behind, db, number // 2, log, now - 1.0)
            began = time.monotonic()
            async with await psycopg.AsyncConnection.connect(db, autocommit=True) as connection:
                while time.monotonic() - began < seconds and happened.served < happened.overdue:
                    await asyncio.sleep(0.5)
                    found = await connection.execute(
                        "SELECT count(*) FROM tables WHERE version > %s AND id = ANY(%s)", (len(log), overdue)
                    )
                    row = await found.fetchone()
                    assert row is not None
                    happened.served_after += [time.monotonic() - began] * (row[0] - happened.served)
                    happened.served = row[0]
            await asyncio.sleep(2 * limits.lease_seconds)
            over.set()
            await asyncio.gather(*tasks)
        lines = server.log.splitlines()
    happened.lost = sum(" lease_lost" in line for line in lines)
    happened.troubles = [line for line in lines if " error " in line]
    return happened


async def _watch_lease(db: str, happened: Takeover, over: asyncio.Event) -> None:
    async with await psycopg.AsyncConnection.connect(db, autocommit=True) as connection:
        while not over.is_set():
            found = await connection.execute("SELECT alive_until - extract(epoch FROM clock_timestamp()) FROM servers")
            happened.lease = min([happened.lease, *(float(left) for (left,) in await found.fetchall())])
            await asyncio.sleep(0.05)


async def _play(guest: Guest, table: str, happened: Takeover, over: asyncio.Event) -> None:
    chance, version = random.Random(guest.name), 0
    while not over.is_set():
        with suppress(Exception):
            async with guest.at(table, version) as seat:
                while not over.is_set() and not seat.closed:
                    if seat.state == "between_deals":
                        await seat.next_deal()
                    elif seat.to_act:
                        await _move(seat, chance, happened)
                    await asyncio.sleep(MOVE_SECONDS)
                version = seat.version
                happened.closed += seat.closed
        await asyncio.sleep(MOVE_SECONDS)


async def _move(seat: SeatAt, chance: random.Random, happened: Takeover) -> None:
    began = time.monotonic()
    try:
        await seat.move(chance, "random")
        happened.moves += 1
    except AssertionError:
        if seat.closed:
            raise
    finally:
        happened.slowest = max(happened.slowest, time.monotonic() - began)


def main() -> None:
    """Take over as many tables as asked, and say what happened."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--tables", type=int, default=800)
    asking.add_argument("--entries", type=int, default=150)
    asking.add_argument("--seconds", type=float, default=120.0)
    asked = asking.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        (Path(folder) / "postgres").mkdir()
        with postgres(Path(folder) / "postgres") as service:
            db = service.new_database("takeover")
            happened = asyncio.run(take_over(db, number=asked.tables, length=asked.entries, seconds=asked.seconds))
    after = sorted(happened.served_after)
    print(f"tables of a dead server: {asked.tables}, {asked.entries} entries each, half of them overdue")
    print(f"least left of the lease: {happened.lease:.2f} s; lost {happened.lost} times")
    print(f"sockets of live tables closed: {happened.closed}; moves {happened.moves}, slowest {happened.slowest:.2f} s")
    print(f"overdue tables served: {happened.served} of {happened.overdue}", end="")
    print(f", half after {after[len(after) // 2]:.1f} s, the last after {after[-1]:.1f} s" if after else "")
    print(f"errors in the log: {len(happened.troubles)}", *happened.troubles[:5], sep="\n  ")


if __name__ == "__main__":
    main()
