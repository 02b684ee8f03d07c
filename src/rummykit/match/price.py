"""What a scoring knows about deals: what they are worth, how they end, and what people are asked about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from rummykit.match.score_sheet import Parts, Reckoning, SeatPoints, Seats, WonBy
from rummykit.play.actions import Faces
from rummykit.play.result import Ending, Result
from rummykit.rules import Rules

if TYPE_CHECKING:
    from rummykit.match.paper import PaperDeal

Ask: TypeAlias = Literal[
    "first",
    "concealed",
    "laid",
    "laid_each",
    "careless",
    "jokers",
    "wild_cards",
    "draws",
    "one_suit",
    "no_meld",
    "melded",
    "taken",
    "taken_last",
    "out",
    "wild",
    "spade",
    "by_discard",
    "fighters",
    "sides_laid",
    "pairs",
    "wild_last",
    "shower",
    "bought",
    "in_pairs",
]
"""What else must be known of an ending; each is a field of `PaperDeal`."""

Held: TypeAlias = Literal["nobody", "losers", "other_sides", "everybody"]
"""Whose cards are counted: "losers" are all but the winner, "other_sides" all but the winner and its partners."""
Range: TypeAlias = tuple[float, float]
"""The least and the most of something."""
S = TypeVar("S")


class DealEnding(msgspec.Struct, frozen=True, kw_only=True):
    """A way a deal can end: whether it names a seat (who went out, or knocked), whose cards are counted, what else.

    Who is named has at `most` so many points left, None: any number. `called` is what a page calls the ending, where
    that is not its kind.
    """

    kind: Ending
    winner: bool
    held: Held
    asks: tuple[Ask, ...] = ()
    most: int | None = None
    called: str = ""


class Tally(NamedTuple):
    """The numbers a deal comes to: what each seat has left, what the winner's own melds are worth to each other.

    `laid` is by seat one of these: the points of the cards that it has laid, where these count for it; the worth of its
    value cards; or what people have counted of the melds and bonuses of its side. In the first case `unlaid` are the
    seats that have laid none, and `one_suit` says whether all cards of the player who went out are of one suit.
    """

    held: SeatPoints
    own: int = 0
    laid: SeatPoints = ()
    unlaid: Seats = ()
    one_suit: bool = False


class Won(NamedTuple):
    """How a deal was won, where that decides the bonus; whether it counts twice, and how many boxes it makes."""

    won_by: WonBy | None = None
    bonus: int = 0
    doubled: bool = False
    boxes: int = 1


def one_ending(
    *asks: Ask, kind: Ending = "went_out", held: Held = "nobody"
) -> Callable[[Rules, object], tuple[DealEnding, ...]]:
    """Every deal ends in the same way, and names a seat."""
    ending = DealEnding(kind=kind, winner=True, held=held, asks=asks)
    return lambda rules, scoring: (ending,)


def knocked(rules: Rules, *asks: Ask) -> DealEnding:
    """Somebody knocked with no more than the sheet allows, and all hands were compared."""
    most = None if rules.knock is None else rules.knock.highest_limit
    return DealEnding(kind="knocked", winner=True, held="everybody", asks=asks, most=most)


@dataclass(frozen=True, slots=True, kw_only=True)
class Price(Generic[S]):
    """How a scoring prices a deal, and what it asks when people have counted one.

    `endings` are those that a deal can have. `points` gives points and winners of a deal that counts. `own` is what the
    winner's melds are worth to each other player, `counted` the same of a deal counted by people, `laid` what the cards
    count that each seat has laid, where that is counted, `in_hand` what a hand counts of which all cards do, and `held`
    what all hands count where one alone does not say it. `bounds` are the least and the most points that a deal can
    bring a seat among so many players. `zero_sum`: wins and losses come to nothing. `hands_count`: what is left in
    hands does something to the points. `compared` is a deal of which nothing but the hands at a knock is known, as they
    are compared. `won` says how a deal was won and what that is worth. `parts` are by seat what its points are made of,
    where more than one thing counts, and `reckoned` how the points of sides come about.
    """

    endings: Callable[[Rules, S], tuple[DealEnding, ...]]
    points: Callable[[Rules, S, Result, Tally], tuple[SeatPoints, Seats]]
    bounds: Callable[[Rules, S, int], Range]
    own: Callable[[Rules, S, Result], int] = lambda rules, scoring, result: 0
    counted: Callable[[Rules, S, PaperDeal], int] = lambda rules, scoring, deal: 0
    in_hand: Callable[[Rules, S, Result, Faces], int] = lambda rules, scoring, result, hand: sum(
        map(rules.values.of, hand)
    )
    held: Callable[[Rules, S, Result], SeatPoints] | None = None
    laid: Callable[[Rules, S, Result], tuple[SeatPoints, Seats, bool]] = lambda rules, scoring, result: ((), (), False)
    zero_sum: bool = False
    hands_count: bool = True
    compared: Callable[[Rules, Result], Result] = lambda rules, result: result
    won: Callable[[Rules, S, Result, Tally], Won] = lambda rules, scoring, result, tally: Won()
    parts: Callable[[Rules, S, Result, Tally], Parts] = lambda rules, scoring, result, tally: ()
    reckoned: Callable[[Rules, S, Result, Tally], tuple[Reckoning, ...]] = lambda rules, scoring, result, tally: ()


def winner_of(result: Result) -> Seats:
    """The one winner of a deal that has one."""
    assert result.winner is not None
    return (result.winner,)


def to_winner(result: Result, points: int) -> tuple[SeatPoints, Seats]:
    """So many points for the winner, and none for anybody else."""
    winners = winner_of(result)
    return tuple(points if seat in winners else 0 for seat in range(len(result.hands))), winners
