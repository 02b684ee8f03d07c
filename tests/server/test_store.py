"""The store: what is appended is there, in order, once, and many appends share a commit."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from rummykit.play.actions import Discard, Rearrange
from rummykit.server.limits import Limits
from rummykit.server.store import NoLease, OwnedElsewhere, OwnerChanged, VersionConflict
from rummykit.server.store.sql import SqlStore, open_engine
from rummykit.server.table.entries import (
    Acted,
    Agreed,
    Arrived,
    Created,
    Entry,
    Lapsed,
    LogUnreadable,
    NextDealt,
    Rematched,
    SatDown,
    Started,
    TimedOut,
)
from tests.server.leases import time_passes
from tests.server.services import Postgres
from tests.server.serving import UNHURRIED

CREATED = Created(
    at=1.5, game="rummikub", sheet=1, options={"first_meld": 40}, seats=2, bots=0, bot_level="greedy", turn_seconds=60
)
LOG: list[Entry] = [
    CREATED,
    SatDown(at=2.0, seat=0, name="Ann 拉密", key="ab" * 32),
    Started(at=3.0, seed=bytes(range(32)), awaited=(0,), awaited_until=33.0),
    Arrived(at=3.5, seat=0),
    Acted(at=4.0, seat=1, action=Discard(7)),
    Acted(at=5.0, seat=1, action=Rearrange(((64, 65, 66),), kinds=((0, "run"),))),
    TimedOut(at=6.0, seat=0, draft=Rearrange(((64, 65),))),
    TimedOut(at=6.5, seat=0),
    Agreed(at=6.6, seat=1, to="next_deal", until=26.6),
    Lapsed(at=26.6),
    NextDealt(at=7.0, seat=0),
    Rematched(at=8.0, seat=0, table="abc"),
]
TICK = NextDealt(at=1.0, seat=0)


async def test_a_log_comes_back_as_it_was_written(any_db: str) -> None:
    store = await SqlStore.open(any_db, UNHURRIED)
    await store.append("t", 0, "me", LOG[:2], due=None)
    await store.append("t", 2, "me", LOG[2:], due=9.5)
    await store.close()

    again = await SqlStore.open(any_db, UNHURRIED)
    await again.hold("you")
    assert await again.claim("t", "you") == tuple(LOG)
    await again.release("you")
    assert await again.due("me", 10.0, 1) == ("t",)
    assert await again.claim("unknown", "you") == ()
    await again.close()


async def test_a_long_log_is_added_in_one_go(any_db: str) -> None:
    store = await SqlStore.open(any_db, UNHURRIED)
    await store.hold("me")
    await store.append("t", 0, "me", [TICK] * 9000, due=None)
    await store.append("t", 9000, "me", [TICK] * 9000, due=None)
    assert len(await store.claim("t", "me")) == 18000
    await store.close()


async def test_many_appends_at_once_take_few_commits(any_db: str) -> None:
    store = await SqlStore.open(any_db, UNHURRIED)
    await store.hold("me")

    async def play(table: str) -> None:
        for version in range(20):
            await store.append(table, version, "me", [TICK], due=None)

    await asyncio.gather(*(play(f"table {number}") for number in range(100)))
    assert store.writer.appends == 2000
    assert store.writer.commits < 200
    for number in range(100):
        assert len(await store.claim(f"table {number}", "me")) == 20
    await store.close()


async def test_a_batch_is_no_longer_than_it_may_be(any_db: str) -> None:
    store = await SqlStore.open(any_db, replace(UNHURRIED, batch=3))
    await asyncio.gather(*(store.append(f"table {number}", 0, "me", [CREATED], due=None) for number in range(10)))
    assert store.writer.appends == 10
    assert store.writer.commits >= 4
    await store.close()


async def test_an_append_at_the_wrong_version_writes_nothing_and_spoils_no_other(any_db: str) -> None:
    store = await SqlStore.open(any_db, UNHURRIED)
    await store.hold("me")
    await store.append("a", 0, "me", [CREATED], due=None)
    outcomes = await asyncio.gather(
        store.append("a", 1, "me", [TICK], due=None),
        store.append("a", 1, "me", [TICK, TICK], due=None),
        store.append("b", 0, "me", [CREATED], due=None),
        store.append("a", 7, "me", [TICK], due=None),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), VersionConflict, type(None), VersionConflict]
    assert await store.claim("a", "me") == (CREATED, TICK)
    assert await store.claim("b", "me") == (CREATED,)
    await store.close()


async def test_two_appends_to_one_table_may_share_a_transaction(any_db: str) -> None:
    store = await SqlStore.open(any_db, UNHURRIED)
    await store.hold("me")
    await asyncio.gather(*(store.append("a", version, "me", [TICK], due=None) for version in range(5)))
    assert len(await store.claim("a", "me")) == 5
    await store.close()


async def test_who_has_lost_a_table_cannot_write_to_it(any_db: str) -> None:
    one, other = await SqlStore.open(any_db, UNHURRIED), await SqlStore.open(any_db, UNHURRIED)
    await one.append("t", 0, "one", [CREATED], due=None)
    await other.hold("other")
    assert await other.claim("t", "other") == (CREATED,)
    with pytest.raises(OwnerChanged):
        await one.append("t", 1, "one", [TICK], due=None)
    await other.append("t", 1, "other", [TICK], due=None)
    await other.release("other")
    await one.hold("one")
    assert await one.claim("t", "one") == (CREATED, TICK)
    await one.close()
    await other.close()


async def test_due_tables_come_earliest_first_and_only_those(any_db: str) -> None:
    store = await SqlStore.open(any_db, UNHURRIED)
    for table, due in (("late", 30.0), ("never", None), ("soon", 10.0), ("once", 5.0)):
        await store.append(table, 0, "me", [CREATED], due=due)
    await store.append("once", 1, "me", [TICK], due=None)
    assert await store.due("you", 40.0, 10) == ("soon", "late")
    assert await store.due("you", 40.0, 1) == ("soon",)
    assert await store.due("you", 20.0, 10) == ("soon",)
    assert await store.due("me", 40.0, 10) == ()  # who has them in memory need not be told
    await store.close()


async def test_a_table_whose_owner_lives_cannot_be_claimed_until_the_lease_has_run_out(postgres_db: str) -> None:
    one, other = await SqlStore.open(postgres_db, UNHURRIED), await SqlStore.open(postgres_db, UNHURRIED)
    assert not await one.hold("one")
    assert not await other.hold("other")
    await one.append("t", 0, "one", [CREATED], due=7.0)
    with pytest.raises(OwnedElsewhere) as refused:
        await other.claim("t", "other")
    assert refused.value.owner == "one"
    assert await other.settle("t", "other") == "one"
    assert await other.due("other", 8.0, 1) == ()
    for _ in range(3):  # renewed for longer than it runs
        time_passes(postgres_db, 0.4 * UNHURRIED.lease_seconds)
        assert await one.hold("one")
        assert await other.hold("other")
        assert await other.settle("t", "other") == "one"
        assert await other.living() == {"one", "other"}
    time_passes(postgres_db, UNHURRIED.lease_seconds)  # "one" does not renew it any more
    assert not await other.hold("other")
    assert await other.living() == {"other"}
    assert await other.due("other", 8.0, 1) == ("t",)
    assert await other.claim("t", "other") == (CREATED,)
    # "one" was only slow, and comes back: too late for this table.
    assert not await one.hold("one")
    with pytest.raises(OwnerChanged):
        await one.append("t", 1, "one", [TICK], due=None)
    with pytest.raises(OwnedElsewhere):
        await one.claim("t", "one")
    await other.append("t", 1, "other", [TICK], due=None)
    await one.close()
    await other.close()


async def test_a_server_claims_nothing_without_a_lease_that_runs(postgres_db: str) -> None:
    one, other = await SqlStore.open(postgres_db, UNHURRIED), await SqlStore.open(postgres_db, UNHURRIED)
    await one.append("t", 0, "one", [CREATED], due=None)
    for reach in (one.claim, one.settle):
        with pytest.raises(NoLease):
            await reach("t", "one")
    holds = [one.holds]
    await one.hold("one")
    assert [*holds, one.holds] == [False, True]
    assert await one.claim("t", "one") == (CREATED,)
    time_passes(postgres_db, UNHURRIED.lease_seconds)
    for reach in (one.claim, one.settle):
        with pytest.raises(NoLease):
            await reach("t", "one")
    await other.hold("other")
    assert await other.claim("t", "other") == (CREATED,)
    assert await one.settle("t", "one") == "other"
    assert await one.not_owned(["t", "unknown"], "one") == ("t", "unknown")
    assert await other.not_owned(["t"], "other") == ()
    await one.close()
    await other.close()


async def test_a_lease_that_was_given_back_frees_its_tables_at_once(postgres_db: str) -> None:
    one, other = await SqlStore.open(postgres_db, UNHURRIED), await SqlStore.open(postgres_db, UNHURRIED)
    await one.hold("one")
    await other.hold("other")
    await one.append("t", 0, "one", [CREATED], due=None)
    assert await other.settle("t", "other") == "one"
    await one.release("one")
    assert await other.settle("t", "other") == "other"
    with pytest.raises(OwnerChanged):
        await one.append("t", 1, "one", [TICK], due=None)
    await one.close()
    await other.close()


async def test_of_many_servers_that_reach_for_a_free_table_one_gets_it(postgres_db: str) -> None:
    names = [f"server {number}" for number in range(5)]
    stores = [await SqlStore.open(postgres_db, UNHURRIED) for _ in names]
    for store, name in zip(stores, names, strict=True):
        await store.hold(name)
    await stores[0].append("t", 0, "gone", [CREATED], due=None)
    settled = await asyncio.gather(*(store.settle("t", name) for store, name in zip(stores, names, strict=True)))
    assert len(set(settled)) == 1
    outcomes = await asyncio.gather(
        *(store.append("t", 1, name, [TICK], due=None) for store, name in zip(stores, names, strict=True)),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType"] + ["OwnerChanged"] * 4
    for store in stores:
        await store.close()


async def test_servers_that_start_together_make_the_schema_once(postgres: Postgres) -> None:
    db = postgres.new_database("together")
    stores = await asyncio.gather(*(SqlStore.open(db, UNHURRIED) for _ in range(4)))
    await asyncio.gather(*(store.append(f"t{n}", 0, "me", [CREATED], due=None) for n, store in enumerate(stores)))
    for store in stores:
        await store.close()


async def test_a_database_that_was_restarted_is_found_again(postgres: Postgres) -> None:
    store = await SqlStore.open(postgres.new_database("restarted"), UNHURRIED)
    await store.append("t", 0, "me", [CREATED], due=None)
    await asyncio.to_thread(postgres.stop, "immediate")
    try:
        with pytest.raises(OperationalError):
            await store.append("t", 1, "me", [TICK], due=None)
    finally:
        await asyncio.to_thread(postgres.start)
    await store.hold("me")
    assert await store.claim("t", "me") == (CREATED,)
    await store.append("t", 1, "me", [TICK], due=None)
    await store.close()


async def test_an_append_that_must_wait_for_too_long_is_refused_and_later_ones_are_not(postgres_db: str) -> None:
    store = await SqlStore.open(postgres_db, replace(Limits(), statement_seconds=4.0))
    other = await SqlStore.open(postgres_db, UNHURRIED)
    await other.append("t", 0, "me", [CREATED], due=None)
    with other.engine.begin() as connection:
        connection.exec_driver_sql("LOCK TABLE entries IN EXCLUSIVE MODE")
        with pytest.raises(OperationalError):
            await store.append("t", 1, "me", [TICK], due=None)
    await store.append("t", 1, "me", [TICK], due=None)
    await store.close()
    await other.close()


async def test_what_the_database_refuses_is_told_and_the_writer_writes_on(db: Path) -> None:
    store = await SqlStore.open(str(db), UNHURRIED)
    await store.append("t", 0, "me", [CREATED], due=None)
    with sqlite3.connect(db) as other:
        other.execute("ALTER TABLE entries RENAME TO gone")
    with pytest.raises(Exception, match="entries"):
        await store.append("t", 1, "me", [TICK], due=None)
    with sqlite3.connect(db) as other:
        other.execute("ALTER TABLE gone RENAME TO entries")
    await store.append("t", 1, "me", [TICK], due=None)
    assert len(await store.claim("t", "me")) == 2
    await store.close()


async def test_every_commit_is_on_the_disk_before_it_is_answered(db: Path) -> None:
    store = await SqlStore.open(str(db), UNHURRIED)
    settings = await store.writer.ask(
        lambda connection: [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        ]
    )
    assert settings == ["wal", 2]  # 2 is FULL
    await store.close()


async def test_postgresql_is_asked_to_wait_for_the_disk_whatever_it_does_by_itself(postgres_db: str) -> None:
    engine = open_engine(postgres_db, UNHURRIED)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"ALTER DATABASE {engine.url.database} SET synchronous_commit = off")
    engine.dispose()
    store = await SqlStore.open(postgres_db, UNHURRIED)
    assert await store.writer.ask(lambda it: it.exec_driver_sql("SHOW synchronous_commit").scalar()) == "on"
    await store.close()


async def test_a_log_that_cannot_be_read_does_not_hide_what_comes_after_it(db: Path) -> None:
    store = await SqlStore.open(str(db), UNHURRIED)
    await store.append("t", 0, "me", LOG, due=None)
    with closing(sqlite3.connect(db)) as other, other:
        other.execute("UPDATE entries SET entry = replace(entry, 'acted', 'danced')")
    with pytest.raises(LogUnreadable) as unreadable:
        await store.claim("t", "me")
    await store.append("later", 0, "me", [CREATED], due=None)
    assert await store.claim("later", "me") == (CREATED,)
    assert unreadable.tb is not None  # an error keeps what it came from, and did keep the reader at that moment
    await store.close()


@pytest.mark.skipif(os.name == "nt", reason="who may read a file is not told by a mode there")
@pytest.mark.parametrize("there", [False, True], ids=["new", "old"])
async def test_only_its_owner_may_read_the_database_and_what_lies_beside_it(tmp_path: Path, there: bool) -> None:
    place = tmp_path / "tables.sqlite3"
    files = [place, *(place.with_name(place.name + end) for end in ("-wal", "-shm"))]
    before = os.umask(0o022)
    try:
        if there:
            with closing(sqlite3.connect(place)) as older:
                older.execute("PRAGMA journal_mode = WAL")
                older.execute("CREATE TABLE t (x)")
                store = await SqlStore.open(str(place))
        else:
            store = await SqlStore.open(str(place))
        await store.append("t", 0, "me", LOG[:2], due=None)
        assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
        await store.close()
    finally:
        os.umask(before)
