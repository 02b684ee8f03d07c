"""A server that stops, or is killed, and comes back on the same database."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rummykit import bots
from rummykit.server.store.sql import SqlStore
from rummykit.server.table import timing
from rummykit.server.table.entries import Acted, SatDown, Started
from rummykit.server.table.founding import asked_for
from rummykit.server.table.founding import new_secret as new_seed
from rummykit.server.table.guests import key_of, new_secret
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Accepted, Refused
from rummykit.server.wire.table_messages import NewTable
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.process import MANY_VISITORS, ServerProcess
from tests.server.serving import UNHURRIED, serving
from tests.server.tables import playing, plays_on


@pytest.mark.parametrize("game", ["rummikub", "standard_rummy"])
async def test_a_restarted_server_has_tables_hands_seats_and_clocks_again(db: Path, game: str) -> None:
    async with serving(db) as place, playing(place, 3, game=game, turn_seconds=60) as seats:
        await plays_on(seats, 7)
        table, known, clock = seats[0].table, seats[0].version, seats[0].clock
        before = [(seat.view, seat.score) for seat in seats]
        assert table is not None
        assert clock is not None
    async with (
        serving(db) as place,
        seats[0].guest.moved(place.port).at(table.id, known) as ann,
        seats[1].guest.moved(place.port).at(table.id, known) as ben,
        seats[2].guest.moved(place.port).at(table.id) as cy,
    ):
        again = [ann, ben, cy]
        assert [seat.seat for seat in again] == [0, 1, 2]
        assert [seat.version for seat in again] == [known] * 3
        assert [(seat.view, seat.score) for seat in again] == before
        assert ann.events == []  # nothing was missed
        assert cy.events  # what a new page is told reaches back behind the restart
        await ann.until(lambda: ann.table == table)
        assert ann.clock is not None
        assert ann.clock.seat == clock.seat
        assert clock.left_ms - 20_000 < ann.clock.left_ms <= clock.left_ms
        await plays_on(again)


async def test_a_bot_that_was_about_to_move_moves_though_nobody_has_come_back(db: Path) -> None:
    table, version = "a" * 13, await a_bot_is_to_move(db, "a" * 13)
    async with serving(db) as place, asyncio.timeout(PATIENCE):
        while len(await place.store.log(table)) == version:
            await asyncio.sleep(0.01)


async def a_bot_is_to_move(db: Path, id: str) -> int:
    """Write the log of a table where a person has had a turn and a bot comes next; its version."""
    key = key_of(new_secret())
    assert key is not None
    asked = NewTable(game="standard_rummy", name="Ann", bots=1, turn_seconds=None)
    while True:
        log = [*asked_for(asked, key, 1.0, 24), Started(at=2.0, seed=new_seed())]
        assert isinstance(log[1], SatDown)
        table, _ = Table.replay(id, log)
        if table.turn == 0:
            break
    assert table.match is not None
    while table.turn == 0:
        action = bots.choose("greedy", table.rules, table.match.deal.view(0), random.Random(1))
        log.append(Acted(at=3.0, seat=0, action=action))
        table.apply(log[-1])
    store = await SqlStore.open(str(db), UNHURRIED)
    await store.append(id, 0, "before", log, due=timing.due(table))
    await store.close()
    return len(log)


@pytest.mark.parametrize("game", ["rummikub", "standard_rummy"])
async def test_kill_9_in_the_middle_of_games_loses_no_acknowledged_move(db: Path, game: str) -> None:
    tables = 3
    with ServerProcess(db, limits=MANY_VISITORS) as server:
        hosts = [Guest(server.port, f"Host {number}") for number in range(tables)]
        friends = [Guest(server.port, f"Friend {number}") for number in range(tables)]
        made = [await host.make(game=game, turn_seconds=120) for host in hosts]
        for table, friend in zip(made, friends, strict=True):
            await friend.sit(table.id)
        seats: list[SeatAt] = []

        async def play(guest: Guest, table: str) -> None:
            with suppress(ConnectionClosed, AssertionError, OSError):  # each ends in the middle of something
                async with guest.at(table) as seat:
                    seats.append(seat)
                    if seat.seat == 0:
                        await seat.until(
                            lambda: seat.table is not None and all(each.connected for each in seat.table.seats)
                        )
                        await seat.start()
                    await seat.play(random.Random(guest.name))

        games = [
            asyncio.create_task(play(guest, table.id))
            for guest, table in zip(hosts + friends, made + made, strict=True)
        ]
        async with asyncio.timeout(PATIENCE):
            while len(seats) < 2 * tables or not all(seat.version > 10 for seat in seats):
                await asyncio.sleep(0.005)
        server.kill()
        await asyncio.gather(*games)
    with ServerProcess(db) as server:
        for table in made:
            before = sorted((seat for seat in seats if seat.table and seat.table.id == table.id), key=lambda s: s.seat)
            told = max([answer.version for seat in before for answer in seat.answers(Accepted)])
            told = max([told] + [seat.version for seat in before])
            assert told > 5
            async with (
                before[0].guest.moved(server.port).at(table.id, before[0].version) as ann,
                before[1].guest.moved(server.port).at(table.id, before[1].version) as ben,
            ):
                for seat, old in zip((ann, ben), before, strict=True):
                    # One more may be on the disk than could be told.
                    assert told <= seat.version <= told + 1
                    assert seat.seat == old.seat
                    if seat.version == old.version:
                        assert (seat.view, seat.score) == (old.view, old.score)
                if ann.state == "playing":
                    assert ann.clock is not None
                    assert ann.clock.left_ms > 90_000
                    await plays_on([ann, ben], 3)
        assert server.stop() == 0
        assert " error " not in server.log


async def test_the_log_of_a_server_tells_no_names_and_no_secrets(db: Path) -> None:
    with ServerProcess(db) as server:
        ann = Guest(server.port, "Ann of the log")
        made = await ann.make(game="standard_rummy", seats=3, start=True)
        async with ann.at(made.id) as seat:
            await seat.say("nonsense")
            await seat.until(lambda: bool(seat.answers(Refused)))
        assert server.stop() == 0
        assert "table_made" in server.log
        assert ann.secret is not None
        for secret in (ann.secret, made.id, "Ann of the log", "nonsense"):
            assert secret not in server.log


async def test_a_log_of_other_rules_is_told_and_hurts_no_other_table(db: Path) -> None:
    id = "b" * 13
    await a_bot_is_to_move(db, id)
    with sqlite3.connect(db) as connection:
        connection.execute("UPDATE entries SET entry = replace(entry, 'draw', 'dance') WHERE version > 3")
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        response = await ann.http.get(f"/api/tables/{id}")
        assert response.status_code == 410
        assert "outdated_table" in response.text
        await ann.make(game="rummikub")
        async with ann.socket(id) as socket:
            assert b"outdated_table" in bytes(await socket.recv(decode=False))
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4410
        async with playing(place) as seats:
            await plays_on(seats)
