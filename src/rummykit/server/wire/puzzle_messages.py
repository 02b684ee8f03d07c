"""Messages about puzzles: that of the day, another one, one's own record, runs against the clock, and who agrees that
some are made of a match."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from rummykit.play.actions import Action, Faces, Melds
from rummykit.play.events import Event
from rummykit.play.hand_judgement import Fact
from rummykit.play.offers import Offer
from rummykit.puzzles.puzzle import Theme
from rummykit.server.wire.practice_messages import Attempt, Measure, PracticeTask
from rummykit.server.wire.socket_messages import Welcome

MOST_KEPT_ANSWERS = 100
"""The most answers that are told at once."""


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


class KeptAttempt(msgspec.Struct, frozen=True, kw_only=True):
    """What comes of an action in a puzzle that a page keeps: the verdict, the events, the fields of the `view` that are
    others afterwards, what could be done then, and the facts about the hand while nobody has arranged it."""

    action: Action
    attempt: Attempt
    events: tuple[Event, ...]
    view: dict[str, Any]
    offer: Offer | None
    facts: tuple[Fact, ...]


class KeptPuzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle that a page can play without the server, which would begin it with `task` and `welcome`.

    `way` solves it; `best` and `measure` are those of its verdicts. `attempts` has every action that may be taken, but
    of turns at a table that is rearranged and of ways to go out only one. `groups` and `loose` are the hand as is best,
    where it may be arranged. `goes_out` says whether a hand may go out without a discard, and with one; None in games
    in which nobody goes out with a whole hand.
    """

    about: PuzzleInfo
    task: PracticeTask
    welcome: Welcome
    way: Action
    best: int
    measure: Measure | None
    attempts: tuple[KeptAttempt, ...]
    groups: Melds
    loose: Faces
    goes_out: tuple[bool, bool] | None


class KeptPuzzles(msgspec.Struct, frozen=True, kw_only=True):
    """What a page keeps of puzzles: which are those of some `days`, and how to play these and others to practise.

    `puzzles` lacks those that only the server can play. `newcomer` is what a page of puzzles begins with.
    """

    newcomer: PuzzlesInfo
    days: dict[str, PuzzleInfo]
    puzzles: tuple[KeptPuzzle, ...]


class KeptAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer that was given without the server, on a day by the universal clock; without an action the way was
    shown."""

    puzzle: str
    day: str
    action: Action | None = None


class KeptAnswers(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Answers that were given without the server, in their order."""

    answers: Annotated[tuple[KeptAnswer, ...], msgspec.Meta(max_length=MOST_KEPT_ANSWERS)]


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
