"""Who has solved which puzzle: judged by the server, kept in the database of all servers, by key or by account.

A person is known by a key; somebody who signs in takes along what the browser has solved as a guest, unless the account
has a record of its own. Guests are forgotten after a time, and when there are too many of them.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from rummykit import puzzles
from rummykit.puzzles import Puzzle, Theme
from rummykit.server.accounts.ratings import NEW, Skill
from rummykit.server.accounts.schema import account_keys
from rummykit.server.catalogue import names_of
from rummykit.server.features.puzzles import puzzle_ratings as ratings
from rummykit.server.features.puzzles.match_puzzles import kept, kept_counts, kept_puzzle
from rummykit.server.features.puzzles.puzzle_answers import Noted, judged_again
from rummykit.server.features.puzzles.schema import puzzle_attempts, puzzle_ratings, puzzle_runs, puzzle_solvers
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.directory import InTransaction
from rummykit.server.wire.puzzle_messages import KeptAnswer, PuzzleInfo, PuzzleRecord, PuzzleRun, PuzzlesInfo

_KEPT = (puzzle_solvers, puzzle_attempts, puzzle_runs)
_GRACE_SECONDS = 2.0
"""An answer may be on its way when a run is over."""
_NEAR = 40
"""Of so many puzzles that are about as hard as a solver is good, one is proposed."""


NO_RUN = PuzzleRun(begun=False, puzzle=None, solved=0, missed=0, left_ms=0, best=0)
"""What is told of a run to those who have begun none."""


class Solver(NamedTuple):
    """Who solves: the keys of the person, the one to be known by first, and the account of who is signed in."""

    keys: tuple[str, ...]
    account: str | None

    @property
    def key(self) -> str:
        """What the person is known by."""
        return self.keys[0]


class PuzzleRecords:
    """The records of all servers on one database. `ask` works in a transaction, `read` only looks; `now` is the wall
    clock."""

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now

    @property
    def today(self) -> date:
        """The day by the universal clock."""
        return datetime.fromtimestamp(self._now(), UTC).date()

    # --- looking

    async def overview(self, solver: Solver | None) -> PuzzlesInfo:
        """The puzzle of the day, and the record of somebody; a newcomer's where nobody is known."""
        today = self.today
        ours = await self._read(kept_counts)
        counts = {theme: number + ours.get(theme, 0) for theme, number in _counts().items()}

        def work(db: Connection) -> PuzzlesInfo:
            row = None if solver is None else _row(db, solver)
            puzzle = puzzles.daily(today)
            return PuzzlesInfo(
                day=today.isoformat(),
                today=info_of(puzzle, ratings.skill_of(db, puzzle)),
                solved_today=row is not None and row.day == today.toordinal(),
                record=_record(row, today),
                counts=counts,
                from_matches=ours,
                run_seconds=round(self._limits.puzzle_run_seconds),
                run_misses=self._limits.puzzle_run_misses,
            )

        return await self._ask(work)

    async def find(self, id: str) -> Puzzle:
        """The puzzle with an id, of the program or made of a match here; raises `TableRefusal`."""
        try:
            return puzzles.find(id)
        except LookupError:
            found = await self._read(lambda db: kept_puzzle(db, id))
        if found is None:
            raise TableRefusal("unknown_puzzle")
        return found

    async def info(self, puzzle: Puzzle) -> PuzzleInfo:
        """A puzzle, as hard as it has turned out to be."""
        return await self._read(lambda db: info_of(puzzle, ratings.skill_of(db, puzzle)))

    async def infos(self, wanted: Sequence[Puzzle]) -> list[PuzzleInfo]:
        """Several of them."""
        rated = await self._read(ratings.corrected)
        return [info_of(each, rated.get(each.id) or ratings.prior(each)) for each in wanted]

    async def another(
        self,
        solver: Solver | None,
        theme: Theme | None,
        difficulty: int | None,
        but: str,
        *,
        from_match: bool = False,
    ) -> PuzzleInfo:
        """A puzzle that the solver has not tried, of a theme and difficulty; else one that fits the solver's rating.

        Where all have been tried, one of those. `but` is not proposed unless there is no other. With `from_match` one
        that people have played here. Raises `TableRefusal` where there is none.
        """

        def of_solver(db: Connection) -> tuple[float, Collection[str]]:
            row = None if solver is None else _row(db, solver)
            if row is None:
                return NEW.mu, ()
            tried = select(puzzle_attempts.c.puzzle).where(puzzle_attempts.c.solver == row.solver)
            return row.mu, set(db.scalars(tried))

        level, tried = await self._ask(of_solver)
        # The rest takes longer, and the writer of moves is not to wait for it.
        ours, rated = await self._read(lambda db: (kept(db), ratings.corrected(db)))
        choosing = _Choosing(level, tried, rated, ours if from_match else (*puzzles.puzzles(), *ours))
        return await asyncio.to_thread(_proposed, choosing, theme, difficulty, but)

    # --- attempts

    async def attempted(self, solver: Solver, puzzle: Puzzle, *, solved: bool) -> None:
        """An attempt was judged: the first one counts for both ratings, any that solves today's for the streak."""
        await self._noted(solver, Noted(puzzle, self.today, solved=solved))

    async def shown(self, solver: Solver, puzzle: Puzzle) -> None:
        """The way was shown: who has not solved the puzzle by then has failed it."""
        await self._noted(solver, Noted(puzzle, self.today, shown=True))

    async def joined(self, solver: Solver, answers: Sequence[KeptAnswer]) -> None:
        """Answers that a page has judged without the server are judged again, and count as if they were given here.

        A puzzle's own rating stays as it is, for the page knew the right answer. What is no answer is left out.
        """
        for each in await asyncio.to_thread(judged_again, answers, self.today):
            await self._noted(solver, each)

    async def _noted(self, solver: Solver, noted: Noted) -> None:
        try:
            await self._ask(lambda db: self._note(db, solver, noted))
        except IntegrityError:
            # Another server has just written the first row of the puzzle, or of the solver: now it is there.
            await self._ask(lambda db: self._note(db, solver, noted))

    def _note(self, db: Connection, solver: Solver, noted: Noted) -> None:
        puzzle, solved, shown = noted.puzzle, noted.solved, noted.shown
        row, day = self._solver(db, solver), noted.day.toordinal()
        mine = (puzzle_attempts.c.solver == row.solver) & (puzzle_attempts.c.puzzle == puzzle.id)
        before = db.execute(select(puzzle_attempts).where(mine)).first()
        changed: dict[str, object] = {"seen": self._now()}
        if before is None:
            new = {"solver": row.solver, "account": solver.account, "puzzle": puzzle.id, "at": self._now()}
            db.execute(insert(puzzle_attempts), new | {"first": solved, "solved": solved, "shown": shown})
            skill = self._rate(db, row, noted)
            changed |= {"mu": skill.mu, "sigma": skill.sigma}
            changed |= {"attempts": row.attempts + 1, "solved": row.solved + solved}
        elif solved or shown:
            told = {"solved": before.solved or (solved and not before.shown), "shown": before.shown or shown}
            db.execute(update(puzzle_attempts).where(mine).values(told))
        by_oneself = solved and not (before is not None and before.shown and not before.solved)
        if by_oneself and puzzle == puzzles.daily(noted.day) and row.day < day:
            streak = row.streak + 1 if row.day == day - 1 else 1
            changed |= {"day": day, "streak": streak, "longest": max(streak, row.longest)}
        db.execute(update(puzzle_solvers).where(puzzle_solvers.c.solver == row.solver).values(changed))

    def _rate(self, db: Connection, row: Row[Any], noted: Noted) -> Skill:
        """Rate a first attempt; the puzzle's rating goes with it once enough is known of the solver."""
        puzzle = noted.puzzle
        this = puzzle_ratings.c.puzzle == puzzle.id
        kept = db.execute(select(puzzle_ratings).where(this).with_for_update()).first()
        believed = ratings.prior(puzzle) if kept is None else Skill(kept.mu, kept.sigma)
        skill, corrected = ratings.after(Skill(row.mu, row.sigma), believed, solved=noted.solved)
        if noted.here and row.attempts >= self._limits.puzzle_settled:
            values = {"mu": corrected.mu, "sigma": corrected.sigma}
            if kept is None:
                db.execute(insert(puzzle_ratings), {"puzzle": puzzle.id, "attempts": 1, **values})
            else:
                db.execute(update(puzzle_ratings).where(this).values(attempts=kept.attempts + 1, **values))
        return skill

    def _solver(self, db: Connection, solver: Solver) -> Row[Any]:
        """The row of a solver, locked; made where there is none, after those who were not seen for long are gone."""
        _take_along(db, solver)
        mine = select(puzzle_solvers).where(puzzle_solvers.c.solver == solver.key).with_for_update()
        row = db.execute(mine).first()
        if row is not None:
            return row
        if solver.account is None:
            self._make_room(db)
        start = {"mu": NEW.mu, "sigma": NEW.sigma, "seen": self._now()}
        start |= dict.fromkeys(("attempts", "solved", "day", "streak", "longest", "run"), 0)
        db.execute(insert(puzzle_solvers), {"solver": solver.key, "account": solver.account, **start})
        return db.execute(mine).one()

    def _make_room(self, db: Connection) -> None:
        """Forget guests: those not seen for long, and of too many the one not seen for longest."""
        guests = puzzle_solvers.c.account.is_(None)
        old = select(puzzle_solvers.c.solver).where(
            guests, puzzle_solvers.c.seen < self._now() - self._limits.puzzle_guest_seconds
        )
        forgotten = list(db.scalars(old))
        count = db.scalar(select(func.count()).select_from(puzzle_solvers).where(guests)) or 0
        over = count - len(forgotten) - self._limits.puzzle_guests + 1
        if over > 0:
            oldest = select(puzzle_solvers.c.solver).where(guests).order_by(puzzle_solvers.c.seen)
            forgotten = list(db.scalars(oldest.limit(len(forgotten) + over)))
        for start in range(0, len(forgotten), 500):
            for table in _KEPT:
                db.execute(delete(table).where(table.c.solver.in_(forgotten[start : start + 500])))

    # --- runs against the clock

    async def begin_run(self, solver: Solver) -> PuzzleRun:
        """Begin a run; one that was on is over."""

        def work(db: Connection) -> PuzzleRun:
            row = self._solver(db, solver)
            db.execute(delete(puzzle_runs).where(puzzle_runs.c.solver == row.solver))
            new = {"solver": row.solver, "account": solver.account, "seed": secrets.token_hex(16)}
            db.execute(insert(puzzle_runs), new | {"began": self._now(), "solved": 0, "missed": 0})
            db.execute(update(puzzle_solvers).where(puzzle_solvers.c.solver == row.solver).values(seen=self._now()))
            return self._run(db, solver)

        return await self._ask(work)

    async def run(self, solver: Solver) -> PuzzleRun:
        """How a run stands."""
        return await self._ask(lambda db: self._run(db, solver))

    async def answered(self, solver: Solver, puzzle: Puzzle, *, solved: bool) -> None:
        """An attempt in a run: only at its puzzle, and in time; ratings stay as they are."""

        def work(db: Connection) -> None:
            row, on = self._solver(db, solver), self._on(db, solver, grace=_GRACE_SECONDS)
            if on is None or _nth(on.seed, on.solved + on.missed) != puzzle:
                return
            changed = {"solved": on.solved + 1} if solved else {"missed": on.missed + 1}
            db.execute(update(puzzle_runs).where(puzzle_runs.c.solver == row.solver).values(changed))
            best = max(row.run, on.solved + solved)
            db.execute(
                update(puzzle_solvers).where(puzzle_solvers.c.solver == row.solver).values(run=best, seen=self._now())
            )

        await self._ask(work)

    def _on(self, db: Connection, solver: Solver, grace: float = 0.0) -> Row[Any] | None:
        """The run that is on."""
        row = db.execute(select(puzzle_runs).where(puzzle_runs.c.solver == solver.key)).first()
        if row is None or row.missed >= self._limits.puzzle_run_misses:
            return None
        return row if self._now() < row.began + self._limits.puzzle_run_seconds + grace else None

    def _run(self, db: Connection, solver: Solver) -> PuzzleRun:
        row = db.execute(select(puzzle_runs).where(puzzle_runs.c.solver == solver.key)).first()
        if row is None:
            return NO_RUN
        known = _row(db, solver)
        left = row.began + self._limits.puzzle_run_seconds - self._now()
        puzzle = None if self._on(db, solver) is None else _nth(row.seed, row.solved + row.missed)
        return PuzzleRun(
            begun=True,
            puzzle=None if puzzle is None else info_of(puzzle, ratings.skill_of(db, puzzle)),
            solved=row.solved,
            missed=row.missed,
            left_ms=max(0, round(left * 1000)),
            best=0 if known is None else known.run,
        )


def _take_along(db: Connection, solver: Solver) -> None:
    """Give an account without a record that of a browser in which its person was a guest."""
    others = solver.keys[1:]
    if solver.account is None or not others:
        return
    own = select(puzzle_solvers.c.solver).where(puzzle_solvers.c.solver == solver.key)
    if db.scalar(own) is not None:
        return
    theirs = select(account_keys.c.key).where(account_keys.c.account == solver.account, account_keys.c.key.in_(others))
    found = db.scalar(
        select(puzzle_solvers.c.solver)
        .where(puzzle_solvers.c.solver.in_(theirs), puzzle_solvers.c.account.is_(None))
        .order_by(puzzle_solvers.c.attempts.desc())
    )
    if found is not None:
        for table in _KEPT:
            mine = table.c.solver == found
            db.execute(update(table).where(mine).values(solver=solver.key, account=solver.account))


def _row(db: Connection, solver: Solver) -> Row[Any] | None:
    """What is known of a solver, nothing of a newcomer."""
    _take_along(db, solver)
    return db.execute(select(puzzle_solvers).where(puzzle_solvers.c.solver == solver.key)).first()


def _record(row: Row[Any] | None, today: date) -> PuzzleRecord:
    if row is None:
        return PuzzleRecord(rating=NEW.shown, give=NEW.give, attempts=0, solved=0, streak=0, longest=0, run=0)
    skill = Skill(row.mu, row.sigma)
    return PuzzleRecord(
        rating=skill.shown,
        give=skill.give,
        attempts=row.attempts,
        solved=row.solved,
        streak=row.streak if row.day >= today.toordinal() - 1 else 0,
        longest=row.longest,
        run=row.run,
    )


def info_of(puzzle: Puzzle, skill: Skill) -> PuzzleInfo:
    """A puzzle with what is believed of it."""
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        names=names_of(puzzle.rules),
        theme=puzzle.theme,
        difficulty=ratings.difficulty_of(skill),
        rating=skill.shown,
        from_match=puzzle.from_match,
    )


@lru_cache(maxsize=1)
def _counts() -> Mapping[str, int]:
    """How many of the program's puzzles there are of each theme."""
    return Counter(each.theme for each in puzzles.puzzles())


class _Choosing(NamedTuple):
    """What a choice goes by: a solver's level and the puzzles tried, the ratings that are not as they were, and all
    puzzles there are to choose from."""

    level: float
    tried: Collection[str]
    ratings: Mapping[str, Skill]
    every: Sequence[Puzzle]


def _proposed(known: _Choosing, theme: Theme | None, difficulty: int | None, but: str) -> PuzzleInfo:
    """A puzzle for a solver; raises `TableRefusal` where there is none of the theme."""
    of_theme = (each for each in known.every if theme in (None, each.theme))
    pool = [(each, known.ratings.get(each.id) or ratings.prior(each)) for each in of_theme]
    pool = [each for each in pool if each[0].id != but] or pool
    if not pool:
        raise TableRefusal("unknown_puzzle")
    if difficulty is not None:
        pool = [each for each in pool if ratings.difficulty_of(each[1]) == difficulty] or pool
    pool = [each for each in pool if each[0].id not in known.tried] or pool
    return info_of(*random.SystemRandom().choice(pool if difficulty is not None else _nearest(pool, known.level)))


def _nearest(pool: list[tuple[Puzzle, Skill]], level: float) -> list[tuple[Puzzle, Skill]]:
    """Those nearest to a level, chosen among equals by chance."""
    mixed = random.SystemRandom().sample(pool, len(pool))
    return sorted(mixed, key=lambda each: abs(each[1].mu - level))[:_NEAR]


def _nth(seed: str, number: int) -> Puzzle:
    """The puzzle with this number, from 0, of a run: every third one is harder."""
    wanted = min(5, 1 + number // 3)
    chance = random.Random(f"{seed} {number}")
    return chance.choice(puzzles.shared_out(wanted))
