"""Ends of a deal other than an empty hand: calls and their answers, dealt hands, a stock that is gone, and stakes."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import bots, games
from rummykit.bots import choose
from rummykit.cards import parse, parse_face
from rummykit.match.match import Match
from rummykit.match.score import score
from rummykit.play.actions import CallEnd, Discard, Draw, Fight, LayOff, Meld, Pass, ShowDealt
from rummykit.play.deal import Deal
from rummykit.play.events import EndCalled, Fought, Passed
from rummykit.play.view import TableMeld
from rummykit.rules import CallWindow, IllegalAction, RulesError
from rummykit.rules import Discard as DiscardStep
from rummykit.rules import Draw as DrawStep

TONK, TONG_ITS = games.get("tonk"), games.get("tong_its")
MELD_OF_0 = TableMeld(parse("4H 5H 6H"), "run", 0)
MELD_OF_1 = TableMeld(parse("9S 9D 9C"), "group", 1)
MELD_OF_2 = TableMeld(parse("JS JD JC"), "group", 2)


def called(*hands: str, table: tuple[TableMeld, ...] = (MELD_OF_0, MELD_OF_1, MELD_OF_2)) -> Deal:
    """A deal of Tong-its after the first player has called a draw; turns go round from 0 to 1 to 2."""
    deal = Deal.position(TONG_ITS, hands_held=[parse(hand) for hand in hands], table=table, stock=parse("2C 3C"))
    deal.play(CallEnd())
    return deal


@pytest.mark.parametrize("game", [game for game, sheet in games.SHEETS.items() if sheet.deal.starter_extra])
def test_whoever_is_dealt_a_card_more_does_not_draw_in_the_first_turn(game: str) -> None:
    sheet = games.get(game)
    deal = Deal(sheet, sheet.players[0], seed="more")
    kinds = {type(action) for action in deal.legal_actions()}
    assert Draw not in kinds
    assert Discard in kinds


@pytest.mark.parametrize("change", ["floats", "goes_out"])
def test_the_upcard_goes_back_from_a_hand_that_was_empty(change: str) -> None:
    usual = games.get("double_rum")
    play = replace(usual.turn[1], floats=True) if change == "floats" else usual.turn[1]
    sheet = replace(usual, offers=(), turn=(usual.turn[0], play, DiscardStep(goes_out=change == "floats")))
    deal = Deal.position(sheet, hands_held=[(), parse("KD 2C")], stock=parse("KS 4S"), pile=parse("9H 7D"))
    deal.play("draw discard")
    assert list(map(str, deal.legal_actions())) == ["discard 7D"]
    deal.play("discard 7D")
    assert (deal.result is None) == (change == "goes_out")


def test_a_tile_that_was_taken_and_may_not_go_back_is_not_listed() -> None:
    usual = games.get("okey")
    turn = tuple(replace(step, return_upcard=False) if isinstance(step, DiscardStep) else step for step in usual.turn)
    deal = Deal(replace(usual, offers=(), turn=turn), 4, seed="taken")
    deal.play(next(action for action in deal.legal_actions() if isinstance(action, Discard)))
    deal.play("draw discard")
    discards = [action for action in deal.legal_actions() if isinstance(action, Discard)]
    assert discards
    assert all(map(deal.can, discards))


def test_nothing_is_laid_before_a_draw_even_where_the_end_may_be_called_then() -> None:
    deal = Deal.position(TONK, hands_held=[parse("4H 5H 6H"), parse("KD")], stock=parse("KS"))
    with pytest.raises(IllegalAction) as refused:
        deal.play(Meld(parse("4H 5H 6H")))
    assert refused.value.code == "must_draw_first"


def test_a_drop_ends_the_deal_at_once_and_is_paid_or_caught() -> None:
    deal = Deal.position(TONK, hands_held=[parse("2H AS"), parse("KD 3C"), parse("9S")], stock=parse("KS"))
    assert [str(action) for action in deal.legal_actions()][:1] == ["call_end"]
    assert deal.play("call_end")[0] == EndCalled(0)
    assert deal.result is not None
    assert (deal.result.kind, deal.result.winner, deal.result.closer) == ("called", None, 0)
    assert score(TONK, deal.result).points == (2, -1, -1)
    caught = replace(deal.result, hands=(parse("9H"), parse("4D"), parse("4C")))
    assert score(TONK, caught).points == (-4, 2, 2)


def test_equal_lowest_hands_are_each_paid_in_full_by_all_who_are_not_tied() -> None:
    hands = [parse("9H"), parse("4D"), parse("4C"), parse("KD KC")]
    deal = Deal.position(TONK, hands_held=hands, stock=parse("KS"))
    deal.play(CallEnd())
    assert deal.result is not None
    row = score(TONK, deal.result)
    assert (row.points, row.winners) == ((-4, 3, 3, -2), (1, 2))


def test_a_hand_dealt_with_49_or_50_is_shown_before_anything_else_and_two_of_them_pay_nobody() -> None:
    deal = next(deal for seed in range(5000) if (deal := Deal(TONK, 4, seed)).phase == "dealt")
    assert list(deal.legal_actions()) == [ShowDealt()]
    holder = deal.turn
    deal.play(ShowDealt())
    assert deal.result is not None
    assert score(TONK, deal.result).points == tuple(6 if seat == holder else -2 for seat in range(4))
    two = replace(deal.result, hands=(parse("KS KD QC JH TD"), parse("KC KH QD JS 9D"), parse("2H"), parse("3H")))
    assert score(TONK, two).winners == ()
    assert score(games.get("tonk", fifty_beats_49=True), two).points == (6, -2, -2, -2)
    assert all(Deal(games.get("tonk", initial_tonk=False), 4, seed).phase == "draw" for seed in range(300))


def test_a_player_whose_spread_was_hit_may_not_drop_in_the_next_turn_where_that_is_played() -> None:
    sheet = games.get("tonk", hit_blocks_drop=True)
    hands = [parse("2H AS"), parse("7H KD KC")]
    deal = Deal.position(sheet, hands_held=hands, turn=1, table=[MELD_OF_0], stock=parse("KS QS JS TS"))
    for action in (Draw("stock"), LayOff(0, parse("7H")), Discard(parse_face("KD"))):
        deal.play(action)
    assert not deal.can(CallEnd())
    deal.play(Draw("stock"))
    deal.play(Discard(parse_face("QS")))
    deal.play(Draw("stock"))
    deal.play(Discard(parse_face("KC")))
    assert deal.can(CallEnd())


def test_who_adds_to_a_meld_of_its_own_may_not_call_in_the_next_turn() -> None:
    for sheet, may in ((TONG_ITS, False), (games.get("tong_its", self_sapaw_blocks=False), True)):
        hands = [parse("7H KD KC"), parse("2S QD"), parse("3S QC")]
        deal = Deal.position(sheet, hands_held=hands, table=[MELD_OF_0], stock=parse("KS QS JS TS 2D 3D"))
        for action in (Draw("stock"), LayOff(0, parse("7H")), Discard(parse_face("KD"))):
            deal.play(action)
        for card in ("QD", "QC"):
            deal.play(Draw("stock"))
            deal.play(Discard(parse_face(card)))
        assert deal.can(CallEnd()) == may


def test_the_others_answer_in_turn_and_only_those_that_fight_are_compared() -> None:
    deal = called("9H 3D", "8D", "2S AS")
    assert (deal.phase, deal.turn) == ("answer", 1)
    assert deal.view(1).closer == 0
    assert deal.play(Fight()) == (Fought(1),)
    assert deal.turn == 2
    assert deal.play(Pass())[0] == Passed(2)
    assert deal.result is not None
    assert deal.result.fighters == (1,)
    assert score(TONG_ITS, deal.result).points == (-2, 3, -1)


def test_a_player_without_a_meld_is_not_asked_and_pays_more() -> None:
    deal = called("9H 3D", "8D", "2S AS", table=(MELD_OF_0, MELD_OF_1))
    deal.play(Pass())
    assert deal.result is not None
    assert score(TONG_ITS, deal.result).points == (3, -1, -2)


def test_four_of_a_kind_in_hand_may_fight_where_that_is_played() -> None:
    sheet = games.get("tong_its", secret_may_fight=True)
    hands = [parse("9H 3D"), parse("7S 7H 7D 7C 2D"), parse("2S AS")]
    deal = Deal.position(sheet, hands_held=hands, table=[MELD_OF_0], stock=parse("2C 3C"))
    deal.play(CallEnd())
    deal.play(Fight())
    assert not deal.can(Fight())
    deal.play(Pass())
    assert deal.result is not None
    assert score(sheet, deal.result).points == (-2, 4, -2)


def test_the_deal_ends_with_the_turn_of_whoever_drew_the_last_card_and_that_player_wins_a_tie() -> None:
    hands = [parse("KD 5D"), parse("4C"), parse("5C")]
    deal = Deal.position(TONG_ITS, hands_held=hands, table=[MELD_OF_0, MELD_OF_2], stock=parse("QC"))
    deal.play(Draw("stock"))
    deal.play(Discard(parse_face("KD")))
    assert deal.result is not None
    assert (deal.result.kind, deal.result.closer) == ("exhausted", 0)
    tied = replace(deal.result, hands=(parse("5D"), parse("4C"), parse("5C")))
    row = score(TONG_ITS, tied)
    assert (row.points, row.winners) == ((3, -2, -1), (0,))


def test_a_discard_is_taken_only_into_a_new_meld_which_is_laid_at_once() -> None:
    hands = [parse("9H KD KC"), parse("2S QD"), parse("3S QC")]
    deal = Deal.position(TONG_ITS, hands_held=hands, table=[MELD_OF_1], stock=parse("2C"), pile=parse("KS"))
    deal.play(Draw("discard"))
    assert [str(action) for action in deal.legal_actions()] == ["meld KS KD KC"]
    assert not deal.can(Discard(parse_face("9H")))
    deal.play(Meld(parse("KS KD KC")))
    assert deal.can(LayOff(0, parse("9H")))


def test_the_winner_of_a_deal_begins_the_next_and_turns_go_to_the_right() -> None:
    match, chance = Match(TONG_ITS, 3, 5), Random(0)
    assert match.deal.order == (2, 1, 0)
    for _ in range(3):
        while match.deal.result is None:
            match.play(choose("greedy", TONG_ITS, match.deal.view(match.deal.turn), chance))
        winners = match.rows[-1].winners
        match.next_deal()
        assert (match.deal.starter,) == winners


def test_the_points_of_every_deal_come_to_nothing() -> None:
    for sheet, players in ((TONK, 2), (TONK, 4), (TONG_ITS, 3)):
        for seed in range(40):
            result = bots.play(sheet, players, seed, "random").result
            assert result is not None
            assert sum(score(sheet, result).points) == 0


def test_a_sheet_with_an_end_and_nothing_to_pay_for_it_makes_no_sense() -> None:
    standard = games.get("standard_rummy")
    complete = games.get("rummy_complete")
    with pytest.raises(RulesError, match="StakePayments"):
        replace(complete, turn=(TONK.turn[0], *complete.turn))
    with pytest.raises(RulesError, match="CallWindow changes whose turn it is"):
        replace(standard, turn=(TONK.turn[0], *standard.turn, CallWindow()))
    with pytest.raises(RulesError, match="FightWindow answers"):
        replace(TONG_ITS, turn=TONG_ITS.turn[1:])
    with pytest.raises(RulesError, match="lowest_wins"):
        replace(standard, stock=TONG_ITS.stock)
    with pytest.raises(RulesError, match="melds of any value"):
        replace(games.get("caloochi"), turn=(DrawStep(card_goes="new_meld"), *games.get("caloochi").turn[1:]))


@pytest.mark.parametrize("action", ["draw stock", "timeout"])
def test_a_deal_is_void_where_the_only_card_that_is_left_may_not_be_taken(action: str) -> None:
    held = [parse("2S 5H 9D"), parse("3C 4D JS")]
    deal = Deal.position(games.get("kalooki_40"), hands_held=held, stock=(), pile=parse("KC"))
    assert list(deal.legal_actions()) == [Draw("stock")]
    with pytest.raises(IllegalAction):
        deal.play("draw discard")
    deal.play(action)
    assert deal.result is not None
    assert deal.result.kind == "void"


def test_a_deal_goes_on_where_the_only_card_that_is_left_may_be_taken() -> None:
    held = [parse("2S 5H 9D"), parse("3C 4D JS")]
    rules = games.get("kalooki_40")
    deal = Deal.position(rules, hands_held=held, stock=(), pile=parse("KC"), opened=[True] * 2)
    assert list(deal.legal_actions()) == [Draw("discard")]
    with pytest.raises(IllegalAction):
        deal.play("draw stock")
