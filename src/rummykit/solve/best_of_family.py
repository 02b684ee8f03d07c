"""What the best of a hand is in each family of games: what the solver is asked about it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rummykit.rules.families import OWN_CARDS, REARRANGED, ByFamily, GameFamily

Best: TypeAlias = Literal["hand", "side", "finish", "first_meld", "table"]
"""The melds that leave the least, those that bring a side the most, the nearest finish of tiles, their dearest first
meld, or the best turn at a table that is rearranged."""

BEST: ByFamily[Best] = ByFamily(
    "question for the solver",
    "BEST in solve/best_of_family.py",
    {
        OWN_CARDS: "hand",
        GameFamily.SIDES: "side",
        GameFamily.HELD_TILES: "finish",
        GameFamily.LAID_TILES: "first_meld",
        REARRANGED: "table",
    },
)
"""What is asked about a hand of each family."""
