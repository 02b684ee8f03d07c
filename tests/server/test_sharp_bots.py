"""Sharp bots: they think in processes of their own, tables answer meanwhile, and without a process they play steady."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bench.load.hosts import rummykit
from bench.load.sharp_tables import Opponents, lay_sharp
from rummykit import bots, games
from rummykit.match import Match
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.server.limits import Limits
from rummykit.server.table import botplay
from rummykit.server.table.bot_processes import BotProcesses, NoBotProcess, Position, PositionSearch, sharp
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing

HASTY = replace(Limits(), sharp_processes=1, sharp_start_seconds=60.0, sharp_overtime_seconds=60.0)


def slow(position: Position) -> Action:
    """A search that takes half a second."""
    time.sleep(0.5)
    return sharp(position)


def endless(position: Position) -> Action:
    """A search that never ends."""
    while True:
        time.sleep(60)


def dies(position: Position) -> Action:
    """A search that ends its process."""
    os._exit(1)


def raises(position: Position) -> Action:
    """A search that fails."""
    raise ZeroDivisionError


def fails_once(failure: PositionSearch, failed: Path, position: Position) -> Action:
    """A search that fails the first time; the file `failed` says that it has."""
    if failed.exists():
        return sharp(position)
    failed.touch()
    return failure(position)


@asynccontextmanager
async def processes(search: PositionSearch = sharp, limits: Limits = HASTY) -> AsyncIterator[BotProcesses]:
    """Processes that are ended at the end."""
    made = BotProcesses(limits, search)
    try:
        yield made
    finally:
        made.close()


def bot_processes() -> set[int | None]:
    """The processes of sharp bots that are there."""
    return {each.pid for each in multiprocessing.active_children() if each.name == "rummykit-bot"}


def position() -> tuple[Rules, View]:
    """The first turn of a deal, as the seat to act sees it."""
    rules = games.get("standard_rummy")
    deal = Match(rules, players=2, seed=bytes(32)).deal
    return rules, deal.view(deal.turn)


async def test_a_process_says_what_a_sharp_bot_does() -> None:
    rules, view = position()
    async with processes() as thinking:
        action = await thinking.decide(rules, view)
    assert action in list(Match(rules, players=2, seed=bytes(32)).deal.legal_actions())


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="there is no priority to ask for")
async def test_a_process_gives_way_to_the_server() -> None:
    async with processes() as thinking:
        await thinking.decide(*position())
        (pid,) = bot_processes()
        assert pid is not None
        assert os.getpriority(os.PRIO_PROCESS, pid) == os.getpriority(os.PRIO_PROCESS, 0) + 10


async def test_processes_are_there_before_they_are_asked() -> None:
    async with processes(limits=replace(HASTY, sharp_processes=2)) as thinking:
        thinking.want()
        thinking.want()
        async with asyncio.timeout(60):
            while len(started := bot_processes()) < 2:
                await asyncio.sleep(0.02)
        await asyncio.gather(*(thinking.decide(*position()) for _ in range(3)))
        assert bot_processes() == started


async def test_a_table_with_a_sharp_bot_starts_them(db: Path) -> None:
    async with serving(db) as place:
        for level, number in (("steady", 0), ("sharp", 1)):
            async with playing(place, 1, game="standard_rummy", seats=2, bot_level=level):
                async with asyncio.timeout(60):
                    while len(bot_processes()) < number:
                        await asyncio.sleep(0.02)
                if not number:
                    assert bot_processes() == set()


async def test_there_are_as_many_processes_as_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, longest in ((1, 1), (3, 3), (64, 8)):
        monkeypatch.setattr("rummykit.server.table.bot_processes.cores", lambda number=cores: number)
        async with processes(limits=Limits()) as thinking:
            given = []
            for each in range(longest + 1):
                thinking.thinking = each
                given.append(thinking.budget())
        assert given == [1000] * longest + [300]


async def test_the_load_says_how_long_sharp_bots_are_awaited(tmp_path: Path) -> None:
    db = tmp_path / "tables.sqlite3"
    against = await lay_sharp(db, ("gin_rummy", "rummikub"), 2)
    with rummykit(db) as server:
        opponents = Opponents(server.port, against)
        async with opponents.measured():
            async with asyncio.timeout(60):
                while not all(len(record.waits) > 1 for record in opponents.records):
                    await asyncio.sleep(0.1)
    assert [record.refused for record in opponents.records] == [[], []]
    for (game, _), (name, tables, moves, middle, worst, searched) in zip(against, opponents.rows(), strict=True):
        assert (name, tables) == (game, 1)
        assert moves > 1
        assert 0 <= searched <= 100, "a busy machine may have time for none"
        assert 0 < middle <= worst


async def test_the_more_bots_think_the_less_time_each_gets() -> None:
    async with processes(limits=replace(HASTY, sharp_processes=2, sharp_milliseconds=(100, 300, 1000))) as thinking:
        given = []
        for each in range(24):
            thinking.thinking = each
            given.append(thinking.budget())
    assert given[:2] == [1000, 1000]
    assert given[2:6] == [300, 300, 300, 300]
    assert set(given[6:20]) == {100}
    assert set(given[20:]) == {None}


@pytest.mark.parametrize("failure", [dies, raises, endless])
async def test_after_a_failure_the_bot_plays_steady_and_a_new_process_searches(
    failure: PositionSearch, tmp_path: Path
) -> None:
    rules, view = position()
    limits = replace(HASTY, sharp_overtime_seconds=5.0, sharp_milliseconds=(1, 1, 1))
    async with processes(partial(fails_once, failure, tmp_path / "failed"), limits) as thinking:
        steady = bots.choose("steady", rules, view, random.Random(1))
        assert await botplay.decide("sharp", rules, view, 60.0, thinking) == steady
        assert (thinking.searched, thinking.unsearched) == (0, 1)
        await thinking.decide(rules, view)
        assert (thinking.searched, thinking.unsearched) == (1, 1)


async def test_a_process_that_is_not_ready_in_time_is_ended() -> None:
    rules, view = position()
    async with processes(limits=replace(HASTY, sharp_start_seconds=0.001)) as thinking:
        with pytest.raises(NoBotProcess):
            await thinking.decide(rules, view)


async def test_without_processes_sharp_plays_steady() -> None:
    rules, view = position()
    steady = bots.choose("steady", rules, view, random.Random(1))
    assert await botplay.decide("sharp", rules, view, 60.0) == steady
    async with processes() as closed:
        closed.close()
        assert await botplay.decide("sharp", rules, view, 60.0, closed) == steady


async def test_a_table_answers_while_its_bot_thinks(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, free = asyncio.Event(), asyncio.Event()
    decide: Callable[..., object] = botplay.decide

    async def held(*asked: object) -> object:
        begun.set()
        await free.wait()
        return await decide(*asked)  # type: ignore[misc]

    monkeypatch.setattr("rummykit.server.table.automatic_moves.botplay.decide", held)
    async with (
        serving(db, limits=PATIENT) as place,
        playing(place, 1, game="standard_rummy", seats=2, bot_level="sharp") as seats,
    ):
        await seats[0].play(random.Random(5), enough=lambda: not seats[0].to_act)
        await asyncio.wait_for(begun.wait(), 60)
        version = seats[0].version
        assert (await seats[0].guest.look(seats[0].table.id if seats[0].table else "")).bot_level == "sharp"
        await seats[0].hello(version)
        assert seats[0].version == version
        free.set()
        await seats[0].until(lambda: seats[0].version > version)


async def test_a_search_in_its_process_holds_nobody_up(db: Path) -> None:
    rules, view = position()
    async with processes(slow) as thinking:
        answer = asyncio.ensure_future(thinking.decide(rules, view))
        async with serving(db) as place, playing(place, 2) as seats:
            await seats[0].ping()
        await answer
