"""Refusals of going out in games with second hands, by their codes, as in `test_refusals`."""

from __future__ import annotations

from rummykit import hands
from rummykit.cards import parse
from rummykit.play.actions import Discard, Draw, Meld
from tests.engine.test_second_hands import CLEAN, position
from tests.rules.refusing import refused

BOOKS = ("7S 7H 7D 7C 7S 7H 7D", "9S 9H 9D 9C 9S 2H JK")
KINGS = Meld(parse("KS KH KD"))


def test_refusal_last_discard_wild() -> None:
    deal = position("burraco", "KS KH 2D", table=(CLEAN,))
    deal.play(Draw("stock"))
    refused("last_discard_wild", deal, KINGS)


def test_refusal_bonus_card_discarded() -> None:
    deal = position("hand_and_foot", "KS", stock="KH KD 6C")
    deal.play(Draw("stock"))
    deal.edit(hands=[hands.of(parse("KS 3H")), *deal._state.hands[1:]])
    refused("bonus_card_discarded", deal, Discard(parse("3H")[0]))


def test_refusal_ask_partner_first() -> None:
    deal = position("hand_and_foot", "KS", table=BOOKS, stock="KH KD 6C")
    deal.play(Draw("stock"))
    refused("ask_partner_first", deal, KINGS)


def test_refusal_must_keep_cards_without_books() -> None:
    deal = position("hand_and_foot", "KS", table=BOOKS[:1], stock="KH KD 6C")
    deal.play(Draw("stock"))
    deal.edit(answer=True)
    refused("must_keep_cards_without_books", deal, KINGS)
