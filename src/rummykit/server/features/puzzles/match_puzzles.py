"""Puzzles made of matches: who has agreed, which matches are worked on, and the puzzles; the same for all servers.

The rows of puzzles have nothing of a match in them: no table, seat or name, and of the time only the day.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from rummykit.puzzles import Puzzle
from rummykit.puzzles.puzzle import read, written
from rummykit.server.features.puzzles.schema import match_puzzles, puzzle_consents, puzzle_sources
from rummykit.server.store.directory import InTransaction
from rummykit.server.store.schema import tables

_TRIES = 3
"""A match at which so many servers have failed, or died, is done with."""
_DAY_SECONDS = 24 * 3600

_read = lru_cache(maxsize=4096)(read)


class Consents(NamedTuple):
    """What people have said of a match by seat, and whether its puzzles have been made."""

    said: dict[int, bool]
    made: bool


class FoundPuzzle(NamedTuple):
    """A puzzle, and what it is up to colours (`rummykit.puzzles.puzzle.shape`)."""

    shape: str
    puzzle: Puzzle


class MatchPuzzles:
    """The rows of all servers on one database. `ask` works in a transaction, `read` only looks.

    At most `most` puzzles are kept; once there are so many, no more are made. `of_a_match` is the most of one match.
    """

    def __init__(self, ask: InTransaction, read: InTransaction, most: int, of_a_match: int) -> None:
        self._ask = ask
        self._read = read
        self._most = most
        self._of_a_match = of_a_match

    async def wanted(self) -> bool:
        """Whether there is room for more."""
        return self._most > 0 and await self._read(_count) < self._most

    async def consents(self, table: str) -> Consents:
        """What has been said of a match."""
        return await self._read(lambda db: _consents(db, table))

    async def say(self, table: str, seats: Collection[int], people: Collection[int], *, agreed: bool) -> Consents:
        """Somebody in these seats agrees, or takes it back; what has been said by then.

        Once all `people` have agreed, the match is to be worked on. Once that is done, nothing changes any more.
        """

        def work(db: Connection) -> Consents:
            for seat in sorted(seats):
                _say(db, table, seat, agreed=agreed)
            now = _consents(db, table)
            if not now.made and people and all(now.said.get(seat, False) for seat in people):
                _begin(db, table)
            return now

        return await self._ask(work)

    async def claim(self, owner: str, now: float, until: float) -> str | None:
        """A match of which puzzles are to be made, the work of one server until then; None where there is none."""
        free = ~puzzle_sources.c.done & (puzzle_sources.c.tries < _TRIES) & (puzzle_sources.c.claimed_until <= now)

        def work(db: Connection) -> str | None:
            _give_up(db, now)
            if _count(db) >= self._most:
                return None
            order = (puzzle_sources.c.claimed_until, puzzle_sources.c.table_id)
            table = db.scalar(select(puzzle_sources.c.table_id).where(free).order_by(*order).limit(1))
            if table is None:
                return None
            mine = update(puzzle_sources).where(puzzle_sources.c.table_id == table, free)
            values = {"owner": owner, "claimed_until": until, "tries": puzzle_sources.c.tries + 1}
            return table if db.execute(mine.values(values)).rowcount else None

        return await self._ask(work)

    async def finish(self, table: str, owner: str, found: Sequence[FoundPuzzle], now: float) -> int:
        """Keep the first of these puzzles that are like none that is kept; how many they are.

        None of them where the match is not this server's any more: somebody has taken the consent back, or another
        server has done it. Who agreed is forgotten with that.
        """

        def work(db: Connection) -> int:
            held = (puzzle_sources.c.table_id == table) & (puzzle_sources.c.owner == owner) & ~puzzle_sources.c.done
            if not db.execute(update(puzzle_sources).where(held).values(done=True, claimed_until=0.0)).rowcount:
                return 0
            db.execute(delete(puzzle_consents).where(puzzle_consents.c.table_id == table))
            room = min(self._of_a_match, self._most - _count(db))
            new = [each for each in found if not _is_there(db, each)][: max(0, room)]
            day = int(now // _DAY_SECONDS)
            for key, each in new:
                row = {"id": each.id, "shape": key, "game": each.game, "theme": each.theme, "line": written(each)}
                db.execute(insert(match_puzzles), row | {"day": day})
            return len(new)

        try:
            return await self._ask(work)
        except IntegrityError:
            return await self._ask(work)  # another server has just kept one of them, which is seen by now


def _give_up(db: Connection, now: float) -> None:
    """Done with the matches at which the last try has come to nothing; who agreed is forgotten with that."""
    hopeless = ~puzzle_sources.c.done & (puzzle_sources.c.tries >= _TRIES) & (puzzle_sources.c.claimed_until <= now)
    for table in list(db.scalars(select(puzzle_sources.c.table_id).where(hopeless))):
        db.execute(update(puzzle_sources).where(puzzle_sources.c.table_id == table).values(done=True))
        db.execute(delete(puzzle_consents).where(puzzle_consents.c.table_id == table))


def kept(db: Connection) -> tuple[Puzzle, ...]:
    """All puzzles made of matches."""
    return tuple(map(_read, db.scalars(select(match_puzzles.c.line).order_by(match_puzzles.c.id))))


def kept_counts(db: Connection) -> dict[str, int]:
    """How many there are of each theme that has any."""
    rows = db.execute(select(match_puzzles.c.theme, func.count().label("number")).group_by(match_puzzles.c.theme))
    return {row.theme: row.number for row in rows}


def kept_puzzle(db: Connection, id: str) -> Puzzle | None:
    """The one with this id."""
    line = db.scalar(select(match_puzzles.c.line).where(match_puzzles.c.id == id))
    return None if line is None else _read(line)


def withdraw(db: Connection, table: str, seat: int) -> None:
    """Forget what was said in a seat, as if its person had never been asked."""
    _lock(db, table)
    db.execute(delete(puzzle_consents).where(_of(table, seat)))
    _stop(db, table)


def _say(db: Connection, table: str, seat: int, *, agreed: bool) -> None:
    _lock(db, table)
    if _made(db, table):
        return
    if not agreed:
        _stop(db, table)
    if not db.execute(update(puzzle_consents).where(_of(table, seat)).values(agreed=agreed)).rowcount:
        db.execute(insert(puzzle_consents), {"table_id": table, "seat": seat, "agreed": agreed})


def _lock(db: Connection, table: str) -> None:
    """What is said of a match at the same time waits for each other."""
    db.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())


def _begin(db: Connection, table: str) -> None:
    if db.scalar(select(puzzle_sources.c.table_id).where(puzzle_sources.c.table_id == table)) is None:
        fresh = {"owner": "", "claimed_until": 0.0, "tries": 0, "done": False}
        db.execute(insert(puzzle_sources), {"table_id": table, **fresh})


def _stop(db: Connection, table: str) -> None:
    """The worker has nothing to finish."""
    db.execute(delete(puzzle_sources).where(puzzle_sources.c.table_id == table, ~puzzle_sources.c.done))


def _consents(db: Connection, table: str) -> Consents:
    rows = db.execute(select(puzzle_consents).where(puzzle_consents.c.table_id == table))
    return Consents({row.seat: row.agreed for row in rows}, _made(db, table))


def _made(db: Connection, table: str) -> bool:
    return bool(db.scalar(select(puzzle_sources.c.done).where(puzzle_sources.c.table_id == table)))


def _count(db: Connection) -> int:
    return db.scalar(select(func.count()).select_from(match_puzzles)) or 0


def _is_there(db: Connection, found: FoundPuzzle) -> bool:
    alike = or_(match_puzzles.c.shape == found.shape, match_puzzles.c.id == found.puzzle.id)
    return db.scalar(select(match_puzzles.c.id).where(alike)) is not None


def _of(table: str, seat: int) -> ColumnElement[bool]:
    return (puzzle_consents.c.table_id == table) & (puzzle_consents.c.seat == seat)
