"""Every game as a Gymnasium environment: one seat against bots, `RummyKit/GinRummy-v0` and so on.

Importing this module registers the ids; `gymnasium.make("rummykit.lab.gym:RummyKit/GinRummy-v0")` imports it.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from random import Random
from typing import Any, TypeAlias

from rummykit import games
from rummykit.bots import LEVELS, Level, choose
from rummykit.lab.actions import SpaceName
from rummykit.lab.bounds import most_lost
from rummykit.lab.extra import check_choice, lab_packages
from rummykit.lab.kernel_episode import quickest_episode
from rummykit.lab.rendered import MODES, RenderMode, check_mode, rendered
from rummykit.lab.rewards import RewardName
from rummykit.lab.spaces import numbers, observation_space
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.rules import Rules

with lab_packages():
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

Opponent: TypeAlias = Level | Callable[[Rules, View, Random], Action]
"""A level of `rummykit.bots`, or a function of one's own."""


VERSION = 0
"""A new one where play, observations or numbers of the ids have changed."""


class SingleSeat(gymnasium.Env[Any, np.int64]):
    """One seat of a deal; `opponent` has all others. A deal is an episode, its reward comes at the end.

    Where the deals of a match differ, chance says which of them it is.

    `seat` is the own seat, None: another one for each deal, by chance. The mask is in the observation and in `info`;
    with `plain`, an observation is its array alone. `action_masks` gives the mask as sb3-contrib asks for it. A number
    that the mask forbids ends the deal with `illegal_reward` (None: as much below nothing as any deal can be from it,
    by `rummykit.lab.bounds`). `seed` is that of a first `reset` without one. Raises what `Episode` raises, and
    `ValueError` for an unknown bot, seat or render mode.
    """

    metadata = {"render_modes": [*MODES]}  # noqa: RUF012  # as the base class has it
    render_mode: RenderMode | None

    def __init__(
        self,
        game: str | Rules,
        players: int | None = None,
        *,
        opponent: Opponent = "greedy",
        seat: int | None = None,
        actions: SpaceName | None = None,
        reward: RewardName = "points",
        illegal_reward: float | None = None,
        plain: bool = False,
        render_mode: RenderMode | None = None,
        seed: int | None = None,
    ) -> None:
        check_mode(render_mode)
        if not callable(opponent):
            check_choice("bot", opponent, LEVELS)
        self.episode = quickest_episode(game, players, actions, reward)
        seats = self.episode.players
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"There is no seat {seat} among {seats}.")
        self.opponent, self.asked_seat, self.plain, self.render_mode = opponent, seat, plain, render_mode
        self.seat = 0 if seat is None else seat
        lost = most_lost(self.episode.rules, seats, reward)
        self.illegal_reward = lost if illegal_reward is None else illegal_reward
        self.observation_space = observation_space(self.episode.space, self.episode.size, plain)
        self.action_space = numbers(self.episode.space)
        self._chance = Random(0)
        self._on = False
        self._first_seed = seed

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal, and let the others play up to the own turn; a deal that ends before it is dealt again."""
        super().reset(seed=self._first_seed if seed is None else seed)
        self._first_seed = None
        while True:
            drawn = int(self.np_random.integers(2**62))
            self._chance = Random(drawn)
            self.seat = drawn % self.episode.players if self.asked_seat is None else self.asked_seat
            self.episode.reset(drawn, scheduled=drawn % max(1, len(self.episode.rules.schedule)))
            self._let_others_play()
            if not self.episode.over:
                self._on = True
                return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Choose a number, and let the others play up to the next own turn.

        Raises `RuntimeError` before the first `reset`, and after the end of a deal, `TypeError` for what is no whole
        number.
        """
        if not self._on:
            raise RuntimeError("No deal is on: reset comes before the first step, and after a deal that has ended.")
        number = index(action)
        if not self.episode.allows(number):
            seen, info = self._seen()
            self._on = False
            return seen, self.illegal_reward, True, False, info | {"illegal": True}
        self.episode.play(number)
        self._let_others_play()
        self._on = not self.episode.over
        seen, info = self._seen()
        return seen, self.episode.rewards()[self.seat], self.episode.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as sb3-contrib asks for it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """What the own seat sees: text, printed where the mode is `human`, or a drawing as SVG."""
        return rendered(self.episode.deal.view(self.seat), self.render_mode)

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.turn != self.seat:
            if self.opponent == "random":
                episode.play_any(self._chance)
                continue
            view = episode.view(episode.turn)
            if isinstance(self.opponent, str):
                episode.act(choose(self.opponent, episode.rules, view, self._chance))
            else:
                episode.act(self.opponent(episode.rules, view, self._chance))

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        seen = self.episode.observe(self.seat)
        info = {"action_mask": seen["action_mask"], "seat": self.seat}
        if not self.plain:
            return seen, info
        return seen["observation"], info | ({"candidates": seen["candidates"]} if "candidates" in seen else {})


single_seat = SingleSeat
"""The environment of a game, by the name that stands beside `aec_env` and `vector`."""


def env_id(game: str) -> str:
    """The id of a sheet in Gymnasium: `gin_rummy` is RummyKit/GinRummy-v0."""
    return f"RummyKit/{''.join(part.capitalize() for part in game.split('_'))}-v{VERSION}"


for _game in games.SHEETS:
    if env_id(_game) not in gymnasium.registry:
        gymnasium.register(
            env_id(_game),
            entry_point="rummykit.lab.gym:SingleSeat",
            vector_entry_point="rummykit.lab.seat_vector:vector_env",
            kwargs={"game": _game, "opponent": "greedy"},
        )
