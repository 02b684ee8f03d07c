"""A review as values: what was played in every turn, the best there was, and what came of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.play.actions import Action, Faces

VERSION = 1
"""Of the form of a review; it rises when a field changes its meaning."""

Cause: TypeAlias = Literal["luck", "choice"]


class Expected(msgspec.Struct, frozen=True, kw_only=True):
    """What an action leads to on average: the chance to win the deal, and points ahead of the mean of the others."""

    chance: float
    points: float


class JudgedAction(msgspec.Struct, frozen=True, kw_only=True):
    """One action, the best that was found with what its seat could see, and how far the one stays behind the other.

    Both are in the notation of records. `cost` is in points ahead of the mean of the others, `error` its standard
    error; both are 0 where `best` is what was played. A cost is `sure` if it is more than twice its error.
    `action` is the best where it is another than what was played.
    """

    played: str
    best: str
    cost: float = 0.0
    error: float = 0.0
    sure: bool = False
    expected: Expected | None = None
    expected_of_best: Expected | None = None
    action: Action | None = None


class TilesLeft(msgspec.Struct, frozen=True, kw_only=True):
    """Tiles that could have been played in a turn beside those that were.

    `tiles` and `points` are how many more and what they count; `best` are the tiles of the best play and `steps` tells
    it set by set. `proven` is False where the solver stopped early.
    """

    tiles: int
    points: int
    best: Faces
    steps: tuple[str, ...]
    proven: bool


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """One turn: deal and turn counted from 1, the hands before it by seat, and the chances before and after it.

    `name` is who played it; somebody else may have sat there before.
    `change` is what it did to the chance of its seat: `choice` is the part of what was played, `luck` the rest.
    """

    deal: int
    number: int
    seat: int
    hands: tuple[Faces, ...]
    decisions: tuple[JudgedAction, ...]
    chances: tuple[float, ...]
    chances_after: tuple[float, ...]
    change: float
    choice: float
    luck: float
    tiles_left: TilesLeft | None = None
    name: str = ""


class Decisive(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that decided, by its place among them: how far it moved the chance of its seat, and mainly why."""

    turn: int
    change: float
    cause: Cause


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """A seat over the whole match; `name` has everybody who played in it, with arrows between them.

    `accuracy` is the percentage of its turns without a sure cost, None if it was not reviewed or had no turn. `cost` is
    the sum of its sure costs in points, `luck` and `choice` those of its turns, in chances to win a deal.
    """

    name: str
    turns: int
    accuracy: float | None
    cost: float
    luck: float
    choice: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a match; the same for a record and the same numbers of playouts.

    `playouts` are those for each position of the curve, `imagined` the deals on which two actions were compared.
    `curve` has the chances of all seats at every turn and at the end of each deal, `decisive` the five turns that moved
    a chance the most, the largest first.
    """

    version: int
    game: str
    playouts: int
    imagined: int
    turns: tuple[Turn, ...]
    curve: tuple[tuple[float, ...], ...]
    decisive: tuple[Decisive, ...]
    seats: tuple[SeatReview, ...]
