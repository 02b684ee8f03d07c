"""Deals until only one player is left."""

from __future__ import annotations

from rummykit.rules import Rules
from rummykit.vocabulary.matches.last_left import LastLeft
from rummykit.words.ending import MatchWords
from rummykit.words.voice import Voice


def _text(voice: Voice, rules: Rules, match: LastLeft) -> str:
    """Deals until only one player is left."""
    return voice.join(
        voice.say("match.last_left", limit=match.limit),
        voice.say("match.rejoins", n=match.rejoins) if match.rejoins else "",
        voice.say("match.buy_in") if match.buy_in else "",
        voice.say("match.buy_in_ante", each=match.ante) if match.buy_in and match.ante else "",
        voice.say("match.call_up", each=match.call_up, concealed=match.concealed_call_up)
        if match.call_up or match.concealed_call_up
        else "",
        voice.say("match.ante", each=match.ante) if match.ante else "",
    )


SENTENCES: MatchWords[LastLeft] = MatchWords(text=_text)
