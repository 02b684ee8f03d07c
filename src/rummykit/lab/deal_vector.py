"""Many deals at once: one number for each, chosen for whichever seat is to act, with arrays that are filled again."""

from __future__ import annotations

from dataclasses import dataclass

from rummykit.lab.actions import SpaceName
from rummykit.lab.episode import Episode
from rummykit.lab.extra import lab_packages
from rummykit.lab.rewards import RewardName
from rummykit.rules import Rules

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


class DealVector:
    """`n` deals of one game that are played side by side; `deals` counts those that have ended.

    Deal `number` of slot i is the same for the same seed, whatever happens in other slots. Raises what `Episode`
    raises, and `ValueError` for less than one deal.
    """

    def __init__(
        self,
        game: str | Rules,
        n: int,
        players: int = 2,
        *,
        actions: SpaceName | None = None,
        reward: RewardName = "points",
        seed: int = 0,
    ) -> None:
        if n < 1:
            raise ValueError(f"There are {n} deals to play; it takes 1 or more.")
        self.episodes = [Episode(game, players, actions, reward) for _ in range(n)]
        first = self.episodes[0]
        self.n, self.players, self.space, self.size = n, players, first.space, first.size
        rows = None if self.space.features is None else np.zeros((n, *self.space.features), np.float32)
        self.batch = VectorStep(
            observation=np.zeros((n, self.size), np.float32),
            action_mask=np.zeros((n, self.space.size), np.int8),
            candidates=rows,
            seat=np.zeros(n, np.int64),
            rewards=np.zeros((n, players), np.float32),
            ended=np.zeros(n, np.bool_),
        )
        self.reset(seed)

    def reset(self, seed: int = 0) -> VectorStep:
        """Deal all of them anew."""
        self.seed, self.deals = seed, 0
        self._numbers = [0] * self.n
        self.batch.rewards[:] = 0
        self.batch.ended[:] = False
        for slot in range(self.n):
            self._deal(slot)
            self._show(slot)
        return self.batch

    def step(self, numbers: ArrayLike) -> VectorStep:
        """Choose a number in each deal; raises `ValueError` for one that the mask forbids, with nothing played."""
        chosen = np.asarray(numbers, np.int64)
        if chosen.shape != (self.n,) or not self._allowed(chosen):
            raise ValueError(f"It takes {self.n} numbers that the masks allow.")
        self.batch.rewards[:] = 0
        for slot, (episode, number) in enumerate(zip(self.episodes, chosen.tolist(), strict=True)):
            episode.play(number)
            over = self.batch.ended[slot] = episode.over
            if over:
                self.batch.rewards[slot] = episode.rewards()
                self.deals += 1
                self._deal(slot)
            self._show(slot)
        return self.batch

    def _allowed(self, chosen: NDArray[np.int64]) -> bool:
        in_range = bool(((chosen >= 0) & (chosen < self.space.size)).all())
        return in_range and bool(self.batch.action_mask[np.arange(self.n), chosen].all())

    def _deal(self, slot: int) -> None:
        self.episodes[slot].reset(f"{self.seed} {slot}", self._numbers[slot])
        self._numbers[slot] += 1

    def _show(self, slot: int) -> None:
        episode, batch = self.episodes[slot], self.batch
        seat = episode.turn
        batch.seat[slot] = seat
        batch.observation[slot] = episode.observation(seat)
        batch.action_mask[slot] = episode.mask(seat)
        if batch.candidates is not None and episode.choices.rows is not None:
            batch.candidates[slot] = episode.choices.rows


def vector(
    game: str | Rules,
    n: int,
    players: int = 2,
    *,
    actions: SpaceName | None = None,
    reward: RewardName = "points",
    seed: int = 0,
) -> DealVector:
    """`n` deals of a game side by side, as `DealVector` takes them."""
    return DealVector(game, n, players, actions=actions, reward=reward, seed=seed)
