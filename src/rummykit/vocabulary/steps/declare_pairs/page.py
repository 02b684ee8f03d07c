"""Pairs that are declared before a draw."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.declare_pairs import DeclarePairs
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: DeclarePairs) -> Iterator[RuleSection]:
    """Pairs that are declared before a draw."""
    yield voice.section(
        "turn.declare_pairs", voice.join(voice.say("indicated.declared"), voice.say("indicated.declared_bound"))
    )


SENTENCES: StepWords[DeclarePairs] = StepWords(named=lambda step: "", sections=_sections)
