"""The pack, the empty stock, the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rummykit import hands
from rummykit.cards import NAMES, is_joker, parse, parse_face
from rummykit.play.actions import Discard, Draw, Pass
from rummykit.play.deal import Deal
from rummykit.rules import Rules


def components(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """What is in the pack."""
    faces = rules.pack.faces()
    jokers = Counter(NAMES[face] for face in faces if is_joker(face))
    return {"number_tiles": sum(not is_joker(face) for face in faces), **jokers}


def turned_over(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """The stock is empty and the next player draws from it, or takes the upcard."""
    pile = [parse_face(name) for name in asked["discard_pile"]]
    deal = Deal.position(rules, hands_held=[parse("4H 5H"), parse("6H 7H")], pile=pile)
    action = Draw("discard") if asked["next_player_takes_upcard"] else Draw("stock")
    legal = deal.can(action)
    deal.play(action)
    (own,) = set(hands.faces(deal._state.hands[0])) - set(parse("4H 5H"))
    if asked["next_player_takes_upcard"]:
        return {"legal": legal, "taken": NAMES[own], "stock": list(deal._state.stock)}
    order = [NAMES[own], *(NAMES[face] for face in reversed(deal._state.stock))]
    return {"legal": legal, "new_stock_draw_order": order, "discard_pile": [NAMES[face] for face in deal._state.pile]}


def blocked(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """The stock is empty where nothing is turned over."""
    deal = Deal.position(rules, hands_held=[parse("4H 5H"), parse("6H 7H")], pile=[parse_face(asked["upcard"])])
    action = Draw("discard") if asked["next_player"] == "takes_upcard" else Pass()
    legal = deal.can(action)
    deal.play(action)
    return {"legal": legal, "hand_over": deal.result is not None}


def first_turn(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """The turn of the player who begins a real deal; any card of the hand stands for the one that is named."""
    deal = Deal(rules, 2, seed=1, dealer=1)
    assert deal._state.hands[deal.turn].bit_count() == asked["hand_size"]
    seat = deal.turn
    for verb, _ in asked["actions"]:
        card = hands.distinct(deal._state.hands[seat])[0]
        action = Draw("stock") if verb == "draw" else Discard(card)
        if not deal.can(action):
            return {"legal": False}
        deal.play(action)
    return {"legal": True, "hand_size_after": deal._state.hands[seat].bit_count()}
