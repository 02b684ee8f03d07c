"""The winner scores the melds laid, once for each opponent."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import Faces
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.winners_melds import WinnersMelds
from rummykit.words import examples
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.voice import Voice, signed


def _paragraphs(voice: Voice, rules: Rules, scoring: WinnersMelds) -> Iterator[str]:
    """The winner scores the melds laid, once for each opponent."""
    opponents = min(5, rules.players[1]) - 1
    row = examples.run(rules, 9, rules.runs.min_length, 1) if rules.runs is not None else ()
    group: Faces = ()
    if rules.groups is not None:
        left = rules.deal.hand_for(opponents + 1) - len(row)
        group = examples.group(rules, 6, range(max(rules.groups.min_size, min(4, left))))
    melds = [meld for meld in (group, row) if meld]
    value = sum(examples.worth(rules, meld) for meld in melds)
    yield voice.say("scoring.values_melds", items=card_values(voice, rules))
    yield voice.say("scoring.own_melds")
    yield voice.say(
        "scoring.own_melds_example",
        melds=voice.sum(melds),
        value=value,
        opponents=opponents,
        points=signed(value * opponents),
    )


SENTENCES: ScoringWords[WinnersMelds] = ScoringWords(paragraphs=_paragraphs)
