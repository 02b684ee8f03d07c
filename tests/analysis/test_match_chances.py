"""The chance to win the match decides where there is one: it knows the totals, and sees what the points do not."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from rummykit import games
from rummykit.analysis import Analyser, MatchBefore, analyse
from rummykit.analysis.endings import shares
from rummykit.analysis.match_chances import MatchChances, match_chances
from rummykit.analysis.sources import source_of
from rummykit.bots import choose
from rummykit.match import Match
from rummykit.match.score_sheet import DealScore
from rummykit.play.actions import Knock
from rummykit.play.deal import Deal


def row(*points: int, low: bool = False) -> DealScore:
    """A deal with these points."""
    best = (min if low else max)(points)
    return DealScore(
        kind="went_out",
        points=points,
        winners=tuple(seat for seat, each in enumerate(points) if each == best),
        held=(),
    )


def chances(game: str, *rows: DealScore, players: int = 2) -> MatchChances:
    return match_chances(MatchBefore(games.get(game), rows), tuple(range(players)), players)


@pytest.mark.parametrize(
    ("game", "ends"),
    [
        ("gin_rummy", [row(10, 0), row(0, 10)]),
        ("rummikub", [row(20, -20), row(-20, 20)]),
        ("indian_rummy_pool101", [row(0, 30, low=True), row(30, 0, low=True)]),
    ],
)
def test_the_chances_of_all_seats_are_those_of_one_match(game: str, ends: list[DealScore]) -> None:
    even = chances(game)
    for end in ends:
        assert sum(even.after(end)) == pytest.approx(1)
    # Seats that change places change chances.
    assert even.after(ends[0]) == pytest.approx(even.after(ends[1])[::-1])
    assert even.after(ends[0])[0] > 0.5


def test_who_is_at_the_target_has_won() -> None:
    late = chances("gin_rummy", row(90, 0), row(0, 97))
    assert late.of(0, 1.0, 10.0) == 1
    assert late.of(0, 0.0, -3.0) == 0
    assert 0 < late.of(0, 0.0, -2.0) < late.of(0, 1.0, 9.0) < 1


def test_in_a_pool_the_points_of_the_loser_count() -> None:
    late = chances("indian_rummy_pool101", row(0, 95, low=True), row(60, 0, low=True))
    assert late.of(0, 1.0, 6.0) == 1
    assert late.of(0, 1.0, 5.0) < 1
    assert late.of(0, 0.0, -41.0) == 0


def test_the_last_of_so_many_games_is_won_by_the_total() -> None:
    rows = [row(30, -30), row(-10, 10), row(20, -20)]
    last = chances("rummikub", *rows)
    assert last.of(0, 0.0, -30.0) == 1  # 40 ahead before; this lead changes each total by 15
    assert last.of(0, 0.0, -100.0) == 0


def test_a_deal_that_is_not_over_counts_by_its_chance_and_the_points_it_may_bring() -> None:
    """At tables of tiles a playout ends with what a position is worth: neither a deal won nor one without a winner."""
    even = chances("rummikub", row(20, -20), row(-20, 20))
    ahead = [even.of(0, 0.6, points) for points in (-30.0, 5.0, 40.0)]
    assert 0 < ahead[0] < ahead[1] < ahead[2] < 1
    assert even.of(0, 0.6, 5.0) == pytest.approx(1 - even.of(1, 0.4, -5.0))
    won, lost = (fmean(lead for lead, _ in even._like_of(0, share)) for share in (1.0, 0.0))
    surely = even.of(0, 0.999, 0.999 * won + 0.001 * lost)
    assert surely == pytest.approx(fmean(even.of(0, 1.0, lead) for lead, _ in even._like_of(0, 1.0)), abs=0.02)


def test_others_share_what_is_not_ones_own() -> None:
    three = chances("knock_rummy", row(0, 0, 60), players=3)
    assert three.of(0, 1.0, 100.0) == 1
    assert 0 < three.of(0, 0.0, -10.0) < three.of(0, 1.0, 20.0) < 1
    assert three.of(0, 0.0, -25.0) < three.of(0, 0.0, -5.0)


def decision(game: str, seed: int, moves: int) -> Deal:
    """The position of a greedy deal after so many actions."""
    deal = Deal(games.get(game), 2, seed, starter=0)
    for _ in range(moves):
        deal.play(choose("greedy", deal.rules, deal.view(deal.turn), Random(0)))
    return deal


def test_what_is_best_for_the_points_may_lose_the_match() -> None:
    # given: a hand that wins more by waiting for gin than by a knock, and an opponent who lacks three points of 100
    deal = decision("gin_rummy", 5, 29)
    late = MatchBefore(games.get("gin_rummy"), (row(90, 0), row(0, 97)))

    # when
    by_points, in_match = analyse(deal, playouts=8000), analyse(deal, playouts=8000, before=late)

    # then: points alone wait, the match is won by the knock
    knock = in_match.best
    assert by_points.unit == "points"
    assert in_match.unit == "match"
    assert by_points.best.action != knock.action
    assert isinstance(knock.action, Knock)
    assert by_points.of(knock.action).verdict == "better"
    waiting = in_match.of(by_points.best.action)
    assert waiting.verdict == "better"
    assert waiting.match is not None
    assert knock.match is not None
    assert knock.match.mean - waiting.match.mean == pytest.approx(waiting.behind.mean, abs=1e-4)
    assert Analyser(deal, before=late).hint() == knock.action
    assert Analyser(deal).hint() == by_points.best.action


def test_one_deal_is_judged_by_its_points() -> None:
    found = analyse(
        decision("indian_rummy_points", 1, 4), playouts=0, before=MatchBefore(games.get("indian_rummy_points"))
    )
    assert found.unit == "points"
    assert found.best.match is None


def test_where_the_match_is_won_anyway_what_is_lost_of_it_is_no_mistake() -> None:
    # given: a knock that wins fewer points than waiting for gin, and a match that is as good as won
    deal = decision("gin_rummy", 0, 35)
    won = MatchBefore(games.get("gin_rummy"), (row(97, 0), row(0, 20)))
    by_points, in_match = analyse(deal, playouts=8000), analyse(deal, playouts=8000, before=won)
    knock = next(each for each in in_match.candidates if isinstance(each.action, Knock))
    assert by_points.of(knock.action).verdict == "better"
    assert in_match.best.match is not None
    assert in_match.best.match.mean > 0.97
    assert knock.verdict != "better"
    assert in_match.of(by_points.best.action).verdict != "better"


def test_a_match_before_is_what_was_played() -> None:
    match = Match(games.get("gin_rummy"), 2, 5)
    assert MatchBefore.of(match) == MatchBefore(match.rules)
    while not match.between_deals:
        match.play(choose("greedy", match.rules, match.deal.view(match.deal.turn), Random(0)))
    match.next_deal()
    assert MatchBefore.of(match).rows == tuple(match.rows)
    assert hash(MatchBefore.of(match)) == hash(MatchBefore(match.rules, tuple(match.rows)))


def test_partners_win_together_and_sides_that_tie_share_the_win() -> None:
    partners = ((0, 2), (1, 3))
    assert shares(partners, (1, 3), 4) == (0, 1, 0, 1)
    assert shares(partners, (0, 1, 2, 3), 4) == (0.5, 0.5, 0.5, 0.5)
    assert shares(((0,), (2,)), (2,), 3) == (0, 0, 1)


def test_a_seat_with_a_partner_can_win_every_playout() -> None:
    """Of the outcomes of a deal at Canasta, a side has all of a win or, where sides tie, half of it."""
    deal = Deal(games.get("canasta"), 4, 5)
    won = source_of(deal).weigh([0], 30, 1)[::2]
    assert set(won) <= {0.0, 0.5, 1.0}
    assert max(won) == 1.0
