"""What a deal is worth to each seat when it is over."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from rummykit.lab.extra import check_choice
from rummykit.match.score import score
from rummykit.match.score_sheet import DealScore
from rummykit.play.result import Result
from rummykit.rules import Rules

RewardName: TypeAlias = Literal["points", "difference", "win"]


def check_reward(name: str) -> None:
    """Raise `ValueError` for a reward that there is not."""
    check_choice("reward", name, get_args(RewardName))


def rewards(rules: Rules, result: Result, name: RewardName = "points") -> tuple[float, ...]:
    """The rewards by seat; the more the better.

    `points`: the sheet's points, negative where few are good. `difference`: points less their mean, so they sum to
    zero; where they do anyway, it is the same. `win`: those who won share what each of the others loses, 1; nothing
    where nobody won or everybody did. Raises `ValueError` for an unknown name.
    """
    check_reward(name)
    row = score(rules, result)
    if name == "win":
        return _won(row)
    sign = -1 if rules.scoring.low_score_wins else 1
    points = tuple(float(sign * each) for each in row.points)
    if name == "points":
        return points
    mean = sum(points) / len(points)
    return tuple(each - mean for each in points)


def _won(row: DealScore) -> tuple[float, ...]:
    seats, winners = len(row.points), len(row.winners)
    if winners in (0, seats):
        return (0.0,) * seats
    return tuple((seats - winners) / winners if seat in row.winners else -1.0 for seat in range(seats))
