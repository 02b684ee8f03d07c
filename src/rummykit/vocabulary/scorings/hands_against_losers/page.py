"""Everybody but the winner writes down what is left."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.scorings.hands_against_losers import HandsAgainstLosers
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.scoring_examples import deal_example, example_losers, points_held
from rummykit.words.voice import Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: HandsAgainstLosers) -> Iterator[str]:
    """Everybody but the winner writes down what is left."""
    losers = example_losers(rules)[: min(3, rules.players[1]) - 1]
    held = points_held(rules, losers)
    yield voice.say("scoring.values", items=card_values(voice, rules))
    yield voice.say("scoring.against" if scoring.count == "all" else "scoring.against_unmatched")
    if scoring.out_bonus:
        yield voice.say("scoring.out_bonus", points=scoring.out_bonus)
    yield deal_example(voice, rules, losers, held, [-scoring.out_bonus, *held])
    if scoring.unopened is not None:
        yield voice.say("scoring.unopened", points=scoring.unopened)
    if scoring.concealed_double:
        unopened = voice.say("scoring.concealed_unopened", points=scoring.unopened) if scoring.unopened else ""
        yield voice.join(voice.say("scoring.concealed_against"), unopened)
    if scoring.concealed_bonus:
        yield voice.join(
            voice.say("scoring.concealed_bonus", points=scoring.concealed_bonus),
            voice.say("scoring.natural_bonus", points=scoring.natural_bonus) if scoring.natural_bonus else "",
        )


SENTENCES: ScoringWords[HandsAgainstLosers] = ScoringWords(paragraphs=_paragraphs)
