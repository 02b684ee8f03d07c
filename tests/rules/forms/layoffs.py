"""Laying off where a joker at the end of a run may move."""

from __future__ import annotations

from typing import Any

from rummykit.cards import STANDING_FOR, parse, parse_face
from rummykit.play.actions import LayOff
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld
from rummykit.rules import Rules


def layoff(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """One lay-off on melds whose jokers may have moved before."""
    number, names = asked["layoff"]
    cards = tuple(parse_face(name) for name in names)
    table = []
    for each in asked["table"]:
        meld = tuple(parse_face(name) for name in each["meld"])
        moved = tuple(face for face in meld if face >= STANDING_FOR) if each["joker_moved_before"] else ()
        table.append(TableMeld(meld, "run", 1, moved))
    deal = Deal.position(rules, hands_held=[(*cards, *parse("KC QD")), parse("2C")], table=table, phase="play")
    return {"legal": deal.can(LayOff(number, cards))}
