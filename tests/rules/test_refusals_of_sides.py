"""Refusals of games in sides: one group for each rank, the pile, and partners who ask."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rummykit import games, rules
from rummykit.cards import parse
from rummykit.hands import of as hand_of
from rummykit.play.actions import Action, AnswerPartner, AskToGoOut, Discard, Draw, LayOff, Meld, Pass, TakePile
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld
from rummykit.referee import Question, judge
from tests.rules.refusing import FROM_STOCK, cards, no_meld, one, refused, sound

CANASTA_BOOK = "KS KH KD KC KS KH KD"


def of_side(hand: str, *actions: Action, table: str = "", **more: Any) -> Deal:
    """A deal of three at Canasta; the groups on the table are seat 0's."""
    opened = [bool(table), False, False]
    return cards("canasta", hand, *actions, table=table, owner=0, opened=opened, totals=[0, 0, 0], **more)


def test_refusal_one_group_per_rank() -> None:
    deal = of_side("5S 5H 5D 4H 6D", FROM_STOCK, table="5S 5D 5C")
    refused("one_group_per_rank", deal, Meld(parse("5S 5H 5D")))


def test_refusal_only_in_going_out() -> None:
    deal = of_side("3S 3C 3S 4H 6D", FROM_STOCK, table=CANASTA_BOOK)
    refused("only_in_going_out", deal, Meld(parse("3S 3C 3S")))
    question = Question(game="canasta", ask="meld", input={"meld": ["3S", "3C", "3S"], "going_out": False})
    fields, refusal, _ = judge(question)
    assert fields == {"valid": False}
    assert refusal is not None
    sound("only_in_going_out", refusal, games.get("canasta"))


def test_refusal_not_beside_laid_off() -> None:
    rules = games.get("thai_dummy")
    meld = TableMeld(parse("5H 6H 7H 8H"), "run", 1, by=(1, 1, 1, 1), original=parse("5H 6H 7H"))
    deal = Deal.position(
        rules,
        hands_held=[parse("9H KD"), parse("QC JD")],
        table=[meld],
        stock=parse("2D 2H"),
        pile=parse("TC"),
        opened=[True, True],
    )
    deal.play(Draw("stock"))
    refused("not_beside_laid_off", deal, LayOff(0, parse("9H")))


def test_refusal_lay_off_own_side() -> None:
    deal = cards("canasta", "5S 4H 6D", FROM_STOCK, table="5S 5D 5C", owner=1, opened=[True, True, False])
    refused("lay_off_own_side", deal, LayOff(0, parse("5S")))


def test_refusal_must_keep_cards() -> None:
    deal = of_side("5S 5H 5D", FROM_STOCK, table="KS KH KD", stock="6C")
    refused("must_keep_cards", deal, Meld(parse("5S 5H 5D")))
    deal = of_side("5S 5H 5D KC", FROM_STOCK, table="KS KH KD KC KS KH", stock="5C")
    deal.play(Meld(parse("5S 5H 5D 5C")))
    refused("must_keep_cards", deal, Discard(one("KC")))


def test_refusal_nothing_to_discard() -> None:
    deal = of_side("5S 6H 7D", FROM_STOCK, table="KS KH KD", stock="3D")
    refused("nothing_to_discard", deal, Discard(one("5S")))


def test_refusal_must_discard() -> None:
    refused("must_discard", of_side("5S 6H 7D", FROM_STOCK), Pass())


def test_refusal_pile_blocked() -> None:
    refused("pile_blocked", of_side("3S 3C 5S", pile="9H 3S"), TakePile(parse("3S 3C")))


def test_refusal_pile_frozen() -> None:
    refused("pile_frozen", of_side("KS 2C 5S", pile="9H KD"), TakePile(parse("KS 2C")))

    refused("pile_frozen", of_side("KS 2C 5S", pile="9H KD"), TakePile(()))
    refused("pile_frozen", of_side("KS 5C 5S", pile="9H KD"), Draw("discard"))


def test_refusal_pile_needs_two() -> None:
    deal = of_side("KS 4C 5S", table="9S 9H 9D", pile="9H KD")
    refused("pile_needs_two", deal, TakePile(()))
    refused("opening_too_low", of_side("4S 4C 5S", pile="9H 4D"), TakePile(()))


def test_refusal_pile_taken_whole() -> None:
    refused("pile_taken_whole", of_side("4H 5D 6C", table="9S 9H 9D", pile="8D 9C"), Draw("discard"))


def test_refusal_discards_are_claimed() -> None:
    refused("discards_are_claimed", cards("seven_bridge", "4H KC", pile="3C 9C"), Draw("discard"))


def test_refusal_discards_not_drawn() -> None:
    sheet = games.get("standard_rummy")
    turn = tuple(replace(step, discard_pile="none") if isinstance(step, rules.Draw) else step for step in sheet.turn)
    closed = replace(sheet, turn=turn)
    refused("discards_not_drawn", cards(closed, "4H KC", pile="3C 9C"), Draw("discard"))


def test_refusal_one_card_against_one() -> None:
    refused("one_card_against_one", of_side("4H", table="9S 9H 9D", pile="9C"), TakePile(()))


def test_refusal_pile_must_be_taken() -> None:
    refused("pile_must_be_taken", of_side("4H 5D", table="9S 9H 9D", pile="9C", stock=""), Pass())


def ask_partner(*actions: Action) -> Deal:
    """A deal of four at Canasta in which the partner may be asked; seat 0 has drawn and can go out."""
    deal = Deal(games.get("canasta", ask_partner=True), 4, 1, starter=0)
    deal.play(FROM_STOCK)
    deal.edit(
        hands=[hand_of(parse("5S 5H 5D 6C")), *deal._state.hands[1:]],
        table=[TableMeld(parse("KS KH KD KC KS KH KD"), "group", 2)],
        opened=[True, False, True, False],
    )
    for action in actions:
        deal.play(action)
    return deal


def test_refusal_no_partner() -> None:
    deal = Deal(games.get("canasta", ask_partner=True), 3, 1, starter=0)
    deal.play(FROM_STOCK)
    refused("no_partner", deal, AskToGoOut())


def test_refusal_asked_already() -> None:
    refused("asked_already", ask_partner(AskToGoOut(), AnswerPartner(True)), AskToGoOut())


def test_refusal_asked_too_late() -> None:
    deal = ask_partner()
    deal.edit(hands=[hand_of(parse("5S")), *deal._state.hands[1:]])
    refused("asked_too_late", deal, AskToGoOut())


def test_refusal_partner_asks() -> None:
    deal = ask_partner(AskToGoOut())
    refused("partner_asks", deal, Discard(one("6C")))


def test_refusal_nothing_to_answer() -> None:
    refused("nothing_to_answer", ask_partner(), AnswerPartner(True))


def test_refusal_partner_said_no() -> None:
    deal = ask_partner(AskToGoOut(), AnswerPartner(False))
    refused("partner_said_no", deal, Meld(parse("5S 5H 5D")))


def test_refusal_partner_said_yes() -> None:
    deal = ask_partner(AskToGoOut(), AnswerPartner(True))
    refused("partner_said_yes", deal, Discard(one("6C")))


def test_refusal_no_way_out() -> None:
    deal = ask_partner()
    deal.edit(hands=[hand_of(parse("5S 5H 8D 6C")), *deal._state.hands[1:]])
    refused("no_way_out", deal, AskToGoOut())


def test_refusal_never_melded() -> None:
    no_meld("never_melded", "canasta", "3H 3D 3H")


def test_refusal_no_wild_cards_here() -> None:
    no_meld("no_wild_cards_here", "canasta", "3S 3C JK")


def test_refusal_too_few_naturals() -> None:
    no_meld("too_few_naturals", "canasta", "5S 2H JK")
