"""Matches whose deals differ, and the last turns of the others after somebody has gone out."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import bots, games
from rummykit.cards import parse
from rummykit.match.match import Match
from rummykit.match.score import score
from rummykit.melds.shapes import Wilds
from rummykit.play.actions import Discard, Draw, GoOut
from rummykit.play.deal import Deal
from rummykit.play.result import Result
from rummykit.rules import CardValues, RulesError, ScheduledDeal
from rummykit.rules.consistency import InconsistentSheet
from rummykit.sheets.stored import from_stored, to_stored

SHEET = games.get("three_thirteen")
NINES = parse("9S 9D 9C")


def played(match: Match, level: bots.Level, chance: Random) -> None:
    """Bots play the deal in progress to its end."""
    while match.deal.result is None:
        match.play(bots.choose(level, match.rules, match.deal.view(match.deal.turn), chance))


def ready(hand: str = "9S 9D 9C KC", other: str = "5S 5D 7H", stock: str = "AS AD AC") -> Deal:
    """Seat 0 has drawn and can go out, in the deal of three cards."""
    return Deal.position(
        SHEET, hands_held=[parse(hand), parse(other), parse(other)], stock=parse(stock), pile=parse("QH"), phase="play"
    )


def test_every_deal_of_a_match_has_its_own_hand_and_wild_rank() -> None:
    match, chance, seen = Match(SHEET, 2, 1), Random(1), []
    while match.result is None:
        deal = match.deal
        assert [hand.bit_count() for hand in deal._state.hands] == [deal.rules.deal.hand] * 2
        assert deal.rules.wilds is not None
        seen.append((deal.rules.deal.hand, deal.rules.wilds.rank))
        played(match, "greedy", chance)
        if match.result is None:
            match.next_deal()
    assert seen == [(number, number) for number in range(3, 14)]


def test_a_void_deal_is_dealt_again_with_the_same_hand() -> None:
    match = Match(SHEET, 2, 1)
    match.deal.edit(stock=[], pile=[], turnovers=SHEET.stock.times)
    match.deal.edit(pile=list(parse("QH JH")))
    match.play(Draw("stock"))
    assert match.rows[-1].kind == "void"
    match.next_deal()
    assert (match.deal.number, match.deal._state.scheduled, match.deal.rules.deal.hand) == (1, 0, 3)


def test_a_view_says_which_deal_it_is_of_and_everything_follows_from_it() -> None:
    deal = Deal(SHEET, 2, 1, scheduled=4)
    view = deal.view(deal.turn)
    again = Deal.from_view(SHEET, view)
    assert (view.scheduled, again.rules) == (4, deal.rules)
    assert again.rules.deal.hand == 7
    assert [face for face in view.wilds if face < 13] == [6]


def test_the_sheet_of_one_deal_stands_alone_and_is_stored_so() -> None:
    one = SHEET.for_deal(5)
    assert (one.deal.hand, one.scheduled, one.schedule, one.for_deal(9)) == (8, 5, (), one)
    assert from_stored(to_stored(SHEET)) == SHEET
    stored = from_stored(to_stored(one))
    assert stored is not None
    assert stored.deal.hand == 8


def test_the_sheet_of_a_game_whose_deals_are_alike_is_that_of_each() -> None:
    gin = games.get("gin_rummy")
    assert gin.for_deal(3) is gin


def test_others_have_one_last_turn_each_and_then_the_deal_is_over() -> None:
    deal = ready()
    deal.play(GoOut((NINES,), parse("KC")[0]))
    assert (deal._state.finisher, deal.turn) == (0, 1)
    assert not deal.can(GoOut((parse("5S 5D 7H"),)))
    deal.play(Draw("discard"))  # the card with which seat 0 went out
    deal.play(Discard(parse("7H")[0]))
    assert deal.turn == 2
    deal.play(Draw("stock"))
    deal.play(Discard(parse("7H")[0]))
    assert deal.result
    assert (deal.result.kind, deal.result.winner) == ("went_out", 0)
    assert score(SHEET, deal.result).points == (0, 20, 11)


def test_who_melds_everything_in_a_last_turn_counts_nothing() -> None:
    deal = ready(other="5S 5D 8H", stock="5C 8D 8C")
    deal.play(GoOut((NINES,), parse("KC")[0]))
    deal.play(Draw("stock"))
    deal.play(Discard(parse("8H")[0]))
    deal.play(Draw("stock"))
    deal.play(Discard(parse("8D")[0]))
    assert deal.result is not None
    assert score(SHEET, deal.result).points == (0, 0, 18)


def test_a_stock_that_is_used_up_in_the_last_turns_does_not_undo_the_deal() -> None:
    deal = ready(stock="")
    deal.edit(turnovers=SHEET.stock.times)
    deal.play(GoOut((NINES,), parse("KC")[0]))
    deal.play(Draw("stock"))
    assert deal.result is not None
    assert (deal.result.kind, deal.result.winner) == ("went_out", 0)


@pytest.mark.parametrize(("penalty", "points"), [(None, 13), (25, 35)])
def test_a_wild_card_that_is_left_counts_what_the_house_says(penalty: int | None, points: int) -> None:
    rules = games.get("three_thirteen", wild_penalty=penalty)
    hands = ((), parse("3S KH"))
    result = Result(kind="went_out", winner=0, hands=hands, first=0, order=(0, 1), turns=4)
    assert score(rules, result).points == (0, points)


def test_a_deal_of_the_schedule_that_makes_no_sense_is_named() -> None:
    with pytest.raises(InconsistentSheet, match=r"Deal 2 of the schedule: 2 players need 53 cards"):
        replace(SHEET, schedule=(ScheduledDeal(hand=3), ScheduledDeal(hand=26)))


def test_wild_ranks_of_a_schedule_need_wild_cards() -> None:
    with pytest.raises(RulesError, match="add wilds"):
        replace(SHEET, wilds=None, offers=())


def test_points_of_wild_ranks_are_about_a_schedule() -> None:
    plain = replace(
        SHEET, schedule=(), offers=(), match=replace(SHEET.match, games=1), wilds=Wilds(jokers=False, rank=3)
    )
    with pytest.raises(RulesError, match=r"values\.ranks"):
        replace(plain, values=CardValues(wild=20))
    assert replace(plain, values=CardValues(ranks=((3, 20),))).values.of(parse("3H")[0]) == 20
