"""The messages of a practice: a position to play on the page, with the messages of a table and two of its own.

`GET /api/practice/<kind>/…` answers with `PracticeInfo`; the socket at the same address with `/socket` takes
`PracticeQuestion` and answers with `PracticeAnswer`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.play.actions import Action
from rummykit.puzzles.puzzle import ChoiceValue, Theme
from rummykit.server.wire.socket_messages import (
    Act,
    ArrangeHand,
    GroupHand,
    Hello,
    Hint,
    Ping,
    ServerMessage,
    Try,
)
from rummykit.server.wire.table_messages import TableInfo


class Again(msgspec.Struct, frozen=True, kw_only=True, tag="again", forbid_unknown_fields=True):
    """Go back to the position; answered by `Accepted`, then `Update`."""

    id: int


PracticeQuestion: TypeAlias = Hello | Act | Try | Hint | GroupHand | ArrangeHand | Ping | Again
"""What a page may say in a practice. `Hint` asks for the way; one `Act` is one attempt."""


Measure: TypeAlias = Literal["tiles", "cards", "points", "points_left", "waits", "chance", "ahead"]


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """The verdict on an action: `done` where it reaches the goal.

    `reached` and `best` are what it came to and what can be reached, in `measure`: tiles, cards or points, of which
    more are better, points left outside melds, of which fewer are, unseen tiles that would let the rack go out, the
    chance to win from 0 to 1, or points ahead of the others on average. `warmer` says whether it is better than what
    was played in the match. Each is None where nothing is to be said of it. Of a decision, `choices` are the best and
    the one made, or the next best if the best was made.
    """

    done: bool
    reached: float | None = None
    best: float | None = None
    measure: Measure | None = None
    warmer: bool | None = None
    choices: tuple[ChoiceValue, ...] = ()


class Attempted(Attempt, frozen=True, kw_only=True, tag="attempted"):
    """The verdict on the action that was just played; sent after its `Accepted` and before its `Update`."""


PracticeAnswer: TypeAlias = ServerMessage | Attempted


class PuzzleAsked(msgspec.Struct, frozen=True, kw_only=True, tag="puzzle"):
    """What a puzzle asks: its `theme` says it, `difficulty` is 1 to 5. `from_match`: people played it here; else it
    comes with the program."""

    id: str
    theme: Theme
    difficulty: int
    from_match: bool


class LessonAsked(msgspec.Struct, frozen=True, kw_only=True, tag="lesson"):
    """What a lesson asks in one of its steps; the lesson itself says it in words."""

    step: str


class MissedAsked(msgspec.Struct, frozen=True, kw_only=True, tag="missed"):
    """A decision of a finished match that could have been better: which it is, and what was `played`.

    `turn` is its place among all turns of the match and `decision` that in the turn, from 0; `deal` and `number` are
    those of the turn in its deal, from 1.
    """

    table: str
    turn: int
    decision: int
    deal: int
    number: int
    played: Action


PracticeTask: TypeAlias = PuzzleAsked | LessonAsked | MissedAsked
"""What is asked in a position, by kind of practice."""


class PracticeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a page needs to begin: the table, as a table tells it, and what is asked."""

    table: TableInfo
    task: PracticeTask
