"""Rounds of as many games as players."""

from __future__ import annotations

from rummykit.rules import Rules
from rummykit.vocabulary.matches.rounds import Rounds
from rummykit.words.ending import MatchWords
from rummykit.words.voice import Voice


def _text(voice: Voice, rules: Rules, match: Rounds) -> str:
    """Rounds of as many games as players."""
    one = match.rounds == 1
    count = voice.say("match.as_many_as_players") if one else voice.say("match.rounds", n=match.rounds)
    return voice.join(count, voice.say("match.most_won"))


SENTENCES: MatchWords[Rounds] = MatchWords(text=_text)
