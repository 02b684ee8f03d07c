"""Spectators: they see the table and no hand, as late as the host wants, and can do nothing."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

from rummykit.server.table.entries import Created
from rummykit.server.wire.socket_messages import Accepted, Act, Ping, Pong, Refused, Say, StartMatch
from tests.server.guest import Guest, SeatAt
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing, plays_on, to_act, watching


async def test_a_spectator_sees_the_table_is_counted_and_can_do_nothing(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, game="standard_rummy") as seats:
        ann = seats[0]
        async with watching(place, ann) as wim:
            assert wim.view is not None
            assert (wim.view.seat, wim.view.hand) == (None, ())
            await ann.until(lambda: ann.table is not None and ann.table.watching == 1)
            await plays_on(seats, 3)
            await wim.until(lambda: wim.version == ann.version)
            for asked, fields in ((StartMatch, {}), (Say, {"phrase": "hello"})):
                answer = await wim.ask(asked, **fields)
                assert isinstance(answer, Refused)
                assert answer.code == "only_watching"
            action = next(iter(place.rooms._rooms[wim.table.id].table.playing().deal.legal_actions()))  # type: ignore[union-attr]
            answer = await wim.ask(Act, version=wim.version, action=action)
            assert isinstance(answer, Refused)
            assert answer.code == "only_watching"
            assert isinstance(await wim.ask(Ping), Pong)
        await ann.until(lambda: ann.table is not None and ann.table.watching == 0)


async def test_nobody_watches_where_the_host_does_not_want_it(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, watchers=False) as [ann, _]:
        assert ann.table is not None
        async with Guest(place.port, "Wim").socket(ann.table.id, "watch") as socket:
            await socket.wait_closed()
            assert socket.close_code == 4402


async def test_the_seats_own_door_stays_shut_for_spectators(db: Path) -> None:
    async with serving(db) as place, playing(place, 2) as [ann, _]:
        assert ann.table is not None
        async with Guest(place.port, "Wim").socket(ann.table.id) as socket:
            await socket.wait_closed()
            assert socket.close_code == 4403


def sees_the_deal(seat: SeatAt) -> bool:
    """Whether a view of a deal has been shown."""
    return seat.view is not None


async def test_with_a_delay_a_spectator_sees_what_was(db: Path) -> None:
    """The table is 30 s behind, which the test makes up by a clock of its own."""
    skipped = 0.0
    async with serving(db, limits=replace(PATIENT, away_grace_seconds=1e6)) as place:
        services = place.rooms.services
        real = services.now
        object.__setattr__(services, "now", lambda: real() + skipped)
        async with playing(place, 2, game="standard_rummy", watch_delay=30) as seats:
            ann = seats[0]
            async with watching(place, ann) as wim:
                assert (wim.state, wim.view, wim.version) == ("waiting", None, 1)
                await plays_on(seats, 2)
                await asyncio.sleep(0.05)
                assert not sees_the_deal(wim)
                assert all("view" not in frame or '"view":null' in frame for frame in wim.frames)
                skipped = 31.0
                # The next entry is too young still; all before are old enough.
                at = ann.version
                accepted = await to_act(seats).move(random.Random(1))
                await wim.until(lambda: wim.version == at)
                assert wim.view is not None
                assert wim.state == "playing"
                assert accepted.version > wim.version
            async with watching(place, ann) as again:
                assert (again.version, again.state) == (at, "playing")


async def test_what_watching_needs_is_in_the_log(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, watch_delay=120, watchers=True) as [ann, _]:
        assert ann.table is not None
        created = (await place.store.log(ann.table.id))[0]
        assert isinstance(created, Created)
        assert (created.watchers, created.watch_delay) == (True, 120)
        assert isinstance(await ann.ask(Say, phrase="hello"), Accepted)
