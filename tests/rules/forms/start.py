"""The draw for the start, with the tiles that were drawn."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from rummykit.cards import parse_face
from rummykit.play.start import draw_for_start
from rummykit.rules import Rules

LATER = [parse_face(name) for name in ("o1", "o2", "o3", "o4")]


def drawn(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """Who draws again, who starts, how they sit."""
    names = list(asked["draws"])
    bag = [parse_face(name) for name in asked["draws"].values()] + LATER
    with patch("rummykit.play.start.drawn", lambda faces, seed, label: iter(bag)):
        start, order = draw_for_start(rules, len(names), seed=0, label="")
    again = [names[seat] for seat, _ in start.rounds[1]] if len(start.rounds) > 1 else []
    return {
        "legal": True,
        "redraw": again,
        "starter": names[start.starter],
        "order": "clockwise" if order == tuple(range(len(names))) else "by the draw",
        "seating_clockwise": [names[seat] for seat in order],
    }
