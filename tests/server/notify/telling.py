"""What tests of notices share: a match of days whose people are away, and are told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import select

from rummykit.server.features.notices.pushing import PushSettings
from rummykit.server.features.notices.schema import turn_notices
from rummykit.server.store.schema import tables
from rummykit.server.wire.socket_messages import Accepted
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.notify.push_service import Browser, PushService
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import NAMES

DAY = 24 * 3600
QUICK = replace(PATIENT, notice_delay_seconds=0.2, notice_look_seconds=0.05, notice_retry_seconds=0.1)
ANYWHERE = PushSettings(anywhere=True, contact="mailto:host@rummy.example")


@asynccontextmanager
async def telling(db: Path | str, limits: Any = QUICK, **more: Any) -> AsyncIterator[Place]:
    """A server that tells soon, of services on this machine too."""
    async with serving(db, limits=limits, push=ANYWHERE, **more) as place:
        yield place


async def a_table(*guests: Guest, **asked: Any) -> str:
    """A table that is played over days, where these people sit."""
    made = await guests[0].make(**({"game": "gin_rummy", "seats": len(guests), "turn_seconds": DAY} | asked))
    for guest in guests[1:]:
        await guest.sit(made.id)
    return made.id


async def tell(guest: Guest, table: str, on: bool = True) -> None:
    """Somebody wants to be told of a table, or not."""
    answer = await guest.http.post(f"/api/tables/{table}/notices", json={"on": on})
    assert answer.status_code == 200, answer.text


async def begun(table: str, *guests: Guest) -> SeatAt:
    """Begin the match and go away; the seat whose turn it is, with its socket closed."""
    async with guests[0].at(table) as host:
        others = [guest.at(table) for guest in guests[1:]]
        seats = [host, *[await other.__aenter__() for other in others]]
        assert isinstance(await host.start(), Accepted)
        for seat in seats:
            await seat.until(lambda seat=seat: seat.view is not None)  # type: ignore[misc]
        turn = next(seat for seat in seats if seat.to_act)
        for other in others:
            await other.__aexit__(None, None, None)
    for guest in guests:
        await gone(guest, table)
    return turn


async def one_turn(guest: Guest, table: str) -> None:
    """Somebody comes, plays until it is somebody else's turn, and goes."""
    chance = random.Random(1)
    async with guest.at(table) as seat:
        while seat.to_act:
            await seat.move(chance)
    await gone(guest, table)


async def gone(guest: Guest, table: str) -> None:
    """The server has seen that somebody is away: a turn that comes sooner would not be told of."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = await guest.look(table)
            if told.you is None or not told.seats[told.you].connected:
                return
            await asyncio.sleep(0.01)


def rows(place: Place, table: Any) -> list[Any]:
    """The rows of a table of the database."""
    with place.store.engine.connect() as connection:
        return list(connection.execute(select(table)).all())


async def until_looked(place: Place) -> None:
    """Every table has been looked at, as it is now, and nothing is to be sent."""
    async with asyncio.timeout(PATIENCE):
        while await place_news(place):
            await asyncio.sleep(0.02)


async def place_news(place: Place) -> bool:
    """Whether something has yet to be looked at or sent."""
    versions = {row.id: row.version for row in rows(place, tables)}
    return any(row.looked < versions[row.table_id] or row.code is not None for row in rows(place, turn_notices))


def other_of(guests: list[Guest], seat: SeatAt) -> tuple[Guest, Guest]:
    """The guest whose turn it is, and the other one."""
    mine = guests[seat.seat]
    return mine, next(guest for guest in guests if guest is not mine)


@asynccontextmanager
async def a_match(
    place: Place, service: PushService, *languages: str
) -> AsyncIterator[tuple[str, list[Guest], list[Browser]]]:
    """Two people who are told of a match that has begun, and are both away; who is to act comes first."""
    guests = [Guest(place.port, name) for name in NAMES[:2]]
    table = await a_table(*guests)
    turn = await begun(table, *guests)
    guests = list(other_of(guests, turn))
    browsers = [service.browser(language) for language in (*languages, "en", "en")[:2]]
    for guest, browser in zip(guests, browsers, strict=True):
        await browser.subscribe(guest)
        await tell(guest, table)
    yield table, guests, browsers
