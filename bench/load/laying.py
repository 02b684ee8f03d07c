"""Tables with people and a match begun, laid into a database before its server starts."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from bench.load.prepared import Prepared, beginning
from rummykit.server.store.sql import SqlStore
from rummykit.server.table import timing
from rummykit.server.table.services import new_table_id
from rummykit.server.table.table import Table

Tables = list[list[tuple[str, Prepared]]]


async def lay(db: Path | str, matches: Sequence[Prepared], groups: int, each: int, seats: int) -> Tables:
    """So many tables in a new database for every group of people, to be played one after another."""
    store = await SqlStore.open(str(db))
    laid: Tables = []
    for group in range(groups):
        people = list(range(group * seats, (group + 1) * seats))
        tables: list[tuple[str, Prepared]] = []
        for number in range(each):
            match, id = matches[(group + number) % len(matches)], new_table_id()
            log = beginning(match.secret, people, time.time())
            await store.append(id, 0, "load", log, due=timing.due(Table.replay(id, log)[0]))
            tables.append((id, match))
        laid.append(tables)
    await store.close()
    return laid
