"""A host who has vanished blocks no table: the first person who is there decides, until the host is back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rummykit.server.wire.socket_messages import Accepted, SendAway, SetSeat, SetTurnTime
from tests.server.guest import SeatAt
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing, plays_on, seated, until_all
from tests.server.test_people import refused, stood_in

SOON = replace(PATIENT, host_away_seconds=0.2)
NEVER = replace(PATIENT, host_away_seconds=1e6)


def host(seat: SeatAt) -> int:
    """The host, as a seat was told."""
    assert seat.table is not None
    return seat.table.host


def votes_needed(seat: SeatAt) -> int:
    """How many must want that somebody is sent away, as a seat was told."""
    assert seat.table is not None
    return seat.table.votes_needed


def votes(seat: SeatAt, other: int) -> tuple[int, ...]:
    """Who wants another seat's person sent away, as a seat was told."""
    assert seat.table is not None
    return seat.table.seats[other].votes


async def test_while_the_host_is_away_the_first_who_is_here_decides(db: Path) -> None:
    async with serving(db, limits=SOON) as place, playing(place, 3, game="standard_rummy", stand_in=False) as seats:
        ann, ben, cy = seats
        await refused(ben, "not_host", SetTurnTime, seconds=60)
        await ann.stop()
        await until_all([ben, cy], lambda seat: host(seat) == 1)
        assert ben.table is not None
        assert (await cy.guest.look(ben.table.id)).host == 1
        await refused(cy, "not_host", SetTurnTime, seconds=60)
        assert isinstance(await ben.ask(SetTurnTime, seconds=60), Accepted)
        assert isinstance(await ben.ask(SetSeat, seat=0, bot=True), Accepted)
        await plays_on([ben, cy])
        # The next who vanishes passes it on as well.
        await ben.stop()
        await cy.until(lambda: host(cy) == 2)
        assert isinstance(await cy.ask(SetTurnTime, seconds=120), Accepted)
        async with ann.guest.at(ben.table.id) as back:
            assert host(back) == 0
            await cy.until(lambda: host(cy) == 0 and not stood_in(cy, 0))
            await refused(cy, "not_host", SetTurnTime, seconds=60)
            assert isinstance(await back.ask(SetTurnTime, seconds=60), Accepted)


async def test_a_host_who_is_away_for_a_moment_stays_host(db: Path) -> None:
    async with serving(db, limits=NEVER) as place, playing(place, 2) as [ann, ben]:
        await ann.stop()
        await ben.until(lambda: ben.table is not None and not ben.table.seats[0].connected)
        assert host(ben) == 0
        await refused(ben, "not_host", SendAway, seat=0)


async def test_whoever_is_here_begins_the_match_of_a_host_who_has_vanished(db: Path) -> None:
    async with serving(db, limits=SOON) as place, seated(place, 3) as [ann, ben, cy]:
        await ann.stop()
        await ben.until(lambda: host(ben) == 1)
        assert isinstance(await ben.ask(SendAway, seat=0), Accepted)
        assert isinstance(await cy.ask(SendAway, seat=0), Accepted)
        await until_all([ben, cy], lambda seat: host(seat) == 1 and votes_needed(seat) == 0)
        assert isinstance(await ben.start(), Accepted)
        await until_all([ben, cy], lambda seat: seat.state == "playing")


async def test_a_host_who_does_not_come_back_after_a_restart_is_away(db: Path) -> None:
    async with serving(db) as place, playing(place, 3) as seats:
        assert seats[0].table is not None
        table, guests = seats[0].table.id, [seat.guest for seat in seats[1:]]
    async with (
        serving(db, limits=SOON) as place,
        guests[0].moved(place.port).at(table) as ben,
        guests[1].moved(place.port).at(table) as cy,
    ):
        await until_all([ben, cy], lambda seat: host(seat) == 1)
        assert isinstance(await ben.ask(SetSeat, seat=0, bot=True), Accepted)
        await plays_on([ben, cy])


async def test_where_nobody_else_is_here_the_host_stays(db: Path) -> None:
    async with serving(db, limits=SOON) as place, playing(place, 2, watchers=True) as [ann, ben]:
        assert ann.table is not None
        await ann.stop()
        await ben.until(lambda: host(ben) == 1)
        await ben.stop()
        async with ann.guest.at(ann.table.id) as back:
            assert host(back) == 0


async def test_while_the_host_is_away_those_who_are_here_vote_whom_to_send_away(db: Path) -> None:
    async with serving(db, limits=SOON) as place, playing(place, 4, game="standard_rummy", stand_in=False) as seats:
        ann, ben, cy, dan = seats
        assert votes_needed(ann) == 0
        await refused(ben, "not_host", SendAway, seat=3)
        await ann.stop()
        await until_all([ben, cy, dan], lambda seat: votes_needed(seat) == 2)
        # Not even who decides about the rest sends anybody away alone, and a vote can be withdrawn.
        assert isinstance(await ben.ask(SendAway, seat=3), Accepted)
        await until_all([ben, cy, dan], lambda seat: votes(seat, 3) == (1,))
        assert isinstance(await ben.ask(SendAway, seat=3), Accepted)
        await until_all([ben, cy, dan], lambda seat: votes(seat, 3) == ())
        await refused(ben, "nobody_there", SendAway, seat=1)
        assert isinstance(await ben.ask(SendAway, seat=0), Accepted)
        assert isinstance(await cy.ask(SendAway, seat=3), Accepted)
        await until_all([ben, cy, dan], lambda seat: votes(seat, 0) == (1,) and votes(seat, 3) == (2,))
        # The host is back: nobody has voted.
        assert ben.table is not None
        async with ann.guest.at(ben.table.id) as back:
            await until_all([back, ben, cy, dan], lambda seat: votes_needed(seat) == 0 and not votes(seat, 0))
        await until_all([ben, cy, dan], lambda seat: votes_needed(seat) == 2)
        # The vote of who goes is gone, and with two left both have to want it.
        assert isinstance(await dan.ask(SendAway, seat=0), Accepted)
        await dan.stop()
        await until_all([ben, cy], lambda seat: votes(seat, 0) == ())
        assert isinstance(await cy.ask(SendAway, seat=0), Accepted)
        await until_all([ben, cy], lambda seat: votes(seat, 0) == (2,))
        assert isinstance(await ben.ask(SendAway, seat=0), Accepted)
        await until_all([ben, cy], lambda seat: seat.table is not None and seat.table.seats[0].kind == "bot")
