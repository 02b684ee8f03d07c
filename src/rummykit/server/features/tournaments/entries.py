"""The log of a tournament: every decision, in order. The pairings stand in it, so that no release pairs it anew."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.rules import OptionValue
from rummykit.server.wire.table_messages import BotLevel
from rummykit.server.wire.tournament_messages import PointsForWin
from rummykit.sheets import NOT_STORED
from rummykit.tournament import TournamentFormat


class Announced(msgspec.Struct, frozen=True, kw_only=True, tag="announced"):
    """A tournament was made by the host with the key `host_key`. `rules` is the sheet in force, as it is stored.

    `format` is as it was asked for; its rounds are counted when it begins.
    """

    at: float
    name: str
    host_key: str
    game: str
    sheet: int
    rules: msgspec.Raw = NOT_STORED
    options: dict[str, OptionValue]
    in_force: dict[str, OptionValue] = {}
    format: TournamentFormat
    points: PointsForWin
    pairing: Literal["rating", "lot"]
    turn_seconds: float | None
    fill: bool
    bot_level: BotLevel
    countdown: float | None
    code: str


class Joined(msgspec.Struct, frozen=True, kw_only=True, tag="joined"):
    """Somebody will play: a person by key, or a bot by its level. They are numbered from 0 as they come."""

    at: float
    name: str
    key: str = ""
    level: BotLevel | None = None
    rating: int | None = None


class Withdrew(msgspec.Struct, frozen=True, kw_only=True, tag="withdrew"):
    """An entrant plays no more, from the next round on."""

    at: float
    entrant: int


class CameBack(msgspec.Struct, frozen=True, kw_only=True, tag="came_back"):
    """An entrant that had withdrawn plays again, from the next round on."""

    at: float
    entrant: int


class TournamentBegun(msgspec.Struct, frozen=True, kw_only=True, tag="begun"):
    """It has begun, with these entrants in the order of their seeds."""

    at: float
    order: tuple[int, ...]


class PairedTable(msgspec.Struct, frozen=True, array_like=True):
    """A table of a round: its id, and the entrants by seat."""

    table: str
    seats: tuple[int, ...]


class Paired(msgspec.Struct, frozen=True, kw_only=True, tag="paired"):
    """The next round: its tables, which are founded next, and who has a bye. `repeats` says that somebody meets again
    because no other pairing was left."""

    at: float
    tables: tuple[PairedTable, ...]
    byes: tuple[int, ...] = ()
    repeats: bool = False


class Founded(msgspec.Struct, frozen=True, kw_only=True, tag="founded"):
    """All tables of the last round are there."""

    at: float


class Resulted(msgspec.Struct, frozen=True, kw_only=True, tag="resulted"):
    """A table has ended, as it reported itself or as the host said, who is believed."""

    at: float
    round: int
    board: int
    places: tuple[int, ...]
    points: tuple[int, ...]
    absent: tuple[int, ...] = ()
    by_hand: bool = False


class TournamentEnded(msgspec.Struct, frozen=True, kw_only=True, tag="ended"):
    """It is over: after its last round, or because the host has said so."""

    at: float


TournamentEntry: TypeAlias = (
    Announced | Joined | Withdrew | CameBack | TournamentBegun | Paired | Founded | Resulted | TournamentEnded
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[TournamentEntry] = msgspec.json.Decoder(TournamentEntry)


def encode(entry: TournamentEntry) -> str:
    """An entry as it is stored: a line of JSON."""
    return _encoder.encode(entry).decode()


def decode(text: str) -> TournamentEntry:
    """The entry stored as `text`; raises `msgspec.DecodeError` for what `encode` did not write."""
    return _decoder.decode(text)
