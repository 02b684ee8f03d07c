"""What the other player does after a knock."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.lay_off_window import LayOffWindow
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always, lay_off_example
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: LayOffWindow) -> Iterator[RuleSection]:
    """What the other player does after a knock."""
    yield voice.section("turn.lay_off", voice.join(voice.say("lay_off.after_knock"), lay_off_example(voice, rules)))


SENTENCES: StepWords[LayOffWindow] = StepWords(
    named=lambda step: "", sections=_sections, kept="table.until_knock", overtime=always("time.lay_off")
)
