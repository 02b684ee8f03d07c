"""Lessons: what is to be learned of a game, as tasks made from its sheet and judged by the engine."""

from rummykit.lessons.compose import lesson, new_in
from rummykit.lessons.judging import Judged, count, do, pick, why_not
from rummykit.lessons.lesson import Advice, CountPoints, Do, Goal, Lesson, LessonStep, Pick, PlayedPosition, Task
from rummykit.lessons.wording import question, said_of, why

__all__ = [
    "Advice",
    "CountPoints",
    "Do",
    "Goal",
    "Judged",
    "Lesson",
    "LessonStep",
    "Pick",
    "PlayedPosition",
    "Task",
    "count",
    "do",
    "lesson",
    "new_in",
    "pick",
    "question",
    "said_of",
    "why",
    "why_not",
]
