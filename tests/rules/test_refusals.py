"""Every refusal by its code, here those of a turn and of drawing; test_refusals_of_*.py have the others.

A test provokes a refusal and looks at its code, its rule and its sentence.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from rummykit import games, rules
from rummykit.cards import parse
from rummykit.play.actions import Discard, Draw, Knock, LayOff, Meld, Open, Pass, Rearrange, Timeout
from rummykit.play.deal import Deal
from rummykit.referee import ask
from rummykit.rules import REFUSALS
from tests.rules.refusing import FROM_PILE, FROM_STOCK, cards, one, refused, rules_with
from tests.rules.tables import position

STANDARD = games.get("standard_rummy")


def test_refusal_deal_over() -> None:
    deal = cards(STANDARD, "4H", FROM_STOCK, Discard(one("4H")), Draw("stock"), Discard(one("TS")), stock="2C 3C 5C 6C")
    deal._state.end("went_out", 0)
    refused("deal_over", deal, FROM_STOCK)


def test_refusal_not_an_action_here() -> None:
    refused("not_an_action_here", cards(STANDARD, "4H 5H"), Knock())
    refused("not_an_action_here", cards(STANDARD, "4H 5H"), Rearrange(()))
    refused("not_an_action_here", position("rummikub", "", "r1 r2 r3"), FROM_STOCK)


def test_refusal_turn_over() -> None:
    said(
        "turn_over",
        hand="4H KC QD",
        stock="2C",
        actions=[["draw", "stock"], ["discard", "KC"], ["discard", "QD"]],
    )


def test_refusal_turn_not_over() -> None:
    said("turn_not_over", hand="4H KC", stock="2C", actions=[["draw", "stock"]])
    said("turn_not_over", hand="4H KC", stock="2C", actions=[])


def said(code: str, *, hand: str, stock: str, actions: list[Any]) -> None:
    """The referee refuses a whole turn."""
    turn_asked = {
        "player": 0,
        "hand": hand.split(),
        "table": [],
        "discard_pile": [],
        "stock": stock.split(),
        "actions": actions,
    }
    answer = ask({"id": 1, "game": "standard_rummy", "ask": "turn", "input": turn_asked})
    assert answer == {
        "id": 1,
        "legal": False,
        "reason": {"code": code, "text": REFUSALS[code].text, "rule": f"standard_rummy/{REFUSALS[code].rule}"},
    }


def test_refusal_must_draw_first() -> None:
    refused("must_draw_first", cards(STANDARD, "4H 5H 6H KC"), Meld(parse("4H 5H 6H")))
    refused("must_draw_first", cards(STANDARD, "4H KC"), Discard(one("KC")))


def test_refusal_already_drawn() -> None:
    refused("already_drawn", cards(STANDARD, "4H KC", FROM_STOCK), FROM_STOCK)
    refused("already_drawn", cards(STANDARD, "4H KC", FROM_PILE), FROM_STOCK)


def test_refusal_no_draw_on_first_turn() -> None:
    refused("no_draw_on_first_turn", Deal(games.get("nowrang"), 2, seed=1), FROM_STOCK)
    refused("no_draw_on_first_turn", Deal(games.get("phom"), 3, seed=1), FROM_STOCK)


def test_refusal_only_top_discard() -> None:
    refused("only_top_discard", cards(STANDARD, "4H KC", pile="3C 9C"), Draw("discard", one("3C")))


def test_refusal_only_top_of_stock() -> None:
    refused("only_top_of_stock", cards(STANDARD, "4H KC"), Draw("stock", one("2C")))


def test_refusal_no_lay_offs() -> None:
    sheet = rules_with(STANDARD, rules.Play(lay_off="none"))
    deal = cards(sheet, "7C KC", FROM_STOCK, table="7S 7D 7H")
    refused("no_lay_offs", deal, LayOff(0, parse("7C")))


def test_refusal_discard_pile_empty() -> None:
    refused("discard_pile_empty", cards(STANDARD, "4H KC", pile=""), FROM_PILE)


def test_refusal_stock_is_empty() -> None:
    refused("stock_is_empty", cards("block_rummy", "4H KC", stock=""), FROM_STOCK)
    refused("stock_is_empty", cards(STANDARD, "4H KC", stock="", pile=""), FROM_STOCK)


def test_refusal_upcard_refused_only_when_blocked() -> None:
    refused("upcard_refused_only_when_blocked", cards("block_rummy", "4H KC"), Pass())


def test_refusal_not_in_hand() -> None:
    deal = cards(STANDARD, "4H 5H KC", FROM_STOCK, table="7S 7D 7H")
    refused("not_in_hand", deal, Discard(one("QD")))
    refused("not_in_hand", deal, Meld(parse("4H 5H 6H")))
    refused("not_in_hand", deal, Meld(parse("4H 4H 4H")))
    refused("not_in_hand", deal, LayOff(0, parse("7C")))


def test_refusal_no_such_meld() -> None:
    deal = cards(STANDARD, "7C KC", FROM_STOCK, table="7S 7D 7H")
    refused("no_such_meld", deal, LayOff(1, parse("7C")))
    refused("no_such_meld", deal, LayOff(-1, parse("7C")))


def test_refusal_cannot_discard_taken_upcard() -> None:
    refused("cannot_discard_taken_upcard", cards(STANDARD, "4H KC", FROM_PILE), Discard(one("9C")))


def test_refusal_would_leave_taken_upcard() -> None:
    deal = cards(STANDARD, "4H 5H 6H", FROM_PILE)
    refused("would_leave_taken_upcard", deal, Meld(parse("4H 5H 6H")))
    deal = cards(STANDARD, "4H 5H 6H", FROM_PILE, pile="7H")
    deal.play(Meld(parse("4H 5H 6H")))
    assert list(deal.legal_actions()) == [LayOff(0, parse("7H"))]
    deal.play(Timeout())
    assert deal.result is not None
    assert deal.result.kind == "went_out"


def test_refusal_does_not_extend() -> None:
    deal = cards(STANDARD, "8C KC", FROM_STOCK, table="7S 7D 7H")
    refused("does_not_extend", deal, LayOff(0, parse("8C")))


# --- drawing in other games


def test_refusal_must_draw_second_card() -> None:
    deal = cards("boathouse_rum", "4H KC", FROM_PILE, pile="3C 9C")
    refused("must_draw_second_card", deal, Discard(one("KC")))


def test_refusal_not_at_that_depth() -> None:
    for game in ("slowdown_rummy", "rummy_500"):
        for draw in (Draw("discard", one("3C"), 0), Draw("discard", one("3C"), 2), Draw("discard", None, -1)):
            refused("not_at_that_depth", cards(game, "4C 5C KC", pile="3C 9C"), draw)


def test_refusal_not_in_discards() -> None:
    refused("not_in_discards", cards("slowdown_rummy", "4H KC", pile="3C 9C"), Draw("discard", one("JS")))


def test_refusal_upcard_only_for_first_meld() -> None:
    refused("upcard_only_for_first_meld", cards("caloochi", "9H 9D 4S 4D"), FROM_PILE)


def test_refusal_wild_upcard_refused() -> None:
    refused("wild_upcard_refused", cards("indian_rummy_points", "4H KC", wild=9), FROM_PILE)


def test_refusal_upcard_only_into_meld() -> None:
    refused("upcard_only_into_meld", cards("phom", "4H KC 8D", turn=0), FROM_PILE)


def test_refusal_taken_card_must_stay_in_a_meld() -> None:
    deal = cards("phom", "5S 6S 7S KC", phase="play")
    deal._state.kept[0] = parse("7S")
    refused("taken_card_must_stay_in_a_meld", deal, Discard(one("7S")))
    refused("taken_card_must_stay_in_a_meld", deal, Discard(one("6S")))


def test_refusal_discard_must_be_used() -> None:
    deal = cards("rummy_500", "5S 5D KC 2D", pile="3C 5C QD 8H", turn=0)
    refused("discard_must_be_used", deal, Draw("discard", one("QD")))
    refused("discard_must_be_used", deal, FROM_PILE)
    refused("not_in_discards", deal, Draw("discard", one("5D")))
    deal.play(Draw("discard", one("5C")))
    refused("must_play_first", deal, Discard(one("KC")))


def test_refusals_of_a_first_meld_with_a_taken_card() -> None:
    deal = cards("thai_dummy", "8D 7D KC 3S KH KD", pile="9D 4C TD", turn=0)
    refused("discard_must_be_used", deal, Draw("discard", one("TD")))
    deal.play(Draw("discard", one("9D")))
    refused("must_play_first", deal, Open((parse("KC KH KD"),)))
    refused("must_play_first", deal, Discard(one("KC")))


def test_refusal_taken_meld_needs_hand_card() -> None:
    deal = cards("thai_dummy", "8D KC 3S 7H", pile="9D TD JD", turn=0)
    deal.play(Draw("discard", one("9D")))
    refused("taken_meld_needs_hand_card", deal, Open((parse("9D TD JD"),)))


def test_refusal_opening_needs_taken_card() -> None:
    deal = cards("thai_dummy", "5S 5H 5D KC 3S", Draw("stock"), turn=0)
    refused("opening_needs_taken_card", deal, Open((parse("5S 5H 5D"),)))


def test_refusal_must_go_out_now() -> None:
    deal = cards("thai_dummy", "5S 5H 5D 6S 6H 6D KC", Draw("stock"), table="2C 3C 4C", stock="5C 9C", turn=0)
    deal.play(Open((parse("5S 5H 5D"),)))
    refused("must_go_out_now", deal, Discard(one("KC")))


def test_refusal_knock_with_last_card() -> None:
    asked = {
        "player": 0,
        "players": 2,
        "hand": ["KC", "3S"],
        "table": [],
        "discard_pile": ["9C"],
        "stock": ["6H"],
        "actions": [["draw", "stock"], ["knock", "KC"]],
    }
    said = ask({"id": 1, "game": "thai_dummy", "ask": "turn", "input": asked})
    assert said["reason"]["code"] == "knock_with_last_card"


def test_every_refusal_has_its_test() -> None:
    files = Path(__file__).parent.glob("test_refusals*.py")
    names = {name for file in files for name in vars(import_module(f"tests.rules.{file.stem}"))}
    tested = {name.removeprefix("test_refusal_") for name in names if name.startswith("test_refusal_")}
    assert tested == set(REFUSALS), "refusals without a test, or tests of codes that there are not"
