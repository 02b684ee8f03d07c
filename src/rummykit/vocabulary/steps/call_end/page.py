"""Who may end the deal, and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit.rules import Rules
from rummykit.vocabulary.steps.call_end import CallEnd
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: CallEnd) -> Iterator[RuleSection]:
    """Who may end the deal, and when."""
    yield voice.section(
        "turn.call_end",
        voice.join(
            voice.say(f"call_end.{step.called}"),
            voice.say("call_end.needs_meld") if step.needs_meld else "",
            voice.say(f"call_end.kept_from.{step.blocked_by_lay_off_of}")
            if step.blocked_by_lay_off_of != "nobody"
            else "",
            voice.say("call_end.long_meld", n=step.long_meld) if step.blocked_by_long_meld else "",
        ),
    )


def _end(voice: Voice, rules: Rules, steps: Sequence[CallEnd]) -> Iterator[str]:
    """How a deal ends by a call."""
    yield voice.say(f"end.call_end.{steps[0].called}")


SENTENCES: StepWords[CallEnd] = StepWords(
    named=lambda step: f"part.CallEnd.{step.called}",
    sections=_sections,
    end=_end,
    aim=("aim.empty", "aim.compared"),
)
