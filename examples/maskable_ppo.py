"""MaskablePPO of sb3-contrib, as it is, in one seat of many deals side by side against random play.

    python examples/maskable_ppo.py --game knock_rummy --steps 100000

needs `pip install 'rummykit[lab]' sb3-contrib`. It prints what the network wins before and after it learns.
`VecEnv` is what Stable-Baselines3 takes in place of Gymnasium's `VectorEnv`; libraries that take the latter need no
such class.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from rummykit import lab

try:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as missing:
    raise SystemExit(f"MaskablePPO needs {missing.name}: pip install 'rummykit[lab]' sb3-contrib") from None

POINTS = 25.0


class DealsVecEnv(VecEnv):  # type: ignore[misc]  # without types here
    """A vector environment of the laboratory as Stable-Baselines3 takes it."""

    def __init__(self, game: str, deals: int, seed: int) -> None:
        self.envs: Any = lab.vector_env(
            game, deals, reward="difference", plain=True, autoreset_mode=AutoresetMode.SAME_STEP, seed=seed
        )
        super().__init__(deals, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        """Deal anew."""
        seen: NDArray[np.float32] = self.envs.reset()[0]
        return seen

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take the numbers of the next step."""
        self.numbers = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Play them; a deal that has ended is over for good, and its value is its reward."""
        seen, rewards, ended, _, told = self.envs.step(self.numbers)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for slot in np.flatnonzero(ended).tolist():
            infos[slot] = {
                "terminal_observation": told["final_obs"][slot],
                "TimeLimit.truncated": False,
                "episode": {"r": float(rewards[slot]), "l": 0, "t": 0.0},
            }
        return seen, (rewards / POINTS).astype(np.float32), ended, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> list[Any]:
        """The mask of each deal is all that is asked for."""
        return list(getattr(self.envs, method_name)(*args, **more))

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same of every deal."""
        return [getattr(self.envs, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing is set from outside."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Deals have no wrappers of their own."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is left open."""


def beats_random(model: Any, game: str, deals: int, seed: int) -> tuple[float, float]:
    """Points a deal more than the others have; half of the 95 % interval."""
    envs, found = DealsVecEnv(game, 64, seed), list[float]()
    seen = envs.reset()
    while len(found) < deals:
        numbers, _ = model.predict(seen, action_masks=envs.envs.action_masks(), deterministic=False)
        envs.step_async(numbers)
        seen, rewards, ended, _ = envs.step_wait()
        found += (rewards[ended] * POINTS).tolist()
    return float(np.mean(found)), float(1.96 * np.std(found) / np.sqrt(len(found)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="knock_rummy")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    envs = DealsVecEnv(asked.game, 64, asked.seed)
    model = MaskablePPO("MlpPolicy", envs, n_steps=64, batch_size=512, n_epochs=4, gamma=0.97, seed=asked.seed)
    print("before: {:+.1f} ± {:.1f} points a deal".format(*beats_random(model, asked.game, 500, 1)))
    begun, computed = time.perf_counter(), time.process_time()
    model.learn(asked.steps)
    spent, computed = time.perf_counter() - begun, time.process_time() - computed
    print(f"{model.num_timesteps:,} steps in {spent:.0f} s, {computed:.0f} s of them computing")
    print("after:  {:+.1f} ± {:.1f} points a deal".format(*beats_random(model, asked.game, 1000, 2)))


if __name__ == "__main__":
    main()
