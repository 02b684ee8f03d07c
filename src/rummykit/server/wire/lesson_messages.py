"""Messages about lessons: GET /api/lessons/{game}, and POST there for an answer. No task comes with its answer, but for
those that a page keeps for times without the server: GET /api/lessons."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from rummykit.cards import Face, Faces
from rummykit.play.actions import Melds
from rummykit.play.result import Out
from rummykit.rules import OptionValue
from rummykit.server.wire.http_messages import ApiError
from rummykit.words.page import RuleSection


class EndedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a deal that is over: what it is called, the pieces left in its hand, and the melds that it laid.

    `did` says how it ended the deal or left it, None if it did neither.
    """

    name: str
    left: Faces
    melds: Melds
    did: Out | Literal["went_out", "knocked"] | None


class LessonTask(msgspec.Struct, frozen=True, kw_only=True):
    """A task of a lesson and the section of the rules that it is about.

    A "pick" offers `melds`, of which all that fit are chosen; a "count" offers `points`, of which one is right, for
    `pieces`, or for a deal that has `ended`; a "do" is played at `/api/practice`. `wild` is the rank that is wild, 0
    for none. `seat` is the seat whose points are asked. `before` are sections to be read first.
    """

    id: str
    kind: Literal["pick", "count", "do"]
    rule: RuleSection
    question: str
    melds: tuple[Melds, ...] = ()
    points: tuple[int, ...] = ()
    pieces: Faces = ()
    wild: int = 0
    ended: tuple[EndedSeat, ...] = ()
    seat: int = 0
    before: tuple[RuleSection, ...] = ()


class LessonPage(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson in one language, with the house rules in force as `options`, as far as they differ from the sheet.

    With a game that one knows, `steps` are those that differ, and `whole` says how many there are without it.
    `puzzle` is the id of a decision of this game to go on with, if there are any.
    """

    game: str
    language: str
    family: Literal["cards", "tiles"]
    options: dict[str, OptionValue]
    steps: tuple[LessonTask, ...]
    whole: int
    puzzle: str | None = None


StepId: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
ChosenNumbers: TypeAlias = Annotated[tuple[int, ...], msgspec.Meta(max_length=20)]


class LessonAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody chose in a step, by number from 0; or, with `show`, that the answer is to be shown."""

    step: StepId
    chosen: ChosenNumbers = ()
    show: bool = False


class WrongChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that does not fit, and what the rules have against it, if there is a rule."""

    number: int
    reason: ApiError | None


class CountedPiece(msgspec.Struct, frozen=True, kw_only=True):
    """A piece and what it counts."""

    face: Face
    points: int


class CountedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What the hand of a seat counts when a deal is over, and the melds that lie in it, if those do not count."""

    name: str
    melds: Melds
    count: int


class LessonJudged(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer is worth, and why.

    `said` is a sentence in the language asked for. `wrong` has the choices that do not fit, `missing` is how many that
    do were left out. Of what was to be counted, `pieces` are those that count, `melds` those that do not, and `seats`
    what the hands of a deal count. `key` has the right choices, once one has them or has asked for them.
    """

    right: bool
    said: str
    wrong: tuple[WrongChoice, ...] = ()
    missing: int = 0
    pieces: tuple[CountedPiece, ...] = ()
    melds: Melds = ()
    seats: tuple[CountedSeat, ...] = ()
    key: tuple[int, ...] = ()


# --- for times without the server: GET /api/lessons


class TaskAnswers(msgspec.Struct, frozen=True, kw_only=True):
    """What the `right` answer to a task is worth, and one that has chosen `wrong` wherever it can."""

    right: LessonJudged
    wrong: LessonJudged


class AnsweredLesson(msgspec.Struct, frozen=True, kw_only=True):
    """The whole lesson of a game without house rules, and by task the answers of those that are not played."""

    page: LessonPage
    answers: dict[str, TaskAnswers]


class AllLessons(msgspec.Struct, frozen=True, kw_only=True):
    """The lessons of all games in one language."""

    lessons: dict[str, AnsweredLesson]
