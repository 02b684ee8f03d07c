"""Out after a deal, a player may come in again or stay out of the match."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rummykit.record import parse_record, replay
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import Agreed, Entry, NextDealt, StaysOut
from rummykit.server.table.recording import recording
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Accepted, Refused, StayOut
from tests.server.serving import serving
from tests.server.tables import played, until_all
from tests.server.test_going_on import SLOW, going_on, table_of
from tests.server.test_table import act, new_log

MATCH = {"rejoins": 3, "limit": 51}


def somebody_is_asked(table: Table) -> bool:
    """A seat that is out may come in again."""
    return table.match is not None and len(table.match.coming_in) > 0


def asked_at() -> tuple[Table, list[Entry]]:
    """A table between deals where somebody may come in again, and its log."""
    chance = random.Random(2)
    log = new_log("scala_40", seats=4, people=4, seconds=None, **MATCH)
    table, _ = Table.replay("t", log)
    while not somebody_is_asked(table):
        log.append(act(table, chance, 200.0))
        table.apply(log[-1])
    return table, log


def test_who_stays_out_plays_no_further_deal_and_the_log_and_the_record_say_so() -> None:
    table, log = asked_at()
    assert table.match is not None
    seat = table.match.coming_in[0]
    log.append(StaysOut(at=201.0, seat=seat))
    table.apply(log[-1])
    assert table.score is not None
    assert seat in table.score.eliminated
    log.append(NextDealt(at=202.0, seat=(seat + 1) % 4))
    table.apply(log[-1])
    assert seat not in table.match.deal.order
    chance = random.Random(1)
    while table.state != "over":
        log.append(act(table, chance, 203.0))
        table.apply(log[-1])
    again, _ = Table.replay("t", log)
    assert again.match == table.match
    text = recording("t", log, None).text
    assert f"\nout {seat}\n" in text
    *_, last = replay(parse_record(text))
    assert last.deal.result == table.match.deal.result


def test_only_who_may_come_in_again_stays_out() -> None:
    table, _ = asked_at()
    assert table.match is not None
    seat = table.match.coming_in[0]
    other = next(each for each in range(4) if each not in table.match.coming_in)
    assert refused(table, other) == "not_coming_in"
    table.apply(StaysOut(at=201.0, seat=seat))
    assert refused(table, seat) == "not_coming_in"


def refused(table: Table, seat: int) -> str:
    """Why a seat may not stay out now."""
    with pytest.raises(TableRefusal) as told:
        table.apply(StaysOut(at=201.0, seat=seat))
    return told.value.code


async def test_who_stays_out_is_waited_for_no_longer(db: Path) -> None:
    async with serving(db, limits=SLOW) as place:
        table, guests = await played(place, somebody_is_asked, game="scala_40", seats=4, options={**MATCH})
        log = await place.store.log(table)
        match = Table.replay(table, log)[0].match
        assert match is not None
        out = match.coming_in[0]
        others = [seat for seat in range(4) if seat not in (*match.eliminated, *match.coming_in)]
        async with (
            guests[out].at(table) as mine,
            guests[others[0]].at(table) as one,
            guests[others[1]].at(table) as two,
        ):
            seats = [mine, one, two]
            present = (out, others[0], others[1])
            await until_all(seats, lambda seat: set(going_on(seat).asked) == set(present))
            answer = await one.ask(StayOut)
            assert isinstance(answer, Refused)
            assert answer.code == "not_coming_in"
            for seat in (one, two):
                assert isinstance(await seat.next_deal(), Accepted)
            await mine.until(lambda: going_on(mine).asked == (out,))
            assert isinstance(await mine.ask(StayOut), Accepted)
            await until_all(seats, lambda seat: seat.state == "playing")
            assert mine.score is not None
            assert out in mine.score.eliminated
            log = await place.store.log(table_of(mine))
        assert [type(entry) for entry in log[-4:]] == [Agreed, Agreed, StaysOut, NextDealt]


async def test_who_says_nothing_comes_in_again(db: Path) -> None:
    async with serving(db, limits=SLOW) as place:
        table, guests = await played(place, somebody_is_asked, game="scala_40", seats=4, options={**MATCH})
        match = Table.replay(table, await place.store.log(table))[0].match
        assert match is not None
        out = match.coming_in[0]
        other = next(seat for seat in range(4) if seat not in (*match.eliminated, *match.coming_in))
        async with guests[other].at(table) as alone:
            assert isinstance(await alone.next_deal(), Accepted)
            await alone.until(lambda: alone.state == "playing")
            assert alone.view is not None
            assert out in alone.view.order
