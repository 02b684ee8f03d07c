"""Everything that crosses the wire, as typed values; the page's TypeScript types are generated from this file.

Cards are the integers of `rummykit.cards`, actions those of `rummykit.play.actions`, events those of
`rummykit.play.events` as the seat may see them. JSON both ways, one message a frame.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.cards import Face
from rummykit.fair import Scheme
from rummykit.match.paper import PaperDeal as PaperDeal
from rummykit.match.paper import PaperSheet as PaperSheet
from rummykit.match.standing import ScoreSheet
from rummykit.play.actions import Action, Faces
from rummykit.play.events import Event
from rummykit.play.judgement import Judgement
from rummykit.play.offers import Offer
from rummykit.play.view import View
from rummykit.rules import OptionValue, Refusal
from rummykit.rules.refusals import Params
from rummykit.server.wire.account_protocol import AccountName as AccountName
from rummykit.server.wire.account_protocol import AccountState as AccountState
from rummykit.server.wire.account_protocol import DeviceLink as DeviceLink
from rummykit.server.wire.account_protocol import DeviceLinked as DeviceLinked
from rummykit.server.wire.account_protocol import GameStatistics as GameStatistics
from rummykit.server.wire.account_protocol import PasskeyAsked as PasskeyAsked
from rummykit.server.wire.account_protocol import PasskeyMade as PasskeyMade
from rummykit.server.wire.account_protocol import PasskeyUsed as PasskeyUsed
from rummykit.server.wire.account_protocol import PastMatches as PastMatches
from rummykit.server.wire.account_protocol import SignInAsked as SignInAsked
from rummykit.verify import Verified
from rummykit.words.page import RulePage as RulePage
from rummykit.words.page import RuleSection as RuleSection

BotLevel: TypeAlias = Literal["random", "greedy", "steady"]
TurnTime: TypeAlias = Literal[15, 30, 60, 120, 300, 86400]
"""Seconds a host may give for a turn; the last is a day, for tables by correspondence."""

Phrase: TypeAlias = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "one_moment",
    "your_turn",
    "again",
    "goodbye",
    "smile",
    "laugh",
    "surprised",
    "sad",
    "clap",
    "heart",
]
"""All that can be said at a table; the reader's page says it in the reader's language."""


# --- games: GET /api/games, GET /api/games/{id}/rules


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A house rule as the page offers it; `choices` is empty for a whole number from `low` to `high`.

    `text` says by language tag what it is about, `choice_texts` what each of the `choices` is called.
    """

    name: str
    text: dict[str, str]
    default: OptionValue
    choices: tuple[OptionValue, ...]
    choice_texts: dict[str, tuple[str, ...]]
    low: int
    high: int


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the home page; `names` by language tag, `sample` a few typical melds, `minutes` for a match."""

    id: str
    names: dict[str, str]
    family: Literal["cards", "tiles"]
    players: tuple[int, int]
    minutes: tuple[int, int]
    turn_seconds: int | None
    options: tuple[OptionInfo, ...]
    sample: tuple[Faces, ...]


# --- tables: POST /api/tables, GET /api/tables/{id}, POST /api/tables/{id}/seats


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be made. `turn_seconds` "sheet" takes the sheet's, None plays without a clock.

    The sender takes seat 0 as host; the last `bots` seats are bots; `start` deals at once, and then every other seat
    is a bot. A `listed` table is shown in the lobby. Others may watch if `watchers`, so many seconds late. With
    `stand_in` a bot plays on for a person who stays away.
    Players may ask for `hints`; with None where only one person plays. At a `rated` table only people with accounts
    play, and the match changes their ratings.
    """

    game: str
    name: str
    options: dict[str, OptionValue] = {}
    seats: int = 2
    bots: int = 0
    bot_level: BotLevel = "greedy"
    turn_seconds: Literal["sheet"] | TurnTime | None = "sheet"
    start: bool = False
    listed: bool = False
    watchers: bool = True
    watch_delay: Literal[0, 30, 120, 300] = 0
    stand_in: bool = False
    hints: bool | None = None
    rated: bool = False


class SitDown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guest's name, for the first free seat."""

    name: str


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where; `left` is who has left the match for good. `stand_in`: a bot plays for the person, who may come
    back at any time. `rating` is there at rated tables, and by how much it has changed once the match is over."""

    kind: Literal["empty", "person", "bot"]
    name: str
    connected: bool
    stand_in: bool = False
    left: bool = False
    rating: int | None = None
    rating_change: int | None = None


class Addition(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat added to the seed of a deal, or promised to add, in hexadecimal digits."""

    seat: int
    added: str


class Revealed(msgspec.Struct, frozen=True, kw_only=True):
    """The seed of a deal that is over, and what was added to it (`rummykit.fair`); all in hexadecimal digits."""

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


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """What the page has to know of a sheet besides what the deal tells: whether any card of the discard pile may be
    taken, so that it lies spread; how many turns everybody has (None: no limit); whether one may leave the match, and
    how many points of each deal that costs."""

    spread: bool
    turns_each: int | None
    may_leave: bool
    leaving: int


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody may see it. `you` is the seat of the asking cookie, None for a visitor.

    `watching` counts the spectators; `pause_asked` are the seats that want a pause; `trust` is None at tables made
    before deals had seeds of their own.
    `hints` says whether its players may ask for one, `rated` whether the match changes their ratings.
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
    manner: Manner
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


# --- the lobby: GET /api/lobby?game=…&state=…, GET /api/codes/{code}


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby: to sit down at while `free` seats are left, or to watch."""

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


class CodeFound(msgspec.Struct, frozen=True, kw_only=True):
    """The table that a short code means."""

    id: str


class ApiError(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP refusal, with the params of its text."""

    code: str
    text: str
    params: Params = {}


# --- a score sheet kept by hand: POST /api/score, answered by `PaperSheet`


class ScorePad(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All deals of a match at a real table, oldest first, to be priced."""

    game: str
    options: dict[str, OptionValue] = {}
    players: int = 2
    deals: tuple[PaperDeal, ...] = ()


# --- records: GET /api/tables/{id}/record (text), POST /api/replay


class ReplayAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The text of a record, to be played again."""

    record: str


class ReplayFrame(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a replay: the deal's number from 0, the action that led there, what happened, everything as it is.

    `seat`, `action` and `written`, the action as a record writes it, are None where a deal begins. `view` is what a
    spectator sees, `hands` what every seat holds; a card that is not known is 63, a tile 127.
    """

    deal: int
    seat: int | None
    action: Action | None
    written: str | None
    events: tuple[Event, ...]
    view: View
    hands: tuple[Faces, ...]


class VerifyAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/verify: a record's deals, dealt again and compared."""

    seats: tuple[str, ...]
    verified: Verified


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """A record, played again."""

    game: str
    names: dict[str, str]
    family: Literal["cards", "tiles"]
    options: dict[str, OptionValue]
    seats: tuple[str, ...]
    frames: tuple[ReplayFrame, ...]
    score: ScoreSheet


# --- the best play: POST /api/solve


class SolveAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of tiles and a rack, or a hand of cards, of which the best play is wanted.

    `opened` says that the first meld lies on the table already, `wild` which rank (1 to 13) chance has made wild, and
    `discard` that one card of the hand goes.
    """

    game: str
    options: dict[str, OptionValue] = {}
    table: tuple[Faces, ...] = ()
    pieces: Faces = ()
    objective: Literal["tiles", "value", "lex"] = "lex"
    opened: bool = True
    wild: int = 1
    discard: bool = False


class SolvedSet(msgspec.Struct, frozen=True, kw_only=True):
    """A set or meld as it is laid, and what it is."""

    cards: Faces
    kind: str


class SolvedPart(msgspec.Struct, frozen=True, kw_only=True):
    """Pieces that go into a set, and the number of the set before in which they lay; None for the rack or hand."""

    cards: Faces
    source: int | None


class SolvedStep(msgspec.Struct, frozen=True, kw_only=True):
    """One set made, and where its pieces come from."""

    made: SolvedSet
    parts: tuple[SolvedPart, ...]


class Solved(msgspec.Struct, frozen=True, kw_only=True):
    """The best play: the table before, every set that is made, what is played, its points, and what is left.

    `opening` is what a first meld counts, `minimum` what it must; None where none is owed or can be made. Of a hand
    `deadwood` is what its cards left over count, and `status` says how many lives it has, or "contract" where all of it
    can go down at once; `discard` is the card that goes, where one had to be chosen.
    """

    before: tuple[SolvedSet, ...]
    steps: tuple[SolvedStep, ...]
    played: Faces
    left: Faces
    value: int
    opening: int | None
    minimum: int | None
    deadwood: int | None
    status: str | None
    discard: Face | None


class SolveAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The best play, or what is wrong with the position: a set that is none, a tile too many, a game not solved."""

    solved: Solved | None = None
    problem: ApiError | None = None


# --- the socket: /api/tables/{id}/socket, the seat's cookie required


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the last version this page has seen, 0 for none."""

    version: int = 0


class Act(msgspec.Struct, frozen=True, kw_only=True, tag="act", forbid_unknown_fields=True):
    """An action of this seat, decided at `version`; answered by `Accepted` or `Refused` with the same `id`."""

    id: int
    version: int
    action: Action


class Try(msgspec.Struct, frozen=True, kw_only=True, tag="try", forbid_unknown_fields=True):
    """An action judged but not played; answered by `Tried`. The last `Rearrange` tried in a turn counts at zero."""

    id: int
    version: int
    action: Action


class Hint(msgspec.Struct, frozen=True, kw_only=True, tag="hint", forbid_unknown_fields=True):
    """What would a good player do here? Answered by `Hinted`, or `Refused` where the table allows no hints."""

    id: int
    version: int


class StartMatch(msgspec.Struct, frozen=True, kw_only=True, tag="start", forbid_unknown_fields=True):
    """The host begins the match; empty seats become bots."""

    id: int


class NextDeal(msgspec.Struct, frozen=True, kw_only=True, tag="next_deal", forbid_unknown_fields=True):
    """Go on after a deal has been scored."""

    id: int


class Rematch(msgspec.Struct, frozen=True, kw_only=True, tag="rematch", forbid_unknown_fields=True):
    """After the match: the same people at a new table of the same game; `Accepted`, then `TableChanged.next_table`."""

    id: int


class LeaveMatch(msgspec.Struct, frozen=True, kw_only=True, tag="leave_match", forbid_unknown_fields=True):
    """Leave the match for good, where the sheet knows what that costs; this seat is out of every deal from now on."""

    id: int


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: int


class Say(msgspec.Struct, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """Say one of the phrases to the table; everybody gets `Spoken`."""

    id: int
    phrase: Phrase


class AddChance(msgspec.Struct, frozen=True, kw_only=True, tag="add_chance", forbid_unknown_fields=True):
    """Add 1 to 32 bytes (hexadecimal digits) to the seed of the next deal; said again, the last counts.

    Only at tables of scheme 1 (`Trust`).
    """

    id: int
    added: str


class PromiseChance(msgspec.Struct, frozen=True, kw_only=True, tag="promise_chance", forbid_unknown_fields=True):
    """Promise what this seat adds to the seeds of all deals: a hash (`rummykit.fair`) in hexadecimal digits."""

    id: int
    promise: str


class OpenChance(msgspec.Struct, frozen=True, kw_only=True, tag="open_chance", forbid_unknown_fields=True):
    """Open what this seat has promised: 32 bytes in hexadecimal digits."""

    id: int
    chance: str


class LeaveTable(msgspec.Struct, frozen=True, kw_only=True, tag="leave", forbid_unknown_fields=True):
    """Give up this seat: before the match it is free again, in the match a bot gets it for good."""

    id: int


class SendAway(msgspec.Struct, frozen=True, kw_only=True, tag="send_away", forbid_unknown_fields=True):
    """The host sends a person away, who may not sit down here again; the seat is as after `LeaveTable`."""

    id: int
    seat: int


class SetSeat(msgspec.Struct, frozen=True, kw_only=True, tag="set_seat", forbid_unknown_fields=True):
    """The host lets a bot have a seat, or take it from one.

    Before the match free seats and bots are exchanged; in the match a bot plays for a person, who may take the seat
    back at any time, as the host may give it back.
    """

    id: int
    seat: int
    bot: bool


class TakeBack(msgspec.Struct, frozen=True, kw_only=True, tag="take_back", forbid_unknown_fields=True):
    """I play again, not the bot in my place."""

    id: int


class Pause(msgspec.Struct, frozen=True, kw_only=True, tag="pause", forbid_unknown_fields=True):
    """I want a pause, or none any more. The table rests once all who are here want it, and until one does not."""

    id: int
    wanted: bool


class SetTurnTime(msgspec.Struct, frozen=True, kw_only=True, tag="set_turn_time", forbid_unknown_fields=True):
    """The host changes the time for a turn, from the next turn on; None plays without a clock."""

    id: int
    seconds: TurnTime | None


ClientMessage: TypeAlias = (
    Hello
    | Act
    | Try
    | Hint
    | StartMatch
    | NextDeal
    | Rematch
    | Ping
    | Say
    | AddChance
    | PromiseChance
    | OpenChance
    | LeaveMatch
    | LeaveTable
    | SendAway
    | SetSeat
    | TakeBack
    | Pause
    | SetTurnTime
)


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """The running clock: whose, milliseconds left when this was sent, and the whole turn."""

    seat: int
    left_ms: int
    turn_ms: int


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag="welcome"):
    """Answer to `Hello`: the state now. `events` is the gap since the version said, None when it is too old to tell.

    `seat` is None for a spectator, who sees what a `View` from no seat tells. `offer` says what may be done now, None
    for every seat but the one to act.
    """

    version: int
    table: TableInfo
    seat: int | None
    view: View | None
    score: ScoreSheet | None
    clock: Clock | None
    offer: Offer | None
    events: tuple[Event, ...] | None


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """Something happened: what it was, as this seat may see it, and everything as it is; `offer` as in `Welcome`."""

    version: int
    events: tuple[Event, ...]
    view: View | None
    score: ScoreSheet | None
    clock: Clock | None
    offer: Offer | None


class TableChanged(msgspec.Struct, frozen=True, kw_only=True, tag="table_changed"):
    """Someone sat down, left, came back, or the table's state changed."""

    version: int
    table: TableInfo


class Accepted(msgspec.Struct, frozen=True, kw_only=True, tag="accepted"):
    """The message with this id took effect; `version` is the table's after it."""

    id: int
    version: int


class Refused(Refusal, frozen=True, kw_only=True, tag="refused"):
    """The message with this id (None: it could not be read) was refused."""

    id: int | None


class Tried(Judgement, frozen=True, kw_only=True, tag="tried"):
    """The judgement of the action in the `Try` with this id."""

    id: int


class Hinted(msgspec.Struct, frozen=True, kw_only=True, tag="hinted"):
    """An action that a bot would choose in the place of this seat, knowing no more than its view."""

    id: int
    action: Action


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag="pong"):
    """Yes."""

    id: int


class Spoken(msgspec.Struct, frozen=True, kw_only=True, tag="spoken"):
    """Somebody said something."""

    seat: int
    phrase: Phrase


ServerMessage: TypeAlias = Welcome | Update | TableChanged | Accepted | Refused | Tried | Hinted | Pong | Spoken
