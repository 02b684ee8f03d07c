"""One step of many deals side by side, and what it takes to play them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

from rummykit.lab.extra import lab_packages
from rummykit.lab.rewards import RewardName
from rummykit.shuffle import Seed

with lab_packages():
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


@dataclass(frozen=True, slots=True)
class VectorStep:
    """One decision of each of `n` deals.

    `observation` (n, size) and `action_mask` (n, numbers) are what the seat to act sees and may choose, `candidates`
    (n, rows, features) the rows of its choices, None where there are none; `seat` (n) is that seat. `ended` (n) says
    which deals ended with the last step, and `rewards` (n, players) what they brought, zeros for the others. Deals that
    ended are dealt anew, and all else tells of the new deal. The arrays are the same ones every time.
    """

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]
    candidates: NDArray[np.float32] | None
    seat: NDArray[np.int64]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]


WAITS: Final = -(1 << 63)
"""In the place of a number: the deal waits, and has not ended with the step."""


class SideBySide(Protocol):
    """Deals that are played side by side, and the arrays that tell of them."""

    def deal(self, seed: Seed) -> None:
        """Deal all of them anew."""

    def state(self) -> Any:
        """Where all of them stand; nothing that happens afterwards changes it."""

    def restore(self, state: Any) -> None:
        """Go on from there."""

    def step(self, numbers: NDArray[np.int64], batch: VectorStep) -> None:
        """Play a number in each, unless it is `WAITS`, and fill in `ended` and `rewards`.

        Raises `ValueError`, with nothing played, for a number that may not be chosen.
        """

    def let_others_play(self, seats: NDArray[np.int64], seeds: NDArray[np.int64], batch: VectorStep) -> None:
        """Play anything in each up to the turn of this seat or the end of the deal, and fill in `ended` and `rewards`.

        A deal with -1 waits. `seeds` are the chance of each deal, and others afterwards.
        """

    def begin(self, slot: int, number: int, scheduled: int, starter: int) -> None:
        """Go on in a slot with the deal of this number and place in the schedule, begun by this seat."""

    def show(self, batch: VectorStep) -> None:
        """Fill in everything else."""


def rewarded(batch: VectorStep, points: NDArray[np.int32], sign: int, reward: RewardName) -> None:
    """Fill in the `rewards` of the deals that have `ended`, from the points of the sheet or the difference of them."""
    batch.rewards[:] = 0
    over = batch.ended.nonzero()[0]
    if over.size:
        scored = points[over] * float(sign)
        batch.rewards[over] = scored if reward == "points" else scored - scored.mean(1, keepdims=True)


def whole_numbers(numbers: ArrayLike, n: int) -> NDArray[np.int64]:
    """One number for each of `n` deals; raises `ValueError` for fractions, for what is no number, and another shape."""
    given = np.asarray(numbers)
    if given.shape != (n,) or given.dtype.kind not in "iu":
        raise ValueError(
            f"It takes {n} whole numbers, one for each deal, not an array of {given.dtype} of shape {given.shape}."
        )
    return np.ascontiguousarray(given, np.int64)


def forbidden(n: int) -> ValueError:
    """What is raised for numbers that may not be chosen."""
    return ValueError(f"It takes {n} numbers that the masks allow.")
