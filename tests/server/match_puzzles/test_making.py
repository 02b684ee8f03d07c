"""Matches whose people have agreed, through restarts, by several servers, and where something goes wrong."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from rummykit.server.features.puzzles.match_puzzles import Consents
from rummykit.server.features.puzzles.puzzle_maker import PuzzleMaker
from rummykit.server.features.puzzles.schema import match_puzzles, puzzle_sources
from rummykit.server.limits import Limits
from rummykit.server.store.sql import SqlStore
from tests.server.guest import Guest
from tests.server.match_puzzles.matches import (
    AT_ONCE,
    MAKING_PATIENCE,
    SELDOM,
    a_table,
    finished,
    found_of,
    look,
    made_at,
    rows,
    rows_of,
    say,
    standing,
    until_made,
)
from tests.server.serving import PATIENT, serving


@pytest.mark.usefixtures("no_process")
async def test_a_server_that_comes_back_makes_what_was_agreed_on(db: Path) -> None:
    async with serving(db, limits=SELDOM) as place:
        ann = Guest(place.port, "Ann")
        table = await finished(place, [ann])
        place.puzzle_maker.close()  # as if the server died before it got to it
        await say(ann, table)
        assert (await look(ann, table)).state == "agreed"
    async with serving(db, limits=SELDOM) as place:
        ann = Guest(place.port, "Ann")
        await until_made(ann, table)
        assert made_at(place)


@pytest.mark.usefixtures("no_process")
async def test_what_another_server_was_to_make_is_looked_for(db: Path) -> None:
    async with serving(db, limits=AT_ONCE) as place:
        ann = Guest(place.port, "Ann")
        table = await finished(place, [ann])
        await place.puzzle_maker.kept.say(table, [0], {0}, agreed=True)  # and nobody wakes the maker
        await until_made(ann, table)
        assert place.puzzle_maker.made == len(made_at(place)) > 0


@pytest.mark.usefixtures("no_process")
async def test_of_two_servers_whichever_is_first_makes_them_and_each_match_once(postgres_db: str) -> None:
    async with serving(postgres_db, limits=AT_ONCE) as one, serving(postgres_db, limits=AT_ONCE) as other:
        ann, ben = Guest(one.port, "Ann"), Guest(other.port, "Ben")
        matches = [await finished(one, [ann, ben], seed=bytes([each]) * 32) for each in (1, 2, 3)]
        for table in matches:
            assert (await say(ann, table)).agreed == 1
            assert (await look(ben, table)).agreed == 1, "whichever server one asks"
            await say(ben, table)
        for table in matches:
            await until_made(ben, table)
        kept = rows(one, match_puzzles)
        assert one.puzzle_maker.made + other.puzzle_maker.made == len(kept) > 0
        assert one.puzzle_maker.failed == other.puzzle_maker.failed == 0
        assert all(row.done and row.tries == 1 for row in rows(one, puzzle_sources))


async def test_two_servers_make_the_puzzles_of_a_match_once(any_db: str) -> None:
    async with standing(any_db) as (_, kept, table):
        other = await SqlStore.open(any_db, PATIENT)
        try:
            theirs = rows_of(other)
            await kept.say(table, [0], {0}, agreed=True)
            claimed = await asyncio.gather(kept.claim("one", 100.0, 200.0), theirs.claim("two", 100.0, 200.0))
            assert sorted(claimed, key=str) == sorted([table, None], key=str)
            owner = "one" if claimed[0] else "two"
            both = await asyncio.gather(
                kept.finish(table, owner, found_of(), 150.0), theirs.finish(table, owner, found_of(), 150.0)
            )
            assert sorted(both) == [0, len(found_of())]
        finally:
            await other.close()


async def test_two_servers_that_find_the_same_puzzle_keep_it_once(any_db: str) -> None:
    async with standing(any_db) as (store, kept, table):
        other = await SqlStore.open(any_db, PATIENT)
        try:
            theirs, second = rows_of(other), await a_table(store)
            for each in (table, second):
                await kept.say(each, [0], {0}, agreed=True)
            one, two = await kept.claim("one", 100.0, 200.0), await theirs.claim("two", 100.0, 200.0)
            assert {one, two} == {table, second}
            assert one is not None
            assert two is not None
            both = await asyncio.gather(
                kept.finish(one, "one", found_of(), 150.0), theirs.finish(two, "two", found_of(), 150.0)
            )
            assert sum(both) == len(found_of())
            for each in (table, second):
                assert (await kept.consents(each)).made
        finally:
            await other.close()


async def test_a_match_whose_server_has_died_is_another_ones_but_not_for_ever(db: Path) -> None:
    async with standing(db) as (_, kept, table):
        await kept.say(table, [0], {0}, agreed=True)
        assert await kept.claim("one", 100.0, 200.0) == table
        assert await kept.claim("two", 199.0, 300.0) is None
        assert await kept.claim("two", 201.0, 300.0) == table
        assert await kept.finish(table, "one", found_of(), 202.0) == 0
        assert await kept.claim("three", 301.0, 400.0) == table
        assert await kept.claim("four", 399.0, 500.0) is None
        assert not (await kept.consents(table)).made
        assert await kept.claim("four", 401.0, 500.0) is None, "at three of them something has gone wrong"
        assert await kept.consents(table) == Consents(said={}, made=True)


@pytest.mark.parametrize("limits", [replace(AT_ONCE, match_puzzle_seconds=0.3), AT_ONCE])
async def test_a_process_that_dies_or_takes_too_long_is_let_be(db: Path, limits: Limits) -> None:
    work = endless if limits.match_puzzle_seconds < 1 else dies
    async with serving(db, limits=SELDOM) as place:
        ann = Guest(place.port, "Ann")
        table = await finished(place, [ann])
        place.puzzle_maker.close()
        services = replace(place.rooms.services, limits=limits)
        maker = PuzzleMaker(place.puzzle_maker.kept, services, work)
        making = asyncio.create_task(maker.run())
        try:
            await say(ann, table)
            async with asyncio.timeout(MAKING_PATIENCE):
                while maker.failed == 0:
                    await asyncio.sleep(0.05)
            assert (await look(ann, table)).state == "agreed"
            assert maker.made == 0
        finally:
            maker.close()
            await making


def endless(line: Connection, text: str) -> None:
    """Never ends by itself."""
    line.recv()


def dies(line: Connection, text: str) -> None:
    """Ends in the middle of its work."""
    os._exit(1)
