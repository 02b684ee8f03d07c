"""What an environment is given wrongly is told when it is made, and no step is answered where no deal is on."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import numpy as np

from rummykit import lab

MAKERS: dict[str, Callable[..., Any]] = {
    "single_seat": lambda **more: lab.single_seat("gin_rummy", **more),
    "aec_env": lambda **more: lab.aec_env("gin_rummy", **more),
    "vector": lambda **more: lab.vector("gin_rummy", 2, **more),
}


@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"reward": "x"}, "There is no reward 'x'; there are: points, difference, win"),
        ({"actions": "x"}, "x"),
        ({"render_mode": "zzz"}, "There is no render mode 'zzz'; there are: None, ansi, human, svg"),
        ({"opponent": "zzz"}, "There is no bot 'zzz'"),
        ({"seat": 2}, "There is no seat 2"),
        ({"players": 9}, "for"),
    ],
)
def test_a_choice_that_there_is_not_is_refused_at_once(maker: str, given: dict[str, object], said: str) -> None:
    takes = inspect.signature(getattr(lab, maker)).parameters
    if given.keys() <= takes.keys():
        with pytest.raises(ValueError, match=said):
            MAKERS[maker](**given)


def test_openspiel_refuses_an_unknown_chance() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import rummykit.lab.spiel  # noqa: F401  registers the game

    with pytest.raises(ValueError, match="There is no chance 'x'; there are: seed, cards"):
        pyspiel.load_game("rummykit(chance=x)")


def test_no_step_without_a_deal() -> None:
    env = lab.single_seat("knock_rummy", seat=0)
    with pytest.raises(RuntimeError, match="reset comes before the first step"):
        env.step(0)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    with pytest.raises(RuntimeError, match="after a deal that has ended"):
        env.step(0)
    _, info = env.reset()
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, _, over, _, told = env.step(forbidden)
    assert over
    assert told["illegal"]
    with pytest.raises(RuntimeError):
        env.step(int(info["action_mask"].argmax()))


def test_the_seed_of_single_seat_is_that_of_its_first_deal() -> None:
    seen = [lab.single_seat("gin_rummy", seed=seed).reset()[0]["observation"] for seed in (3, 3, 4)]
    assert np.array_equal(seen[0], seen[1])
    assert not np.array_equal(seen[0], seen[2])
    env = lab.single_seat("gin_rummy", seed=3)
    first, second = env.reset()[0]["observation"], env.reset()[0]["observation"]
    assert not np.array_equal(first, second), "the seed is that of the first deal alone"


@pytest.mark.parametrize(("game", "actions"), [("gin_rummy", None), ("canasta", None), ("rummikub", "listed")])
def test_a_forbidden_number_is_named_with_its_deal(game: str, actions: str | None) -> None:
    deals = lab.vector(game, 4, actions=actions)  # type: ignore[arg-type]
    numbers = deals.batch.action_mask.argmax(1)
    for slot, wrong in ((2, -1), (3, 10**9), (0, int(deals.batch.action_mask[0].argmin()))):
        if wrong >= 0 and wrong < deals.space.size and deals.batch.action_mask[slot, wrong]:
            continue
        asked = numbers.copy()
        asked[slot] = wrong
        with pytest.raises(ValueError, match=f"The masks do not allow {wrong} in deal {slot}."):
            deals.step(asked)
    with pytest.raises(ValueError, match="It takes 4 whole numbers, one for each deal"):
        deals.step([0])
    deals.step(numbers)
