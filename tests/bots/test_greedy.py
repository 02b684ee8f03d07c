"""What the greedy bot does at a table of cards, in positions where it went wrong or might."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from rummykit.bots import Level, choose
from rummykit.cards import parse
from rummykit.play.actions import Draw
from rummykit.play.notation import read_action

ENOUGH = 1500
"""Actions of a deal between two bots; no deal of the tournaments took half as many."""


def to_draw(game: str, held: str, upcard: str) -> Deal:
    """A turn about to begin with a draw; both have opened."""
    return Deal.position(
        games.get(game),
        hands_held=[parse(held), parse("2S 9D")],
        opened=[True, True],
        stock=parse("KH KD QC QS"),
        pile=parse(upcard),
    )


def test_an_upcard_whose_meld_could_not_be_laid_is_left() -> None:
    """One card must be left to discard, so the third five would only change places with another."""
    deal = to_draw("german_rummy", "5S 5H", "5C")
    assert choose("greedy", deal.rules, deal.view(0), Random(0)) == Draw("stock")


def test_an_upcard_that_makes_a_meld_is_taken() -> None:
    deal = to_draw("german_rummy", "5S 5H 9C", "5C")
    assert choose("greedy", deal.rules, deal.view(0), Random(0)) == Draw("discard")


def test_an_upcard_that_goes_out_is_taken() -> None:
    deal = to_draw("standard_rummy", "5S 5H", "5C")
    assert choose("greedy", deal.rules, deal.view(0), Random(0)) == Draw("discard")
    deal.play(Draw("discard"))
    deal.play(choose("greedy", deal.rules, deal.view(0), Random(0)))
    assert deal.result is not None
    assert deal.result.winner == 0


def test_jokers_go_where_they_save_most() -> None:
    """The joker makes a meld of the kings, not of the threes."""
    deal = to_draw("german_rummy", "KS KH 3S 3H JK 9C", "2D")
    deal.play(Draw("stock"))
    assert choose("greedy", deal.rules, deal.view(0), Random(0)) == read_action("meld KS KH JK")


@pytest.mark.parametrize("levels", [("steady", "greedy"), ("greedy", "greedy")], ids="-".join)
@pytest.mark.parametrize("game", games.SHEETS)
def test_deals_between_bots_end(game: str, levels: tuple[Level, Level]) -> None:
    """Nobody takes for ever what the other throws away."""
    rules = games.get(game)
    for number in (*range(3 if rules.rearranges else 12), 1047):
        players = rules.players[0]
        deal = Deal(rules, players, f"0 {number}", scheduled=number)
        chances = [Random(f"0 {number} {seat}") for seat in range(players)]
        for _ in range(ENOUGH):
            if deal.result is not None:
                break
            deal.play(choose(levels[deal.turn % 2], rules, deal.view(deal.turn), chances[deal.turn]))
        assert deal.result is not None, number
