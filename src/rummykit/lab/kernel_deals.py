"""Deals of cards side by side that the kernel plays, whatever their kind and their numbers."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, TypeAlias

from rummykit._playout import CardRowVector, CardVector, ClosedVector, PacksVector
from rummykit.lab.encode import Encoder
from rummykit.lab.extra import lab_packages
from rummykit.lab.rewards import RewardName
from rummykit.lab.vector_step import VectorStep, rewarded
from rummykit.shuffle import Seed, seed_bytes

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

KernelVector: TypeAlias = CardVector | CardRowVector | ClosedVector | PacksVector

NO_ROWS = np.zeros(0, np.float32)


class KernelDeals:
    """The kernel's deals (`rummykit.lab.vector_step.SideBySide`); `make` deals them for the bytes of a seed."""

    def __init__(self, encoder: Encoder, n: int, reward: RewardName, make: Callable[[bytes], KernelVector]) -> None:
        self._make, self._reward = make, reward
        self._sign = -1 if encoder.rules.scoring.low_score_wins else 1
        self._points = np.zeros((n, encoder.players), np.int32)
        self.deal(0)
        assert self._deals.observed == encoder.size

    def deal(self, seed: Seed) -> None:
        """Deal all of them anew."""
        self.seed = seed
        self._deals = self._make(seed_bytes(seed))

    def begin(self, slot: int, number: int, scheduled: int, starter: int) -> None:
        """Go on in a slot with the deal of this number and place in the schedule, begun by this seat."""
        self._deals.begin(slot, number, scheduled, starter)

    def listed(self) -> list[int]:
        """The number of each legal action of the first deal, in the order of `Deal.legal_actions`; -1 for none."""
        return self._deals.listed(0)

    def clone(self) -> KernelDeals:
        """An independent copy."""
        twin = copy(self)
        twin._points = self._points.copy()
        twin.deal(self.seed)
        twin.restore(self.state())
        return twin

    def state(self) -> bytes:
        """Where all of them stand, as this build of the kernel reads it."""
        return self._deals.state()

    def restore(self, state: Any) -> None:
        """Go on from there."""
        self._deals.restore(state)

    def step(self, numbers: NDArray[np.int64], batch: VectorStep) -> None:
        """Play a number in each, unless it is `WAITS`."""
        self._deals.step(numbers.data, batch.ended.data, self._points.data)
        rewarded(batch, self._points, self._sign, self._reward)

    def let_others_play(self, seats: NDArray[np.int64], seeds: NDArray[np.int64], batch: VectorStep) -> None:
        """Play anything in each up to the turn of this seat or the end of the deal."""
        self._deals.let_others_play(seats.data, seeds.data, batch.ended.data, self._points.data)
        rewarded(batch, self._points, self._sign, self._reward)

    def show(self, batch: VectorStep) -> None:
        """Fill in what each seat to act sees and may choose."""
        rows = NO_ROWS if batch.candidates is None else batch.candidates
        seen, mask, seats = batch.observation.data, batch.action_mask.data, batch.seat.data
        self._deals.show(seen, rows.data, mask, seats, batch.observation.size > 0)

    def take_alike(self, source: KernelDeals, slots: NDArray[np.int64], seeds: NDArray[np.int64]) -> None:
        """Every deal becomes one that looks like one of `source` to the seat to act there."""
        self._deals.take_alike(source._deals, slots.data, seeds.data)  # type: ignore[arg-type]  # both are of one kind
