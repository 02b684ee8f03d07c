"""Every refusal by its code: a test provokes it and looks at its code, its rule and its sentence."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from rummykit import games, rules
from rummykit.cards import card, parse, parse_face
from rummykit.games.machiavelli import RULES as MACHIAVELLI
from rummykit.games.vatikan import RULES as VATIKAN
from rummykit.hands import of as hand_of
from rummykit.melds.flaws import Flaw
from rummykit.melds.shapes import Groups, Runs
from rummykit.play.actions import (
    Action,
    AnswerPartner,
    AskToGoOut,
    Call,
    CallEnd,
    Claim,
    Declare,
    Discard,
    Draw,
    Drop,
    Fight,
    Force,
    GoOut,
    Knock,
    LayOff,
    Meld,
    Open,
    Pass,
    Rearrange,
    ShowDealt,
    ShowMelds,
    Swap,
    TakePile,
    Timeout,
)
from rummykit.play.deal import Deal
from rummykit.play.events import OutOfDeal
from rummykit.play.melds import card_melds, indicated_in
from rummykit.play.view import TableMeld
from rummykit.referee import Question, ask, judge
from rummykit.rules import REFUSALS, IllegalAction, Rules
from rummykit.tiles.sets import tile_melds
from tests.rules.tables import position, turn

STANDARD = games.get("standard_rummy")


def one(name: str) -> int:
    return parse_face(name)


def cards(
    sheet: Rules | str,
    hand: str,
    *actions: Action,
    table: str = "",
    owner: int = 1,
    stock: str = "2C 3C",
    pile: str = "9C",
    **more: Any,
) -> Deal:
    """A deal of cards with seat 0 to act, after it has done `actions`; melds on the table are written with slashes."""
    rules_in_force = games.get(sheet) if isinstance(sheet, str) else sheet
    melds = card_melds(rules_in_force)
    lay = []
    for text in filter(str.strip, table.split("/")):
        meld = melds.read(parse(text))
        assert meld is not None
        lay.append(TableMeld(meld, melds.kind(meld), owner))
    held = (parse(hand), parse("TS JD"), parse("TC JH"))
    deal = Deal.position(rules_in_force, hands_held=held, table=lay, stock=parse(stock), pile=parse(pile), **more)
    for action in actions:
        deal.play(action)
    return deal


def refused(code: str, deal: Deal, action: Action) -> None:
    """The action is refused with this code, under the rule of the code, in a sentence without an empty field."""
    with pytest.raises(IllegalAction) as caught:
        deal.check(action)
    sound(code, caught.value, deal.rules)


def no_meld(code: str, game: str, meld: str, **options: Any) -> None:
    """The referee refuses a meld with this code."""
    question = Question(game=game, ask="meld", input={"meld": meld.split()}, options=options)
    fields, refusal, _ = judge(question)
    assert fields == {"valid": False}
    assert refusal is not None
    sound(code, refusal, games.get(game))


def sound(code: str, refusal: IllegalAction, sheet: Rules) -> None:
    assert refusal.code == code
    assert refusal.rule == f"{sheet.id}/{REFUSALS[code].rule}"
    assert refusal.text == REFUSALS[code].filled(refusal.params)
    assert set(re.findall(r"{(\w+)}", REFUSALS[code].text)) == set(refusal.params)
    assert all(str(value).strip() for value in refusal.params.values()), refusal.params
    assert refusal.text[0].isupper() or refusal.text[0].isdigit() or refusal.text[0] in "rbkoJDCM–", refusal.text
    assert refusal.text.endswith(".")
    assert "{" not in refusal.text


FROM_STOCK = Draw("stock")
FROM_PILE = Draw("discard")


# --- the turn


def test_refusal_deal_over() -> None:
    deal = cards(STANDARD, "4H", FROM_STOCK, Discard(one("4H")), Draw("stock"), Discard(one("TS")), stock="2C 3C 5C 6C")
    deal.end("went_out", 0)
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


def rules_with(sheet: Rules, *steps: rules.Step) -> Rules:
    """The sheet with these steps in the place of its own of the same kind."""
    kinds = {type(step): step for step in steps}
    return replace(sheet, offers=(), turn=tuple(kinds.get(type(step), step) for step in sheet.turn))


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
    deal.kept[0] = parse("7S")
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


# --- laying


def test_refusal_must_play_first() -> None:
    deal = cards("caloochi", "9H 9D KS KH KD 2C", FROM_PILE)
    refused("must_play_first", deal, Discard(one("2C")))
    deal = cards("caloochi", "9H 9D KS KH KD QS QH QD 2C", FROM_PILE)
    refused("must_play_first", deal, Open((parse("KS KH KD"), parse("QS QH QD"))))


def test_refusal_must_keep_a_discard() -> None:
    sheet = games.get("standard_rummy", must_discard=True)
    refused("must_keep_a_discard", cards(sheet, "4H 5H", FROM_STOCK, stock="6H"), Meld(parse("4H 5H 6H")))
    assert cards(STANDARD, "4H 5H", FROM_STOCK, stock="6H").can(Meld(parse("4H 5H 6H")))


def test_refusal_one_meld_per_turn() -> None:
    sheet = games.get("standard_rummy", one_meld_per_turn=True)
    deal = cards(sheet, "4H 5H 6H 7C KC", FROM_STOCK, Meld(parse("4H 5H 6H")), table="7S 7D 7H")
    refused("one_meld_per_turn", deal, LayOff(0, parse("7C")))


def test_refusal_lay_off_needs_own_meld() -> None:
    sheet = games.get("standard_rummy", layoff_restriction=True)
    refused("lay_off_needs_own_meld", cards(sheet, "7C KC", FROM_STOCK, table="7S 7D 7H"), LayOff(0, parse("7C")))


def test_refusal_lay_off_before_opening() -> None:
    refused("lay_off_before_opening", cards("caloochi", "7C KC", FROM_STOCK, table="7S 7D 7H"), LayOff(0, parse("7C")))


def test_refusal_already_opened() -> None:
    deal = cards("german_rummy", "KS KH KD QS QH QD 2C", FROM_STOCK, opened=[True, False, False])
    refused("already_opened", deal, Open((parse("KS KH KD"), parse("QS QH QD"))))


def test_refusal_new_meld_needs_borrowed_card() -> None:
    deal = cards("conquian", "KS KD KH 2C", FROM_STOCK, LayOff(0, parse("7H")), stock="7H", table="4H 5H 6H", owner=0)
    refused("new_meld_needs_borrowed_card", deal, Meld(parse("KS KD KH")))


def test_refusal_no_borrowing() -> None:
    deal = cards(STANDARD, "8C 9C KD", FROM_STOCK, table="7S 7D 7H 7C")
    refused("no_borrowing", deal, Meld(parse("7C 8C 9C"), ((0, one("7C")),)))


def test_refusal_borrow_own_only() -> None:
    sheet = games.get("standard_rummy", borrowing="own")
    borrowing = Meld(parse("7C 8C 9C"), ((0, one("7C")),))
    refused("borrow_own_only", cards(sheet, "8C 9C KD", FROM_STOCK, table="7S 7D 7H 7C"), borrowing)
    assert cards(sheet, "8C 9C KD", FROM_STOCK, table="7S 7D 7H 7C", owner=0).can(borrowing)


def test_refusal_cannot_be_borrowed() -> None:
    sheet = games.get("standard_rummy", borrowing="any")
    deal = cards(sheet, "8C 9C KD", FROM_STOCK, table="7S 7D 7C / 5C 6C 7C 8C 9C", stock="JS")
    refused("cannot_be_borrowed", deal, Meld(parse("7C 8C 9C"), ((0, one("7C")),)))
    refused("cannot_be_borrowed", deal, Meld(parse("7C 8C 9C"), ((1, one("7C")),)))


def test_refusal_borrowed_meld_needs_hand_card() -> None:
    sheet = games.get("standard_rummy", borrowing="any")
    deal = cards(sheet, "KD 2S", FROM_STOCK, table="7S 7D 7H 7C / 8S 8D 8H 8C / 9S 9D 9H 9C", stock="JS")
    borrowed = ((0, one("7C")), (1, one("8C")), (2, one("9C")))
    refused("borrowed_meld_needs_hand_card", deal, Meld(parse("7C 8C 9C"), borrowed))


# --- jokers of cards


def test_refusal_swap_after_melding() -> None:
    deal = cards(
        "caloochi",
        "5S 5H 5D 8H 2C",
        FROM_STOCK,
        Meld(parse("5S 5H 5D")),
        table="7H JK=8H 9H",
        opened=[True, True, False],
    )
    refused("swap_after_melding", deal, Swap(0, one("8H")))


def test_refusal_swap_before_opening() -> None:
    deal = cards("german_rummy", "8H 2C 3D", FROM_STOCK, table="7H JK=8H 9H")
    refused("swap_before_opening", deal, Swap(0, one("8H")))


def test_refusal_no_joker_for_it() -> None:
    deal = cards("caloochi", "TH 2C 3D", FROM_STOCK, table="7H JK=8H 9H", opened=[True, True, False])
    refused("no_joker_for_it", deal, Swap(0, one("TH")))


def test_refusal_freed_joker_first() -> None:
    table, opened = "7H JK=8H 9H JK=TH", [True, True, False]
    deal = cards("german_rummy", "8H TH 6H 2C", FROM_STOCK, Swap(0, one("8H")), table=table, opened=opened, stock="6S")
    for action in (Discard(one("2C")), Swap(0, one("TH")), LayOff(0, parse("6H"))):
        refused("freed_joker_first", deal, action)
    assert REFUSALS["freed_joker_first"].rule == "jokers.exchange"
    deal.play(LayOff(0, parse("JK")))
    deal.check(Discard(one("2C")))


def test_refusal_freed_joker_has_no_use() -> None:
    table = "7H JK=8H 9H JK=TH"
    deal = cards("german_rummy", "8H 2C 4D", FROM_STOCK, table=table, opened=[True, True, False], stock="6S")
    assert deal.can(Swap(0, one("8H")))
    sheet = rules_with(games.get("german_rummy"), rules.Play(lay_off="none"))
    deal = cards(sheet, "8H 2C 4D", FROM_STOCK, table=table, opened=[True, True, False], stock="6S")
    refused("freed_joker_has_no_use", deal, Swap(0, one("8H")))


def test_refusal_joker_for_both_suits() -> None:
    deal = cards("kalooki_40", "8C 8S 2D 9D", FROM_STOCK, table="8H 8D JK", opened=[True, True, False])
    refused("joker_for_both_suits", deal, Swap(0, one("8C")))
    assert REFUSALS["joker_for_both_suits"].rule == "jokers.exchange"


def test_refusal_joker_stays_in_group() -> None:
    deal = cards("kalooki_40", "8C 2D 9D", FROM_STOCK, table="8H 8D 8S JK=8C", opened=[True, True, False])
    refused("joker_stays_in_group", deal, Swap(0, one("8C")))
    sheet = rules_with(games.get("german_rummy"), rules.Swap(joker_goes="hand", groups="nothing"))
    deal = cards(sheet, "8C 2D 9D", FROM_STOCK, table="8H 8D JK", opened=[True, True, False])
    refused("joker_stays_in_group", deal, Swap(0, one("8C")))


def test_refusal_more_jokers_than_allowed() -> None:
    no_meld("more_jokers_than_allowed", "scala_40", "9S JK=TS JS JK=QS")


def test_refusal_too_many_jokers() -> None:
    no_meld("too_many_jokers", "german_rummy", "JK 5H JK")


def test_refusal_jokers_not_fewer() -> None:
    no_meld("jokers_not_fewer", "remi_51", "8D JK=9D JK=TD JD")


# --- going out, knocking, calling


def test_refusal_only_in_first_turn() -> None:
    melds = tuple(parse(each) for each in ("AH 2H 3H 4H 5H", "7C 8C 9C TC", "QS KS AS", "3D 4D 5D"))
    hand = "AH 2H 3H 4H 5H 7C 8C 9C TC QS KS AS 3D 4D 5D"
    deal = cards("continental_rum", hand)
    assert deal.can(GoOut(melds))
    deal.draws[0] = 1
    refused("only_in_first_turn", deal, GoOut(melds))


def test_refusal_another_went_out() -> None:
    deal = cards("three_thirteen", "9S 9D 9H", FROM_STOCK, GoOut((parse("9S 9D 9H"),), one("2C")), FROM_STOCK)
    refused("another_went_out", deal, GoOut((parse("TS JD 3C"),)))


def test_refusal_must_use_whole_hand() -> None:
    deal = cards("queen_city_rum", "6C 6D 6H 6S 9H TH 2C", FROM_STOCK, stock="KH")
    refused("must_use_whole_hand", deal, GoOut((parse("6C 6D 6H 6S"),), one("2C")))


def test_refusal_not_the_contract() -> None:
    melds = tuple(parse(each) for each in ("5S 6S 7S 8S 9S", "QH KH AH"))
    deal = cards("nowrang", "5S 6S 7S 8S 9S QH KH AH", FROM_STOCK, stock="2C")
    refused("not_the_contract", deal, GoOut(melds, one("2C")))


def test_refusal_discard_required() -> None:
    melds = tuple(parse(each) for each in ("5S 6S 7S 8S", "QH KH AH", "3C 4C 5C"))
    deal = cards("nowrang", "5S 6S 7S 8S QH KH AH 3C 4C", FROM_STOCK, stock="5C")
    refused("discard_required", deal, GoOut(melds))


def test_refusal_no_discard_here() -> None:
    melds = tuple(parse(each) for each in ("AH 2H 3H 4H 5H", "7C 8C 9C TC", "QS KS AS"))
    deal = cards("continental_rum", "AH 2H 3H 4H 5H 7C 8C 9C TC QS KS AS 3D")
    refused("no_discard_here", deal, GoOut(melds, one("3D")))


def test_refusal_no_melds_before_going_out() -> None:
    deal = cards("rummy_complete", "6C 6D 6H KS", FROM_STOCK)
    refused("no_melds_before_going_out", deal, Meld(parse("6C 6D 6H")))


def test_refusal_already_knocked() -> None:
    refused("already_knocked", cards("knock_rummy", "4H KC", FROM_STOCK, Knock()), Knock())


GIN = "4H 5H 6H 9S 9D 9C 2C 3D"
"""Two melds, and five points beside them."""


def test_refusal_too_much_deadwood() -> None:
    refused("too_much_deadwood", cards("gin_rummy", f"{GIN} 6C KC", FROM_STOCK, stock="QC 2S 3S 4S"), Knock())
    knocked = cards("gin_rummy", f"{GIN} AS KC", FROM_STOCK, Knock(), stock="4C 2S 3S 4S")
    refused("too_much_deadwood", knocked, Discard(one("2C")))
    straight = games.get("gin_rummy", straight_gin=True)
    refused("too_much_deadwood", cards(straight, f"{GIN} AS KC", FROM_STOCK, stock="4C 2S 3S 4S"), Knock())


def test_refusal_upcard_is_offered() -> None:
    refused("upcard_is_offered", Deal(games.get("gin_rummy"), 2, 1), FROM_STOCK)


def test_refusal_upcard_was_let_pass() -> None:
    deal = Deal(games.get("gin_rummy"), 2, 1)
    deal.play(Pass())
    deal.play(Pass())
    refused("upcard_was_let_pass", deal, FROM_PILE)


def test_refusal_only_first_upcard_let_pass() -> None:
    refused("only_first_upcard_let_pass", cards("gin_rummy", f"{GIN} AS KC", stock="4C 2S 3S 4S"), Pass())


def test_refusal_last_cards_stay() -> None:
    refused("last_cards_stay", cards("gin_rummy", f"{GIN} AS KC", stock="4C 2S"), FROM_STOCK)


def test_refusal_last_discard_only_to_knock() -> None:
    refused("last_discard_only_to_knock", cards("gin_rummy", f"{GIN} AS KC", stock="4C 2S", pile="4S"), FROM_PILE)
    playable = games.get("gin_rummy", last_discard_playable=True)
    taken = cards(playable, f"{GIN} AS KC", FROM_PILE, stock="4C 2S", pile="4S")
    refused("last_discard_only_to_knock", taken, Discard(one("KC")))
    refused("last_discard_only_to_knock", cards(playable, f"{GIN} QC KC", stock="4C 2S", pile="JS"), FROM_PILE)


def laying_off() -> Deal:
    """The other player has 7H, which fits the run of the knocker."""
    knocker, other = parse(f"{GIN} AS 4C"), parse("KS KD KH 7H 9H TC 8C 2S 2D 5C")
    deal = Deal.position(games.get("gin_rummy"), hands_held=(knocker, other), stock=parse("KC 2H 3S 4S"))
    for action in (FROM_STOCK, Knock(), Discard(one("KC"))):
        deal.play(action)
    return deal


def test_refusal_lay_off_or_pass() -> None:
    refused("lay_off_or_pass", laying_off(), Knock())
    refused("lay_off_or_pass", laying_off(), FROM_STOCK)
    refused("lay_off_or_pass", laying_off(), Discard(one("5C")))


def test_refusal_no_lay_offs_before_a_knock() -> None:
    deal = cards("gin_rummy", f"{GIN} AS KC", FROM_STOCK, stock="4C 2S 3S 4S")
    refused("no_lay_offs_before_a_knock", deal, LayOff(0, (one("4C"),)))


def calling(discard: str = "7C") -> Deal:
    sheet = games.get("standard_rummy", call_rummy=True)
    return cards(sheet, f"{discard} KC", FROM_STOCK, Discard(one(discard)), table="7S 7D 7H / 8S 8D 8H")


def test_refusal_call_or_pass() -> None:
    refused("call_or_pass", calling(), FROM_STOCK)
    refused("call_or_pass", calling(), Discard(one("TS")))


def test_refusal_nothing_to_call() -> None:
    sheet = games.get("standard_rummy", call_rummy=True)
    deal = cards(sheet, "7C KC", table="7S 7D 7H")
    refused("nothing_to_call", deal, Call(0))
    deal.play(FROM_STOCK)
    refused("nothing_to_call", deal, Call(0))
    refused("not_an_action_here", cards(STANDARD, "7C KC", FROM_STOCK, table="7S 7D 7H"), Call(0))


def test_refusal_call_does_not_fit() -> None:
    refused("call_does_not_fit", calling(), Call(1))


# --- lives


def declared(code: str, *groups: str) -> None:
    """A wrong declaration is no illegal action: it is said in the event, and puts the seat out."""
    hand = [face for group in groups for face in parse(group)]
    sheet = games.get("indian_rummy_points")
    spare = parse("2C 3C 5D 6D 8D 9D TD JD QD 2H 3H 4H 5H")[: 14 - len(hand)]
    deal = Deal.position(
        sheet, hands_held=[(*hand, *spare), parse("TS"), parse("JS")], phase="play", wild=1, stock=parse("6C")
    )
    action = Declare(tuple(parse(group) for group in groups), spare[-1])
    deal.at = next(at for at, step in enumerate(deal.course.steps) if Declare in step.takes)
    flaw: Flaw = deal.course.steps[deal.at].check(deal, action)
    events = deal.play(action)
    assert any(isinstance(event, OutOfDeal) and event.flaw == code for event in events)
    sound(code, IllegalAction(flaw.code, sheet.id, **flaw.params), sheet)


def test_refusal_cards_in_no_group() -> None:
    declared("cards_in_no_group", "5H 6H 7H", "9S TS JS", "4C 4D 4S", "KD KS KC")


def test_refusal_no_first_life() -> None:
    declared("no_first_life", "5H JK 7H", "9S TS JK", "4C 4D 4S", "KD KS KC KH")


def test_refusal_no_second_life() -> None:
    declared("no_second_life", "5H 6H 7H", "9S 9D 9C", "4C 4D 4S", "KD KS KC KH")


def test_refusal_drop_before_drawing() -> None:
    refused("drop_before_drawing", cards("indian_rummy_points", "4H KC", FROM_STOCK, wild=1), Drop())


# --- showing and sending


def showing(*actions: Action, turns: int = 3, **options: Any) -> Deal:
    deal = cards(games.get("phom", **options), "5S 6S 7S 9D KC 2D", table="9S 9H 9C", phase="play")
    deal.turns = [turns] * 3
    for action in actions:
        deal.play(action)
    return deal


def test_refusal_only_in_last_turn() -> None:
    refused("only_in_last_turn", showing(turns=2), ShowMelds((parse("5S 6S 7S"),)))
    refused("only_in_last_turn", showing(turns=2), LayOff(0, parse("9D")))


def test_refusal_show_first() -> None:
    refused("show_first", showing(), Discard(one("KC")))
    refused("show_first", showing(), LayOff(0, parse("9D")))


def test_refusal_already_shown() -> None:
    refused("already_shown", showing(ShowMelds((parse("5S 6S 7S"),))), ShowMelds(()))


def test_refusal_no_meld_no_sending() -> None:
    deal = showing(ShowMelds(()), mom_may_send=False)
    refused("no_meld_no_sending", deal, LayOff(0, parse("9D")))
    assert showing(ShowMelds(())).can(LayOff(0, parse("9D")))


def test_refusal_taken_cards_apart() -> None:
    deal = showing()
    deal.kept[0] = parse("5S 7S")
    refused("taken_cards_apart", deal, ShowMelds((parse("5S 6S 7S"),)))


# --- one meld


def test_refusal_too_short() -> None:
    no_meld("too_short", "rummikub", "r7 b7")
    no_meld("too_short", "standard_rummy", "9S 9D")
    no_meld("too_short", "rummikub", "")
    for pack in (1, 2):
        sheet = replace(STANDARD, pack=replace(STANDARD.pack, copies=pack), runs=Runs(min_length=5), offers=())
        flaw = card_melds(sheet).flaw(parse("9H TH JH QH"))
        assert flaw == Flaw("too_short", {"meld": "9H TH JH QH", "minimum": 5})
        sheet = replace(sheet, groups=Groups(min_size=4), runs=Runs())
        assert card_melds(sheet).flaw(parse("9H 9S 9C")) == Flaw("too_short", {"meld": "9H 9S 9C", "minimum": 4})
    no_meld("too_short", "rummikub_twist", "b3 DJ")


def test_refusal_no_natural() -> None:
    sheet = games.get("rummikub")
    refused("no_natural", Deal.position(sheet, hands_held=[parse("J J J r1"), ()], opened=[True, True]), laid("J J J"))
    no_meld("no_natural", "rummikub_twist", "J J CJ")
    no_meld("no_natural", "caloochi", "JK JK JK")


def laid(*melds: str) -> Rearrange:
    return Rearrange(tuple(parse(meld) for meld in melds))


def test_refusal_mixed_colour() -> None:
    no_meld("mixed_colour", "rummikub", "r4 b5 r6")
    no_meld("mixed_colour", "standard_rummy", "4S 5H 6S")
    no_meld("mixed_colour", "rummikub_twist", "r3 r4 b5 CJ")


def test_refusal_mixed() -> None:
    no_meld("mixed", "rummikub", "r4 b5 r9")
    no_meld("mixed", "standard_rummy", "4S 9H 6S")


def test_refusal_duplicate() -> None:
    no_meld("duplicate", "rummikub", "r4 r5 r5")
    no_meld("duplicate", "double_rum", "5H 5H 6H 7H")


def test_refusal_duplicate_colour() -> None:
    no_meld("duplicate_colour", "rummikub", "b8 b8 k8")
    no_meld("duplicate_colour", "caloochi", "8H 8H 8D")


def test_refusal_too_many() -> None:
    no_meld("too_many", "rummikub", "r7 b7 k7 o7 J")
    no_meld("too_many", "german_rummy", "8H 8D 8C 8S JK")


def test_refusal_gap() -> None:
    no_meld("gap", "rummikub", "r4 r5 r7")
    no_meld("gap", "standard_rummy", "4S 5S 7S")


def test_refusal_wrap() -> None:
    no_meld("wrap", "rummikub", "r12 r13 r1")
    no_meld("wrap", "rummikub", "r13 r1 r2")
    no_meld("wrap", "standard_rummy", "KH AH 2H")
    no_meld("wrap", "standard_rummy", "QH KH AH")


def test_refusal_ace_between() -> None:
    no_meld("ace_between", "scala_40", "KS AS 2S")
    no_meld("ace_between", "rummy_500", "QS KS AS 2S")
    flaw = indicated_in(games.get("okey"), one("r5")).flaw(parse("b13 b1 b2"))
    assert flaw is not None
    assert flaw.code == "ace_between"


def test_refusal_run_too_long() -> None:
    no_meld("run_too_long", "conquian", "AS 2S 3S 4S 5S 6S 7S JS QS")


RUNS_OF_CARDS = [id for id, sheet in games.SHEETS.items() if sheet.runs and sheet.pack.family == "cards"]


@pytest.mark.parametrize("game", RUNS_OF_CARDS)
def test_why_cards_of_one_suit_are_no_run_is_true(game: str) -> None:
    """Told apart by hand: whether they follow one another from an ace that is low, or high, or between."""
    sheet = games.get(game)
    assert sheet.runs is not None
    wild = 0 if sheet.wilds is None else sheet.wilds.rank
    melds, ranks = card_melds(sheet), [rank for rank in range(1, 14) if rank not in sheet.pack.left_out]
    rings = [*ranks, *ranks]
    lowest = 1 if sheet.runs.ace == "high" else 0
    for size in (sheet.runs.min_length, sheet.runs.min_length + 1):
        round_the_king = {
            frozenset(rings[first : first + size])
            for first in range(len(ranks) + 1 - size + lowest, len(ranks) + lowest)
        }
        for chosen in combinations([rank for rank in ranks if rank != wild], size):
            flaw = melds.flaw(tuple(card(rank, 2) for rank in chosen))
            if flaw is None or flaw.code in ("no_natural", "too_many_jokers", "more_jokers_than_allowed"):
                continue
            goes_round = frozenset(chosen) in round_the_king and not sheet.pack.left_out
            expected = {"both": "ace_between", "corner": "gap"}.get(sheet.runs.ace, "wrap") if goes_round else "gap"
            assert flaw.code == expected, chosen


def test_refusal_descending() -> None:
    no_meld("descending", "rummikub", "r6 J r4")
    no_meld("descending", "rummikub_twist", "r3 r2 MJ r2 r3")


def test_refusal_no_gap_for_joker() -> None:
    no_meld("no_gap_for_joker", "rummikub", "r5 J r6")


def test_refusal_out_of_range() -> None:
    no_meld("out_of_range", "rummikub", "r12 r13 J")
    no_meld("out_of_range", "rummikub", "J r1 r2")
    no_meld("out_of_range", "rummikub_twist", "r12 r13 CJ")


def test_refusal_same_colour() -> None:
    no_meld("same_colour", "rummikub_twist", "o2 o3 CJ o5")


def test_refusal_adjacent_colour_jokers() -> None:
    no_meld("adjacent_colour_jokers", "rummikub_twist", "o6 CJ CJ r9")


def test_refusal_colour_joker_in_group() -> None:
    no_meld("colour_joker_in_group", "rummikub_twist", "b3 r3 k3 CJ")


def test_refusal_two_mirrors() -> None:
    no_meld("two_mirrors", "rummikub_twist", "r2 MJ r2 MJ r2")


def test_refusal_one_sided() -> None:
    no_meld("one_sided", "rummikub_twist", "r2 r3 MJ")


def test_refusal_sides_differ() -> None:
    no_meld("sides_differ", "rummikub_twist", "r3 MJ b3")


def test_refusal_half_is_no_part() -> None:
    no_meld("half_is_no_part", "rummikub_twist", "r3 b3 r4 MJ r4 b3 r3")


def test_refusal_not_of_kind() -> None:
    deal = position("rummikub", "", "r7 b7 k7 o1")
    refused("not_of_kind", *turn(deal, "r7 b7 k7", kinds=((0, "run"),)))


def test_refusal_no_groups() -> None:
    no_meld("no_groups", "continental_rum", "9H 9D 9C")
    no_meld("no_groups", "nowrang", "9H 9D 9C")
    flaw = tile_melds(None, Runs()).flaw(parse("r7 b7 k7"))
    assert flaw is not None
    assert flaw.code == "no_groups"


def test_refusal_no_runs() -> None:
    flaw = tile_melds(Groups(), None).flaw(parse("r7 r8 r9"))
    assert flaw is not None
    assert flaw.code == "no_runs"
    sheet = replace(STANDARD, runs=None, offers=())
    refused("no_runs", cards(sheet, "4H 5H 6H KC", FROM_STOCK), Meld(parse("4H 5H 6H")))


def test_refusal_unknown_face() -> None:
    no_meld("unknown_face", "rummikub", "r3 DJ r6")
    no_meld("unknown_face", "rummikub", "7S 7H 7D")
    no_meld("unknown_face", "standard_rummy", "7S 7H JK")
    no_meld("unknown_face", "standard_rummy", "r7 b7 k7")


# --- the table of tiles


def test_refusal_no_tile_played() -> None:
    refused("no_tile_played", *turn(position("rummikub", "r4 r5 r6 r7 r8 r9", "k1"), "r4 r5 r6 / r7 r8 r9"))


def test_refusal_tile_missing() -> None:
    refused("tile_missing", *turn(position("rummikub", "r4 r5 r6 r7", "b1"), "r4 r5 r6"))


def test_refusal_tile_not_yours() -> None:
    refused("tile_not_yours", *turn(position("rummikub", "r4 r5 r6", "b1"), "r4 r5 r6 r7"))


def test_refusal_no_card_played() -> None:
    table = position(MACHIAVELLI, "4S 5S 6S 7S 8S 9S", "KC")
    refused("no_card_played", *turn(table, "4S 5S 6S / 7S 8S 9S"))


def test_refusal_card_missing() -> None:
    refused("card_missing", *turn(position(MACHIAVELLI, "4S 5S 6S 7S", "KC"), "4S 5S 6S"))


def test_refusal_table_changed_before_first_meld() -> None:
    table = position(VATIKAN, "4S 5S 6S", "7S KC", opened=False)
    refused("table_changed_before_first_meld", *turn(table, "4S 5S 6S 7S"))


def test_refusal_joker_moved_unreplaced() -> None:
    table = position(VATIKAN, "4H 5H 6H JK=7H", "8S 9S KD")
    refused("joker_moved_unreplaced", *turn(table, "4H 5H 6H / 8S 9S JK=7S"))


def test_refusal_opening_too_low() -> None:
    refused("opening_too_low", *turn(position("rummikub", "", "r7 b7 k7 o1", opened=False), "r7 b7 k7"))
    answer = ask({"game": "rummikub", "ask": "opening", "input": {"melds": [["r7", "b7", "k7"]]}})
    assert answer["reason"]["code"] == "opening_too_low"


def test_refusal_opening_not_from_rack() -> None:
    deal = position("rummikub_classic", "r10 b10 k10 o10", "o11 o12 k1", opened=False)
    refused("opening_not_from_rack", *turn(deal, "r10 b10 k10 / o10 o11 o12", opening="o10 o11 o12"))


def test_refusal_table_changed_before_opening() -> None:
    deal = position("rummikub_classic", "r10 b10 k10 o10", "o11 o12 k1", opened=False)
    refused("table_changed_before_opening", *turn(deal, "r10 b10 k10 / o10 o11 o12"))


def test_refusal_no_manipulation_in_opening_turn() -> None:
    deal = position("rummikub", "b4 b5 b6", "r10 k10 o10 b7", opened=False)
    refused("no_manipulation_in_opening_turn", *turn(deal, "b4 b5 b6 b7 / r10 k10 o10"))


def test_refusal_joker_meld_manipulated() -> None:
    deal = position("rummikub", "r4 J r6 r7", "b7 k7")
    refused("joker_meld_manipulated", *turn(deal, "r4 J r6 / r7 b7 k7"))


def test_refusal_exchange_tile_from_table() -> None:
    deal = position("rummikub_classic", "r4 J r6 / r5 b5 k5 o5", "b8 k8")
    refused("exchange_tile_from_table", *turn(deal, "r4 r5 r6 / b5 k5 o5 / b8 k8 J"))


def test_refusal_joker_only_extends_existing_set() -> None:
    deal = position("rummikub_classic", "r4 J r6 / b7 b8 b9", "r5")
    refused("joker_only_extends_existing_set", *turn(deal, "r4 r5 r6 / b7 b8 b9 J"))


def test_refusal_joker_needs_two_rack_tiles() -> None:
    deal = position("rummikub", "r4 J r6 / b7 b8 b9", "r5", joker_needs_two_rack_tiles=True)
    refused("joker_needs_two_rack_tiles", *turn(deal, "r4 r5 r6 / b7 b8 b9 J"))


def test_refusal_joker_stays_in_its_set() -> None:
    refused("joker_stays_in_its_set", *turn(position("rummikub", "r4 J r6", "r5"), "r4 r5 r6 J"))


def test_refusal_joker_replaced_by_joker() -> None:
    sheet = games.get("rummikub_twist")
    deal = Deal.position(
        sheet,
        hands_held=[parse("DJ b8 k8 o1"), ()],
        table=[TableMeld(parse("r4 r5 J"), "run")],
        opened=[True, True],
    )
    refused("joker_replaced_by_joker", deal, laid("r4 r5 DJ", "b8 k8 J"))


def test_refusal_freed_joker_needs_new_set() -> None:
    sheet = games.get("rummikub_twist")
    deal = Deal.position(
        sheet,
        hands_held=[parse("r5 o1"), ()],
        table=[TableMeld(parse("r4 J r6"), "run"), TableMeld(parse("b7 b8 b9"), "run")],
        opened=[True, True],
    )
    refused("freed_joker_needs_new_set", deal, laid("r4 r5 r6", "b7 b8 b9 J"))


# --- ends that are called, answered or dealt


def test_refusal_end_called_before_drawing() -> None:
    refused("end_called_before_drawing", cards("tonk", "2H AS 3D", FROM_STOCK), CallEnd())


def test_refusal_end_needs_meld() -> None:
    refused("end_needs_meld", cards("tong_its", "2H AS 3D", table="4H 5H 6H"), CallEnd())


def test_refusal_end_after_lay_off() -> None:
    deal = cards("tong_its", "2H AS 3D", table="4H 5H 6H", owner=0, turn_number=3, laid_on=[2, 0, 0])
    refused("end_after_lay_off", deal, CallEnd())


def test_refusal_fight_or_fold() -> None:
    answered = cards("tong_its", "2H AS 3D", table="4H 5H 6H / 9S 9D 9C", owner=0)
    answered.edit(table=[answered.table[0], replace(answered.table[1], owner=1)])
    answered.play(CallEnd())
    refused("fight_or_fold", answered, FROM_STOCK)


def test_refusal_no_end_to_fight() -> None:
    refused("no_end_to_fight", cards("tong_its", "2H AS 3D"), Fight())


def test_refusal_no_meld_must_fold() -> None:
    secret = games.get("tong_its", secret_may_fight=True)
    refused("no_meld_must_fold", cards(secret, "2H AS 3D", CallEnd(), table="4H 5H 6H", owner=0), Fight())


def test_refusal_dealt_hand_shown_first() -> None:
    deal = cards("tonk", "KS KD QC JH TD")
    deal.show_dealt(len(deal.rules.turn) - 1, 0)
    refused("dealt_hand_shown_first", deal, FROM_STOCK)


def test_refusal_no_dealt_hand_to_show() -> None:
    refused("no_dealt_hand_to_show", cards("tonk", "2H AS 3D"), ShowDealt())


def test_refusal_upcard_only_to_lay() -> None:
    refused("upcard_only_to_lay", cards("tong_its", "2H AS 3D"), FROM_PILE)


def test_refusal_taken_card_into_new_meld() -> None:
    deal = cards("tong_its", "9H 9D 2C", FROM_PILE, table="TC JC QC")
    refused("taken_card_into_new_meld", deal, LayOff(0, parse("9C")))


def test_refusal_lay_off_own_only() -> None:
    refused(
        "lay_off_own_only", cards("conquian", "2S", FROM_STOCK, table="4H 5H 6H", stock="7H"), LayOff(0, parse("7H"))
    )


def test_refusal_force_or_pass() -> None:
    refused("force_or_pass", declined(), FROM_STOCK)


def test_refusal_nothing_to_force() -> None:
    refused("nothing_to_force", cards("conquian", "2S", FROM_STOCK, stock="KH"), Force(0))


def test_refusal_cannot_be_forced() -> None:
    deal = declined()
    deal.edit(table=[*deal.table, TableMeld(parse("7S 7D 7C"), "group", 1)])
    refused("cannot_be_forced", deal, Force(1))


def declined() -> Deal:
    """A card turned up and let pass that fits a meld of its player's own."""
    return cards("conquian", "2S", FROM_STOCK, Discard(one("7H")), table="4H 5H 6H", owner=0, stock="7H", pile="")


# --- claims


def discarded(round_of_turns: int = 2, hand: str = "9S 9H TC JC 2D", **options: Any) -> Deal:
    """The nine of clubs has been discarded by the last of three seats, and seat 0 is asked whether to claim it."""
    sheet = games.get("seven_bridge", **options)
    held = (parse(hand), parse("TS 9D 8D"), parse("9C 3C"))
    deal = Deal.position(sheet, hands_held=held, turn=2, stock=parse("KD QD"), turn_number=3 * round_of_turns - 3 or 1)
    deal.edit(at=deal.course.place_of("play"))
    deal.play(Discard(one("9C")))
    return deal


def test_refusal_claim_or_pass() -> None:
    refused("claim_or_pass", discarded(), FROM_STOCK)


def test_refusal_nothing_to_claim() -> None:
    refused("nothing_to_claim", cards("seven_bridge", "9S 9H 2D", FROM_STOCK, stock="KH"), Claim(parse("9S 9H")))


def test_refusal_claim_too_early() -> None:
    deal = discarded()
    deal.edit(turn_number=1)
    refused("claim_too_early", deal, Claim(parse("9S 9H")))


def test_refusal_claim_makes_no_meld() -> None:
    refused("claim_makes_no_meld", discarded(), Claim(parse("9S TC")))


def test_refusal_run_claimed_by_next_only() -> None:
    deal = discarded()
    deal.edit(turn=1, hands=[deal.hands[0], hand_of(parse("TC JC 2D")), deal.hands[2]])
    refused("run_claimed_by_next_only", deal, Claim(parse("TC JC")))


# --- sides


CANASTA_BOOK = "KS KH KD KC KS KH KD"


def of_side(hand: str, *actions: Action, table: str = "", **more: Any) -> Deal:
    """A deal of three at Canasta; the groups on the table are seat 0's."""
    opened = [bool(table), False, False]
    return cards("canasta", hand, *actions, table=table, owner=0, opened=opened, totals=[0, 0, 0], **more)


def test_refusal_one_group_per_rank() -> None:
    deal = of_side("5S 5H 5D 4H 6D", FROM_STOCK, table="5S 5D 5C")
    refused("one_group_per_rank", deal, Meld(parse("5S 5H 5D")))


def test_refusal_only_in_going_out() -> None:
    deal = of_side("3S 3C 3S 4H 6D", FROM_STOCK, table=CANASTA_BOOK)
    refused("only_in_going_out", deal, Meld(parse("3S 3C 3S")))
    question = Question(game="canasta", ask="meld", input={"meld": ["3S", "3C", "3S"], "going_out": False})
    fields, refusal, _ = judge(question)
    assert fields == {"valid": False}
    assert refusal is not None
    sound("only_in_going_out", refusal, games.get("canasta"))


def test_refusal_not_beside_laid_off() -> None:
    rules = games.get("thai_dummy", layoff_on_layoff=False)
    meld = TableMeld(parse("5H 6H 7H 8H"), "run", 1, by=(1, 1, 1, 1), original=parse("5H 6H 7H"))
    deal = Deal.position(
        rules,
        hands_held=[parse("9H KD"), parse("QC JD")],
        table=[meld],
        stock=parse("2D 2H"),
        pile=parse("TC"),
        opened=[True, True],
    )
    deal.play(Draw("stock"))
    refused("not_beside_laid_off", deal, LayOff(0, parse("9H")))


def test_refusal_lay_off_own_side() -> None:
    deal = cards("canasta", "5S 4H 6D", FROM_STOCK, table="5S 5D 5C", owner=1, opened=[True, True, False])
    refused("lay_off_own_side", deal, LayOff(0, parse("5S")))


def test_refusal_must_keep_cards() -> None:
    deal = of_side("5S 5H 5D", FROM_STOCK, table="KS KH KD", stock="6C")
    refused("must_keep_cards", deal, Meld(parse("5S 5H 5D")))
    deal = of_side("5S 5H 5D KC", FROM_STOCK, table="KS KH KD KC KS KH", stock="5C")
    deal.play(Meld(parse("5S 5H 5D 5C")))
    refused("must_keep_cards", deal, Discard(one("KC")))


def test_refusal_nothing_to_discard() -> None:
    deal = of_side("5S 6H 7D", FROM_STOCK, table="KS KH KD", stock="3D")
    refused("nothing_to_discard", deal, Discard(one("5S")))


def test_refusal_must_discard() -> None:
    refused("must_discard", of_side("5S 6H 7D", FROM_STOCK), Pass())


def test_refusal_pile_blocked() -> None:
    refused("pile_blocked", of_side("3S 3C 5S", pile="9H 3S"), TakePile(parse("3S 3C")))


def test_refusal_pile_frozen() -> None:
    refused("pile_frozen", of_side("KS 2C 5S", pile="9H KD"), TakePile(parse("KS 2C")))

    refused("pile_frozen", of_side("KS 2C 5S", pile="9H KD"), TakePile(()))
    refused("pile_frozen", of_side("KS 5C 5S", pile="9H KD"), Draw("discard"))


def test_refusal_pile_needs_two() -> None:
    deal = of_side("KS 4C 5S", table="9S 9H 9D", pile="9H KD")
    refused("pile_needs_two", deal, TakePile(()))
    refused("opening_too_low", of_side("4S 4C 5S", pile="9H 4D"), TakePile(()))


def test_refusal_pile_taken_whole() -> None:
    refused("pile_taken_whole", of_side("4H 5D 6C", table="9S 9H 9D", pile="8D 9C"), Draw("discard"))


def test_refusal_discards_are_claimed() -> None:
    refused("discards_are_claimed", cards("seven_bridge", "4H KC", pile="3C 9C"), Draw("discard"))


def test_refusal_discards_not_drawn() -> None:
    sheet = games.get("standard_rummy")
    turn = tuple(replace(step, discard_pile="none") if isinstance(step, rules.Draw) else step for step in sheet.turn)
    closed = replace(sheet, turn=turn)
    refused("discards_not_drawn", cards(closed, "4H KC", pile="3C 9C"), Draw("discard"))


def test_refusal_one_card_against_one() -> None:
    refused("one_card_against_one", of_side("4H", table="9S 9H 9D", pile="9C"), TakePile(()))


def test_refusal_pile_must_be_taken() -> None:
    refused("pile_must_be_taken", of_side("4H 5D", table="9S 9H 9D", pile="9C", stock=""), Pass())


def ask_partner(*actions: Action) -> Deal:
    """A deal of four at Canasta in which the partner may be asked; seat 0 has drawn and can go out."""
    deal = Deal(games.get("canasta", ask_partner=True), 4, 1, starter=0)
    deal.play(FROM_STOCK)
    deal.edit(
        hands=[hand_of(parse("5S 5H 5D 6C")), *deal.hands[1:]],
        table=[TableMeld(parse("KS KH KD KC KS KH KD"), "group", 2)],
        opened=[True, False, True, False],
    )
    for action in actions:
        deal.play(action)
    return deal


def test_refusal_no_partner() -> None:
    deal = Deal(games.get("canasta", ask_partner=True), 3, 1, starter=0)
    deal.play(FROM_STOCK)
    refused("no_partner", deal, AskToGoOut())


def test_refusal_asked_already() -> None:
    refused("asked_already", ask_partner(AskToGoOut(), AnswerPartner(True)), AskToGoOut())


def test_refusal_asked_too_late() -> None:
    deal = ask_partner()
    deal.edit(hands=[hand_of(parse("5S")), *deal.hands[1:]])
    refused("asked_too_late", deal, AskToGoOut())


def test_refusal_partner_asks() -> None:
    deal = ask_partner(AskToGoOut())
    refused("partner_asks", deal, Discard(one("6C")))


def test_refusal_nothing_to_answer() -> None:
    refused("nothing_to_answer", ask_partner(), AnswerPartner(True))


def test_refusal_partner_said_no() -> None:
    deal = ask_partner(AskToGoOut(), AnswerPartner(False))
    refused("partner_said_no", deal, Meld(parse("5S 5H 5D")))


def test_refusal_partner_said_yes() -> None:
    deal = ask_partner(AskToGoOut(), AnswerPartner(True))
    refused("partner_said_yes", deal, Discard(one("6C")))


def test_refusal_no_way_out() -> None:
    deal = ask_partner()
    deal.edit(hands=[hand_of(parse("5S 5H 8D 6C")), *deal.hands[1:]])
    refused("no_way_out", deal, AskToGoOut())


def test_refusal_never_melded() -> None:
    no_meld("never_melded", "canasta", "3H 3D 3H")


def test_refusal_no_wild_cards_here() -> None:
    no_meld("no_wild_cards_here", "canasta", "3S 3C JK")


def test_refusal_too_few_naturals() -> None:
    no_meld("too_few_naturals", "canasta", "5S 2H JK")


def test_every_refusal_has_its_test() -> None:
    others = ("first_melds", "second_hands", "held_tiles", "laid_tiles", "pures")
    elsewhere = [vars(import_module(f"tests.rules.test_refusals_of_{about}")) for about in others]
    here = {name: each for module in (*elsewhere, vars(sys.modules[__name__])) for name, each in module.items()}
    missing = [code for code in REFUSALS if f"test_refusal_{code}" not in here]
    assert not missing, f"no test provokes {', '.join(missing)}"
    unknown = [
        name for name in here if name.startswith("test_refusal_") and name.removeprefix("test_refusal_") not in REFUSALS
    ]
    assert not unknown, unknown
