"""The result of a tournament: points per deal, deals won, and how certain the differences are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist, fmean, stdev


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and the bounds between which it lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ({self.low:+.2f} to {self.high:+.2f})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A tournament of duplicate deals: one entry a deal in `points` and `won`, in each of them one a bot.

    `points` are summed over all that a bot sat in, `seatings` and in each of them its part of the `seats`, many being
    good; `won` counts where it won. `took` are the milliseconds of every decision by bot, ascending.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    seatings: int
    points: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    took: tuple[tuple[float, ...], ...] = field(compare=False, repr=False)

    @property
    def deals(self) -> int:
        """How many different deals were played."""
        return len(self.points)

    @property
    def _sat(self) -> int:
        """How many seats each bot had in each deal."""
        return self.seats // len(self.bots) * self.seatings

    def mean(self, bot: int) -> float:
        """The mean points per deal of a bot, by its number."""
        return fmean(points[bot] for points in self.points) / self._sat

    def win_rate(self, bot: int) -> float:
        """The share of deals that a seat of this bot won."""
        return fmean(won[bot] for won in self.won) / self._sat

    def difference(self, bot: int, other: int) -> Interval:
        """How many points per deal `bot` does better than `other`, compared deal by deal with the same cards."""
        return _interval([(points[bot] - points[other]) / self._sat for points in self.points])

    def milliseconds(self, bot: int, share: float) -> float:
        """The time within which a bot made this share of its decisions."""
        took = self.took[bot]
        return took[min(len(took) - 1, int(share * len(took)))]


def _interval(sample: Sequence[float]) -> Interval:
    """The mean of a sample with Student's interval; the quantile is taken from the first terms of its expansion."""
    freedom = len(sample) - 1
    z = NormalDist().inv_cdf(0.975)
    t = z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    mean, reach = fmean(sample), t * stdev(sample) / len(sample) ** 0.5
    return Interval(mean, mean - reach, mean + reach)
