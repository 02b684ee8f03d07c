"""What a knock in gin is worth; the numbers shown are computed from the sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import GoOut, Rules
from rummykit.vocabulary.scorings.gin_showdown import GinShowdown
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.scoring_examples import totals_example
from rummykit.words.voice import Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: GinShowdown) -> Iterator[str]:
    """The knocker against the other player."""
    yield voice.say("scoring.values_deadwood", items=card_values(voice, rules))
    yield from _cases(voice, rules, scoring)


def _cases(voice: Voice, rules: Rules, scoring: GinShowdown) -> Iterator[str]:
    """What the deadwood of both comes to, case by case."""
    big = any(isinstance(step, GoOut) for step in rules.turn)
    gin_only = rules.knock is not None and rules.knock.gin_only
    if not gin_only:
        yield voice.join(voice.say("gin.knock"), totals_example(voice, (9, 24), (15, 0)))
    gin = voice.say("gin.gin", points=scoring.gin) if scoring.gin else voice.say("gin.gin_alone")
    who = voice.say("gin.in_example") if gin_only else ""
    yield voice.join(gin, who, totals_example(voice, (0, 24), (24 + scoring.gin, 0)))
    if not gin_only:
        yield voice.join(
            voice.say("gin.undercut", points=scoring.undercut) if scoring.undercut else voice.say("gin.undercut_alone"),
            totals_example(voice, (9, 8), (0, 1 + scoring.undercut)),
            totals_example(voice, (9, 9), (0, scoring.undercut)),
        )
    if big:
        yield voice.say("gin.big", points=scoring.big_gin)
    if rules.knock is not None and rules.knock.by_upcard:
        yield voice.join(
            voice.say("gin.spades_double") if scoring.spades_double else "",
            voice.say("gin.spades_two_boxes") if scoring.spades_two_boxes else "",
        )


SENTENCES: ScoringWords[GinShowdown] = ScoringWords(paragraphs=_paragraphs)
