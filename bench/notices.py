"""What it costs to look for turns that are to be told: by how many tables are watched, and how many of them have moved.

In SQLite and, where this machine has one, in a PostgreSQL of our own.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, time

from sqlalchemy import Connection, insert

from bench.table import progress, show
from rummykit.server.features.notices.schema import turn_notices
from rummykit.server.features.notices.wanted import WantedNotices
from rummykit.server.limits import Limits
from rummykit.server.store.schema import tables
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.entries import StoodIn
from tests.server.services import ServiceMissing, postgres

WATCHED = (10, 1_000, 20_000)
"""Tables of which one person each wants to be told."""
MOVED = 10
"""Of them, those that have moved since the last look: in three seconds, where people take minutes for a turn."""
LOOKS = 21
AT_ONCE = 64
VERSION = 40
OWNER = "this server"


@contextmanager
def databases() -> Iterator[list[tuple[str, int, str]]]:
    """An empty database of each kind that this machine has, for each number of tables."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        found = [("SQLite", many, f"{folder}/{many}.sqlite3") for many in WATCHED]
        cluster = Path(folder) / "postgresql"
        cluster.mkdir()
        try:
            with postgres(cluster) as service:
                yield found + [("PostgreSQL", many, service.new_database(f"watched_{many}")) for many in WATCHED]
        except ServiceMissing:
            yield found


async def looks(place: str, watched: int) -> tuple[float, float]:
    """Seconds of a look when nothing has moved, and when some tables have and are looked at."""
    limits = Limits()
    store = await SqlStore.open(place, limits)
    if store.shared:
        await store.hold(OWNER)
    wanted = WantedNotices(store.ask, store.read, limits, time, OWNER, store.shared)
    try:
        await store.ask(lambda connection: _fill(connection, watched))
        await _seconds(wanted, VERSION)
        still, moving = [], []
        for version in range(VERSION, VERSION + LOOKS):
            still.append(await _seconds(wanted, version))
            for number in range(min(MOVED, watched)):
                await store.append(_table(number), version, OWNER, [StoodIn(at=0.0, seat=0)], due=None)
            moving.append(await _seconds(wanted, version + 1))
        return median(still), median(moving)
    finally:
        await store.close()


def _fill(connection: Connection, watched: int) -> None:
    heads = [{"id": _table(number), "version": VERSION, "owner": OWNER, "due": None} for number in range(watched)]
    connection.execute(insert(tables), heads)
    rows = [
        {
            "person": f"person {number}",
            "table_id": _table(number),
            "account": None,
            "game": "gin_rummy",
            "since": time(),
            "looked": VERSION,
            "look_at": 0.0,
            "told": "",
            "tries": 0,
        }
        for number in range(watched)
    ]
    connection.execute(insert(turn_notices), rows)


def _table(number: int) -> str:
    return f"table {number}"


async def _seconds(wanted: WantedNotices, version: int) -> float:
    began = perf_counter()
    await wanted.write([wanted.looked(each, version) for each in await wanted.to_look_at(AT_ONCE)])
    await wanted.take(AT_ONCE, time() + 60)
    return perf_counter() - began


def main() -> None:
    """Measure and show."""
    rows = []
    with databases() as places:
        for at, (kind, watched, place) in enumerate(places):
            progress("Looking", at, len(places))
            still, moving = asyncio.run(looks(place, watched))
            each = Limits().notice_look_seconds
            rows.append(
                [f"{kind}, {watched:,}", *(f"{1e3 * s:.2f}" for s in (still, moving, still / each, moving / each))]
            )
        progress("Looking", len(places), len(places))
    heads = ["tables watched", "ms a look, none moved", f"{MOVED} moved", "ms a second, none moved", f"{MOVED} moved"]
    show("Looking for turns to be told", heads, rows)


if __name__ == "__main__":
    main()
