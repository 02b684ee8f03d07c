"""Messages about tournaments: making one, what its host and its players say, and how it stands."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.rules import OptionValue
from rummykit.server.wire.table_messages import BotLevel, TurnTime
from rummykit.tournament.formats import TieBreak

FormatName: TypeAlias = Literal["round_robin", "swiss", "knock_out"]
PointsForWin: TypeAlias = Literal["one", "three"]
"""Match points: 1, ½, 0, or 3, 1, 0."""
StartCountdown: TypeAlias = Literal[10, 30, 60, 120, 300]
"""Seconds after which the next round begins by itself."""


class NewTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tournament to be made. The sender is its host, and plays as `player` unless that is empty.

    `seats` is how many sit at a table. `rounds` None takes as many as the format needs; a Swiss needs a number. In a
    round robin everybody meets `cycles` times; from a table of a knock-out the best `advance` go on. `pairing` orders
    the seeds by rating, or by lot. `fill` adds bots of `bot_level` when it begins, so that nobody is left over. The
    next round begins after the `countdown`, or, where that is None, when the host says so. Who comes `late` to a Swiss
    has half a point for each round missed, or nothing.
    """

    name: str
    game: str
    player: str = ""
    options: dict[str, OptionValue] = {}
    seats: int = 2
    format: FormatName = "swiss"
    rounds: int | None = None
    cycles: Literal[1, 2, 3, 4] = 1
    advance: int = 1
    third_place: bool = True
    turn_seconds: Literal["sheet"] | TurnTime | None = "sheet"
    pairing: Literal["rating", "lot"] = "lot"
    points: PointsForWin = "one"
    late: Literal["half", "zero"] = "half"
    fill: bool = True
    bot_level: BotLevel = "greedy"
    countdown: StartCountdown | None = None


class JoinTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name of somebody who wants to play."""

    name: str


class AddBots(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many bots are to play too."""

    level: BotLevel = "greedy"
    count: int = 1


class RuleResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The host says how a table ended, by its seats: places from 1, points if they are known, and who was `absent`."""

    round: int
    board: int
    places: tuple[int, ...]
    points: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()


class EntrantInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in the tournament. `level` is a bot's, None for people; `active` is false for who has withdrawn, and
    `since` the first round, from 0, of who came late."""

    number: int
    name: str
    level: BotLevel | None
    rating: int | None
    active: bool
    since: int


class BoardInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round: its id, the numbers of the entrants by seat, and how it ended.

    `places` is None until then, and `points` those so far; `deal` the number of the deal, from 1. `by_hand` says that
    the host has decided, `absent` are seats of who did not come.
    """

    table: str
    seats: tuple[int, ...]
    places: tuple[int, ...] | None
    points: tuple[int, ...]
    absent: tuple[int, ...] = ()
    by_hand: bool = False
    deal: int = 0


class RoundInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A round: its tables, who has a bye, and whether somebody has to meet again because no other pairing was left."""

    boards: tuple[BoardInfo, ...]
    byes: tuple[int, ...]
    repeats: bool
    complete: bool


class StandingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the table: the entrant, the place, match points, and the tie-breaks in their order."""

    entrant: int
    place: int
    score: float
    tie_breaks: tuple[float, ...]
    won: int
    drawn: int
    lost: int
    points: int


class TournamentInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as everybody may see it, and who asks in it.

    `stamp` changes with anything else; asked with the stamp that is known, the server answers 204. `host` says that who
    asks is the host, `you` is their number, and `my_table` the one where they play now. `bracket` has the seeds of a
    knock-out at tables of two in the slots of its first round, -1 where there is none. `next_ms` is the time until the
    next round begins by itself.
    """

    id: str
    stamp: str
    name: str
    code: str
    game: str
    names: dict[str, str]
    options: dict[str, OptionValue]
    seats: int
    turn_seconds: int | None
    format: FormatName
    points: PointsForWin
    pairing: Literal["rating", "lot"]
    late: Literal["half", "zero"]
    fill: bool
    bot_level: BotLevel
    countdown: int | None
    state: Literal["open", "running", "over"]
    rounds_in_all: int
    entrants: tuple[EntrantInfo, ...]
    rounds: tuple[RoundInfo, ...]
    standings: tuple[StandingInfo, ...]
    tie_breaks: tuple[TieBreak, ...]
    bracket: tuple[int, ...]
    next_ms: int | None
    host: bool
    you: int | None
    my_table: str | None


class MyTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament that somebody plays in, or is the host of."""

    id: str
    name: str
    game: str
    names: dict[str, str]
    state: Literal["open", "running", "over"]
    round: int
    rounds: int
    entrants: int
    host: bool
