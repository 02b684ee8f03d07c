"""The result of a tournament: points per deal, deals won, and how certain the differences are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape
from math import log, sqrt
from statistics import NormalDist, fmean, stdev, variance

from msgspec import json

SURE_AT = 1000
"""The number of deals for which intervals that hold at every look are made as narrow as can be."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and the bounds between which it lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether zero is out of the question."""
        return self.low > 0 or self.high < 0

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ({self.low:+.2f} to {self.high:+.2f})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A tournament of duplicate deals: one entry a deal in `points` and `won`, in each of them one a bot.

    `points` are summed over all that a bot sat in, `seatings` and in each of them its part of the `seats`, many being
    good; `won` counts where it won. `took` are the milliseconds of every decision by bot, ascending. `until_sure` says
    that it could end at any look, so its intervals of differences hold at all of them.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    seatings: int
    points: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    took: tuple[tuple[float, ...], ...] = field(compare=False, repr=False)
    until_sure: bool = False

    @property
    def deals(self) -> int:
        """How many different deals were played."""
        return len(self.points)

    @property
    def digest(self) -> str:
        """SHA-256 over everything but the times: the same wherever these deals were played."""
        return sha256(json.encode((self.game, self.bots, self.seats, self.seatings, self.points, self.won))).hexdigest()

    def _repr_html_(self) -> str:
        rows = [
            f"<tr><td>{escape(name)}</td><td>{self.mean(bot):+.2f}</td><td>{self.win_rate(bot):.1%}</td></tr>"
            for bot, name in enumerate(self.bots)
        ]
        head = "<tr><th>player</th><th>points a deal</th><th>deals won</th></tr>"
        caption = f"<caption>{escape(self.game)}, {self.deals} deals</caption>"
        return f"<table>{caption}<thead>{head}</thead><tbody>{''.join(rows)}</tbody></table>"

    @property
    def _sat(self) -> float:
        """How many seats each bot had in each deal."""
        return self.seats * self.seatings / len(self.bots)

    def mean(self, bot: int) -> float:
        """The mean points per deal of a bot, by its number."""
        return fmean(points[bot] for points in self.points) / self._sat

    def win_rate(self, bot: int) -> float:
        """The share of deals that a seat of this bot won."""
        return fmean(won[bot] for won in self.won) / self._sat

    def win_interval(self, bot: int) -> Interval:
        """The share of deals that a seat of this bot won, with Wilson's interval.

        The seatings of a deal are not independent, so the interval counts as many deals as would vary so much.
        """
        return share_interval([won[bot] / self._sat for won in self.won])

    def deals_ahead(self, bot: int, other: int) -> Interval:
        """The share of deals in which a bot has more points than another over all seatings; equal points are half."""
        return share_interval(
            [0.5 + 0.5 * ((each[bot] > each[other]) - (each[bot] < each[other])) for each in self.points]
        )

    def difference(self, bot: int, other: int) -> Interval:
        """How many points per deal `bot` does better than `other`, compared deal by deal with the same cards."""
        sample = [(points[bot] - points[other]) / self._sat for points in self.points]
        return always_valid_interval(sample) if self.until_sure else student_interval(sample)

    def milliseconds(self, bot: int, share: float) -> float:
        """The time within which a bot made this share of its decisions."""
        took = self.took[bot]
        return took[min(len(took) - 1, int(share * len(took)))]


def student_interval(sample: Sequence[float]) -> Interval:
    """The mean of a sample with Student's interval; the quantile is taken from the first terms of its expansion."""
    freedom = len(sample) - 1
    z = NormalDist().inv_cdf(0.975)
    t = z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    mean, reach = fmean(sample), t * stdev(sample) / len(sample) ** 0.5
    return Interval(mean, mean - reach, mean + reach)


def always_valid_interval(sample: Sequence[float], narrow_at: int = SURE_AT) -> Interval:
    """The mean of a sample with an interval that holds at every size of the sample at once, for large samples.

    For samples of the size `narrow_at` it is as narrow as can be.
    It is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021), theorem 2.2.
    """
    alpha, size = 0.05, len(sample)
    spread = (-2 * log(alpha) + log(1 - 2 * log(alpha))) / narrow_at
    reach = stdev(sample) * sqrt(2 * (size * spread + 1) / (size**2 * spread) * log(sqrt(size * spread + 1) / alpha))
    mean = fmean(sample)
    return Interval(mean, mean - reach, mean + reach)


def share_interval(shares: Sequence[float]) -> Interval:
    """The mean of numbers from 0 to 1 with Wilson's interval for as many trials as would vary so much."""
    mean, size = fmean(shares), len(shares)
    spread = variance(shares) if size > 1 else 0.0
    if spread:
        size = max(1, round(size * mean * (1 - mean) / spread))
    elif 0 < mean < 1:
        return Interval(mean, mean, mean)
    z = NormalDist().inv_cdf(0.975)
    middle = (mean + z * z / (2 * size)) / (1 + z * z / size)
    reach = z / (1 + z * z / size) * sqrt(mean * (1 - mean) / size + (z / (2 * size)) ** 2)
    return Interval(mean, min(mean, max(0.0, middle - reach)), max(mean, min(1.0, middle + reach)))
