"""House rules of games with contracts, and of those with a first meld of so many points and jokers to be exchanged."""

from __future__ import annotations

from rummykit.cards import BLACK, PRINTED_JOKER, card
from rummykit.rules.option import Option, OptionValue, switch, switch_between
from rummykit.rules.steps import BuyWindow, Swap

# --- a first meld of so many points, and out of the match with so many against one

LIMIT = Option(name="limit", text="Points at which a player is out of the match", path="match.limit", low=51, high=501)
LIMIT_KEPT = Option(
    name="limit",
    text="Most points with which a player stays in the match",
    path="match.limit",
    plus=1,
    low=51,
    high=501,
)
"""The same where only more than that puts a player out."""
REJOINS = Option(
    name="rejoins",
    text="How often a player who is out may rejoin with the highest total of the others",
    path="match.rejoins",
    low=0,
    high=3,
    instead_of=("buy_ins",),
)
BUY_INS = switch(
    "buy_ins",
    "A player who is out may buy back in for a new stake, with the highest total of the others",
    "match.buy_in",
)
CALL_UP = Option(
    name="call_up", text="What each of the others pays the winner of a deal", path="match.call_up", low=0, high=20
)
KALOOKI_STAKE = Option(
    name="kalooki_stake",
    text="What each of the others pays a winner who lays the whole hand in one turn",
    path="match.concealed_call_up",
    low=0,
    high=40,
)
INITIAL_STAKE = Option(
    name="initial_stake",
    text="What each player pays into a pool for the winner of the match",
    path="match.ante",
    low=0,
    high=100,
)
DOUBLED = "The points of the others are doubled if the winner lays the whole hand in one turn"
KALOOKI_DOUBLES_PENALTY = switch("kalooki_doubles_penalty", DOUBLED, "scoring.concealed_double")
IN_HAND_DOUBLE = switch("in_hand_double", DOUBLED, "scoring.concealed_double")
HAND_DOUBLE = switch("hand_double", DOUBLED, "scoring.concealed_double")
UNOPENED_PENALTY = Option(
    name="unopened_penalty",
    text="Points for a player who has laid no meld in the deal",
    choices=(0, 50, 100, 200),
    sets=tuple((points, (("scoring.unopened", points or None),)) for points in (0, 50, 100, 200)),
)
LOW_ACE = Option(
    name="low_ace",
    text="Value of an ace before the 2 in a first meld",
    choices=(11, 1),
    sets=((11, (("meld_values.low_ace", None),)), (1, (("meld_values.low_ace", 1),))),
    idle=(("first_meld", 0), ("ace_high_only", True)),
)
ACE_HIGH_ONLY = switch_between(
    "ace_high_only", "The ace in a run is high only, so that the lowest run is 2-3-4", "runs.ace", no="both", yes="high"
)
"""British clubs' pages differ about it."""
ACE_LOW_VALUE = Option(
    name="ace_low_value",
    text="Value of an ace before the 2 in a first meld",
    choices=(1, 11),
    sets=((1, (("meld_values.low_ace", 1),)), (11, (("meld_values.low_ace", None),))),
    idle=(("first_meld", 0),),
)
JOKERS = Option(
    name="jokers",
    text="Jokers in all packs together",
    choices=(2, 4),
    sets=tuple((count, (("pack.jokers", ((PRINTED_JOKER, count),)),)) for count in (2, 4)),
)
HAND_SIZE = Option(name="hand_size", text="Cards dealt to each player", path="deal.hand", choices=(13, 14))
PURE_RUN = switch("pure_run", "A first meld must include a run without a joker", "opening.natural_run")
NO_OPEN_ROUNDS = Option(
    name="no_open_rounds",
    text="Rounds at the start of a deal in which nobody may lay a first meld",
    path="opening.after_rounds",
    low=0,
    high=3,
)
PILE_MUST_USE = switch_between(
    "pile_must_use",
    "A card may be taken from the discard pile only if it is laid in the same turn",
    "turn.Draw.card_goes",
    no="first_meld",
    yes="table",
)
LAST_CARD_DRAWS = switch(
    "last_card_draws", "A player with one card left must draw from the stock", "turn.Draw.closed_with_one_card"
)
"""French sheets of Rami have it; Italian and Romanian ones let the discard be taken."""
NO_ATTACHABLE_DISCARD = switch_between(
    "no_attachable_discard",
    "A card that could be laid off may not be discarded",
    "turn.Discard.fitting",
    no="allowed",
    yes="refused",
)

# --- jokers

JOKER_TO_HAND = switch_between(
    "joker_to_hand", "An exchanged joker is taken into the hand", "turn.Swap.joker_goes", no="table", yes="hand"
)
GROUP_SWAP = Option(
    name="group_swap",
    text="What frees the joker of a group of three",
    choices=("both_suits", "declared"),
    sets=(
        ("both_suits", (("turn.Swap.groups", "both_suits"), ("meld_values.declared_jokers", False))),
        ("declared", (("turn.Swap.groups", "one_card"), ("meld_values.declared_jokers", True))),
    ),
)
FOURTEEN_CARD_RUN = switch(
    "fourteen_card_run", "A joker may be added to a run of thirteen cards as a second ace", "runs.wild_fourteenth"
)
JOKERS_PER_MELD = Option(
    name="jokers_per_meld", text="How many jokers a meld may have", path="wilds.most", choices=(None, 1)
)
JOKERS_A_MINORITY = Option(
    name="jokers_per_meld",
    text="How many jokers a meld may have",
    choices=("minority", "any"),
    sets=(
        ("minority", (("wilds.at_most_naturals", "fewer"),)),
        ("any", (("wilds.at_most_naturals", False),)),
    ),
)
"""The same where they must be fewer than the natural cards."""
JOKER_SWAP = Option(
    name="joker_swap",
    text="Which jokers on the table may be exchanged",
    choices=("none", "run", "any"),
    sets=(
        ("none", (("turn.Swap", None),)),
        ("run", (("turn.Swap", Swap(joker_goes="table", needs_own_meld=True, groups="nothing")),)),
        ("any", (("turn.Swap", Swap(joker_goes="table", needs_own_meld=True)),)),
    ),
)
JOKER_SWAP_TO_HAND = Option(
    name="joker_swap",
    text="Which jokers on the table may be exchanged",
    choices=("none", "run", "any"),
    sets=(
        ("none", (("turn.Swap", None),)),
        ("run", (("turn.Swap", Swap(joker_goes="hand_after_first_meld", groups="nothing")),)),
        ("any", (("turn.Swap", Swap(joker_goes="hand_after_first_meld")),)),
    ),
)
"""The same where an exchanged joker goes into the hand of who has laid a contract."""

# --- contracts

CONTRACT_EXACT = switch(
    "contract_exact", "Contract melds must have exactly the number of cards stated", "opening.exact_sizes"
)
DISTINCT_CONTRACT = switch(
    "distinct_contract",
    "Contract groups must be of different ranks, and contract runs may not join into one",
    "opening.distinct_melds",
)
LAYOFF_SAME_TURN = switch(
    "layoff_same_turn", "Cards may be laid off in the turn of the contract", "turn.Play.lay_off_at_once"
)
DRAW_DISCARD_AFTER_CONTRACT = switch_between(
    "draw_discard_after_contract",
    "A player who has laid the contract may still take the discard",
    "turn.Draw.closed_after_first_meld",
    no=True,
    yes=False,
)
_HANDS: dict[OptionValue, tuple[int, ...]] = {
    "10/12": (10, 10, 10, 10, 12, 12, 12),
    11: (11,) * 7,
    12: (12,) * 7,
    "7/10/12": (7, 10, 10, 10, 12, 12, 12),
    "7/10/12/14": (7, 10, 10, 10, 12, 12, 14),
}
LAST_DEAL = Option(
    name="last_deal",
    text="How the contract of the last deal is laid",
    choices=("all_out", "normal"),
    sets=(
        ("all_out", (("schedule.6.contract.whole_hand", True),)),
        ("normal", (("schedule.6.contract.whole_hand", False),)),
    ),
)
TWELVE_FROM = Option(
    name="twelve_from",
    text="First deal in which twelve cards are dealt",
    choices=(4, 5),
    sets=((4, (("schedule.3.hand", 12),)), (5, (("schedule.3.hand", 10),))),
)
HAND = Option(
    name="hand",
    text="Cards dealt to each player",
    choices=tuple(_HANDS),
    sets=tuple(
        (cards, tuple((f"schedule.{place}.hand", dealt) for place, dealt in enumerate(deals)))
        for cards, deals in _HANDS.items()
    ),
)
ROUNDS = Option(name="rounds", text="Deals in a match", path="match.games", choices=(6, 7))
BUYS_PER_DEAL = Option(
    name="buys_per_deal",
    text="How many discards a player may buy in a deal",
    path="turn.BuyWindow.per_deal",
    choices=(None, 1, 2, 3, 4),
)
BUYS_BY_DEAL = Option(
    name="buys_per_deal",
    text=BUYS_PER_DEAL.text,
    choices=("3/4", "any", 3, 4),
    sets=tuple(
        (
            choice,
            (("turn.BuyWindow.per_deal", early), *((f"schedule.{at}.buys", (early, late)[at > 7]) for at in range(10))),
        )
        for choice, early, late in (("3/4", 3, 4), ("any", None, None), (3, 3, 3), (4, 4, 4))
    ),
)
"""The same where ten deals go by, of which the last two ask for more cards."""
BUYS_ALLOWED = Option(
    name="buys_per_deal",
    text=BUYS_PER_DEAL.text,
    choices=(0, 1, 2, 3, 4, "any"),
    sets=(
        *((most, (("turn.BuyWindow", BuyWindow(per_deal=most)),)) for most in (1, 2, 3, 4)),
        ("any", (("turn.BuyWindow", BuyWindow()),)),
        (0, ()),
    ),
)
"""The same where nobody buys unless a house rule says so."""
STEAL_POINTS = Option(
    name="steal_points",
    text="Points a player pays to take the discard out of turn (0: nobody may)",
    choices=(0, 2, 3, 5, 10),
    sets=(
        *((points, (("turn.BuyWindow", BuyWindow(penalty=0, points=points)),)) for points in (2, 3, 5, 10)),
        (0, ()),
    ),
)
BUY_PENALTY = Option(
    name="buy_penalty",
    text="Cards from the stock that the buyer must take too",
    path="turn.BuyWindow.penalty",
    low=0,
    high=3,
)
RUNS_ROUND_THE_CORNER = Option(
    name="round_the_corner",
    text="Runs may go round the corner, from king through ace to 2",
    choices=(True, False),
    sets=((True, (("runs.ace", "corner"),)), (False, (("runs.ace", "both"),))),
)
BUY_AFTER_CONTRACT = switch(
    "buy_after_contract", "A player who has laid the contract may still buy", "turn.BuyWindow.after_first_meld"
)
DEUCES_WILD_AS_JOKERS = Option(
    name="deuces_wild",
    text="Twos are also wild",
    choices=(False, True),
    sets=(
        (False, (("wilds.rank", None), ("values.ranks", ()))),
        (True, (("wilds.rank", 2), ("values.ranks", ((2, 15),)))),
    ),
)
"""Twos that count what a joker counts in games of contracts."""
DEUCES_WILD_OR_BLACK = Option(
    name="deuces_wild",
    text=DEUCES_WILD_AS_JOKERS.text,
    choices=(False, True, "black"),
    sets=tuple(
        (
            choice,
            (
                ("wilds.rank", rank),
                ("wilds.black_only", choice == "black"),
                ("values.ranks", ((2, 15),) if choice is True else ()),
                ("values.cards", tuple((card(2, suit), 15) for suit in BLACK) if choice == "black" else ()),
            ),
        )
        for choice, rank in ((False, None), (True, 2), ("black", 2))
    ),
)
"""The same where only the black ones may be."""
NUMBER_CARDS = Option(
    name="number_cards",
    text="What the cards from 2 to 10 count",
    choices=("five", "pips"),
    sets=(("five", (("values.number", 5),)), ("pips", (("values.number", None),))),
)
BLIND_BONUS = Option(
    name="blind_bonus",
    text="A winner who lays the whole hand in one turn subtracts 25 points, or 50 without a joker",
    choices=(False, True),
    sets=(
        (False, (("scoring.concealed_bonus", 0), ("scoring.natural_bonus", 0))),
        (True, (("scoring.concealed_bonus", 25), ("scoring.natural_bonus", 50))),
    ),
)
GO_OUT_BONUS = Option(
    name="go_out_bonus", text="Points the winner of a deal subtracts", path="scoring.out_bonus", low=0, high=50
)

CONTRACTS = (
    CONTRACT_EXACT,
    DISTINCT_CONTRACT,
    LAYOFF_SAME_TURN,
    DRAW_DISCARD_AFTER_CONTRACT,
    BUYS_PER_DEAL,
    BUY_PENALTY,
    BUY_AFTER_CONTRACT,
    DEUCES_WILD_AS_JOKERS,
)
"""What games of contracts with buying can be played with."""
