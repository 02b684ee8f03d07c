"""A clock of the machine that is set while people play changes no turn, and nothing that is told of the time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from rummykit.server.steady_clock import SteadyClock
from rummykit.server.table.entries import Agreed, Entry, Started, TimedOut
from rummykit.server.table.loading import load
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.socket_messages import Accepted, Pause, Welcome
from tests.server.guest import PATIENCE, SeatAt
from tests.server.serving import PATIENT, serving
from tests.server.tables import begun, between_deals, played, playing, plays_on, ticking, to_act, until_all, waiting
from tests.server.test_clock import clock_runs_out, log_of

HOUR = 3600.0
TURN = 300
JUMPS = [HOUR, -HOUR]
Jump = Callable[[float], None]


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Jump:
    """Set the machine's clock forward, or back, by some seconds."""
    real, ahead = time.time, 0.0

    def jumped(seconds: float) -> None:
        nonlocal ahead
        ahead += seconds

    monkeypatch.setattr(time, "time", lambda: real() + ahead)
    return jumped


@pytest.fixture
def asleep(monkeypatch: pytest.MonkeyPatch, jump: Jump) -> Jump:
    """Let the machine sleep for some seconds: nothing happens meanwhile, and its clocks have gone on."""
    real, slept = time.clock_gettime, 0.0

    def sleep(seconds: float) -> None:
        nonlocal slept
        slept += seconds
        jump(seconds)

    monkeypatch.setattr(time, "clock_gettime", lambda number: real(number) + slept)
    return sleep


needs_boot_time = pytest.mark.skipif(not hasattr(time, "CLOCK_BOOTTIME"), reason="no clock counts sleep here")


def left(seat: SeatAt) -> float:
    """The seconds that a seat was told are left of a whole turn."""
    assert seat.clock is not None
    assert seat.clock.turn_ms == TURN * 1000
    return told_left(seat)


def told_left(seat: SeatAt) -> float:
    """The seconds that a seat was told are left."""
    assert seat.clock is not None
    return seat.clock.left_ms / 1000


def test_a_steady_clock_goes_on_where_the_machine_s_jumps_and_follows_it_slowly(
    jump: Jump, monkeypatch: pytest.MonkeyPatch
) -> None:
    passing, wall = 50.0, 1000.0
    monkeypatch.setattr(time, "clock_gettime", lambda _: passing)
    monkeypatch.setattr(time, "CLOCK_BOOTTIME", 7, raising=False)
    monkeypatch.setattr(time, "time", lambda: wall)
    clock = SteadyClock()
    assert clock() == 1000.0
    passing, wall = 60.0, 1010.0
    assert clock() == 1010.0
    wall -= HOUR
    assert clock() == 1010.0
    passing, wall = 160.0, wall + 100.0
    assert clock() == pytest.approx(1109.0), "a hundredth slower"
    for _ in range(400):
        passing, wall = passing + 1000.0, wall + 1000.0
        clock()
    assert clock() == pytest.approx(wall)


@pytest.mark.parametrize("seconds", JUMPS)
async def test_a_jump_changes_no_turn_and_no_clock_that_is_told(db: Path, jump: Jump, seconds: float) -> None:
    began = time.monotonic()
    async with serving(db) as place, playing(place, game="standard_rummy", turn_seconds=TURN) as seats:
        jump(seconds)
        assert seats[0].table is not None
        async with seats[0].guest.at(seats[0].table.id) as back:
            assert TURN - 2 * (time.monotonic() - began) - 1 <= left(back) <= TURN
        await plays_on(seats, 6)
        assert 0 < left(seats[1]) <= TURN
        async with playing(place, game="standard_rummy", turn_seconds=TURN) as later:
            assert 0 < left(later[0]) <= TURN
        jump(-2 * seconds)
        await plays_on(seats, 6)
        assert 0 < left(seats[0]) <= TURN
        assert (await seats[0].guest.look(seats[0].table.id)).seats[1].away_ms is None


@pytest.mark.parametrize("seconds", JUMPS)
async def test_turns_end_as_they_would_have(db: Path, jump: Jump, seconds: float) -> None:
    async with serving(db) as place, ticking(place, "standard_rummy", 0.5) as seats:
        began = time.monotonic()
        jump(seconds)
        for _ in range(3):
            await clock_runs_out(seats)
        assert time.monotonic() - began > 0.9, "none ended before its time"


@pytest.mark.parametrize("seconds", JUMPS)
async def test_a_server_that_starts_after_a_jump_takes_up_tables_as_they_are(
    db: Path, jump: Jump, seconds: float
) -> None:
    limits = replace(PATIENT, grace_seconds=30.0)
    async with (
        serving(db, limits=limits) as place,
        playing(place, game="standard_rummy", turn_seconds=TURN) as seats,
    ):
        await plays_on(seats, 3)
        assert seats[0].table is not None
        table, guests = seats[0].table.id, [seat.guest for seat in seats]
    jump(seconds)
    async with (
        serving(db, limits=limits) as place,
        guests[0].moved(place.port).at(table) as ann,
        guests[1].moved(place.port).at(table) as ben,
    ):
        if seconds < 0:
            assert TURN - PATIENCE < left(ann) <= TURN, "the turn began in the future, so now"
        else:
            assert 0 < left(ann) <= 30.0, "the turn was over, but for the grace"
        mover = to_act([ann, ben])
        while to_act([ann, ben]) is mover:
            await plays_on([ann, ben], 1)
        assert 0 < left(ann) <= TURN


async def test_what_is_waited_for_in_the_future_is_waited_for_from_now_on(db: Path) -> None:
    async with serving(db) as place:
        now = place.rooms.services.now()
        log, _ = await begun(place, "standard_rummy", TURN)
        assert isinstance(log[-1], Started)
        later: list[Entry] = [
            *log[:-1],
            structs.replace(log[-1], at=now + HOUR, awaited=(0, 1), awaited_until=now + HOUR + 30.0),
        ]
        read = await load(await place.rooms.services.found(later), place.rooms.services)
        assert now <= read.table.turn_began <= place.rooms.services.now()
        assert read.table.awaited_until - read.table.turn_began == pytest.approx(30.0)

        table, _ = await played(place, between_deals)
        version = len(await log_of(place, table))
        agreed = Agreed(at=now + HOUR, seat=0, to="next_deal", until=now + HOUR + 20.0)
        await place.store.append(table, version, place.rooms.services.owner, [agreed], due=None)
        agreement = (await load(table, place.rooms.services)).table.agreement
        assert agreement.until is not None
        assert agreement.until - place.rooms.services.now() <= 20.0


async def test_who_waits_is_told_how_long_by_the_same_clock(db: Path, jump: Jump) -> None:
    limits = replace(PATIENT, agree_seconds=300.0, reconnect_seconds=300.0)
    async with serving(db, limits=limits) as place:
        table, guests = await played(place, between_deals)
        async with guests[0].at(table) as ann, guests[1].at(table) as ben:
            assert isinstance(await ann.next_deal(), Accepted)
            jump(-HOUR)
            await ben.stop()
            await ann.until(lambda: ann.table is not None and not ann.table.seats[1].connected)
            assert ann.table is not None
            assert ann.table.going_on is not None
            assert 0 < (ann.table.going_on.left_ms or 0) <= 300_000
            assert 0 <= (ann.table.seats[1].away_ms or 0) < PATIENCE * 1000


@needs_boot_time
async def test_a_server_that_stood_still_costs_nobody_a_turn(db: Path, asleep: Jump) -> None:
    limits = replace(PATIENT, grace_seconds=2.0 * TURN)
    async with (
        serving(db, limits=limits) as place,
        playing(place, game="standard_rummy", turn_seconds=TURN) as seats,
        playing(place, game="rummikub", turn_seconds=TURN) as others,
    ):
        assert seats[0].table is not None
        asleep(HOUR)
        async with to_act(seats).guest.at(seats[0].table.id) as back:
            assert TURN < told_left(back) <= 2 * TURN, "who comes back has time to look"
        mover = to_act(others)
        await mover.until(lambda: TURN < told_left(mover) <= 2 * TURN)  # who was there all the time is told so too
        await plays_on(seats, 6)
        await plays_on(others, 6)
        for seat in (seats[0], others[0]):
            assert seat.table is not None
            assert not any(isinstance(entry, TimedOut) for entry in await log_of(place, seat.table.id))


@needs_boot_time
async def test_who_was_away_meanwhile_has_time_to_come_back(db: Path, asleep: Jump) -> None:
    limits = replace(PATIENT, away_grace_seconds=300.0)
    async with serving(db, limits=limits) as place, playing(place, 2, stand_in=True) as seats:
        gone, here = to_act(seats), waiting(seats)
        assert gone.table is not None
        await gone.stop()
        await here.until(lambda: here.table is not None and not here.table.seats[gone.seat].connected)
        asleep(HOUR)
        await here.until(lambda: len(here.answers(Welcome)) > 1)
        async with gone.guest.at(gone.table.id) as back:
            assert (back.version, back.to_act) == (here.version, True)
            assert not any(isinstance(entry, TimedOut) for entry in await log_of(place, gone.table.id))


async def pauses(seats: Sequence[SeatAt], *, wanted: bool) -> None:
    """Everybody wants a pause, or its end."""
    for seat in seats:
        assert isinstance(await seat.ask(Pause, wanted=wanted), Accepted)
    await until_all(seats, lambda seat: seat.table is not None and seat.table.paused == wanted)


@needs_boot_time
async def test_a_pause_takes_nothing_from_the_time_that_people_have_after_an_outage(
    db: Path, jump: Jump, asleep: Jump, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rooms, "_notice_standstill", lambda _: None)  # the pause is long, not the machine asleep
    limits = replace(PATIENT, grace_seconds=2.0 * TURN)
    async with serving(db) as place, playing(place, game="standard_rummy", turn_seconds=TURN) as seats:
        await plays_on(seats, 3)
        assert seats[0].table is not None
        table, guests = seats[0].table.id, [seat.guest for seat in seats]
    jump(HOUR)
    async with (
        serving(db, limits=limits) as place,
        guests[0].moved(place.port).at(table) as ann,
        guests[1].moved(place.port).at(table) as ben,
    ):
        await pauses([ann, ben], wanted=True)
        asleep(HOUR)
        await pauses([ann, ben], wanted=False)
        await ben.until(lambda: ben.clock is not None)
        assert TURN < told_left(ben) <= 2 * TURN


async def test_a_clock_does_not_strike_that_has_been_put_off_meanwhile(db: Path) -> None:
    async with serving(db) as place, playing(place, game="standard_rummy", turn_seconds=TURN) as seats:
        assert seats[0].table is not None
        async with place.rooms.visit(seats[0].table.id) as room:
            await room._moves._time_runs_out(room.table.version)
        await plays_on(seats, 2)
        assert not any(isinstance(entry, TimedOut) for entry in await log_of(place, seats[0].table.id))
