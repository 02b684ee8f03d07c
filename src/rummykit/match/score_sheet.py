"""The score sheet of a match as values: a row for each deal, totals, and the final result."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.play.actions import Melds
from rummykit.play.result import Ending

SeatPoints: TypeAlias = tuple[int, ...]
"""Points or chips, by seat."""
Seats: TypeAlias = tuple[int, ...]
"""Some of the seats, by number."""
PartCode: TypeAlias = Literal[
    "laid",
    "jokers_laid",
    "going_out",
    "multiplied",
    "held",
    "held_unlaid",
    "held_pairs",
    "unopened",
    "careless",
    "partner",
    "bought",
    "hands",
    "hands_no_pure",
    "hands_run_missing",
    "lost_plain",
    "lost_wild_last",
    "lost_pairs",
    "lost_pairs_wild_last",
    "indicator_shown",
    "value_got",
    "value_given",
    "stakes_won",
    "stakes_dealt",
    "stakes_out",
    "stakes_called",
    "stakes_beaten",
    "stakes_folded",
    "stakes_stock",
    "stakes_no_meld",
    "deal_won",
    "carried",
    "pot_paid",
    "pot_won",
    "first_deal",
    "kept_for_round",
    "other_side",
]
"""What points of a deal are for; the page words them, by messages named `part_<code>`."""
WonBy: TypeAlias = Literal["knock", "gin", "big_gin", "undercut"]
LineCode: TypeAlias = Literal[
    "melded",
    "natural_books",
    "mixed_books",
    "wild_books",
    "clean_books",
    "semi_books",
    "dirty_books",
    "all_wild_books",
    "clean_burracos",
    "semi_burracos",
    "dirty_burracos",
    "wild_burracos",
    "bonus_cards",
    "going_out",
    "concealed",
    "counted",
    "feet",
    "pozzetti",
    "hands",
]
GoalKind: TypeAlias = Literal["deals", "points", "limit", "countdown"]
Unit: TypeAlias = Literal["points", "chips"]
WinsBy: TypeAlias = Literal["highest", "lowest", "games_won", "last_left", "last_deal"]


class ReckoningLine(msgspec.Struct, frozen=True):
    """A line of what a side scores in a deal: what it is for, how many of that there are, and the points."""

    code: LineCode
    count: int
    points: int


class Reckoning(msgspec.Struct, frozen=True):
    """What the seats of a side score in a deal, line by line; the points of the lines sum to theirs."""

    seats: Seats
    lines: tuple[ReckoningLine, ...]


class ScorePart(msgspec.Struct, frozen=True):
    """Points that a seat gets in a deal for one thing, or loses; `times` says by what the rest was multiplied."""

    code: PartCode
    points: int
    times: int = 1


Parts: TypeAlias = tuple[tuple[ScorePart, ...], ...]
"""By seat, what its points in a deal are made of."""


class DealScore(msgspec.Struct, frozen=True, kw_only=True):
    """What a deal is worth: points to add, the seats that won it, and the points each seat still `held`.

    `grouped` has by seat the melds that hands were counted in, where cards in melds do not count; else it is empty.
    `stands` says of each of these melds what its cards stand for, as `View.stands` does; where no card stands for
    another one it is empty.
    `won_by` says how a deal was won where that decides the bonus, which is in the points, and `doubled` that everything
    counts twice. `boxes` says how many boxes it makes where they count. `paid` are the stakes that each seat gets
    for it beside the points, or pays; empty where there are none. `parts` are by seat what the points are made of,
    where more than one thing counts; else it is empty. `reckoned` has the lines of each side, in games of sides.
    `stays_out` are the seats that were out after it and chose not to come in again.
    """

    kind: Ending
    points: tuple[int, ...]
    winners: tuple[int, ...]
    held: tuple[int, ...]
    grouped: tuple[Melds, ...] = ()
    stands: tuple[Melds, ...] = ()
    won_by: WonBy | None = None
    bonus: int = 0
    doubled: bool = False
    boxes: int = 1
    paid: tuple[int, ...] = ()
    parts: Parts = ()
    reckoned: tuple[Reckoning, ...] = ()
    stays_out: Seats = ()


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a match: its winners (several share it) and the final totals.

    `finals` are the totals with what the end of the match adds, empty where it adds nothing.
    """

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    finals: tuple[int, ...] = ()


class Bonuses(msgspec.Struct, frozen=True, kw_only=True):
    """What the end of a column adds by seat: for boxes, for the game, for a shutout; and what it comes to."""

    boxes: tuple[int, ...]
    game: tuple[int, ...]
    shutout: tuple[int, ...]
    finals: tuple[int, ...]


class Column(msgspec.Struct, frozen=True, kw_only=True):
    """A column of a match that counts boxes: points and boxes by seat, and the deals (from 0) that are written in it.

    `bonuses` are there when it is closed.
    """

    totals: tuple[int, ...]
    boxes: tuple[int, ...]
    deals: tuple[int, ...]
    bonuses: Bonuses | None = None


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """Money at the end of a match, as decimal text with two places.

    `gross` is what the losers paid, or all paid in; `rake` what the house keeps of it; `prize` the rest. `amounts` says
    by seat what is won or lost in all, the own entry counted: together with the rake they sum to nothing.
    """

    gross: str
    rake: str
    prize: str
    amounts: tuple[str, ...]


class Stake(msgspec.Struct, frozen=True, kw_only=True):
    """What a match is played for: money for each point, or an entry of each player into a `pool`, as decimal text."""

    per: Literal["point", "entry"]
    amount: str
    pool: str | None = None


class ScoreSheet(msgspec.Struct, frozen=True, kw_only=True):
    """All deals so far, oldest first, with their sum, and the result once the match is over.

    `goal` is the number of deals or points the match goes to, as `goal_kind` says; "limit" is the number of points that
    puts a seat out of the match, and `eliminated` are those it has put out. `unit` is what is counted. `settlement` is
    the money at the end, where the match is played for it, and `stake` what it is played for. `wins_by` says what
    decides the match; `hands_count` whether what is left in hands does anything to the points. `columns` are those of a
    match that counts boxes. `places` are those of the seats so far, empty before a deal has counted. `sides` are the
    seats that play together and have one score, empty where everybody plays alone. `rejoined` says how often each seat
    that was out has come in again, empty where none has, and `coming_in` are those that come in again after the last
    deal if they do not choose to stay out. `round_deals` is how many deals a round has in a match of more
    than one round, 0 elsewhere.
    """

    rows: tuple[DealScore, ...]
    totals: tuple[int, ...]
    goal_kind: GoalKind
    goal: int
    result: MatchResult | None
    unit: Unit = "points"
    eliminated: tuple[int, ...] = ()
    settlement: Settlement | None = None
    stake: Stake | None = None
    wins_by: WinsBy = "highest"
    hands_count: bool = True
    columns: tuple[Column, ...] = ()
    places: tuple[int, ...] = ()
    sides: tuple[tuple[int, ...], ...] = ()
    rejoined: tuple[int, ...] = ()
    coming_in: Seats = ()
    round_deals: int = 0

    def _repr_html_(self) -> str:
        from rummykit.match.sheet_table import sheet_table

        return sheet_table(self)
