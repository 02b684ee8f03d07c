"""Puzzles of matches played here: made once everybody who sat has agreed, and then nobody's."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from rummykit import puzzles
from rummykit.puzzles import Puzzle
from rummykit.puzzles.puzzle import read, shape
from rummykit.record import parse_record
from rummykit.server.limits import Limits
from rummykit.server.match_puzzles.finding_process import puzzles_of_match, told
from rummykit.server.match_puzzles.puzzle_maker import PuzzleMaker
from rummykit.server.store.match_puzzles import Consents, FoundPuzzle, MatchPuzzles
from rummykit.server.store.schema import match_puzzles, puzzle_consents, puzzle_sources
from rummykit.server.store.sql import SqlStore
from rummykit.server.table.entries import Created, Entry, SatDown
from rummykit.server.table.guests import key_of
from rummykit.server.table.recording import recording
from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.practice_messages import Attempted, PracticeInfo, PuzzleAsked
from rummykit.server.wire.puzzle_messages import PuzzleConsent, PuzzleInfo
from rummykit.server.wire.socket_messages import Accepted
from tests.puzzles.proofs import check_proof
from tests.server.accounts.people import Person, member
from tests.server.guest import PATIENCE, Guest
from tests.server.serving import PATIENT, Place, serving
from tests.server.tables import playing
from tests.server.test_puzzles import overview, solve
from tests.server.test_record_route import ANN, BEN, log_of

GAME = "rummikub"
AT_ONCE = replace(PATIENT, match_puzzles_look_seconds=0.1)
SELDOM = replace(PATIENT, match_puzzles_look_seconds=3600.0)


async def finished(place: Place, people: Sequence[Guest], game: str = GAME, **options: Any) -> str:
    """A table at which these one or two have played a whole match, one alone against a bot; its id."""
    keys = dict(zip((ANN, BEN), [await key_for(place, guest) for guest in people], strict=False))
    log: list[Entry] = []
    for entry in log_of(game, deals=100, **options):
        if isinstance(entry, SatDown) and entry.key not in keys:
            continue
        if isinstance(entry, Created):
            entry = msgspec.structs.replace(entry, bots=2 - len(people), counts=True)
        elif isinstance(entry, SatDown):
            entry = msgspec.structs.replace(entry, key=keys[entry.key], name=f"Person {entry.seat}")
        log.append(entry)
    return await place.rooms.services.found(log)


async def key_for(place: Place, guest: Guest) -> str:
    """The key by which a person takes a seat."""
    made = await guest.make(game=GAME)
    return next(entry.key for entry in await place.store.log(made.id) if isinstance(entry, SatDown))


async def look(guest: Guest, table: str) -> PuzzleConsent:
    answer = await guest.http.get(f"/api/tables/{table}/puzzles")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PuzzleConsent)


async def say(guest: Guest, table: str, agreed: bool = True) -> PuzzleConsent:
    answer = await guest.http.post(f"/api/tables/{table}/puzzles", json={"agreed": agreed})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PuzzleConsent)


async def refused(guest: Guest, table: str) -> str:
    answer = await guest.http.post(f"/api/tables/{table}/puzzles", json={"agreed": True})
    assert answer.status_code >= 400
    return msgspec.json.decode(answer.content, type=ApiError).code


async def until_made(guest: Guest, table: str) -> PuzzleConsent:
    async with asyncio.timeout(PATIENCE):
        while (found := await look(guest, table)).state != "made":
            await asyncio.sleep(0.05)
        return found


def rows(place: Place, table: Any) -> list[Any]:
    with place.store.engine.connect() as connection:
        return list(connection.execute(select(table)))


def made_at(place: Place) -> list[Puzzle]:
    """The puzzles that are kept."""
    return [read(row.line) for row in rows(place, match_puzzles)]


# --- who agrees


async def test_of_one_of_two_nothing_is_made_and_of_both_puzzles_are(any_db: str) -> None:
    async with serving(any_db, limits=AT_ONCE) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        table = await finished(place, [ann, ben])
        assert await look(ann, table) == PuzzleConsent(state="asked", people=2, agreed=0, mine="unsaid")
        assert await say(ann, table) == PuzzleConsent(state="asked", people=2, agreed=1, mine="yes")
        await asyncio.sleep(0.5)
        assert (await look(ben, table)).mine == "unsaid"
        assert rows(place, match_puzzles) == rows(place, puzzle_sources) == []

        assert (await say(ben, table)).agreed == 2
        assert (await until_made(ann, table)).mine == "unsaid"
        made = made_at(place)
        assert made
        for each in made:
            check_proof(each)
        shipped = {shape(each) for each in puzzles.puzzles()}
        assert shipped.isdisjoint(row.shape for row in rows(place, match_puzzles))
        assert rows(place, puzzle_consents) == [], "nobody's consent is kept any longer than it is needed"


async def test_a_stranger_a_spectator_and_a_bot_cannot_agree(db: Path) -> None:
    async with serving(db, limits=AT_ONCE) as place:
        ann, cy = Guest(place.port, "Ann"), Guest(place.port, "Cy")
        table = await finished(place, [ann])
        assert (await look(cy, table)).mine is None
        assert await refused(cy, table) == "not_seated"
        async with cy.at(table, entrance="watch"):
            assert await refused(cy, table) == "not_seated"
        assert await look(ann, table) == PuzzleConsent(state="asked", people=1, agreed=0, mine="unsaid")
        assert (await say(ann, table)).state in ("agreed", "made"), "the bot is not asked"
        await until_made(ann, table)


async def test_nobody_is_asked_while_a_match_is_played(db: Path) -> None:
    async with serving(db, limits=AT_ONCE) as place, playing(place, 2, game=GAME) as seats:
        assert seats[0].table is not None
        assert await refused(seats[0].guest, seats[0].table.id) == "match_not_over"


async def test_what_was_said_can_be_taken_back_until_it_is_done(db: Path) -> None:
    async with serving(db, limits=SELDOM) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        table = await finished(place, [ann, ben])
        await say(ann, table)
        assert await say(ann, table, agreed=False) == PuzzleConsent(state="asked", people=2, agreed=0, mine="no")
        assert (await say(ben, table)).agreed == 1
        assert rows(place, puzzle_sources) == []

        await say(ann, table)
        await until_made(ann, table)
        before = made_at(place)
        assert (await say(ben, table, agreed=False)).state == "made"
        assert made_at(place) == before


async def test_who_takes_it_back_while_they_are_being_made_has_nothing_made(db: Path) -> None:
    async with standing(db) as (store, kept, table):
        await kept.say(table, [0], {0, 1}, agreed=True)
        await kept.say(table, [1], {0, 1}, agreed=True)
        assert await kept.claim("one", 100.0, 200.0) == table
        await kept.say(table, [0], {0, 1}, agreed=False)
        assert await kept.finish(table, "one", found_of(), 150.0) == 0
        assert (await kept.consents(table)).made is False
        assert await store.read(lambda db: db.execute(select(match_puzzles)).all()) == []


async def test_of_who_has_deleted_the_account_nothing_is_made(db: Path) -> None:
    async with serving(db, limits=SELDOM) as place:
        ann, ben = await member(place, "Ann"), Guest(place.port, "Ben")
        table = await finished(place, [ann, ben])
        await note_seats(place, ann, table)
        await say(ann, table)
        file = msgspec.json.decode((await ann.http.get("/api/account/export")).content)
        assert file["puzzle_consents"] == [{"table_id": table, "seat": 0, "agreed": True}]
        assert (await ann.http.delete("/api/account")).status_code in (200, 204)
        assert rows(place, puzzle_consents) == []
        assert (await look(ben, table)).state == "none"
        assert await refused(ben, table) == "no_match_puzzles"


async def note_seats(place: Place, person: Person, table: str) -> None:
    """The account has sat at a table, as the server notes it when a match is counted."""
    async with asyncio.timeout(PATIENCE):
        while True:
            file = msgspec.json.decode((await person.http.get("/api/account/export")).content)
            if any(seat["table_id"] == table for seat in file["seats"]):
                return
            await look(person, table)
            await asyncio.sleep(0.05)


# --- of which matches


@pytest.mark.parametrize(
    ("game", "options"),
    [("rummikub", {"first_meld": 50}), ("standard_rummy", {})],
)
async def test_of_other_games_and_house_rules_that_matter_nothing_is_offered(
    db: Path, game: str, options: dict[str, Any]
) -> None:
    async with serving(db, limits=AT_ONCE) as place:
        ann = Guest(place.port, "Ann")
        table = await finished(place, [ann], game, **options)
        assert (await look(ann, table)).state == "none"
        assert await refused(ann, table) == "no_match_puzzles"


async def test_a_host_can_switch_it_off(db: Path) -> None:
    async with serving(db, limits=replace(AT_ONCE, match_puzzles_kept=0)) as place:
        ann = Guest(place.port, "Ann")
        table = await finished(place, [ann])
        assert (await look(ann, table)).state == "none"
        assert await refused(ann, table) == "no_match_puzzles"


async def test_of_one_match_the_hardest_are_kept_and_of_all_so_many(db: Path) -> None:
    async with serving(db, limits=replace(AT_ONCE, match_puzzles_each=2, match_puzzles_kept=3)) as place:
        ann = Guest(place.port, "Ann")
        one = await finished(place, [ann])
        await say(ann, one)
        await until_made(ann, one)
        made = made_at(place)
        assert len(made) == 2
        text = (await ann.http.get(f"/api/tables/{one}/record")).text
        every = puzzles.of_record(parse_record(text))
        assert sorted(each.difficulty for each in made) == sorted(each.difficulty for each in every[:2])

        other = await finished(place, [ann], seed=b"2" * 32)
        await say(ann, other)
        await until_made(ann, other)
        assert len(made_at(place)) == 3
        third = await finished(place, [ann], seed=b"3" * 32)
        assert (await look(ann, third)).state == "none"


# --- restarts, several servers, and what goes wrong


async def test_a_server_that_comes_back_makes_what_was_agreed_on(db: Path) -> None:
    async with serving(db, limits=SELDOM) as place:
        ann = Guest(place.port, "Ann")
        table = await finished(place, [ann])
        await place.puzzle_maker.close()  # as if the server died before it got to it
        await say(ann, table)
        assert (await look(ann, table)).state == "agreed"
    async with serving(db, limits=SELDOM) as place:
        ann = Guest(place.port, "Ann")
        await until_made(ann, table)
        assert made_at(place)


async def test_what_another_server_was_to_make_is_looked_for(db: Path) -> None:
    async with serving(db, limits=AT_ONCE) as place:
        ann = Guest(place.port, "Ann")
        table = await finished(place, [ann])
        await place.puzzle_maker.kept.say(table, [0], {0}, agreed=True)  # and nobody wakes the maker
        await until_made(ann, table)
        assert place.puzzle_maker.made == len(made_at(place)) > 0


async def test_of_two_servers_whichever_is_first_makes_them_and_each_match_once(postgres_db: str) -> None:
    async with serving(postgres_db, limits=AT_ONCE) as one, serving(postgres_db, limits=AT_ONCE) as other:
        ann, ben = Guest(one.port, "Ann"), Guest(other.port, "Ben")
        matches = [await finished(one, [ann, ben], seed=bytes([each]) * 32) for each in (1, 2, 3)]
        for table in matches:
            assert (await say(ann, table)).agreed == 1
            assert (await look(ben, table)).agreed == 1, "whichever server one asks"
            await say(ben, table)
        for table in matches:
            await until_made(ben, table)
        kept = rows(one, match_puzzles)
        assert one.puzzle_maker.made + other.puzzle_maker.made == len(kept) > 0
        assert one.puzzle_maker.failed == other.puzzle_maker.failed == 0
        assert all(row.done and row.tries == 1 for row in rows(one, puzzle_sources))


async def test_two_servers_make_the_puzzles_of_a_match_once(any_db: str) -> None:
    async with standing(any_db) as (_, kept, table):
        other = await SqlStore.open(any_db, PATIENT)
        try:
            theirs = rows_of(other)
            await kept.say(table, [0], {0}, agreed=True)
            claimed = await asyncio.gather(kept.claim("one", 100.0, 200.0), theirs.claim("two", 100.0, 200.0))
            assert sorted(claimed, key=str) == sorted([table, None], key=str)
            owner = "one" if claimed[0] else "two"
            both = await asyncio.gather(
                kept.finish(table, owner, found_of(), 150.0), theirs.finish(table, owner, found_of(), 150.0)
            )
            assert sorted(both) == [0, len(found_of())]
        finally:
            await other.close()


async def test_two_servers_that_find_the_same_puzzle_keep_it_once(any_db: str) -> None:
    async with standing(any_db) as (store, kept, table):
        other = await SqlStore.open(any_db, PATIENT)
        try:
            theirs, second = rows_of(other), await a_table(store)
            for each in (table, second):
                await kept.say(each, [0], {0}, agreed=True)
            one, two = await kept.claim("one", 100.0, 200.0), await theirs.claim("two", 100.0, 200.0)
            assert {one, two} == {table, second}
            assert one is not None
            assert two is not None
            both = await asyncio.gather(
                kept.finish(one, "one", found_of(), 150.0), theirs.finish(two, "two", found_of(), 150.0)
            )
            assert sum(both) == len(found_of())
            for each in (table, second):
                assert (await kept.consents(each)).made
        finally:
            await other.close()


async def test_a_match_whose_server_has_died_is_another_ones_but_not_for_ever(db: Path) -> None:
    async with standing(db) as (_, kept, table):
        await kept.say(table, [0], {0}, agreed=True)
        assert await kept.claim("one", 100.0, 200.0) == table
        assert await kept.claim("two", 199.0, 300.0) is None
        assert await kept.claim("two", 201.0, 300.0) == table
        assert await kept.finish(table, "one", found_of(), 202.0) == 0
        assert await kept.claim("three", 301.0, 400.0) == table
        assert await kept.claim("four", 399.0, 500.0) is None
        assert not (await kept.consents(table)).made
        assert await kept.claim("four", 401.0, 500.0) is None, "at three of them something has gone wrong"
        assert await kept.consents(table) == Consents(said={}, made=True)


@pytest.mark.parametrize("limits", [replace(AT_ONCE, match_puzzle_seconds=0.3), AT_ONCE])
async def test_a_process_that_dies_or_takes_too_long_is_let_be(db: Path, limits: Limits) -> None:
    work = endless if limits.match_puzzle_seconds < 1 else dies
    async with serving(db, limits=SELDOM) as place:
        ann = Guest(place.port, "Ann")
        table = await finished(place, [ann])
        await place.puzzle_maker.close()
        services = replace(place.rooms.services, limits=limits)
        maker = PuzzleMaker(place.puzzle_maker.kept, services, work)
        maker.open()
        try:
            await say(ann, table)
            async with asyncio.timeout(PATIENCE):
                while maker.failed == 0:
                    await asyncio.sleep(0.05)
            assert (await look(ann, table)).state == "agreed"
            assert maker.made == 0
        finally:
            await maker.close()


def endless(line: Connection, text: str) -> None:
    """Never ends by itself."""
    line.recv()


def dies(line: Connection, text: str) -> None:
    """Ends in the middle of its work."""
    os._exit(1)


# --- what becomes of them


async def test_nothing_of_the_people_is_in_the_rows_or_told(db: Path) -> None:
    async with serving(db, limits=AT_ONCE) as place:
        ann, ben = await member(place, "Annabella"), Guest(place.port, "Bernhard")
        table = await finished(place, [ann, ben])
        await say(ann, table)
        await say(ben, table)
        await until_made(ann, table)
        secrets = [table, str(key_of(ben.secret)), await key_for(place, ann), "Annabella", "Bernhard", "Person"]
        kept = rows(place, match_puzzles)
        assert kept
        assert not any(secret in str(row) for row in kept for secret in secrets)
        assert {column.name for column in match_puzzles.columns} == {"id", "shape", "game", "theme", "line", "day"}
        cy = Guest(place.port, "Cy")
        for row in kept:
            for path in (f"/api/puzzles/{row.id}", f"/api/practice/puzzle/{row.id}"):
                told = (await cy.http.get(path)).text
                assert not any(secret in told for secret in secrets)


async def test_they_are_found_filtered_counted_and_solved_like_all_others(db: Path) -> None:
    async with serving(db, limits=AT_ONCE) as place:
        ann = Guest(place.port, "Ann")
        before = await overview(ann)
        assert sum(before.from_matches.values()) == 0
        none = await ann.http.get("/api/puzzles/another", params={"from_match": "true"})
        assert none.status_code == 404
        table = await finished(place, [ann])
        await say(ann, table)
        await until_made(ann, table)
        made = {each.id: each for each in made_at(place)}
        counted = await overview(ann)
        assert sum(counted.from_matches.values()) == len(made)
        assert sum(counted.counts.values()) == 2000 + len(made)
        assert counted.today == before.today

        answer = await ann.http.get("/api/puzzles/another", params={"from_match": "true"})
        info = msgspec.json.decode(answer.content, type=PuzzleInfo)
        assert info.from_match
        puzzle = made[info.id]
        shown = msgspec.json.decode((await ann.http.get(f"/api/practice/puzzle/{info.id}")).content, type=PracticeInfo)
        assert isinstance(shown.task, PuzzleAsked)
        assert shown.task.from_match
        async with ann.practising(f"puzzle/{info.id}") as seat:
            assert isinstance(await seat.act(puzzles.way(puzzle)), Accepted)
            assert seat.answers(Attempted)[-1].done
        assert (await overview(ann)).record.solved == 1
        tried = {info.id}
        for _ in range(20):
            answer = await ann.http.get("/api/puzzles/another", params={"from_match": "true"})
            tried.add(msgspec.json.decode(answer.content, type=PuzzleInfo).id)
        assert tried == {*made} if len(made) > 1 else tried == {info.id}


async def test_of_a_made_puzzle_the_first_attempt_counts_alone(db: Path) -> None:
    async with serving(db, limits=AT_ONCE) as place:
        ann = Guest(place.port, "Ann")
        table = await finished(place, [ann])
        await say(ann, table)
        await until_made(ann, table)
        puzzle = next(each for each in made_at(place) if each.rules.rearranges)
        await solve(ann, puzzle, missed=True)
        await solve(ann, puzzle)
        record = (await overview(ann)).record
        assert (record.attempts, record.solved) == (1, 0)


def test_what_the_program_has_already_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = recording("x", log_of(GAME, deals=100), None).text
    every = puzzles.of_record(parse_record(text))
    assert [each.puzzle for each in sent_for(text)] == [*every]
    monkeypatch.setattr("rummykit.server.match_puzzles.finding_process.puzzles", lambda: every[:1])
    assert [each.puzzle for each in sent_for(text)] == [*every[1:]]


def sent_for(text: str) -> list[FoundPuzzle]:
    """What the work of the process, done in this one, sends for a record."""
    ours, theirs = Pipe()
    puzzles_of_match(theirs, text)
    return told(ours.recv())


# --- without a server


def found_of() -> list[FoundPuzzle]:
    """Three puzzles, as if a process had found them."""
    return [
        FoundPuzzle(shape(each), each.as_numbered(f"{each.theme}-r{number}", each.difficulty))
        for number, each in enumerate(puzzles.puzzles()[:3])
    ]


def rows_of(store: SqlStore) -> MatchPuzzles:
    return MatchPuzzles(store.ask, store.read, 100, 8)


async def a_table(store: SqlStore) -> str:
    log = log_of(GAME, num_games=1)
    id = f"table{next(_NUMBERS):08}"
    await store.append(id, 0, "nobody", log, due=None)
    return id


_NUMBERS: Any = iter(range(10**6))


@asynccontextmanager
async def standing(db: Path | str) -> AsyncIterator[tuple[SqlStore, MatchPuzzles, str]]:
    """A store with a table, and the rows of puzzles in it."""
    store = await SqlStore.open(str(db), PATIENT)
    try:
        yield store, rows_of(store), await a_table(store)
    finally:
        await store.close()
