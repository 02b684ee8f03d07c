"""What each opponent pays the winner."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.rules import Rules
from rummykit.vocabulary.scorings.payments import Payments
from rummykit.words import examples
from rummykit.words.scoring import ScoringWords
from rummykit.words.voice import Voice, signed


def _paragraphs(voice: Voice, rules: Rules, scoring: Payments) -> Iterator[str]:
    """What each opponent pays the winner."""
    opponents = min(4, rules.players[1]) - 1
    wild = rules.wilds is not None and rules.wilds.rank is not None
    jokers = 2 if examples.joker(rules) is not None else 0
    each = scoring.base + scoring.joker * jokers
    yield voice.join(
        voice.say("payments.base", points=scoring.base),
        voice.say("payments.joker", points=scoring.joker) if jokers else "",
        voice.say("payments.wild", points=scoring.wild) if wild else "",
    )
    yield voice.say(
        "payments.example",
        jokers=voice.language.count(jokers, "joker", "cards"),
        each=each,
        opponents=opponents,
        points=signed(each * opponents),
    )
    if scoring.bonuses:
        bonuses = [
            voice.say(f"bonus.{name}", points=getattr(scoring, name))
            for name in ("undrawn", "one_draw", "no_wild", "one_suit")
        ]
        most = scoring.base + scoring.undrawn + scoring.no_wild
        yield voice.say("payments.bonuses", bonuses=voice.say("parts").join(bonuses))
        yield voice.say("payments.bonuses_example", points=most)


SENTENCES: ScoringWords[Payments] = ScoringWords(paragraphs=_paragraphs, counts_cards=False)
