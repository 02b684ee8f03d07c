"""Nothing is counted but deals, and hands where nobody could go on."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.scorings.deal_won import DealWon
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.voice import Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: DealWon) -> Iterator[str]:
    """Nothing is counted but deals, and hands where nobody could go on."""
    if rules.stock.when_empty == "play_on":
        yield voice.say("scoring.win_or_fewest", values=card_values(voice, rules))
    else:
        yield voice.join(voice.say("scoring.win"), voice.say("scoring.win_carried") if scoring.draws_carry else "")


SENTENCES: ScoringWords[DealWon] = ScoringWords(
    paragraphs=_paragraphs, counts_deals=True, stock_gone="exhausted.drawn", counts_cards=False
)
