"""Whatever is sent, the answer is clear or the socket is closed, and the table plays on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rummykit.play.actions import Discard, Draw, Pass, Rearrange, Timeout
from rummykit.server.limits import Limits
from rummykit.server.wire.socket_messages import (
    Accepted,
    Act,
    Hello,
    NextDeal,
    Ping,
    Refused,
    Rematch,
    StartMatch,
    Tried,
    Try,
)
from tests.server.guest import PATIENCE, Guest, SeatAt
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import playing, plays_on, seated, to_act, until_all, waiting


@asynccontextmanager
async def a_table(db: Path, game: str = "rummikub", limits: Limits = PATIENT) -> AsyncIterator[list[SeatAt]]:
    """Two seats in the middle of a deal, which must still be played on at the end."""
    async with serving(db, limits=limits) as place, playing(place, game=game) as seats:
        await plays_on(seats, 2)
        yield seats
        await plays_on(seats)


def the_same(seat: SeatAt) -> tuple[object, ...]:
    """What must not change by bad input."""
    return seat.version, seat.view, seat.score


async def refusal(seat: SeatAt, frame: str | bytes) -> Refused:
    """The refusal that answers a frame."""
    before = len(seat.answers(Refused))
    await seat.say(frame)
    await seat.until(lambda: len(seat.answers(Refused)) > before)
    return seat.answers(Refused)[-1]


@pytest.mark.parametrize("frame", ["", "{", "nonsense", '"', "\x00", b"{", b"\xff\xff", b"\x00\x01"])
async def test_broken_json(db: Path, frame: str | bytes) -> None:
    async with a_table(db) as seats:
        for seat in seats:
            before = the_same(seat)
            answer = await refusal(seat, frame)
            assert (answer.id, answer.code) == (None, "unreadable")
            assert the_same(seat) == before


@pytest.mark.parametrize(
    "frame",
    [
        '{"type":"act"}',
        '{"type":"act","id":7000,"version":"3","action":{"type":"pass"}}',
        '{"type":"act","id":7000,"version":3,"action":{"type":"cheat"}}',
        '{"type":"act","id":7000,"version":3,"action":[]}',
        '{"type":"act","id":7000,"version":3,"action":{"type":"rearrange","table":"all"}}',
        '{"type":"act","id":7000,"version":3,"action":{"type":"discard","card":60}}',
        '{"type":"welcome","id":7000}',
        '{"type":"start","id":7000,"more":1}',
        '{"id":7000}',
    ],
)
async def test_wrong_types(db: Path, frame: str) -> None:
    async with a_table(db) as seats:
        answer = await refusal(seats[0], frame)
        assert (answer.id, answer.code) == (7000 if '"id":7000' in frame else None, "unreadable")
        assert "msgspec" not in answer.text
        assert "Expected" not in answer.text


@pytest.mark.parametrize(
    ("frame", "at", "expected"),
    [
        ('{"type":"act"}', "$.id", "a value"),
        ('{"type":"act","id":1,"version":"3","action":{"type":"pass"}}', "$.version", "int"),
        ('{"type":"act","id":1,"version":3,"action":[]}', "$.action", "object"),
        ('{"type":"act","id":1,"version":3,"action":{"type":"discard","card":60}}', "$.action", "known cards"),
        ('{"type":"start","id":7000,"more":1}', "$.more", "no such field"),
        ('{"type":"set_turn_time","id":1,"seconds":7}', "$.seconds", "one of 15, "),
        ('{"type":"set_portrait","id":1,"portrait":20}', "$.portrait", "int"),
        ('{"type":"act","id":1,"version":3,"action":{"type":"cheat"}}', "$.action.type", "one of "),
        ('{"type":"say","id":1,"phrase":"SECRET"}', "$.phrase", "one of "),
        ('{"type":"add_chance","id":1,"added":["SECRET"]}', "$.added", "str"),
        ('{"type":"ping","id":-1}', "$", "whole numbers"),
        ("nonsense", "$", "JSON"),
    ],
)
async def test_it_is_told_what_could_not_be_read_and_what_was_expected(
    db: Path, frame: str, at: str, expected: str
) -> None:
    async with serving(db) as place, playing(place) as seats:
        answer = await refusal(seats[0], frame)
        assert answer.code == "unreadable"
        assert answer.params["at"] == at
        assert str(answer.params["expected"]).startswith(expected)
        assert "SECRET" not in str(answer)


async def test_huge_numbers_and_nan(db: Path) -> None:
    async with a_table(db) as seats:
        for number in ("9" * 4000, "1e400", "-1", "NaN", "Infinity", "1.5", str(2**64), str(2**53 + 1)):
            assert (await refusal(seats[0], f'{{"type":"ping","id":{number}}}')).code == "unreadable"
            act = f'{{"type":"act","id":1,"version":{number},"action":{{"type":"pass"}}}}'
            assert (await refusal(seats[0], act)).code == "unreadable"


async def test_deep_nesting(db: Path) -> None:
    async with a_table(db) as seats:
        for deep in ("[" * 30_000, '{"type":' * 3000, '{"type":"ping","id":1,"x":' + "[" * 15_000 + "]" * 15_000 + "}"):
            assert (await refusal(seats[0], deep)).code == "unreadable"


async def test_an_oversize_frame_closes_the_socket(db: Path) -> None:
    async with a_table(db) as seats:
        ann = seats[0]
        assert ann.table is not None
        await ann.say('{"type":"ping","id":1,"x":"' + "x" * Limits().frame_bytes + '"}')
        assert await ann.until_closed() == 1009
        async with ann.guest.at(ann.table.id, ann.version) as back:
            seats[0] = back
            await plays_on(seats)
            await back.say('{"type":"ping","id":1,"x":"' + "x" * 40_000 + '"}')
            assert await back.until_closed() == 1009
        seats[0] = await again(ann)


async def again(seat: SeatAt) -> SeatAt:
    """The same seat with a new socket, which the end of the test closes with the server."""
    assert seat.table is not None
    headers = {"Cookie": f"rummykit_guest={seat.guest.secret}"}
    socket = await connect(
        f"ws://127.0.0.1:{seat.guest.port}/api/tables/{seat.table.id}/socket", additional_headers=headers
    )
    back = SeatAt(socket, seat.guest)
    await back.hello()
    return back


async def test_unknown_table(db: Path) -> None:
    async with a_table(db) as seats:
        for name in ("unknown", "abcdefghjkmnp", "x" * 500, "%00", "a%20b"):
            async with seats[0].guest.socket(name) as socket:
                answer = msgspec.json.decode(await socket.recv(), type=Refused)
                assert (answer.id, answer.code) == (None, "unknown_table")
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4404


async def test_wrong_token(db: Path) -> None:
    async with a_table(db) as seats:
        assert seats[0].table is not None
        table, port = seats[0].table.id, seats[0].guest.port
        stranger = Guest(port, "Mallory")
        await stranger.make(game="rummikub")
        nobody = Guest(port, "Nobody")
        for guest in (stranger, nobody):
            async with guest.socket(table) as socket:
                answer = msgspec.json.decode(await socket.recv(), type=Refused)
                assert answer.code == "not_seated"
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4403
        assert str(seats[0].guest.secret)[:-1] not in "".join(seats[1].frames)


async def test_a_page_of_another_site_gets_no_socket(db: Path) -> None:
    async with a_table(db) as seats:
        ann = seats[0]
        assert ann.table is not None
        with pytest.raises(InvalidStatus) as refused:
            async with ann.guest.socket(ann.table.id, origin="http://elsewhere.example"):
                pass
        assert refused.value.response.status_code == 403
        async with ann.guest.socket(ann.table.id, origin=f"http://127.0.0.1:{ann.guest.port}") as socket:
            await socket.send('{"type":"hello"}')
            assert b"welcome" in msgspec.json.encode(await socket.recv())


async def test_not_your_turn(db: Path) -> None:
    async with a_table(db) as seats:
        other = waiting(seats)
        assert other.view is not None
        before = the_same(other)
        for ask in (other.act, other.try_out):
            for action in (Pass(), Rearrange((other.view.hand[:3],)), Discard(other.view.hand[0]), Timeout()):
                answer = await ask(action)
                assert isinstance(answer, Refused)
                assert answer.code == "not_your_turn"
        assert the_same(other) == before


async def test_what_the_rules_refuse_is_told_with_its_rule(db: Path) -> None:
    async with a_table(db, "standard_rummy") as seats:
        mover = to_act(seats)
        before = the_same(mover)
        answer = await mover.act(Discard(0) if mover.view and mover.view.phase == "draw" else Draw("stock"))
        assert isinstance(answer, Refused)
        assert answer.code in ("must_draw_first", "already_drawn")
        assert answer.rule.startswith("standard_rummy/")
        assert answer.text
        assert the_same(mover) == before


async def test_clock_only(db: Path) -> None:
    async with a_table(db) as seats:
        mover = to_act(seats)
        for ask in (mover.act, mover.try_out):
            for action in (Timeout(), Timeout(Rearrange(()))):
                answer = await ask(action)
                assert isinstance(answer, Refused)
                assert answer.code == "clock_only"


async def test_version_from_the_future(db: Path) -> None:
    async with a_table(db) as seats:
        mover = to_act(seats)
        for version in (mover.version + 1, mover.version - 1, 0, 2**53):
            answer = await mover.act(Pass(), version)
            assert isinstance(answer, Refused)
            assert answer.code == "stale_version"


async def test_a_thousand_messages_a_second(db: Path) -> None:
    limits = replace(PATIENT, messages_per_second=10.0, message_burst=100)
    async with a_table(db, limits=limits) as seats:
        ann = seats[0]
        try:
            for number in range(1000):
                await ann.say(Ping(id=10_000 + number))
        except ConnectionClosed:
            pass
        assert await ann.until_closed() == 4429
        assert ann.answers(Refused)[-1].code == "too_fast"
        assert len(ann.messages) < 200
        await asyncio.sleep(1.0)  # in which ten messages are granted again
        seats[0] = await again(ann)


async def test_hello_first(db: Path) -> None:
    async with a_table(db) as seats:
        ann = seats[0]
        assert ann.table is not None
        async with ann.guest.socket(ann.table.id) as socket:
            shy = SeatAt(socket, ann.guest)
            for word in (StartMatch, NextDeal, Rematch):
                answer = await shy.ask(word)
                assert isinstance(answer, Refused)
                assert answer.code == "hello_first"
            for about in (Act, Try):
                answer = await shy.ask(about, version=ann.version, action=Pass())
                assert isinstance(answer, Refused)
                assert answer.code == "hello_first"
            await shy.ping()
            await plays_on(seats, 1)
            assert not any("view" in frame for frame in shy.frames)


async def test_a_socket_that_never_says_hello_is_closed(db: Path) -> None:
    async with a_table(db, limits=replace(PATIENT, hello_seconds=0.2)) as seats:
        ann = seats[0]
        assert ann.table is not None
        async with ann.guest.socket(ann.table.id) as socket:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), PATIENCE)
            assert socket.close_code == 4408
        await asyncio.sleep(0.3)


async def test_a_socket_that_does_not_read_is_dropped(db: Path) -> None:
    async with a_table(db, limits=replace(PATIENT, send_queue=20)) as seats:
        ann = seats[0]
        assert ann.table is not None
        async with ann.guest.socket(ann.table.id, max_queue=1) as deaf:
            hello = msgspec.json.encode(Hello(version=0)).decode()

            async def shout() -> None:
                with suppress(ConnectionClosed):
                    while True:
                        await deaf.send(hello)

            shouting = asyncio.create_task(shout())
            await plays_on(seats, 2)
            deaf.transport.pause_reading()
            await plays_on(seats, 6)
            await asyncio.sleep(1.0)
            deaf.transport.abort()
            await asyncio.wait_for(shouting, PATIENCE)


async def test_only_the_host_starts_and_only_once(db: Path) -> None:
    async with serving(db) as place, seated(place) as seats:
        ann, ben = seats
        answer = await ben.start()
        assert isinstance(answer, Refused)
        assert answer.code == "not_host"
        for ask, code in ((ann.next_deal, "deal_not_over"), (ann.rematch, "match_not_over")):
            answer = await ask()
            assert isinstance(answer, Refused)
            assert answer.code == code
        answer = await ann.act(Pass())
        assert isinstance(answer, Refused)
        assert answer.code == "not_started"
        assert isinstance(await ann.start(), Accepted)
        answer = await ann.start()
        assert isinstance(answer, Refused)
        assert answer.code == "already_started"
        await ben.until(lambda: ben.state == "playing" and ben.version == ann.version)
        await plays_on(seats)


def is_between_deals(seat: SeatAt) -> bool:
    """Whether a deal is over at this seat's table, and the next has not begun."""
    return seat.state == "between_deals"


async def test_between_deals_and_after_the_match(db: Path) -> None:
    async with serving(db) as place, playing(place, game="standard_rummy", options={"target_score": 150}) as seats:
        ann, ben = seats
        await asyncio.gather(*(seat.play(random.Random(1), enough=partial(is_between_deals, seat)) for seat in seats))
        answer = await ann.act(Draw("stock"))
        assert isinstance(answer, Refused)
        assert answer.code == "between_deals"
        for answer in await asyncio.gather(ann.next_deal(), ben.next_deal()):
            assert isinstance(answer, Accepted) or answer.code == "deal_not_over"
        await until_all(seats, lambda seat: seat.state == "playing")
        await plays_on(seats, 2)
        await asyncio.gather(*(seat.play(random.Random(2)) for seat in seats))
        assert ann.table is not None
        room = place.rooms._rooms[ann.table.id]
        # The match is counted when it is over, which is one version more.
        await ann.until(lambda: room.table.counted and ann.version == room.table.version)
        for answer, code in ((await ann.act(Draw("stock")), "match_over"), (await ben.next_deal(), "match_over")):
            assert isinstance(answer, Refused)
            assert answer.code == code


async def test_an_engine_that_breaks_changes_nothing(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails unforeseen is refused without its text, and the table is read back from its log."""
    async with a_table(db) as seats:
        mover = to_act(seats)
        before = mover.view

        def broken(*_: object) -> None:
            patch.undo()
            raise ZeroDivisionError("hand: r1 r2")

        with monkeypatch.context() as patch:
            patch.setattr("rummykit.match.Match.play", broken)
            acted = await mover.act(Pass())
            assert isinstance(acted, Refused)
            assert acted.code == "server_error"
            patch.setattr("rummykit.play.deal.Deal.judge", broken)
            tried = await mover.try_out(Pass())
            assert isinstance(tried, Refused)
            assert tried.code == "server_error"
        assert mover.view == before
        assert not any("r1 r2" in frame for frame in mover.frames)


async def test_what_cannot_be_saved_is_refused_and_did_not_happen(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(db) as place, playing(place) as seats:
        mover, other = to_act(seats), waiting(seats)
        before, heard = mover.view, len(other.frames)

        async def full(*_: object, **__: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(place.store, "append", full)
            answer = await mover.act(Pass())
            assert isinstance(answer, Refused)
            assert answer.code == "not_saved"
        await mover.until(lambda: mover.view == before)
        assert not any('"update"' in frame for frame in other.frames[heard:])
        await plays_on(seats)


async def test_a_table_that_another_server_has_claimed_is_left_to_it(db: Path) -> None:
    async with serving(db) as one, playing(one) as seats:
        await plays_on(seats, 1)
        table = seats[0].table
        assert table is not None
        async with serving(db) as other, seats[0].guest.moved(other.port).at(table.id) as ann:
            mover = to_act(seats)
            await mover.say(Act(id=99, version=mover.version, action=Pass()))
            assert await mover.until_closed() == 1012
            assert ann.view is not None


async def test_the_verdict_on_a_draft_changes_nothing(db: Path) -> None:
    async with a_table(db) as seats:
        mover = to_act(seats)
        before = the_same(mover)
        assert mover.view is not None
        verdict = await mover.try_out(Rearrange((mover.view.hand[:2],)))
        assert isinstance(verdict, Tried)
        assert verdict.refusal is not None
        assert verdict.sets[0].flaw is not None
        assert verdict.minimum == (None if mover.view.opened[mover.seat] else 30)
        assert the_same(mover) == before
        assert the_same(waiting(seats))[0] == mover.version


async def test_a_socket_closed_by_the_server_is_no_end(db: Path) -> None:
    async with serving(db) as place, playing(place) as seats:
        assert isinstance(place, Place)
        for seat in seats:
            seat.socket.transport.abort()
        back = [await again(seat) for seat in seats]
        await plays_on(back)
