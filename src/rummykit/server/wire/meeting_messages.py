"""Messages by which people meet: those who sat together ask each other again, and strangers are put together."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from rummykit.rules import OptionValue
from rummykit.server.wire.friend_messages import FriendsGlance, FriendStanding
from rummykit.server.wire.table_messages import TurnTime

# --- people who sat together, and friends: GET /api/company


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """People with whom somebody played a game: their `names` and `seats` at the last `table`, which began at `last`,
    and what each is to the person.

    `house_rules` counts those that differed from the sheet.
    """

    table: str
    game: str
    game_names: dict[str, str]
    names: tuple[str, ...]
    seats: tuple[int, ...]
    standings: tuple[FriendStanding, ...]
    house_rules: int
    last: float


class AskToPlay(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks to play at `table`, for so many seconds still; to play again, together with `others` who are asked
    too."""

    table: str
    game: str
    game_names: dict[str, str]
    by: str
    others: tuple[str, ...]
    house_rules: int
    seconds: int


class Companies(msgspec.Struct, frozen=True, kw_only=True):
    """Who asks the person to play, and whom the person may ask; `silenced` counts those by whom it wants not to be."""

    asks: tuple[AskToPlay, ...]
    companies: tuple[Company, ...]
    silenced: int
    friends: FriendsGlance


class AskMade(msgspec.Struct, frozen=True, kw_only=True):
    """The table at which to wait for those who are asked; with `join` one of them has asked first, and it is theirs."""

    table: str
    join: bool


AskAnswer: TypeAlias = Literal["not_now", "never"]
"""Not this time, or not by this person any more. The person who asked is told of neither."""


class AskAnswered(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to being asked to a table, other than sitting down there."""

    table: str
    answer: AskAnswer


class CompanyForgotten(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The company of this table is to be shown no more."""

    table: str


# --- strangers: POST /api/pairing


class PairingAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody would like to play, with so many people in all; `rated` where the others agree.

    Sent again and again, with `again`, for as long as the person waits. `full` are open tables that had no seat. Who
    plays something else meanwhile says that they are `elsewhere`, and when others are found, that they are `coming`.
    """

    game: str
    name: str
    options: dict[str, OptionValue] = {}
    seats: int = 2
    turn_seconds: Literal["sheet"] | TurnTime | None = "sheet"
    rated: bool = False
    again: bool = False
    elsewhere: bool = False
    coming: bool = False
    full: Annotated[tuple[str, ...], msgspec.Meta(max_length=20)] = ()


class PartnersFound(msgspec.Struct, frozen=True, kw_only=True):
    """There are enough, of whom somebody plays something else: for `left_ms` they are asked to come. `coming` says
    whether the asker is."""

    coming: bool
    left_ms: int


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """How it stands: the `table` to go to once there is one, at which the person sits unless it is `open`; or that
    others are `found`.

    `waiting` counts the people who want the same, the asker among them, `waited_ms` is for how long the asker has.
    """

    table: str | None
    open: bool
    waiting: int
    seats: int
    waited_ms: int
    found: PartnersFound | None = None


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What `waiting` people would like to play, the first of them for `waited_ms`."""

    game: str
    game_names: dict[str, str]
    options: dict[str, OptionValue]
    seats: int
    turn_seconds: int | None
    waiting: int
    waited_ms: int
