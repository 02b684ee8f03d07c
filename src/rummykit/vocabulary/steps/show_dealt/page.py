"""The hand that ends a deal before its first turn."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.show_dealt import ShowDealt
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: ShowDealt) -> Iterator[RuleSection]:
    """The hand that ends a deal before its first turn."""
    counts = voice.language.any_of([str(count) for count in step.counts]) if step.counts else ""
    yield voice.section(
        "turn.dealt",
        voice.say("dealt.show", counts=counts) if counts else "",
        voice.say("dealt.apart") if step.apart else "",
    )


SENTENCES: StepWords[ShowDealt] = StepWords(named=lambda step: "", sections=_sections, overtime=always("time.dealt"))
