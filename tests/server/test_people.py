"""People at a table: those who stay away and come back, what the host decides, pauses, and what can be said."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from rummykit.server.table.entries import Paused, Resumed, Started
from rummykit.server.wire.socket_messages import (
    Accepted,
    LeaveTable,
    Pause,
    Refused,
    Say,
    SendAway,
    SetPortrait,
    SetSeat,
    SetTurnTime,
    Spoken,
    TakeBack,
)
from tests.server.guest import Guest, SeatAt
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing, plays_on, seated, to_act, until_all, waiting

HASTY = replace(PATIENT, away_grace_seconds=0.05, away_turn_seconds=0.05)


async def refused(who: SeatAt, code: str, kind: type, **fields: object) -> None:
    """A seat asks for something and is refused with this code."""
    answer = await who.ask(kind, **fields)
    assert isinstance(answer, Refused), answer
    assert answer.code == code


def stood_in(seat: SeatAt, other: int) -> bool:
    """Whether this seat knows that a bot plays for another."""
    return seat.table is not None and seat.table.seats[other].stand_in


async def test_a_bot_plays_on_for_who_stays_away_and_the_seat_is_taken_back(db: Path) -> None:
    async with serving(db, limits=HASTY) as place, playing(place, 2, game="knock_rummy", stand_in=True) as seats:
        gone, here = to_act(seats), waiting(seats)
        assert gone.table is not None
        table = gone.table.id
        await gone.stop()
        await here.until(lambda: stood_in(here, gone.seat))
        # The bot plays, and with it the table goes on.
        await here.until(lambda: here.to_act or here.state != "playing")
        version = here.version
        async with gone.guest.at(table) as back:
            assert back.seat == gone.seat
            await here.until(lambda: not stood_in(here, back.seat))
            assert back.version > version
            assert back.view is not None
            assert len(back.view.hand) == back.view.counts[back.seat]
            if here.to_act:
                await here.move(random.Random(1))
                await back.until(lambda: back.version == here.version)
            if back.to_act:
                assert isinstance(await back.move(random.Random(1)), Accepted)


async def test_without_that_option_a_table_without_a_clock_waits(db: Path) -> None:
    async with serving(db, limits=HASTY) as place, playing(place, 2) as seats:
        gone, here = to_act(seats), waiting(seats)
        await gone.stop()
        version = here.version
        await asyncio.sleep(0.4)
        assert here.version == version
        assert not stood_in(here, gone.seat)


async def test_a_short_absence_costs_nothing(db: Path) -> None:
    limits = replace(PATIENT, away_grace_seconds=1e6)
    async with serving(db, limits=limits) as place, playing(place, 2, stand_in=True) as seats:
        gone, here = to_act(seats), waiting(seats)
        assert gone.table is not None
        await gone.stop()
        await here.until(lambda: here.table is not None and not here.table.seats[gone.seat].connected)
        version = here.version
        async with gone.guest.at(gone.table.id) as back:
            assert (back.version, back.to_act) == (version, True)


async def test_bots_do_not_play_a_match_that_nobody_is_at(db: Path) -> None:
    async with serving(db, limits=HASTY) as place:
        async with playing(place, 2, stand_in=True) as seats:
            assert seats[0].table is not None
            table, version, guest = seats[0].table.id, seats[0].version, seats[0].guest
        await asyncio.sleep(0.4)
        async with guest.at(table) as back:
            assert back.version == version


async def test_the_host_lets_a_bot_play_for_somebody_who_takes_the_seat_back(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, game="standard_rummy") as [ann, ben]:
        await refused(ben, "not_host", SetSeat, seat=0, bot=True)
        assert isinstance(await ann.ask(SetSeat, seat=1, bot=True), Accepted)
        await ben.until(lambda: stood_in(ben, 1))
        await refused(ann, "nobody_there", SetSeat, seat=1, bot=True)
        assert isinstance(await ben.ask(TakeBack), Accepted)
        await ann.until(lambda: not stood_in(ann, 1))
        await plays_on([ann, ben])


async def test_before_the_match_the_host_exchanges_free_seats_and_bots(db: Path) -> None:
    async with serving(db) as place, seated(place, 1, game="standard_rummy", seats=3) as [ann]:
        assert ann.table is not None
        assert isinstance(await ann.ask(SetSeat, seat=2, bot=True), Accepted)
        assert [seat.kind for seat in (await ann.guest.look(ann.table.id)).seats] == ["person", "empty", "bot"]
        assert isinstance(await ann.ask(SetSeat, seat=2, bot=False), Accepted)
        assert [seat.kind for seat in (await ann.guest.look(ann.table.id)).seats] == ["person", "empty", "empty"]
        await refused(ann, "somebody_there", SetSeat, seat=0, bot=True)
        await refused(ann, "no_such_seat", SetSeat, seat=3, bot=True)


async def test_who_is_sent_away_does_not_come_back(db: Path) -> None:
    async with serving(db) as place, seated(place, 2) as [ann, ben]:
        assert ann.table is not None
        await refused(ben, "not_host", SendAway, seat=0)
        await refused(ann, "nobody_there", SendAway, seat=0)
        assert isinstance(await ann.ask(SendAway, seat=1), Accepted)
        assert await ben.until_closed() == 4405
        status, error = await ben.guest.refused(f"/api/tables/{ann.table.id}/seats", {"name": "Ben"})
        assert (status, error.code) == (403, "sent_away")
        assert (await Guest(place.port, "Cy").sit(ann.table.id)).you == 1


async def test_who_is_sent_away_in_the_match_is_followed_by_a_bot(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, game="standard_rummy") as [ann, ben]:
        assert isinstance(await ann.ask(SendAway, seat=1), Accepted)
        assert await ben.until_closed() == 4405
        await ann.until(lambda: ann.table is not None and ann.table.seats[1].kind == "bot")
        await ann.until(lambda: ann.to_act)
        await ann.move(random.Random(1))


async def test_who_leaves_frees_the_seat_and_the_next_one_is_host(db: Path) -> None:
    async with serving(db) as place, seated(place, 2) as [ann, ben]:
        assert isinstance(await ann.ask(LeaveTable), Accepted)
        assert await ann.until_closed() == 4403
        await ben.until(lambda: ben.table is not None and ben.table.host == 1)
        assert ben.table is not None
        assert ben.table.seats[0].kind == "empty"
        # Nobody was sent away: Ann may come again.
        assert (await ann.guest.sit(ben.table.id)).you == 0


async def test_the_table_rests_when_all_who_are_here_want_it(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, turn_seconds=120) as seats:
        ann, ben = seats
        assert isinstance(await ann.ask(Pause, wanted=True), Accepted)
        await ben.until(lambda: ben.table is not None and ben.table.pause_asked == (0,))
        assert ben.table is not None
        assert not ben.table.paused
        assert isinstance(await ben.ask(Pause, wanted=True), Accepted)
        await until_all(seats, lambda seat: seat.table is not None and seat.table.paused)
        assert all(seat.clock is None for seat in seats)
        actor = to_act(seats)
        answer = await actor.ask(Pause, wanted=True)
        assert isinstance(answer, Refused)
        assert answer.code == "not_pausable"
        answer = await try_to_move(actor)
        assert answer.code == "paused"
        await asyncio.sleep(0.3)
        assert isinstance(await ann.ask(Pause, wanted=False), Accepted)
        await actor.until(lambda: actor.clock is not None)
        assert actor.clock is not None
        # The pause cost nothing of the turn.
        now, log = place.rooms.services.now(), await place.store.log(ben.table.id)
        began, rested, resumed = (
            next(entry.at for entry in log if isinstance(entry, kind)) for kind in (Started, Paused, Resumed)
        )
        assert actor.clock.left_ms >= 120_000 - 1000 * (rested - began + now - resumed) - 1
        await plays_on(seats)


async def try_to_move(seat: SeatAt) -> Refused:
    """A move that has to be refused."""
    from rummykit import bots

    assert seat.view is not None
    answer = await seat.act(bots.choose("greedy", seat.rules, seat.view, random.Random(1)))
    assert isinstance(answer, Refused)
    return answer


async def test_a_wish_for_a_pause_can_be_withdrawn(db: Path) -> None:
    async with serving(db) as place, playing(place, 2) as [ann, ben]:
        await ann.ask(Pause, wanted=True)
        await ann.ask(Pause, wanted=False)
        await ben.ask(Pause, wanted=True)
        await ann.until(lambda: ann.table is not None and ann.table.pause_asked == (1,))
        assert ann.table is not None
        assert not ann.table.paused


async def test_the_host_changes_the_time_for_a_turn_from_the_next_turn_on(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, turn_seconds=60) as seats:
        ann, ben = seats
        await refused(ben, "not_host", SetTurnTime, seconds=15)
        assert isinstance(await ann.ask(SetTurnTime, seconds=86400), Accepted)
        await ben.until(lambda: ben.table is not None and ben.table.turn_seconds == 86400)
        assert ben.clock is not None
        assert ben.clock.turn_ms == 60_000
        before = ben.view.turn_number if ben.view else 0
        chance = random.Random(1)
        while ben.view is not None and ben.view.turn_number == before:
            await to_act(seats).move(chance)
            await ben.ping()
            await ann.ping()
        assert ben.clock is not None
        assert ben.clock.turn_ms == 86_400_000


async def test_a_table_by_correspondence_gives_a_day_for_a_turn(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, turn_seconds=86400) as [ann, _]:
        assert ann.clock is not None
        assert 86_390_000 < ann.clock.left_ms <= 86_400_000


async def test_everybody_hears_a_phrase_and_nobody_can_say_anything_else(db: Path) -> None:
    async with serving(db) as place, playing(place, 2) as [ann, ben]:
        assert isinstance(await ann.ask(Say, phrase="good_luck"), Accepted)
        await ben.until(lambda: bool(ben.answers(Spoken)))
        assert ben.answers(Spoken) == [Spoken(seat=0, phrase="good_luck")]
        await ann.say('{"type":"say","id":99,"phrase":"you fool"}')
        await ann.until(lambda: any(answer.code == "unreadable" for answer in ann.answers(Refused)))
        await ann.ping()
        assert len(ben.answers(Spoken)) == 1


async def test_phrases_are_rationed_for_each_seat(db: Path) -> None:
    limits = replace(PATIENT, phrases_per_second=0.01, phrase_burst=2)
    async with serving(db, limits=limits) as place, playing(place, 2) as [ann, ben]:
        answers = [await ann.ask(Say, phrase="hello") for _ in range(3)]
        assert [isinstance(answer, Accepted) for answer in answers] == [True, True, False]
        assert isinstance(await ben.ask(Say, phrase="hello"), Accepted)


@pytest.mark.parametrize("message", ["set_seat", "send_away"])
async def test_seats_that_cannot_be(db: Path, message: str) -> None:
    async with serving(db) as place, seated(place, 1, seats=2) as [ann]:
        more = ',"bot":true' if message == "set_seat" else ""
        for seat in ("-1", "9007199254740993"):
            await ann.say(f'{{"type":"{message}","id":7,"seat":{seat}{more}}}')
        await ann.until(lambda: len(ann.answers(Refused)) == 2)
        assert {answer.code for answer in ann.answers(Refused)} == {"unreadable"}


async def test_everybody_sees_the_face_that_somebody_has_chosen(db: Path) -> None:
    async with serving(db) as place, playing(place, 2) as [ann, ben]:
        assert ann.table is not None
        table = ann.table.id
        assert isinstance(await ann.ask(SetPortrait, portrait=19), Accepted)
        await ben.until(lambda: ben.table is not None and ben.table.seats[ann.seat].portrait == 19)
        version = ben.version
        assert isinstance(await ann.ask(SetPortrait, portrait=19), Accepted)
        await ben.ping()
        assert ben.version == version, "what is known is not written down again"
    async with serving(db) as place, ann.guest.moved(place.port).at(table) as back:
        assert back.table is not None
        assert [seat.portrait for seat in back.table.seats] == [19, None]
        assert isinstance(await back.ask(SetPortrait, portrait=None), Accepted)
        await back.until(lambda: back.table is not None and back.table.seats[back.seat].portrait is None)
