"""A match to so many points, or to a long run."""

from __future__ import annotations

from rummykit.rules import Rules
from rummykit.vocabulary.matches.winning_run import WinningRun
from rummykit.words.ending import MatchWords
from rummykit.words.voice import Voice


def _text(voice: Voice, rules: Rules, match: WinningRun) -> str:
    """The points, the run, and what is said where several get there."""
    return voice.join(
        voice.say("match.first_to", target=match.target),
        voice.say("match.several"),
        voice.say("match.winning_run", n=match.run),
    )


SENTENCES: MatchWords[WinningRun] = MatchWords(text=_text)
