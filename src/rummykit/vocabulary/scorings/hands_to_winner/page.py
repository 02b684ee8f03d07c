"""The winner gains what the others hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit.rules import Rules
from rummykit.vocabulary.scorings.hands_to_winner import HandsToWinner
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.scoring_examples import deal_example, example_losers, points_held, totals_example
from rummykit.words.voice import Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: HandsToWinner) -> Iterator[str]:
    """The winner gains what the others hold."""
    losers = example_losers(rules)[: min(3, rules.players[1]) - 1]
    held = points_held(rules, losers)
    yield voice.say("scoring.values", items=card_values(voice, rules))
    yield voice.say(f"scoring.hands.{scoring.count}")
    yield deal_example(voice, rules, losers, held, [sum(held), *(0 for _ in held)])
    if scoring.concealed_double:
        yield voice.say("scoring.double", once=sum(held), twice=2 * sum(held))
    if rules.stock.when_empty in ("block", "play_on"):
        counts = [5, 12, 5, 15][: rules.players[1]]
        whole = scoring.lowest_earns == "hands"
        example = totals_example(voice, counts, blocked(counts, whole=whole))
        used_up = "scoring.blocked" if rules.stock.when_empty == "block" else "scoring.nobody_out"
        used_up += "_whole" if whole else ""
        yield voice.join(voice.say(used_up), voice.say("scoring.blocked_tie"), example)


def blocked(held: Sequence[int], *, whole: bool = False) -> list[int]:
    """Points of a blocked deal: the lowest scores the differences, or what the others hold; several share, and the
    rest is lost."""
    lowest = min(held)
    share = sum(value if whole else value - lowest for value in held if value > lowest) // list(held).count(lowest)
    return [share if value == lowest else 0 for value in held]


SENTENCES: ScoringWords[HandsToWinner] = ScoringWords(paragraphs=_paragraphs, lowest_wins=True)
