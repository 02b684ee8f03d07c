"""What the steady bot does that the greedy one does not, each in a position that asks for it."""

from __future__ import annotations

from random import Random

import pytest

from rummykit import Deal, games
from rummykit.bots import choose
from rummykit.bots.outlook import Futures, Pricer, hands_of_others, unseen
from rummykit.cards import parse, parse_face, show
from rummykit.play.actions import Action, Discard, Draw, Knock, LayOff, Meld, Rearrange
from rummykit.play.view import TableMeld
from rummykit.rules.fields import with_fields


def card_table(game: str, own: str, others: str, *melds: str, pile: str = "KC") -> Deal:
    """Seat 0 has drawn and is to play; the melds on the table are those of seat 1."""
    table = [TableMeld(parse(cards), "group" if cards[0] == cards[3] else "run", 1) for cards in melds]
    held = [parse(own), parse(others)]
    lying = [*held[0], *held[1], *(face for meld in table for face in meld.cards), *parse(pile)]
    rules = games.get(game)
    stock = list(rules.pack.faces())
    for face in lying:
        stock.remove(face)
    Random(1).shuffle(stock)
    return Deal.position(
        rules, hands_held=held, table=table, pile=parse(pile), stock=stock, phase="play", opened=[True, bool(melds)]
    )


def done(deal: Deal, level: str = "steady") -> Action:
    """What a bot does."""
    assert level in ("steady", "greedy")
    view = deal.view(deal.turn)
    return choose("steady" if level == "steady" else "greedy", deal.rules, view, Random(0))


def test_sharp_plays_as_steady_where_no_search_knows_the_sheet() -> None:
    rules, chance = games.get("okey_101"), Random(0)
    deal = Deal(rules, 2, 3)
    for _ in range(40):
        if deal.result is not None:
            break
        view = deal.view(deal.turn)
        action = choose("steady", rules, view, Random(1))
        assert choose("sharp", rules, view, Random(1)) == action
        deal.play(action if chance.random() < 0.8 else chance.choice(list(deal.legal_actions())))


# --- knocking


def test_it_knocks_early_when_that_wins_against_what_others_may_hold() -> None:
    deal = card_table("knock_rummy", "4H 5H 6H 9S 9D 9C AC 2D 6C 7S QH", "2S 5D 8H JC KD 3C TS 6D QS 7H")
    assert isinstance(done(deal, "greedy"), Discard)  # 16 points are too many for it
    assert done(deal) == Knock()


def test_a_hand_of_gin_that_is_too_large_to_look_ahead_is_played_greedily() -> None:
    gin = games.get("gin_rummy")
    rules = with_fields(gin, {"deal": with_fields(gin.deal, {"hand": 20})})
    deal = Deal(rules, 2, 1)
    while deal.result is None:
        deal.play(choose("steady", rules, deal.view(deal.turn), Random(0)))
    assert deal.result.winner is not None


def test_it_does_not_knock_with_more_than_others_may_hold() -> None:
    deal = card_table("knock_rummy", "AH 3S 5D 7H 9S JC KD QS TH 8C KS", "2S 5H 8H JD QC 3C TS 6D 4S 7D")
    assert isinstance(done(deal), Discard)


def test_the_longer_others_have_drawn_the_less_they_may_hold() -> None:
    deal = card_table("knock_rummy", "4H 5H 6H 9S 9D 9C AC 2D 6C 7S QH", "2S 5D 8H JC KD 3C TS 6D QS 7H")

    def held(draws: int) -> int:
        deal._state.draws[1] = draws
        view, chance, pricer = deal.view(0), Random(1), Pricer(deal.rules)
        live = unseen(deal.rules, view)
        dealt = [hands_of_others(view, live, chance)[0] for _ in range(200)]
        assert all(seat == 1 and len(cards) - spare == 10 for seat, cards, spare in dealt)
        return sum(pricer.price(cards, spare) for _, cards, spare in dealt)

    assert held(0) > held(3) > held(6) > 0


# --- what is kept


def test_cards_that_cannot_come_are_no_prospects() -> None:
    """The pair of kings waits for two kings that lie open; the lower pair lives."""
    deal = card_table("standard_rummy", "4H 5H 6H 2S 2D KS KD", "3C 3H 9H TS JH 7C", pile="KH 8D KC")
    discard = done(deal)
    assert isinstance(discard, Discard)
    assert show((discard.card,)) in ("KS", "KD")


def test_a_hand_that_waits_for_more_cards_costs_less() -> None:
    rules = games.get("standard_rummy")
    live = [face for face in range(52) if face not in parse("7H 8H 7S KS KD")]
    futures = Futures(rules, live, 3, frozenset(), 8, Random(2))
    assert futures.cost(parse("7H 8H")) < futures.cost(parse("7H 8S"))
    fitting = Futures(rules, live, 3, frozenset(parse("7H")), 8, Random(2))
    assert fitting.cost(parse("7H 8H")) < futures.cost(parse("7H 8H"))


def test_melds_stay_hidden_while_others_could_lay_off_on_them() -> None:
    hand = "4H 5H 6H 9S JD 2C 7S"
    deal = card_table("standard_rummy", hand, "TS QD 8H 8S KD AC")
    assert isinstance(done(deal, "greedy"), Meld)
    assert isinstance(done(deal), Discard)
    assert done(card_table("standard_rummy", hand, "TS QD 8H")) == Meld(parse("4H 5H 6H"))


def test_melds_are_laid_when_that_goes_out() -> None:
    deal = card_table("standard_rummy", "4H 5H 6H 9S", "TS QD 8H 8S KD AC")
    assert done(deal) == Meld(parse("4H 5H 6H"))


def test_loose_cards_are_laid_off_though_melds_stay() -> None:
    deal = card_table("standard_rummy", "4H 5H 6H 9S JD 2C KS", "TS QD 8H 8S AC", "JS JH JC")
    assert done(deal) == LayOff(0, parse("JD"))


# --- the end comes near


@pytest.mark.parametrize(("others", "dumped"), [("5D 9C", True), ("5D 9C 8H KD 2S 7C", False)])
def test_a_joker_is_laid_off_when_somebody_holds_few_cards(others: str, dumped: bool) -> None:
    deal = card_table("german_rummy", "JK 2H 9S KD", others, "4H 5H 6H 7H")
    action = done(deal)
    assert isinstance(action, LayOff if dumped else Discard)
    assert isinstance(done(deal, "greedy"), Discard)


@pytest.mark.parametrize(("others", "dumped"), [("r1 b9", True), ("r1 b9 k5 k8 o2", False)])
def test_the_dearest_tiles_go_down_when_somebody_may_go_out(others: str, dumped: bool) -> None:
    table = [TableMeld(parse("r5 r6 r7"), "run"), TableMeld(parse("k10 b10 o10"), "group")]
    rack = parse("J b2 o13 k1")
    deal = Deal.position(
        games.get("rummikub"), hands_held=[rack, parse(others)], table=table, stock=parse("b1 b3"), opened=[True, True]
    )
    action = done(deal)
    laid = isinstance(action, Rearrange) and parse_face("J") in [face for cards in action.table for face in cards]
    assert laid == dumped


def test_the_pure_sequence_is_kept_for_without_it_every_card_counts() -> None:
    hand = parse("2S KS AH 2H 3H 7H 5D 7D 8D 9D KD 2C 2C 9C")
    deal = Deal.position(
        games.get("indian_rummy_points"), hands_held=[hand, parse("2S 3S")], pile=parse("8D"), phase="play", wild=3
    )
    assert done(deal, "greedy") == Discard(parse_face("AH"))  # ace, two and three would leave it
    assert done(deal) == Discard(parse_face("9C"))


def test_where_cards_count_when_laid_what_others_could_lay_with_the_pile_is_kept() -> None:
    """The three would make a meld of threes with those in the pile; the four, worth more, would not."""
    deal = Deal.position(
        games.get("rummy_500"),
        hands_held=[parse("KS JH 9D 4C 3S"), parse("2C 4D 7S")],
        stock=parse("AH QD"),
        pile=parse("3H 3D TC"),
    )
    deal.play(Draw("stock"))
    assert choose("greedy", deal.rules, deal.view(0), Random(0)) == Discard(parse("3S")[0])
    assert choose("steady", deal.rules, deal.view(0), Random(0)) == Discard(parse("4C")[0])
