"""Who agrees that puzzles are made of a match, and of which matches they are made."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from rummykit import puzzles
from rummykit.puzzles.puzzle import shape
from rummykit.record import parse_record
from rummykit.server.features.puzzles.schema import match_puzzles, puzzle_consents, puzzle_sources
from rummykit.server.wire.puzzle_messages import PuzzleConsent
from tests.puzzles.proofs import check_proof
from tests.server.accounts.people import Person, member
from tests.server.guest import PATIENCE, Guest
from tests.server.match_puzzles.matches import (
    AT_ONCE,
    GAME,
    SELDOM,
    finished,
    found_of,
    look,
    made_at,
    refused,
    rows,
    say,
    standing,
    until_made,
)
from tests.server.serving import Place, serving
from tests.server.tables import playing


async def test_of_one_of_two_nothing_is_made_and_of_both_puzzles_are(db: Path) -> None:
    async with serving(db, limits=AT_ONCE) as place:
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
        check_proof(min(made, key=lambda each: len(each.hand)))
        shipped = {shape(each) for each in puzzles.puzzles()}
        assert shipped.isdisjoint(row.shape for row in rows(place, match_puzzles))
        assert rows(place, puzzle_consents) == [], "nobody's consent is kept any longer than it is needed"


@pytest.mark.usefixtures("no_process")
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


@pytest.mark.usefixtures("no_process")
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


@pytest.mark.usefixtures("no_process")
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


@pytest.mark.usefixtures("no_process")
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
