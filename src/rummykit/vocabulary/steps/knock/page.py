"""Ending the deal with the next discard: what that asks for, and what is shown after it."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import LayOffWindow, Rules
from rummykit.vocabulary.steps.knock import Knock
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: Knock) -> Iterator[RuleSection]:
    """Ending the deal with the next discard: what that asks for, and what is shown after it."""
    ace = ""
    if step.gin_only:
        when = voice.say("knock.gin_only")
    elif step.by_upcard:
        when, ace = voice.say("knock.by_upcard"), voice.say(f"knock.ace.{step.ace}")
    else:
        when = voice.say("knock.when") if step.limit is None else voice.say("knock.limit", limit=step.limit)
    opens = any(isinstance(each, LayOffWindow) for each in rules.turn)
    yield voice.section("turn.play", voice.say("knock.kept"))
    yield voice.section(
        "turn.knock",
        voice.join(when, ace, "" if opens else voice.say("knock.shown")),
        voice.say("knock.opens") if opens else "",
    )


SENTENCES: StepWords[Knock] = StepWords(
    named=lambda step: "part.Knock",
    sections=_sections,
    end=always("end.knock"),
    aim=("aim.deadwood",),
)
