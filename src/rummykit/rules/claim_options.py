"""House rules of games in which discards are claimed for melds, and of what their hands count."""

from __future__ import annotations

from rummykit.cards import PRINTED_JOKER
from rummykit.melds.shapes import Wilds
from rummykit.rules.option import Option

CLAIM_JOKER = Option(
    name="jokers",
    text="Jokers in the pack",
    choices=(0, 1),
    sets=(
        (0, (("pack.jokers", ()), ("wilds", None), ("scoring.joker", 1))),
        (1, (("pack.jokers", ((PRINTED_JOKER, 1),)), ("wilds", Wilds()), ("scoring.joker", 5))),
    ),
)
FIRST_ROUND_CLAIMS = Option(
    name="first_round_claims",
    text="Discards may be claimed before every player has had a turn",
    path="turn.ClaimWindow.first_round",
    choices=(False, True),
)
SEVEN_CLAIMS = Option(
    name="seven_claims",
    text="One card from the hand is enough for a claim that makes a meld of two with a seven",
    path="turn.ClaimWindow.short",
    choices=(False, True),
)
PLAY_AFTER_CLAIM = Option(
    name="play_after_claim",
    text="After a claim the player may lay more before discarding",
    path="turn.ClaimWindow.play_after",
    choices=(False, True),
)
DISCARD_TO_GO_OUT = Option(
    name="discard_to_go_out",
    text="A player must discard the last card to go out",
    choices=(False, True),
    sets=((False, (("turn.Play.may_go_out", True),)), (True, (("turn.Play.may_go_out", False),))),
)
COURT_VALUES = Option(
    name="court_values",
    text="What jack, queen and king count in hand",
    choices=("10", "face"),
    sets=(("10", (("values.court", 10),)), ("face", (("values.court", None),))),
)
CONCEALED_DOUBLE = Option(
    name="concealed_double",
    text="A player who lays the whole hand in one turn is paid double",
    path="scoring.concealed_double",
    choices=(False, True),
)
UNMELDED_LOSER_DOUBLE = Option(
    name="unmelded_loser_double",
    text="A loser who has laid no meld pays double",
    path="scoring.unmelded_double",
    choices=(False, True),
)

CLAIMS = (
    CLAIM_JOKER,
    FIRST_ROUND_CLAIMS,
    SEVEN_CLAIMS,
    PLAY_AFTER_CLAIM,
    DISCARD_TO_GO_OUT,
    COURT_VALUES,
    CONCEALED_DOUBLE,
    UNMELDED_LOSER_DOUBLE,
)
"""What a game of claims is played with, and what its hands are paid."""
