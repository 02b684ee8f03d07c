"""The log of a table: every decision, in order. The engine is deterministic, so the log is the whole truth.

It holds no cards: they follow from the seed and the actions. `at` is wall-clock time in seconds since 1970.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rummykit.fair import Scheme
from rummykit.play.actions import Action, Rearrange
from rummykit.rules import OptionValue
from rummykit.server.wire.table_messages import BotLevel, Onward, Portrait, TournamentTable
from rummykit.sheets import NOT_STORED


class Created(msgspec.Struct, frozen=True, kw_only=True, tag="created"):
    """A table was made. `turn_seconds` None plays without a clock.

    `bank_seconds` is what each seat may use in the whole match beyond the time for its turns.

    `rules` is the rule sheet with the house rules in force, as `rummykit.sheets` stores it: the table is played by it,
    whatever becomes of the game. Tables made before sheets were stored have only `sheet`, its version.
    `options` are the house rules that were asked for, `in_force` all options with the defaults of that day.
    `secret` are the 32 random bytes that the seeds of all deals are made from (`rummykit.fair`), told to nobody.
    `hints` is what the host said of them, None if nothing. A table that `counts` is counted for accounts when its match
    is over, also for ratings if it is `rated`. `dealer` is the seat that deals first, None where they draw for it.
    `arranging` says whether a hand may be laid out as is best, `visiting_bots` whether bots of others may sit down,
    `writing` whether people may write to each other. `fair` is the scheme by which its deals can be verified. A table
    of a `tournament`, or of a `club`, tells it how the match ended.
    """

    at: float
    game: str
    sheet: int
    rules: msgspec.Raw = NOT_STORED
    options: dict[str, OptionValue]
    in_force: dict[str, OptionValue] = {}
    seats: int
    bots: int
    bot_level: BotLevel
    turn_seconds: float | None
    bank_seconds: float = 0.0
    secret: bytes = b""
    code: str = ""
    listed: bool = False
    watchers: bool = True
    watch_delay: int = 0
    stand_in: bool = False
    writing: bool = False
    hints: bool | None = None
    rated: bool = False
    counts: bool = False
    dealer: int | None = None
    arranging: bool = True
    visiting_bots: bool = False
    fair: Scheme = 1
    tournament: TournamentTable | None = None
    club: str = ""


class SatDown(msgspec.Struct, frozen=True, kw_only=True, tag="sat_down"):
    """A guest took a seat; `key` is the hash of the guest's secret, or the key of an account.

    `rating` is what the person was rated then, at rated tables. A `bot` is one that somebody else runs: `key` is the
    hash of its token, and it has at most `turn_seconds` for a turn.
    """

    at: float
    seat: int
    name: str
    key: str
    rating: int | None = None
    bot: bool = False
    turn_seconds: float | None = None


class PortraitSet(msgspec.Struct, frozen=True, kw_only=True, tag="portrait_set"):
    """A person shows another face, None for the initials."""

    at: float
    seat: int
    portrait: Portrait | None


class Started(msgspec.Struct, frozen=True, kw_only=True, tag="started"):
    """The match began; empty seats became bots.

    Tables made before deals had seeds of their own have here the seed of the whole match. `awaited` are the people who
    were not there: no clock runs in their first turn until they come, or until the time `awaited_until`.
    """

    at: float
    seed: bytes | None = None
    awaited: tuple[int, ...] = ()
    awaited_until: float = 0.0


class Arrived(msgspec.Struct, frozen=True, kw_only=True, tag="arrived"):
    """A person who was awaited when the match began has come, or was awaited for long enough."""

    at: float
    seat: int


class Acted(msgspec.Struct, frozen=True, kw_only=True, tag="acted"):
    """A seat acted."""

    at: float
    seat: int
    action: Action


class MeldTakenBack(msgspec.Struct, frozen=True, kw_only=True, tag="meld_taken_back"):
    """The seat to act took back the last thing that it had laid in its turn."""

    at: float
    seat: int


class LineLost(msgspec.Struct, frozen=True, kw_only=True, tag="line_lost"):
    """The clock of a person who had lost the line ran out, and runs `seconds` longer, once a deal."""

    at: float
    seat: int
    seconds: float


class TimedOut(msgspec.Struct, frozen=True, kw_only=True, tag="timed_out"):
    """A seat's clock ran out, or its bot failed; `draft` is the table it had tried last."""

    at: float
    seat: int
    draft: Rearrange | None = None


class Left(msgspec.Struct, frozen=True, kw_only=True, tag="left"):
    """A seat has left the match for good."""

    at: float
    seat: int


class Agreed(msgspec.Struct, frozen=True, kw_only=True, tag="agreed"):
    """A seat wants to go on, `to` the next deal, a rematch, or with a deal that rests.

    The table goes on when all who have to agree have done so, or at the time `until`, which the first one sets.
    """

    at: float
    seat: int
    to: Onward
    until: float


class Lapsed(msgspec.Struct, frozen=True, kw_only=True, tag="lapsed"):
    """Nobody was there when the time to agree was over, so who comes back agrees anew."""

    at: float


class NextDealt(msgspec.Struct, frozen=True, kw_only=True, tag="next_dealt"):
    """The next deal began; the seat was the first to ask for it, or the last to agree."""

    at: float
    seat: int


class StaysOut(msgspec.Struct, frozen=True, kw_only=True, tag="stays_out"):
    """A seat that was out after a deal and might have come in again stays out of the match."""

    at: float
    seat: int


class Rematched(msgspec.Struct, frozen=True, kw_only=True, tag="rematched"):
    """A rematch was made, which is at this table; the seat was the first to ask for it, or the last to agree."""

    at: float
    seat: int
    table: str


class Removed(msgspec.Struct, frozen=True, kw_only=True, tag="removed"):
    """A person left the table, or was sent away by the host and may not sit down there again (`banned`)."""

    at: float
    seat: int
    banned: bool


class SeatSet(msgspec.Struct, frozen=True, kw_only=True, tag="seat_set"):
    """Before the match the host gave a free seat to a bot, or a bot's seat free.

    A bot that is an entrant of a tournament has its `name` and `level` there.
    """

    at: float
    seat: int
    bot: bool
    name: str = ""
    level: BotLevel | None = None


class StoodIn(msgspec.Struct, frozen=True, kw_only=True, tag="stood_in"):
    """From now on a bot plays for the person in this seat, who keeps it."""

    at: float
    seat: int


class Returned(msgspec.Struct, frozen=True, kw_only=True, tag="returned"):
    """The person plays again."""

    at: float
    seat: int


class Paused(msgspec.Struct, frozen=True, kw_only=True, tag="paused"):
    """Everybody agreed to stop the clock and everything else."""

    at: float


class Resumed(msgspec.Struct, frozen=True, kw_only=True, tag="resumed"):
    """The pause is over; the seat was the first to ask for that, the last to agree, or came back to bots at rest."""

    at: float
    seat: int


class TurnTimeSet(msgspec.Struct, frozen=True, kw_only=True, tag="turn_time_set"):
    """The host changed the time for a turn, from the next turn on; None plays without a clock."""

    at: float
    turn_seconds: float | None


class TableSet(msgspec.Struct, frozen=True, kw_only=True, tag="table_set"):
    """Before the match the host changed what is played; the fields are those of `Created`."""

    at: float
    sheet: int
    rules: msgspec.Raw
    options: dict[str, OptionValue]
    in_force: dict[str, OptionValue]
    seats: int
    turn_seconds: float | None
    bank_seconds: float = 0.0


class ChancePromised(msgspec.Struct, frozen=True, kw_only=True, tag="chance_promised"):
    """A seat promised what it will add to the deals: a hash of 32 bytes; promised again, the last counts."""

    at: float
    seat: int
    promise: bytes


class PromisesAwaited(msgspec.Struct, frozen=True, kw_only=True, tag="gathered"):
    """The match is to begin, and who has yet to promise something gets a moment for it; at a `rematch` who has yet to
    come gets a longer one."""

    at: float
    rematch: bool = False


class PromisesFixed(msgspec.Struct, frozen=True, kw_only=True, tag="promises_fixed"):
    """No more promises are accepted; from now on they are opened."""

    at: float


class ChanceOpened(msgspec.Struct, frozen=True, kw_only=True, tag="chance_opened"):
    """A seat opened its promise."""

    at: float
    seat: int
    chance: bytes


class ChanceAdded(msgspec.Struct, frozen=True, kw_only=True, tag="mixed"):
    """A seat added chance of its own to the next deal, at a table of scheme 1."""

    at: float
    seat: int
    chance: bytes


class Rerated(msgspec.Struct, frozen=True, array_like=True):
    """A rating before a match and after it."""

    before: int
    after: int


class Counted(msgspec.Struct, frozen=True, kw_only=True, tag="counted"):
    """The match has been counted for the accounts at the table, with the new ratings by seat."""

    at: float
    ratings: tuple[Rerated | None, ...]


class Reported(msgspec.Struct, frozen=True, kw_only=True, tag="reported"):
    """The tournament of the table knows how the match ended."""

    at: float


class Closed(msgspec.Struct, frozen=True, kw_only=True, tag="closed"):
    """The host of the server closed the table for good; the reason is for those who come."""

    at: float
    reason: str


Entry: TypeAlias = (
    Created
    | SatDown
    | PortraitSet
    | Started
    | Acted
    | MeldTakenBack
    | LineLost
    | TimedOut
    | Left
    | Arrived
    | Agreed
    | Lapsed
    | NextDealt
    | StaysOut
    | Rematched
    | Removed
    | SeatSet
    | StoodIn
    | Returned
    | Paused
    | Resumed
    | TurnTimeSet
    | TableSet
    | ChancePromised
    | PromisesAwaited
    | PromisesFixed
    | ChanceOpened
    | ChanceAdded
    | Counted
    | Reported
    | Closed
)

LogUnreadable = msgspec.DecodeError
"""A line of a log that this version of the program cannot read."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    """An entry as it is stored: a line of JSON."""
    return _encoder.encode(entry).decode()


def decode(text: str) -> Entry:
    """The entry stored as `text`; raises `LogUnreadable` for what `encode` did not write."""
    return _decoder.decode(text)
