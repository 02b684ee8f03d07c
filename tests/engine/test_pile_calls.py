"""Calls of cards deeper in the pile, and of cards of the pile that make a meld: a house rule of 500 Rummy."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import bots, games, hands
from rummykit.bots import Level
from rummykit.cards import parse, parse_face
from rummykit.play.actions import Action, Discard, Draw, LayOff, Meld, Pass
from rummykit.play.deal import Deal
from rummykit.play.events import Called, Drew
from rummykit.play.notation import read_action, write_action
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction

RULES = games.get("rummy_500", call_rummy="from_pile")


def position(hand: str, pile: str, table: str = "", rules: object = RULES, opened: bool = True) -> Deal:
    """Seat 0 of four has drawn; a run on the table is seat 1's."""
    lying = [TableMeld(parse(table), "run", 1, by=(1,) * len(parse(table)))] if table else []
    deal = Deal.position(
        rules,  # type: ignore[arg-type]
        hands_held=[parse(hand), parse("4H 5H 6D"), parse("JS QS 3C"), parse("2D 3D 5D")],
        table=lying,
        stock=parse("AC AD AH 2H"),
        pile=parse(pile),
        opened=[opened] * 4,
    )
    deal.play(Draw("stock"))
    return deal


def drawn(name: str, under: int | None = None) -> Draw:
    return Draw("discard", parse_face(name), under)


def test_a_discard_that_fits_is_called_with_a_turn_and_play_goes_on_after_the_caller() -> None:
    deal = position("TS KD 2C", "QD", "7S 8S 9S")
    deal.play(Discard(parse_face("TS")))
    assert (deal.phase, deal.turn) == ("call", 1)
    assert list(deal.legal_actions()) == [drawn("TS"), Pass()]
    deal.play(Pass())
    events = deal.play(drawn("TS"))
    assert events[:2] == (Called(2, parse_face("TS")), Drew(2, "discard", 1, parse("TS")))
    assert deal._state.must_play == parse_face("TS")
    deal.play(LayOff(0, parse("TS")))
    deal.play(LayOff(0, parse("JS")))
    deal.play(LayOff(0, parse("QS")))
    deal.play(Discard(parse_face("3C")))
    assert deal.result is not None
    assert deal.result.winner == 2


def test_three_cards_of_the_pile_that_make_a_meld_are_called_with_all_above() -> None:
    deal = position("TH KD 2C", "QD 8H 4S 9H")
    deal.play(Discard(parse_face("TH")))
    assert list(deal.legal_actions()) == [drawn("8H"), Pass()]
    deal.play(drawn("8H"))
    assert hands.faces(deal._state.hands[1]) == tuple(sorted(parse("4H 5H 6D 8H 4S 9H TH")))
    with pytest.raises(IllegalAction):
        deal.check(Discard(parse_face("4H")))
    deal.play(Meld(parse("8H 9H TH")))
    deal.play(Discard(parse_face("6D")))
    assert deal.turn == 2
    assert deal._state.pile == list(parse("QD 6D"))


def test_a_deeper_card_that_fits_a_new_meld_is_called() -> None:
    deal = position("TD KD JD QD 2C", "9D 5C")
    deal.play(Meld(parse("TD JD QD")))
    deal.play(Discard(parse_face("2C")))
    assert (deal.phase, deal.turn) == ("call", 1)
    assert list(deal.legal_actions()) == [drawn("9D"), Pass()]


def test_nobody_is_asked_again_when_nothing_has_changed() -> None:
    deal = position("TS KD 2C", "QD", "7S 8S 9S")
    deal.play(Discard(parse_face("TS")))
    for _ in range(3):
        deal.play(Pass())
    assert (deal.phase, deal.turn) == ("draw", 1)
    deal.play(Draw("stock"))
    deal.play(Discard(parse_face("6D")))
    assert (deal.phase, deal.turn) == ("draw", 2)
    assert drawn("TS") in deal.legal_actions()


def test_after_a_call_the_others_may_call_again_and_the_caller_not() -> None:
    deal = position("TS KD 2C", "JS", "7S 8S 9S")
    deal.edit(hands=[deal._state.hands[0], *map(hands.of, map(parse, ("4H QS 6D", "6S KH 3C", "2D 3D 5D")))])
    deal.play(Discard(parse_face("TS")))
    deal.play(drawn("TS"))
    deal.play(LayOff(0, parse("TS")))
    deal.play(Discard(parse_face("QS")))
    assert (deal.phase, deal.turn) == ("call", 2)
    assert list(deal.legal_actions()) == [drawn("JS"), Pass()]


def test_one_owes_no_call_to_a_hand_and_may_not_call_what_fits_nowhere() -> None:
    deal = position("TS KD 2C", "QD 4D", "7S 8S 9S")
    deal.play(Discard(parse_face("TS")))
    for action, code in (
        (drawn("4D"), "pile_call_does_not_fit"),
        (drawn("2S"), "not_in_discards"),
        (Draw("stock"), "call_or_pass"),
        (Discard(parse_face("4H")), "call_or_pass"),
    ):
        with pytest.raises(IllegalAction) as refusal:
            deal.check(action)
        assert refusal.value.code == code


def test_of_two_equal_cards_the_deeper_one_is_named() -> None:
    rules = games.get("rummy_500", call_rummy="from_pile", jokers=2)
    deal = Deal.position(
        rules,
        hands_held=[parse(each) for each in ("TS KD 2C", "4H 5H 6D", "JS QS 3C", "2D 3D 5D", "2H 4C")],
        table=[TableMeld(parse("7S 8S 9S"), "run", 1, by=(1, 1, 1))],
        stock=parse("AC AD"),
        pile=parse("TS 5C"),
    )
    deal.play(Draw("stock"))
    deal.play(Discard(parse_face("TS")))
    assert list(deal.legal_actions()) == [drawn("TS", 2), drawn("TS"), Pass()]
    action = read_action("draw discard TS under 2")
    assert action == drawn("TS", 2)
    assert write_action(action) == "draw discard TS under 2"
    deal.play(action)
    assert deal._state.must_play == parse_face("TS")


def test_who_needs_a_first_meld_that_is_worth_enough_is_not_asked() -> None:
    rules = games.get("rummy_500", call_rummy="from_pile", opening_minimum=30)
    deal = position("TS KD 2C", "QD", "7S 8S 9S", rules)
    deal.edit(opened=[True, False, True, False])
    deal.play(Discard(parse_face("TS")))
    assert (deal.phase, deal.turn) == ("call", 2)
    deal.play(Pass())
    assert (deal.phase, deal.turn) == ("draw", 1)


def test_the_top_card_must_be_laid_even_where_it_may_be_taken_freely() -> None:
    rules = games.get("rummy_500", call_rummy="from_pile", top_card_free=True)
    deal = position("TS KD 2C", "QD", "7S 8S 9S", rules)
    deal.play(Discard(parse_face("TS")))
    deal.play(drawn("TS"))
    assert deal._state.must_play == parse_face("TS")


def test_nobody_calls_the_discard_that_ends_the_deal() -> None:
    deal = position("TS", "QD", "7S 8S 9S")
    deal.edit(hands=[hands.of(parse("TS")), *deal._state.hands[1:]])
    deal.play(Discard(parse_face("TS")))
    assert deal.result is not None


def test_a_greedy_bot_calls_what_gains_and_lets_pass_what_does_not() -> None:
    deal = position("TS KD 2C", "QD", "7S 8S 9S")
    deal.play(Discard(parse_face("TS")))
    assert bots.choose("greedy", RULES, deal.view(1), Random(0)) == drawn("TS")
    deep = position("TS KD 2C", "6S KC KH QD QC JD JC", "7S 8S 9S")
    deep.play(Discard(parse_face("2C")))
    assert deep.phase == "draw"


@pytest.mark.parametrize("bot", ["greedy", "steady"])
def test_whole_deals_end_with_calls_in_them(bot: Level) -> None:
    called = 0
    for number in range(4):
        deal = Deal(RULES, players=3, seed=number.to_bytes(32))
        while deal.result is None:
            action: Action = bots.choose(bot, RULES, deal.view(deal.turn), Random(number))
            called += deal.phase == "call" and isinstance(action, Draw)
            deal.play(action)
    assert called > 0
