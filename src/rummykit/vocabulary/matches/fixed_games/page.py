"""A match of so many games."""

from __future__ import annotations

from rummykit.rules import Rules
from rummykit.vocabulary.matches.fixed_games import FixedGames
from rummykit.words.ending import MatchWords
from rummykit.words.voice import Voice


def _text(voice: Voice, rules: Rules, games: FixedGames) -> str:
    """A match of so many games."""
    wins = "lowest" if rules.scoring.low_score_wins else "highest"
    start = voice.say("match.start", points=games.starting_points) if games.starting_points else ""
    if games.games == 1:
        return voice.join(start, voice.say(f"match.one_{wins}"), voice.say("match.shared"))
    count = voice.say("match.as_many_as_players") if games.games is None else voice.say("match.games", n=games.games)
    return voice.join(count, start, voice.say(f"match.{wins}"), voice.say("match.shared"))


SENTENCES: MatchWords[FixedGames] = MatchWords(text=_text, one_deal=lambda rules, games: games.games == 1)
