"""What the greedy bot does at a table of cards, in positions where it went wrong or might."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from rummykit.bots import Level, choose
from rummykit.cards import parse
from rummykit.play.actions import Discard, Draw
from rummykit.play.melds import card_melds
from rummykit.play.notation import read_action
from rummykit.play.view import TableMeld
from tests.examples import seeds, some_pairs

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


def test_melds_that_cannot_all_stay_are_broken_where_that_costs_least() -> None:
    """Six cards are all melded and one must go; fives are wild."""
    rules = games.get("three_thirteen").for_deal(2)
    deal = Deal.position(
        rules,
        hands_held=[parse("5S 8H 9H AD AC"), parse("KS KH 7D 7C 2S")],
        stock=parse("TH KD QC QS"),
        pile=parse("3C"),
    )
    deal.play(Draw("stock"))
    action = choose("greedy", rules, deal.view(0), Random(0))
    assert isinstance(action, Discard)
    assert action.card in parse("AD AC")


def test_where_cards_count_when_laid_the_cheapest_goes_and_the_dear_ones_wait() -> None:
    deal = Deal.position(
        games.get("rummy_500"),
        hands_held=[parse("KS JH 9D 6C 3S"), parse("2C 4D 7S")],
        stock=parse("AH QD"),
        pile=parse("TC"),
    )
    deal.play(Draw("stock"))
    assert choose("greedy", deal.rules, deal.view(0), Random(0)) == Discard(parse("3S")[0])


@pytest.mark.parametrize("level", ["greedy", "steady"])
def test_where_only_the_deal_counts_a_card_with_a_partner_stays_however_dear(level: Level) -> None:
    deal = Deal.position(
        games.get("conquian"),
        hands_held=[parse("KS QS 2H 5D 5C"), parse("4S 4D 6C")],
        stock=parse("5H 7S"),
        pile=parse("AC"),
    )
    done = []
    while deal.turn == 0:
        done.append(choose(level, deal.rules, deal.view(0), Random(0)))
        deal.play(done[-1])
    assert done == [Draw("stock"), read_action("meld 5H 5D 5C"), Discard(parse("2H")[0])]


@pytest.mark.parametrize(("game", "levels"), some_pairs(2, games.SHEETS, [("steady", "greedy"), ("greedy", "greedy")]))
def test_deals_between_bots_end(game: str, levels: tuple[Level, Level]) -> None:
    """Nobody takes for ever what the other throws away."""
    rules = games.get(game)
    for number in (*seeds(1), 156, 1047):
        players = rules.players[0]
        deal = Deal(rules, players, f"0 {number}", scheduled=number)
        chances = [Random(f"0 {number} {seat}") for seat in range(players)]
        for _ in range(ENOUGH):
            if deal.result is not None:
                break
            deal.play(choose(levels[deal.turn % 2], rules, deal.view(deal.turn), chances[deal.turn]))
        assert deal.result is not None, number


A_JOKER_AT_THE_OTHER_END = [
    ("caloochi", "JK 9S 2C", "JS QS KS"),
    ("german_rummy", "JK 9S 2C", "JS QS KS"),
    ("scala_40", "JK 9S 2C", "JS QS KS"),
    ("remi_51", "JK 9S 2C", "JS QS KS"),
    ("kalooki_40", "JK 9S 2C", "JS QS KS"),
    ("contract_rummy", "JK 3S 9C", "5S 6S 7S 8S"),
    ("liverpool_rummy", "JK 3S 9C", "5S 6S 7S 8S"),
    ("shanghai_rummy", "JK TS 9C", "5S 6S 7S 8S"),
    ("carioca", "JK 3S 9C", "5S 6S 7S 8S"),
    ("caloochi", "2S 6H JK", "4S 5S 6S 7S / 2H 2D 2C / 8S 8H 8D"),
    ("scala_40", "3S 5C JK", "7C 8C 9C TC JC QC KC / 8S 8H 8D 8C"),
    ("scala_40", "2H 3D JK", "7S 7H 7C / TC JC JK=QC KC AC / 3S 4S 5S 6S / 4H 5H 6H"),
    ("kalooki_40", "2D 2C JK", "6S 7S 8S / 9S 9H 9D 9C / 4C 5C 6C / 4H 4D 4C"),
    ("german_rummy", "2H 2D JK", "2S 3S 4S 5S / 9C JK=TC JC QC / JS JH JD / 4H 5H 6H 7H"),
    ("remi_51", "4H 2C JK", "8S 9S TS / 4S 4H 4D 4C / 6H 6D 6C JK=6S / 4C 5C 6C"),
]


@pytest.mark.parametrize("level", ["greedy", "steady", "sharp"])
@pytest.mark.parametrize(("game", "held", "table"), A_JOKER_AT_THE_OTHER_END)
def test_a_joker_is_laid_at_the_end_where_it_lets_the_hand_go_out(
    game: str, held: str, table: str, level: Level
) -> None:
    melds = [parse(cards) for cards in table.split(" / ")]
    kinds = [card_melds(games.get(game)).kind(cards) for cards in melds]
    deal = Deal.position(
        games.get(game),
        hands_held=[parse(held), parse("2D 7C 9C KC 4C 6D")],
        table=[TableMeld(cards, kind, 1) for cards, kind in zip(melds, kinds, strict=True)],
        stock=parse("2C 6C QD KH"),
        pile=parse("KD"),
        opened=[True, True],
        bought=[0, 0],
        scheduled=1,
        phase="play",
    )
    while deal.result is None and deal.turn == 0:
        deal.play(choose(level, deal.rules, deal.view(0), Random(0)))
    assert deal.result is not None
    assert deal.result.winner == 0


def test_a_card_is_not_taken_for_a_meld_of_which_others_lie_on_the_table() -> None:
    """The hand cannot all be laid with the two, for a card must be left to discard."""
    rules = games.get("block_rummy", borrowing="any", must_discard=True)
    table = [TableMeld(parse(meld), "group", 1) for meld in ("AS AH AD AC", "3S 3H 3D 3C", "4S 4H 4D 4C")]
    held = [parse("2H 2C"), parse("9D KD")]
    deal = Deal.position(rules, hands_held=held, table=table, stock=parse("8C 7D"), pile=parse("5H 2S"))
    assert choose("greedy", rules, deal.view(0), Random(0)) == Draw("stock")


@pytest.mark.parametrize("level", ["greedy", "steady"])
@pytest.mark.parametrize("game", ["scala_40", "remi_51", "german_rummy", "kalooki_40"])
def test_a_hand_of_jokers_takes_no_joker_that_it_cannot_lay(game: str, level: Level) -> None:
    """Two such hands would take a joker from each other in every turn, and the deal would not end."""
    rules = games.get(game)
    table = [TableMeld(parse(meld), "group", 1) for meld in ("AS AH AD AC", "7S 7H 7D 7C")]
    deal = Deal.position(
        rules,
        hands_held=[parse("JK"), parse("JK")],
        table=table,
        stock=parse("8C 9D"),
        pile=parse("5H JK"),
        opened=[True, True],
    )
    while deal.view(deal.turn).phase != "draw":
        deal.play(choose(level, rules, deal.view(deal.turn), Random(0)))
    assert choose(level, deal.rules, deal.view(deal.turn), Random(0)) == Draw("stock")
