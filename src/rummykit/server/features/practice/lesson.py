"""A task of a lesson as a practice."""

from __future__ import annotations

from functools import partial

from rummykit import lessons
from rummykit.lessons import Do, Lesson, LessonStep
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.rules import Rules
from rummykit.server import catalogue
from rummykit.server.features.practice.practice import Kind, Practice, PracticeAsked
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.practice_messages import Attempt, LessonAsked

SEATS = ("A", "B", "C", "D")
"""The names of the seats of a position."""


async def _make(asked: PracticeAsked) -> Practice:
    rules = catalogue.sheet(asked.path["game"], asked.options)
    lesson = await asked.rooms.services.lessons.of(rules, asked.address)
    return lesson_practice(rules, played_step(lesson, asked.path["step"]))


def played_step(lesson: Lesson, step: str) -> LessonStep:
    """A step that is played, by its id; raises `TableRefusal`."""
    for each in lesson.steps:
        if each.id == step and isinstance(each.task, Do):
            return each
    raise TableRefusal("no_such_step")


def lesson_practice(rules: Rules, step: LessonStep) -> Practice:
    """The position of a step, in which any legal action is an attempt."""
    task = step.task
    assert isinstance(task, Do)
    deal = task.position.deal(rules)
    return Practice(
        id=f"lesson/{rules.id}/{step.id}",
        deal=deal,
        seat=deal.turn,
        task=LessonAsked(step=step.id),
        judge=partial(_judged, rules, task),
        way=lambda: task.way,
        names=SEATS[: task.position.players],
    )


def _judged(rules: Rules, task: Do, _deal: Deal, action: Action) -> Attempt:
    judged = lessons.do(rules, task, action)
    if judged.percent is not None and judged.best is not None and not judged.right:
        return Attempt(done=judged.right, reached=judged.percent / 100, best=judged.best / 100, measure="chance")
    if judged.left is None or judged.least is None:
        return Attempt(done=judged.right)
    return Attempt(done=judged.right, reached=judged.left, best=judged.least, measure="points_left")


KIND = Kind(
    "lesson/{game:str}/{step:str}",
    _make,
    refuses=("unknown_game", "bad_options", "options_clash", "option_idle", "lesson_not_ready", "no_such_step"),
)
