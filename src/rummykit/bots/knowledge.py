"""What bots at a table of cards know about each scoring: what an end of the deal is worth to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from rummykit.rules import Draw, Rules, Scoring
from rummykit.rules.entries import Entries

S = TypeVar("S")


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge(Generic[S]):
    """What a player knows of a scoring.

    `to_winner`: the winner gains what the others hold, so melds on which they could lay off are better kept.
    `loose`: what the points of a loose card say for its discard: 1 where they count against the hand, 0 where they do
    not, -1 where a card counts for the player who lays it, so that the dear ones stay. `two_knock`: one of two players
    knocks, and the other lays off and may undercut.
    """

    to_winner: bool = False
    loose: Callable[[S], Literal[-1, 0, 1]] = lambda scoring: 1
    two_knock: bool = False


KNOWLEDGE: Entries[Knowledge[Any]] = Entries(Scoring, "knowledge of the bots", "bots.KNOWLEDGE", default=Knowledge())
"""What players know of each scoring."""


def known(rules: Rules) -> Knowledge[Any]:
    """What bots know about the scoring of a sheet."""
    return KNOWLEDGE.of(rules.scoring)


def of_loose(rules: Rules) -> Literal[-1, 0, 1]:
    """What the points of a loose card say for its discard; nothing where it could only be laid at once."""
    return 0 if is_faced(rules) else known(rules).loose(rules.scoring)


def is_faced(rules: Rules) -> bool:
    """Whether a card that is drawn stays open and never comes to the hand."""
    draw = rules.step(Draw)
    return draw is not None and draw.faced
