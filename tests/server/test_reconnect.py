"""Sockets come and go: the gap, a fresh view, several pages, who is there."""

from __future__ import annotations

import asyncio
import gc
import random
from dataclasses import replace
from functools import partial
from pathlib import Path

from rummykit.play.actions import Pass
from rummykit.play.events import Dealt, seen_by
from rummykit.server.wire.socket_messages import Accepted, Refused, TableChanged, Update, Welcome
from rummykit.server.wire.websocket_protocol import WebSocketProtocol
from tests.server.guest import PATIENCE, SeatAt
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing, plays_on, seated, to_act, until_all, waiting


async def test_who_comes_back_is_told_exactly_what_was_missed(db: Path) -> None:
    async with serving(db) as place, playing(place, game="standard_rummy") as seats:
        ann, ben = seats
        await plays_on(seats, 3)
        assert ann.table is not None
        table = ann.table.id
        known, before = ann.version, len(ann.events)
        await ann.stop()
        await ben.until(lambda: ben.table is not None and not ben.table.seats[0].connected)
        chance = random.Random(1)
        for _ in range(5):
            if not ben.to_act:
                break
            await ben.move(chance)
        async with ann.guest.at(table, known) as back:
            welcome = back.answers(Welcome)[0]
            assert welcome.events is not None
            missed = [seen_by(event, 0) for event in ben.events[before:]]
            assert [type(event) for event in welcome.events] == [type(event) for event in missed]
            assert welcome.version == back.version == ben.version
            assert welcome.view is not None
            assert welcome.view.seat == 0
            assert len(welcome.view.hand) == welcome.view.counts[0]
            await plays_on([back, ben])


async def test_who_comes_at_first_is_told_the_whole_story_while_it_is_remembered(db: Path) -> None:
    async with serving(db) as place, playing(place) as seats:
        await plays_on(seats, 3)
        welcome = await seats[0].hello(0)
        assert welcome.events is not None
        assert any(isinstance(event, Dealt) for event in welcome.events)
        assert all(event.cards is None for event in welcome.events if isinstance(event, Dealt) and event.seat != 0)


async def test_a_gap_that_is_forgotten_is_a_fresh_view(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, history_events=3)) as place, playing(place) as seats:
        start = seats[0].version
        await plays_on(seats, 6)
        welcome = await seats[0].hello(start)
        assert welcome.events is None
        assert welcome.view is not None
        assert (await seats[0].hello(10**6)).events is None
        assert (await seats[0].hello(seats[0].version)).events == ()
        await plays_on(seats)


async def test_two_pages_of_one_seat_see_the_same(db: Path) -> None:
    async with serving(db) as place, playing(place) as seats:
        ann, ben = seats
        assert ann.table is not None
        async with ann.guest.at(ann.table.id) as page:
            await plays_on(seats, 4)
            await page.until(lambda: page.version == ann.version)
            assert page.view == ann.view
            accepted = await (page if page.to_act else ben).move(random.Random(1))
            await ann.until(lambda: ann.version >= accepted.version)
        await ann.ping()
        changes = [each for each in ben.answers(TableChanged) if not each.table.seats[0].connected]
        assert not [each for each in changes if each.version == ben.version]


async def test_one_page_too_many_closes_the_oldest(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, sockets_per_seat=2)) as place, playing(place) as seats:
        ann, ben = seats
        assert ann.table is not None
        async with ann.guest.at(ann.table.id) as second, ann.guest.at(ann.table.id) as third:
            assert await ann.until_closed() == 4409
            await plays_on([second, ben])
            await third.until(lambda: third.version == second.version)


async def test_the_others_see_who_is_there(db: Path) -> None:
    async with serving(db) as place, seated(place, 3) as seats:
        ann, ben, cy = seats
        await ann.until(lambda: ann.table is not None and all(seat.connected for seat in ann.table.seats))
        await cy.stop()
        await until_all((ann, ben), lambda seat: seat.table is not None and not seat.table.seats[2].connected)
        assert ann.table is not None
        async with cy.guest.at(ann.table.id):
            await ann.until(lambda: ann.table is not None and ann.table.seats[2].connected)


def was_welcomed_since(seat: SeatAt, before: int) -> bool:
    """Whether a seat has been welcomed more often than before."""
    return len(seat.answers(Welcome)) > before


async def test_stale_version(db: Path) -> None:
    """Who acts on an old table is refused, and told what it missed."""
    async with serving(db) as place, playing(place) as seats:
        stale = seats[0].version
        await plays_on(seats, 2)
        mover = to_act(seats)
        for ask in (mover.act, mover.try_out):
            before = len(mover.answers(Welcome))
            refused = await ask(Pass(), stale)
            assert isinstance(refused, Refused)
            assert refused.code == "stale_version"
            await mover.until(partial(was_welcomed_since, mover, before))
            assert mover.answers(Welcome)[-1].events
            assert mover.answers(Welcome)[-1].version == mover.version
        await plays_on(seats)


async def test_an_action_is_accepted_before_its_update_and_the_table_changes_after_it(db: Path) -> None:
    async with serving(db) as place, seated(place) as seats:
        ann = seats[0]
        await ann.until(lambda: ann.table is not None and all(seat.connected for seat in ann.table.seats))
        before = len(ann.messages)
        await ann.start()
        await ann.until(lambda: ann.state == "playing")
        assert [type(message) for message in ann.messages[before:]] == [Accepted, Update, TableChanged]
        assert {getattr(message, "version", None) for message in ann.messages[before:]} == {ann.version}


async def test_a_socket_that_is_cut_in_the_middle_of_a_turn_finds_its_hand_again(db: Path) -> None:
    async with serving(db) as place, playing(place, game="standard_rummy") as seats:
        mover, other = to_act(seats), waiting(seats)
        await mover.move(random.Random(1))  # it has drawn, and not discarded
        assert mover.to_act
        assert mover.table is not None
        view = mover.view
        mover.socket.transport.abort()
        async with mover.guest.at(mover.table.id, mover.version) as back:
            assert back.view == view
            await plays_on([back, other])


async def test_a_table_where_nothing_happens_leaves_the_memory_and_comes_back(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, idle_room_seconds=0.2)) as place:
        async with playing(place) as seats:
            await plays_on(seats, 3)
            await asyncio.sleep(0.4)
            assert place.rooms.loaded == 1  # people are here
            table, version, views = seats[0].table, seats[0].version, [seat.view for seat in seats]
            assert table is not None
        async with asyncio.timeout(PATIENCE):
            while place.rooms.loaded:
                await asyncio.sleep(0.05)
        async with seats[0].guest.at(table.id) as ann, seats[1].guest.at(table.id) as ben:
            assert (ann.version, [ann.view, ben.view]) == (version, views)
            await plays_on([ann, ben])


async def test_sockets_that_are_over_leave_nothing_that_holds_itself(db: Path) -> None:
    """Else Python must look for it among everything in memory, and all tables stop for that."""

    def lines() -> int:
        return sum(type(each) is WebSocketProtocol for each in gc.get_objects())

    async with serving(db) as place, playing(place, 2) as [ann, _]:
        assert ann.table is not None
        gc.collect()
        gc.disable()
        try:
            before = lines()
            for _ in range(5):
                async with ann.guest.at(ann.table.id):
                    pass
            async with asyncio.timeout(PATIENCE):
                while lines() > before:
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()
