"""What every loser pays for the cards left in hand."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import parse
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.hand_payments import HandPayments
from rummykit.words import examples
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.scoring_examples import Loser, deal_example
from rummykit.words.voice import COURT, Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: HandPayments) -> Iterator[str]:
    """What every loser pays."""
    joker = scoring.joker > 1 and examples.joker(rules) is not None
    yield voice.say("scoring.values", items=card_values(voice, rules))
    yield voice.join(
        voice.say("hand_payments.pays"),
        *(voice.say("hand_payments.times", rank=COURT.get(rank, str(rank)), n=n) for rank, n in scoring.multiplied),
        voice.say("hand_payments.joker", n=scoring.joker) if joker else "",
    )
    losers = [Loser((), parse("7S KD 3C")), Loser((), parse("AS 9H"))][: rules.players[1] - 1]
    held = [scoring.of_hand(rules.values, loser.rest) for loser in losers]
    yield deal_example(voice, rules, losers, held, [sum(held), *(-points for points in held)])
    yield voice.join(
        voice.say("hand_payments.concealed") if scoring.concealed_double else "",
        voice.say("hand_payments.unmelded") if scoring.unmelded_double else "",
    )


SENTENCES: ScoringWords[HandPayments] = ScoringWords(paragraphs=_paragraphs)
