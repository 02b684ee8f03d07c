"""A tournament that ends once it is sure, and the figures that say how sure."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import arena, games
from rummykit.arena.duplicate import LOOK
from rummykit.arena.standing import always_valid_interval, share_interval, student_interval


def test_it_ends_at_the_first_look_at_which_every_difference_is_sure() -> None:
    rules = games.get("knock_rummy")
    standing = arena.duplicate(rules, ("greedy", "random"), 400, on=None, until_sure=True)
    assert standing.deals == LOOK
    assert standing.difference(0, 1).low > 0
    assert standing.points == arena.duplicate(rules, ("greedy", "random"), LOOK, on=None).points


def test_two_of_a_kind_are_never_sure_and_play_every_deal() -> None:
    told: list[tuple[int, int]] = []
    standing = arena.duplicate(
        games.get("knock_rummy"),
        ("random", "random"),
        LOOK + 10,
        on=None,
        until_sure=True,
        progress=lambda done, of: told.append((done, of)),
    )
    assert standing.deals == LOOK + 10
    assert told == [(LOOK, LOOK + 10), (LOOK + 10, LOOK + 10)]


def test_the_interval_for_every_look_is_wider_and_keeps_its_promise() -> None:
    missed = missed_by_student = 0
    for trial in range(100):
        chance = Random(trial)
        sample = [chance.gauss(0, 1) for _ in range(600)]
        looks = range(50, 601, 50)
        missed += any(always_valid_interval(sample[:look]).sure for look in looks)
        missed_by_student += any(student_interval(sample[:look]).sure for look in looks)
    assert missed / 100 <= 0.05 < missed_by_student / 100


def test_the_interval_of_a_share_is_wilsons() -> None:
    found = share_interval([1.0] * 8 + [0.0] * 2)
    assert found.mean == pytest.approx(0.8)
    # as Wilson has it for nine trials, for the sample's variance is that of nine
    assert [found.low, found.high] == pytest.approx([0.4738, 0.9468], abs=1e-4)
    sure = share_interval([1.0] * 100)
    assert [sure.mean, sure.low, sure.high] == pytest.approx([1, 0.9630, 1], abs=1e-4)
    # both seatings of a deal won by the same seat: nothing varies, and nothing is in doubt
    same = share_interval([0.5] * 100)
    assert (same.low, same.high) == (0.5, 0.5)


def test_seats_that_cannot_be_shared_evenly_are_still_shared_fairly() -> None:
    standing = arena.duplicate(games.get("knock_rummy"), ("random", "random"), 6, players=3, on=None)
    assert all(one == other for one, other in standing.points)
    assert sum(standing.win_rate(bot) * 1.5 for bot in range(2)) == pytest.approx(1, abs=0.2)
