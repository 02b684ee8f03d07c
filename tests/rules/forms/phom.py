"""Phỏm: ù, showing and sending in the last turn, and the chips at the end."""

from __future__ import annotations

from typing import Any

from rummykit import hands
from rummykit.cards import NAMES, parse, parse_face
from rummykit.match import score
from rummykit.match.price import Tally
from rummykit.match.score import price
from rummykit.play.actions import Discard, GoOut, LayOff, ShowMelds
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Rules
from tests.rules.forms.prices import faces, result


def u(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """Whether a hand is ù, and what it brings."""
    players = asked["opponents"] + 1
    held = [faces(asked["hand_after_draw"]), *[parse("2S 4S")] * asked["opponents"]]
    deal = Deal.position(rules, hands_held=held, phase="play")
    ways = [action for action in deal.legal_actions() if isinstance(action, GoOut)]
    if not ways:
        return {"u": False, "per_opponent": 0, "total": 0}
    deal.play(min(ways, key=lambda way: way.discard is not None))
    assert deal.result is not None
    points = score(rules, deal.result).points
    assert len(points) == players
    return {"u": True, "per_opponent": -points[1], "total": points[0]}


def trash(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """What trash counts."""
    return {"trash_points": sum(rules.values.of(face) for face in faces(asked["trash"]))}


def send(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """A turn with melds shown and cards sent."""
    sent = asked["layoffs"]
    shown = [faces(meld) for meld in asked.get("shown", [])]
    hand = faces(asked["hand"]) if "hand" in asked else (*faces([card for _, card in sent]), *parse("KC QD"))
    table = [TableMeld(faces(meld), "group", 1) for meld in asked["earlier_last_turn_melds"]]
    deal = Deal.position(rules, hands_held=[hand, parse("2S"), parse("4S")], table=table, phase="play")
    deal._state.turns = [asked["turn_number"] - 1] * 3
    if asked.get("someone_went_rummy"):
        deal._state.end("went_out", 2)
    try:
        deal.play(ShowMelds(tuple(shown)))
        for _, card in sent:
            deal.play(LayOff(0, (parse_face(card),)))
        if "discard" in asked:
            deal.play(Discard(parse_face(asked["discard"])))
    except IllegalAction:
        return {"legal": False}
    left = sorted(hands.faces(deal._state.hands[0]), key=lambda face: list(hand).index(face))
    return {
        "legal": True,
        "trash": [NAMES[face] for face in left],
        "trash_points": sum(rules.values.of(face) for face in left),
    }


def ranked(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """The chips after four turns each; the rank can be read off them."""
    names = asked["show_order"]
    melds = tuple((seat, parse("2S 3S 4S")) for seat, name in enumerate(names) if name not in asked["mom"])
    row = price(
        rules,
        result("turns_over", len(names), melds=melds),
        Tally(tuple(asked["trash_points"][name] for name in names)),
    )
    chips = dict(zip(names, row.points, strict=True))
    return {"chips": chips, "rank": sorted(names, key=lambda name: -chips[name])}


def u_chips(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """The chips after an ù of nine or ten cards."""
    names = asked["players"]
    winner = names.index(asked["u_player"])
    taken = tuple(
        (winner, names.index(name)) for name, count in asked.get("taken_from", {}).items() for _ in range(count)
    )
    melds = ((winner, (0,) * asked["u_cards"]),)
    ended = result("went_out", len(names), winner=winner, melds=melds, taken=taken)
    row = price(rules, ended, Tally((0,) * len(names)))
    return {"chips": dict(zip(names, row.points, strict=True))}


def taken_chip(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """What taken discards add to the chips, one or several, the last perhaps in the last turn of the taker."""
    names = asked["players"]
    taker = names.index(asked["taker"])
    pairs = ((taker, names.index(asked["discarder"])),) * asked.get("cards", 1)
    last = (taker,) if asked.get("last_turn") else ()
    without, having = (
        price(rules, result("turns_over", len(names), taken=taken, taken_last=late), Tally((1, 2))).points
        for taken, late in (((), ()), (pairs, last))
    )
    return {"chips": {name: having[seat] - without[seat] for seat, name in enumerate(names)}}
