"""Who solves which puzzle: first attempts, difficulty that follows them, days in a row, runs, and what is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from rummykit import puzzles
from rummykit.puzzles import Puzzle
from rummykit.server.accounts.ratings import NEW
from rummykit.server.features.puzzles import puzzle_ratings as ratings
from rummykit.server.features.puzzles.puzzle_records import NO_RUN, PuzzleRecords, Solver
from rummykit.server.features.puzzles.schema import puzzle_attempts, puzzle_ratings, puzzle_solvers
from rummykit.server.limits import Limits
from rummykit.server.store.sql import SqlStore
from tests.server.serving import PATIENT

DAY = 24 * 3600.0
MONDAY = date(2030, 1, 7)
ANN, BEN = Solver(("a" * 64,), None), Solver(("b" * 64,), None)


class Wall:
    """A clock on the wall that somebody turns."""

    def __init__(self) -> None:
        self.now = (MONDAY - date(1970, 1, 1)).days * DAY + 12 * 3600.0

    def __call__(self) -> float:
        return self.now

    @property
    def today(self) -> Puzzle:
        """The puzzle of the day."""
        return puzzles.daily(date(1970, 1, 1) + timedelta(days=int(self.now // DAY)))


@asynccontextmanager
async def records(db: Path | str, **limits: Any) -> AsyncIterator[tuple[PuzzleRecords, Wall, SqlStore]]:
    """Records on a database, with a clock."""
    store, wall = await SqlStore.open(str(db), PATIENT), Wall()
    try:
        yield PuzzleRecords(store.ask, store.read, replace(Limits(), **limits), wall), wall, store
    finally:
        await store.close()


def of(difficulty: int, number: int = 0) -> Puzzle:
    """A puzzle of a difficulty."""
    return [each for each in puzzles.puzzles() if each.difficulty == difficulty][number]


async def test_only_the_first_attempt_counts(any_db: str) -> None:
    async with records(any_db) as (kept, _, _store):
        await kept.attempted(ANN, of(3), solved=False)
        failed = (await kept.overview(ANN)).record
        await kept.attempted(ANN, of(3), solved=True)
        again = (await kept.overview(ANN)).record
        assert again == failed
        assert (again.attempts, again.solved) == (1, 0)
        assert again.rating < NEW.shown
        await kept.attempted(ANN, of(3, 1), solved=True)
        after = (await kept.overview(ANN)).record
        assert (after.attempts, after.solved) == (2, 1)
        assert after.rating > again.rating


async def test_who_tries_a_puzzle_first_at_two_servers_at_once_is_counted_at_both(any_db: str) -> None:
    async with records(any_db, puzzle_settled=0) as (one, _, store), records(any_db, puzzle_settled=0) as (other, _, _):
        tried = puzzles.puzzles()[:30]
        for puzzle in tried:
            await asyncio.gather(one.attempted(ANN, puzzle, solved=True), other.attempted(BEN, puzzle, solved=False))
        counted = await store.read(lambda db: list(db.scalars(select(puzzle_ratings.c.attempts))))
        assert counted == [2] * len(tried)


async def test_who_is_shown_the_way_has_failed_and_does_not_gain_by_it(db: Path) -> None:
    async with records(db) as (kept, wall, _store):
        await kept.shown(ANN, wall.today)
        await kept.attempted(ANN, wall.today, solved=True)
        told = await kept.overview(ANN)
        assert (told.record.attempts, told.record.solved, told.record.streak) == (1, 0, 0)
        assert not told.solved_today


async def test_a_puzzle_that_good_solvers_fail_becomes_harder_and_one_that_all_solve_easier(db: Path) -> None:
    async with records(db, puzzle_settled=0) as (kept, _, _store):
        hard, easy = of(3), of(3, 1)
        for number in range(25):
            solver = Solver((f"{number:064}",), None)
            await kept.attempted(solver, of(2, number), solved=True)
            await kept.attempted(solver, hard, solved=False)
            await kept.attempted(solver, easy, solved=True)
        assert (await kept.info(hard)).difficulty > 3
        assert (await kept.info(easy)).difficulty < 3
        assert (await kept.info(of(3, 2))).difficulty == 3


async def test_newcomers_move_no_puzzle(db: Path) -> None:
    async with records(db) as (kept, _, _store):
        before = await kept.info(of(3))
        for number in range(30):
            await kept.attempted(Solver((f"{number:064}",), None), of(3), solved=False)
        assert await kept.info(of(3)) == before


async def test_a_streak_is_of_days_in_a_row_and_ends_with_one_that_is_missed(db: Path) -> None:
    async with records(db) as (kept, wall, _store):
        for days in range(3):
            await kept.attempted(ANN, wall.today, solved=days == 1)
            await kept.attempted(ANN, wall.today, solved=True)
            await kept.attempted(ANN, wall.today, solved=True)
            told = await kept.overview(ANN)
            assert told.solved_today
            assert told.record.streak == days + 1, "another attempt on the day is as good"
            wall.now += DAY
        told = await kept.overview(ANN)
        assert (told.solved_today, told.record.streak) == (False, 3), "today's can still be solved"
        wall.now += DAY
        assert (await kept.overview(ANN)).record.streak == 0
        await kept.attempted(ANN, wall.today, solved=True)
        told = await kept.overview(ANN)
        assert (told.record.streak, told.record.longest) == (1, 3)


async def test_yesterdays_puzzle_is_too_late_for_the_streak(db: Path) -> None:
    async with records(db) as (kept, wall, _store):
        late = wall.today
        wall.now += DAY
        await kept.attempted(ANN, late, solved=True)
        assert (await kept.overview(ANN)).record.streak == 0


async def test_another_one_is_new_and_as_hard_as_is_asked(db: Path) -> None:
    async with records(db) as (kept, _, _store):
        pool = [each for each in puzzles.puzzles() if each.theme == "first_meld" and each.difficulty == 2]
        for each in pool[:-2]:
            await kept.attempted(ANN, each, solved=True)
        left = {each.id for each in pool[-2:]}
        assert {(await kept.another(ANN, "first_meld", 2, "")).id for _ in range(5)} <= left
        for but in left:
            assert {(await kept.another(ANN, "first_meld", 2, but)).id for _ in range(5)} == left - {but}
        for each in pool[-2:]:
            await kept.attempted(ANN, each, solved=True)
        assert (await kept.another(ANN, "first_meld", 2, "")).theme == "first_meld", "once more through those"


async def test_without_a_difficulty_it_fits_the_solver(db: Path) -> None:
    async with records(db) as (kept, _, _store):
        for number in range(12):
            await kept.attempted(ANN, of(5, number), solved=True)
            await kept.attempted(BEN, of(1, number), solved=False)
        good = [(await kept.another(ANN, None, None, "")).difficulty for _ in range(4)]
        weak = [(await kept.another(BEN, None, None, "")).difficulty for _ in range(4)]
        assert min(good) > max(weak)


async def test_guests_are_forgotten_after_a_time_and_when_there_are_too_many(any_db: str) -> None:
    async with records(any_db, puzzle_guests=3) as (kept, wall, store):
        solvers = [Solver((f"{number:064}",), None) for number in range(6)]
        for solver in solvers[:4]:
            wall.now += 1
            await kept.attempted(solver, of(1), solved=True)
        assert (await kept.overview(solvers[0])).record.attempts == 0
        assert (await kept.overview(solvers[1])).record.attempts == 1
        wall.now += Limits().puzzle_guest_seconds + 1
        await kept.attempted(solvers[4], of(1), solved=True)

        def rows() -> list[int | None]:
            with store.engine.connect() as db:
                return [db.scalar(select(func.count()).select_from(each)) for each in (puzzle_solvers, puzzle_attempts)]

        assert rows() == [1, 1]


async def test_a_run_counts_what_is_solved_in_time_until_the_third_miss(any_db: str) -> None:
    async with records(any_db) as (kept, _, _store):
        run = await kept.begin_run(ANN)
        for solved in (True, True, False, True, False):
            assert run.puzzle is not None
            await kept.answered(ANN, puzzles.find(run.puzzle.id), solved=solved)
            run = await kept.run(ANN)
        assert (run.solved, run.missed, run.best) == (3, 2, 3)
        assert run.puzzle is not None
        await kept.answered(ANN, of(5, 7), solved=True)
        assert (await kept.run(ANN)).solved == 3, "not the puzzle of the run"
        await kept.answered(ANN, puzzles.find(run.puzzle.id), solved=False)
        over = await kept.run(ANN)
        assert (over.puzzle, over.missed, over.best) == (None, 3, 3)
        assert (await kept.overview(ANN)).record.attempts == 0, "a run changes no rating"
        assert (await kept.overview(ANN)).record.run == 3


async def test_a_run_is_over_when_its_time_is_and_the_best_one_stays(db: Path) -> None:
    async with records(db) as (kept, wall, _store):
        run = await kept.begin_run(ANN)
        assert run.left_ms == 180_000
        assert run.puzzle is not None
        await kept.answered(ANN, puzzles.find(run.puzzle.id), solved=True)
        wall.now += 181.0
        over = await kept.run(ANN)
        assert (over.puzzle, over.left_ms, over.solved, over.best) == (None, 0, 1, 1)
        wall.now += 10.0
        late = await kept.begin_run(ANN)
        assert late.puzzle is not None
        wall.now += 190.0
        await kept.answered(ANN, puzzles.find(late.puzzle.id), solved=True)
        assert ((await kept.run(ANN)).solved, (await kept.run(ANN)).best) == (0, 1)


async def test_where_no_run_was_begun_there_is_none(db: Path) -> None:
    async with records(db) as (kept, _, _store):
        assert await kept.run(ANN) == NO_RUN


def test_a_rating_begins_at_the_difficulty_of_the_file() -> None:
    for puzzle in puzzles.puzzles():
        assert ratings.difficulty_of(ratings.prior(puzzle)) == puzzle.difficulty
