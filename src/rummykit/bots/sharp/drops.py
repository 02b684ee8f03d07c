"""When sharp leaves a deal with two lives or pure sequences: playing on is weighed against what a drop costs.

What playing on costs, and what it takes from the others, is linear in what the hand shows; the weights were fitted to
deals in which some seats never dropped (`python -m bench.drop_value`). Where pure sequences are wanted, what it takes,
from value cards too, is subtracted from what it costs.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from rummykit import hands
from rummykit.bots.lives import card_counting
from rummykit.melds.pures import Pures, dublees_in
from rummykit.play.melds import lives_in
from rummykit.play.view import View
from rummykit.rules import LivesPenalty, PointsForMoney, Rules
from rummykit.vocabulary.scorings.lives_penalty.price import worth_of

VALUES = {False: "drop_values.json", True: "pure_drop_values.json"}
"""Where the weights are, without and with pure sequences wanted."""
MOST_WILD, MOST_DRAWS = 4, 6
"""More wild cards or draws than these count as these."""


class PlayingOn(msgspec.Struct, frozen=True):
    """Weights of `features`: what the hand will cost, and what it will take from the others; 1 is the cap."""

    costs: tuple[float, ...]
    takes: tuple[float, ...]


def drops(rules: Rules, view: View) -> bool:
    """Whether the seat to act had better drop.

    Where the winner is paid, all that is taken counts. Else points are only written down, and those of the others
    matter as the average of them: a deal won instead of lost makes them lose one share more.
    """
    scoring, seat, others = rules.lives, view.seat, rivals(view)
    if scoring is None or seat is None or not others:
        return False
    every = learnt(rules.pures is not None)
    weights = every[min(others, len(every)) - 1]
    shown = features(rules, scoring, view)
    costs, takes = _sum(weights.costs, shown), _sum(weights.takes, shown)
    if not (scoring.to_winner or isinstance(rules.match, PointsForMoney)):
        takes /= (len(view.order) - 1) ** 2
    price = scoring.middle_drop if view.draws[seat] else scoring.first_drop
    return costs - takes > price / scoring.cap


def rivals(view: View) -> int:
    """How many others are still in the deal."""
    out = dict(enumerate(view.out))
    return sum(seat != view.seat and out.get(seat) is None for seat in view.order)


def features(rules: Rules, scoring: LivesPenalty, view: View) -> tuple[float, ...]:
    """What the hand of the view shows: its lives, its wild cards, the cards in no group, its points, its draws."""
    assert view.seat is not None
    hand, counting = hands.of(view.hand), card_counting(rules, view.wild)
    if isinstance(counting, Pures):
        return _of_pures(scoring, view, counting)
    status = counting.best(hand).status
    first, both = float(status != "no_first_life"), float(status in ("both_lives", "valid_show"))
    wild = min(MOST_WILD, sum(face in view.wilds for face in view.hand)) / MOST_WILD
    loose = counting.loose(hand) / len(view.hand)
    points = min(1.0, lives_in(rules, view.wild).points(hand) / scoring.cap)
    draws = min(MOST_DRAWS, view.draws[view.seat]) / MOST_DRAWS
    return (
        1.0,
        *(first, both, wild, loose, points, draws),
        *(wild * wild, first * wild, both * wild, loose * wild),
        *(draws * first, draws * both, draws * wild, draws * loose),
    )


def _of_pures(scoring: LivesPenalty, view: View, counting: Pures) -> tuple[float, ...]:
    """The same where pure sequences are wanted: these, wild cards, cards in no group, dublees, value cards, draws."""
    assert view.seat is not None
    hand, wanted = hands.of(view.hand), counting.wanted
    pures = 1 - counting.missing(counting.best(hand)) / wanted.pures
    wild = min(MOST_WILD, sum(face in view.wilds for face in view.hand)) / MOST_WILD
    loose = counting.loose(hand) / len(view.hand)
    dublees = dublees_in(view.hand) / (wanted.dublees or len(view.hand))
    worth = worth_of(scoring, view.wild, view.hand) / scoring.cap
    draws = min(MOST_DRAWS, view.draws[view.seat]) / MOST_DRAWS
    return (
        1.0,
        *(pures, wild, loose, dublees, worth, draws),
        *(wild * wild, dublees * dublees, pures * wild, loose * wild, pures * loose),
        *(draws * pures, draws * wild, draws * loose),
    )


@cache
def learnt(pures: bool = False) -> tuple[PlayingOn, ...]:
    """The weights by the number of rivals, beginning with one."""
    return msgspec.json.decode((files(__package__) / VALUES[pures]).read_bytes(), type=tuple[PlayingOn, ...])


def _sum(weights: tuple[float, ...], shown: tuple[float, ...]) -> float:
    return sum(weight * feature for weight, feature in zip(weights, shown, strict=True))
