"""A match to the last one left: who is out, who comes in again, and what is paid for a deal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rummykit import Deal, games
from rummykit.cards import PRINTED_JOKER
from rummykit.match.formats import MatchSoFar, format_of, totals_of
from rummykit.match.payments import called_up
from rummykit.match.settlement import settle_stakes
from rummykit.match.standing import DealScore
from rummykit.play.result import Result
from rummykit.referee import ask
from rummykit.rules import LastLeft, RulesError

DEALS = [(0, 90, 101), (30, 60, 50)]


def test_who_reaches_the_limit_is_out() -> None:
    kalooki = games.get("kalooki_40")
    totals = totals_of(kalooki, DEALS, 3)
    assert totals == (30, 150, 151)
    assert format_of(kalooki).eliminated(kalooki.match, totals) == (2,)


def test_who_comes_in_again_has_the_highest_total_of_the_others() -> None:
    sheet = games.get("kalooki_40", rejoins=1)
    assert totals_of(sheet, DEALS, 3) == (30, 150, 150)
    assert totals_of(sheet, [*DEALS, (0, 0, 5)], 3) == (30, 150, 155)


def test_nobody_comes_in_again_against_a_single_player() -> None:
    sheet = games.get("kalooki_40", rejoins=3)
    assert totals_of(sheet, [(0, 160, 170)], 3) == (0, 160, 170)


def test_with_buy_ins_a_player_comes_in_any_number_of_times_for_a_new_stake() -> None:
    sheet = games.get("kalooki_40", buy_ins=True, initial_stake=5)
    rows = [
        DealScore(kind="went_out", points=points, winners=(0,), held=points)
        for points in ((0, 90, 160), (0, 40, 70), (0, 10, 80), (0, 160, 150))
    ]
    format, standing = format_of(sheet), MatchSoFar((0, 300, 290), 4, rows=tuple(rows))
    assert totals_of(sheet, [row.points for row in rows[:2]], 3) == (0, 130, 130)
    assert totals_of(sheet, [row.points for row in rows], 3) == (0, 300, 290)
    assert format.sheet(sheet.match, rows, 3) == {"rejoined": (0, 0, 3)}
    stake = format.stake(sheet.match, 3, rows)
    assert stake is not None
    assert stake.pool == "30.00"
    settled = format.settlement(sheet, sheet.match, standing, (0,))
    assert settled is not None
    assert settled.amounts == ("25.00", "-5.00", "-20.00")


def test_buy_ins_take_the_place_of_so_many_times() -> None:
    with pytest.raises(RulesError, match="exclude each other"):
        games.get("kalooki_40", buy_ins=True, rejoins=1)
    with pytest.raises(RulesError, match=r"LastLeft\.buy_in"):
        replace(games.get("kalooki_40"), match=LastLeft(limit=151, buy_in=True, rejoins=1))


def test_every_other_player_of_a_deal_pays_its_winner() -> None:
    match = LastLeft(limit=151, call_up=1, concealed_call_up=2)
    result = Result(kind="went_out", winner=2, hands=((),) * 4, first=0, order=(0, 2, 3), turns=9)
    assert called_up(match, result) == (-1, 0, 2, -1)


def test_the_winner_of_the_match_gets_the_antes() -> None:
    settled = settle_stakes([(2, -1, -1), (-2, 4, -2)], (5, 5, 5), 1)
    assert settled.amounts == ("-5.00", "13.00", "-8.00")


def test_the_referee_is_asked_what_a_deal_costs_only_where_it_costs_something() -> None:
    asked = {"winner": "A", "players": ["A", "B"], "kalooki": False}
    assert ask({"game": "kalooki_40", "ask": "settle", "input": asked})["payments"] == {"A": 1, "B": -1}
    assert ask({"game": "scala_40", "ask": "settle", "input": asked})["error"]["code"] == "malformed"


@pytest.mark.parametrize("seed", [8, 66, 89])
def test_a_joker_turned_up_first_goes_under_the_stock(seed: int) -> None:
    kept = replace(games.get("scala_40"), deal=replace(games.get("scala_40").deal, joker_put_back=False))
    usual, other = Deal(games.get("scala_40"), 2, seed), Deal(kept, 2, seed)
    assert other.pile == [PRINTED_JOKER]
    assert usual.pile == [next(face for face in reversed(other.stock) if face != PRINTED_JOKER)]
    assert usual.stock[0] == PRINTED_JOKER
    assert sorted(usual.stock + usual.pile) == sorted(other.stock + other.pile)


def test_a_joker_goes_back_only_where_one_can_be_turned_up() -> None:
    sheet = games.get("knock_rummy")
    with pytest.raises(RulesError, match="joker_put_back"):
        replace(sheet, deal=replace(sheet.deal, joker_put_back=True))
