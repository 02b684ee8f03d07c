"""The least and the most that a deal can bring a seat.

The scoring says what the points are bounded by (`Price.bounds`). A bound is never too narrow; it is as wide as it is
where it takes the heaviest cards for several seats or the greatest factor for every card.
"""

from __future__ import annotations

from rummykit.lab.rewards import RewardName
from rummykit.match.price import Range
from rummykit.match.score import price_of
from rummykit.rules import Rules

ROUNDING = 1e-12
"""By how much less than itself a difference may come out."""


def bounds(rules: Rules, players: int, name: RewardName) -> Range:
    """No seat gets less than the first or more than the second of these rewards in any deal."""
    if name == "win":
        return -1.0, float(players - 1)
    ranges = [_points(rules.for_deal(deal), players) for deal in range(max(1, len(rules.schedule)))]
    low, high = min(low for low, _ in ranges), max(high for _, high in ranges)
    if name == "points":
        return low, high
    most = (high - low) * (players - 1) / players * (1 + ROUNDING)
    return -most, most


def most_lost(rules: Rules, players: int, name: RewardName) -> float:
    """As much below nothing as any deal can be from it: what a number that is forbidden costs."""
    return -max(map(abs, bounds(rules, players, name)))


def _points(rules: Rules, players: int) -> Range:
    """The range of the points of a seat, many being good."""
    low, high = price_of(rules).bounds(rules, rules.scoring, players)
    return (-high, -low) if rules.scoring.low_score_wins else (low, high)
