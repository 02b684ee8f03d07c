"""A declined card that another player has laid off."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.force_window import ForceWindow
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: ForceWindow) -> Iterator[RuleSection]:
    """A declined card that another player has laid off."""
    yield voice.section("turn.force", voice.say("force.when"))


SENTENCES: StepWords[ForceWindow] = StepWords(named=lambda step: "", sections=_sections, overtime=always("time.force"))
