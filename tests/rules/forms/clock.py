"""Passing, playing and running out of time at a table of tiles."""

from __future__ import annotations

from typing import Any

from rummykit import hands
from rummykit.cards import parse
from rummykit.play.actions import Pass, Rearrange, Timeout
from rummykit.play.deal import Deal
from rummykit.play.events import Drew
from rummykit.play.view import TableMeld
from rummykit.rules import Rules

LIES = parse("r4 r5 r6")
RACK = parse("r7 r8 k1")
DRAFTS = {
    "untouched": None,
    "valid": Rearrange((parse("r4 r5 r6 r7 r8"),)),
    "invalid": Rearrange((parse("r4 r5 r6 r7"), parse("r8 k1"))),
}


def turn(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """What a turn comes to: what is drawn, whether it ends, whether the table and the rack are as before."""
    deal = Deal.position(
        rules,
        hands_held=[RACK, parse("b1 b1")],
        table=[TableMeld(LIES, "run")],
        stock=parse("o1 o2 o3 o4 o5 o6 o7 o8 o9 o10 o11 o12 o13 b2 b3 b4 b5 b6 b7 b8")[: asked["pool"]],
        opened=[asked["opened"], True],
    )
    if asked["action"] == "draw_then_play":
        deal.play(Pass())
        return {"legal": deal.turn == 0}
    draft = DRAFTS[asked.get("table_state", "untouched")]
    elapsed, limit = asked.get("elapsed_s", 0), rules.turn_seconds
    assert limit is not None
    if asked["action"] == "pass":
        legal = deal.can(Pass())
        events = deal.play(Pass())
    elif elapsed <= limit:
        assert draft is not None
        legal = deal.can(draft)
        events = deal.play(draft)
    else:
        legal = draft is None or deal.can(draft)
        events = deal.play(Timeout(draft))
    drawn = sum(event.count for event in events if isinstance(event, Drew))
    restored = [meld.cards for meld in deal._state.table] == [LIES]
    return {
        "legal": legal,
        "draw": drawn,
        "turn_ends": deal.turn == 1,
        "table": "restored" if restored else "changed",
        "tiles_played_returned": hands.holds(deal._state.hands[0], RACK),
        "game_over": deal.result is not None,
    }
