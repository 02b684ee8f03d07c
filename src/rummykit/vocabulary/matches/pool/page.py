"""Deals until only one player is left, who takes the entries."""

from __future__ import annotations

from rummykit.rules import Rules
from rummykit.rules.stakes import cents
from rummykit.vocabulary.matches.pool import Pool
from rummykit.words.ending import MatchWords, rake
from rummykit.words.voice import Voice


def _text(voice: Voice, rules: Rules, pool: Pool) -> str:
    """Deals until only one player is left."""
    players, entry = rules.players[1], cents(pool.entry)
    return voice.join(
        voice.say("match.pool", entry=voice.money(entry), limit=pool.limit),
        rake(voice, pool.rake),
        voice.say(
            "match.pool_example",
            players=players,
            gross=voice.money(players * entry),
            net=voice.money(players * entry - pool.rake.of(players * entry)),
        ),
    )


SENTENCES: MatchWords[Pool] = MatchWords(text=_text)
