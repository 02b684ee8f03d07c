"""Showing the whole hand, rightly or wrongly."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.declare import Declare
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: Declare) -> Iterator[RuleSection]:
    """Showing the whole hand, rightly or wrongly."""
    yield voice.section("turn.play", voice.say("go_out.kept"))
    yield voice.section(
        "turn.declare",
        voice.join(voice.say("declare.how"), voice.say(_right(rules))),
        voice.join(voice.say("declare.wrong"), voice.say("declare.finish_card")),
    )


def _right(rules: Rules) -> str:
    """The sentence on a good declaration, by its lives or its pure sequences."""
    return "declare.right" if rules.pures is None else "declare.right_pures"


SENTENCES: StepWords[Declare] = StepWords(
    named=lambda step: "part.Declare",
    sections=_sections,
    end=always("end.declare"),
    aim=("aim.melds",),
)
