"""Tables that are due are woken a few at a time and in their order, and nothing waits for it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest

from rummykit.server.store.sql import SqlStore
from rummykit.server.table import loading
from tests.server.guest import PATIENCE
from tests.server.leases import lease_end
from tests.server.serving import PATIENT, UNHURRIED, Place, serving
from tests.server.tables import playing, plays_on
from tests.server.takeover import DAY, a_log, leave_behind, take_over

SLOW = 0.2
"""Seconds that it takes to play a log again, where that is made slow."""


async def until_awake(place: Place, number: int) -> None:
    """So many tables are in memory."""
    async with asyncio.timeout(60):
        while place.rooms.loaded < number:
            await asyncio.sleep(0.02)


def slow_replays(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, str]]:
    """Make replaying slow; what was replayed, and when it began."""
    replayed, replay = list[tuple[float, str]](), loading._replayed

    def slow(id: str, *more: object) -> loading.LoadedTable:
        replayed.append((time.monotonic(), id))
        time.sleep(SLOW)
        return replay(id, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(loading, "_replayed", slow)
    return replayed


async def test_the_lease_is_kept_and_people_play_on_while_many_tables_are_woken(
    postgres_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = replace(PATIENT, renew_seconds=0.2, wakes_at_once=1)
    async with serving(postgres_db, limits=limits) as place, playing(place) as seats:
        slow_replays(monkeypatch)
        now = place.rooms.services.now()
        leave_behind(postgres_db, 25, a_log(10, now), now + 30)
        ends = set()
        async with asyncio.timeout(60):
            while place.rooms.loaded < 26:
                ends.add(lease_end(postgres_db, place.rooms.services.owner))
                await plays_on(seats, 1)
                await asyncio.sleep(0.05)
        assert not any(seat.closed for seat in seats)
        # It can be renewed 25 times meanwhile; if it waited for the tables to be woken, it would be once or twice.
        assert len(ends) >= 5


async def test_the_most_urgent_table_is_woken_first_and_only_so_many_at_once(
    any_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, now = await SqlStore.open(any_db, UNHURRIED), time.time()
    await store.close()
    late, early = (leave_behind(any_db, 4, a_log(10, now), now + due) for due in (50.0, 20.0))
    replayed = slow_replays(monkeypatch)
    async with serving(any_db, limits=replace(PATIENT, wakes_at_once=2)) as place:
        await until_awake(place, 8)
    assert {id for _, id in replayed[:4]} == set(early)
    assert {id for _, id in replayed[4:]} == set(late)
    for (one, _), (next_but_one, _) in zip(replayed, replayed[2:], strict=False):
        assert next_but_one - one >= 0.9 * SLOW


async def test_a_table_that_is_due_tomorrow_is_woken_tomorrow(any_db: str) -> None:
    store, now = await SqlStore.open(any_db, UNHURRIED), time.time()
    await store.close()
    leave_behind(any_db, 3, a_log(10, now), now + DAY)
    (soon,) = leave_behind(any_db, 1, a_log(10, now), now + 3.0)
    (at_once,) = leave_behind(any_db, 1, a_log(10, now), now - 5.0)
    limits = replace(PATIENT, wake_ahead_seconds=1.0, renew_seconds=0.1)
    async with serving(any_db, limits=limits) as place:
        await until_awake(place, 1)
        assert set(place.rooms._rooms) == {at_once} or place.rooms.services.now() > now + 2.0
        await until_awake(place, 2)
        await asyncio.sleep(0.5)
        assert set(place.rooms._rooms) == {at_once, soon}


async def test_a_table_that_was_lost_from_memory_is_woken_again(any_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, now = await SqlStore.open(any_db, UNHURRIED), time.time()
    await store.close()
    (table,) = leave_behind(any_db, 1, a_log(10, now), now + 30)
    async with serving(any_db, limits=replace(PATIENT, renew_seconds=0.1)) as place:
        await until_awake(place, 1)
        lost = place.rooms._rooms[table]
        lost.give_up()
        async with asyncio.timeout(PATIENCE):
            while place.rooms._rooms.get(table) in (None, lost):
                await asyncio.sleep(0.02)


@pytest.mark.slow
async def test_one_server_takes_over_the_tables_of_one_that_died_and_nobody_who_plays_notices(postgres_db: str) -> None:
    happened = await take_over(postgres_db, number=80, length=150, seconds=60)
    assert happened.troubles == []
    assert (happened.lost, happened.closed) == (0, 0)
    assert happened.lease > 0
    assert happened.served == happened.overdue
    assert happened.moves > 0
