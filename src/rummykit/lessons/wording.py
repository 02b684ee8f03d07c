"""Lessons in words: the question of a step and the reply to an answer, in every language of rule pages."""

from __future__ import annotations

from rummykit.lessons.judging import Judged
from rummykit.lessons.lesson import CountPoints, LessonStep
from rummykit.rules import Rules
from rummykit.words.languages import language_for
from rummykit.words.voice import voice_of

MELDS = ("pick.group", "pick.run", "pick.joker", "pick.special_joker")
"""Steps that ask of different melds whether they are legal."""


def question(rules: Rules, step: LessonStep, language: str) -> str:
    """What is asked in a step."""
    voice = voice_of(rules, language_for(language))
    name = step.id.split("#")[0]
    if name.startswith("count.deal"):
        name = "count.deal"
    elif name in MELDS:
        name = "pick.meld"
    elif name == "pick.show":
        name = "pick.declaration"
    seat = step.task.seat if isinstance(step.task, CountPoints) else 0
    return voice.say(f"lesson.{name}", seat=voice.language.seats[seat])


def said_of(rules: Rules, judged: Judged, language: str) -> str:
    """The reply to an answer: that it is right, why it is refused, or how near it is."""
    voice = voice_of(rules, language_for(language))
    if judged.right:
        return voice.say("lesson.right")
    if judged.refusal is not None:
        return judged.refusal.text
    if judged.left is not None and judged.least is not None:
        return voice.say("lesson.left", left=judged.left, least=judged.least)
    return voice.say("lesson.wrong" if judged.wrong else "lesson.other")
