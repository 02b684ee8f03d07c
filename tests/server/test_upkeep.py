"""What a server does by itself for its host: deleting tables that nobody has used for long."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from sqlalchemy import insert, select, update

from rummykit.server.administration import tables as administered
from rummykit.server.features.clubs.schema import club_matches, clubs
from rummykit.server.store.schema import chores, tables
from tests.server.accounts.people import SHORT
from tests.server.accounts.test_bans import until
from tests.server.guest import Guest
from tests.server.serving import PATIENT, Place, serving
from tests.server.test_two_servers import two

KEEPING = replace(PATIENT, lease_seconds=1.0, renew_seconds=0.2, keep_tables_days=30.0, prune_seconds=0.5)
DAY = 24 * 3600.0


def kept(place: Place) -> set[str]:
    """The tables in the database."""
    with place.store.engine.connect() as connection:
        return {*connection.scalars(select(tables.c.id))}


async def test_tables_that_nobody_used_for_long_are_deleted(any_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(any_db, limits=KEEPING) as place:
        guest = Guest(place.port, "Cy")
        old = [(await guest.make(**SHORT, seats=2)).id for _ in range(3)]
        evening = (await guest.make(**SHORT, seats=2)).id
        with place.store.engine.begin() as connection:
            connection.execute(insert(clubs), {"id": "c", "name": "Thursdays", "invitation": "i", "founded": 1.0})
            match = {"table_id": evening, "club_id": "c", "game": "gin_rummy", "finished": 1.0, "evening": 1.0}
            connection.execute(insert(club_matches), match)
        await place.state.upkeep._prune()
        assert kept(place) == {*old, evening}
        place.state.upkeep._now = lambda: time.time() + 31 * DAY
        await until(lambda: kept(place) == {evening})
        assert "rummykit_pruned_tables_total 3.0" in (await guest.http.get("/metrics")).text
        assert (await guest.http.get(f"/api/tables/{old[0]}")).status_code == 404
        assert (await guest.look(evening)).id == evening


async def test_tables_are_kept_for_ever_by_default(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(db, limits=replace(KEEPING, keep_tables_days=0.0)) as place:
        table = (await Guest(place.port, "Cy").make(**SHORT, seats=2)).id
        place.state.upkeep._now = lambda: time.time() + 3000 * DAY
        await place.state.upkeep._prune()
        assert kept(place) == {table}


async def test_who_comes_back_in_time_keeps_the_table(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(db, limits=replace(KEEPING, prune_seconds=1e9)) as place:
        table = (await Guest(place.port, "Cy").make(**SHORT, seats=2)).id
        # It was old when the server looked, and is not any more when it is about to be deleted.
        monkeypatch.setattr(administered, "old", lambda *_: ([table], 0) if len(_) == 2 else ([], 1))
        with place.store.engine.begin() as connection:
            connection.execute(update(chores).values(begun=0.0))
        await place.state.upkeep._prune()
        assert place.state.upkeep.pruned == 0
        assert kept(place) == {table}


async def test_one_of_several_servers_looks_for_old_tables(postgres_db: str) -> None:
    slow = replace(KEEPING, prune_seconds=1e6)
    async with two(postgres_db, None, limits=slow) as (one, other):
        await until(lambda: _begun(one) > 0)
        # Neither looks again before the time has come, and then only one of them.
        assert [await place.state.upkeep._mine() for place in (one, other)] == [False, False]
        with one.store.engine.begin() as connection:
            connection.execute(update(chores).values(begun=time.time() - 2e6))
        assert [await place.state.upkeep._mine() for place in (one, other)] == [True, False]


def _begun(place: Place) -> float:
    with place.store.engine.connect() as connection:
        return connection.scalar(select(chores.c.begun)) or 0.0
