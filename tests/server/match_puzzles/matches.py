"""Finished matches, what their people say to puzzles, and what is kept of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select

from rummykit import puzzles
from rummykit.puzzles import Puzzle
from rummykit.puzzles.puzzle import read, shape
from rummykit.server.features.puzzles.match_puzzles import FoundPuzzle, MatchPuzzles
from rummykit.server.features.puzzles.schema import match_puzzles
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.entries import Created, Entry, SatDown
from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.puzzle_messages import PuzzleConsent
from tests.server.guest import PATIENCE, Guest
from tests.server.serving import PATIENT, Place
from tests.server.test_record_route import ANN, BEN, log_of

GAME = "rummikub"
MAKING_PATIENCE = 5 * PATIENCE
"""What the process is waited for that finds puzzles: it gives way to everything else on the machine."""
AT_ONCE = replace(PATIENT, match_puzzles_look_seconds=0.1, match_puzzle_seconds=MAKING_PATIENCE)
SELDOM = replace(AT_ONCE, match_puzzles_look_seconds=3600.0)
_NUMBERS = count()


async def finished(place: Place, people: Sequence[Guest], game: str = GAME, **options: Any) -> str:
    """A table at which these one or two have played a whole match, one alone against a bot; its id."""
    keys = dict(zip((ANN, BEN), [await key_for(place, guest) for guest in people], strict=False))
    log: list[Entry] = []
    for entry in log_of(game, deals=100, **options):
        if isinstance(entry, SatDown) and entry.key not in keys:
            continue
        if isinstance(entry, Created):
            entry = msgspec.structs.replace(entry, bots=2 - len(people), counts=True)
        elif isinstance(entry, SatDown):
            entry = msgspec.structs.replace(entry, key=keys[entry.key], name=f"Person {entry.seat}")
        log.append(entry)
    return await place.rooms.services.found(log)


async def key_for(place: Place, guest: Guest) -> str:
    """The key by which a person takes a seat."""
    made = await guest.make(game=GAME)
    return next(entry.key for entry in await place.store.log(made.id) if isinstance(entry, SatDown))


async def look(guest: Guest, table: str) -> PuzzleConsent:
    answer = await guest.http.get(f"/api/tables/{table}/puzzles")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PuzzleConsent)


async def say(guest: Guest, table: str, agreed: bool = True) -> PuzzleConsent:
    answer = await guest.http.post(f"/api/tables/{table}/puzzles", json={"agreed": agreed})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PuzzleConsent)


async def refused(guest: Guest, table: str) -> str:
    answer = await guest.http.post(f"/api/tables/{table}/puzzles", json={"agreed": True})
    assert answer.status_code >= 400
    return msgspec.json.decode(answer.content, type=ApiError).code


async def until_made(guest: Guest, table: str) -> PuzzleConsent:
    async with asyncio.timeout(MAKING_PATIENCE):
        while (found := await look(guest, table)).state != "made":
            await asyncio.sleep(0.05)
        return found


def rows(place: Place, table: Any) -> list[Any]:
    with place.store.engine.connect() as connection:
        return list(connection.execute(select(table)))


def made_at(place: Place) -> list[Puzzle]:
    """The puzzles that are kept."""
    return [read(row.line) for row in rows(place, match_puzzles)]


def found_of() -> list[FoundPuzzle]:
    """Three puzzles, as if a process had found them."""
    return [
        FoundPuzzle(shape(each), each.as_numbered(f"{each.theme}-r{number}", each.difficulty))
        for number, each in enumerate(puzzles.puzzles()[:3])
    ]


def rows_of(store: SqlStore) -> MatchPuzzles:
    """What a server on this store knows of puzzles of matches."""
    return MatchPuzzles(store.ask, store.read, 100, 8)


async def a_table(store: SqlStore) -> str:
    """A table at which a match was played; its id."""
    id = f"table{next(_NUMBERS):08}"
    await store.append(id, 0, "nobody", log_of(GAME, num_games=1), due=None)
    return id


@asynccontextmanager
async def standing(db: Path | str) -> AsyncIterator[tuple[SqlStore, MatchPuzzles, str]]:
    """A store with a table, and the rows of puzzles in it."""
    store = await SqlStore.open(str(db), PATIENT)
    try:
        yield store, rows_of(store), await a_table(store)
    finally:
        await store.close()
