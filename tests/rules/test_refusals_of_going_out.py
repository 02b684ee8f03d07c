"""Refusals of going out, knocking, calling, declaring, and of showing and sending cards at the end."""

from __future__ import annotations

from typing import Any

from rummykit import games
from rummykit.cards import parse
from rummykit.melds.flaws import Flaw
from rummykit.play.actions import (
    Action,
    Call,
    Declare,
    Discard,
    Draw,
    Drop,
    GoOut,
    Knock,
    LayOff,
    Meld,
    Pass,
    ShowMelds,
)
from rummykit.play.deal import Deal
from rummykit.play.events import OutOfDeal
from rummykit.rules import IllegalAction
from tests.rules.refusing import FROM_PILE, FROM_STOCK, cards, one, refused, sound

STANDARD = games.get("standard_rummy")


def test_refusal_only_in_first_turn() -> None:
    melds = tuple(parse(each) for each in ("AH 2H 3H 4H 5H", "7C 8C 9C TC", "QS KS AS", "3D 4D 5D"))
    hand = "AH 2H 3H 4H 5H 7C 8C 9C TC QS KS AS 3D 4D 5D"
    deal = cards("continental_rum", hand)
    assert deal.can(GoOut(melds))
    deal._state.draws[0] = 1
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


def test_refusal_pile_call_does_not_fit() -> None:
    sheet = games.get("rummy_500", call_rummy="from_pile")
    deal = cards(sheet, "TS KD 2C", FROM_STOCK, Discard(one("TS")), pile="QD 4D", table="7S 8S 9S")
    refused("pile_call_does_not_fit", deal, Draw("discard", one("4D")))
    refused("pile_call_does_not_fit", deal, Draw("discard", one("QD")))


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
    deal._state.step = next(at for at, step in enumerate(deal._flow.steps) if Declare in step.takes)
    flaw: Flaw = deal._flow.steps[deal._state.step].check(deal._state, action)
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
    deal._state.turns = [turns] * 3
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
    deal._state.kept[0] = parse("5S 7S")
    refused("taken_cards_apart", deal, ShowMelds((parse("5S 6S 7S"),)))
