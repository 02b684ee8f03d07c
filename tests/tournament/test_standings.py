"""Match points, what breaks ties, and places."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from rummykit.tournament import (
    Entrant,
    KnockOut,
    MatchPoints,
    Round,
    RoundRobin,
    RoundTable,
    Swiss,
    TableResult,
    TieBreak,
    default_tie_breaks,
    standings,
)
from tests.examples import examples
from tests.tournament.evenings import ended, entrants, played

CHANCE = st.integers(0, 2**32).map(random.Random)


def won(one: int, other: int, points: int = 10) -> RoundTable:
    """The first beat the other."""
    return RoundTable(seats=(one, other), result=TableResult(places=(1, 2), points=(points, -points)))


def drawn(one: int, other: int) -> RoundTable:
    """Neither beat the other."""
    return RoundTable(seats=(one, other), result=TableResult(places=(1, 1), points=(0, 0)))


def broken(format: Swiss | RoundRobin, rounds: list[Round], count: int, tie_break: TieBreak) -> list[Fraction]:
    """A tie-break of everybody, by number."""
    at = default_tie_breaks(format).index(tie_break)
    rows = sorted(standings(format, entrants(count), rounds), key=lambda row: row.number)
    return [row.tie_breaks[at] for row in rows]


FOUR = [
    Round(meetings=(won(0, 1), drawn(2, 3))),
    Round(meetings=(won(0, 2), won(1, 3))),
]
"""0 has 2 points, 1 has 1, 2 and 3 have a half."""


def test_buchholz_is_what_the_opponents_have_and_cut_leaves_the_lowest_out() -> None:
    swiss = Swiss(rounds=2)
    half = Fraction(1, 2)
    assert broken(swiss, FOUR, 4, "buchholz") == [1 + half, 2 + half, 2 + half, 1 + half]
    assert broken(swiss, FOUR, 4, "buchholz_cut") == [1, 2, 2, 1]


def test_sonneborn_berger_is_what_the_beaten_have_and_half_of_what_those_have_one_drew_with() -> None:
    half = Fraction(1, 2)
    assert broken(Swiss(rounds=2), FOUR, 4, "sonneborn_berger") == [1 + half, half, half / 2, half / 2]


def test_of_two_that_are_equal_the_one_that_beat_the_other_comes_first() -> None:
    rounds = [
        Round(meetings=(won(1, 0), won(2, 3))),
        Round(meetings=(won(0, 2), won(3, 1))),
        Round(meetings=(won(0, 3), won(1, 2))),
    ]
    rows = standings(RoundRobin(), entrants(4), rounds)
    assert [(row.number, float(row.score)) for row in rows[:2]] == [(1, 2), (0, 2)]
    assert rows[0].tie_breaks[0] == 1


def test_three_that_beat_each_other_in_a_circle_are_not_told_apart_by_that() -> None:
    rounds = [Round(meetings=(won(0, 1),)), Round(meetings=(won(1, 2),)), Round(meetings=(won(2, 0),))]
    rows = standings(RoundRobin(), entrants(3), rounds)
    assert [row.place for row in rows] == [1, 1, 1]


def test_a_bye_is_worth_a_win_and_stands_for_an_opponent_of_ones_own_strength() -> None:
    rounds = [Round(meetings=(won(0, 1),), byes=(2,))]
    rows = {row.number: row for row in standings(Swiss(rounds=1), entrants(3), rounds)}
    assert rows[2].score == 1
    assert rows[2].won == 0, "nothing was won at a table"
    assert broken(Swiss(rounds=1), rounds, 3, "buchholz") == [0, 1, 1]


def test_rounds_missed_by_who_comes_late_are_worth_a_half_or_nothing() -> None:
    there = [*entrants(2), Entrant(number=2, since=1)]
    rounds = [Round(meetings=(drawn(0, 1),))]
    for late, points in (("half", Fraction(1, 2)), ("zero", Fraction(0))):
        rows = standings(Swiss(rounds=2, late=late), there, rounds)  # type: ignore[arg-type]
        assert next(row.score for row in rows if row.number == 2) == points


def test_points_of_a_win_and_a_draw_can_be_set() -> None:
    three = MatchPoints(win=6, draw=2)
    rows = standings(Swiss(rounds=2, scoring=three), entrants(4), FOUR)
    assert [row.score for row in rows] == [6, 3, 1, 1]


def test_who_was_absent_gets_nothing_even_if_the_other_was_too() -> None:
    absent = RoundTable(seats=(0, 1), result=TableResult(places=(1, 2), points=(0, 0), absent=(0, 1)))
    rows = standings(Swiss(rounds=1), entrants(2), [Round(meetings=(absent,))])
    assert [(float(row.score), row.won, row.lost) for row in rows] == [(0, 0, 1), (0, 0, 1)]


def test_at_a_table_of_four_each_place_counts() -> None:
    table = RoundTable(seats=(3, 1, 0, 2), result=TableResult(places=(1, 2, 3, 4), points=(9, 5, 3, 1)))
    rows = standings(Swiss(rounds=1, seats=4), entrants(4), [Round(meetings=(table,))])
    assert [(row.number, row.score) for row in rows] == [(3, 1), (1, Fraction(2, 3)), (0, Fraction(1, 3)), (2, 0)]


@given(seats=st.integers(2, 4), count=st.integers(2, 20), length=st.integers(1, 6), chance=CHANCE, robin=st.booleans())
@examples(100)
def test_what_is_won_adds_up(seats: int, count: int, length: int, chance: random.Random, robin: bool) -> None:
    format = RoundRobin(seats=seats) if robin else Swiss(rounds=length, seats=seats)
    rounds = played(format, entrants(count), partial(ended, chance=chance))
    rows = standings(format, entrants(count), rounds)
    given_out = sum(
        sum((Fraction(len(table.seats), 2) for table in each.meetings), Fraction(len(each.byes))) for each in rounds
    )
    assert sum(row.score for row in rows) == given_out
    assert sorted(row.number for row in rows) == list(range(count))
    keys = [(row.score, *row.tie_breaks) for row in rows]
    assert keys == sorted(keys, reverse=True)
    assert all(
        (a == b) == (one.place == two.place) for a, b, one, two in zip(keys, keys[1:], rows, rows[1:], strict=False)
    )


def test_in_a_knock_out_places_are_as_far_as_somebody_came() -> None:
    rows = standings(KnockOut(), entrants(8), played(KnockOut(), entrants(8)))
    assert [(row.number, row.place) for row in rows] == [
        *((0, 1), (1, 2), (2, 3), (3, 4)),
        *((4, 5), (5, 5), (6, 5), (7, 5)),
    ]


def test_while_a_knock_out_is_on_those_still_in_share_the_first_place() -> None:
    rounds = played(KnockOut(), entrants(8))[:1]
    assert [row.place for row in standings(KnockOut(), entrants(8), rounds)] == [1, 1, 1, 1, 5, 5, 5, 5]
