"""House rules of Gin Rummy: the knock, the bonuses, and what a match is counted in."""

from __future__ import annotations

from rummykit.rules.option import Option, switch
from rummykit.rules.steps import GoOut

KNOCK_LIMIT = Option(
    name="knock_limit",
    text="The most deadwood with which a player may knock",
    path="turn.Knock.limit",
    low=1,
    high=50,
    idle=(("straight_gin", True), ("oklahoma", True)),
)
STRAIGHT_GIN = switch("straight_gin", "A player may knock only with gin", "turn.Knock.gin_only")
OKLAHOMA = switch("oklahoma", "The first upcard sets the knock limit", "turn.Knock.by_upcard")
OKLAHOMA_ACE = Option(
    name="oklahoma_ace",
    text="Knock limit if the first upcard is an ace",
    path="turn.Knock.ace",
    choices=("gin", "one"),
    idle=(("oklahoma", False), ("straight_gin", True)),
)
OKLAHOMA_SPADES_DOUBLE = switch(
    "oklahoma_spades_double",
    "A spade as the first upcard doubles the points of the deal",
    "scoring.spades_double",
    idle=(("oklahoma", False),),
)
OKLAHOMA_SPADES_TWO_BOXES = switch(
    "oklahoma_spades_two_boxes",
    "A spade as the first upcard makes the deal count as two boxes",
    "scoring.spades_two_boxes",
    idle=(("oklahoma", False), ("box_bonus", 0)),
)
BIG_GIN = Option(
    name="big_gin",
    text="A player may go out with all cards in melds, including the one just drawn (big gin)",
    choices=(False, True),
    sets=((False, (("turn.GoOut", None),)), (True, (("turn.GoOut", GoOut(discard="none")),))),
)
BIG_GIN_BONUS = Option(
    name="big_gin_bonus",
    text="Points for big gin, instead of those for gin",
    path="scoring.big_gin",
    low=0,
    high=100,
    idle=(("big_gin", False),),
)
GIN_BONUS = Option(name="gin_bonus", text="Points for gin", path="scoring.gin", low=0, high=100)
UNDERCUT_BONUS = Option(
    name="undercut_bonus",
    text="Points for an undercut",
    path="scoring.undercut",
    low=0,
    high=100,
    idle=(("straight_gin", True),),
)
LAST_DISCARD_PLAYABLE = switch(
    "last_discard_playable",
    "The last discard before a deal is void may still be taken if the player knocks at once",
    "stock.last_discard_playable",
)
NEXT_DEALER = Option(
    name="next_dealer",
    text="The player who deals the next deal",
    choices=("loser", "winner", "alternate"),
    sets=(
        ("loser", (("start.later", "loser_deals"),)),
        ("winner", (("start.later", "winner_deals"),)),
        ("alternate", (("start.later", "dealer_left"),)),
    ),
)
THREE_DEALER = Option(
    name="three_dealer",
    text="The player who deals with three players",
    choices=("sits_out", "comes_in"),
    path="sitting_out.dealer",
)
PARTNER_OPPONENTS = Option(
    name="partner_opponents",
    text="Opponents of partners in the next round",
    path="sitting_out.opponents",
    choices=("alternate", "same"),
)
PARTNERS_TARGET = Option(
    name="partners_target",
    text="Points two sides of partners need to win the match",
    choices=(100, 125, 150, 200, 250, 300),
    sets=tuple((points, (("match.more_targets", ((4, points),)),)) for points in (100, 125, 150, 200, 250, 300)),
)
GAME_BONUS = Option(name="game_bonus", text="Points for winning the match", path="match.boxes.game", low=1, high=1000)
BOX_BONUS = Option(
    name="box_bonus", text="Points for each deal won, when the match is over", path="match.boxes.box", low=0, high=100
)
SHUTOUT = Option(
    name="shutout",
    text="What counts double when the loser has won no deal",
    path="match.boxes.shutout",
    choices=("bonus", "all", "none"),
)
HOLLYWOOD = Option(
    name="hollywood",
    text="Three columns are scored at once, each like a match",
    choices=(False, True),
    sets=((False, (("match.boxes.columns", 1),)), (True, (("match.boxes.columns", 3),))),
)

HIGH_ACE = Option(
    name="high_ace",
    text="Where the ace may come in a run, and what it counts in hand",
    choices=("low", "both", "corner"),
    sets=(
        ("low", (("runs.ace", "low"), ("values.ace", 1))),
        ("both", (("runs.ace", "both"), ("values.ace", 15))),
        ("corner", (("runs.ace", "corner"), ("values.ace", 15))),
    ),
)
"""Round-the-corner Gin; its sheets also change bonuses and the target, for which there are options of their own."""

GIN = (
    KNOCK_LIMIT,
    STRAIGHT_GIN,
    OKLAHOMA,
    OKLAHOMA_ACE,
    OKLAHOMA_SPADES_DOUBLE,
    OKLAHOMA_SPADES_TWO_BOXES,
    GIN_BONUS,
    UNDERCUT_BONUS,
    BIG_GIN,
    BIG_GIN_BONUS,
    GAME_BONUS,
    BOX_BONUS,
    SHUTOUT,
    HOLLYWOOD,
    HIGH_ACE,
    LAST_DISCARD_PLAYABLE,
    NEXT_DEALER,
    THREE_DEALER,
    PARTNER_OPPONENTS,
    PARTNERS_TARGET,
)
"""All of them."""
