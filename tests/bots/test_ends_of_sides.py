"""Deals of sides with second hands come to an end: figures over seeds, of bots against one another."""

from __future__ import annotations

from collections import Counter
from random import Random

from rummykit import bots, games
from rummykit.cards import parse
from rummykit.play.actions import Discard, Draw, TakePile
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld
from rummykit.rules import Rules

HAND_AND_FOOT = games.get("hand_and_foot")
DEALS = 8


def ended(rules: Rules, level: bots.Level, seed: int) -> str:
    """How a deal among bots of a level ends."""
    result = bots.play(rules, rules.players[1], seed, level).result
    assert result is not None
    return result.kind


def test_greedy_players_of_hand_and_foot_go_out_in_most_deals() -> None:
    """Of the first 60 seeds 54 ended so; 45 when everybody took every large pile."""
    kinds = Counter(ended(HAND_AND_FOOT, "greedy", seed) for seed in range(DEALS))
    assert kinds.total() == DEALS
    assert kinds["went_out"] >= 0.75 * DEALS


def test_a_card_that_nobody_can_meld_is_thrown_before_one_of_a_pair() -> None:
    """Black threes block the pile, and no side can lay them."""
    deal = Deal.position(
        HAND_AND_FOOT,
        hands_held=[parse("9S 9H 3S"), *[parse("4S 5H 6D 7C")] * 3],
        stock=parse("8S 8H 8D"),
        pile=parse("TS JS QS KS TH JH QH"),
        opened=[True] * 4,
        step=3,
    )
    assert bots.choose("greedy", HAND_AND_FOOT, deal.view(0), Random(1)) == Discard(parse("3S")[0])


def test_who_may_go_out_leaves_the_pile_and_who_may_not_takes_it() -> None:
    """A natural and a mixed book lie there, and no second hand is left; or the natural one is missing."""
    natural, mixed, taken = parse("5S 5H 5D 5C 5S 5H 5D"), parse("6S 6H 6D 6C 6S 6H 2D"), parse("7S 7H 7D 7C 7S 7H 2S")
    for books, action in (((natural, mixed), Draw("stock")), ((taken, mixed), TakePile(parse("KS KH")))):
        deal = Deal.position(
            HAND_AND_FOOT,
            hands_held=[parse("KS KH 9S"), *[parse("4S 5H 6D 7C")] * 3],
            table=[TableMeld(cards, "group", 0) for cards in books],
            stock=parse("8S 8H 8D") * 10,
            pile=parse("TS JS QS TH JH QH KD"),
            opened=[True] * 4,
            second_hands=[()] * 4,
        )
        assert bots.choose("greedy", HAND_AND_FOOT, deal.view(0), Random(1)) == action
