"""What bots at a table of cards know about each scoring: what an end of the deal is worth to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from rummykit.rules import (
    CardsLaid,
    DealWon,
    Draw,
    GinShowdown,
    HandPayments,
    HandsAgainstLosers,
    HandsToWinner,
    LivesPenalty,
    MeldsAndBonuses,
    Payments,
    PointsLost,
    RackPenalties,
    RacksLeft,
    RankPayments,
    Rules,
    Scoring,
    Showdown,
    StakePayments,
    WinnersMelds,
)
from rummykit.rules.entries import Entries, keyed

S = TypeVar("S")


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge(Generic[S]):
    """What a player knows of a scoring.

    `to_winner`: the winner gains what the others hold, so melds on which they could lay off are better kept.
    `loose`: what the points of a loose card say for its discard: 1 where they count against the hand, 0 where they do
    not, -1 where they count for whoever lays the card, so that the dear ones stay. `two_knock`: one of two players
    knocks, and the other lays off and may undercut.
    """

    word: type[S]
    to_winner: bool = False
    loose: Callable[[S], Literal[-1, 0, 1]] = lambda scoring: 1
    two_knock: bool = False


KNOWLEDGE: Entries[Knowledge[Any]] = Entries(
    Scoring,
    "knowledge of the bots",
    "KNOWLEDGE in bots/knowledge.py",
    keyed(
        (
            Knowledge(word=HandsToWinner, to_winner=True, loose=lambda scoring: 1 if scoring.count == "all" else 0),
            Knowledge(word=HandPayments),
            Knowledge(word=HandsAgainstLosers),
            Knowledge(word=WinnersMelds),
            Knowledge(word=Showdown),
            Knowledge(word=GinShowdown, two_knock=True),
            Knowledge(word=Payments),
            Knowledge(word=RankPayments),
            Knowledge(word=LivesPenalty),
            Knowledge(word=CardsLaid, loose=lambda scoring: -1),
            Knowledge(word=MeldsAndBonuses),
            Knowledge(word=DealWon),
            Knowledge(word=StakePayments),
            Knowledge(word=PointsLost),
            Knowledge(word=RacksLeft),
        )
    ),
    without={RackPenalties: "at a table of tiles every piece is played that can be"},
)
"""What players know of each scoring."""

_PLAIN: Knowledge[Any] = Knowledge(word=object)


def known(rules: Rules) -> Knowledge[Any]:
    """What bots know about the scoring of a sheet."""
    return KNOWLEDGE.find(rules.scoring) or _PLAIN


def of_loose(rules: Rules) -> Literal[-1, 0, 1]:
    """What the points of a loose card say for its discard; nothing where it could only be laid at once."""
    return 0 if is_faced(rules) else known(rules).loose(rules.scoring)


def is_faced(rules: Rules) -> bool:
    """Whether a card that is drawn stays open and never comes to the hand."""
    draw = rules.step(Draw)
    return draw is not None and draw.faced
