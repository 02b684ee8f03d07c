"""Cards laid off beside those that another player has laid off: not in Dummy, unless a house rule allows it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rummykit import games, hands
from rummykit.cards import parse, parse_face
from rummykit.play.actions import Discard, Draw, LayOff, Meld
from rummykit.play.deal import Deal
from rummykit.play.events import CarelessDiscard
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Play, RulesError

RULES = games.get("thai_dummy")
FREE = games.get("thai_dummy", layoff_on_layoff=True)


def position(
    hand: str, *, free: bool = False, table: Sequence[tuple[str, str]] = (("5H 6H 7H", "5H 6H 7H 8H"),)
) -> Deal:
    """Seat 0, born, has drawn; of each meld what was laid first and what it is by now."""
    lying = [
        TableMeld(parse(now), "run", 1, by=(1,) * len(parse(now)), original=() if free else parse(first))
        for first, now in table
    ]
    deal = Deal.position(
        FREE if free else RULES,
        hands_held=[parse(hand), parse("KS QC JD")],
        table=lying,
        stock=parse("2D 2H 3D"),
        pile=parse("TC"),
        opened=[True, True],
    )
    deal.play(Draw("stock"))
    return deal


def test_no_card_is_laid_beside_one_that_another_player_laid_off() -> None:
    position("9H 4H KD", free=True).check(LayOff(0, parse("9H")))
    deal = position("9H 4H KD")
    with pytest.raises(IllegalAction) as refusal:
        deal.check(LayOff(0, parse("9H")))
    assert refusal.value.code == "not_beside_laid_off"
    assert [action for action in deal.legal_actions() if isinstance(action, LayOff)] == [LayOff(0, parse("4H"))]
    deal.play(LayOff(0, parse("4H")))
    assert deal._state.table[0].original == parse("5H 6H 7H")


def test_two_cards_are_laid_off_together_at_one_end_or_at_both() -> None:
    for cards, after in (("3H 4H", "3H 4H 5H 6H 7H"), ("4H 8H", "4H 5H 6H 7H 8H")):
        deal = position(f"{cards} KD", table=[("5H 6H 7H", "5H 6H 7H")])
        deal.play(LayOff(0, parse(cards)))
        assert deal._state.table[0].cards == parse(after)
    with pytest.raises(IllegalAction) as refusal:
        position("4H 9H KD").check(LayOff(0, parse("4H 9H")))
    assert refusal.value.code == "not_beside_laid_off"


def test_a_player_builds_on_cards_that_the_same_player_laid_off_and_others_do_not() -> None:
    deal = position("4H 3H KD QD", table=[("5H 6H 7H", "5H 6H 7H")])
    deal.play(LayOff(0, parse("4H")))
    assert deal.can(LayOff(0, parse("3H")))
    deal.play(Discard(parse_face("QD")))
    deal.edit(hands=[deal._state.hands[0], hands.of(parse("3H 8H 9H KS"))])
    deal.play(Draw("stock"))
    assert not deal.can(LayOff(0, parse("3H")))
    deal.play(LayOff(0, parse("8H 9H")))
    assert deal.view(0).table[0].by == (0, 1, 1, 1, 1, 1)


def test_a_new_meld_remembers_what_it_was_laid_with() -> None:
    deal = position("9S TS JS QS KS 3D")
    deal.play(Meld(parse("9S TS JS")))
    assert deal._state.table[1].original == parse("9S TS JS")
    deal.play(LayOff(1, parse("QS")))
    assert deal.view(1).table[1].original == parse("9S TS JS")
    assert deal.can(LayOff(1, parse("KS")))


def test_a_discard_is_careless_only_where_it_could_be_laid_off() -> None:
    events = position("9H 4C KD", free=True).play(Discard(parse_face("9H")))
    assert CarelessDiscard(0, "could_be_laid_off") in events
    events = position("9H 4C KD").play(Discard(parse_face("9H")))
    assert CarelessDiscard(0, "could_be_laid_off") not in events


def test_a_dark_knock_counts_on_no_card_beside_one_that_was_laid_off() -> None:
    def unborn(free: bool) -> Deal:
        deal = position("KD KC 9H 2S", free=free)
        deal.edit(
            opened=[False, True],
            hands=[
                *Deal.position(
                    RULES, hands_held=[parse("KD KC KH 9H 2S"), ()], stock=parse("2D"), pile=parse("TC")
                )._state.hands[:1],
                deal._state.hands[1],
            ],
        )
        return deal

    kings = Meld(parse("KH KD KC"))
    assert unborn(True).can(kings)
    assert not unborn(False).can(kings)


def test_a_dark_knock_counts_on_one_card_beside_another_of_the_same_hand() -> None:
    deal = position("KD KC 2S", table=[("5H 6H 7H", "5H 6H 7H")])
    deal.edit(opened=[False, True], hands=[hands.of(parse("KD KC KH 8H 9H 2S")), deal._state.hands[1]])
    assert deal.can(Meld(parse("KH KD KC")))


def test_it_is_for_games_with_a_pile_taken_into_melds() -> None:
    sheet = games.get("standard_rummy")
    turn = tuple(replace(step, extends_lay_offs=False) if isinstance(step, Play) else step for step in sheet.turn)
    with pytest.raises(RulesError, match="extends_lay_offs"):
        replace(sheet, turn=turn)
