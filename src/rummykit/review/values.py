"""A review as values: what was played in every turn, the best there was, and what came of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.analysis.values import ActionVerdict, OpponentKind
from rummykit.play.actions import Action, Faces

VERSION = 3
"""Of the form of a review; it rises when a field changes its meaning."""

FIXED = ("forced", "timed_out")
"""The verdicts where there was nothing to choose."""

Cause: TypeAlias = Literal["luck", "choice"]


class Expected(msgspec.Struct, frozen=True, kw_only=True):
    """What an action leads to on average: the chance to win the deal, points ahead of the mean of the opponents.

    `match` is the chance to win the match; None where one deal is the match.
    """

    chance: float
    points: float
    match: float | None = None


class JudgedAction(msgspec.Struct, frozen=True, kw_only=True):
    """One action and its verdict, from what its seat could see.

    If the verdict is `better`, `best` is the better action in the notation of records, `action` the same as a value.
    `match_cost` is by how much its chance to win the match is better, and decides; None where one deal is the match.
    `cost` is how many points ahead of the mean of the opponents it is better by, and decides there; in a match it may
    be below 0, where the best action gives up points. `match_error` and `error` are the standard errors of the two.
    Otherwise `best` is what was played, and the others are 0 and None. `expected` and `expected_of_best` say what both
    lead to, where they were compared; `deals` on how many imagined deals. If the verdict is `undecided`, `rival` is the
    action from which what was played could not be told apart; none before the first comparison. `better_if` says how
    the others must play for what was played to be better than `rival`, if it is worse otherwise. `deepened` says that
    somebody has asked for a deeper look. Where the clock decided, the verdict is `timed_out`.
    """

    played: str
    best: str
    cost: float = 0.0
    error: float = 0.0
    match_cost: float | None = None
    match_error: float | None = None
    sure: bool = False
    expected: Expected | None = None
    expected_of_best: Expected | None = None
    action: Action | None = None
    verdict: ActionVerdict | Literal["timed_out"] = "undecided"
    deals: int = 0
    rival: Action | None = None
    better_if: OpponentKind | None = None
    deepened: bool = False

    @property
    def is_open(self) -> bool:
        """Whether a deeper look may say more."""
        return self.verdict == "undecided" and self.better_if is None and not self.deepened


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

    `accuracy` is the percentage of turns in which nothing better was there, of those that left a choice and are
    decided, which `decided` counts; None if there are none. `cost` is what mistakes cost in points, `luck` and
    `choice` those of its turns, in chances to win a deal.
    """

    name: str
    turns: int
    decided: int = 0
    accuracy: float | None
    cost: float
    luck: float
    choice: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a match; the same for a record and the same numbers of playouts.

    `playouts` are those for each position of the curve, `imagined` the imagined deals of a comparison on average.
    `curve` has the chances of all seats at every turn and at the end of each deal, `decisive` the five turns that moved
    a chance the most, the largest first. `going_on` says that more playouts follow.
    """

    version: int
    game: str
    playouts: int
    imagined: int
    turns: tuple[Turn, ...]
    curve: tuple[tuple[float, ...], ...]
    decisive: tuple[Decisive, ...]
    seats: tuple[SeatReview, ...]
    going_on: bool = False

    @property
    def choices(self) -> int:
        """How many decisions left a choice."""
        return sum(each.verdict not in FIXED for turn in self.turns for each in turn.decisions)

    @property
    def decided(self) -> int:
        """How many of these are decided."""
        return sum(each.verdict not in (*FIXED, "undecided") for turn in self.turns for each in turn.decisions)
