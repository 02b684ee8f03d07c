"""Ends of a deal other than an empty hand: a call before drawing, a dealt hand that is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit.rules import CallEnd, Rules, ShowDealt
from rummykit.words.page import RuleSection
from rummykit.words.voice import Voice


def call_end(voice: Voice, rules: Rules, step: CallEnd) -> Iterator[RuleSection]:
    """Who may end the deal, and when."""
    yield voice.section(
        "turn.call_end",
        voice.join(
            voice.say(f"call_end.{step.called}"),
            voice.say("call_end.needs_meld") if step.needs_meld else "",
            voice.say(f"call_end.kept_from.{step.blocked_by_lay_off_of}")
            if step.blocked_by_lay_off_of != "nobody"
            else "",
        ),
    )


def dealt(voice: Voice, rules: Rules, step: ShowDealt) -> Iterator[RuleSection]:
    """The hand that ends a deal before its first turn."""
    yield voice.section(
        "turn.dealt", voice.say("dealt.show", counts=voice.language.any_of([str(count) for count in step.counts]))
    )


def by_call(voice: Voice, rules: Rules, steps: Sequence[CallEnd]) -> Iterator[str]:
    """How a deal ends by a call."""
    yield voice.say(f"end.call_end.{steps[0].called}")
