"""Deals of the kernel one by one are those of the engine, to the byte: every array, reward and event."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

pytest.importorskip("gymnasium")

import numpy as np

from rummykit import games
from rummykit.bots import Level
from rummykit.lab.actions import SpaceName, action_space
from rummykit.lab.by_kernel import kernel_deals
from rummykit.lab.encode import encoder
from rummykit.lab.episode import Episode
from rummykit.lab.gym import SingleSeat
from rummykit.lab.kernel_episode import KernelEpisode
from tests.examples import scaled


def space_of(game: str) -> SpaceName | None:
    """The actions by which the kernel plays a game, if it plays it at all."""
    return "listed" if games.get(game).rearranges else None


def played_by_kernel(game: str) -> bool:
    """Whether it does."""
    rules = games.get(game)
    return kernel_deals(encoder(rules, rules.players[0]), action_space(rules, space_of(game)), 1) is not None


BY_KERNEL = tuple(filter(played_by_kernel, games.SHEETS))

every_game = pytest.mark.parametrize("game", BY_KERNEL)


def both(game: str, players: int) -> tuple[KernelEpisode, Episode]:
    """The same deal in the kernel and in the engine."""
    return KernelEpisode(game, players, space_of(game)), Episode(game, players, space_of(game))


def assert_same(fast: Episode, slow: Episode, seats: list[int]) -> None:
    """Equal in all that is told of them."""
    assert (fast.turn, fast.over, fast.rewards()) == (slow.turn, slow.over, slow.rewards())
    for seat in seats:
        mine, other = fast.observe(seat), slow.observe(seat)
        assert mine.keys() == other.keys()
        for name, array in mine.items():
            assert array.dtype == other[name].dtype
            assert np.array_equal(array, other[name]), f"{name} of {seat}: {np.argwhere(array != other[name])[:5]}"


def chosen(episode: Episode, chance: Random) -> int:
    """A number that the mask allows, often the last, which lays or knocks."""
    allowed = np.flatnonzero(episode.mask(episode.turn))
    return int(allowed[-1] if chance.random() < 0.3 else chance.choice(allowed))


@every_game
def test_the_kernel_plays_a_deal_as_the_engine_does(game: str) -> None:
    rules, chance = games.get(game), Random(game)
    for seed in range(scaled(2)):
        fast, slow = both(game, rules.players[seed % 2])
        scheduled = seed % max(1, len(rules.schedule))
        fast.reset(seed, 3 * seed, scheduled)
        slow.reset(seed, 3 * seed, scheduled)
        for _ in range(60):
            assert_same(fast, slow, [slow.turn])
            if slow.over:
                break
            number = chosen(slow, chance)
            fast.play(number)
            slow.play(number)
        assert fast.events == slow.events
        assert_same(fast, slow, list(range(slow.players)))


@every_game
def test_one_seat_sees_the_same_against_bots(game: str) -> None:
    opponents: tuple[Level, ...] = ("random", "greedy")
    for opponent in opponents:
        fast = SingleSeat(game, games.get(game).players[0], opponent=opponent, actions=space_of(game))
        slow = SingleSeat(game, games.get(game).players[0], opponent=opponent, actions=space_of(game))
        slow.episode = Episode(game, slow.episode.players, space_of(game))
        assert isinstance(fast.episode, KernelEpisode)
        chance = Random(f"{game} {opponent}")
        told = fast.reset(seed=2), slow.reset(seed=2)
        np.testing.assert_equal(*told)
        for _ in range(12):
            number = chosen(slow.episode, chance)
            steps = fast.step(number), slow.step(number)
            np.testing.assert_equal(*steps)
            if steps[0][2]:
                break


@pytest.mark.parametrize("game", ["gin_rummy", "okey", "carioca", "rummikub"])
def test_it_is_copied_and_pickled_in_the_middle_of_a_deal(game: str) -> None:
    fast, slow = both(game, games.get(game).players[0])
    chance = Random(1)
    fast.reset(5)
    slow.reset(5)
    for _ in range(3):
        others = fast.clone(), copy.deepcopy(fast), pickle.loads(pickle.dumps(fast))
        for _ in range(5):
            number = chosen(slow, chance)
            for each in (slow, fast, *others):
                each.play(number)
        for each in others:
            assert each.turn == slow.turn
            assert_same(each, slow, [slow.turn])


def test_a_number_that_may_not_be_chosen_changes_nothing() -> None:
    fast, slow = both("gin_rummy", 2)
    fast.reset(1)
    slow.reset(1)
    for number in (-1, 9999, int(np.flatnonzero(slow.mask(slow.turn) == 0)[0])):
        assert not fast.allows(number)
        with pytest.raises(ValueError, match="may not be chosen now"):
            fast.play(number)
    assert_same(fast, slow, [0, 1])


def test_the_engine_goes_on_with_a_deal_of_its_own() -> None:
    fast, slow = both("gin_rummy", 2)
    slow.reset(4)
    fast.set_deal(slow.deal.clone())
    assert_same(fast, slow, [0, 1])
    with pytest.raises(ValueError, match="The kernel does not play"):
        KernelEpisode("rummikub")
