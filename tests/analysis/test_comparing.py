"""What a comparison has said of an action it does not take back, and what it says is so."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from rummykit.analysis.comparing import Comparison
from rummykit.analysis.sources import Source
from rummykit.play.actions import Action, Discard

BUDGETS = (0, *(round(400 * 1.2**step) for step in range(26)))


class ImaginedSource(Source):
    """Actions of known worth: what a deal brings is the same luck for all, and a little for each."""

    usual = a_second = confirming = 1000
    making = 0.0
    close = 0.05

    def __init__(self, worth: Sequence[float], proposed: int | None) -> None:
        self.worth, self.proposed = worth, proposed
        self.actions: tuple[Action, ...] = tuple(map(Discard, range(len(worth))))

    def weigh(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
        found, luck = array("f"), Random(seed)
        for _ in range(deals):
            own = [luck.random() for _ in self.worth]
            common = luck.gauss(0, 20)
            for choice in choices:
                found.extend((0.0, self.worth[choice] + common + 8 * own[choice]))
        return found

    def loss(self, choice: int) -> float:
        """How far an action is truly behind the best."""
        return max(self.worth) - self.worth[choice]


class TurningSource(ImaginedSource):
    """The worth of its actions turns with every round, so that each says something else than the one before."""

    rounds = 0

    def weigh(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
        self.rounds += 1
        chance = Random(self.rounds)
        self.worth = [chance.gauss(each, 2) for each in self.worth]
        return super().weigh(choices, deals, seed)


def turning(seed: int) -> TurningSource:
    """Seven actions whose worth turns."""
    return TurningSource([Random(seed + each).gauss(0, 1) for each in range(7)], seed % 7)


def imagined(seed: int) -> ImaginedSource:
    """Seven actions, most of them within what counts as a little or two, one of them proposed."""
    chance = Random(seed)
    return ImaginedSource([chance.gauss(0, 1) for _ in range(7)], chance.choice([None, *range(7)]))


@pytest.mark.parametrize("seed", range(8))
def test_a_larger_budget_takes_nothing_back(seed: int) -> None:
    stepwise = Comparison(turning(seed), "same")
    said: list[dict[int, str]] = []
    for budget in BUDGETS:
        stepwise.run(budget)
        said.append({choice: stepwise.stands(choice) for choice in range(7) if stepwise.stands(choice) != "open"})
    assert said[0] == {}
    assert len(said[-1]) > 3
    for less, more in pairwise(said):
        assert less.items() <= more.items()


@pytest.mark.parametrize("seed", range(8))
def test_what_a_hint_is_sure_of_is_never_called_worse(seed: int) -> None:
    hinting, deeper = (Comparison(turning(seed), "same") for _ in range(2))
    hinting.run(BUDGETS[-1], for_best=True)
    deeper.run(BUDGETS[-1])
    assert hinting.stands(hinting.best) == "as_good"
    assert deeper.stands(hinting.best) == "as_good"
    assert hinting.playouts <= deeper.playouts


def test_few_verdicts_are_wrong() -> None:
    worse, as_good = [], []
    for seed in range(25):
        source = imagined(seed)
        comparison = Comparison(source, f"{seed}")
        comparison.run(16_000)
        for choice in range(7):
            if comparison.stands(choice) == "worse":
                worse.append(source.loss(choice) > 0)
            elif comparison.stands(choice) == "as_good":
                as_good.append(source.loss(choice) < 2 * comparison.close)
    assert min(len(worse), len(as_good)) > 30
    assert worse.count(False) <= 0.02 * len(worse)
    assert as_good.count(False) <= 0.05 * len(as_good)


def test_the_proposal_is_the_best_until_another_action_is_surely_better() -> None:
    nearly, far = ImaginedSource([0.0, 0.3, -6.0], 0), ImaginedSource([0.0, 3.0, -6.0], 0)
    found = []
    for source in (nearly, far):
        comparison = Comparison(source, "proposed")
        assert comparison.best == 0
        comparison.run(20_000)
        found.append((comparison.best, comparison.stands(0), comparison.stands(2)))
    assert found == [(0, "as_good", "worse"), (1, "worse", "worse")]


def test_an_action_is_ruled_out_by_any_that_is_surely_better_not_only_by_the_proposal() -> None:
    source = ImaginedSource([0.0, 1.2, -0.9], 0)
    comparison = Comparison(source, "ruled out")
    budgets = iter(range(300, 300_000, 300))
    while comparison.stands(2) == "open":
        comparison.run(next(budgets))
    assert comparison.stands(2) == "worse"
    assert (comparison.best, comparison.leader, comparison.stands(0)) == (0, 1, "open")


@pytest.mark.parametrize("truly", [3.0, -3.0])
def test_a_knock_is_worse_only_if_players_who_search_find_it_so(truly: float) -> None:
    class Searched(ImaginedSource):
        """Going on seems better than to knock, and truly is ahead by so much."""

        knocks = frozenset({0})

        def weigh_by_search(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
            return ImaginedSource([0.0, truly], 0).weigh(choices, deals, seed)

    comparison = Comparison(Searched([0.0, 3.0, -3.0], 1), "searched")
    comparison.run(50_000)
    stand = [comparison.stands(choice) for choice in range(3)]
    if truly > 0:
        assert (comparison.best, stand) == (1, ["worse", "as_good", "worse"])
    else:
        assert (comparison.best, stand) == (0, ["depends", "depends", "worse"])
    assert comparison.is_settled
    behind = comparison.measured((1, 0), 1000, 7)[1].behind
    assert behind.mean == pytest.approx(truly, abs=4 * behind.error)


def test_what_is_better_only_against_some_opponents_is_not_called_better() -> None:
    class Against(ImaginedSource):
        """The second action is ahead of the first against each kind of opponents by so much."""

        opponents = ("knock_at_once", "knock_late")

        def __init__(self, *ahead: float) -> None:
            super().__init__([0.0, 0.0], 0)
            self.ahead = ahead

        def weigh(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
            found = super().weigh(choices, deals, seed)
            for deal in range(deals):
                for place, choice in enumerate(choices):
                    found[2 * (deal * len(choices) + place) + 1] += self.ahead[deal % 2] * choice
            return found

    found, turning = [], []
    for source in (Against(6, 6), Against(18, -6), Against(12, 0), Against(-1, -1)):
        comparison = Comparison(source, "opponents")
        comparison.run(20_000)
        fresh = comparison.measured((1, 0), 1000, 7)[1]
        found.append((comparison.best, comparison.stands(0), fresh.is_borne_out))
        turning.append(comparison.turning(0))
    assert found[:2] == [(1, "worse", True), (0, "depends", False)]
    # Where it depends, the first action is better than the second against the kind where that is behind.
    assert turning == [None, (1, 1), None, None]
    assert found[2][:2] == (0, "open")
    assert found[3] == (0, "as_good", False)


def test_actions_that_always_come_to_the_same_are_as_good() -> None:
    class Won(ImaginedSource):
        def weigh(self, choices: Sequence[int], deals: int, seed: int) -> array[float]:
            return array("f", [1.0, 25.0] * deals * len(choices))

    comparison = Comparison(Won([0.0, 0.0], None), "won")
    comparison.run(1000)
    assert [comparison.stands(choice) for choice in range(2)] == ["as_good", "as_good"]
