"""Every game as a PettingZoo environment: one deal an episode, an agent for each seat, turns one after another."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

from rummykit.lab.actions import SpaceName
from rummykit.lab.episode import Episode
from rummykit.lab.extra import lab_packages
from rummykit.lab.kernel_episode import quickest_episode
from rummykit.lab.rendered import MODES, RenderMode, check_mode, rendered
from rummykit.lab.rewards import RewardName
from rummykit.lab.spaces import numbers, observation_space
from rummykit.rules import Rules

with lab_packages():
    import gymnasium
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

Seen: TypeAlias = dict[str, NDArray[Any]]


class DealEnv(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """One deal: agents `player_0` … in the order of the seats; the same agent acts again where its turn goes on.

    Every reward is given at the end. An action that the mask forbids raises `ValueError` and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "rummykit_v0",
        "render_modes": [*MODES],
        "is_parallelizable": False,
    }

    def __init__(self, episode: Episode, seed: int | None = None, render_mode: RenderMode | None = None) -> None:
        super().__init__()
        check_mode(render_mode)
        self.episode = episode
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(episode.players)]
        self.agents: list[str] = []
        space, actions = observation_space(episode.space, episode.size), numbers(episode.space)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed, self._deals = 0 if seed is None else seed, 0

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; with a seed the first deal of that seed, without one the next deal of the last seed."""
        if seed is not None:
            self._seed, self._deals = seed, 0
        self.episode.reset(self._seed, self._deals)
        self._deals += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.turn]

    def observe(self, agent: str) -> Seen:
        """What an agent sees; its mask is all zeros while another is to act."""
        return self.episode.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        """The agent to act chooses `action`; None once the deal is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.play(action)
        self._cumulative_rewards[agent] = 0
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.turn]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The view of the seat to act: text, printed where the mode is `human`, or a drawing as SVG."""
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is rendered without a render_mode.")
            return None
        return rendered(self.episode.deal.view(self.episode.turn), self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""

    def __str__(self) -> str:
        return f"rummykit_{self.episode.rules.id}_v0"


def aec_env(
    game: str | Rules,
    players: int | None = None,
    *,
    seed: int | None = None,
    actions: SpaceName | None = None,
    reward: RewardName = "points",
    render_mode: RenderMode | None = None,
) -> AECEnv[str, Seen, int | None]:
    """The environment of a game (`DealEnv`) in PettingZoo's wrappers for order and bounds.

    `actions` and `reward` are those of `action_space` and `rewards`. Raises `ValueError` for what they do not know and
    for a number of players that the game is not for, `UnknownGame` for a game that there is not.
    """
    env: Any = DealEnv(quickest_episode(game, players, actions, reward), seed, render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(env))
