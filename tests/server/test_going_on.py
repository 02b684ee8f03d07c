"""A table goes on when those who are there have agreed, or when a countdown that everybody sees is over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from rummykit.server.limits import Limits
from rummykit.server.table import timing
from rummykit.server.table.entries import Agreed, Arrived, Entry, Lapsed, NextDealt, Resumed
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Accepted, Pause, Refused
from rummykit.server.wire.table_messages import GoingOn
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import begun, between_deals, played, playing, plays_on, ticking, to_act, until_all

SLOW = replace(PATIENT, agree_seconds=60.0)
QUICK = replace(PATIENT, agree_seconds=0.3)


@asynccontextmanager
async def scored(place: Place, **asked: Any) -> AsyncIterator[list[SeatAt]]:
    """A table where a deal has just been scored, with everybody there."""
    table, guests = await played(place, between_deals, **asked)
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(guest.at(table)) for guest in guests]
        for seat in seats:
            await seat.until(lambda seat=seat: len(going_on(seat).asked) == len(guests))  # type: ignore[misc]
        yield seats


def going_on(seat: SeatAt) -> GoingOn:
    """What a seat has been told of how the table goes on."""
    assert seat.table is not None
    assert seat.table.going_on is not None
    return seat.table.going_on


async def until_logged(place: Place, table: str, kind: type[Entry]) -> Entry:
    """Wait until an entry of a kind is in the log of a table; the newest one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = [entry for entry in await place.store.log(table) if isinstance(entry, kind)]
            if found:
                return found[-1]
            await asyncio.sleep(0.01)


def table_of(seat: SeatAt) -> str:
    """The id of a seat's table."""
    assert seat.table is not None
    return seat.table.id


# --- the next deal


async def test_the_next_deal_waits_for_all_who_are_there(db: Path) -> None:
    async with serving(db, limits=SLOW) as place, scored(place, seats=3) as seats:
        ann, ben, cy = seats
        assert going_on(ann) == GoingOn(to="next_deal", agreed=(), asked=(0, 1, 2))
        for asks, waited in ((ben, (0, 2)), (ann, (2,))):
            assert isinstance(await asks.next_deal(), Accepted)
            await cy.until(lambda waited=waited: going_on(cy).asked == waited)  # type: ignore[misc]
        told = going_on(cy)
        assert told.agreed == (1, 0)
        assert told.total_ms == 60_000
        assert told.left_ms is not None
        assert told.left_ms <= 60_000
        # Asking again changes nothing.
        version = ann.version
        assert isinstance(await ann.next_deal(), Accepted)
        assert (ann.version, ann.state) == (version, "between_deals")
        assert isinstance(await cy.next_deal(), Accepted)
        await until_all(seats, lambda seat: seat.state == "playing")
        assert ann.table is not None
        assert ann.table.going_on is None
        await plays_on(seats)
        refused = await ann.next_deal()
        assert isinstance(refused, Refused)
        assert refused.code == "deal_not_over"


async def test_the_next_deal_comes_when_the_countdown_is_over(db: Path) -> None:
    async with serving(db, limits=QUICK) as place, scored(place) as seats:
        assert isinstance(await seats[1].next_deal(), Accepted)
        assert seats[0].state == "between_deals"
        await until_all(seats, lambda seat: seat.state == "playing")
        log = await place.store.log(table_of(seats[0]))
        agreed, dealt = log[-2], log[-1]
        assert isinstance(agreed, Agreed)
        assert isinstance(dealt, NextDealt)
        assert dealt.at >= agreed.until == agreed.at + 0.3
        assert dealt.seat == 1


async def test_with_bots_alone_the_next_deal_comes_at_once(db: Path) -> None:
    async with serving(db, limits=SLOW) as place, scored(place, seats=3, automatic=2) as [ann]:
        await ann.next_deal()
        assert ann.table is not None
        await ann.until(lambda: ann.state == "playing")
        assert not any(isinstance(entry, Agreed) for entry in await place.store.log(table_of(ann)))


async def test_who_is_away_is_not_waited_for(db: Path) -> None:
    async with serving(db, limits=SLOW) as place, scored(place, seats=3) as seats:
        ann, ben, cy = seats
        await cy.stop()
        await ann.until(lambda: going_on(ann).asked == (0, 1))
        await ann.next_deal()
        # Ben goes without a word.
        await ben.stop()
        await ann.until(lambda: ann.state == "playing")


async def test_a_line_that_breaks_for_a_moment_is_not_gone(db: Path) -> None:
    limits = replace(SLOW, reconnect_seconds=2.0)
    async with serving(db, limits=limits) as place, scored(place) as seats:
        ann, ben = seats
        await asyncio.sleep(2.0)  # since the table was loaded
        await ann.next_deal()
        await ben.stop()
        await ann.until(lambda: going_on(ann).asked == ())
        async with ben.guest.at(table_of(ann)) as again:
            await asyncio.sleep(2.1)
            assert again.state == "between_deals"
            await again.stop()
            await ann.until(lambda: ann.state == "playing")


async def test_a_countdown_survives_a_restart(db: Path) -> None:
    limits = replace(PATIENT, agree_seconds=2.0, reconnect_seconds=1.0)
    async with serving(db, limits=limits) as place, scored(place) as seats:
        await seats[0].next_deal()
        guests, table = [seat.guest for seat in seats], table_of(seats[0])
        agreed = await until_logged(place, table, Agreed)
        await asyncio.sleep(0.3)
    async with serving(db, limits=limits) as place:
        ann, ben = (guest.moved(place.port) for guest in guests)
        async with ann.at(table) as one, ben.at(table) as other:
            if one.state == "between_deals":
                assert going_on(one).agreed == (0,)
                assert (going_on(one).left_ms or 0) <= 1700
            await until_all([one, other], lambda seat: seat.state == "playing")
            dealt = await until_logged(place, table, NextDealt)
            assert isinstance(agreed, Agreed)
            assert dealt.at >= agreed.until


async def test_the_table_is_woken_for_its_countdown_and_rests_when_nobody_is_there(db: Path) -> None:
    async with serving(db, limits=QUICK) as place, scored(place) as seats:
        ann, ben = seats
        table = table_of(ann)
        await ben.next_deal()
        assert timing.due(place.rooms._rooms[table].table) == place.rooms._rooms[table].table.agreement.until
        for seat in (ben, ann):
            await seat.stop()
        await until_logged(place, table, Lapsed)
        room = place.rooms._rooms[table]
        assert (room.table.state, timing.due(room.table)) == ("between_deals", None)
        # Who comes back agrees anew.
        async with ann.guest.at(table) as again:
            assert going_on(again) == GoingOn(to="next_deal", agreed=(), asked=(0,))
            await again.next_deal()
            await again.until(lambda: again.state == "playing")


async def test_what_comes_to_nothing_again_and_again_does_not_fill_the_log(db: Path) -> None:
    two_sat_down_and_one_lapse = 3
    limits = replace(PATIENT, agree_seconds=1.0, entries_beside_moves=two_sat_down_and_one_lapse)
    async with serving(db, limits=limits) as place, scored(place) as [ann, ben]:
        table = table_of(ann)
        await ann.next_deal()
        await ann.stop()
        await ben.stop()
        await until_logged(place, table, Lapsed)
        async with ann.guest.at(table) as one, ben.guest.at(table) as other:
            await other.next_deal()
            await other.stop()
            await one.stop()
        await until_logged(place, table, NextDealt)


async def test_a_bot_and_who_has_left_the_match_are_not_asked(db: Path) -> None:
    async with serving(db) as place:
        log, _ = await begun(place, "standard_rummy", None, seats=4, automatic=1)
        table, _ = Table.replay("x", log)
        assert asked_of(table) == {0, 1, 2}
        table.left.add(2)
        assert asked_of(table) == {0, 1}


def asked_of(table: Table) -> frozenset[int]:
    """Whom a table asks when all seats are present."""
    from rummykit.server.table.agreement import asked

    return asked(table, set(range(len(table.seats))))


# --- the end of a pause


@asynccontextmanager
async def resting(place: Place, people: int = 2, **asked: Any) -> AsyncIterator[list[SeatAt]]:
    """A table that rests, with everybody there."""
    async with playing(place, people, **({"turn_seconds": 60} | asked)) as seats:
        for seat in seats:
            assert isinstance(await seat.ask(Pause, wanted=True), Accepted)
        await until_all(seats, paused)
        yield seats


def paused(seat: SeatAt) -> bool:
    """Whether the table of a seat rests."""
    return seat.table is not None and seat.table.paused


def goes_on(seat: SeatAt) -> bool:
    """Whether it does not."""
    return not paused(seat)


async def test_a_pause_ends_when_all_agree(db: Path) -> None:
    async with serving(db, limits=SLOW) as place, resting(place) as [ann, ben]:
        assert going_on(ben) == GoingOn(to="resume", agreed=(), asked=(0, 1))
        assert ben.clock is None
        assert isinstance(await ann.ask(Pause, wanted=False), Accepted)
        await ben.until(lambda: going_on(ben).agreed == (0,))
        assert paused(ben)
        assert isinstance(await ben.ask(Pause, wanted=False), Accepted)
        await until_all([ann, ben], goes_on)
        await plays_on([ann, ben])


async def test_who_is_away_in_a_pause_has_the_countdown_to_come_back(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, agree_seconds=1.5)) as place, resting(place) as [ann, ben]:
        await ben.stop()
        await ann.ask(Pause, wanted=False)
        await ann.until(lambda: going_on(ann).agreed == (0,))
        assert going_on(ann).asked == (1,)
        await ann.until(lambda: goes_on(ann))
        log = await place.store.log(table_of(ann))
        agreed, resumed = log[-2], log[-1]
        assert isinstance(agreed, Agreed)
        assert isinstance(resumed, Resumed)
        assert resumed.at >= agreed.until


async def test_alone_with_bots_one_pauses_and_goes_on_at_once(db: Path) -> None:
    async with serving(db, limits=SLOW) as place, resting(place, 1, seats=3, bots=2) as [ann]:
        assert isinstance(await ann.ask(Pause, wanted=False), Accepted)
        await ann.until(lambda: goes_on(ann))


# --- the clock of the first turn


async def test_the_first_clock_waits_for_its_person(db: Path) -> None:
    limits = replace(PATIENT, arrival_seconds=60.0)
    async with serving(db, limits=limits) as place:
        ann = Guest(place.port, "Ann")
        made = await ann.make(game="standard_rummy", seats=2, bots=1, start=True, turn_seconds=15)
        await asyncio.sleep(1.5)
        async with ann.at(made.id) as seat:
            await seat.until(lambda: seat.to_act)
            assert seat.clock is not None
            assert seat.clock.left_ms > 14_000
            assert isinstance(await until_logged(place, made.id, Arrived), Arrived)


async def a_first_turn(place: Place, until: Callable[[float], float]) -> tuple[str, list[Guest], int]:
    """A table of two whose match has begun while nobody was there: its id, its people, and whose turn it is."""
    log, guests = await begun(place, "standard_rummy", 15.0)
    now = place.rooms.services.now()
    log[-1] = msgspec.structs.replace(log[-1], awaited=(0, 1), awaited_until=until(now))
    table, _ = Table.replay("x", log)
    assert table.turn is not None
    assert (timing.deadline(table), timing.due(table)) == (None, until(now))
    return await place.rooms.services.found(log), guests, table.turn


async def test_others_see_who_is_awaited_and_no_clock_runs(db: Path) -> None:
    async with serving(db) as place:
        table, guests, turn = await a_first_turn(place, lambda now: now + 60)
        async with guests[1 - turn].at(table) as other:
            assert other.clock is None
            assert other.table is not None
            assert other.table.awaited is not None
            assert (other.table.awaited.seat, other.table.awaited.left_ms > 50_000) == (turn, True)
            async with guests[turn].at(table):
                await other.until(lambda: other.clock is not None and other.clock.left_ms > 14_000)
                await other.until(lambda: other.table is not None and other.table.awaited is None)


async def test_nobody_is_awaited_for_ever(db: Path) -> None:
    async with serving(db) as place:
        table, guests, turn = await a_first_turn(place, lambda now: now + 0.5)
        async with guests[1 - turn].at(table) as other:
            await other.until(lambda: other.clock is not None)
            assert other.clock is not None
            assert (other.clock.seat, other.clock.turn_ms) == (turn, 15_000)


async def test_a_table_that_awaits_somebody_is_woken(db: Path) -> None:
    async with serving(db) as place:
        table, _, _ = await a_first_turn(place, lambda now: now + 1.0)
    async with serving(db) as place:
        await until_logged(place, table, Arrived)


async def test_who_is_here_when_the_match_begins_is_not_awaited(db: Path) -> None:
    async with serving(db, limits=Limits()) as place, ticking(place, "standard_rummy", 60.0) as seats:
        assert to_act(seats).clock is not None
    async with serving(db) as place, playing(place, 2, turn_seconds=15) as seats:
        assert seats[0].clock is not None
        assert seats[0].table is not None
        assert seats[0].table.awaited is None
