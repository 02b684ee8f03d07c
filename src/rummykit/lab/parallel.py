"""Every game as a parallel environment of PettingZoo: all agents give a number, and those who are not to act wait."""

from __future__ import annotations

from typing import Any, ClassVar

from rummykit.lab.actions import SpaceName
from rummykit.lab.aec import DealEnv, Seen
from rummykit.lab.extra import lab_packages
from rummykit.lab.kernel_episode import quickest_episode
from rummykit.lab.rendered import RenderMode
from rummykit.lab.rewards import RewardName
from rummykit.rules import Rules

with lab_packages():
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import ParallelEnv


class ParallelDealEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One deal, one decision a step: what `DealEnv` is where every agent gives a number every time.

    `wait` is the number after all others. The mask of an agent that is not to act allows it alone, that of the agent to
    act everything else; what the others give is not looked at. Every reward is given at the end. A number that the mask
    of the agent to act forbids raises `ValueError` and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = DealEnv.metadata | {"name": "rummykit_parallel_v0"}

    def __init__(self, env: DealEnv) -> None:
        super().__init__()
        self._env = env
        self.render_mode = env.render_mode
        self.possible_agents = env.possible_agents
        self.agents: list[str] = []
        self.wait = env.episode.space.size
        one: Any = env.observation_space(self.possible_agents[0])
        masks = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({**one.spaces, "action_mask": masks}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal; with a seed the first deal of that seed, without one the next deal of the last seed."""
        self._env.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The agent to act plays its number of `actions`."""
        env = self._env
        if not self.agents:
            return {}, {}, {}, {}, {}
        env.step(int(actions[env.agent_selection]))
        seen, infos = self._seen()
        told = dict(env.rewards), dict(env.terminations), dict(env.truncations)
        if env.episode.over:
            self.agents = []
        return seen, *told, infos

    def _seen(self) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        seen = {}
        acts = None if self._env.episode.over else self._env.agent_selection
        for agent in self.possible_agents:
            of = self._env.observe(agent)
            seen[agent] = of | {"action_mask": np.append(of["action_mask"], np.int8(agent != acts))}
        return seen, {agent: {"action_mask": of["action_mask"]} for agent, of in seen.items()}

    def render(self) -> str | None:
        """As `DealEnv` does."""
        return self._env.render()

    def close(self) -> None:
        """Nothing is left open."""

    def __str__(self) -> str:
        return f"rummykit_{self._env.episode.rules.id}_parallel_v0"


def parallel_env(
    game: str | Rules,
    players: int | None = None,
    *,
    seed: int | None = None,
    actions: SpaceName | None = None,
    reward: RewardName = "points",
    render_mode: RenderMode | None = None,
) -> ParallelDealEnv:
    """The parallel environment of a game, for the same arguments as `aec_env`; raises what that raises."""
    return ParallelDealEnv(DealEnv(quickest_episode(game, players, actions, reward), seed, render_mode))
