"""Finding a table: the lobby with its filters, and codes that are read out."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rummykit.server.table.codes import LETTERS, new_code, read_code
from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.socket_messages import Accepted
from rummykit.server.wire.table_messages import CodeFound, LobbyTable
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import seated


async def lobby(place: Place, **asked: Any) -> tuple[LobbyTable, ...]:
    """What the lobby shows."""
    response = await Guest(place.port, "?").http.get("/api/lobby", params=asked)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=tuple[LobbyTable, ...])


async def lobby_is(place: Place, tables: list[str], **asked: Any) -> None:
    """The lobby comes to show these tables; it is written beside the play."""
    async with asyncio.timeout(PATIENCE):
        while [each.id for each in await lobby(place, **asked)] != tables:
            await asyncio.sleep(0.01)


async def found(place: Place, code: str) -> str | None:
    """The table behind a code."""
    response = await Guest(place.port, "?").http.get(f"/api/codes/{code}")
    if response.status_code != 200:
        assert (response.status_code, response.json()["code"]) == (404, "unknown_code")
        return None
    return msgspec.json.decode(response.content, type=CodeFound).id


def id_of(seat: SeatAt) -> str:
    """The table of a seat."""
    assert seat.table is not None
    return seat.table.id


async def test_the_lobby_shows_listed_tables_with_free_seats_and_no_others(db: Path) -> None:
    async with (
        serving(db) as place,
        seated(place, 1, seats=2, listed=True) as [open_one],
        seated(place, 1, seats=2) as [private],
        seated(place, 1, game="standard_rummy", seats=4, listed=True) as [cards],
    ):
        await lobby_is(place, [id_of(cards), id_of(open_one)])
        await lobby_is(place, [id_of(open_one)], game="rummikub")
        await lobby_is(place, [id_of(cards)], free=2)
        shown = (await lobby(place, game="rummikub"))[0]
        assert (shown.host, shown.seats, shown.free, shown.state) == ("Ann", 2, 1, "waiting")
        assert shown.names["ja"]
        assert private.table is not None
        assert private.table.code
        # Full, it leaves the lobby; begun, it can be watched.
        await Guest(place.port, "Ben").sit(id_of(open_one))
        await lobby_is(place, [id_of(cards)])
        assert isinstance(await open_one.start(), Accepted)
        await lobby_is(place, [id_of(cards), id_of(open_one)])
        assert (await lobby(place, game="rummikub"))[0].state == "playing"


async def test_a_table_where_nobody_is_leaves_the_lobby(db: Path) -> None:
    limits = replace(PATIENT, lobby_seconds=0.3, idle_room_seconds=0.2)
    async with serving(db, limits=limits) as place:
        async with seated(place, 1, seats=2, listed=True) as [ann]:
            await lobby_is(place, [id_of(ann)])
            await asyncio.sleep(0.5)
            # Somebody is there: it is still listed.
            await lobby_is(place, [id_of(ann)])
        await lobby_is(place, [])


async def test_a_code_leads_to_the_table_until_the_match_begins(db: Path) -> None:
    async with serving(db) as place, seated(place, 2) as [ann, _]:
        assert ann.table is not None
        code = ann.table.code
        async with asyncio.timeout(PATIENCE):
            while await found(place, code) != ann.table.id:
                await asyncio.sleep(0.01)
        assert await found(place, f"{code[:4].lower()}-{code[4:].lower()}") == ann.table.id
        assert await found(place, new_code()) is None
        assert await found(place, "B0I1SO") is None
        assert isinstance(await ann.start(), Accepted)
        async with asyncio.timeout(PATIENCE):
            while await found(place, code) is not None:
                await asyncio.sleep(0.01)
        await ann.until(lambda: ann.table is not None and ann.table.code == "")


async def test_codes_cannot_be_tried_out(db: Path) -> None:
    limits = replace(PATIENT, codes_per_minute=1.0, code_burst=3)
    async with serving(db, limits=limits) as place:
        guest = Guest(place.port, "?")
        answers = [await guest.http.get(f"/api/codes/{new_code()}") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
        assert msgspec.json.decode(answers[-1].content, type=ApiError).code == "too_fast"


def test_no_two_letters_of_a_code_look_alike() -> None:
    for pair in ("B8", "O0", "I1", "S5", "Z2"):
        assert not set(pair) & set(LETTERS)
    assert len({new_code() for _ in range(1000)}) == 1000


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("acde-fg", "ACDEFG"),
        (" ACDE FG ", "ACDEFG"),
        ("ACDEF", None),
        ("ACDE0G", None),
        ("ＡＣＤＥＦＧ", None),
        ("", None),
    ],
)
def test_a_code_is_read_however_it_is_typed(typed: str, read: str | None) -> None:
    assert read_code(typed) == read
