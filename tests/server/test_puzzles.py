"""Puzzles over HTTP and sockets: judged by the server, remembered by the key of a guest or by the account."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from rummykit import puzzles
from rummykit.play.actions import Rearrange
from rummykit.puzzles import Puzzle
from rummykit.server.features.puzzles.puzzle_ratings import prior
from rummykit.server.features.puzzles.puzzle_records import info_of
from rummykit.server.limits import Limits
from rummykit.server.store import StoreClosed
from rummykit.server.wire.puzzle_messages import KeptPuzzles, PuzzleInfo, PuzzleRun, PuzzlesInfo
from rummykit.server.wire.socket_messages import Accepted, Refused
from tests.server.accounts.people import Person, member
from tests.server.guest import Guest
from tests.server.serving import serving

TILES = next(each for each in puzzles.puzzles() if each.theme == "whole_rack")
CARDS = next(each for each in puzzles.puzzles() if each.theme == "one_discard")


async def overview(guest: Guest) -> PuzzlesInfo:
    """The page of puzzles."""
    return msgspec.json.decode((await guest.http.get("/api/puzzles")).content, type=PuzzlesInfo)


async def solve(guest: Guest, puzzle: Puzzle, query: str = "", *, missed: bool = False) -> Accepted | Refused:
    """Open a puzzle and play its way, or at a table of tiles a play that misses it."""
    address = f"puzzle/{puzzle.id}{query}"
    assert (await guest.http.get(f"/api/practice/{address}")).status_code == 200
    action = puzzles.way(puzzle)
    if missed:
        action = next(each for each in puzzle.deal().legal_actions() if isinstance(each, Rearrange))
    async with guest.practising(address) as seat:
        return await seat.act(action)


async def test_a_guest_gets_a_key_with_the_first_puzzle_and_keeps_the_record_by_it(db: Path) -> None:
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        begun = await overview(guest)
        assert not guest.http.cookies, "looking needs no key"
        assert begun.today.id == puzzles.daily(place.state.puzzle_records.today).id
        assert sum(begun.counts.values()) == len(puzzles.puzzles())
        await solve(guest, TILES)
        assert guest.secret
        assert (await overview(guest)).record.solved == 1
        assert (await overview(Guest(place.port, "Ben"))).record.attempts == 0


async def test_the_day_is_solved_by_its_puzzle(db: Path) -> None:
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        await solve(guest, puzzles.find((await overview(guest)).today.id))
        told = await overview(guest)
        assert (told.solved_today, told.record.streak) == (True, 1)


def answer(puzzle: Puzzle, day: date, action: object = None) -> dict[str, object]:
    """An answer as a page tells it that has had no server."""
    told = {"puzzle": puzzle.id, "day": day.isoformat(), "action": action or puzzles.way(puzzle)}
    return msgspec.json.decode(msgspec.json.encode(told), type=dict[str, object])


async def joined(guest: Guest, *answers: dict[str, object]) -> PuzzlesInfo:
    """The page of puzzles once these answers have joined the record."""
    told = await guest.http.post("/api/puzzles/kept", json={"answers": answers})
    assert told.status_code == 200, told.text
    return msgspec.json.decode(told.content, type=PuzzlesInfo)


async def test_answers_without_the_server_join_the_record_as_if_they_were_given_here(db: Path) -> None:
    async with serving(db, limits=Limits(puzzle_settled=0)) as place:
        guest, today = Guest(place.port, "Ann"), place.state.puzzle_records.today
        days = [today - timedelta(back) for back in (2, 1, 0)]
        given = [answer(puzzles.daily(day), day) for day in days]
        told = await joined(guest, *given)
        assert (told.solved_today, told.record.streak, told.record.solved) == (True, 3, 3)
        assert await joined(guest, *given) == told, "told twice, they count once"
        rating = await guest.http.get(f"/api/puzzles/{puzzles.daily(today).id}")
        assert rating.json()["rating"] == info_of(puzzles.daily(today), prior(puzzles.daily(today))).rating


async def test_answers_without_the_server_are_judged_again(db: Path) -> None:
    async with serving(db) as place:
        guest, today = Guest(place.port, "Ann"), place.state.puzzle_records.today
        far, old = today + timedelta(3), today - timedelta(30)
        missed = next(each for each in TILES.deal().legal_actions() if isinstance(each, Rearrange))
        told = await joined(
            guest,
            answer(TILES, today, missed),
            answer(puzzles.daily(far), far),
            answer(puzzles.daily(old), old),
            answer(CARDS, today, {"type": "discard", "card": 99}),
            {"puzzle": "none", "day": "today"},
        )
        assert (told.record.attempts, told.record.solved, told.record.streak) == (3, 2, 0)
        told = await joined(guest, {"puzzle": CARDS.id, "day": today.isoformat()}, answer(CARDS, today))
        assert (told.record.attempts, told.record.solved) == (4, 2), "its way was shown"


async def test_a_page_keeps_the_puzzles_of_the_next_days_and_some_of_every_theme(db: Path) -> None:
    async with serving(db) as place:
        guest, today = Guest(place.port, "Ann"), place.state.puzzle_records.today
        first, again = await asyncio.gather(*[guest.http.get("/api/puzzles/kept") for _ in range(2)])
        assert first.content == again.content
        told = msgspec.json.decode(first.content, type=KeptPuzzles)
        days = [today + timedelta(ahead) for ahead in range(14)]
        assert list(told.days) == [day.isoformat() for day in days]
        assert [each.id for each in told.days.values()] == [puzzles.daily(day).id for day in days]
        there = [each.about for each in told.puzzles]
        assert {each.theme for each in there} >= {"whole_rack", "free_joker", "first_meld", "one_discard", "go_out"}
        assert {each.difficulty for each in there} == {1, 2, 3, 4, 5}
        assert len(first.content) < 600_000
        known = await guest.http.get("/api/puzzles/kept", headers={"If-None-Match": first.headers["etag"]})
        assert known.status_code == 304


async def test_an_account_takes_the_record_of_its_browser_along_to_every_device(db: Path) -> None:
    async with serving(db) as place:
        ann = Person(place.port, "Ann")
        await solve(ann, puzzles.find((await overview(ann)).today.id))
        await ann.register()
        assert (await overview(ann)).record.streak == 1
        other = ann.another_browser()
        await other.sign_in()
        assert (await overview(other)).record == (await overview(ann)).record
        await solve(other, TILES)
        assert (await overview(ann)).record.attempts == 2
        ben = await member(place, "Ben")
        assert (await overview(ben)).record.attempts == 0


async def test_another_one_by_theme_and_difficulty(db: Path) -> None:
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        response = await guest.http.get("/api/puzzles/another", params={"theme": "declare", "difficulty": 4})
        info = msgspec.json.decode(response.content, type=PuzzleInfo)
        assert (info.theme, info.difficulty, info.game) == ("declare", 4, "indian_rummy_points")
        assert msgspec.json.decode((await guest.http.get(f"/api/puzzles/{info.id}")).content, type=PuzzleInfo) == info


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/puzzles/whole_rack-99999", 404),
        ("/api/puzzles/another?theme=cheating", 404),
        ("/api/puzzles/another?difficulty=6", 404),
        ("/api/puzzles/another?difficulty=-1", 404),
        ("/api/puzzles/another?difficulty=many", 400),
        (f"/api/practice/puzzle/{TILES.id}?run", 404),
    ],
)
async def test_what_there_is_not_is_refused(db: Path, path: str, status: int) -> None:
    async with serving(db) as place:
        assert (await Guest(place.port, "Ann").http.get(path)).status_code == status


async def test_a_run_by_its_sockets(db: Path) -> None:
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        run = await guest.post("/api/puzzles/run", None, PuzzleRun)
        for solved in (1, 2):
            assert run.puzzle is not None
            await solve(guest, puzzles.find(run.puzzle.id), "?run=1")
            run = msgspec.json.decode((await guest.http.get("/api/puzzles/run")).content, type=PuzzleRun)
            assert (run.solved, run.missed, run.best) == (solved, 0, solved)
        assert (await overview(guest)).record.attempts == 0


async def test_in_a_run_nobody_is_shown_the_way_and_a_second_attempt_counts_nothing(db: Path) -> None:
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        run = await guest.post("/api/puzzles/run", None, PuzzleRun)
        assert run.puzzle is not None
        puzzle = puzzles.find(run.puzzle.id)
        async with guest.practising(f"puzzle/{puzzle.id}?run=1") as seat:
            hint = await seat.hint()
            assert isinstance(hint, Refused)
            assert hint.code == "no_hints"
            for _ in range(2):
                assert isinstance(await seat.act(puzzles.way(puzzle)), Accepted)
                await seat.again()
        run = msgspec.json.decode((await guest.http.get("/api/puzzles/run")).content, type=PuzzleRun)
        assert run.solved == 1
        stranger = f"ws://127.0.0.1:{place.port}/api/practice/puzzle/{run.puzzle.id}/socket?run=1" if run.puzzle else ""
        async with connect(stranger) as socket:
            assert msgspec.json.decode(await socket.recv())["code"] == "no_run"


async def test_an_attempt_that_cannot_be_saved_is_none(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        await guest.http.get(f"/api/practice/puzzle/{TILES.id}")

        async def away(*_: Any, **__: Any) -> None:
            raise StoreClosed

        async with guest.practising(f"puzzle/{TILES.id}") as seat:
            with monkeypatch.context() as patched:
                patched.setattr(place.state.puzzle_records, "attempted", away)
                refused = await seat.act(puzzles.way(TILES))
                assert isinstance(refused, Refused)
                assert refused.code == "not_saved"
            assert isinstance(await seat.act(puzzles.way(TILES)), Accepted)
        assert (await overview(guest)).record.solved == 1


async def test_a_missed_first_attempt_stays_missed(db: Path) -> None:
    async with serving(db) as place:
        guest = Guest(place.port, "Ann")
        hard = (each for each in puzzles.puzzles() if each.theme == "whole_rack" and each.difficulty > 2)
        puzzle = next(each for each in hard if any(isinstance(play, Rearrange) for play in each.deal().legal_actions()))
        await solve(guest, puzzle, missed=True)
        await solve(guest, puzzle)
        record = (await overview(guest)).record
        assert (record.attempts, record.solved) == (1, 0)
