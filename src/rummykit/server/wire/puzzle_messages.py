"""Messages about puzzles: that of the day, another one, one's own record, runs against the clock, and who agrees that
some are made of a match."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.puzzles.puzzle import Theme


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle to choose. `difficulty` is 1 to 5, corrected by who has solved it; `rating` is what it is worth in the
    units of ratings. `from_match`: people played it here; else it comes with the program."""

    id: str
    game: str
    names: dict[str, str]
    theme: Theme
    difficulty: int
    rating: int
    from_match: bool


class PuzzleRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has solved. `rating` is 1500 for a newcomer, give or take `give`; `attempts` and `solved` count
    first attempts. `streak` is the days in a row whose puzzle was solved, up to today or yesterday, `longest` the most
    ever; `run` is the most that were solved in a run against the clock."""

    rating: int
    give: int
    attempts: int
    solved: int
    streak: int
    longest: int
    run: int


class PuzzlesInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The page of puzzles: that of today (a day by the universal clock), whether it is solved, and one's record.

    `counts` says how many puzzles there are of each theme, and `from_matches` how many of them are from matches that
    people played here. A run lasts so many seconds, and ends with so many misses.
    """

    day: str
    today: PuzzleInfo
    solved_today: bool
    record: PuzzleRecord
    counts: dict[str, int]
    from_matches: dict[str, int]
    run_seconds: int
    run_misses: int


class PuzzleRun(msgspec.Struct, frozen=True, kw_only=True):
    """A run against the clock: the `puzzle` to solve next, None when it is over, and what is left of its time.

    `begun` is false where none ever was.

    The address of its practice is that of the puzzle with `?run` after it. `best` is the most ever solved in a run.
    """

    begun: bool
    puzzle: PuzzleInfo | None
    solved: int
    missed: int
    left_ms: int
    best: int


ConsentState: TypeAlias = Literal["none", "asked", "agreed", "made"]
"""None are made of the match, for its rules allow none, the host wants no more, or somebody is not there any more;
people are asked; all have agreed, and they are being made; they are made, and nothing can be taken back."""
ConsentWord: TypeAlias = Literal["yes", "no", "unsaid"]
"""What a person has said."""


class PuzzleConsent(msgspec.Struct, frozen=True, kw_only=True):
    """Whether puzzles may be made of a match that is over: of its `people`, so many have `agreed`.

    `mine` is what the person who asks has said, None without a seat in the match.
    """

    state: ConsentState
    people: int
    agreed: int
    mine: ConsentWord | None


class ConsentSaid(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The person agrees that puzzles are made of a match, or takes that back."""

    agreed: bool
