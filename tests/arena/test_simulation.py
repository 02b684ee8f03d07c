"""Simulated deals: a row for each seat, the same again for the same arguments, and true to the deal."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from rummykit import Rules, View, actions, bots, games, score, simulate
from rummykit.arena import PlayerFault, SeatRow, duplicate


def test_the_same_arguments_give_the_same_rows_wherever_they_are_played() -> None:
    rules = games.get("knock_rummy")
    rows = list(simulate(rules, 3, 4, ("greedy", "random"), 7))
    assert rows == list(simulate(rules, 3, 4, ("greedy", "random"), 7, on="processes", workers=2))
    assert rows != list(simulate(rules, 3, 4, ("greedy", "random"), 8))
    assert [(row.deal, row.seat) for row in rows] == [(deal, seat) for deal in range(4) for seat in range(3)]
    assert [row.bot for row in rows[:3]] == ["greedy", "random", "greedy"]


@pytest.mark.parametrize(
    ("game", "players"), [("gin_rummy", 2), ("rummikub", 3), ("phom", 4), ("contract_rummy", 3), ("canasta", 4)]
)
def test_a_row_says_what_came_of_the_deal_that_its_seed_gives(game: str, players: int) -> None:
    rules = games.get(game)
    for row in simulate(rules, players, 2, seed="a"):
        deal = bots.play(rules, players, row.seed, scheduled=row.deal)
        result = deal.result
        assert result is not None
        counted = score(rules, result)
        assert (row.points, row.won) == (counted.points[row.seat], row.seat in counted.winners)
        assert (row.ending, row.turns, row.cards) == (result.kind, result.turns, len(result.hands[row.seat]))
        assert (row.went_out or row.knocked) == (row.seat == result.winner and result.kind in ("went_out", "knocked"))
        assert deal.starter == deal.order[(deal.order.index(row.seat) - row.place) % players]


def test_deadwood_is_told_where_melds_in_a_hand_do_not_count() -> None:
    gin = [row for row in simulate(games.get("gin_rummy"), deals=10) if row.knocked]
    assert gin
    assert all(row.deadwood is not None and row.deadwood <= 10 for row in gin)
    assert all(row.deadwood is None for row in simulate(games.get("standard_rummy"), deals=1))


def test_rows_are_plain_values_that_any_table_takes() -> None:
    rows = list(simulate(games.get("tonk"), deals=2))
    written = io.StringIO()
    csv.writer(written).writerows([SeatRow._fields, *rows])
    read = list(csv.DictReader(io.StringIO(written.getvalue())))
    assert [int(row["points"]) for row in read] == [row.points for row in rows]


def test_deals_are_played_as_they_are_asked_for() -> None:
    asked: list[int] = []

    def passing(rules: Rules, view: View, chance: Random) -> actions.Action:
        asked.append(view.turn_number)
        return bots.choose("greedy", rules, view, chance)

    rows = simulate(games.get("gin_rummy"), deals=1, bots=passing)
    assert isinstance(rows, Iterator)
    assert not asked
    assert next(rows).bot == "passing"
    assert asked


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"players": 7}, "2 to 6 players"),
        ({"deals": 0}, "one deal or more"),
        ({"bots": ()}, "2 seats cannot be shared by 0 bots"),
        ({"players": 2, "bots": ("greedy",) * 3}, "2 seats cannot be shared by 3 bots"),
        ({"bots": "clever"}, "no bot 'clever'"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(how: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        simulate(games.get("standard_rummy"), **how)  # type: ignore[arg-type]  # one of them at a time


def test_a_bot_that_does_what_it_may_not_is_named() -> None:
    def careless(rules: Rules, view: View, chance: Random) -> actions.Action:
        return actions.Knock()

    with pytest.raises(PlayerFault, match="careless: knock is not legal in deal '0 0'"):
        list(simulate(games.get("gin_rummy"), deals=1, bots=careless))


@pytest.mark.parametrize("game", games.SHEETS)
def test_whoever_sits_out_has_no_row(game: str) -> None:
    """For every number of players of every game; at Gin Rummy two of three or four play a deal."""
    rules = games.get(game)
    for players in range(rules.players[0], rules.players[1] + 1):
        rows = list(simulate(rules, players, 1, bots="random"))
        assert len(rows) == (players if rules.sitting_out is None else 2)
        assert sorted(row.place for row in rows) == [*range(len(rows))]


def test_a_function_without_a_name_is_a_bot() -> None:
    def nth(rules: Rules, view: View, chance: Random, number: int) -> actions.Action:
        return bots.choose("random", rules, view, chance)

    assert {row.bot for row in simulate(games.get("tonk"), deals=1, bots=partial(nth, number=0))} == {"partial"}
    with pytest.raises(TypeError, match="the name of a bot, such as 'greedy', or a function, not 5"):
        simulate(games.get("tonk"), bots=5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="rule sheet"):
        duplicate("tonk")  # type: ignore[arg-type]
