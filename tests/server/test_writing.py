"""People at a table that is not listed write to each other: who reads it, what is refused, how long it is there."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from rummykit.server.table.founding import PairedPerson, paired
from rummykit.server.wire.bot_messages import TableLine
from rummykit.server.wire.socket_messages import Accepted, Report, Welcome, Write, WrittenText
from rummykit.server.wire.table_messages import NewTable
from tests.server.bot_guest import bot_of
from tests.server.guest import Guest
from tests.server.serving import PATIENT, serving
from tests.server.tables import playing, seated, watching
from tests.server.test_people import refused

HELLO = WrittenText(seat=0, name="Ann", text="Hello, Ben!")


async def test_everybody_who_sits_there_reads_it_and_spectators_do_not(db: Path) -> None:
    async with serving(db) as place, playing(place, 2) as [ann, ben], watching(place, ben) as wim:
        assert isinstance(await ann.ask(Write, text="  Hello,\n\u202e Ben! "), Accepted)
        await ben.until(lambda: bool(ben.answers(WrittenText)))
        assert ben.answers(WrittenText) == ann.answers(WrittenText) == [HELLO]
        await refused(wim, "only_watching", Write, text="Me too")
        assert not wim.answers(WrittenText)


async def test_a_bot_that_somebody_else_runs_is_told_nothing_of_it(db: Path) -> None:
    async with serving(db) as place:
        ann = Guest(place.port, "Ann")
        table = await ann.make(game="standard_rummy", seats=2, visiting_bots=True, turn_seconds=None)
        bot = await bot_of(ann)
        await bot.sit(table.id)
        async with ann.at(table.id) as seat:
            assert isinstance(await seat.ask(Write, text=HELLO.text), Accepted)
            async with bot.listening() as stream:
                assert isinstance(await seat.ask(Write, text="Again"), Accepted)
                assert isinstance(await seat.start(), Accepted)
                await stream.until(lambda: stream.newest is not None and stream.newest[1].view is not None)
                told = [line.message for line in stream.lines if isinstance(line, TableLine)]
    assert any(isinstance(message, Welcome) for message in told)
    assert not any(isinstance(message, WrittenText) for message in told)
    assert all(message.written == () for message in told if isinstance(message, Welcome))


async def test_who_comes_back_reads_what_was_written_until_all_have_gone(db: Path) -> None:
    async with serving(db) as place, seated(place, 2) as [ann, ben]:
        assert ann.table is not None
        table = ann.table.id
        assert isinstance(await ann.ask(Write, text=HELLO.text), Accepted)
        await ben.stop()
        async with ben.guest.at(table) as back:
            assert back.answers(Welcome)[0].written == (HELLO,)
    async with serving(db) as place, ann.guest.moved(place.port).at(table) as back:
        assert back.answers(Welcome)[0].written == ()
        assert HELLO.text not in str(await place.store.log(table))


@pytest.mark.parametrize("asked", [{"listed": True}, {"writing": False}])
async def test_nothing_is_written_where_strangers_may_come_or_the_host_forbids_it(
    db: Path, asked: dict[str, bool]
) -> None:
    async with serving(db) as place, seated(place, 2, **asked) as [ann, _]:
        assert ann.table is not None
        assert not ann.table.writing
        await refused(ann, "no_writing", Write, text="Hello")


def test_people_who_were_put_together_do_not_write() -> None:
    people = [PairedPerson("a", "Ann", None), PairedPerson("b", "Ben", None)]
    entries = paired(NewTable(game="rummikub", name="x"), people, 0.0, 24, counts=False)
    assert [entry.writing for entry in entries if hasattr(entry, "writing")] == [False]


@pytest.mark.parametrize("text", ["", " \n", "\u200b", "x" * 201])
async def test_what_cannot_be_read_is_refused(db: Path, text: str) -> None:
    async with serving(db) as place, seated(place, 2) as [ann, _]:
        await refused(ann, "bad_text", Write, text=text)


async def test_messages_are_rationed_with_phrases(db: Path) -> None:
    limits = replace(PATIENT, phrases_per_second=0.01, phrase_burst=1)
    async with serving(db, limits=limits) as place, seated(place, 2) as [ann, _]:
        assert isinstance(await ann.ask(Write, text="one"), Accepted)
        await refused(ann, "too_fast", Write, text="two")


async def test_what_is_reported_and_nothing_else_is_in_the_log(db: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger="rummykit.server"):
        async with serving(db) as place, seated(place, 2) as [ann, ben]:
            await refused(ben, "nobody_there", Report, seat=0)
            for who, text in ((ann, "Kumquat"), (ben, "Pomelo"), (ann, "Yuzu")):
                assert isinstance(await who.ask(Write, text=text), Accepted)
            assert not [record for record in caplog.records if "Kumquat" in str(vars(record))]
            assert isinstance(await ben.ask(Report, seat=0), Accepted)
    (report,) = (record for record in caplog.records if record.getMessage() == "text_reported")
    assert report.levelname == "WARNING"
    assert vars(report)["facts"] | {"request": "", "table": ""} == {
        "request": "",
        "table": "",
        "seat": 0,
        "by": 1,
        "text": "Kumquat | Yuzu",
    }
