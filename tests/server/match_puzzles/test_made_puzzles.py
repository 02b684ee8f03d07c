"""What becomes of puzzles made of matches: nobody's, and solved like all others."""

from __future__ import annotations

from multiprocessing import Pipe
from pathlib import Path

import msgspec
import pytest

from rummykit import puzzles
from rummykit.record import parse_record
from rummykit.server.features.puzzles.finding_process import puzzles_of_match, told
from rummykit.server.features.puzzles.match_puzzles import FoundPuzzle
from rummykit.server.features.puzzles.schema import match_puzzles
from rummykit.server.table.guests import key_of
from rummykit.server.table.recording import recording
from rummykit.server.wire.practice_messages import Attempted, PracticeInfo, PuzzleAsked
from rummykit.server.wire.puzzle_messages import PuzzleInfo
from rummykit.server.wire.socket_messages import Accepted
from tests.server.accounts.people import member
from tests.server.guest import Guest
from tests.server.match_puzzles.matches import (
    AT_ONCE,
    GAME,
    finished,
    key_for,
    made_at,
    rows,
    say,
    until_made,
)
from tests.server.serving import serving
from tests.server.test_puzzles import overview, solve
from tests.server.test_record_route import log_of


@pytest.mark.usefixtures("no_process")
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


@pytest.mark.usefixtures("no_process")
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
        assert sum(counted.counts.values()) == len(puzzles.puzzles()) + len(made)
        assert counted.today == before.today

        first = await another(ann)
        shown = msgspec.json.decode((await ann.http.get(f"/api/practice/puzzle/{first}")).content, type=PracticeInfo)
        assert isinstance(shown.task, PuzzleAsked)
        assert shown.task.from_match
        async with ann.practising(f"puzzle/{first}") as seat:
            assert isinstance(await seat.act(puzzles.way(made[first])), Accepted)
            assert seat.answers(Attempted)[-1].done
        assert (await overview(ann)).record.solved == 1
        others = {*made} - {first}
        while others:
            proposed = await another(ann)
            assert proposed in others, "one that was not tried yet"
            await solve(ann, made[proposed])
            others -= {proposed}
        assert await another(ann) in made, "once more through those"


async def another(guest: Guest) -> str:
    """The id of a puzzle made of a match that is proposed."""
    answer = await guest.http.get("/api/puzzles/another", params={"from_match": "true"})
    info = msgspec.json.decode(answer.content, type=PuzzleInfo)
    assert info.from_match
    return info.id


@pytest.mark.usefixtures("no_process")
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
    monkeypatch.setattr("rummykit.puzzles.puzzles", lambda: every[:1])
    assert [each.puzzle for each in sent_for(text)] == [*every[1:]]


def sent_for(text: str) -> list[FoundPuzzle]:
    """What the work of the process, done in this one, sends for a record."""
    ours, theirs = Pipe()
    puzzles_of_match(theirs, text)
    return told(ours.recv())
