"""The messages on the socket of a table: `ClientMessage` from the page, `ServerMessage` from the server.

Cards are the integers of `rummykit.cards`, actions those of `rummykit.play.actions`, events those of
`rummykit.play.events` as the seat may see them. JSON both ways, one message a frame.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from rummykit.cards import Face
from rummykit.match.score_sheet import ScoreSheet
from rummykit.play.actions import Action, Faces
from rummykit.play.events import Event
from rummykit.play.hand_judgement import Fact, HandJudgement
from rummykit.play.judgement import Judgement
from rummykit.play.offers import Offer
from rummykit.play.view import View
from rummykit.rules import OptionValue, Refusal
from rummykit.server.wire.table_messages import BankTime, Portrait, TableInfo, TurnTime

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
"""The phrases that can be said at a table; each reader's page shows them in the reader's language."""


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello", forbid_unknown_fields=True):
    """The first message, with the last version that this page has seen, 0 for none."""

    version: int = 0


class Act(msgspec.Struct, frozen=True, kw_only=True, tag="act", forbid_unknown_fields=True):
    """An action of this seat, decided at `version`; answered by `Accepted` or `Refused` with the same `id`."""

    id: int
    version: int
    action: Action


class TakeBackMeld(msgspec.Struct, frozen=True, kw_only=True, tag="take_back_meld", forbid_unknown_fields=True):
    """Take back the last meld, lay-off or exchange of this turn, where `Update.takes_back` says so."""

    id: int
    version: int


class Try(msgspec.Struct, frozen=True, kw_only=True, tag="try", forbid_unknown_fields=True):
    """An action to be judged, not played; answered by `Tried`. The last `Rearrange` tried counts when time runs out."""

    id: int
    version: int
    action: Action


class Hint(msgspec.Struct, frozen=True, kw_only=True, tag="hint", forbid_unknown_fields=True):
    """Ask what a good player would do; answered by `Hinted`, or `Refused` where the table allows no hints."""

    id: int
    version: int


class RackLayout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the tiles of a hand stand on a rack: ledge by ledge from the top, so many places to a ledge, None for a
    free place."""

    columns: Annotated[int, msgspec.Meta(ge=1, le=40)]
    tiles: Annotated[tuple[Face | None, ...], msgspec.Meta(max_length=240)]


class GroupHand(msgspec.Struct, frozen=True, kw_only=True, tag="group_hand", forbid_unknown_fields=True):
    """Lay the hand of this seat out so, at any time, also off turn; kept for the deal and told to nobody else.

    Cards in no group are `loose`, in their order. What the hand does not hold is left out, and what is missing is put
    to the loose cards, so a message that crosses a draw does no harm. `rack` says where tiles stand; a hand of cards
    has none. Answered by `Grouped`.
    """

    id: int
    groups: tuple[Faces, ...]
    loose: Faces = ()
    rack: RackLayout | None = None


class ArrangeHand(msgspec.Struct, frozen=True, kw_only=True, tag="arrange_hand", forbid_unknown_fields=True):
    """Lay the hand of this seat out as is best; answered by `Grouped`, or `Refused` where the table forbids it."""

    id: int


class StartMatch(msgspec.Struct, frozen=True, kw_only=True, tag="start", forbid_unknown_fields=True):
    """The host begins the match; empty seats become bots."""

    id: int


class NextDeal(msgspec.Struct, frozen=True, kw_only=True, tag="next_deal", forbid_unknown_fields=True):
    """Go on after a deal has been scored."""

    id: int


class StayOut(msgspec.Struct, frozen=True, kw_only=True, tag="stay_out", forbid_unknown_fields=True):
    """Out after the last deal, do not come in again for the next one (`ScoreSheet.coming_in`)."""

    id: int


class Rematch(msgspec.Struct, frozen=True, kw_only=True, tag="rematch", forbid_unknown_fields=True):
    """After the match: a new table with the same people and game; `Accepted`, then `TableChanged.next_table`."""

    id: int


class LeaveMatch(msgspec.Struct, frozen=True, kw_only=True, tag="leave_match", forbid_unknown_fields=True):
    """Leave the match for good, where the sheet says what that costs; this seat is out of every deal from now on."""

    id: int


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there; answered by `Pong`."""

    id: int


class Say(msgspec.Struct, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """Say a phrase to the table; everybody gets `Spoken`."""

    id: int
    phrase: Phrase


class Write(msgspec.Struct, frozen=True, kw_only=True, tag="write", forbid_unknown_fields=True):
    """Write to the people at the table, where `TableInfo.writing` says so; each of them gets `WrittenText`."""

    id: int
    text: str


class Report(msgspec.Struct, frozen=True, kw_only=True, tag="report", forbid_unknown_fields=True):
    """Report what somebody in a seat has written to the operator of the server."""

    id: int
    seat: int


class AddChance(msgspec.Struct, frozen=True, kw_only=True, tag="add_chance", forbid_unknown_fields=True):
    """Add 1 to 32 bytes (hexadecimal digits) to the seed of the next deal; if sent again, the last one counts.

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
    """Give up this seat: before the match it becomes free, during the match a bot gets it for good."""

    id: int


class SendAway(msgspec.Struct, frozen=True, kw_only=True, tag="send_away", forbid_unknown_fields=True):
    """The host sends a person away, who may not sit down here again; the seat is as after `LeaveTable`.

    While the host is away this is a vote of anybody who sits here; saying it again withdraws it.
    """

    id: int
    seat: int


class SetSeat(msgspec.Struct, frozen=True, kw_only=True, tag="set_seat", forbid_unknown_fields=True):
    """The host gives a seat to a bot, or takes it from one.

    Before the match this switches between a free seat and a bot. During the match a bot plays for a person, who may
    take the seat back at any time, and the host may give it back.
    """

    id: int
    seat: int
    bot: bool


class TakeBack(msgspec.Struct, frozen=True, kw_only=True, tag="take_back", forbid_unknown_fields=True):
    """Take this seat back from the bot that plays in it."""

    id: int


class Pause(msgspec.Struct, frozen=True, kw_only=True, tag="pause", forbid_unknown_fields=True):
    """Ask for a pause, or end it. The table rests once everybody present wants it, and until somebody does not."""

    id: int
    wanted: bool


Pace: TypeAlias = Literal["slow", "normal", "quick", "at_once"]
"""How long bots wait before they act."""


class SetPace(msgspec.Struct, frozen=True, kw_only=True, tag="set_pace", forbid_unknown_fields=True):
    """How fast bots act where the sender is the only person at the table. It holds until the table is read anew."""

    id: int
    pace: Pace


class Hurry(msgspec.Struct, frozen=True, kw_only=True, tag="hurry", forbid_unknown_fields=True):
    """Bots act at once until a person has to, where the sender is the only person at the table."""

    id: int


class SetPortrait(msgspec.Struct, frozen=True, kw_only=True, tag="set_portrait", forbid_unknown_fields=True):
    """The face that this seat shows from now on, None for the initials."""

    id: int
    portrait: Portrait | None


class SetTurnTime(msgspec.Struct, frozen=True, kw_only=True, tag="set_turn_time", forbid_unknown_fields=True):
    """The host changes the time for a turn, from the next turn on; None plays without a clock."""

    id: int
    seconds: TurnTime | None


class SetTable(msgspec.Struct, frozen=True, kw_only=True, tag="set_table", forbid_unknown_fields=True):
    """The host changes before the match what is played: the house rules, the number of seats and the time for a turn.

    `options` are all house rules that differ from the sheet; a game of one's own has none. Seats are added and taken
    away at the end, as far as nobody sits there. `turn_seconds` "sheet" takes the sheet's, None plays without a clock.
    `bank_seconds` None leaves the time bank as it is.
    """

    id: int
    options: dict[str, OptionValue]
    seats: int
    turn_seconds: Literal["sheet"] | TurnTime | None
    bank_seconds: BankTime | None = None


ClientMessage: TypeAlias = (
    Hello
    | Act
    | TakeBackMeld
    | Try
    | Hint
    | GroupHand
    | ArrangeHand
    | StartMatch
    | NextDeal
    | StayOut
    | Rematch
    | Ping
    | Say
    | Write
    | Report
    | AddChance
    | PromiseChance
    | OpenChance
    | LeaveMatch
    | LeaveTable
    | SendAway
    | SetSeat
    | TakeBack
    | Pause
    | SetPace
    | Hurry
    | SetPortrait
    | SetTurnTime
    | SetTable
)


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """The running clock: whose it is, the milliseconds left when this was sent, and those of the whole turn.

    The last `bank_ms` of both come from the seat's time bank.
    """

    seat: int
    left_ms: int
    turn_ms: int
    bank_ms: int = 0


class WrittenText(msgspec.Struct, frozen=True, kw_only=True, tag="written"):
    """Somebody wrote something; the server forgets it when everybody has gone."""

    seat: int
    name: str
    text: str


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `Hello`: the state now. `events` is what was missed since that version, None if it is too old;
    since version 0, it is all that the server remembers. `versions` are those of the table to which these events led,
    one for each.

    `seat` is None for a spectator, who sees what a `View` from no seat tells. `offer` says what may be done now, None
    for every seat but the one to act. `hand` is the hand of this seat as it was laid out in groups, and `rack` where
    its tiles were put; both are None for a spectator and where the table is rearranged. `aim` says what this deal and
    match are played for, the same for everybody. `takes_back` says whether this seat may take back what it laid last.
    `written` is what people have written at this table lately.
    """

    version: int
    table: TableInfo
    seat: int | None
    view: View | None
    score: ScoreSheet | None
    clock: Clock | None
    offer: Offer | None
    events: tuple[Event, ...] | None
    versions: tuple[int, ...] = ()
    hand: HandJudgement | None = None
    rack: RackLayout | None = None
    aim: tuple[Fact, ...] = ()
    takes_back: bool = False
    written: tuple[WrittenText, ...] = ()


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """Something happened: the events as this seat may see them, and the state; what else is there as in `Welcome`."""

    version: int
    events: tuple[Event, ...]
    view: View | None
    score: ScoreSheet | None
    clock: Clock | None
    offer: Offer | None
    hand: HandJudgement | None = None
    aim: tuple[Fact, ...] = ()
    takes_back: bool = False


class TableChanged(msgspec.Struct, frozen=True, kw_only=True, tag="table_changed"):
    """Somebody sat down, left or came back, or the table's state changed."""

    version: int
    table: TableInfo


class Accepted(msgspec.Struct, frozen=True, kw_only=True, tag="accepted"):
    """The message with this id took effect; `version` is the table's version after it."""

    id: int
    version: int


class Refused(Refusal, frozen=True, kw_only=True, tag="refused"):
    """The message with this id (None: it could not be read) was refused."""

    id: int | None


class Tried(Judgement, frozen=True, kw_only=True, tag="tried"):
    """The judgement of the action in the `Try` with this id."""

    id: int


class Hinted(msgspec.Struct, frozen=True, kw_only=True, tag="hinted"):
    """The action that a bot would choose in this seat from its view."""

    id: int
    action: Action


class Grouped(msgspec.Struct, frozen=True, kw_only=True, tag="grouped"):
    """The hand of this seat as it lies now; `id` is None for the other pages of the seat, which did not ask."""

    id: int | None
    hand: HandJudgement
    rack: RackLayout | None = None


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag="pong"):
    """The answer to `Ping`."""

    id: int


class Spoken(msgspec.Struct, frozen=True, kw_only=True, tag="spoken"):
    """Somebody said something."""

    seat: int
    phrase: Phrase


ServerMessage: TypeAlias = (
    Welcome | Update | TableChanged | Accepted | Refused | Tried | Hinted | Grouped | Pong | Spoken | WrittenText
)
