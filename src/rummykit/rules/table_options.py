"""The house rules of tables of cards that everybody may rearrange."""

from __future__ import annotations

from rummykit.cards import PRINTED_JOKER
from rummykit.melds.shapes import Wilds
from rummykit.rules.contract_options import RUNS_ROUND_THE_CORNER
from rummykit.rules.option import Option
from rummykit.rules.scoring import DealWon, HandsToWinner
from rummykit.rules.sheet import JokerSets, Opening

HAND_SIZE_13 = Option(name="deal_size", text="Cards dealt to each player", path="deal.hand", choices=(15, 13))
SCORING_WIN = Option(
    name="scoring",
    text="What winning a deal is worth",
    choices=("win", "points"),
    sets=(
        ("win", (("scoring", DealWon()),)),
        ("points", (("scoring", HandsToWinner(lowest_earns="hands")),)),
    ),
)
OPENING_OWN_MELD = Option(
    name="opening_own_meld",
    text="A player's first play must include a meld of cards from the hand alone",
    choices=(False, True),
    sets=(
        (False, (("opening", None),)),
        (True, (("opening", Opening(then_manipulate=True)),)),
    ),
)
OPENING_JOKER = Option(
    name="opening_joker",
    text="The run of a first meld may contain a joker",
    choices=(True, False),
    sets=((True, (("opening.natural_run", False),)), (False, (("opening.natural_run", True),))),
)
PLAY_AFTER_DRAW = Option(
    name="play_after_draw",
    text="A player who has drawn may still play in the same turn",
    path="turn.Rearrange.play_after_draw",
    choices=(False, True),
)
JOKERS_ON_TABLE = Option(
    name="jokers",
    text="Jokers in all packs together",
    choices=(0, 2, 4),
    sets=(
        (0, (("pack.jokers", ()), ("wilds", None), ("joker_sets", None))),
        *(
            (
                count,
                (
                    ("pack.jokers", ((PRINTED_JOKER, count),)),
                    ("wilds", Wilds()),
                    ("joker_sets", JokerSets(replacement="any", goes_to="any_set", may_be_split=True)),
                ),
            )
            for count in (2, 4)
        ),
    ),
)
ROUND_THE_CORNER = Option(
    name="round_the_corner",
    text=RUNS_ROUND_THE_CORNER.text,
    choices=(False, True),
    sets=((False, (("runs.ace", "both"),)), (True, (("runs.ace", "corner"),))),
)
FAILED_DRAW = Option(
    name="failed_draw",
    text="Cards drawn when time runs out and the table is not in order",
    path="turn.Rearrange.time_up.disorder",
    choices=(3, 1),
)
