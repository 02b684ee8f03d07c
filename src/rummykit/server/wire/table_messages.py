"""Messages about tables: making one, sitting down, finding one, and how it looks from outside."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from rummykit.fair import Scheme
from rummykit.rules import OptionValue

BotLevel: TypeAlias = Literal["random", "greedy", "steady", "sharp", "beginner", "easy", "medium", "strong"]
"""How well a bot plays. The page offers the last four; the first four are how bots think, for programs."""
SEARCHING: tuple[BotLevel, ...] = ("sharp", "strong")
"""The levels whose bots search, in processes of their own."""
Onward: TypeAlias = Literal["next_deal", "rematch", "resume"]
"""What the people at a table agree on before it goes on: the next deal, a new match, or the deal that rests."""
TurnTime: TypeAlias = Literal[15, 30, 60, 120, 300, 86400]
"""Seconds a host may give for a turn; the last is a day, for tables by correspondence."""
BankTime: TypeAlias = Literal[0, 60, 120, 300, 600]
"""Seconds a seat may use in the whole match beyond the time for its turns."""


# --- tables: POST /api/tables, GET /api/tables/{id}, POST /api/tables/{id}/seats


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made. `turn_seconds` "sheet" takes the sheet's, None plays without a clock. Beyond that each seat
    may use `bank_seconds` in the whole match.

    The sender takes seat 0 as host; the last `bots` seats are bots; with `start` the match begins at once, and then
    every other seat is a bot. A `listed` table is shown in the lobby. With `watchers` others may watch, some seconds
    late. With `stand_in` a bot plays on for a person who stays away. Players may ask for `hints`; None allows them only
    if one person plays. At a `rated` table only people with accounts play, and the match changes their ratings. Without
    `arranging` nobody may have a hand laid out as is best. `writing` lets the people at a table that is not listed
    write to each other. With `visiting_bots` bots that others run may sit down.
    With a `sheet` it is played by that, a game of one's own as `/api/workshop` takes it; `game` is what it came from,
    and `lang` the language in which it is told why such a game is not played.
    """

    game: str
    name: str
    options: dict[str, OptionValue] = {}
    seats: int = 2
    bots: int = 0
    bot_level: BotLevel = "greedy"
    turn_seconds: Literal["sheet"] | TurnTime | None = "sheet"
    bank_seconds: BankTime = 0
    writing: bool = True
    start: bool = False
    listed: bool = False
    watchers: bool = True
    watch_delay: Literal[0, 30, 120, 300] = 0
    stand_in: bool = False
    hints: bool | None = None
    rated: bool = False
    arranging: bool = True
    visiting_bots: bool = False
    sheet: dict[str, Any] | None = None
    lang: str = "en"


class SitDown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guest's name, for a `seat` that is free, or else for the first free one."""

    name: str
    seat: int | None = None


class Former(msgspec.Struct, frozen=True, kw_only=True):
    """Who played in a seat before, up to the version `until` of the table, and has left, or was sent away by the host.

    `rating` and `rating_change` are as in `SeatInfo`.
    """

    name: str
    until: int
    sent_away: bool = False
    rating: int | None = None
    rating_change: int | None = None


MOST_PORTRAITS = 20
"""How many faces people can choose among."""
Portrait: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_PORTRAITS)]
"""The face that a person has chosen, by its number on the page."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where; `left` says that the person has left the match for good.

    `visiting` marks a bot that somebody else runs. `stand_in`: a bot of the server plays for the person, or for a
    visiting bot, who may come back at any time. `rating` is there at rated tables, and
    `rating_change` once the match is over. `away_ms` is for how long the person has been away, None where that is not
    known. `before` are those who played here before in this match, the first one first. `portrait` is the face that the
    person has chosen, None for the initials. `votes` are the seats that want this person sent away while the host is
    not there.
    """

    kind: Literal["empty", "person", "bot"]
    name: str
    connected: bool
    stand_in: bool = False
    left: bool = False
    rating: int | None = None
    rating_change: int | None = None
    away_ms: int | None = None
    visiting: bool = False
    before: tuple[Former, ...] = ()
    portrait: Portrait | None = None
    votes: tuple[int, ...] = ()


class Addition(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat added to the seed of a deal, or promised to add, in hexadecimal digits."""

    seat: int
    added: str


class Revealed(msgspec.Struct, frozen=True, kw_only=True):
    """The seed of a finished deal, and what was added to it (`rummykit.fair`), in hexadecimal digits."""

    deal: int
    promise: str
    seed: str
    additions: tuple[Addition, ...]


class Trust(msgspec.Struct, frozen=True, kw_only=True):
    """The promise for the deal in progress, or for the next one: its number from 0, and who has added chance to it.

    In scheme 1, of tables made before chance was promised first, `open` says that chance may be added to the deal.
    In scheme 2 every seat promises with `PromiseChance` and opens with `OpenChance`, once a match. `stage` is
    "promise", "gather" once the match is to begin and last promises are waited for, "open" when the list is fixed, and
    "closed" from the first deal on. `promised` is what seats have promised, `opened` what they have opened, told when
    the match has begun; until then `added` says who has. `first` is the promise of the first deal, for which all that
    was made. `last` is the deal that was over last.
    """

    deal: int
    promise: str
    open: bool
    added: tuple[int, ...]
    last: Revealed | None
    scheme: Scheme = 1
    stage: Literal["promise", "gather", "open", "closed"] = "closed"
    promised: tuple[Addition, ...] = ()
    opened: tuple[Addition, ...] = ()
    first: str = ""


class TableStyle(msgspec.Struct, frozen=True, kw_only=True):
    """What the page has to know of a sheet besides what the deal tells.

    `spread`: any card of the discard pile may be taken, so that it lies spread. `takes_down`: it comes
    with all cards above it. `turns_each`: how many turns everybody
    has (None: no limit). `lay_offs`: others lay off after a knock. `may_leave` the match, which costs so many points of
    each deal as `leaving` says. `melds` says when they come to the table: whenever they can be "laid", all of a hand
    "at_once", when they are "declared", "shown" in the last turn, or after somebody has "knocked". `owned`: it matters
    who laid them. `discards` says where cards lie that nobody takes any more: on the "pile", or before the "seats" that
    discarded them. `corners`: each seat has a pile of its own, from which only the next seat takes. `next_sits`: on
    which side of a seat the next one sits. `drops`: a seat may leave the deal before it draws. `claims`: everybody is
    asked about discards.
    `rearranges`: everything on the table may be rearranged in a turn, so that it lies where people put it and a turn
    is a draft of all of it. `ranks`: melds belong to sides and are of one rank each, and later cards of that rank join
    them. `books` says what long melds are called, and is empty where there are none. `seconds` says whose second hands
    are, each "player"'s own or that of a "side", and `second_hand` what they are called; empty where there are none.
    """

    spread: bool = False
    takes_down: bool = False
    turns_each: int | None
    lay_offs: bool = False
    may_leave: bool
    leaving: int = 0
    melds: Literal["laid", "at_once", "declared", "shown", "knocked"] = "laid"
    owned: bool = False
    discards: Literal["pile", "seats"] = "pile"
    corners: bool = False
    next_sits: Literal["left", "right"] = "left"
    drops: bool = False
    claims: bool = False
    rearranges: bool = False
    ranks: bool = False
    books: Literal["", "canasta", "book", "burraco"] = ""
    seconds: Literal["", "player", "side"] = ""
    second_hand: Literal["", "foot", "pozzetto"] = ""


class GoingOn(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is to go on with, and what that waits for.

    `agreed` are the seats that want it, `asked` those that still have to agree. `left_ms` is the time until the table
    goes on without them, of `total_ms` in all; both are None while nobody has agreed.
    """

    to: Onward
    agreed: tuple[int, ...]
    asked: tuple[int, ...]
    left_ms: int | None = None
    total_ms: int | None = None


class Awaited(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of the first turn waits for the person in this seat, for so many milliseconds at the most."""

    seat: int
    left_ms: int


class TournamentTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a tournament: its number in the round, from 0, the round, from 0, of how many, and the tournament."""

    id: str
    name: str
    round: int
    rounds: int
    board: int


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody may see it. `you` is the seat of the asking cookie, None for a visitor.

    `watching` counts the spectators; `pause_asked` are the seats that want a pause; `trust` is None at tables made
    before deals had seeds of their own.
    `hints` says whether its players may ask for one, `rated` whether the match changes their ratings, `arranging`
    whether a hand may be laid out as is best, `visiting_bots` whether bots that others run may sit down. `bot_level` is
    how well the server's own bots play. `going_on` is None where there is
    nothing to agree on, `awaited` where no clock waits for anybody. A `tournament` decides about its
    tables itself: `host` is -1 there. `sides` are the seats that play together, empty where everybody plays alone.
    `votes_needed` is how many have to want that somebody is sent away, 0 where the host decides. `club` is the id of
    the club that has the table, of which nothing else is told here.
    """

    id: str
    game: str
    names: dict[str, str]
    options: dict[str, OptionValue]
    turn_seconds: int | None
    seats: tuple[SeatInfo, ...]
    host: int
    state: Literal["waiting", "playing", "between_deals", "over"]
    hints: bool
    you: int | None
    manner: TableStyle
    bot_level: BotLevel
    next_table: str | None = None
    code: str = ""
    listed: bool = False
    watchers: bool = False
    watch_delay: int = 0
    watching: int = 0
    stand_in: bool = False
    rated: bool = False
    paused: bool = False
    pause_asked: tuple[int, ...] = ()
    trust: Trust | None = None
    arranging: bool = True
    visiting_bots: bool = False
    going_on: GoingOn | None = None
    awaited: Awaited | None = None
    tournament: TournamentTable | None = None
    sides: tuple[tuple[int, ...], ...] = ()
    bank_seconds: int = 0
    writing: bool = False
    votes_needed: int = 0
    club: str = ""


# --- my tables: POST /api/tables/mine


class MyTablesAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tables that a browser remembers."""

    tables: tuple[str, ...]


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which the person who asks has a seat, `you`, and how it stands there.

    `turn` is the seat to act, None while nobody is, and `turn_ms` the milliseconds since it became its turn; `left_ms`
    are those until its time is up, None without a clock. `seats` has the names of those who sit there, empty for a
    free seat, and `visiting` the seats of bots that others run. `left`: this person has left the match for good.
    """

    id: str
    game: str
    names: dict[str, str]
    state: Literal["waiting", "playing", "between_deals", "over"]
    seats: tuple[str, ...]
    you: int
    visiting: tuple[int, ...] = ()
    turn: int | None = None
    turn_ms: int = 0
    left_ms: int | None = None
    paused: bool = False
    left: bool = False


class MyTables(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of those asked about at which the person has a seat, and of an account also unfinished ones at which
    it sat down elsewhere. `elsewhere` are those that another server owns, to be looked at one by one; `gone` are those
    that there are no more, or that are none of theirs."""

    tables: tuple[MyTable, ...]
    elsewhere: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()


# --- the lobby: GET /api/lobby?game=…&state=…, GET /api/codes/{code}


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby, to sit down at while there are `free` seats, or to watch."""

    id: str
    game: str
    names: dict[str, str]
    state: Literal["waiting", "playing"]
    host: str
    seats: int
    free: int
    house_rules: int
    turn_seconds: int | None
    watchers: bool
    rated: bool = False
    visiting_bots: bool = False


class CodeFound(msgspec.Struct, frozen=True, kw_only=True):
    """The table that a short code belongs to."""

    id: str
