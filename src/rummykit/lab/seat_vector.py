"""Many deals side by side as an environment of Gymnasium: one seat of each against others, or every seat in turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from rummykit.bots import LEVELS, Level
from rummykit.lab.actions import SpaceName
from rummykit.lab.bounds import most_lost
from rummykit.lab.deal_vector import DealVector
from rummykit.lab.extra import check_choice, lab_packages
from rummykit.lab.gym import SingleSeat
from rummykit.lab.rendered import RenderMode, check_mode
from rummykit.lab.rewards import RewardName
from rummykit.lab.spaces import numbers, observation_space
from rummykit.lab.vector_step import WAITS, VectorStep, whole_numbers
from rummykit.rules import Rules

with lab_packages():
    import numpy as np
    from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import ArrayLike, NDArray

Policy: TypeAlias = Callable[[VectorStep], ArrayLike]
"""Chooses for other seats: takes what they see in those deals in which they are to act, gives a number for each."""


class SeatVectorEnv(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """One seat in each of `num_envs` deals (`rummykit.lab.DealVector`); `opponent` has all the others.

    `opponent` is "random", a policy for all deals at once, or None: you choose for every seat, the reward is that of
    the seat that has acted, and ``infos["rewards"]`` (n, players) has all of them where a deal has ended. `seat` is the
    own seat, None: another one for each deal, by chance.

    With `plain`, an observation is the array alone, else the one of `single_seat`; the mask is in `infos`, too, and
    `action_masks()` gives it. A number that the mask forbids ends the deal with `illegal_reward`, as in `single_seat`.
    `autoreset_mode` is one of Gymnasium's. The last observation of a deal is what its seat saw when it last chose:
    deals end and are never cut short, so its value is not needed. While a deal that has ended waits for the step that
    deals the next one, its mask allows everything, for nothing is played. Without `copy`, the arrays of an observation
    are the same ones every time. `seed` is that of a first `reset` without one. Raises what `DealVector` raises, and
    `ValueError` for an unknown seat or bot.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # as the base class has it

    def __init__(
        self,
        game: str | Rules,
        num_envs: int = 1,
        players: int | None = None,
        *,
        opponent: Policy | Level | None = "random",
        seat: int | None = None,
        actions: SpaceName | None = None,
        reward: RewardName = "points",
        illegal_reward: float | None = None,
        plain: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        seed: int | None = None,
    ) -> None:
        if opponent is not None and not callable(opponent):
            check_choice("bot for deals side by side", opponent, ("random",))
        self.table = DealVector(game, num_envs, players, actions=actions, reward=reward, threads=threads)
        rules, seats, space = self.table.rules, self.table.players, self.table.space
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"There is no seat {seat} among {seats}.")
        self.num_envs, self.opponent, self.asked_seat, self.plain, self.copy = num_envs, opponent, seat, plain, copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.illegal_reward = most_lost(rules, seats, reward) if illegal_reward is None else illegal_reward
        self.single_observation_space = observation_space(space, self.table.size, plain)
        self.single_action_space = numbers(space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.zeros(num_envs, np.int64)
        self._chance = np.zeros(num_envs, np.int64)
        self._numbers, self._slots = np.arange(num_envs), np.arange(num_envs)
        self._every = np.ones(num_envs, np.bool_)
        self._over = np.zeros(num_envs, np.bool_)
        self._last: dict[str, NDArray[Any]] = {}
        self._first_seed = seed
        self._on = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all anew, or those in ``options["reset_mask"]`` the next deal of theirs; the first reset deals all.

        Raises `ValueError` for a mask of another shape, and for one together with a seed.
        """
        asked = options.get("reset_mask") if options is not None and self._on else None
        if asked is None:
            super().reset(seed=self._first_seed if seed is None else seed)
            self._first_seed = None
            self.table.reset(int(self.np_random.integers(2**62)))
            self._numbers = np.arange(self.num_envs)
            self._chance = self.np_random.integers(2**62, size=self.num_envs)
            dealt, self._on = np.ones(self.num_envs, np.bool_), True
        else:
            dealt = np.array(asked, np.bool_)
            if dealt.shape != (self.num_envs,) or seed is not None:
                raise ValueError(f"A reset mask has {self.num_envs} places, and no seed goes with it.")
            self._deal_next(dealt & ~self._over)
        stays = ~dealt[self._over]
        self._last = {name: row[stays] for name, row in self._last.items()} if stays.any() else {}
        self._over = self._over & ~dealt
        self._begin(dealt)
        return self._seen(), self._told()

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Choose a number in each deal, and let the others play up to the next own turns.

        Raises `RuntimeError` before the first `reset`, and without autoreset for a deal that has ended; `ValueError`
        for an array that is not one whole number for each deal.
        """
        waits, batch, mode = self._over, self.table.batch, self.autoreset_mode
        if not self._on or (waits.any() and mode is AutoresetMode.DISABLED):
            raise RuntimeError("No deal is on: reset comes before the first step, and after a deal that has ended.")
        chosen = np.where(waits, WAITS, whole_numbers(actions, self.num_envs).clip(-1))
        acted = self.seats if self.opponent is not None else batch.seat.copy()
        # A policy is shown what others see in the same arrays.
        rows = self._rows() if not callable(self.opponent) else {name: row.copy() for name, row in self._rows().items()}
        illegal = self._play(chosen)
        ended, earned = batch.ended.copy(), batch.rewards.copy()
        over = ended if illegal is None else ended | illegal
        self._let_others_play(over | waits, ended, earned)
        rewards = earned[self._slots, acted].astype(np.float64)
        told: dict[str, Any] = {}
        if ended.any():
            self.table.deals += int(ended.sum())
            self._numbers[ended] += self.num_envs
            over, told["rewards"] = over | ended, earned
        if illegal is not None:
            rewards[illegal], told["illegal"] = self.illegal_reward, illegal
            self._deal_next(illegal)
        if over.any():
            self._last = {name: row[over] for name, row in rows.items()} | {"seat": acted[over]}
        if mode is AutoresetMode.SAME_STEP:
            if over.any():
                told |= self._final(over)
            self._begin(over)
        else:
            self._over = over
            self._begin(waits)
        seen = self._seen()
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), told | self._told()

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks (n, numbers), as sb3-contrib asks for them."""
        return self.table.batch.action_mask.astype(np.bool_)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._put_back()

    # --- deals

    def _play(self, chosen: NDArray[np.int64]) -> NDArray[np.bool_] | None:
        """Play numbers, all but those that the masks forbid; returns where these are, None if there are none."""
        batch, illegal = self.table.batch, None
        try:
            self.table._deals.step(chosen, batch)
        except ValueError:
            inside = chosen.clip(0, self.table.space.size - 1)
            legal = (batch.action_mask[self._slots, inside] == 1) & (inside == chosen)
            illegal = ~legal & ~self._over
            chosen[illegal] = WAITS
            self.table._deals.step(chosen, batch)
        return illegal

    def _let_others_play(self, wait: NDArray[np.bool_], ended: NDArray[np.bool_], earned: NDArray[np.float32]) -> None:
        """Play up to the own turns, except where deals wait; adds to what has `ended` and was `earned`."""
        if self.opponent is None:
            return
        deals, batch = self.table._deals, self.table.batch
        seats = np.where(wait, -1, self.seats)
        while True:
            if not callable(self.opponent):
                deals.let_others_play(seats, self._chance, batch)
            else:
                deals.show(batch)
                slots = np.flatnonzero((seats >= 0) & (batch.seat != seats))
                if not slots.size:
                    return
                chosen = np.full(self.num_envs, WAITS)
                chosen[slots] = self.opponent(_part(batch, slots))
                deals.step(chosen, batch)
            ended |= batch.ended
            earned[batch.ended] = batch.rewards[batch.ended]
            seats[batch.ended] = -1
            if not callable(self.opponent):
                return

    def _deal_next(self, slots: NDArray[np.bool_]) -> None:
        """Leave these deals, and deal the ones after them."""
        rules = self.table.rules
        for slot in np.flatnonzero(slots).tolist():
            self._numbers[slot] += self.num_envs
            number = int(self._numbers[slot])
            self.table._deals.begin(slot, number, number % max(1, len(rules.schedule)), number % self.table.players)

    def _begin(self, slots: NDArray[np.bool_]) -> None:
        """Take a seat in these deals, and let the others play up to its turn; where a deal ends before, in the next."""
        while slots.any():
            if self.asked_seat is None:
                self.seats[slots] = self.np_random.integers(self.table.players, size=int(slots.sum()))
            else:
                self.seats[slots] = self.asked_seat
            ended = np.zeros(self.num_envs, np.bool_)
            self._let_others_play(~slots, ended, np.zeros_like(self.table.batch.rewards))
            self._numbers[ended] += self.num_envs
            slots = ended

    # --- what the seats see

    def _rows(self) -> dict[str, NDArray[Any]]:
        batch = self.table.batch
        rows = {"observation": batch.observation}
        return rows if batch.candidates is None else rows | {"candidates": batch.candidates}

    def _seen(self) -> Any:
        """What the seats to act see, and the last of deals that have ended."""
        self.table._deals.show(self.table.batch)
        self._put_back()
        rows = self._rows() | {"action_mask": self.table.batch.action_mask}
        if self.plain:
            rows = {"observation": rows["observation"]}
        if self.copy:
            rows = {name: row.copy() for name, row in rows.items()}
        return rows["observation"] if self.plain else rows

    def _put_back(self) -> None:
        """Where a deal has ended, the arrays tell of its end, not of the deal that comes next."""
        if self._over.any():
            batch = self.table.batch
            for name, row in self._last.items():
                getattr(batch, name)[self._over] = row
            batch.action_mask[self._over] = self.autoreset_mode is AutoresetMode.NEXT_STEP

    def _told(self) -> dict[str, Any]:
        """What `infos` say of every deal."""
        batch = self.table.batch
        told: dict[str, Any] = {"action_mask": batch.action_mask.copy(), "seat": batch.seat.copy()}
        if self.plain and batch.candidates is not None:
            told["candidates"] = batch.candidates.copy()
        return told | {f"_{name}": self._every for name in told}

    def _final(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observations of deals that others replace in the same step, and what belongs to them."""
        last = np.full(self.num_envs, None, object)
        nothing = np.zeros(self.table.space.size, np.int8)
        for place, slot in enumerate(np.flatnonzero(over).tolist()):
            rows = {name: row[place] for name, row in self._last.items() if name != "seat"} | {"action_mask": nothing}
            last[slot] = rows["observation"] if self.plain else rows
        seats = np.zeros(self.num_envs, np.int64)
        seats[over] = self._last["seat"]
        final = {"seat": seats, "action_mask": np.zeros((self.num_envs, nothing.size), np.int8)}
        return {
            "final_obs": last,
            "_final_obs": over,
            "final_info": final | {f"_{name}": over for name in final},
            "_final_info": over,
        }


def _part(batch: VectorStep, slots: NDArray[np.int64]) -> VectorStep:
    """Some deals of a step."""
    whole = {name: getattr(batch, name) for name in VectorStep.__slots__}
    parts: dict[str, Any] = {name: None if part is None else part[slots] for name, part in whole.items()}
    return VectorStep(**parts)


def vector_env(
    game: str | Rules,
    num_envs: int = 1,
    players: int | None = None,
    *,
    opponent: Policy | Level | None = "random",
    seat: int | None = None,
    actions: SpaceName | None = None,
    reward: RewardName = "points",
    illegal_reward: float | None = None,
    plain: bool = False,
    autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    copy: bool = True,
    threads: int = 1,
    seed: int | None = None,
    render_mode: RenderMode | None = None,
) -> VectorEnv[Any, Any, Any]:
    """`num_envs` deals of a game as a vector environment of Gymnasium; you have a seat in each, `opponent` the others.

    It is a `SeatVectorEnv`, played by the kernel where `lab.vector` is. Bots other than "random" and rendering need
    views: with them it is a `SyncVectorEnv` of `single_seat`, at its pace.
    """
    check_mode(render_mode)
    if opponent is not None and not callable(opponent):
        check_choice("bot", opponent, LEVELS)
    elif render_mode is not None:
        raise ValueError("Only deals against a bot with a name can be rendered.")
    seats: dict[str, Any] = {"seat": seat, "actions": actions, "reward": reward, "illegal_reward": illegal_reward}
    if not isinstance(opponent, str) or (opponent == "random" and render_mode is None):
        return SeatVectorEnv(
            game,
            num_envs,
            players,
            opponent=opponent,
            **seats,
            plain=plain,
            autoreset_mode=autoreset_mode,
            copy=copy,
            threads=threads,
            seed=seed,
        )
    one = partial(SingleSeat, game, players, opponent=opponent, **seats, plain=plain, render_mode=render_mode)
    made = [partial(one, seed=None if seed is None else seed + slot) for slot in range(num_envs)]
    return SyncVectorEnv(made, copy=copy, autoreset_mode=AutoresetMode(autoreset_mode))
