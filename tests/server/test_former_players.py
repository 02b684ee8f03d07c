"""A person who leaves a match is followed by a bot: others are told, and the past keeps the name of who played it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec import structs

from rummykit import bots, games
from rummykit.record import parse_record, replay, write
from rummykit.server.routes.replay_answer import replayed
from rummykit.server.table.entries import Acted, Counted, Entry, NextDealt, Removed, Rerated, Started
from rummykit.server.table.recording import recording
from rummykit.server.table.table import Table
from rummykit.server.wire.socket_messages import Accepted, LeaveTable, SendAway, Welcome
from rummykit.server.wire.table_messages import Former
from tests.examples import one_in
from tests.server.serving import serving
from tests.server.tables import playing
from tests.server.test_record_route import log_of


def next_entry(table: Table, chance: random.Random) -> Entry:
    """What a greedy player in turn does, or the next deal."""
    if table.state == "between_deals":
        return NextDealt(at=1e9, seat=0)
    view = table.playing().deal.view(table.playing().deal.turn)
    return Acted(at=1e9, seat=view.turn, action=bots.choose("greedy", table.rules, view, chance))


def left(game: str, seat: int) -> tuple[Table, list[Entry], int]:
    """The match of a game, which one person leaves half-way through; and the version until then."""
    whole = log_of(game, deals=1000)
    begun = next(at for at, entry in enumerate(whole, 1) if isinstance(entry, Started))
    cut = max(begun, len(whole) // 2)
    log = [*whole[:cut], Removed(at=1e9, seat=seat, banned=False), *whole[cut:]]
    table, _ = Table.replay("x", log)
    return table, log, cut


@pytest.mark.parametrize("game", one_in(4, tuple(games.SHEETS)))
def test_the_record_says_from_which_move_on_another_plays(game: str) -> None:
    table, log, until = left(game, 1)
    assert table.seats[1].before == (Former(name="B/e n", until=until),)
    bot = table.seats[1].name
    record = parse_record(recording("x", log, None).text)
    assert parse_record(write(record)) == record
    assert record.seats[:2] == ("Ann", "B∕e n")
    assert 1 not in record.bots
    before = [entry for entry in log[:until] if isinstance(entry, Acted | NextDealt)]
    moves = [(moment.number + 1, moment.place) for moment in replay(record)][1:]
    names = [record.names_at(*each)[1] for each in moves]
    assert names[: len(before)] == ["B∕e n"] * len(before)
    assert set(names[len(before) :]) == {bot}
    shown = replayed(write(record), 100_000)
    assert [frame.names[1] for frame in shown.frames[1:]] == names


def test_who_leaves_between_deals_has_played_no_move_of_the_next_one() -> None:
    log = log_of("standard_rummy", target_score=400)
    log.append(Removed(at=1e9, seat=1, banned=False))
    table, _ = Table.replay("x", log)
    assert table.match is not None
    assert table.match.between_deals
    chance = random.Random(1)
    while table.match.result is None:
        log.append(next_entry(table, chance))
        table.apply(log[-1])
    record = parse_record(recording("x", log, None).text)
    assert record.names_at(1, 10_000)[1] == "B∕e n"
    assert record.names_at(2, 0)[1] == record.names_at(2, 1)[1] == table.seats[1].name


def test_records_without_successors_read_as_before() -> None:
    record = parse_record(recording("x", log_of("standard_rummy", deals=1000), None).text)
    assert record.successors == ()
    assert record.names_at(1, 5) == record.seats
    assert all(not frame.names for frame in replayed(write(record), 100_000).frames)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("then 7 1 1 Bo", "no seat"),
        ("then x", "no seat"),
        ("then 1 0 1 Bo", "after the seat"),
        ("then 1 1 Bo", "after the seat"),
    ],
)
def test_a_mark_that_makes_no_sense_is_refused_with_its_line(line: str, why: str) -> None:
    text = recording("x", log_of("standard_rummy", deals=1000), None).text
    with pytest.raises(ValueError, match=why):
        parse_record(text.replace("\ncommitment", f"\n{line}\ncommitment", 1))


def test_the_rating_that_giving_up_costs_stays_with_who_gave_up() -> None:
    whole = log_of("knock_rummy", deals=1000)
    created = whole[0]
    log: list[Entry] = [structs.replace(created, rated=True, counts=True), *whole[1:]]
    log.insert(len(log) // 2, Removed(at=1e9, seat=1, banned=False))
    log.append(Counted(at=1e9, ratings=(Rerated(1500, 1605), Rerated(1480, 1375))))
    table, _ = Table.replay("x", log)
    assert table.seats[0].rating_change == 105
    [former] = table.seats[1].before
    assert (former.name, former.rating, former.rating_change) == ("B/e n", 1375, -105)
    assert table.seats[1].rating_change is None


async def test_the_others_are_told_who_has_left_and_until_when_it_played(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, game="standard_rummy") as [ann, ben]:
        assert isinstance(await ben.ask(LeaveTable), Accepted)
        await ann.until(lambda: ann.table is not None and ann.table.seats[1].before != ())
        assert ann.table is not None
        seat = ann.table.seats[1]
        [former] = seat.before
        assert seat.name != former.name == ben.guest.name
        assert not former.sent_away
        assert former.until < ann.version
        async with ann.guest.at(ann.table.id) as again:
            welcome = next(message for message in again.messages if isinstance(message, Welcome))
            assert welcome.events is not None
            assert len(welcome.versions) == len(welcome.events)
            assert welcome.table.seats[1].before == seat.before


async def test_who_is_sent_away_is_told_apart_from_who_left(db: Path) -> None:
    async with serving(db) as place, playing(place, 2, game="standard_rummy") as [ann, _]:
        assert isinstance(await ann.ask(SendAway, seat=1), Accepted)
        await ann.until(lambda: ann.table is not None and ann.table.seats[1].before != ())
        assert ann.table is not None
        assert ann.table.seats[1].before[0].sent_away
