"""Deals that are void: they are dealt again, but not for ever."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rummykit import Match, games
from rummykit.cards import parse
from rummykit.match.paper import PaperDeal, PaperError, keep
from rummykit.play.actions import Draw
from rummykit.rules import RulesError
from rummykit.rules.options import VOIDS_IN_A_ROW

GAMES = [
    id for id, sheet in games.SHEETS.items() if VOIDS_IN_A_ROW in sheet.offers and sheet.stock.when_empty != "void"
]
CONTRACTS = ("contract_rummy", "liverpool_rummy", "shanghai_rummy", "carioca", "three_thirteen")


def void(match: Match) -> str:
    """The deal of a match becomes void: the stock has run out once more than it is renewed."""
    deal = match.deal
    while Draw("stock") not in deal.legal_actions():
        match.play(list(deal.legal_actions())[-1])
    deal.edit(stock=[], pile=deal._state.stock[:3], discarded_by=[None] * 3, turnovers=deal.rules.stock.times)
    match.play(Draw("stock"))
    assert deal.result is not None
    return deal.result.kind


@pytest.mark.parametrize("game", GAMES)
def test_the_second_void_deal_in_a_row_is_not_dealt_again(game: str) -> None:
    match = Match(games.get(game, voids_in_a_row=2), games.get(game).players[0], seed=5)
    assert void(match) == "void"
    dealer, scheduled = match.deal.dealer, match.deal._state.scheduled
    match.next_deal()
    assert (match.deal.dealer, match.deal._state.scheduled) == (dealer, scheduled)
    assert void(match) == "skipped"
    assert [row.kind for row in match.rows] == ["void", "skipped"]
    assert match.rows[-1].points == (0,) * match.players
    assert match.rows[-1].winners == ()
    if match.result is None:
        match.next_deal()
        assert (
            match.deal._state.scheduled == (scheduled + 1 if match.rules.schedule else scheduled)
            or not match.rules.schedule
        )
        assert void(match) == "void", "they are counted anew"


@pytest.mark.parametrize("most", [0, 1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_kept_by_hand_takes_void_deals_as_the_match_does(game: str, most: int) -> None:
    rules = games.get(game, voids_in_a_row=most)
    players = rules.players[0]
    match = Match(rules, players, seed=5)
    while match.result is None and len(match.rows) < 7:
        if match.between_deals:
            match.next_deal()
        void(match)
    paper = keep(rules, players, [PaperDeal(kind="void")] * len(match.rows))
    assert "voids_in_a_row" in paper.form.options
    assert [(row.kind, row.points, row.winners) for row in paper.score.rows] == [
        (row.kind, row.points, row.winners) for row in match.rows
    ]
    assert (paper.score.totals, paper.score.result) == (match.totals, match.result)
    with pytest.raises(PaperError, match="ends as skipped"):
        keep(rules, players, [PaperDeal(kind="skipped")])


@pytest.mark.parametrize("void_deals", [0, 1, 2])
def test_the_deal_after_void_ones_is_the_one_of_the_schedule(void_deals: int) -> None:
    rules = games.get("three_thirteen")
    deals = [*[PaperDeal(kind="void")] * void_deals, PaperDeal(kind="went_out", winner=0, held=((), parse("4S 3H 9D")))]
    assert keep(rules, 2, deals).score.totals == (0, 16)
    threes = PaperDeal(kind="went_out", winner=0, held=((), parse("4S 4H 3D")))
    fours = PaperDeal(kind="went_out", winner=0, held=((), parse("9S 9H 4D 2C")))
    deals = [*deals[:-1], fours if void_deals == 2 else threes]
    assert keep(rules, 2, deals).score.totals == (0, 2 if void_deals == 2 else 0), "which rank is wild"


@pytest.mark.parametrize("game", CONTRACTS)
def test_where_the_deals_differ_the_match_goes_on_after_the_second(game: str) -> None:
    match = Match(games.get(game), games.get(game).players[0], seed=5)
    deals = []
    while match.result is None:
        if match.deal.result is not None:
            match.next_deal()
        deals.append((match.deal._state.scheduled, void(match)))
    assert deals == [(number, kind) for number in range(len(match.rules.schedule)) for kind in ("void", "skipped")]


def test_where_any_number_may_be_void_each_is_dealt_again() -> None:
    match = Match(games.get("contract_rummy", voids_in_a_row=0), 3, seed=5)
    for _ in range(5):
        assert void(match) == "void"
        match.next_deal()
    assert match.deal._state.scheduled == 0


def test_taking_back_the_action_that_made_it_void_takes_back_the_deal() -> None:
    match = Match(games.get("contract_rummy", voids_in_a_row=1), 3, seed=5)
    assert void(match) == "skipped"
    match.undo()
    assert (match.deal.result, match.rows) == (None, [])


def test_only_deals_that_can_be_void_are_counted() -> None:
    sheet = games.get("block_rummy")
    with pytest.raises(RulesError, match="voids_in_a_row"):
        replace(sheet, stock=replace(sheet.stock, voids_in_a_row=2))
