"""Matches: pools and who is out of them, chips and ties, money and the rake."""

from __future__ import annotations

from decimal import Decimal
from random import Random

import msgspec
import pytest

from rummykit import Match, games, hands
from rummykit.match.score_sheet import DealScore
from rummykit.match.settlement import settle_entries, settle_points
from rummykit.play.actions import Drop
from rummykit.play.result import Ending
from rummykit.rules import ChipDeals, PointsForMoney, Pool, Rake, Rules, RulesError
from rummykit.rules.stakes import cents, in_cents
from tests.indian.playing import IDS, play_deal, play_match


def after(rules: Rules, players: int, *points: tuple[int, ...], kind: Ending = "went_out") -> Match:
    """A match whose last deal has just been scored, with these rows before and after it."""
    match = Match(rules, players, seed=3)
    play_deal(match.deal, Random(1))
    match.rows = [DealScore(kind=kind, points=row, winners=(row.index(0),), held=row) for row in points]
    return match


# --- the pool


def test_who_reaches_the_limit_is_out_and_a_hundred_stays_in() -> None:
    match = after(games.get("indian_rummy_pool101"), 3, (0, 80, 80), (0, 20, 21))
    assert match.totals == (0, 100, 101)
    assert match.eliminated == (2,)
    assert match.result is None


def test_deals_go_on_among_those_left_and_seats_keep_their_numbers() -> None:
    match = after(games.get("indian_rummy_pool101"), 4, (0, 80, 40, 0), (0, 40, 40, 20))
    assert match.eliminated == (1,)
    match.next_deal()
    assert match.deal.order == (0, 2, 3)
    assert [hands.size(hand) for hand in match.deal._state.hands] == [13, 0, 13, 13]
    assert match.deal.view(1).hand == ()
    play_deal(match.deal, Random(2))
    assert match.deal.result is not None
    assert match.deal.result.hands[1] == ()


def test_who_is_out_of_the_pool_gets_no_more_points() -> None:
    match = after(games.get("indian_rummy_pool101"), 3, (0, 101, 20))
    match.next_deal()
    seat = match.deal.turn
    match.play(Drop())
    assert [match.rows[-1].points[each] for each in (1, seat)] == [0, 20]
    assert match.rows[-1].kind == "last_left"


def test_the_start_moves_on_by_one_seat_among_those_still_in_the_match() -> None:
    match = Match(games.get("indian_rummy_pool201"), 5, seed=8)
    first = match.deal.starter
    play_deal(match.deal, Random(1))
    match.rows = [DealScore(kind="went_out", points=(0,) * 5, winners=(0,), held=(0,) * 5)]
    out = (first + 1) % 5
    row = tuple(201 if seat == out else 0 for seat in range(5))
    match.rows.append(DealScore(kind="went_out", points=row, winners=(first,), held=row))
    match.next_deal()
    assert match.deal.starter == (first + 2) % 5
    assert out not in match.deal.order


def test_a_void_deal_counts_for_nothing_and_is_begun_by_the_same_seat() -> None:
    match = after(games.get("indian_rummy_deals"), 3, (0, 0, 0), kind="void")
    assert match.deal.result is not None
    match.deal._state.result = msgspec.structs.replace(match.deal.result, kind="void", winner=None)
    before = match.deal.starter
    match.next_deal()
    assert match.deal.starter == before
    assert match.totals == (240, 240, 240)


def test_the_last_one_left_wins_the_pool() -> None:
    match = after(games.get("indian_rummy_pool101", entry="100", rake_rate="0.10"), 3, (0, 80, 101), (20, 21, 0))
    assert match.result is not None
    assert match.result.winners == (0,)
    settled = match.sheet.settlement
    assert settled is not None
    assert (settled.gross, settled.rake, settled.prize) == ("300.00", "30.00", "270.00")
    assert settled.amounts == ("170.00", "-100.00", "-100.00")
    assert (match.sheet.goal_kind, match.sheet.goal, match.sheet.eliminated) == ("limit", 101, (1, 2))


# --- chips


def test_chips_in_the_beginning_are_eighty_for_each_player_or_for_each_deal() -> None:
    assert Match(games.get("indian_rummy_deals"), 6).totals == (480,) * 6
    assert Match(games.get("indian_rummy_deals", chips_rule="deals_x_80", num_deals=3), 6).totals == (240,) * 6


def test_a_deal_is_paid_in_chips_which_may_become_negative_and_nobody_goes_out() -> None:
    rules = games.get("indian_rummy_deals", chips_rule="deals_x_80", num_deals=1)
    match = Match(rules, 3, seed=1)
    play_deal(match.deal, Random(5))
    match.rows = [DealScore(kind="went_out", points=(160, -80, -80), winners=(0,), held=(0, 80, 80))]
    assert match.totals == (240, 0, 0)
    assert match.sheet.unit == "chips"
    assert match.sheet.eliminated == ()
    match.rows.append(match.rows[0])
    assert match.totals == (400, -80, -80)


def is_over(match: Match) -> bool:
    """Whether the match has a result."""
    return match.result is not None


def test_those_who_tie_play_one_more_deal_among_themselves() -> None:
    rules = games.get("indian_rummy_deals", entry="100")
    match = after(rules, 3, (0, 0, 0), (0, 0, 0))
    match.rows = [
        DealScore(kind="went_out", points=(60, -30, -30), winners=(0,), held=(0, 30, 30)),
        DealScore(kind="went_out", points=(-30, -30, 60), winners=(2,), held=(30, 30, 0)),
    ]
    assert not is_over(match)
    match.next_deal()
    assert match.deal.order == (0, 2)
    loser = match.deal.turn
    match.play(Drop())
    winner = 2 - loser
    assert match.result is not None
    assert match.result.winners == (winner,)
    assert sorted(match.totals) == [180, 250, 290]


def test_those_who_tie_split_where_the_house_says_so() -> None:
    rules = games.get("indian_rummy_deals", entry="0", tie_break="split", num_deals=1)
    match = after(rules, 3, (0, 0, 0))
    assert match.result is not None
    assert match.result.winners == (0, 1, 2)
    format = ChipDeals(entry="0.05", tie_break="split")
    assert settle_entries(format, 5, (3, 1)).amounts == ("-0.05", "0.07", "-0.05", "0.08", "-0.05")


# --- money


def test_the_rake_is_rounded_down_in_favour_of_the_winner() -> None:
    settled = settle_points(PointsForMoney(point_value="0.01", rake=Rake(rate="0.15")), (0, 33), 0, cap=80)
    assert (settled.gross, settled.rake, settled.prize) == ("0.33", "0.04", "0.29")


def test_a_fixed_rake_takes_no_more_than_there_is() -> None:
    settled = settle_points(PointsForMoney(point_value="0.01", rake=Rake(fixed="5")), (0, 20), 0, cap=80)
    assert (settled.rake, settled.prize, settled.amounts) == ("0.20", "0.00", ("0.00", "-0.20"))


@pytest.mark.parametrize("amount", ["", "1.234", "-1", "1e3", "abc", "1.", "٣"])
def test_what_is_no_amount_is_refused(amount: str) -> None:
    with pytest.raises(ValueError, match="amount"):
        cents(amount)


def test_amounts_have_two_places() -> None:
    assert [in_cents(cents(amount)) for amount in ("0", "0.5", "12.34", "7")] == ["0.00", "0.50", "12.34", "7.00"]
    assert in_cents(-5) == "-0.05"


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("indian_rummy_points", {"rake_rate": "0.10", "rake_fixed": "1"}),
        ("indian_rummy_points", {"point_value": "0.123"}),
        ("indian_rummy_points", {"entry": "100"}),
        ("indian_rummy_pool101", {"pool201_middle_drop": 50}),
        ("indian_rummy_deals", {"chips_rule": "many"}),
        ("indian_rummy_deals", {"num_deals": 0}),
    ],
)
def test_house_rules_that_make_no_sense_are_refused(id: str, options: dict[str, str | int]) -> None:
    with pytest.raises(RulesError):
        games.get(id, **options)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("rake", [{"rake_rate": "0.15"}, {"rake_fixed": "2"}, {}])
def test_whole_matches_end_and_the_money_sums_to_nothing_with_the_rake(id: str, rake: dict[str, str]) -> None:
    rules = games.get(id, **rake)
    for seed in range(6):
        match = play_match(rules, 2 + seed % 5, seed)
        settled = match.sheet.settlement
        assert settled is not None
        assert match.result is not None
        assert sum(map(Decimal, settled.amounts)) + Decimal(settled.rake) == 0
        assert Decimal(settled.gross) == Decimal(settled.rake) + Decimal(settled.prize)
        if isinstance(rules.match, Pool):
            assert len(match.eliminated) == match.players - 1
        if isinstance(rules.match, ChipDeals):
            assert sum(match.totals) == match.players * rules.match.start_for(match.players)
        for row in match.rows:
            assert all(0 <= abs(points) <= 80 or seat in row.winners for seat, points in enumerate(row.points))
