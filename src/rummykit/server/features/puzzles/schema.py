"""The tables of puzzles: who has solved which, and those made of matches, with who agrees to them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from rummykit.server.accounts.owned import account_beside, person_of
from rummykit.server.store.schema import metadata

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
)


def _solver() -> Column[str]:
    # Its account is beside it where there is one. The record of a guest counts for an account that has none of its own,
    # which `PuzzleRecords` sees to.
    return person_of("solver", None, key=True)


puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    _solver(),
    account_beside(),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    # The last day (proleptic ordinal) whose puzzle was solved, and the days in a row up to it.
    Column("day", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    # The most puzzles solved in a run against the clock.
    Column("run", Integer, nullable=False),
    Column("seen", Float, nullable=False),
    Index("ix_puzzle_solvers_seen", "seen"),
)

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    _solver(),
    Column("puzzle", String(40), primary_key=True),
    account_beside(),
    # Whether the first attempt solved it; whether any has; whether the way was shown before one had.
    Column("first", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("shown", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

puzzle_runs = Table(
    "puzzle_runs",
    metadata,
    _solver(),
    account_beside(),
    Column("seed", String(32), nullable=False),
    Column("began", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
)

puzzle_consents = Table(
    "puzzle_consents",
    metadata,
    # What the person of a seat has said of puzzles of the match. Forgotten once they are made.
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("agreed", Boolean, nullable=False),
)

puzzle_sources = Table(
    "puzzle_sources",
    metadata,
    # A match whose people have all agreed: who makes puzzles of it until when, how often that was tried, whether it is
    # done.
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("claimed_until", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
)

match_puzzles = Table(
    "match_puzzles",
    metadata,
    # A puzzle made of a match; nothing says of which. `shape` is what it is up to colours.
    Column("id", String(40), primary_key=True),
    Column("shape", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("theme", String(16), nullable=False),
    Column("line", Text, nullable=False),
    # Days since 1970: a time would tell the match.
    Column("day", Integer, nullable=False),
    Index("ix_match_puzzles_shape", "shape", unique=True),
)
