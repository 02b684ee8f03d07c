"""What those who wait for strangers cost, who ask every few seconds: by how many there are, and what they want."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Collection
from dataclasses import replace
from statistics import median
from time import perf_counter, time

from sqlalchemy import Connection, insert

from bench.table import progress, show
from rummykit.server.accounts.people import Asker
from rummykit.server.features.meeting.pairing import WaitingPlayer
from rummykit.server.features.meeting.schema import waiting
from rummykit.server.features.meeting.waiting_line import WaitingLine, Wish
from rummykit.server.limits import Limits
from rummykit.server.store.batch import Append
from rummykit.server.store.sql import SqlStore
from rummykit.server.wire.table_messages import NewTable

WAITING = (10, 300, 2_000)
EVERY_SECONDS = 2.5
"""A page asks so often."""
ASKS = 15
LIMITS = replace(Limits(), pairing_seconds=1e6, statement_seconds=600.0, pairing_people=10_000)
WANTS = ("each something else", "the same, but nobody is near")


async def asks(place: str, people: int, same: bool) -> float:
    """Seconds until somebody who waits on is answered."""
    store = await SqlStore.open(place, LIMITS)
    line = WaitingLine(store.ask, store.read, LIMITS, time)
    try:
        await store.ask(lambda connection: _fill(connection, people, same))
        took = []
        for number in range(0, people, max(1, people // ASKS)):
            asker = Asker((_key(number),), None)
            began = perf_counter()
            told = await line.wait(asker, _wish(number, same), True, _never)
            took.append(perf_counter() - began)
            assert told.waiting == (people if same else 1)
        return median(took)
    finally:
        await store.close()


def _fill(connection: Connection, people: int, same: bool) -> None:
    now = time()
    rows = [
        {
            "key": wish.key,
            "account": None,
            "name": "Somebody",
            "kind": wish.kind,
            "wish": '{"game":"gin_rummy","name":"?"}',
            "rating": wish.rating,
            "since": now - 1,
            "seen": now,
            "table_id": None,
        }
        for wish in (_wish(number, same) for number in range(people))
    ]
    connection.execute(insert(waiting), rows)


def _key(number: int) -> str:
    return f"somebody {number}"


def _wish(number: int, same: bool) -> Wish:
    new = NewTable(game="gin_rummy", name="Somebody", seats=2, rated=True)
    return Wish(_key(number), "one kind" if same else f"kind {number}", new, 10_000 * number if same else None)


def _never(new: NewTable, people: Collection[WaitingPlayer]) -> Append:
    raise AssertionError("nobody goes together here")


def main() -> None:
    """Measure and show."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for at, people in enumerate(WAITING):
            progress("Asking", at, len(WAITING))
            took = [asyncio.run(asks(f"{folder}/{people}{same}.sqlite3", people, same)) for same in (False, True)]
            busy = (f"{100 * seconds * people / EVERY_SECONDS:,.0f} %" for seconds in took)
            rows.append([f"{people:,}", *(f"{1e3 * seconds:.1f}" for seconds in took), *busy])
        progress("Asking", len(WAITING), len(WAITING))
    heads = ["people", *(f"ms an answer: {want}" for want in WANTS), *(f"of one thread: {want}" for want in WANTS)]
    show("The line of those who wait for strangers", heads, rows)


if __name__ == "__main__":
    main()
