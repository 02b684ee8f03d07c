"""Ratings: the Plackett-Luce model of openskill, one rating a game, by the final places of rated matches.

A rating is shown as a number that begins at 1500, with its uncertainty (two standard deviations).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

_POINTS = 40
_LIFT = 500


class Skill(NamedTuple):
    """What is believed of a player: mean and standard deviation, in the units of openskill."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """The number that is shown."""
        return round(_LIFT + _POINTS * self.mu)

    @property
    def least(self) -> int:
        """What it is at least, in the unit of the shown number: three standard deviations below it."""
        return round(_LIFT + _POINTS * (self.mu - 3 * self.sigma))

    @property
    def give(self) -> int:
        """The uncertainty of the shown number."""
        return round(2 * _POINTS * self.sigma)


NEW = Skill(25.0, 25.0 / 3.0)
"""The skill of a player who has not been rated yet, as openskill has it."""


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)


def rated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills of 2 to 6 players after a match; equal places are a tie."""
    teams = [[_model().rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = _model().rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]
