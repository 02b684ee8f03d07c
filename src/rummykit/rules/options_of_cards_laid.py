"""The house rules of games in which cards on the table count for the players who laid them."""

from __future__ import annotations

from rummykit.cards import PRINTED_JOKER, Pack
from rummykit.melds.shapes import Wilds
from rummykit.rules.option import Option
from rummykit.rules.sheet import MeldValues, Opening
from rummykit.rules.steps import CallWindow


def _pack(copies: int, jokers: int) -> Pack:
    return Pack(family="cards", copies=copies, jokers=((PRINTED_JOKER, jokers),) if jokers else ())


OPENING_MINIMUM = Option(
    name="opening_minimum",
    text="Minimum for a player's first melds, all laid in one turn",
    choices=(0, 30, 40, 51),
    sets=(
        (0, (("opening", None), ("meld_values", None))),
        *(
            (minimum, (("opening", Opening(minimum=minimum)), ("meld_values", MeldValues(low_ace=1))))
            for minimum in (30, 40, 51)
        ),
    ),
)
TWO_PLAYER_HAND = Option(
    name="two_player_hand",
    text="Cards dealt to each of two players",
    choices=(13, 10, 7),
    sets=tuple(
        (cards, (("deal.hand", ((2, cards), *((players, 7) for players in range(3, 9)))),)) for cards in (13, 10, 7)
    ),
)
JOKERS = Option(
    name="jokers",
    text="Jokers in each pack",
    choices=(0, 2),
    sets=tuple(
        (
            jokers,
            (
                ("pack", _pack(1, jokers)),
                ("more_packs", tuple((players, _pack(2, 2 * jokers)) for players in range(5, 9))),
                ("wilds", Wilds(jokers=True) if jokers else None),
            ),
        )
        for jokers in (0, 2)
    ),
)
JOKER_VALUE = Option(
    name="joker_value",
    text="Points of a joker, on the table and in hand",
    path="values.joker",
    low=0,
    high=50,
    idle=(("jokers", 0),),
)
VALUES = Option(
    name="values",
    text="Cards from 2 to 9 count their number, or five each",
    choices=("pips", "fives"),
    sets=(
        ("pips", (("values.ranks", ()),)),
        ("fives", (("values.ranks", tuple((rank, 5) for rank in range(2, 10))),)),
    ),
)
LOW_ACE_LAID = Option(
    name="low_ace_laid", text="Points of an ace laid before the 2", path="scoring.low_ace", choices=(1, 5)
)
CALL_RUMMY = Option(
    name="call_rummy",
    text="A discard that fits a meld on the table may be called by any other player",
    choices=(False, True, "turn_passes", "from_pile"),
    sets=(
        (False, (("turn.CallWindow", None),)),
        (True, (("turn.CallWindow", CallWindow()),)),
        ("turn_passes", (("turn.CallWindow", CallWindow(turn_passes=True)),)),
        ("from_pile", (("turn.CallWindow", CallWindow(from_pile=True)),)),
    ),
)
TOP_CARD_FREE = Option(
    name="top_card_free",
    text="The top card of the discard pile may be taken without being laid in the same turn",
    path="turn.Draw.top_card_free",
    choices=(False, True),
)
FLOATING = Option(
    name="floating",
    text="A player must discard to go out, and plays on without a hand after laying the last card",
    path="turn.Play.floats",
    choices=(False, True),
)
HEAD_ADDS = Option(
    name="head_adds",
    text="The first upcard counts its points in addition to its card value, not instead",
    path="scoring.upcard_adds",
    choices=(False, True),
)
LAYOFF_ON_LAYOFF = Option(
    name="layoff_on_layoff",
    text="Cards may be laid off next to cards that were laid off",
    path="turn.Play.extends_lay_offs",
    choices=(False, True),
)
KNOCK_BONUS = Option(name="knock_bonus", text="Points for going out", path="scoring.out", low=0, high=200)
UNBORN_DOUBLE = Option(
    name="unborn_double",
    text="The hand of a player who has laid nothing counts double",
    choices=(False, True),
    sets=((False, (("scoring.unlaid", 1),)), (True, (("scoring.unlaid", 2),))),
)
OUT_STARTS = Option(
    name="out_starts",
    text="A player who goes out goes first in the next deal",
    choices=(False, True),
    sets=((False, (("start.later", "dealer_left"),)), (True, (("start.later", "out_starts"),))),
)
PENALTY = Option(name="penalty", text="Points a careless discard costs", path="scoring.careless", low=0, high=200)
