"""What one deal leaves to the next: draws that make a win count more, and a pot for two wins in a row."""

from __future__ import annotations

from rummykit import games
from rummykit.match.carried import pot_after
from rummykit.match.paper import PaperDeal, keep

DRAWN = PaperDeal(kind="blocked")


def won(winner: int) -> PaperDeal:
    return PaperDeal(kind="went_out", winner=winner)


def tongits(winner: int) -> PaperDeal:
    return PaperDeal(kind="went_out", winner=winner)


def test_a_win_counts_one_more_for_each_draw_before_it() -> None:
    rules = games.get("conquian", draw_carries=True, wins_needed=5)
    paper = keep(rules, 2, [won(0), DRAWN, DRAWN, won(1), won(0)])
    assert [row.points for row in paper.score.rows] == [(1, 0), (0, 0), (0, 0), (0, 3), (1, 0)]
    assert [(part.code, part.points) for part in paper.score.rows[3].parts[1]] == [("deal_won", 1), ("carried", 2)]
    assert paper.score.totals == (2, 3)
    plain = keep(games.get("conquian", wins_needed=5), 2, [DRAWN, won(1)])
    assert plain.score.totals == (0, 1)


def test_wins_with_draws_before_them_reach_the_target() -> None:
    rules = games.get("conquian", draw_carries=True, wins_needed=3)
    paper = keep(rules, 2, [DRAWN, DRAWN, won(1)])
    assert paper.score.result is not None
    assert paper.score.result.winners == (1,)


def test_everybody_pays_into_the_pot_and_two_wins_in_a_row_take_it() -> None:
    rules = games.get("tong_its", jackpot_ante=2)
    paper = keep(rules, 3, [tongits(0), tongits(1), tongits(1), tongits(1), tongits(1)])
    plain = keep(games.get("tong_its"), 3, [tongits(0), tongits(1), tongits(1), tongits(1), tongits(1)])
    rows = [row.points for row in paper.score.rows]
    added = [
        tuple(own - other for own, other in zip(row, before.points, strict=True))
        for row, before in zip(rows, plain.score.rows, strict=True)
    ]
    assert added == [(-2, -2, -2), (-2, -2, -2), (-2, 18 - 2, -2), (-2, -2, -2), (-2, 12 - 2, -2)]
    for row in paper.score.rows:
        assert [sum(part.points for part in of_seat) for of_seat in row.parts] == list(row.points)
    assert pot_after(paper.score.rows) == 0
    assert pot_after(paper.score.rows[:4]) == 6


def test_without_an_ante_there_is_no_pot() -> None:
    paper = keep(games.get("tong_its"), 3, [tongits(1), tongits(1)])
    assert sum(paper.score.totals) == 0
    assert pot_after(paper.score.rows) == 0
