"""The twin of the indicator, shown in the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import PointsLost, Rules
from rummykit.vocabulary.steps.show_indicator import ShowIndicator
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: ShowIndicator) -> Iterator[RuleSection]:
    """The twin of the indicator, shown in the first turn."""
    assert isinstance(rules.scoring, PointsLost), "sheets are checked for it"
    lost = voice.say("indicated.shown_lost", points=rules.scoring.indicator_shown)
    yield voice.section("turn.show_indicator", voice.join(voice.say("indicated.shown"), lost))


SENTENCES: StepWords[ShowIndicator] = StepWords(named=lambda step: "", sections=_sections)
