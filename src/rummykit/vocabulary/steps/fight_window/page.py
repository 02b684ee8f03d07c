"""What the others answer to a called end."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.fight_window import FightWindow
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: FightWindow) -> Iterator[RuleSection]:
    """What the others answer."""
    yield voice.section(
        "turn.fight", voice.join(voice.say("fight.answer"), voice.say("fight.four") if step.four_of_a_kind else "")
    )


SENTENCES: StepWords[FightWindow] = StepWords(named=lambda step: "", sections=_sections, overtime=always("time.fight"))
