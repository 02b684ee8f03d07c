"""Tournaments: the same deals for everybody, every seat for every bot, and intervals that can be trusted."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, Rules, arena, games, score
from rummykit.arena import Standing
from rummykit.bots import choose
from rummykit.play.actions import Action
from rummykit.play.view import View


def test_a_bot_against_itself_is_worth_exactly_nothing() -> None:
    for game in ("standard_rummy", "indian_rummy_points", "rummikub"):
        standing = arena.duplicate(games.get(game), ("greedy", "greedy"), 6, workers=1)
        assert {one - other for one, other in standing.points} == {0}
        assert str(standing.difference(0, 1)) == "+0.00 (+0.00 to +0.00)"


def test_chance_goes_with_the_seat_so_even_random_play_is_worth_as_much_as_itself() -> None:
    standing = arena.duplicate(games.get("knock_rummy"), ("random", "random", "random"), 20, workers=1)
    assert len({tuple(sorted(points)) for points in standing.points}) > 1
    assert all(len(set(points)) == 1 for points in standing.points)


def test_the_outcome_does_not_depend_on_the_number_of_processes() -> None:
    rules = games.get("knock_rummy")
    alone = arena.duplicate(rules, ("greedy", "random"), 20, seed="x", workers=1)
    assert arena.duplicate(rules, ("greedy", "random"), 20, seed="x", workers=2) == alone
    assert arena.duplicate(rules, ("greedy", "random"), 20, seed="y", workers=1) != alone


def test_every_bot_plays_every_seat_of_every_deal() -> None:
    rules = games.get("knock_rummy")
    sat: list[tuple[int, int]] = []

    def watcher(number: int) -> arena.Bot:
        def bot(rules: Rules, view: View, chance: Random) -> Action:
            assert view.seat is not None
            sat.append((number, view.seat))
            return choose("greedy", rules, view, chance)

        return bot

    standing = arena.duplicate(rules, (watcher(0), watcher(1)), 2, players=4, workers=1)
    assert set(sat) == {(bot, seat) for bot in range(2) for seat in range(4)}
    assert standing.bots == ("bot", "bot")


def test_points_are_those_of_the_deals_summed_over_both_seatings() -> None:
    rules = games.get("standard_rummy")
    standing = arena.duplicate(rules, ("greedy", "random"), 3, seed=9, workers=1)
    for number, points in enumerate(standing.points):
        expected = [0, 0]
        for seated in (("greedy", "random"), ("random", "greedy")):
            chances = [Random(f"9 {number} {seat}") for seat in range(2)]
            deal = Deal(rules, 2, f"9 {number}")
            while deal.result is None:
                deal.play(choose(seated[deal.turn], rules, deal.view(deal.turn), chances[deal.turn]))
            for seat, bot in enumerate(seated):
                expected[bot == "random"] += score(rules, deal.result).points[seat]
        assert points == tuple(expected)


def test_where_few_points_are_good_they_count_against_a_bot() -> None:
    standing = arena.duplicate(games.get("german_rummy"), ("greedy", "random"), 4, workers=1)
    assert all(point <= 0 for points in standing.points for point in points)
    assert standing.mean(0) > standing.mean(1)
    assert standing.win_rate(0) > standing.win_rate(1)


def test_the_interval_is_the_one_of_the_textbooks() -> None:
    points = tuple((value, 0) for value in (2, 4, 4, 6, 10, 12, 4, 2, 8, 8, 6, 6))
    standing = Standing(
        game="any", bots=("a", "b"), seats=2, seatings=2, points=points, won=points, took=((1.0, 2.0, 3.0), (1.0,))
    )
    better = standing.difference(0, 1)
    # mean 3, standard deviation 1.5374, 2.2010 is Student's quantile for 11 degrees of freedom
    assert better.mean == 3
    assert better.high - better.mean == pytest.approx(2.2010 * 1.53741 / 12**0.5, rel=2e-3)
    assert better.mean - better.low == pytest.approx(better.high - better.mean)
    assert [standing.milliseconds(0, share) for share in (0.5, 0.99, 1)] == [2, 3, 3]


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    arena.duplicate(
        games.get("knock_rummy"), ("greedy", "random"), 5, workers=1, progress=lambda done, of: told.append((done, of))
    )
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


@pytest.mark.parametrize(
    ("bots", "deals", "players", "why"),
    [
        (("greedy",), 9, None, "two bots or more"),
        (("greedy", "random", "greedy"), 9, 2, "cannot be shared"),
        (("greedy", "clever"), 9, None, "no bot 'clever'"),
        (("greedy", "random"), 1, None, "two deals or more"),
        (("greedy", "random"), 9, 8, "is for 2 to 5 players"),
    ],
)
def test_what_is_no_tournament_is_refused(
    bots: tuple[arena.Bot, ...], deals: int, players: int | None, why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        arena.duplicate(games.get("knock_rummy"), bots, deals, players=players, workers=1)
