"""Losers lose what is on their racks, the winner gains it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit.rules import Rules
from rummykit.vocabulary.scorings.rack_penalties import RackPenalties
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.scoring_examples import deal_example, example_losers, points_held, totals_example
from rummykit.words.voice import Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: RackPenalties) -> Iterator[str]:
    """Losers lose what is on their racks, the winner gains it."""
    players = min(4, rules.players[1])
    losers = example_losers(rules)[: players - 1]
    held = points_held(rules, losers)
    yield voice.say("scoring.values", items=card_values(voice, rules))
    yield voice.say("scoring.penalties")
    yield deal_example(voice, rules, losers, held, [sum(held), *(-value for value in held)])
    if rules.stock.when_empty == "play_on":
        for rule, racks in (("scoring.lowest", [10, 25, 7, 30]), ("scoring.tie", [7, 7, 20])):
            shown = racks[:players]
            yield voice.join(voice.say(rule), totals_example(voice, shown, differences(shown)))


def differences(held: Sequence[int]) -> list[int]:
    """Points of a pool that ran out: each loses the difference to the lowest, those who tie for it share the gain.

    Seats are in turn order from the starter; what cannot be shared goes to the first of those who tie.
    """
    lowest = min(held)
    winners = [seat for seat, value in enumerate(held) if value == lowest]
    points = [lowest - value for value in held]
    share, rest = divmod(-sum(points), len(winners))
    for place, seat in enumerate(winners):
        points[seat] = share + (place < rest)
    return points


SENTENCES: ScoringWords[RackPenalties] = ScoringWords(paragraphs=_paragraphs, lowest_wins=True)
