"""Deals of cards with one seat to act, and what is asked of a refusal: its code, its rule and its sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from rummykit import games, rules
from rummykit.cards import parse, parse_face
from rummykit.play.actions import Action, Draw
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.view import TableMeld
from rummykit.referee import Question, judge
from rummykit.rules import REFUSALS, IllegalAction, Rules

FROM_STOCK = Draw("stock")
FROM_PILE = Draw("discard")


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


def rules_with(sheet: Rules, *steps: rules.Step) -> Rules:
    """The sheet with these steps in the place of its own of the same kind."""
    kinds = {type(step): step for step in steps}
    return replace(sheet, offers=(), turn=tuple(kinds.get(type(step), step) for step in sheet.turn))
