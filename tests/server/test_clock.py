"""At zero the sheet's rule applies, whoever is or is not there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import msgspec

from rummykit import bots
from rummykit.play.actions import Discard, Draw, Rearrange
from rummykit.play.events import Discarded, Drew, Event, Rearranged, TimeRanOut
from rummykit.server.table import timing
from rummykit.server.table.entries import Acted, Entry, LineLost, Started, TimedOut
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Refused, Tried
from tests.server.guest import PATIENCE, SeatAt
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import playing, plays_on, ticking, to_act, until_all, waiting
from tests.server.test_table import new_log

Kind = TypeVar("Kind", bound=Event)


def last(events: Sequence[Event], kind: type[Kind]) -> Kind:
    """The newest event of a kind."""
    return next(event for event in reversed(events) if isinstance(event, kind))


async def clock_runs_out(seats: list[SeatAt]) -> SeatAt:
    """Wait for the time of the seat to act to run out; that seat."""
    late = to_act(seats)
    turn = turn_number(late)
    await until_all(seats, lambda seat: turn_number(seat) != turn)
    return late


def turn_number(seat: SeatAt) -> int:
    """The number of the turn that a seat has heard of last."""
    assert seat.view is not None
    return seat.view.turn_number


def held(seat: SeatAt) -> int:
    """How many cards a seat holds."""
    assert seat.view is not None
    return len(seat.view.hand)


async def test_an_untouched_table_of_tiles_is_a_pass(db: Path) -> None:
    async with serving(db) as place, ticking(place, "rummikub", 0.4) as seats:
        before = held(to_act(seats))
        late = await clock_runs_out(seats)
        assert last(late.events, TimeRanOut) == TimeRanOut(late.seat, restored=False)
        drew = last(late.events, Drew)
        assert (drew.seat, drew.count) == (late.seat, 1)
        assert held(late) == before + 1


async def test_the_draft_tried_last_counts_at_zero_and_a_wrong_one_costs_tiles(db: Path) -> None:
    async with serving(db) as place, drafting(place, "rummikub_classic", wrong_draft) as seats:
        mover = to_act(seats)
        late = await clock_runs_out(seats)
        assert late is mover
        assert last(late.events, TimeRanOut) == TimeRanOut(late.seat, restored=True)
        assert last(late.events, Drew).count == 3
        # The next turn has no draft yet.
        late = await clock_runs_out(seats)
        assert late is not mover
        assert last(late.events, TimeRanOut) == TimeRanOut(late.seat, restored=False)


async def test_a_right_draft_stands_at_zero(db: Path) -> None:
    async with serving(db) as place, drafting(place, "rummikub", first_meld) as seats:
        mover = to_act(seats)
        await clock_runs_out(seats)
        assert last(mover.events, Rearranged).seat == mover.seat
        assert last(mover.events, TimeRanOut).seat == mover.seat


def wrong_draft(mover: SeatAt) -> Rearrange | None:
    """Two tiles that are no set."""
    assert mover.view is not None
    return Rearrange((mover.view.hand[:2],))


def first_meld(mover: SeatAt) -> Rearrange | None:
    """A first meld, where one was dealt."""
    assert mover.view is not None
    meld = bots.choose("greedy", mover.rules, mover.view, random.Random(1))
    return meld if isinstance(meld, Rearrange) else None


@asynccontextmanager
async def drafting(place: Place, game: str, draft: Callable[[SeatAt], Rearrange | None]) -> AsyncIterator[list[SeatAt]]:
    """A table where the seat to act has tried out a draft, and its clock runs; with more time if it was too slow."""
    seconds = 0.6
    for dealt in range(256):
        async with ticking(place, game, seconds, seed=bytes([dealt] * 32)) as seats:
            mover = to_act(seats)
            tried = draft(mover)
            if tried is not None and isinstance(await mover.try_out(tried), Tried):
                yield seats
                return
            if tried is not None:
                seconds *= 2
    raise AssertionError("in none of these deals is there a draft")


async def test_in_a_game_of_cards_a_card_is_drawn_and_discarded(db: Path) -> None:
    async with serving(db) as place, ticking(place, "standard_rummy", 0.4) as seats:
        before = held(to_act(seats))
        late = await clock_runs_out(seats)
        assert last(late.events, TimeRanOut).seat == late.seat
        assert last(late.events, Drew).seat == late.seat
        assert last(late.events, Discarded).seat == late.seat
        assert held(late) == before


async def test_a_clock_runs_for_the_whole_turn_not_for_an_action(db: Path) -> None:
    async with serving(db) as place, ticking(place, "standard_rummy", 300.0) as seats:
        mover = to_act(seats)
        assert mover.clock is not None
        assert mover.clock.seat == mover.seat
        assert mover.clock.turn_ms == 300_000
        first = mover.clock.left_ms
        await asyncio.sleep(0.3)
        await mover.move(random.Random(1))
        assert mover.clock.left_ms <= first - 250


async def test_a_late_action_is_refused_and_the_table_plays_on(db: Path) -> None:
    async with serving(db) as place, ticking(place, "standard_rummy", 0.3) as seats:
        mover, stale = to_act(seats), to_act(seats).version
        await clock_runs_out(seats)
        refused = await mover.act(Rearrange(()), stale)
        assert isinstance(refused, Refused)
        assert refused.code == "stale_version"
        await clock_runs_out(seats)


async def test_a_deadline_survives_a_restart(db: Path) -> None:
    async with serving(db) as place, ticking(place, "rummikub", 2.0) as seats:
        table, version, guest = seats[0].table, seats[0].version, seats[0].guest
        assert table is not None
        await asyncio.sleep(0.3)
    async with serving(db) as place:
        async with guest.moved(place.port).at(table.id, version) as ann:
            if ann.version == version:
                assert ann.clock is not None
                assert ann.clock.left_ms <= 1700
        # Nobody is here, and the clock runs out all the same.
        async with asyncio.timeout(PATIENCE):
            while not any(isinstance(entry, TimedOut) for entry in await log_of(place, table.id)):
                await asyncio.sleep(0.01)
        log = await log_of(place, table.id)
        started, out = (next(entry for entry in log if isinstance(entry, kind)) for kind in (Started, TimedOut))
        assert out.at - started.at >= 2.0


async def log_of(place: Place, table: str) -> Sequence[Entry]:
    """The log of a table so far."""
    return await place.store.log(table)


async def test_a_clock_that_ran_out_while_the_server_was_down_leaves_a_grace(db: Path) -> None:
    async with serving(db) as place, ticking(place, "rummikub", 1.0) as seats:
        table, guest = seats[0].table, seats[0].guest
        assert table is not None
    await asyncio.sleep(1.0)
    async with (
        serving(db, limits=replace(PATIENT, grace_seconds=60.0)) as place,
        guest.moved(place.port).at(table.id) as ann,
    ):
        assert ann.clock is not None
        assert 1500 < ann.clock.left_ms <= 60_000


async def test_the_grace_after_an_outage_counts_from_when_one_comes_back_for_the_first_time(db: Path) -> None:
    async with serving(db) as place, ticking(place, "rummikub", 1.0) as seats:
        late, other = to_act(seats), next(seat for seat in seats if not seat.to_act)
        assert late.table is not None
    await asyncio.sleep(1.0)
    async with (
        serving(db, limits=replace(PATIENT, grace_seconds=300.0)) as place,
        other.guest.moved(place.port).at(late.table.id) as waits,
    ):
        assert waits.clock is not None
        async with late.guest.moved(place.port).at(late.table.id) as back:
            assert back.clock is not None
            assert waits.clock.left_ms <= 300_000
            assert 299_000 < back.clock.left_ms == back.clock.turn_ms
            await asyncio.sleep(0.2)
        async with late.guest.moved(place.port).at(late.table.id) as again:
            assert again.clock is not None
            assert again.clock.left_ms <= 300_000 - 200, "the grace is not given anew"
            await again.move(random.Random(1))
            await again.until(lambda: again.clock is not None and again.clock.seat != again.seat)
            assert again.clock.turn_ms == 1000


async def test_a_table_whose_people_have_left_plays_on_by_its_clock(db: Path) -> None:
    async with serving(db) as place:
        async with ticking(place, "standard_rummy", 0.02, seats=3, bots=2) as seats:
            ann = seats[0]
            assert ann.table is not None
        async with ann.guest.at(ann.table.id) as back:
            await back.until(lambda: back.state != "playing")
            assert back.score is not None
            assert back.score.rows


async def test_no_clock_runs_at_a_table_without_one(db: Path) -> None:
    async with serving(db) as place, playing(place, turn_seconds=None) as seats:
        assert seats[0].clock is None
        await plays_on(seats)
        assert all(seat.clock is None for seat in seats)


async def test_the_sheets_own_clock_is_the_default(db: Path) -> None:
    async with serving(db) as place, playing(place, game="rummikub", turn_seconds="sheet") as seats:
        assert seats[0].table is not None
        assert seats[0].table.turn_seconds == seats[0].rules.turn_seconds == 120
        assert seats[0].clock is not None
        assert 110_000 < seats[0].clock.left_ms <= 120_000


def bank_left_after(*turns: float) -> tuple[Table, list[float]]:
    """A match of two with 60 seconds a turn and a bank of 30, and what seat after seat has left when it has drawn and
    discarded after so many seconds."""
    log = new_log("standard_rummy", seats=2, people=2)
    table, _ = Table.replay("t", [msgspec.structs.replace(log[0], bank_seconds=30.0), *log[1:]])
    now, left = table.turn_began, []
    for seconds in turns:
        now += seconds
        seat = table.turn
        assert seat is not None
        table.apply(Acted(at=now, seat=seat, action=Draw(source="stock")))
        assert table.match is not None
        card = table.match.deal.view(seat).hand[0]
        table.apply(Acted(at=now, seat=seat, action=Discard(card)))
        left.append(table.extra_time.in_bank(seat))
    return table, left


def test_a_bank_gives_what_a_turn_takes_beyond_its_time() -> None:
    table, left = bank_left_after(10, 75, 60, 20, 61)
    assert left == [30, 15, 30, 15, 29]
    assert (table.turn_length, timing.deadline(table)) == (60 + 15, table.turn_began + 75)
    assert timing.bank_left(table) == 15


def test_a_turn_that_ran_out_has_used_up_the_bank() -> None:
    _, left = bank_left_after(10, 90)
    assert left == [30, 0]
    _, left = bank_left_after(10, 400)
    assert left == [30, 0]


async def test_who_loses_the_line_in_a_turn_has_more_time_once_a_deal(db: Path) -> None:
    limits = replace(PATIENT, lost_line_seconds=0.6)
    async with serving(db, limits=limits) as place, ticking(place, "standard_rummy", 1.0) as seats:
        gone, here = to_act(seats), waiting(seats)
        assert here.table is not None
        id = here.table.id
        await gone.stop()
        await here.until(lambda: turn_number(here) > 3)
        log = await log_of(place, id)
    seat = gone.seat
    ended = [(type(entry), entry.at) for entry in log if isinstance(entry, LineLost | TimedOut) and entry.seat == seat]
    assert [kind for kind, _ in ended[:3]] == [LineLost, TimedOut, TimedOut]
    assert ended[1][1] - ended[0][1] > 0.5
