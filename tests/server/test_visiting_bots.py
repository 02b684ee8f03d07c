"""Bots that people run: they come with a token, sit where that is allowed, play by their view, and are marked."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from rummykit.play.actions import Discard, Draw
from rummykit.server.table.entries import SatDown, StoodIn
from rummykit.server.wire.bot_messages import BotState, Elsewhere, Ended, Heartbeat, ListedActions, TableLine
from rummykit.server.wire.socket_messages import Refused, TableChanged, Update, Welcome
from tests.server.accounts.people import SHORT, member
from tests.server.accounts.test_results import history, until_counted
from tests.server.bot_guest import Stream, VisitingBot, bot_of, bots_of
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.serving import PATIENT, serving
from tests.server.tables import until_all

OPEN = {"game": "standard_rummy", "seats": 2, "visiting_bots": True, "turn_seconds": None}


def updates(stream: Stream) -> list[Update]:
    """What its tables told a stream."""
    return [line.message for line in stream.lines if isinstance(line, TableLine) and isinstance(line.message, Update)]


async def begun(seat: SeatAt) -> None:
    """The match begins."""
    await seat.until(lambda: seat.table is not None and seat.table.seats[1].connected)
    await seat.start()
    await until_all([seat], lambda seat: seat.view is not None)


@pytest.mark.parametrize("game", ["standard_rummy", "rummikub_classic"])
async def test_a_bot_plays_a_whole_deal_and_is_sent_no_hand_but_its_own(db: Path, game: str) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(**OPEN | {"game": game})
        bot = await bot_of(ann)
        assert (await bot.sit(table.id)).you == 1
        async with ann.at(table.id) as seat, bot.listening() as stream:
            await begun(seat)
            playing = asyncio.create_task(
                bot.play(
                    stream, random.Random(3), enough=lambda: seat.view is not None and seat.view.result is not None
                )
            )
            await seat.play(random.Random(1), enough=lambda: seat.view is not None and seat.view.result is not None)
            await playing
            log = await place.store.log(table.id)
        assert [entry.bot for entry in log if isinstance(entry, SatDown)] == [False, True]
        for update in updates(stream):
            assert update.view is not None
            assert update.view.seat == 1
            if update.view.result is None:
                assert update.view.hand is not None


async def test_a_bot_is_marked_wherever_its_table_is_shown(db: Path) -> None:
    async with serving(db) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        table = await ann.make(**OPEN, listed=True)
        assert (await ben.look(table.id)).visiting_bots, "shown before anybody sits down"
        await (await bot_of(ann)).sit(table.id)
        seat = (await ben.look(table.id)).seats[1]
        assert (seat.kind, seat.visiting, seat.name, seat.connected) == ("bot", True, "Simple", False)
        house = (await ann.make(game="standard_rummy", bots=1)).seats[1]
        assert (house.kind, house.visiting, house.connected) == ("bot", False, True)


async def test_a_bot_is_marked_in_my_tables_in_the_record_and_in_the_history(db: Path) -> None:
    async with serving(db, limits=PATIENT) as place:
        ann = await member(place, "Ann")
        table = (await ann.make(**OPEN | SHORT)).id
        bot = await bot_of(ann)
        await bot.sit(table)
        async with ann.at(table) as seat, bot.listening() as stream:
            await begun(seat)

            def over() -> bool:
                return seat.score is not None and seat.score.result is not None

            playing = asyncio.create_task(bot.play(stream, random.Random(3), enough=over))
            await seat.play(random.Random(1), enough=over)
            await playing
            await until_counted(place, table)
        told = await ann.ok("/api/tables/mine", {"tables": [table]})
        assert [each["visiting"] for each in told.json()["tables"]] == [[1]]
        text = (await ann.ok(f"/api/tables/{table}/record", method="GET")).text
        assert "\nseats Ann / Simple\nbots 1\n" in text
        assert (await ann.ok("/api/replay", {"record": text})).json()["bots"] == [1]
        (past,) = (await history(ann)).matches
        assert past.visiting_bots == 1


async def test_bots_of_others_sit_only_where_the_host_lets_them_in(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        bot = await bot_of(ann)
        closed = await ann.make(game="standard_rummy")
        assert not closed.visiting_bots
        assert await bot.refused(f"/tables/{closed.id}/sit") == (403, "no_visiting_bots")
        assert (await ann.look(closed.id)).seats[1].kind == "empty"
        assert await bot.get("", BotState) == BotState(name="Simple", tables=())


async def test_no_bot_sits_at_a_rated_table(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        status, error = await ann.refused(
            "/api/tables", {"game": "standard_rummy", "name": "Ann", "rated": True, "visiting_bots": True}
        )
        assert (status, error.code) in ((401, "account_needed"), (409, "rated_table"))


async def test_a_token_is_shown_once_and_only_its_hash_is_stored(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        bot = await bot_of(ann)
        listed = await ann.http.get("/api/bots")
        assert [each.name for each in await bots_of(ann)] == ["Simple"]
        assert bot.token not in listed.text
        assert listed.headers["cache-control"] == "no-store"
    everything = b"".join(file.read_bytes() for file in db.parent.iterdir() if file.is_file())
    assert bot.token.encode() not in everything
    assert bot.token.rpartition("-bot-")[2].encode() not in everything


async def test_a_token_that_was_revoked_opens_nothing_and_ends_its_streams(db: Path) -> None:
    async with serving(db) as place:
        ann, eve = Guest(place.port, "Ann"), Guest(place.port, "Eve")
        bot = await bot_of(ann)
        path = f"/api/bots/{bot.info.id}"
        assert (await eve.http.delete(path)).status_code == 404, "it is somebody else's"
        async with bot.listening() as stream:
            assert (await ann.http.delete(path)).status_code == 204
            await stream.until_closed()
        assert (await bot.http.get("/api/bot")).status_code == 401
        assert await bots_of(ann) == ()


@pytest.mark.parametrize("said", ["", "Bearer", "Bearer nonsense", "Bearer rummykit-bot-" + "A" * 43, "Basic YTpi"])
async def test_without_a_token_nothing_is_told(db: Path, said: str) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        for path in ("/api/bot", "/api/bot/events"):
            answer = await ann.http.get(path, headers={"Authorization": said})
            assert (answer.status_code, answer.json()["code"]) == (401, "bot_token_needed")


async def test_a_token_is_no_cookie_and_a_cookie_no_token(db: Path) -> None:
    async with serving(db) as place:
        ann, eve = Guest(place.port, "Ann"), Guest(place.port, "Eve")
        table = await ann.make(**OPEN)
        bot = await bot_of(ann)
        await bot.sit(table.id)
        eve.http.cookies.set("rummykit_guest", bot.token.rpartition("-bot-")[2])
        assert (await eve.look(table.id)).you is None
        cookie = {"Authorization": f"Bearer rummykit-bot-{ann.secret}"}
        assert (await ann.http.get("/api/bot", headers=cookie)).status_code == 401


async def test_what_a_bot_may_not_do_is_refused_as_it_is_for_people(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(**OPEN)
        bot, other = await bot_of(ann), await bot_of(ann, "Other")
        await bot.sit(table.id)
        assert await other.refused(f"/tables/{table.id}/leave") == (403, "not_seated")
        act = f"/tables/{table.id}/act"
        draw = {"type": "draw", "source": "stock"}
        assert await bot.refused(act, {"version": 3, "action": draw}) == (409, "not_started")
        async with ann.at(table.id) as seat, bot.listening() as stream:
            await begun(seat)
            await seat.play(random.Random(1), enough=lambda: not seat.to_act)
            await stream.until(lambda: bool(updates(stream)) and updates(stream)[-1].offer is not None)
            version = updates(stream)[-1].version
            assert await bot.refused(act, {"version": version - 1, "action": draw}) == (409, "stale_version")
            assert await bot.refused(act, {"version": version, "action": {"type": "timeout"}}) == (409, "clock_only")
            assert (await bot.refused(act, {"version": version, "action": {"type": "dance"}}))[0] == 400
            answer = await bot.act(table.id, version, Discard(999))
            assert answer.status_code == 400
            illegal = await bot.act(table.id, version, Discard(1))
            assert illegal.status_code == 409
            assert illegal.json()["rule"]
            assert (await place.store.log(table.id))[version:] == ()
            legal = await bot.get(f"/tables/{table.id}/actions", ListedActions)
            assert legal.version == version
            assert not legal.more
            assert Draw("stock") in legal.actions


async def test_a_stream_goes_on_where_the_last_one_ended(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, bot_heartbeat_seconds=0.05)) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(**OPEN)
        bot = await bot_of(ann)
        async with bot.listening() as first, ann.at(table.id) as seat:
            await bot.sit(table.id)
            await first.until(lambda: any(isinstance(line, TableLine) for line in first.lines))
            await begun(seat)
            await seat.play(random.Random(1), enough=lambda: not seat.to_act)
            known = seat.version
            await first.until(lambda: bool(updates(first)) and updates(first)[-1].version == known)
            assert first.lines.count(Heartbeat()) > 0
            async with bot.listening(f"/events?since={table.id}:{known - 1}") as second:
                await second.until(lambda: second.newest is not None)
                newest = second.newest
                assert newest is not None
                assert isinstance(newest[1], Welcome)
                assert newest[1].events == updates(first)[-1].events
            async with bot.listening(f"/tables/{table.id}/events?since={known}") as alone:
                await alone.until(lambda: alone.newest is not None)
                assert alone.newest is not None
                assert alone.newest[1].events == ()
                await alone.until(lambda: alone.lines.count(Heartbeat()) > 2)
            async with bot.listening(f"/events?since={table.id}:{'9' * 5000}") as anew:
                await anew.until(lambda: anew.newest is not None)


async def test_a_bot_that_is_gone_loses_its_turn_and_is_followed_by_one_of_the_house(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, visiting_bot_seconds=0.2)) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(**OPEN)
        bot = await bot_of(ann)
        await bot.sit(table.id)
        async with ann.at(table.id) as seat:
            await seat.start()
            await until_all([seat], lambda seat: seat.view is not None)
            await seat.play(random.Random(1), enough=lambda: not seat.to_act)
            await seat.until(lambda: seat.table is not None and seat.table.seats[1].stand_in)
            assert any(isinstance(entry, StoodIn) for entry in await place.store.log(table.id))
            async with bot.listening():
                await seat.until(lambda: seat.table is not None and not seat.table.seats[1].stand_in)


async def test_the_host_sends_a_bot_away(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(**OPEN)
        bot = await bot_of(ann)
        async with ann.at(table.id) as seat, bot.listening() as stream:
            await bot.sit(table.id)
            await seat.until(lambda: seat.table is not None and seat.table.seats[1].connected)
            await seat.say('{"type":"send_away","id":1,"seat":1}')
            await stream.until(lambda: Ended(table=table.id, code="sent_away") in stream.lines)
            assert await bot.refused(f"/tables/{table.id}/sit") == (403, "sent_away")


async def test_a_bot_leaves_and_its_seat_is_free(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(**OPEN)
        bot = await bot_of(ann)
        await bot.sit(table.id)
        assert (await bot.http.post(f"/api/bot/tables/{table.id}/leave")).status_code == 200
        assert (await ann.look(table.id)).seats[1].kind == "empty"
        assert (await bot.get("", BotState)).tables == ()


async def test_a_person_has_only_so_many_bots_and_a_bot_only_so_many_tables(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, bots_per_person=2, bot_tables=1)) as place:
        ann = Guest(place.port, "Ann")
        bot, _ = await bot_of(ann), await bot_of(ann)
        status, error = await ann.refused("/api/bots", {"name": "Third"})
        assert (status, error.code, error.params) == (409, "too_many_bots", {"most": 2})
        first, second = await ann.make(**OPEN), await ann.make(**OPEN)
        await bot.sit(first.id)
        assert await bot.refused(f"/tables/{second.id}/sit") == (409, "too_many_bot_tables")
        await bot.sit(first.id)


async def test_a_bot_asks_only_so_fast_and_has_only_so_many_streams(db: Path) -> None:
    limits = replace(PATIENT, bot_requests_per_second=0.001, bot_request_burst=6, bot_streams=1)
    async with serving(db, limits=limits) as place:
        bot = await bot_of(Guest(place.port, "Ann"))
        async with bot.listening() as first, bot.listening():
            await first.until_closed()
        for _ in range(4):
            await bot.get("", BotState)
        assert (await bot.http.get("/api/bot")).status_code == 429


async def test_bots_of_one_address_ask_only_so_fast(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, bot_questions_per_minute=0.001, bot_question_burst=2)) as place:
        ann = Guest(place.port, "Ann")
        one, other = await bot_of(ann), await bot_of(ann)
        await one.get("", BotState)
        await other.get("", BotState)
        assert (await one.http.get("/api/bot")).status_code == 429


async def test_legal_actions_are_listed_up_to_a_number(db: Path) -> None:
    async with serving(db, limits=replace(PATIENT, bot_actions=1)) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(**OPEN)
        bot = await bot_of(ann)
        await bot.sit(table.id)
        async with ann.at(table.id) as seat, bot.listening() as stream:
            await begun(seat)
            await seat.play(random.Random(1), enough=lambda: not seat.to_act)
            await stream.until(lambda: stream.newest is not None and stream.newest[1].offer is not None)
            legal = await bot.get(f"/tables/{table.id}/actions", ListedActions)
            assert (len(legal.actions), legal.more) == (1, True)


async def test_after_a_restart_a_bot_finds_its_table_again(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(**OPEN)
        bot = await bot_of(ann)
        await bot.sit(table.id)
    async with serving(db) as place:
        again = VisitingBot(place.port, bot.made)
        async with again.listening() as stream:
            await stream.until(lambda: stream.newest is not None)
            assert stream.newest is not None
            assert stream.newest[0] == table.id


async def test_a_rematch_waits_for_bots_of_others_to_sit_down(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(**OPEN, options={"target_score": 20})
        bot = await bot_of(ann)
        await bot.sit(table.id)
        async with ann.at(table.id) as seat, bot.listening() as stream:
            await begun(seat)
            playing = asyncio.create_task(bot.play(stream, random.Random(3), enough=lambda: seat.state == "over"))
            await seat.play(random.Random(1))
            await playing
            assert not isinstance(await seat.rematch(), Refused)
            await stream.until(
                lambda: any(
                    isinstance(line, TableLine)
                    and isinstance(line.message, TableChanged)
                    and line.message.table.next_table is not None
                    for line in stream.lines
                )
            )
            await seat.until(lambda: seat.table is not None and seat.table.next_table is not None)
            assert seat.table is not None
            assert seat.table.next_table is not None
            new = await ann.look(seat.table.next_table)
            assert (new.state, [each.kind for each in new.seats]) == ("waiting", ["person", "empty"])
            assert (await bot.sit(new.id)).you == 1
            assert (await bot.get("", BotState)).tables == (new.id,), "the match before is over"


async def test_a_table_of_another_server_is_named_and_its_own_stream_finds_the_way(postgres_db: str) -> None:
    async with serving(postgres_db) as one, serving(postgres_db) as other:
        ann = Guest(one.port, "Ann")
        table = await ann.make(**OPEN)
        bot = VisitingBot(other.port, (await bot_of(ann)).made)
        assert (await bot.sit(table.id)).you == 1
        async with bot.listening() as everything:
            await everything.until(lambda: Elsewhere(table=table.id) in everything.lines)
        async with bot.listening(f"/tables/{table.id}/events") as stream, ann.at(table.id) as seat:
            await begun(seat)
            await seat.play(random.Random(1), enough=lambda: not seat.to_act)
            await stream.until(lambda: stream.newest is not None and stream.newest[1].offer is not None)
            legal = await bot.get(f"/tables/{table.id}/actions", ListedActions)
            assert (await bot.act(table.id, legal.version, legal.actions[0])).status_code == 200


async def test_head_of_a_stream_is_answered_and_leaves_none_open(db: Path) -> None:
    async with serving(db) as place:
        bot = await bot_of(Guest(place.port, "Ann"))
        answer = await bot.http.head("/api/bot/events")
        assert (answer.status_code, answer.content) == (200, b"")
        async with asyncio.timeout(PATIENCE):
            while len(place.state.bots.streams):
                await asyncio.sleep(0.01)
