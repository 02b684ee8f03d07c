"""Many deals at once: one number for each, chosen for whichever seat is to act, with arrays that are filled again."""

from __future__ import annotations

from typing import Any

from rummykit import games
from rummykit.lab.actions import ActionSpace, SpaceName, action_space
from rummykit.lab.by_kernel import ByKernel, kernel_deals
from rummykit.lab.encode import encoder
from rummykit.lab.engine_deals import EngineDeals
from rummykit.lab.extra import lab_packages
from rummykit.lab.rewards import RewardName, check_reward
from rummykit.lab.slow_games import warn_of_engine
from rummykit.lab.vector_step import VectorStep, whole_numbers
from rummykit.rules import Rules
from rummykit.shuffle import Seed

with lab_packages():
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


class DealVector:
    """`n` deals of one game that are played side by side; `deals` counts those that have ended.

    Slot i plays the deals number i, i + n, i + 2 · n and so on; deal k is ``Deal(rules, players, seed, number=k,
    starter=k % players)``. The kernel plays one-pack card games by flat numbers; those, games with closed hands and
    melds of several packs on the table by candidates; and tiles by listed actions, where it knows every word of the
    sheet (`native`), for points or their difference, on `threads` threads; the ordinary engine plays all else, with a
    `SlowGameWarning`, and everything with ``native=False``. Without `observations` the array of them has no columns,
    and steps take less time.
    A vector can be copied and pickled, and goes on as the first one would; only the build of RummyKit that wrote a
    pickle reads it.
    Raises what `Episode` raises, and `ValueError` for less than one deal or thread.
    """

    def __init__(
        self,
        game: str | Rules,
        n: int,
        players: int | None = None,
        *,
        actions: SpaceName | None = None,
        reward: RewardName = "points",
        seed: Seed = 0,
        observations: bool = True,
        threads: int = 1,
        native: bool = True,
    ) -> None:
        check_reward(reward)
        if n < 1 or threads < 1:
            raise ValueError("It takes one deal or more, and one thread or more.")
        self.rules = games.get(game) if isinstance(game, str) else game
        self.n = n
        self._made: dict[str, Any] = {"actions": actions, "reward": reward, "threads": threads, "native": native}
        self.players = players = self.rules.players[0] if players is None else players
        self.space: ActionSpace = action_space(self.rules, actions)
        code = encoder(self.rules, players)
        by_kernel = kernel_deals(code, self.space, n, reward, threads) if native else None
        if native and by_kernel is None:
            warn_of_engine(self.rules, self.space, reward)
        self._deals: ByKernel | EngineDeals = by_kernel or EngineDeals(self.rules, n, players, actions, reward)
        self.size = self._deals.episodes[0].size if isinstance(self._deals, EngineDeals) else code.size
        rows = None if self.space.features is None else np.zeros((n, *self.space.features), np.float32)
        self.batch = VectorStep(
            observation=np.zeros((n, self.size if observations else 0), np.float32),
            action_mask=np.zeros((n, self.space.size), np.int8),
            candidates=rows,
            seat=np.zeros(n, np.int64),
            rewards=np.zeros((n, players), np.float32),
            ended=np.zeros(n, np.bool_),
        )
        self.reset(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        given = self._made | {"seed": self.seed, "observations": self.batch.observation.size > 0}
        told = self.batch.rewards.copy(), self.batch.ended.copy()
        return _restored, (self.rules, self.n, self.players, given, self.deals, self._deals.state(), told)

    @property
    def native(self) -> bool:
        """Whether the kernel plays the deals."""
        return not isinstance(self._deals, EngineDeals)

    def reset(self, seed: Seed = 0) -> VectorStep:
        """Deal all of them anew."""
        self.seed, self.deals = seed, 0
        self._deals.deal(seed)
        return self._shown()

    def step(self, numbers: ArrayLike) -> VectorStep:
        """Choose a whole number in each deal; raises `ValueError` for one that the mask forbids, and plays nothing."""
        chosen = whole_numbers(numbers, self.n)
        try:
            self._deals.step(chosen, self.batch)
        except ValueError:
            raise self._forbidden(chosen) from None
        self.deals += int(self.batch.ended.sum())
        self._deals.show(self.batch)
        return self.batch

    def take_alike(self, source: DealVector, slots: ArrayLike, seeds: ArrayLike) -> VectorStep:
        """Go on in each slot with a copy of a deal of `source`; `slots` (n) are the numbers of those deals.

        What the seat to act there cannot see is dealt anew (`rummykit.play.hidden_cards.redeal_hidden`); the same slot
        and one of `seeds` (n) are the same deal. For searches: every choice is tried on the same deals. Raises
        `ValueError` for deals of another sheet, and for numbers that are none.
        """
        chosen, drawn = np.ascontiguousarray(slots, np.int64), np.ascontiguousarray(seeds, np.int64)
        other, own = [(deals.rules, deals.players, type(deals._deals)) for deals in (source, self)]
        if other != own:
            raise ValueError("The deals are of another sheet, or not played in the same way.")
        if chosen.shape != (self.n,) or drawn.shape != (self.n,) or chosen.min() < 0 or chosen.max() >= source.n:
            raise ValueError(f"It takes {self.n} slots, numbers from 0 to {source.n - 1}, and as many seeds.")
        self._deals.take_alike(source._deals, chosen, drawn)  # type: ignore[arg-type]  # both are played in the same way
        return self._shown()

    def _forbidden(self, chosen: NDArray[np.int64]) -> ValueError:
        """The error for numbers of which the mask forbids some."""
        size = self.space.size
        allowed = self.batch.action_mask[np.arange(self.n), chosen.clip(0, size - 1)].astype(bool)
        slots = np.flatnonzero(~allowed | (chosen < 0) | (chosen >= size))
        wrong = ", ".join(f"{chosen[slot]} in deal {slot}" for slot in slots[:5])
        return ValueError(f"The masks do not allow {wrong}{', …' if len(slots) > 5 else ''}.")

    def _shown(self) -> VectorStep:
        self.batch.rewards[:] = 0
        self.batch.ended[:] = False
        self._deals.show(self.batch)
        return self.batch


def _restored(
    rules: Rules, n: int, players: int, given: dict[str, Any], deals: int, state: Any, told: tuple[Any, Any]
) -> DealVector:
    """A vector that goes on from where another stood."""
    made = DealVector(rules, n, players, **given)
    made.deals = deals
    made._deals.restore(state)
    made._shown()
    made.batch.rewards[:], made.batch.ended[:] = told
    return made


def vector(
    game: str | Rules,
    n: int,
    players: int | None = None,
    *,
    actions: SpaceName | None = None,
    reward: RewardName = "points",
    seed: Seed = 0,
    observations: bool = True,
    threads: int = 1,
) -> DealVector:
    """`n` deals of a game side by side, as `DealVector` takes them."""
    return DealVector(
        game, n, players, actions=actions, reward=reward, seed=seed, observations=observations, threads=threads
    )
