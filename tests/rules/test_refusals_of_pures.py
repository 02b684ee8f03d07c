"""Refusals of declarations where three pure runs are wanted: what is said of the hand that leaves the deal."""

from __future__ import annotations

from rummykit import Deal, games
from rummykit.cards import parse, parse_face
from rummykit.melds.cut_joker import cut_by
from rummykit.play.actions import Declare
from rummykit.play.events import OutOfDeal, WentOut
from rummykit.rules import IllegalAction, Rules
from tests.rules.refusing import sound

SHEET = games.get("indian_rummy_21")
CUT = cut_by(parse_face("5C"))
FILLING = "2S 4S 6S 8S TS QS 2D 4D 6D 8D TD QD 2H 4H 6H 8H TH QH KH 8C JC AS"


def declaring(*groups: str, sheet: Rules = SHEET) -> list[object]:
    """The events of a declaration of these groups, with other cards that make 22 with them."""
    melds = tuple(parse(group) for group in groups)
    hand = [face for meld in melds for face in meld]
    spare = parse(FILLING)[: 22 - len(hand)]
    deal = Deal.position(
        sheet, hands_held=[(*hand, *spare), parse("TS"), parse("JS")], phase="play", wild=CUT, stock=parse("7C")
    )
    deal._state.step = next(at for at, step in enumerate(deal._flow.steps) if Declare in step.takes)
    return list(deal.play(Declare(melds, spare[-1])))


def wrongly(code: str, *groups: str, **params: str | int) -> None:
    assert any(isinstance(event, OutOfDeal) and event.flaw == code for event in declaring(*groups))
    sound(code, IllegalAction(code, SHEET.id, **params), SHEET)


def test_refusal_too_few_pures() -> None:
    groups = ("2H 3H 4H", "7S 8S 9S", "TD JD 5H", "KH KD KC KS", "9C 9D 9H 9S", "7D 7H 7C 5D")
    wrongly("too_few_pures", *groups, count=2, minimum=3)


def test_refusal_too_few_dublees() -> None:
    groups = ("2H 3H 4H", "7S 8S 9S", "TD JD QD", "KH KD KC KS", "9C 9D 9H", "7D 7H 7C", "6H 6H")
    wrongly("too_few_dublees", *groups, count=1, minimum=8)


def test_whatever_else_is_held_eight_dublees_win() -> None:
    dublees = ("2H 2H", "3D 3D", "4S 4S", "6H 6H", "7D 7D", "8C 8C", "9H 9H", "JK JK")
    assert any(isinstance(event, WentOut) and len(event.melds) == 8 for event in declaring(*dublees))


def test_whatever_else_is_held_three_tunnelas_win_and_groups_that_are_none_stay_in_the_hand() -> None:
    events = declaring("2H 2H 2H", "3D 3D 3D", "JK JK JK", "9H TD")
    assert any(isinstance(event, WentOut) and len(event.melds) == 3 for event in events)


def test_whatever_else_is_held_eight_wild_cards_win() -> None:
    assert any(isinstance(event, WentOut) for event in declaring("JK 5H 5D 5S 4C 6C 4C 5C"))


def test_whatever_else_is_held_two_marriages_win_where_the_house_says_so() -> None:
    marriages = ("4C 5C 6C", "6C 4C 5C")
    assert any(isinstance(event, OutOfDeal) for event in declaring(*marriages))
    house = SHEET.with_options(two_marriages=True)
    assert any(isinstance(event, WentOut) for event in declaring(*marriages, sheet=house))
    assert any(isinstance(event, OutOfDeal) for event in declaring("4C 5C 6C", sheet=house))
