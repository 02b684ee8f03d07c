"""House rules of games of tiles of which an indicator makes one wild."""

from __future__ import annotations

from rummykit.rules.option import Option, switch_between
from rummykit.rules.steps import DeclarePairs, ShowIndicator, Swap

START_POINTS = Option(name="start_points", text="Points at the start", path="match.starting_points", low=1, high=100)
MOST_HANDS = Option(
    name="most_hands",
    text="Most games in a match (none: it goes on until somebody has no points left)",
    path="match.games",
    choices=(None, *range(1, 25)),
)
PAIRS_OKEY = Option(
    name="pairs_okey",
    text="Points lost when a hand in pairs goes out with the okey",
    path="scoring.pairs_wild_last",
    low=1,
    high=20,
)
SHOW_INDICATOR = switch_between(
    "show_indicator",
    "A player with the tile that matches the indicator may show it in the first turn, and the others lose a point",
    "turn.ShowIndicator",
    no=None,
    yes=ShowIndicator(),
)

DECLARE_PAIRS = Option(
    name="declare_pairs",
    text="Pairs may be declared before drawing (they then count double, and the player can go out only in pairs)",
    choices=(False, True),
    sets=(
        (False, (("turn.DeclarePairs", None), ("scoring.declared", 1))),
        (True, (("turn.DeclarePairs", DeclarePairs()), ("scoring.declared", 2))),
    ),
)

OKEY = (START_POINTS, MOST_HANDS, PAIRS_OKEY, SHOW_INDICATOR, DECLARE_PAIRS)
"""What Okey is played with."""

# --- tiles laid on the table

OPENING = Option(
    name="opening", text="Minimum for a first meld of groups and runs", path="opening.minimum", low=51, high=121
)
PAIRS_OPENING = Option(
    name="pairs_opening", text="Pairs needed for a first meld in pairs", path="opening.pairs", low=4, high=7
)
ESCALATING = Option(
    name="escalating",
    text="Each first meld of a game must be worth more than the last one or, in pairs, have more pairs than the last "
    "one",
    path="opening.must_beat_last",
    choices=(False, True),
)
PAIRS_AFTER_SERIES = Option(
    name="pairs_after_series",
    text="A player whose first meld was groups and runs may lay pairs once somebody has laid some",
    path="turn.Play.pairs_for_all",
    choices=(False, True),
)
SWAP_OKEY = Option(
    name="swap_okey",
    text="An okey in a set may be taken by replacing it with the tile it stands for",
    choices=(False, True),
    sets=((False, (("turn.Swap", None),)), (True, (("turn.Swap", Swap(joker_goes="hand", needs_own_meld=True)),))),
)
PENALTY_PLAYABLE = Option(
    name="penalty_playable",
    text="Discarding a tile that could be added to a set on the table costs points",
    choices=(False, True),
    sets=((False, (("turn.Discard.fitting", "allowed"),)), (True, (("turn.Discard.fitting", "noted"),))),
)
PENALTY_OKEY = Option(
    name="penalty_okey",
    text="Discarding an okey costs points, unless it is the last tile",
    choices=(False, True),
    sets=((False, (("turn.Discard.wild_tile", "allowed"),)), (True, (("turn.Discard.wild_tile", "noted"),))),
)
OKEY_IN_HAND = Option(
    name="okey_in_hand",
    text="Points for an okey left on a rack",
    choices=(101, "number"),
    sets=((101, (("scoring.wild", 101),)), ("number", (("scoring.wild", None),))),
)
ALL_IN_PAIRS = Option(
    name="all_in_pairs",
    text="When every player's first meld would be pairs",
    path="opening.all_in_pairs",
    choices=("played", "void", "refused"),
)
FROM_HAND_FIRST = Option(
    name="from_hand_first",
    text="Going out from the hand multiplies the points only if nobody else has laid a first meld",
    path="scoring.from_hand_first",
    choices=(False, True),
)
LOW_WHEN_GOING_OUT = Option(
    name="low_when_going_out",
    text="A first meld of the whole rack, except for the tile discarded, needs no minimum",
    path="opening.waived_when_going_out",
    choices=(False, True),
)
MOST_AFTER_PAIRS = Option(
    name="most_after_pairs",
    text="Tiles that a player whose first meld was pairs may add to sets in a turn (none: any number)",
    path="turn.Play.most_after_pairs",
    choices=(None, 1, 2, 3),
)
OKEY_101 = (
    OPENING,
    PAIRS_OPENING,
    ESCALATING,
    PAIRS_AFTER_SERIES,
    SWAP_OKEY,
    PENALTY_PLAYABLE,
    PENALTY_OKEY,
    OKEY_IN_HAND,
    ALL_IN_PAIRS,
    FROM_HAND_FIRST,
    MOST_AFTER_PAIRS,
    LOW_WHEN_GOING_OUT,
)
"""What 101 Okey is played with, besides the number of its deals."""
