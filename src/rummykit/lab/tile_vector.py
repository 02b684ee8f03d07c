"""Deals of tiles side by side that the kernel plays: the actions that the engine lists, seen as `tiles-v1`."""

from __future__ import annotations

from copy import copy
from typing import Any

from rummykit.lab.actions import ActionSpace
from rummykit.lab.encode import Encoder
from rummykit.lab.extra import lab_packages
from rummykit.lab.listed_tiles import ROWS, ListedTiles
from rummykit.lab.rewards import RewardName
from rummykit.lab.tile_observer import TileObserver, is_observed
from rummykit.lab.vector_step import WAITS, VectorStep, forbidden, rewarded
from rummykit.playout import DealPool
from rummykit.rules import Rules
from rummykit.shuffle import Seed

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray


class ListedDeals:
    """The kernel's deals (`rummykit.lab.vector_step.SideBySide`)."""

    def __init__(self, rules: Rules, players: int, n: int, reward: RewardName, threads: int) -> None:
        self.rules, self.players, self.n, self.threads = rules, players, n, threads
        self._reward = reward
        self._sign = -1 if rules.scoring.low_score_wins else 1
        self.deal(0)

    def deal(self, seed: Seed) -> None:
        """Deal all of them anew."""
        self.seed = seed
        self._pool = DealPool(self.rules, self.players, self.n, seed, threads=self.threads)
        self._observer = TileObserver(self._pool)
        assert self._pool.tiles is not None
        self._deals = self._pool.tiles
        self._counts = np.frombuffer(self._pool.counts, np.int32)
        self._turns = np.frombuffer(self._pool.turns, np.uint8)
        self._ended = np.frombuffer(self._pool.ended, np.bool_)
        self._points = np.frombuffer(self._pool.points, np.int32).reshape(self.n, self.players)

    def begin(self, slot: int, number: int, scheduled: int, starter: int) -> None:
        """Go on in a slot with the deal of this number, begun by this seat; there is no schedule."""
        self._deals.begin(slot, number, starter)
        self._deals.tell(self._pool.counts, self._pool.turns)

    def listed(self) -> list[int]:
        """The number of each legal action of the first deal, in the order of `Deal.legal_actions`; -1 for none."""
        return [place if place < ROWS else -1 for place in range(self._pool.counts[0])]

    def clone(self) -> ListedDeals:
        """An independent copy."""
        twin = copy(self)
        twin.deal(self.seed)
        twin.restore(self.state())
        return twin

    def state(self) -> bytes:
        """Where all of them stand, as this build of the kernel reads it."""
        return self._deals.state()

    def restore(self, state: Any) -> None:
        """Go on from there."""
        self._deals.restore(state)
        self._deals.tell(self._pool.counts, self._pool.turns)

    def step(self, numbers: NDArray[np.int64], batch: VectorStep) -> None:
        """Play a number in each, unless it is `WAITS`."""
        if (((numbers < 0) & (numbers != WAITS)) | (numbers >= np.minimum(self._counts, ROWS))).any():
            raise forbidden(self.n)
        self._pool.step(numbers.data)
        batch.ended[:] = self._ended
        rewarded(batch, self._points, self._sign, self._reward)

    def let_others_play(self, seats: NDArray[np.int64], seeds: NDArray[np.int64], batch: VectorStep) -> None:
        """Play anything in each up to the turn of this seat or the end of the deal."""
        self._deals.let_others_play(seats.data, seeds.data, batch.ended.data, self._pool.points)
        self._deals.tell(self._pool.counts, self._pool.turns)
        rewarded(batch, self._points, self._sign, self._reward)

    def show(self, batch: VectorStep) -> None:
        """Fill in what each seat to act sees and may choose."""
        assert batch.candidates is not None
        self._deals.describe(ROWS, batch.candidates.data, batch.action_mask.data)
        batch.seat[:] = self._turns
        if batch.observation.size:
            self._observer.observe(batch.observation)

    def take_alike(self, source: ListedDeals, slots: NDArray[np.int64], seeds: NDArray[np.int64]) -> None:
        """Every deal becomes one that looks like one of `source` to the seat to act there."""
        self._deals.take_alike(source._deals, slots.data, seeds.data)
        self._deals.tell(self._pool.counts, self._pool.turns)


def tile_deals(encoder: Encoder, space: ActionSpace, n: int, reward: RewardName, threads: int) -> ListedDeals | None:
    """The kernel's deals, None where it does not play, encode and reward all of this; no word is guessed at."""
    if not isinstance(space, ListedTiles) or reward not in ("points", "difference"):
        return None
    if not is_observed(DealPool(encoder.rules, encoder.players, 1)):
        return None
    return ListedDeals(encoder.rules, encoder.players, n, reward, threads)
