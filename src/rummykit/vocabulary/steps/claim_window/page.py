"""Who may claim a discard, and what follows."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.claim_window import ClaimWindow
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: ClaimWindow) -> Iterator[RuleSection]:
    """Who may claim a discard, and what follows."""
    yield voice.section(
        "turn.claim",
        voice.join(voice.say("claim.who"), voice.say("claim.short") if step.short else ""),
        voice.say("claim.kinds"),
        voice.join(voice.say("claim.then" if step.play_after else "claim.then_discard"), voice.say("claim.goes_on")),
        "" if step.first_round else voice.say("claim.not_first"),
    )


SENTENCES: StepWords[ClaimWindow] = StepWords(named=lambda step: "", sections=_sections, overtime=always("time.claim"))
