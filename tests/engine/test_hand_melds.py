"""A meld of the hand before a faced card is let pass, by a house rule."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rummykit import bots, games
from rummykit.cards import Faces, parse, parse_face
from rummykit.play.actions import Discard, Draw, Force, LayOff, Meld
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, RulesError

RULES = games.get("conquian", hand_melds=True)
OWN = TableMeld(parse("4H 5H 6H"), "run", 0)
MELD = Meld(parse("2S 2D 2C"))


def turned(hand: str, card: str, rules: str = "yes", table: tuple[TableMeld, ...] = (OWN,)) -> Deal:
    """Seat 0 has turned a card up."""
    deal = Deal.position(
        RULES if rules == "yes" else games.get("conquian"),
        hands_held=[parse(hand), parse("KS QC")],
        table=table,
        stock=parse(f"{card} KD JD"),
    )
    deal.play(Draw("stock"))
    return deal


def test_without_the_house_rule_nothing_is_laid_without_the_faced_card() -> None:
    deal = turned("2S 2D 2C 7H", "KH", rules="no")
    with pytest.raises(IllegalAction):
        deal.play(MELD)
    assert list(deal.legal_actions()) == [Discard(parse_face("KH"))]


@pytest.mark.parametrize("action", [MELD, LayOff(0, parse("7H"))])
def test_a_meld_or_a_card_of_the_hand_is_laid_before_the_faced_card_is_let_pass(action: Meld | LayOff) -> None:
    deal = turned("2S 2D 2C 7H", "KH")
    assert action in list(deal.legal_actions())
    deal.play(action)
    assert deal._state.must_play == parse_face("KH")
    assert Discard(parse_face("KH")) in list(deal.legal_actions())
    deal.play(Discard(parse_face("KH")))
    assert (deal.turn, deal._state.pile[-1]) == (1, parse_face("KH"))


def test_a_card_of_the_pile_is_still_taken_only_to_be_laid() -> None:
    deal = Deal.position(
        RULES, hands_held=[parse("2S 2D 2C KC KD"), parse("KS QC")], table=(OWN,), stock=parse("JD"), pile=parse("KH")
    )
    deal.play(Draw("discard"))
    assert not deal.can(MELD)
    assert deal.can(Meld(parse("KC KD KH")))


def test_a_meld_of_the_hand_may_make_the_declined_card_one_to_be_forced() -> None:
    deal = turned("4S 5S 6S 3D", "7S", table=())
    deal.play(Meld(parse("4S 5S 6S")))
    deal.play(Discard(parse_face("7S")))
    assert (deal.phase, deal.turn) == ("force", 1)
    deal.play(Force(0))
    assert (deal.turn, deal.phase) == (0, "play")


def test_ten_cards_on_the_table_do_not_win() -> None:
    deal = turned("2S 2D 2C", "KH", table=(OWN, TableMeld(parse("4S 4D 4C"), "group", 0)))
    deal.play(MELD)
    deal.play(Discard(parse_face("KH")))
    assert deal.result is None
    assert deal.turn == 1


@pytest.mark.parametrize("level", ["greedy", "steady", "sharp"])
def test_bots_lay_the_faced_card_and_else_what_they_hold(level: bots.Level) -> None:
    def chosen(deal: Deal) -> Faces:
        action = bots.choose(level, RULES, deal.view(0), Random(1))
        assert isinstance(action, Meld | LayOff)
        return action.cards

    assert parse_face("7H") in chosen(turned("2S 2D 2C 3D", "7H"))
    assert sorted(chosen(turned("2S 2D 2C 3D", "KH"))) == sorted(MELD.cards)


def test_it_is_about_faced_cards() -> None:
    sheet = games.get("standard_rummy")
    turn = tuple(replace(step, hand_melds=True) if hasattr(step, "hand_melds") else step for step in sheet.turn)
    with pytest.raises(RulesError, match="hand_melds means nothing in this game"):
        replace(sheet, turn=turn)
