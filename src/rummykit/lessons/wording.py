"""Lessons in words: the question of a step and the reply to an answer, in every language of rule pages."""

from __future__ import annotations

from rummykit.lessons.judging import Judged
from rummykit.lessons.lesson import Advice, CountPoints, Do, LessonStep, Reason
from rummykit.play.actions import Discard
from rummykit.rules import Draw, Rules, TakePile
from rummykit.words.languages import language_for
from rummykit.words.voice import voice_of

MELDS = ("pick.group", "pick.run", "pick.joker", "pick.special_joker")
"""Steps that ask of different melds whether they are legal."""

ASKED: dict[Reason, str] = {"take": "draw", "leave": "draw", "play_on": "knock", "hold": "lay"}
"""Where the question would give the answer away if it were one of the reason: what is asked instead."""


def question(rules: Rules, step: LessonStep, language: str) -> str:
    """What is asked in a step."""
    voice = voice_of(rules, language_for(language))
    name = step.id.split("#")[0]
    if isinstance(step.task, Do) and step.task.advice is not None:
        return voice.say(f"lesson.well.ask.{ASKED.get(step.task.advice.reason, step.task.advice.reason)}")
    if name.startswith("count.deal"):
        name = "count.deal"
    elif name in MELDS:
        name = "pick.meld"
    elif name == "do.take_discard" and _takes_pile(rules):
        name = "do.take_pile"
    elif name == "pick.show":
        name = "pick.declaration"
    seat = step.task.seat if isinstance(step.task, CountPoints) else 0
    return voice.say(f"lesson.{name}", seat=voice.language.seats[seat])


def _takes_pile(rules: Rules) -> bool:
    """Whether the discard pile is taken as a whole."""
    draw = rules.step(Draw)
    return rules.step(TakePile) is not None or (draw is not None and draw.discard_pile == "whole")


def why(rules: Rules, advice: Advice, language: str) -> str:
    """Why the best choice is best: what a player can count, and how often it wins."""
    voice = voice_of(rules, language_for(language))
    best, other = advice.chances[:2]
    cards = {
        name: voice.face(each.action.card)
        for name, each in (("card", best), ("other", other))
        if isinstance(each.action, Discard)
    }
    return voice.join(
        voice.say(f"lesson.well.why.{advice.reason}", **advice.counted, **cards),
        voice.say("lesson.well.chance", many=best.percent, few=other.percent),
    )


def said_of(rules: Rules, judged: Judged, language: str) -> str:
    """The reply to an answer: that it is right, why it is refused, or how near it is."""
    voice = voice_of(rules, language_for(language))
    if judged.right:
        return voice.say("lesson.right")
    if judged.refusal is not None:
        return judged.refusal.text
    if judged.left is not None and judged.least is not None:
        return voice.say("lesson.left", left=judged.left, least=judged.least)
    if judged.percent is not None and judged.best is not None:
        return voice.say("lesson.well.less", few=judged.percent, many=judged.best)
    return voice.say("lesson.wrong" if judged.wrong else "lesson.other")
