"""Before the match its host changes what is played: everybody is told, and a restart knows it."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

from rummykit import games
from rummykit.record import parse_record, replay
from rummykit.server.table.recording import recording
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Accepted, PromiseChance, Refused, SetSeat, SetTable
from rummykit.server.wire.table_messages import TableInfo
from rummykit.workshop import in_full
from tests.server.guest import Guest, SeatAt
from tests.server.meeting.people import id_of
from tests.server.serving import serving
from tests.server.tables import seated, until_all
from tests.server.test_former_players import next_entry

CHANGE = {"options": {"target_score": 50}, "seats": 3, "turn_seconds": 30}


async def refusal(who: SeatAt, **asked: object) -> str:
    answer = await who.ask(SetTable, **(CHANGE | asked))
    assert isinstance(answer, Refused)
    return answer.code


def played(table: TableInfo | None) -> tuple[object, ...]:
    assert table is not None
    return table.options, len(table.seats), table.turn_seconds


def has_seats(count: int, seat: SeatAt) -> bool:
    return played(seat.table)[1] == count


async def test_everybody_is_told_and_the_match_is_played_by_it(db: Path) -> None:
    async with serving(db) as place, seated(place, 2, game="standard_rummy", seats=4) as seats:
        ann, ben = seats
        before = played(ben.table)
        assert isinstance(await ann.ask(SetTable, **CHANGE), Accepted)
        await until_all(seats, lambda seat: played(seat.table) != before)
        rules = games.get("standard_rummy", target_score=50)
        for seat in seats:
            assert played(seat.table) == (rules.options(), 3, 30)
        cy = await Guest(place.port, "Cy").sit(id_of(ann))
        assert cy.you == 2
        assert isinstance(await ann.start(), Accepted)
        await until_all(seats, lambda seat: seat.state == "playing")
        assert await refusal(ann) == "already_started"
        async with place.rooms.visit(id_of(ann)) as room:
            assert room.table.rules == rules
            assert room.table.match is not None
            assert room.table.match.rules.options()["target_score"] == 50


async def test_a_restart_knows_it(db: Path) -> None:
    async with serving(db) as place, seated(place, 2, game="standard_rummy", seats=2, turn_seconds=60) as [ann, _]:
        table = id_of(ann)
        for change in (CHANGE, CHANGE | {"options": {"target_score": 1}, "turn_seconds": None}):
            assert isinstance(await ann.ask(SetTable, **change), Accepted)
    async with serving(db) as place, place.rooms.visit(table) as room:
        assert room.table.rules == games.get("standard_rummy", target_score=1)
        assert (len(room.table.seats), room.table.turn_seconds) == (3, None)
        assert room.table.created.options == {"target_score": 1}


@pytest.mark.parametrize(
    ("game", "asked", "code"),
    [
        ("standard_rummy", {"seats": 7}, "bad_seats"),
        ("standard_rummy", {"seats": 1}, "bad_seats"),
        ("standard_rummy", {"seats": 2}, "somebody_there"),
        ("standard_rummy", {"options": {"target_score": -1}}, "bad_options"),
        ("standard_rummy", {"options": {"no_such": 1}}, "bad_options"),
        ("canasta", {"options": {}, "seats": 7}, "bad_seats"),
    ],
)
async def test_what_makes_no_sense_is_refused_and_nothing_changes(
    db: Path, game: str, asked: dict[str, object], code: str
) -> None:
    async with serving(db) as place, seated(place, 3, game=game, seats=4) as [ann, _, cy]:
        before, version = played(ann.table), ann.version
        assert await refusal(ann, **asked) == code
        assert await refusal(cy) == "not_host"
        async with place.rooms.visit(id_of(ann)) as room:
            assert (played(await room.look(None)), room.table.version) == (before, version)


async def test_seats_that_nobody_has_are_taken_away_with_their_bots(db: Path) -> None:
    async with serving(db) as place, seated(place, 2, game="rummikub", seats=4) as seats:
        ann, _ = seats
        assert isinstance(await ann.ask(SetSeat, seat=3, bot=True), Accepted)
        asked = CHANGE | {"options": {}}
        for count in (2, 4, 3):
            assert isinstance(await ann.ask(SetTable, **(asked | {"seats": count})), Accepted)
            await until_all(seats, partial(has_seats, count))
            assert ann.table is not None
            assert [seat.kind for seat in ann.table.seats] == ["person", "person", "empty", "empty"][:count]


async def test_the_rules_of_a_game_of_ones_own_stay(db: Path) -> None:
    sheet = {**in_full(games.get("rummikub")), "name": "Ours"}
    async with serving(db) as place, seated(place, 2, sheet=sheet) as seats:
        ann, ben = seats
        async with place.rooms.visit(id_of(ann)) as room:
            rules = room.table.rules
        assert isinstance(await ann.ask(SetTable, **CHANGE), Accepted)
        await until_all(seats, lambda seat: played(seat.table)[1:] == (3, 30))
        async with place.rooms.visit(id_of(ben)) as room:
            assert room.table.rules == rules


async def test_nothing_is_changed_once_the_match_is_about_to_begin(db: Path) -> None:
    async with serving(db) as place, seated(place, 2, game="standard_rummy") as [ann, ben]:
        assert isinstance(await ben.ask(PromiseChance, promise="ab" * 32), Accepted)
        assert isinstance(await ann.start(), Accepted)
        assert await refusal(ann) == "already_started"


async def test_the_record_of_a_match_says_by_which_rules_it_was_played(db: Path) -> None:
    async with serving(db) as place, seated(place, 1, game="indian_rummy_points", seats=3, bots=2) as [ann]:
        change = CHANGE | {"options": {"first_open_wild_allowed": True}, "seats": 2, "turn_seconds": None}
        assert isinstance(await ann.ask(SetTable, **change), Accepted)
        assert isinstance(await ann.start(), Accepted)
        await ann.until(lambda: ann.view is not None)
        log = list(await place.rooms.services.store.log(id_of(ann)))
    table, _ = Table.replay("x", log)
    while table.state != "over":
        log.append(next_entry(table, random.Random(1)))
        table.apply(log[-1])
    record = parse_record(recording("x", log, None).text)
    assert record.rules == games.get("indian_rummy_points", first_open_wild_allowed=True)
    assert len(record.seats) == 2
    *_, last = replay(record)
    assert table.match is not None
    assert last.deal.result == table.match.deal.result
