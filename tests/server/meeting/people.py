"""What pages ask about the people one meets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.meeting_messages import AskMade, AskToPlay, Companies, Company, Pairing
from rummykit.server.wire.table_messages import TableInfo
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.serving import Place
from tests.server.tables import playing


async def company(guest: Guest) -> Companies:
    """Who asks a person, and whom the person may ask."""
    response = await guest.http.get("/api/company")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=Companies)


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so; what is written behind the game takes a moment."""
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.02)


async def known(guest: Guest, count: int = 1) -> tuple[Company, ...]:
    """The companies of a person, once there are so many."""

    async def there() -> bool:
        return len((await company(guest)).companies) == count

    await until(there)
    return (await company(guest)).companies


async def asks(guest: Guest) -> tuple[AskToPlay, ...]:
    """Who asks a person."""
    return (await company(guest)).asks


async def sat_together(place: Place, people: int = 2, **asked: Any) -> tuple[str, list[Guest]]:
    """A match that has begun, and is known to have; its table, and its people, who have gone."""
    async with playing(place, people, **asked) as seats:
        table = id_of(seats[0])
    guests = [seat.guest for seat in seats]
    await known(guests[0])
    return table, guests


def id_of(seat: SeatAt) -> str:
    """The table of a seat."""
    assert seat.table is not None
    return seat.table.id


async def ask_again(guest: Guest, table: str) -> AskMade:
    """AskToPlay those of a table to play again."""
    return await guest.post(f"/api/tables/{table}/again", None, AskMade)


async def come(guest: Guest, table: str) -> TableInfo:
    """Sit down where one is asked to."""
    return await guest.post(f"/api/tables/{table}/asked", None, TableInfo)


async def refusal(guest: Guest, path: str, body: Any = None) -> str:
    """The code with which something is refused."""
    response = await guest.http.post(path, json=body)
    assert response.status_code >= 400, response.text
    return msgspec.json.decode(response.content, type=ApiError).code


async def send(guest: Guest, path: str, body: Any = None) -> None:
    """Send what is answered by nothing."""
    response = await guest.http.post(path, json=body)
    assert response.status_code == 204, response.text


async def waits(guest: Guest, *, again: bool = False, **asked: Any) -> Pairing:
    """Wait for others, and be told how it stands."""
    body = {"game": "standard_rummy", "name": guest.name, "again": again, **asked}
    response = await guest.http.post("/api/pairing", json=body)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=Pairing)


async def paired(guest: Guest, **asked: Any) -> str:
    """The table of somebody who waits on."""
    async with asyncio.timeout(PATIENCE):
        while (told := await waits(guest, again=True, **asked)).table is None:
            await asyncio.sleep(0.02)
    return told.table
