"""Leaving the deal before a draw."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.drop import Drop
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: Drop) -> Iterator[RuleSection]:
    """Leaving the deal before a draw."""
    yield voice.section(
        "turn.drop",
        voice.join(voice.say("drop.when"), voice.say("drop.misses", n=step.misses)),
        voice.say("drop.last"),
    )


SENTENCES: StepWords[Drop] = StepWords(
    named=lambda step: "part.Drop", sections=_sections, overtime=always("time.missed")
)
