"""A lesson as a page is told it, without the answers; and what an answer to a task is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from rummykit import lessons, puzzles, words
from rummykit.lessons import CountPoints, Do, Judged, Lesson, LessonStep, Pick
from rummykit.lessons.worth import CountedWorth, counted
from rummykit.play.result import Out, Result
from rummykit.rules import IllegalAction, Rules
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.lesson_messages import (
    AnsweredLesson,
    CountedPiece,
    CountedSeat,
    EndedSeat,
    LessonAnswer,
    LessonJudged,
    LessonPage,
    LessonTask,
    TaskAnswers,
    WrongChoice,
)
from rummykit.words.languages import language_for


def told(rules: Rules, lesson: Lesson, whole: int, language: str) -> LessonPage:
    """A lesson, or what is new in it, as a page asks it; `whole` is how many steps there are in all."""
    page = words.rule_page(rules, language)
    usual = (rules.base or rules).options()
    return LessonPage(
        game=rules.id,
        language=page.language,
        family=rules.pack.family,
        options={name: value for name, value in rules.options().items() if name not in usual or value != usual[name]},
        steps=tuple(_task(rules, step, page) for step in lesson.steps),
        whole=whole,
        puzzle=next((each.id for each in puzzles.puzzles() if each.past and each.game == rules.id), None),
    )


def _task(rules: Rules, step: LessonStep, page: words.RulePage) -> LessonTask:
    asked = LessonTask(
        id=step.id,
        kind="do",
        rule=words.section_of(page, step.rule),
        question=lessons.question(rules, step, page.language),
        before=tuple(words.section_of(page, name) for name in step.before),
    )
    match step.task:
        case Pick(choices=choices):
            return replace(asked, kind="pick", melds=choices)
        case CountPoints(choices=points, faces=faces, wild=wild, result=result, seat=seat):
            return replace(
                asked,
                kind="count",
                points=points,
                pieces=faces,
                wild=wild if result is None else result.wild,
                ended=tuple(_ended(step.task, page.language)),
                seat=seat,
            )
    return asked


def _ended(task: CountPoints, language: str) -> Iterator[EndedSeat]:
    """The seats of the deal that is counted, if it is one."""
    if task.result is None:
        return
    for seat, hand in enumerate(task.result.hands):
        melds = tuple(cards for owner, cards in task.result.melds if owner == seat)
        yield EndedSeat(name=_seat(seat, language), left=hand, melds=melds, did=_did(task.result, seat))


def _did(result: Result, seat: int) -> Out | Literal["went_out", "knocked"] | None:
    """How a seat ended a deal, or left it."""
    if (result.kind == "went_out" or result.kind == "knocked") and result.winner == seat:
        return result.kind
    return result.out[seat] if result.out else None


def _seat(seat: int, language: str) -> str:
    return language_for(language).seats[seat]


def step_of(lesson: Lesson, step: str) -> LessonStep:
    """A step by its id; raises `TableRefusal`."""
    for each in lesson.steps:
        if each.id == step:
            return each
    raise TableRefusal("no_such_step")


def judged(rules: Rules, lesson: Lesson, answer: LessonAnswer, language: str) -> LessonJudged:
    """What an answer is worth; raises `TableRefusal` for a step or a choice that is not there, or is not chosen."""
    step = step_of(lesson, answer.step)
    task, chosen = step.task, {*answer.chosen}
    if isinstance(task, Do):
        if task.advice is None or not answer.show:
            raise TableRefusal("no_such_step")
        return LessonJudged(right=False, said=lessons.why(rules, task.advice, language))
    if not chosen <= {*range(len(task.choices))}:
        raise TableRefusal("unreadable", at="$.chosen", expected="choices of this step")
    if isinstance(task, Pick):
        worth = lessons.pick(task, chosen)
        said = lessons.said_of(rules, worth, language)
        return LessonJudged(
            right=worth.right,
            said=said,
            wrong=() if answer.show else tuple(_wrong(rules, step, task, worth)),
            missing=len({*worth.wrong} - chosen),
            key=task.right if worth.right or answer.show else (),
        )
    if len(chosen) != (not answer.show):
        raise TableRefusal("unreadable", at="$.chosen", expected="no choice" if answer.show else "one choice")
    right = bool(chosen) and lessons.count(task, *chosen).right
    return _told(
        counted(rules, task),
        LessonJudged(
            right=right,
            said=lessons.said_of(rules, Judged(right=right, wrong=tuple(chosen)), language),
            wrong=tuple(WrongChoice(number=number, reason=None) for number in chosen if not right),
            key=(task.right,) if right or answer.show else (),
        ),
        language,
    )


def kept(rules: Rules, lesson: Lesson, language: str) -> AnsweredLesson:
    """A lesson with the answers to the tasks that are not played, by which a page judges without the server."""
    return AnsweredLesson(
        page=told(rules, lesson, len(lesson.steps), language),
        answers={
            step.id: _answers(rules, lesson, step.id, step.task, language)
            for step in lesson.steps
            if not isinstance(step.task, Do)
        },
    )


def _answers(rules: Rules, lesson: Lesson, step: str, task: Pick | CountPoints, language: str) -> TaskAnswers:
    right = task.right if isinstance(task, Pick) else (task.right,)
    wrong = tuple(number for number in range(len(task.choices)) if number not in right)

    def worth(chosen: tuple[int, ...]) -> LessonJudged:
        return judged(rules, lesson, LessonAnswer(step=step, chosen=chosen), language)

    if isinstance(task, Pick):
        return TaskAnswers(right=worth(right), wrong=worth(wrong))
    told_wrong = worth(wrong[:1])
    all_wrong = tuple(WrongChoice(number=number, reason=None) for number in wrong)
    return TaskAnswers(right=worth(right), wrong=replace(told_wrong, wrong=all_wrong))


def _wrong(rules: Rules, step: LessonStep, task: Pick, worth: Judged) -> Iterator[WrongChoice]:
    """The choices that do not fit, each with what the rules have against it."""
    for number in worth.wrong:
        if number not in task.right:
            why = lessons.why_not(rules, step.id, task, number)
            yield WrongChoice(number=number, reason=None if why is None else _reason(why))


def _reason(why: IllegalAction) -> ApiError:
    return ApiError(code=why.code, text=why.text, params=why.params, rule=why.rule)


def _told(worth: CountedWorth, judged: LessonJudged, language: str) -> LessonJudged:
    """The same with how it comes about what is counted."""
    return msgspec.structs.replace(
        judged,
        pieces=tuple(CountedPiece(face=face, points=points) for face, points in worth.pieces),
        melds=worth.melds,
        seats=tuple(
            CountedSeat(name=_seat(seat, language), melds=worth.grouped[seat] if worth.grouped else (), count=count)
            for seat, count in enumerate(worth.held)
        ),
    )
