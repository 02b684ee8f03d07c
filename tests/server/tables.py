"""Tables to test at, and the proof that one still plays."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

from rummykit import bots, games
from rummykit.server.table.entries import Acted, Created, Entry, NextDealt, SatDown, Started
from rummykit.server.table.guests import key_of
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Accepted
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.serving import Place

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Flo")
SEED = bytes([7] * 32)
"""By which these matches are dealt, so that they are the same in every run."""


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
    place: Place, game: str, seconds: float, seats: int = 2, bots: int = 0, seed: bytes = SEED
) -> AsyncIterator[list[SeatAt]]:
    """A match that has begun, with a clock of so few seconds as nobody can ask for."""
    log, guests = await begun(place, game, seconds, seats, bots, seed=seed)
    table = await place.rooms.services.found(log)
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest.at(table)) for guest in guests]


async def begun(
    place: Place,
    game: str,
    seconds: float | None,
    seats: int = 2,
    automatic: int = 0,
    *,
    seed: bytes = SEED,
    people: Sequence[Guest] = (),
    at: float | None = None,
    **created: Any,
) -> tuple[list[Entry], list[Guest]]:
    """The log of a match that has just begun, or began `at` some time, at a table that is not in the store yet, and its
    people: these or new ones."""
    guests = list(people) or [Guest(place.port, name) for name in NAMES[: seats - automatic]]
    now = place.rooms.services.now() if at is None else at
    rules = games.get(game, **created.get("options", {}))
    log: list[Entry] = [
        Created(
            at=now,
            game=game,
            sheet=rules.version,
            seats=seats,
            bots=automatic,
            bot_level="greedy",
            turn_seconds=seconds,
            **({"options": {}} | created),
        )
    ]
    for number, guest in enumerate(guests):
        await guest.make(game=game)  # gets it a cookie
        log.append(SatDown(at=now, seat=number, name=guest.name, key=str(key_of(guest.secret))))
    return [*log, Started(at=now, seed=seed)], guests


async def played(
    place: Place, until: Callable[[Table], bool], game: str = "standard_rummy", **asked: Any
) -> tuple[str, list[Guest]]:
    """A table where greedy play, deal after deal, has led to something; its id and its people, who are not there."""
    log, guests = await begun(place, game, **({"seconds": None} | asked))
    table, _ = Table.replay("x", log)
    chance, now = random.Random(1), log[0].at
    while not until(table):
        assert table.match is not None
        seat = table.turn
        assert seat is not None or table.state == "between_deals", "the match is over before that"
        if seat is None:
            log.append(NextDealt(at=now, seat=0))
        else:
            action = bots.choose("greedy", table.rules, table.match.deal.view(seat), chance)
            log.append(Acted(at=now, seat=seat, action=action))
        table.apply(log[-1])
    return await place.rooms.services.found(log), guests


def between_deals(table: Table) -> bool:
    """A deal is over, and another is to come."""
    return table.state == "between_deals"


def over(table: Table) -> bool:
    """The match is over."""
    return table.state == "over"


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


async def rematch(seats: Sequence[SeatAt]) -> str:
    """Everybody wants a rematch; the id of its table."""
    answers = await asyncio.gather(*(seat.rematch() for seat in seats))
    assert all(isinstance(answer, Accepted) for answer in answers), answers
    await until_all(seats, lambda seat: seat.table is not None and seat.table.next_table is not None)
    (new,) = {seat.table.next_table for seat in seats if seat.table is not None}
    assert new is not None
    return new


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
                for answer in await asyncio.gather(*(seat.next_deal() for seat in seats)):
                    assert isinstance(answer, Accepted) or answer.code == "deal_not_over", answer
            await asyncio.sleep(0.01)
    return True
