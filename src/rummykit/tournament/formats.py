"""The formats of a tournament as frozen values: round robin, Swiss, knock-out; points, and what breaks a tie."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

TieBreak: TypeAlias = Literal[
    "buchholz_cut", "buchholz", "sonneborn_berger", "direct_encounter", "wins", "table_points"
]
"""What decides between equal match points.

`buchholz` is the sum of the opponents' match points, `buchholz_cut` the same without the lowest of them;
`sonneborn_berger` the points of the opponents beaten, and half of those of the opponents drawn with;
`direct_encounter` the points in the meetings of those who tie, where all of them have met; `wins` the number of
meetings won at the table; `table_points` the points of the game.
"""


class MatchPoints(msgspec.Struct, frozen=True, kw_only=True):
    """Match points, in halves of a point: 2 is one point. A bye counts as a win."""

    win: int = 2
    draw: int = 1
    loss: int = 0


class RoundRobin(msgspec.Struct, frozen=True, kw_only=True, tag="round_robin"):
    """Everybody meets everybody, `cycles` times. At tables of more than two `seats` all play every round, and
    meet as evenly as `rounds` allow; without `rounds`, in as many as a full cycle takes."""

    seats: int = 2
    fewest: int = 2
    cycles: int = 1
    rounds: int | None = None
    scoring: MatchPoints = MatchPoints()


class Swiss(msgspec.Struct, frozen=True, kw_only=True, tag="swiss"):
    """`rounds` rounds, each between entrants of equal standing who have not met; a `late` entrant gets a draw, or
    nothing, for each round missed."""

    rounds: int
    seats: int = 2
    fewest: int = 2
    late: Literal["half", "zero"] = "half"
    scoring: MatchPoints = MatchPoints()


class KnockOut(msgspec.Struct, frozen=True, kw_only=True, tag="knock_out"):
    """A loser is out. Seeds keep the best apart, and give them the byes of the first round.

    At tables of more than two `seats` the best `advance` go on, until all who are left fit at one table. With
    `third_place` those who lost the semi-finals play for it, at tables of two.
    """

    seats: int = 2
    fewest: int = 2
    advance: int = 1
    third_place: bool = True
    scoring: MatchPoints = MatchPoints()


TournamentFormat: TypeAlias = RoundRobin | Swiss | KnockOut


def default_tie_breaks(format: TournamentFormat) -> tuple[TieBreak, ...]:
    """What breaks ties in a format, first to last. In a knock-out only the way through it counts."""
    match format:
        case RoundRobin():
            return "direct_encounter", "sonneborn_berger", "wins", "table_points"
        case Swiss():
            return "buchholz_cut", "buchholz", "sonneborn_berger", "direct_encounter", "wins", "table_points"
        case KnockOut():
            return ()
