"""Tables to test at, and the proof that one still plays."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

from rummykit import games
from rummykit.server.table.entries import Created, Entry, SatDown, Started
from rummykit.server.table.founding import new_secret
from rummykit.server.table.guests import key_of
from rummykit.server.wire.socket_messages import Accepted
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.serving import Place

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Flo")


@asynccontextmanager
async def seated(place: Place, people: int = 2, **asked: Any) -> AsyncIterator[list[SeatAt]]:
    """A table where people have sat down, all welcomed, the match not begun."""
    guests = [Guest(place.port, name) for name in NAMES[:people]]
    made = await guests[0].make(**({"game": "rummikub", "seats": people, "turn_seconds": None} | asked))
    async with AsyncExitStack() as stack:
        for guest in guests[1:]:
            await guest.sit(made.id)
        yield [await stack.enter_async_context(guest.at(made.id)) for guest in guests]


@asynccontextmanager
async def playing(place: Place, people: int = 2, **asked: Any) -> AsyncIterator[list[SeatAt]]:
    """The same, and the match has begun."""
    async with seated(place, people, **asked) as seats:
        assert isinstance(await seats[0].start(), Accepted)
        await until_all(seats, lambda seat: seat.view is not None and seat.state == "playing")
        yield seats


@asynccontextmanager
async def ticking(
    place: Place, game: str, seconds: float, seats: int = 2, bots: int = 0
) -> AsyncIterator[list[SeatAt]]:
    """A match that has begun, with a clock of so few seconds as nobody can ask for."""
    guests = [Guest(place.port, name) for name in NAMES[: seats - bots]]
    now, rules = place.rooms.services.now(), games.get(game)
    log: list[Entry] = [
        Created(
            at=now,
            game=game,
            sheet=rules.version,
            options={},
            seats=seats,
            bots=bots,
            bot_level="greedy",
            turn_seconds=seconds,
        )
    ]
    for number, guest in enumerate(guests):
        await guest.make(game=game)  # gets it a cookie
        log.append(SatDown(at=now, seat=number, name=guest.name, key=str(key_of(guest.secret))))
    table = await place.rooms.services.found([*log, Started(at=place.rooms.services.now(), seed=new_secret())])
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest.at(table)) for guest in guests]


@asynccontextmanager
async def watching(place: Place, seat: SeatAt) -> AsyncIterator[SeatAt]:
    """Somebody without a seat watches the table where this one sits."""
    assert seat.table is not None
    async with Guest(place.port, "Wim").at(seat.table.id, entrance="watch") as spectator:
        yield spectator


async def until_all(seats: Iterable[SeatAt], true: Callable[[SeatAt], bool]) -> None:
    """Wait until something is so for each of the seats."""
    for seat in seats:
        await seat.until(partial(true, seat))


async def until_version(seats: Iterable[SeatAt], version: int) -> None:
    """Wait until each of the seats has heard of a version."""
    await until_all(seats, lambda seat: seat.version >= version)


def to_act(seats: list[SeatAt]) -> SeatAt:
    """The seat whose turn it is."""
    return next(seat for seat in seats if seat.to_act)


def waiting(seats: list[SeatAt]) -> SeatAt:
    """A seat whose turn it is not."""
    return next(seat for seat in seats if not seat.to_act)


async def plays_on(seats: list[SeatAt], moves: int = 4) -> None:
    """The table plays on: so many moves are accepted, in the next deal too, and everybody hears of them.

    A match that ends on the way has nothing left to play, and that is told to everybody.
    """
    chance = random.Random(1)
    for _ in range(moves):
        for seat in seats:
            await seat.ping()
        if not await _a_turn_comes(seats):
            return
        accepted = await to_act(seats).move(chance)
        await until_version(seats, accepted.version)


async def _a_turn_comes(seats: list[SeatAt]) -> bool:
    """Wait until it is somebody's turn, in the next deal if this one is over; False if the match is over."""
    async with asyncio.timeout(PATIENCE):
        while not any(seat.to_act for seat in seats):
            assert not any(seat.closed for seat in seats)
            if all(seat.state == "over" for seat in seats):
                return False
            if all(seat.state == "between_deals" for seat in seats):
                host = next(seat for seat in seats if seat.table is not None and seat.table.host == seat.seat)
                accepted = await host.next_deal()
                assert isinstance(accepted, Accepted), accepted
            await asyncio.sleep(0.01)
    return True
