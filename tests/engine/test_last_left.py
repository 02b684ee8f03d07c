"""A match to the last one left: who is out, who comes in again, and what is paid for a deal."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import Deal, Match, bots, games
from rummykit.cards import PRINTED_JOKER
from rummykit.match.formats import MatchSoFar, format_of, totals_of
from rummykit.match.paper import PaperDeal, PaperError, keep
from rummykit.match.score_sheet import DealScore
from rummykit.match.settlement import settle_stakes
from rummykit.play.result import Result
from rummykit.record import RecordError, parse_record, record_of, replay, write
from rummykit.referee import ask
from rummykit.rules import LastLeft, RulesError
from rummykit.vocabulary.matches.last_left.format import called_up

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


def test_every_scoring_that_counts_against_players_can_go_to_the_last_one_left() -> None:
    """Racks that are left count against their players as hands do."""
    match = Match(replace(games.get("okey_101"), match=LastLeft(limit=700), offers=()), 4, seed=2)
    while match.result is None:
        match.rows.append(DealScore(kind="went_out", points=(202, -101, 202, 101), winners=(1,), held=(0,) * 4))
    assert (len(match.rows), match.totals, match.result.winners) == (7, (808, -707, 808, 707), (1,))
    with pytest.raises(RulesError, match="LastLeft puts players out by penalty points, but HandsToWinner gives none"):
        replace(games.get("standard_rummy"), match=LastLeft(limit=700), offers=())


def held(match: Match, *points: int) -> None:
    """A deal of the match ends: who has 0 has won it, the others hold so many points."""
    winner = points.index(0)
    match.deal.edit(
        result=Result(
            kind="went_out", winner=winner, hands=((),) * len(points), first=0, order=match.deal.order, turns=9
        )
    )
    match.rows.append(DealScore(kind="went_out", points=points, winners=(winner,), held=points))


@pytest.mark.parametrize(
    ("game", "house"),
    [
        ("scala_40", {"rejoins": 1}),
        ("scala_40", {"rejoins": 2}),
        ("kalooki_40", {"rejoins": 1}),
        ("kalooki_40", {"buy_ins": True, "initial_stake": 5}),
    ],
)
def test_who_may_come_in_again_may_stay_out(game: str, house: dict[str, int]) -> None:
    rules = games.get(game, **house)
    comes, stays = Match(rules, 3, seed=1), Match(rules, 3, seed=1)
    for match in (comes, stays):
        with pytest.raises(ValueError, match="does not come in again"):
            match.stay_out(2)
        held(match, 0, 50, 160)
        assert (match.coming_in, match.sheet.coming_in, match.eliminated) == ((2,), (2,), ())
        assert match.totals == (0, 50, 50)
        with pytest.raises(ValueError, match="Seat 1 does not"):
            match.stay_out(1)
    stays.stay_out(2)
    assert (stays.coming_in, stays.eliminated, stays.totals) == ((), (2,), (0, 50, 160))
    assert (stays.sheet.rejoined, comes.sheet.rejoined) == ((), (0, 0, 1))
    assert stays.sheet.places == (1, 2, 3)
    with pytest.raises(ValueError, match="Seat 2 does not"):
        stays.stay_out(2)
    for match, playing in ((comes, {0, 1, 2}), (stays, {0, 1})):
        match.next_deal()
        assert set(match.deal.order) == playing
        assert match.coming_in == ()
    assert (comes.result, stays.result) == (None, None)
    held(stays, 0, 170, 0)
    assert stays.result is not None
    assert (stays.result.winners, stays.coming_in) == ((0,), ())
    if "buy_ins" in house:
        assert stays.settlement is not None
        assert stays.settlement.gross == "15.00", "nobody has bought in"


def test_a_sheet_kept_by_hand_says_who_stays_out() -> None:
    rules = games.get("scala_40", rejoins=1)
    out = PaperDeal(kind="went_out", winner=0, held=(None, 50, 160))
    asked = keep(rules, 3, [out])
    assert (asked.score.coming_in, set(asked.playing)) == ((2,), {0, 1, 2})
    stays = keep(rules, 3, [replace(out, stays_out=(2,))])
    assert (stays.score.eliminated, set(stays.playing), stays.score.totals) == ((2,), {0, 1}, (0, 50, 160))
    for seat in (0, 1, 7):
        with pytest.raises(PaperError, match="does not come in again"):
            keep(rules, 3, [replace(out, stays_out=(seat,))])


def test_two_who_are_out_decide_each_for_themselves() -> None:
    match = Match(games.get("scala_40", rejoins=1), 4, seed=1)
    held(match, 0, 30, 120, 130)
    assert list(match.coming_in) == [2, 3]
    match.stay_out(3)
    assert [*match.coming_in] == [2]
    assert (match.eliminated, match.totals) == ((3,), (0, 30, 30, 130))
    match.next_deal()
    assert set(match.deal.order) == {0, 1, 2}
    held(match, 0, 20, 75, 0)
    assert not match.coming_in, "once is all there is"
    assert match.totals == (0, 50, 105, 130)


@pytest.mark.parametrize("staying", [False, True])
def test_a_record_says_who_stayed_out_and_is_replayed_so(staying: bool) -> None:
    chance = Random(3)
    rules = games.get("kalooki_40", rejoins=1, limit=60)
    match = Match(rules, 3, seed=4)
    stayed = 0
    while match.result is None and len(match.rows) < 12:
        if match.between_deals:
            for seat in match.coming_in if staying else ():
                match.stay_out(seat)
                stayed += 1
            match.next_deal()
        match.play(bots.choose("greedy", rules, match.deal.view(match.deal.turn), chance))
    assert (stayed > 0) is staying
    record = record_of(match)
    text = write(record)
    assert ("\nout " in text) is staying
    assert parse_record(text) == record
    *_, last = replay(parse_record(text))
    assert (last.deal.order, last.deal.result) == (match.deal.order, match.deal.result)
    if staying:
        with pytest.raises(RecordError, match="no list of seats"):
            parse_record(text.replace("\nout ", "\nout 7"))
        with pytest.raises(ValueError, match="does not come in again"):
            *_, last = replay(parse_record(text.replace("\nout ", "\nout 0 1 2 ")))


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
    assert other._state.pile == [PRINTED_JOKER]
    assert usual._state.pile == [next(face for face in reversed(other._state.stock) if face != PRINTED_JOKER)]
    assert usual._state.stock[0] == PRINTED_JOKER
    assert sorted(usual._state.stock + usual._state.pile) == sorted(other._state.stock + other._state.pile)


def test_a_joker_goes_back_only_where_one_can_be_turned_up() -> None:
    sheet = games.get("knock_rummy")
    with pytest.raises(RulesError, match="joker_put_back"):
        replace(sheet, deal=replace(sheet.deal, joker_put_back=True))
