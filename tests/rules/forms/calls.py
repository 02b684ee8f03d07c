"""Calling "Rummy!" on a discard that fits a meld of the table, or on a card of the pile that can be laid."""

from __future__ import annotations

from typing import Any

from rummykit import hands
from rummykit.cards import NAMES, parse, parse_face
from rummykit.play.actions import Call, Discard, Draw, Pass
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.view import TableMeld
from rummykit.rules import Rules


def call(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """The discard is made, and who wants to call does so as soon as the engine asks."""
    discard = parse_face(asked["discard"])
    callers = asked.get("callers", [asked.get("caller")])
    held = [parse("TS JD")] * asked["players"]
    held[asked["discarder"]] = (discard,) if asked.get("discarder_went_out") else (discard, *parse("4C"))
    if "caller_hand" in asked:
        held[asked["caller"]] = tuple(parse_face(name) for name in asked["caller_hand"])
    table = []
    for each in asked["table"]:
        meld = card_melds(rules).read(tuple(parse_face(name) for name in each["meld"]))
        assert meld is not None
        table.append(TableMeld(meld, card_melds(rules).kind(meld), each["owner"]))
    deal = Deal.position(
        rules,
        hands_held=held,
        turn=asked["discarder"],
        table=table,
        phase="play",
        stock=parse("2S 3S"),
        pile=parse(asked.get("pile", "9C")),
    )
    deal.play(Discard(discard))
    if asked.get("next_player_drew"):
        while deal.phase == "call":
            deal.play(Pass())
        deal.play(Draw("stock"))
    while deal.phase == "call" and deal.turn not in callers:
        deal.play(Pass())
    seat = deal.turn
    takes = asked.get("takes")
    called = Call(0) if takes is None else Draw("discard", parse_face(takes))
    if deal.phase != "call" or not deal.can(called):
        return {"legal": False}
    deal.play(called)
    if takes is not None:
        return {"legal": True, "caller_hand": [NAMES[face] for face in hands.faces(deal._state.hands[seat])]}
    found: dict[str, Any] = {"legal": True, "winner_of_call": seat}
    found["table"] = [[NAMES[face] for face in meld.cards] for meld in deal._state.table]
    if "then_discard" in asked:
        deal.play(Discard(parse_face(asked["then_discard"])))
        found["caller_hand"] = [NAMES[face] for face in hands.faces(deal._state.hands[seat])]
        found["next_player"] = deal.turn
    return found
