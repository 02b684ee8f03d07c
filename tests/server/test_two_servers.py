"""Two servers on one PostgreSQL: whichever one reaches, the table is the same."""

from __future__ import annotations

import asyncio
import random
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rummykit.server.fleet.bus import bus_at
from rummykit.server.fleet.relay import Relay
from rummykit.server.table.entries import Created
from rummykit.server.table.services import new_table_id
from rummykit.server.wire.socket_messages import Accepted
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.process import BRIEF, COMMAND, ServerProcess
from tests.server.services import free_port
from tests.server.services import redis as redis_server
from tests.server.serving import BUS_KEY, PATIENT, Place, serving
from tests.server.tables import NAMES, plays_on, seated, until_all, watching
from tests.server.test_lobby import found, lobby, lobby_is


@pytest.fixture(params=["postgresql", "redis"])
def bus(request: pytest.FixtureRequest) -> str | None:
    """What the servers talk through; None is the database itself."""
    return None if request.param == "postgresql" else str(request.getfixturevalue("redis"))


@asynccontextmanager
async def two(db: str, bus: str | None, **more: Any) -> AsyncIterator[tuple[Place, Place]]:
    """Two servers on one database."""
    async with serving(db, bus=bus, **more) as one, serving(db, bus=bus, **more) as other:
        yield one, other


def relay_of(place: Place) -> Relay:
    """What carries connections from and to a server."""
    relay = place.relay
    assert relay is not None
    return relay


@asynccontextmanager
async def playing_at(places: list[Place], **asked: Any) -> AsyncIterator[list[SeatAt]]:
    """A match that has begun; each guest sits down at a server of its own. The table is the first one's."""
    guests = [Guest(place.port, name) for place, name in zip(places, NAMES, strict=False)]
    made = await guests[0].make(**({"game": "rummikub", "seats": len(guests), "turn_seconds": None} | asked))
    async with AsyncExitStack() as stack:
        for guest in guests[1:]:
            assert (await guest.sit(made.id)).you is not None
        seats = [await stack.enter_async_context(guest.at(made.id)) for guest in guests]
        assert isinstance(await seats[0].start(), Accepted)
        await until_all(seats, lambda seat: seat.view is not None and seat.state == "playing")
        yield seats


async def test_a_match_is_played_by_people_at_different_servers(postgres_db: str, bus: str | None) -> None:
    options = {"num_games": 1}
    async with two(postgres_db, bus) as (one, other), playing_at([one, other, other], options=options) as seats:
        assert (relay_of(one).served, relay_of(other).carried) == (2, 2)
        assert (one.rooms.loaded, other.rooms.loaded) == (1, 0)
        await asyncio.gather(*(seat.play(random.Random(seat.seat)) for seat in seats))
        assert all(seat.state == "over" for seat in seats)
        assert all(seat.score == seats[0].score for seat in seats)
        assert seats[0].table is not None
        records = [await seat.guest.http.get(f"/api/tables/{seats[0].table.id}/record") for seat in seats]
        assert len({record.text for record in records}) == 1
        assert records[0].status_code == 200
    assert (relay_of(one).served, relay_of(other).carried) == (0, 0)


async def test_a_spectator_may_be_at_another_server(postgres_db: str, bus: str | None) -> None:
    async with two(postgres_db, bus) as (one, other), playing_at([one, one]) as seats, watching(other, seats[0]) as wim:
        await seats[0].until(lambda: seats[0].table is not None and seats[0].table.watching == 1)
        await plays_on(seats, 3)
        await wim.until(lambda: wim.version == seats[0].version)
        assert wim.view is not None
        assert (wim.view.seat, wim.view.hand) == (None, ())


async def test_a_table_of_one_server_is_found_at_the_other(postgres_db: str, bus: str | None) -> None:
    async with two(postgres_db, bus) as (one, other), seated(one, 1, seats=2, listed=True) as seats:
        info = seats[0].table
        assert info is not None
        for place in (one, other):
            await lobby_is(place, [info.id], game="rummikub")
            await lobby_is(place, [], game="standard_rummy")
            assert await found(place, info.code) == info.id
        assert isinstance(await seats[0].start(), Accepted)
        async with asyncio.timeout(PATIENCE):
            while [each.state for each in await lobby(other)] != ["playing"]:
                await asyncio.sleep(0.01)
        assert await found(other, info.code) is None


async def test_what_is_refused_at_the_owner_is_refused_the_same_elsewhere(postgres_db: str, bus: str | None) -> None:
    async with two(postgres_db, bus) as (one, other):
        ann, ben = Guest(one.port, "Ann"), Guest(other.port, "Ben")
        table = (await ann.make(game="rummikub", seats=2)).id
        status, error = await ben.refused(f"/api/tables/{table}/seats", {"name": "x" * 99})
        assert (status, error.code) == (400, "bad_name")
        status, error = await ben.refused(f"/api/tables/{table}/seats", {"name": "x" * 50_000})
        assert (status, error.code) == (413, "too_large")
        async with ben.socket(table) as socket:
            assert b"not_seated" in bytes(await socket.recv(decode=False))
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4403
        stranger = await ben.http.get(f"/api/tables/{table}", headers={"Origin": "http://elsewhere.example"})
        assert stranger.status_code == 403
        unknown = await ben.http.get("/api/tables/" + "a" * 13)
        assert unknown.status_code == 404


async def test_a_server_that_stops_hands_its_tables_on_at_once(postgres_db: str, bus: str | None) -> None:
    async with serving(postgres_db, bus=bus) as other:
        async with serving(postgres_db, bus=bus) as one, playing_at([one, other], game="standard_rummy") as seats:
            await plays_on(seats)
            table, known, view = seats[1].table, seats[1].version, seats[1].view
            assert table is not None
            one.stop()
            # Both are told to come back.
            assert [await seat.until_closed() for seat in seats] == [1012, 1012]
        async with (
            seats[0].guest.moved(other.port).at(table.id, known) as ann,
            seats[1].guest.at(table.id, known) as ben,
        ):
            assert (ben.view, ben.events) == (view, [])
            await plays_on([ann, ben])


async def test_a_server_that_slept_for_too_long_has_lost_its_tables_and_knows_it(postgres_db: str) -> None:
    with (
        ServerProcess(postgres_db, limits=BRIEF) as slow,
        ServerProcess(postgres_db, limits=BRIEF) as other,
    ):
        ann, ben = Guest(slow.port, "Ann"), Guest(other.port, "Ben")
        table = (await ann.make(game="rummikub", seats=2, turn_seconds=None)).id
        await ben.sit(table)
        async with ann.at(table) as asleep, ben.at(table) as awake:
            await asleep.start()
            await plays_on([asleep, awake])
            version = asleep.version
            slow.freeze()
            # Whoever is with the living one is told to come back, and finds the table there.
            assert await awake.until_closed() == 1012
            async with ann.moved(other.port).at(table, version) as ann_again, ben.at(table, version) as ben_again:
                await plays_on([ann_again, ben_again])
                slow.thaw()
                assert await asleep.until_closed() == 1012
                async with ann.at(table, version) as back:
                    assert back.version == ben_again.version
                    await plays_on([back, ben_again])


async def test_when_redis_is_gone_for_a_while_pages_come_back(postgres_db: str, tmp_path: Path) -> None:
    port = free_port()
    async with AsyncExitStack() as stack:
        with redis_server(tmp_path, port) as bus:
            one, other = await stack.enter_async_context(two(postgres_db, bus))
            seats = await stack.enter_async_context(playing_at([one, other]))
            await plays_on(seats)
        assert seats[0].table is not None
        table, version = seats[0].table.id, seats[0].version
        with redis_server(tmp_path, port):
            assert await seats[1].until_closed() == 1012
            async with asyncio.timeout(PATIENCE):
                while (await seats[1].guest.http.get(f"/api/tables/{table}", timeout=PATIENCE)).status_code != 200:
                    await asyncio.sleep(0.1)
            await comes_back_and_plays_on(seats[0], seats[1].guest, table, version)


async def comes_back_and_plays_on(here: SeatAt, away: Guest, table: str, version: int) -> None:
    """Somebody comes back, and again where a server finds out late that something was lost and says 1012."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with away.socket(table) as socket:
                back = SeatAt(socket, away)
                try:
                    await back.hello(version)
                    return await plays_on([here, back])
                except AssertionError:
                    assert await back.until_closed() == 1012
                finally:
                    await back.stop()


@pytest.mark.parametrize("length", [0, 1, 7800, 100_000])
async def test_letters_of_every_length_come_in_order(postgres_db: str, bus: str | None, length: int) -> None:
    one, other = (bus_at(postgres_db, bus, PATIENT, [BUS_KEY]) for _ in range(2))
    came: list[tuple[str, bytes]] = []
    await one.open("one", lambda sender, message: came.append((sender, message)), pytest.fail)
    await other.open("other", lambda _sender, _message: None, pytest.fail)
    sent = [bytes([number]) * length for number in range(10)]
    for message in sent:
        other.send("one", message)
    async with asyncio.timeout(PATIENCE):
        while len(came) < len(sent):
            await asyncio.sleep(0.01)
    assert came == [("other", message) for message in sent]
    await one.close()
    await other.close()


async def test_more_letters_than_may_wait_are_lost_and_that_is_told(postgres_db: str, bus: str | None) -> None:
    one = bus_at(postgres_db, bus, replace(PATIENT, bus_queue=5))
    lost: list[bool] = []
    await one.open("one", lambda _sender, _message: None, lambda: lost.append(True))
    for _ in range(5):
        one.send("other", b"a letter")
    assert (lost, one.waiting) == ([], 5)
    one.send("other", b"one too many")
    assert (lost, one.waiting) == ([True], 0)
    await one.close()


async def test_a_letter_that_is_missing_is_noticed_by_the_next(postgres_db: str, bus: str | None) -> None:
    one, other = bus_at(postgres_db, bus, PATIENT), bus_at(postgres_db, bus, replace(PATIENT, bus_queue=1))
    came: list[bytes] = []
    lost: list[bool] = []
    await one.open("one", lambda _sender, message: came.append(message), lambda: lost.append(True))
    await other.open("other", lambda _sender, _message: None, lambda: None)
    async with asyncio.timeout(PATIENCE):
        other.send("one", b"first")
        # An envelope counts as waiting until the bus has said that it took it, which may be after it has arrived.
        while not came or other.waiting:
            await asyncio.sleep(0.01)
        other.send("one", b"thrown away")
        other.send("one", b"thrown away as well")
        other.send("one", b"last")
        while len(came) < 2:
            await asyncio.sleep(0.01)
    assert (came, lost) == ([b"first", b"last"], [True])
    await one.close()
    await other.close()


async def test_an_owner_that_does_not_answer_is_not_waited_for_without_end(postgres_db: str) -> None:
    limits = replace(PATIENT, relay_seconds=0.3)
    async with serving(postgres_db, limits=limits) as place:
        await place.store.hold("somebody who says nothing")
        table = new_table_id()
        created = Created(
            at=1.0, game="rummikub", sheet=1, options={}, seats=2, bots=0, bot_level="greedy", turn_seconds=None
        )
        await place.store.append(table, 0, "somebody who says nothing", [created], due=None)
        answer = await Guest(place.port, "Ann").http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_saved")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bus", "redis://127.0.0.1:1"], "say --db postgresql"),
        (["--db", "POSTGRES", "--bus", "redis://127.0.0.1:1"], "cannot be used"),
        (["--db", "POSTGRES", "--bus", "http://127.0.0.1:1"], "no redis:// address"),
        (["--db", "postgresql://rummykit@127.0.0.1:1/nothing"], "cannot be opened"),
    ],
)
def test_a_service_that_is_not_there_is_a_sentence(postgres_db: str, arguments: list[str], sentence: str) -> None:
    done = subprocess.run(
        [*COMMAND, "--port", "0", *(postgres_db if each == "POSTGRES" else each for each in arguments)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
