"""Deals side by side as a vector environment of Gymnasium: seats, autoreset, seeds, copies, wrappers."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium")

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import NormalizeObservation, RecordEpisodeStatistics, TransformReward
from numpy.typing import NDArray

from rummykit import games
from rummykit.lab import vector, vector_env
from rummykit.lab.actions import SpaceName
from rummykit.lab.deal_vector import DealVector
from rummykit.lab.gym import env_id
from rummykit.lab.seat_vector import SeatVectorEnv
from rummykit.lab.vector_step import VectorStep
from tests.lab.playing import GAMES

KINDS: list[tuple[str, int, SpaceName | None, bool]] = [
    ("knock_rummy", 3, None, True),
    ("gin_rummy", 2, "candidates", True),
    ("three_thirteen", 3, None, True),
    ("scala_40", 2, None, True),
    ("rummikub", 2, "listed", True),
    ("canasta", 2, None, False),
]
"""A game of each kind of deal of the kernel, and one that the engine plays."""
every_kind = pytest.mark.parametrize(("game", "players", "actions", "native"), KINDS)


def last(masks: NDArray[Any]) -> NDArray[np.int64]:
    """The last number that each mask allows: it lays, knocks or discards more often than it draws."""
    return np.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(1), np.int64)


class AnyPolicy:
    """Anything that the masks allow, by a chance of its own."""

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)

    def __call__(self, batch: VectorStep) -> NDArray[np.int64]:
        return self.choose(batch.action_mask)

    def choose(self, masks: NDArray[Any]) -> NDArray[np.int64]:
        """A number for each mask."""
        return np.asarray((masks * (1 - self.chance.random(masks.shape))).argmax(1), np.int64)


def same(one: Any, other: Any) -> bool:
    """Whether two steps, or lists of them, tell the same in every array."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(part, other[name]) for name, part in one.items())
    if isinstance(one, tuple | list) or (isinstance(one, np.ndarray) and one.dtype.hasobject):
        return len(one) == len(other) and all(map(same, one, other))
    return np.array_equal(one, other)


def walk(env: VectorEnv[Any, Any, Any], steps: int) -> list[Any]:
    """So many steps of a given choice, each with what it told."""
    found, policy = [], AnyPolicy(8)
    masks = env.reset(seed=3)[1]["action_mask"] if steps else np.zeros((1, 1))
    for _ in range(steps):
        told = env.step(policy.choose(masks))
        masks = told[4]["action_mask"]
        found.append(told)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_game_keeps_to_its_spaces(game: str) -> None:
    env = vector_env(game, 3, games.get(game).players[0])
    assert isinstance(env, SeatVectorEnv)
    seen, infos = env.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(12):
        assert env.observation_space.contains(seen)
        assert np.array_equal(infos["action_mask"], seen["action_mask"])
        assert np.array_equal(infos["seat"], env.seats)
        numbers = np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        assert env.action_space.contains(numbers)
        seen, rewards, ended, cut, infos = env.step(numbers)
        assert rewards.shape == ended.shape == (3,)
        assert not cut.any()
        assert not rewards[~ended].any()


@every_kind
def test_a_seat_against_a_policy_is_the_same_in_the_kernel_and_in_the_engine(
    game: str, players: int, actions: SpaceName | None, native: bool
) -> None:
    envs = [SeatVectorEnv(game, 4, players, opponent=AnyPolicy(2), actions=actions) for _ in range(2)]
    assert envs[0].table.native == native
    envs[1].table = DealVector(game, 4, players, actions=actions, native=False)
    mine, other = (walk(env, 40) for env in envs)
    for step, (one, two) in enumerate(zip(mine, other, strict=True)):
        assert same(one, two), f"step {step}"
    assert game not in ("knock_rummy", "three_thirteen") or any(over.any() for _, _, over, _, _ in mine)


@every_kind
def test_autoreset_changes_when_a_deal_is_dealt_and_nothing_else(
    game: str, players: int, actions: SpaceName | None, native: bool
) -> None:
    """By slot, the decisions with what came of them are the same in all modes, and so are the last observations."""
    n, found = 4, {}
    steps = 150 if native else 12
    for mode in AutoresetMode:
        env = SeatVectorEnv(game, n, players, seat=1, actions=actions, autoreset_mode=mode, plain=True)
        assert env.metadata["autoreset_mode"] is mode
        lines: list[list[Any]] = [[] for _ in range(n)]
        seen, infos = env.reset(seed=5)
        over = np.zeros(n, np.bool_)
        for _ in range(steps):
            if over.any() and mode is AutoresetMode.DISABLED:
                assert not infos["action_mask"][over].any()
                with pytest.raises(RuntimeError, match="after a deal that has ended"):
                    env.step(np.zeros(n, np.int64))
                seen, infos = env.reset(options={"reset_mask": over})
                over = np.zeros(n, np.bool_)
            waits = over if mode is AutoresetMode.NEXT_STEP else np.zeros(n, np.bool_)
            assert infos["action_mask"][waits].all()
            numbers, before = last(infos["action_mask"]), seen
            seen, rewards, over, _, infos = env.step(np.where(waits, 0, numbers))
            assert not (over | (rewards != 0))[waits].any(), "only dealt"
            for slot in np.flatnonzero(~waits).tolist():
                end = infos["final_obs"] if over[slot] and mode is AutoresetMode.SAME_STEP else seen
                same = np.array_equal(end[slot], before[slot])
                assert not over[slot] or same, "the end is what the seat saw when it last chose"
                lines[slot].append((before[slot].tobytes(), int(numbers[slot]), float(rewards[slot]), bool(over[slot])))
        found[mode] = lines
    one = found[AutoresetMode.SAME_STEP]
    assert any(end for line in one for *_, end in line) or not native
    for lines in found.values():
        for slot in range(n):
            many = min(len(lines[slot]), len(one[slot]))
            assert many > steps // 2
            assert lines[slot][:many] == one[slot][:many]


@every_kind
def test_equal_seeds_are_equal_deals_and_a_copy_goes_on_as_the_first_would(
    game: str, players: int, actions: SpaceName | None, native: bool
) -> None:
    steps = 60 if native else 8
    env, other = (SeatVectorEnv(game, 3, players, actions=actions) for _ in range(2))
    first = walk(env, steps)
    assert same(first, walk(other, steps))
    twin = pickle.loads(pickle.dumps(env))
    masks = first[-1][4]["action_mask"]
    for _ in range(steps):
        one, two = env.step(last(masks)), twin.step(last(masks))
        assert same(one, two)
        masks = one[4]["action_mask"]
    seen = [env.reset()[0]["observation"].tobytes() for _ in range(2)]
    assert seen[0] != seen[1], "without a seed, other deals"


def test_a_copy_of_deals_that_have_ended_tells_of_their_end() -> None:
    for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED):
        env = SeatVectorEnv("knock_rummy", 8, autoreset_mode=mode)
        masks, over = env.reset(seed=2)[1]["action_mask"], np.zeros(8, np.bool_)
        while not over.any():
            seen, _, over, _, infos = env.step(last(masks))
            masks = infos["action_mask"]
        twin = pickle.loads(pickle.dumps(env))
        rows = twin.table.batch
        assert np.array_equal(rows.observation, seen["observation"])
        assert np.array_equal(twin.action_masks(), infos["action_mask"])


def test_a_deal_that_has_ended_stays_so_while_others_are_dealt_anew() -> None:
    env = SeatVectorEnv("knock_rummy", 8, autoreset_mode=AutoresetMode.DISABLED, plain=True)
    masks, over = env.reset(seed=2)[1]["action_mask"], np.zeros(8, np.bool_)
    while over.sum() < 2:
        if over.any():
            masks = env.reset(options={"reset_mask": over})[1]["action_mask"]
        seen, _, over, _, infos = env.step(last(masks))
        masks = infos["action_mask"]
    dealt = np.zeros(8, np.bool_)
    dealt[np.flatnonzero(over)[0]] = dealt[np.flatnonzero(~over)[0]] = True
    after, infos = env.reset(options={"reset_mask": dealt})
    assert [np.array_equal(one, two) for one, two in zip(seen, after, strict=True)] == (~dealt).tolist()
    assert np.array_equal(infos["action_mask"].any(1), ~over | dealt)


def test_others_do_anything_that_is_legal() -> None:
    """From one deal, a hundred ways to go on; the same chance goes on the same way."""
    for native in (True, False):
        deals = DealVector("standard_rummy", 100, 2, native=native)
        for slot in range(100):
            deals._deals.begin(slot, 7, 0, 1)
        chance = np.arange(100) // 2
        deals._deals.let_others_play(np.zeros(100, np.int64), chance, deals.batch)
        deals._deals.show(deals.batch)
        assert not deals.batch.seat.any()
        assert len(set(chance.tolist())) == 50
        seen = [row.tobytes() for row in deals.batch.observation]
        assert seen[::2] == seen[1::2]
        assert len(set(seen)) > 15


@pytest.mark.parametrize("actions", ["flat", "candidates"])
def test_deals_that_wait_are_left_alone(actions: SpaceName) -> None:
    from rummykit.lab.vector_step import WAITS

    for native in (True, False):
        deals = DealVector("gin_rummy", 3, actions=actions, native=native)
        before = deals.batch.observation.copy()
        numbers = last(deals.batch.action_mask)
        numbers[1] = WAITS
        batch = deals.step(numbers)
        assert [np.array_equal(row, was) for row, was in zip(batch.observation, before, strict=True)] == [
            False,
            True,
            False,
        ]


def test_a_number_that_the_mask_forbids_loses_the_deal() -> None:
    env = SeatVectorEnv("knock_rummy", 3, seat=0, illegal_reward=-5, autoreset_mode=AutoresetMode.SAME_STEP)
    _, infos = env.reset(seed=1)
    numbers = last(infos["action_mask"])
    for forbidden in (-1, 56, np.iinfo(np.int64).min, int(np.flatnonzero(infos["action_mask"][1] == 0)[0])):
        numbers[1] = forbidden
        twin = pickle.loads(pickle.dumps(env))
        seen, rewards, over, _, told = twin.step(numbers)
        assert (rewards[1], over.tolist()) == (-5, [False, True, False])
        assert told["illegal"].tolist() == [False, True, False]
        assert seen["action_mask"][1].any(), "the next deal"
        assert not np.array_equal(seen["observation"][1], told["final_obs"][1]["observation"])
    assert SeatVectorEnv("gin_rummy").illegal_reward == -125


def test_every_seat_is_yours_without_an_opponent() -> None:
    env = SeatVectorEnv("knock_rummy", 5, 3, opponent=None, autoreset_mode=AutoresetMode.SAME_STEP)
    _, infos = env.reset(seed=4)
    policy = AnyPolicy(1)
    deals = vector("knock_rummy", 5, 3, seed=env.table.seed)
    ended = 0
    for _ in range(300):
        numbers, seats = policy.choose(infos["action_mask"]), infos["seat"]
        assert np.array_equal(seats, deals.batch.seat)
        batch = deals.step(numbers)
        seen, rewards, over, _, infos = env.step(numbers)
        assert np.array_equal(seen["observation"], batch.observation)
        assert np.array_equal(over, batch.ended)
        assert np.array_equal(rewards, batch.rewards[np.arange(5), seats])
        if over.any():
            assert np.array_equal(infos["rewards"], batch.rewards)
        ended += int(over.sum())
    assert ended == env.table.deals > 0


def test_a_policy_sees_only_deals_in_which_others_are_to_act() -> None:
    seats: list[int] = []

    def policy(batch: VectorStep) -> NDArray[np.int64]:
        assert batch.action_mask.any(1).all()
        seats.extend(batch.seat.tolist())
        return last(batch.action_mask)

    env = SeatVectorEnv("standard_rummy", 4, 3, seat=1, opponent=policy)
    walk(env, 30)
    assert set(seats) == {0, 2}
    env.opponent = lambda batch: np.full(len(batch.seat), 10_000)
    with pytest.raises(ValueError, match="numbers that the masks allow"):
        walk(env, 30)


def test_a_seat_is_drawn_for_each_deal() -> None:
    env = SeatVectorEnv("tonk", 30, 4)
    assert set(env.reset(seed=1)[1]["seat"].tolist()) == {0, 1, 2, 3}


def test_wrappers_of_gymnasium_count_and_change_what_it_tells() -> None:
    """As CleanRL and others roll out: only what `VectorEnv` promises is used."""
    for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
        plain = vector_env("gin_rummy", 16, plain=True, autoreset_mode=mode, reward="difference")
        counted = RecordEpisodeStatistics(NormalizeObservation(plain) if mode is AutoresetMode.NEXT_STEP else plain)
        env = TransformReward(counted, lambda reward: reward / 25)
        assert env.single_observation_space.shape == (1830,)
        assert isinstance(env.single_action_space, gymnasium.spaces.Discrete)
        seen, infos = env.reset(seed=2)
        returns: list[float] = []
        for _ in range(250):
            assert np.isfinite(seen).all()
            seen, rewards, over, _, infos = env.step(last(infos["action_mask"]))
            returns += (rewards[over] * 25).tolist()
            assert not over.any() or np.allclose(infos["episode"]["r"][over], rewards[over] * 25)
        assert np.allclose(returns[-100:], counted.return_queue)
        assert len(returns) > 20
        env.close()


def test_ids_make_vector_environments() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        quick = gymnasium.make_vec(f"rummykit.lab.gym:{env_id('gin_rummy')}", num_envs=8, opponent="random")
        usual = gymnasium.make_vec(env_id("gin_rummy"), num_envs=2)
        one = gymnasium.make(env_id("gin_rummy"))
    assert isinstance(quick.unwrapped, SeatVectorEnv)
    assert isinstance(usual.unwrapped, SyncVectorEnv), "the bot of the id looks at views"
    for envs in (quick, usual):
        assert envs.single_observation_space == one.observation_space
        assert envs.single_action_space == one.action_space
        assert "autoreset_mode" in envs.metadata
        told = walk(envs, 5)
        assert told[-1][0]["observation"].shape == (envs.num_envs, 1830)
        envs.close()


def test_what_bots_with_names_play_can_be_rendered() -> None:
    env = vector_env("gin_rummy", 2, opponent="random", render_mode="ansi", seed=1)
    env.reset()
    drawn = env.render()
    assert drawn is not None
    assert ["a knock needs 10" in str(text) for text in drawn] == [True, True]
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"opponent": "great"}, "no bot 'great'"),
        ({"opponent": 3}, "no bot 3"),
        ({"opponent": None, "render_mode": "ansi"}, "against a bot with a name"),
        ({"render_mode": "3d"}, "no render mode '3d'"),
        ({"seat": 2}, "no seat 2 among 2"),
        ({"autoreset_mode": "never"}, "never"),
    ],
)
def test_what_there_is_not_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        vector_env("gin_rummy", 2, **given)


def test_the_first_reset_deals_all_whatever_its_mask() -> None:
    env = SeatVectorEnv("gin_rummy", 2, autoreset_mode=AutoresetMode.DISABLED, seed=1)
    seen, infos = env.reset(options={"reset_mask": np.array([True, False])})
    assert np.array_equal(seen["observation"], SeatVectorEnv("gin_rummy", 2).reset(seed=1)[0]["observation"])
    env.step(last(infos["action_mask"]))


def test_steps_and_resets_that_mean_nothing_are_refused() -> None:
    env = SeatVectorEnv("gin_rummy", 2)
    with pytest.raises(RuntimeError, match="reset comes before the first step"):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=1)
    for numbers in (
        np.zeros(3, np.int64),
        np.zeros((2, 1), np.int64),
        np.full(2, np.nan),
        np.zeros(2),
        ["draw", "draw"],
    ):
        with pytest.raises(ValueError, match="It takes 2 whole numbers"):
            env.step(numbers)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="It takes 2 whole numbers"):
            vector("gin_rummy", 2).step(numbers)
    with pytest.raises(ValueError, match="A reset mask has 2 places"):
        env.reset(options={"reset_mask": np.ones(3, np.bool_)})
    with pytest.raises(ValueError, match="no seed goes with it"):
        env.reset(seed=1, options={"reset_mask": np.ones(2, np.bool_)})
    with pytest.raises(ValueError, match="no bot for deals side by side 'greedy'"):
        SeatVectorEnv("gin_rummy", 2, opponent="greedy")
