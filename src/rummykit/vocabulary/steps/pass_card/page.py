"""The card that is passed before the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.steps.pass_card import PassCard
from rummykit.words.page import RuleSection
from rummykit.words.steps import StepWords, always
from rummykit.words.voice import Voice


def _sections(voice: Voice, rules: Rules, step: PassCard) -> Iterator[RuleSection]:
    """Who passes a card, and to whom."""
    some = step.from_players > rules.players[0]
    yield voice.section(
        "turn.pass_card",
        voice.say("pass_card.from", players=step.from_players) if some else voice.say("pass_card.all"),
        voice.say("pass_card.at_once"),
    )


SENTENCES: StepWords[PassCard] = StepWords(named=lambda step: "", sections=_sections, overtime=always("time.pass_card"))
