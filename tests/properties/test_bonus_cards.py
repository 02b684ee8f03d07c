"""Cards that are laid out for a bonus never stay in a hand, whichever way they came to it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rummykit import Deal, Rules, games, hands
from rummykit.cards import parse
from rummykit.play.actions import Discard, Draw, LayOff, Meld
from rummykit.play.events import BonusLaidOut, PickedUp
from rummykit.play.steps.side_rules import SideRules
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction
from rummykit.words import LANGUAGES, rule_page
from rummykit.words.page import section_of
from tests.examples import seeds
from tests.properties.playing import assert_conserved
from tests.properties.walk import Way, walk

WITH_BONUS = [game for game, sheet in games.SHEETS.items() if sheet.bonus_cards is not None]
RED = parse("3H 3D")
BLACK = parse("3S")[0]


def assert_laid_out(deal: Deal) -> None:
    """No hand has a bonus card."""
    side = SideRules(deal.rules)
    for seat in deal.order:
        assert not side.bonus_of(hands.faces(deal._state.hands[seat])), f"seat {seat} holds a bonus card"


@pytest.mark.parametrize("way", ["eager", "greedy", "steady"])
@pytest.mark.parametrize("game", WITH_BONUS)
def test_no_hand_holds_a_bonus_card(game: str, way: Way) -> None:
    for seed in seeds(2):
        for deal in walk(game, seed, way).moments():
            assert_laid_out(deal)
        assert_conserved(deal)


def in_flight(second: str, stock: str) -> Deal:
    """Seat 0 has drawn and melds its last card on its side's kings; its second hand has these cards."""
    rules = games.get("hand_and_foot")
    deal = Deal.position(
        rules,
        hands_held=[parse("KS 4C"), parse("8S 8C"), parse("TS TC"), parse("JS JC")],
        table=[TableMeld(parse("KS KH KD"), "group", 2), TableMeld(parse("4S 4H 4D"), "group", 2)],
        stock=parse(stock),
        pile=parse("9S"),
        opened=[True] * 4,
        step=2,
    )
    deal.edit(second_hands=[parse(second), (), (), ()], picked_up=[False] * 4, bonus=[()] * 4)
    return deal


def test_a_second_hand_picked_up_in_flight_lays_its_bonus_cards_out() -> None:
    deal = in_flight("3H 5C 3S", "3D 6D 7C 8C")
    deal.play(LayOff(0, parse("KS")))
    events = deal.play(LayOff(1, parse("4C")))
    assert events[1:] == (
        PickedUp(0, 3, parse("3H 5C 3S")),
        BonusLaidOut(0, parse("3H"), 1, parse("3D")),
        BonusLaidOut(0, parse("3D"), 1, parse("6D")),
    )
    assert hands.faces(deal._state.hands[0]) == tuple(sorted(parse("3S 5C 6D")))
    deal.play(Discard(BLACK))
    assert_laid_out(deal)


def test_a_second_hand_picked_up_with_the_discard_lays_its_bonus_cards_out() -> None:
    deal = in_flight("3H 5C 3S", "6D 7C 8C")
    deal.play(LayOff(0, parse("KS")))
    assert BonusLaidOut(0, parse("3H"), 1, parse("6D")) in deal.play(Discard(parse("4C")[0]))
    assert (deal.turn, deal._state.bonus[0]) == (1, parse("3H"))


@pytest.mark.parametrize(("second", "stock"), [("3H 3D", ""), ("3H 5C", ""), ("3H 5C 6C", "3D")])
def test_a_second_hand_without_a_card_for_its_bonus_card_ends_the_deal_with_the_turn(second: str, stock: str) -> None:
    deal = in_flight(second, stock)
    deal.play(LayOff(0, parse("KS")))
    deal.play(LayOff(1, parse("4C")))
    assert not any(isinstance(action, Discard) for action in deal.legal_actions())
    deal.play("pass")
    assert deal.result is not None
    assert (deal.result.kind, deal.result.winner) == ("blocked", None)


@pytest.mark.parametrize(("game", "stock", "discards"), [
    ("canasta", "3H 5D", True),
    ("canasta", "5D 3H", False),
    ("canasta", "3D 3H", False),
    ("hand_and_foot", "3H 5D", True),
    ("hand_and_foot", "5D 3H", False),
])  # fmt: skip
def test_nothing_is_discarded_only_where_the_last_card_of_the_stock_is_a_bonus_card(
    game: str, stock: str, discards: bool
) -> None:
    """Two cards are drawn one after the other, and the second one replaces the first."""
    rules = games.get(game)
    held = [parse("9S TC QD"), *[parse("4S 5H 6D 7C")] * (rules.players[0] - 1)]
    deal = Deal.position(rules, hands_held=held, stock=parse(stock), pile=parse("JS"), totals=[0] * len(held))
    deal.edit(bonus=[()] * len(held))
    deal.play(Draw("stock"))
    assert deal._state.no_discard is not discards
    assert deal.can(Discard(parse("9S")[0])) is discards


def with_bonus_in_a_pile_that_is_taken_whole() -> Rules:
    """Burraco with red threes that are laid out."""
    bonus = games.get("canasta").bonus_cards
    assert bonus is not None
    return replace(games.get("burraco"), bonus_cards=replace(bonus, of_three_packs=()))


def test_bonus_cards_of_a_pile_that_is_taken_whole_are_laid_out_and_not_replaced() -> None:
    rules = with_bonus_in_a_pile_that_is_taken_whole()
    held = [parse("9S TC"), *[parse("4S 5H")] * 3]
    deal = Deal.position(rules, hands_held=held, stock=parse("8C 8D 8H 8S"), pile=parse("3H JS 3D"))
    deal.edit(bonus=[()] * 4)
    assert BonusLaidOut(0, parse("3H 3D"), 0, ()) in deal.play(Draw("discard"))
    assert hands.faces(deal._state.hands[0]) == tuple(sorted(parse("9S TC JS")))


@pytest.mark.parametrize("game", WITH_BONUS)
def test_a_bonus_card_discarded(game: str) -> None:
    deal = Deal(games.get(game), 4, 1, starter=0)
    deal.play(Draw("stock"))
    deal.edit(hands=[hands.of(parse("3H 9S 9C")), *deal._state.hands[1:]])
    assert all(action.card != RED[0] for action in deal.legal_actions() if isinstance(action, Discard))
    with pytest.raises(IllegalAction) as refusal:
        deal.play(Discard(RED[0]))
    assert refusal.value.code == "bonus_card_discarded"
    assert not deal.can(Meld(parse("3H 3D 3H")))
    if game == "hand_and_foot":
        penalty = Deal(games.get(game, red_three="penalty"), 4, 1, starter=0)
        penalty.play(Draw("stock"))
        penalty.edit(hands=[hands.of(parse("3H 9S 9C")), *penalty._state.hands[1:]])
        penalty.play(Discard(RED[0]))


@pytest.mark.parametrize("red_three", ["bonus", "penalty"])
@pytest.mark.parametrize("hand_size", [11, 13])
def test_the_first_upcard_of_hand_and_foot_is_neither_wild_nor_a_red_three(red_three: str, hand_size: int) -> None:
    rules = games.get("hand_and_foot", red_three=red_three, hand_size=hand_size)
    gone_back = set()
    for seed in range(200):
        deal = Deal(rules, 4, seed)
        assert len(deal._state.pile) == 1
        assert deal._state.pile[0] not in (*RED, *parse("JK 2S 2H 2D 2C")), seed
        gone_back.add(deal._state.stock[0])
        assert_conserved(deal)
    assert gone_back & {*parse("JK")}
    assert gone_back & {*parse("2S 2H 2D 2C")}
    assert gone_back & {*RED}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_page_says_which_cards_turned_up_go_back(tag: str) -> None:
    told = [
        section_of(rule_page(games.get("hand_and_foot", red_three=red), tag), "hand_and_foot/turn.take_pile").paragraphs
        for red in ("bonus", "penalty")
    ]
    assert [len([line for line in lines if "3♥" in line and "3♦" in line]) for lines in told] == [0, 1]
