"""House rules of games of tiles of which an indicator makes one wild."""

from __future__ import annotations

from rummykit.rules.option import Option

START_POINTS = Option(
    name="start_points", text="Points that everybody begins with", path="match.start", low=1, high=100
)
MOST_HANDS = Option(
    name="most_hands",
    text="Games after which the match ends in any case (none: it goes on until somebody has no points left)",
    path="match.games",
    choices=(None, *range(1, 25)),
)
PAIRS_OKEY = Option(
    name="pairs_okey",
    text="Points lost to a hand in pairs that goes out with the wild tile",
    path="scoring.pairs_wild_last",
    low=1,
    high=20,
)
SHOW_INDICATOR = Option(
    name="show_indicator",
    text="The player with the twin of the indicator may show it in the first turn, and the others lose a point",
    path="turn.ShowIndicator.open",
    choices=(False, True),
)

OKEY = (START_POINTS, MOST_HANDS, PAIRS_OKEY, SHOW_INDICATOR)
"""What Okey is played with."""
