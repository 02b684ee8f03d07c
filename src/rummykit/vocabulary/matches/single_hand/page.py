"""One deal is all."""

from __future__ import annotations

from rummykit.rules import Rules
from rummykit.vocabulary.matches.single_hand import SingleHand
from rummykit.words.ending import MatchWords
from rummykit.words.voice import Voice


def _text(voice: Voice, rules: Rules, match: SingleHand) -> str:
    """One deal is all."""
    shared = voice.say("match.single_shared") if rules.stock.when_empty == "block" else ""
    return voice.join(voice.say("match.single"), voice.say("match.single_dealer"), shared)


SENTENCES: MatchWords[SingleHand] = MatchWords(text=_text, one_deal=lambda rules, hand: True)
