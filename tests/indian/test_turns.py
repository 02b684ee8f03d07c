"""A turn of Indian Rummy: drop, miss, draw, declare, discard, leave; and who is left in the end."""

from __future__ import annotations

import pytest

from rummykit import Deal, IllegalAction, games, hands, score
from rummykit.cards import parse
from rummykit.play.actions import Action, Declare, Discard, Draw, Drop, Leave, Timeout
from rummykit.play.events import DealEnded, Discarded, Missed, OutOfDeal, TimeRanOut, WentOut, seen_by
from rummykit.play.notation import read_action
from tests.indian.playing import GROUPS, IDLE, SHOW, declare, table, take


def refusal(deal: Deal, action: Action) -> str:
    with pytest.raises(IllegalAction) as refused:
        deal.check(action)
    return refused.value.code


# --- dropping


def test_a_drop_before_the_first_draw_is_a_first_drop() -> None:
    deal = table(IDLE)
    assert deal.play(Drop()) == (OutOfDeal(0, "first_drop"),)
    assert deal.turn == 1


def test_a_drop_after_an_earlier_draw_is_a_middle_drop() -> None:
    deal = table(IDLE)
    deal._state.draws[0] = 1
    assert deal.play(Drop()) == (OutOfDeal(0, "middle_drop"),)


def test_drop_before_drawing() -> None:
    deal = table(IDLE)
    take(deal, "stock")
    assert refusal(deal, Drop()) == "drop_before_drawing"
    assert Drop() not in list(deal.legal_actions())


def test_who_is_out_is_skipped() -> None:
    deal = table(IDLE)
    deal._state.turn = 1
    deal.play(Drop())
    for turn in (2, 0, 2, 0):
        assert deal.turn == turn
        take(deal, "stock")
        deal.play(next(action for action in deal.legal_actions() if isinstance(action, Discard)))


def test_the_last_one_left_wins_with_nothing() -> None:
    deal = table(IDLE)
    deal.play(Drop())
    ended = deal.play(Leave())[-1]
    assert isinstance(ended, DealEnded)
    assert (ended.result.kind, ended.result.winner) == ("last_left", 2)
    assert score(deal.rules, ended.result).points == (20, 40, 0)


# --- missing turns


def test_a_turn_that_passes_without_a_draw_is_missed_and_changes_nothing_else() -> None:
    deal = table(IDLE)
    before = deal._state.hands[0], list(deal._state.pile), list(deal._state.stock)
    assert deal.play(Timeout()) == (TimeRanOut(0), Missed(0, 1))
    assert (deal._state.hands[0], deal._state.pile, deal._state.stock) == before
    assert deal.turn == 1


def test_the_third_miss_in_a_row_is_a_middle_drop() -> None:
    deal = table(IDLE)
    for times in (1, 2):
        deal._state.turn = 0
        assert deal.play(Timeout()) == (TimeRanOut(0), Missed(0, times))
    deal._state.turn = 0
    assert deal.play(Timeout()) == (TimeRanOut(0), Missed(0, 3), OutOfDeal(0, "missed_turns"))


def test_a_draw_makes_the_misses_start_anew() -> None:
    deal = table(IDLE)
    deal._state.misses[0] = 2
    take(deal, "stock")
    deal.play(Discard(parse("9H")[0]))
    assert deal._state.misses[0] == 0


@pytest.mark.parametrize("source", ["stock", "discard"])
def test_after_the_draw_the_card_drawn_is_discarded_at_zero_and_nothing_is_missed(source: str) -> None:
    deal = table(IDLE)
    held = deal._state.hands[0]
    deal._state.misses[0] = 2
    take(deal, source)
    drawn = parse("AS" if source == "stock" else "5D")[0]
    assert deal.play(Timeout()) == (TimeRanOut(0), Discarded(0, drawn))
    assert deal._state.hands[0] == held
    assert deal._state.misses[0] == 0


# --- drawing


def test_wild_upcard_refused() -> None:
    assert refusal(table(IDLE, pile="2S"), Draw("discard")) == "wild_upcard_refused"
    assert refusal(table(IDLE, pile="JK"), Draw("discard")) == "wild_upcard_refused"
    assert Draw("discard") not in list(table(IDLE, pile="2S").legal_actions())
    assert table(IDLE, pile="3S").can(Draw("discard"))


def test_the_first_open_card_may_be_taken_wild_where_the_house_says_so() -> None:
    deal = table(IDLE, pile="2S", first_open_wild_allowed=True)
    assert deal.can(Draw("discard"))
    deal.play(Drop())
    assert deal.can(Draw("discard"))
    take(deal, "stock")
    deal.play(Discard(parse("2C")[0]))
    assert refusal(deal, Draw("discard")) == "wild_upcard_refused"


def test_the_card_just_taken_from_the_open_deck_is_neither_discarded_nor_put_aside() -> None:
    deal = table(SHOW, pile="5D")
    take(deal, "discard")
    assert refusal(deal, Discard(parse("5D")[0])) == "cannot_discard_taken_upcard"
    assert refusal(deal, declare(GROUPS, "5D")) == "cannot_discard_taken_upcard"


def test_an_empty_closed_deck_is_the_open_deck_shuffled_but_for_its_top() -> None:
    deal = table(IDLE, pile="5D 6D 7D 8D", stock="")
    take(deal, "stock")
    assert deal._state.pile == list(parse("8D"))
    assert deal._state.drawn is not None
    assert sorted([*deal._state.stock, deal._state.drawn]) == sorted(parse("5D 6D 7D"))
    assert refusal(table(IDLE, pile="8D", stock=""), Draw("stock")) == "stock_is_empty"


# --- declaring


def test_a_good_declaration_wins_at_once() -> None:
    deal = table(SHOW)
    take(deal, "stock")
    events = deal.play(declare(GROUPS, "AS"))
    assert events[0] == Discarded(0, parse("AS")[0])
    assert isinstance(events[1], WentOut)
    assert deal.result is not None
    assert (deal.result.kind, deal.result.winner) == ("went_out", 0)
    assert score(deal.rules, deal.result).points[0] == 0


def test_good_declarations_are_listed() -> None:
    deal = table(SHOW)
    take(deal, "stock")
    listed = [action for action in deal.legal_actions() if isinstance(action, Declare)]
    assert [action.card for action in listed] == list(parse("AS"))
    for action in listed:
        assert deal.can(action)


def test_a_wrong_declaration_costs_eighty_and_the_others_play_on() -> None:
    deal = table(SHOW)
    take(deal, "stock")
    wrong = declare(("5H 6H 7H", "9S TS JS", "4C 4D 4S"), "KD")
    assert deal.can(wrong)
    events = deal.play(wrong)
    assert events == (Discarded(0, parse("KD")[0]), OutOfDeal(0, "wrong_declaration", "cards_in_no_group"))
    assert deal._state.pile[-1] == parse("KD")[0]
    assert hands.size(deal._state.hands[0]) == 13
    assert deal.turn == 1
    assert deal.can(Draw("discard"))
    deal.play(Drop())
    assert deal.result is not None
    assert score(deal.rules, deal.result).points == (80, 20, 0)


def test_a_wrong_declaration_with_two_players_ends_the_deal() -> None:
    deal = table(SHOW, IDLE)
    take(deal, "stock")
    deal.play(declare(("5H 6H 7H", "9S TS JS", "4C 4D 4S", "KD KS KC AS"), "KH"))
    assert deal.result is not None
    assert (deal.result.kind, deal.result.winner, deal.result.out) == ("last_left", 1, ("wrong_declaration", None))


def test_only_the_one_who_declared_is_told_what_was_wrong_and_no_card_is_shown() -> None:
    told = OutOfDeal(0, "wrong_declaration", "no_first_life")
    assert seen_by(told, 0) == told
    assert seen_by(told, 1) == seen_by(told, None) == OutOfDeal(0, "wrong_declaration")


def test_cards_that_are_not_held_are_refused_and_cost_nothing() -> None:
    deal = table(SHOW)
    take(deal, "stock")
    assert refusal(deal, declare(("5H 6H 7H", "9S TS JS", "4C 4D 4S", "KD KS KC KH"), "QH")) == "not_in_hand"
    assert refusal(deal, declare(("5H 6H 7H", "5H 6H 7H", "4C 4D 4S", "KD KS KC KH"), "AS")) == "not_in_hand"
    assert refusal(deal, Declare(((999, -4, 60),), 3)) == "not_in_hand"


def test_one_does_not_declare_before_drawing() -> None:
    assert refusal(table(SHOW), declare(GROUPS, "KH")) == "must_draw_first"


def test_a_tried_declaration_is_judged_group_by_group() -> None:
    deal = table("5H 6H 7H 9S 2C JS 4C 4D 4S KD KS KC KH")
    take(deal, "stock")
    judged = deal.judge(declare(("7H 5H 6H", "9S 2C JS", "4C 4D 4S", "KD KS KC KH"), "AS"))
    assert judged.refusal is None
    assert [each.kinds for each in judged.sets] == [("run",), ("run",), ("group",), ("group",)]
    assert [judged.sets[0].stands, judged.sets[1].stands] == [parse("5H 6H 7H"), parse("9S TS JS")]
    assert [judged.sets[0].order, judged.sets[1].order] == [parse("5H 6H 7H"), parse("9S 2C JS")]


def test_a_tried_declaration_is_warned_of_what_is_wrong_with_it() -> None:
    deal = table("5H 6H 7H 9S 9C JS 4C 4D 4S KD KS KC KH")
    take(deal, "stock")
    wrong = declare(("5H 6H 7H", "9S 9C JS", "4C 4D 4S", "KD KS KC KH"), "AS")
    judged = deal.judge(wrong)
    assert deal.can(wrong)
    assert judged.refusal is not None
    assert judged.refusal.code == judged.sets[1].flaw == "mixed"
    assert deal.judge(declare(GROUPS, "QD")).refusal is not None


# --- leaving


def test_leaving_is_a_middle_drop_before_and_after_the_draw() -> None:
    early, late = table(IDLE), table(IDLE)
    assert early.play(Leave()) == (OutOfDeal(0, "left_table"),)
    take(late, "stock")
    assert late.play(Leave()) == (OutOfDeal(0, "left_table"),)
    assert late.turn == 1


def test_no_other_game_knows_how_to_drop() -> None:
    deal = Deal(games.get("standard_rummy"), players=2)
    for action in (Drop(), Leave(), declare(GROUPS, "AS")):
        assert refusal(deal, action) == "not_an_action_here"


@pytest.mark.parametrize(
    "text", ["drop", "leave", "declare 5H 6H 7H / 9S TS JK=JS / 4C 4D 4S finish KD", "declare finish KD"]
)
def test_notation(text: str) -> None:
    action = read_action(text)
    assert read_action(str(action)) == action
