"""Points that run down until somebody has none left."""

from __future__ import annotations

from rummykit.rules import Rules
from rummykit.vocabulary.matches.countdown import Countdown
from rummykit.words.ending import MatchWords
from rummykit.words.voice import Voice


def _text(voice: Voice, rules: Rules, match: Countdown) -> str:
    """Points that run down until somebody has none left."""
    return voice.join(
        voice.say("match.countdown", start=match.starting_points),
        voice.say("match.countdown_games", n=match.games) if match.games is not None else "",
        voice.say("match.countdown_most"),
    )


SENTENCES: MatchWords[Countdown] = MatchWords(text=_text)
