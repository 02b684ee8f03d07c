"""The least deadwood after a knock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit.rules import Rules
from rummykit.vocabulary.scorings.showdown import Showdown
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.scoring_examples import totals_example
from rummykit.words.voice import Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: Showdown) -> Iterator[str]:
    """The least deadwood after a knock."""
    yield voice.say("scoring.values_deadwood", items=card_values(voice, rules))
    cases = [
        ("scoring.least", [9, 20, 15]),
        ("scoring.tie_with_knocker", [15, 20, 15]),
        ("scoring.undercut", [15, 20, 9]),
        ("scoring.rummy", [0, 20, 15]),
    ]
    for rule, counts in cases:
        shown = counts if rules.players[1] > 2 else [counts[0], counts[2]]
        yield voice.join(
            voice.say(rule, **_fields(rule, scoring)), totals_example(voice, shown, knocked(shown, scoring))
        )
    yield voice.say("scoring.knock_tie")


def _fields(rule: str, scoring: Showdown) -> dict[str, int]:
    return {"scoring.undercut": {"points": scoring.undercut}, "scoring.rummy": {"points": scoring.no_deadwood}}.get(
        rule, {}
    )


def knocked(held: Sequence[int], rules: Showdown) -> list[int]:
    """Points after a knock by the first player, from everybody's deadwood."""
    own, lowest = held[0], min(held)
    others = [seat for seat in range(1, len(held)) if held[seat] == lowest]
    winners = [0] if own == lowest and (own == 0 or not others) else others
    pot = sum(value - lowest for value in held)
    if lowest == 0:
        pot += rules.no_deadwood * (len(held) - len(winners))
    if own > lowest:
        pot += rules.undercut
    points = [pot // len(winners) if seat in winners else 0 for seat in range(len(held))]
    if own > lowest:
        points[0] = -rules.undercut
    return points


SENTENCES: ScoringWords[Showdown] = ScoringWords(paragraphs=_paragraphs, several_reach=True)
