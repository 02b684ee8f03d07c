"""What a deal is worth to a side, with numbers to show it."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import Faces, card
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.melds_and_bonuses import MeldsAndBonuses
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.voice import MINUS, Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: MeldsAndBonuses) -> Iterator[str]:
    """What a deal is worth to a side, with numbers to show it."""
    yield voice.say("scoring.side_values", items=card_values(voice, rules))
    yield voice.say("scoring.side")
    yield voice.join(
        voice.say("scoring.side_out", points=scoring.going_out),
        voice.say("scoring.side_concealed", points=scoring.concealed) if scoring.concealed != scoring.going_out else "",
    )
    whole = rules.pack.is_whole and rules.wilds is not None and rules.groups is not None
    if rules.books is not None and whole:
        meld: Faces = tuple(sorted(card(13, suit % 4) for suit in range(rules.books.size)))
        hand = (card(1, 0), card(4, 1))
        value, left = (sum(map(rules.values.of, cards)) for cards in (meld, hand))
        bonus = rules.books.natural
        total = value + bonus - left
        yield voice.say(
            "scoring.side_example",
            melds=voice.faces(meld),
            value=value,
            bonus=bonus,
            hand=voice.faces(hand),
            left=left,
            total=str(total).replace("-", MINUS),
        )


SENTENCES: ScoringWords[MeldsAndBonuses] = ScoringWords(paragraphs=_paragraphs)
