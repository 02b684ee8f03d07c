"""What must be laid when time is up is laid with as little of the hand as possible."""

from __future__ import annotations

import pytest

from rummykit import games, hands
from rummykit.cards import parse, parse_face
from rummykit.play.actions import Action, Draw, LayOff, Meld, Open, Swap, Timeout
from rummykit.play.deal import Deal
from rummykit.play.events import Discarded, Event, LaidOff, Melded
from rummykit.play.melds import card_melds, is_wild
from rummykit.play.view import TableMeld
from tests.properties.walk import moments


def laid_by_the_clock(game: str, hand: str, *actions: Action, table: str, pile: str = "2S") -> tuple[Deal, list[Event]]:
    """The first seat, whose first meld lies, plays until its time is up."""
    rules = games.get(game)
    melds = card_melds(rules)
    lying = [TableMeld(meld, melds.kind(meld), 0) for meld in map(melds.read, map(parse, table.split("/"))) if meld]
    held, stock = [parse(hand), parse("TS JD QD")], parse("4S 5S 6S")
    opened = [rules.opening is not None, False]
    deal = Deal.position(rules, hands_held=held, table=lying, stock=stock, pile=parse(pile), turn=0, opened=opened)
    for action in actions:
        deal.play(action)
    return deal, [event for event in deal.play(Timeout()) if isinstance(event, Melded | LaidOff)]


def test_a_freed_joker_is_laid_off_by_the_clock_rather_than_melded_with_cards_of_the_hand() -> None:
    swap, table = Swap(0, parse_face("9C")), "9H 9D JK=9C/4C 5C 6C"
    deal, laid = laid_by_the_clock("german_rummy", "9C 7H 8H KC 2D 3H", Draw("stock"), swap, table=table)
    assert [type(event) for event in laid] == [LaidOff]
    assert hands.holds(deal._state.hands[0], parse("7H 8H"))


def test_the_card_taken_down_to_is_laid_off_by_the_clock_where_that_takes_no_other() -> None:
    draw = Draw("discard", parse_face("9C"))
    deal, laid = laid_by_the_clock("rummy_500", "9H 9D KC 2D", draw, table="6C 7C 8C", pile="9C 3H")
    assert [type(event) for event in laid] == [LaidOff]
    assert hands.holds(deal._state.hands[0], parse("9H 9D"))


def test_the_clock_takes_the_fewest_and_cheapest_cards_of_the_hand() -> None:
    draw = Draw("discard", parse_face("9C"))
    _, laid = laid_by_the_clock("rummy_500", "9H 9D 7C 8C KS", draw, table="2H 3H 4H", pile="9C 3S")
    assert [event.cards for event in laid if isinstance(event, Melded)] == [parse("7C 8C 9C")]


OWING = [
    *("caloochi", "german_rummy", "scala_40", "kalooki_40", "remi_51", "conquian", "rummy_500"),
    *("thai_dummy", "okey_101", "shanghai_rummy"),
]


@pytest.mark.parametrize("game", OWING)
def test_whatever_is_owed_takes_no_more_of_the_hand_than_the_cheapest_way(game: str) -> None:
    for seed in range(3):
        for deal in moments(game, seed):
            if deal.result is None and deal._state.must_play is not None and deal.phase == "play":
                check_cheapest(deal)


def check_cheapest(deal: Deal) -> None:
    seat = deal.turn
    left = []
    for action in deal.legal_actions():
        if isinstance(action, Meld | Open | LayOff):
            tried = deal.clone()
            tried.play(action)
            if tried._state.must_play is None:
                left.append(hands.size(tried._state.hands[seat]))
    if not left or any(is_wild(deal.rules, face, deal._state.wild) for face in hands.faces(deal._state.hands[seat])):
        return
    late = deal.clone()
    events = late.play(Timeout())
    thrown = sum(isinstance(event, Discarded) for event in events)
    if thrown and hands.size(late._state.hands[seat]) + thrown == hands.size(deal._state.hands[seat]):
        return  # a faced card of the stock is let pass
    assert hands.size(late._state.hands[seat]) + thrown == max(left)
