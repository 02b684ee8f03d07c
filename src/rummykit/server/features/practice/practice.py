"""A practice: a position, what is to be reached in it, and how it is told to a page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from msgspec import structs

from rummykit import hands
from rummykit.cards import Face
from rummykit.play.actions import Action, Declare, GoOut, Knock, ShowMelds
from rummykit.play.deal import Deal
from rummykit.play.events import Event
from rummykit.play.offers import Listed, Offer, offer
from rummykit.play.view import View
from rummykit.server.accounts.identity import Requester
from rummykit.server.catalogue import names_of
from rummykit.server.features.puzzles.puzzle_records import PuzzleRecords
from rummykit.server.guards.bounded_work import BoundedWork
from rummykit.server.table.messages import sides_at, table_style_of
from rummykit.server.table.rooms import Rooms
from rummykit.server.wire.practice_messages import Attempt, MissedAsked, PracticeInfo, PracticeTask
from rummykit.server.wire.table_messages import SeatInfo, TableInfo


@dataclass(frozen=True, kw_only=True)
class Practice:
    """A position to play: the `deal` before the action, the `seat` that is to act, and what is asked.

    `id` is its address below `/api/practice/`. `judge` says what a legal action is worth; `way` is an action that
    reaches the goal. Both are called in another thread, `judge` with a copy of the deal. `names` are those of the
    seats: an empty name is that of nobody, whom the page calls the opponent; without names nobody else is shown. `past`
    is what has happened in the deal, for the log. `kinds` are the kinds of action that are asked for, by their tags;
    empty for all that are legal. `hints`: the way is told to who asks. `arranging`: the hand may be laid out as is
    best; without it the page is not told any best arrangement either. `noted` is awaited with the verdict on every
    attempt before it is told, and with None before the way is; what it raises undoes the attempt.
    """

    id: str
    deal: Deal
    seat: int
    task: PracticeTask
    judge: Callable[[Deal, Action], Attempt]
    way: Callable[[], Action]
    names: tuple[str, ...] = ()
    past: tuple[Event, ...] = ()
    kinds: frozenset[str] = frozenset()
    hints: bool = True
    arranging: bool = True
    noted: Callable[[Attempt | None], Awaitable[None]] | None = None


class PracticeAsked(NamedTuple):
    """What a page asks for: the parameters in the path, and those after it, by name; who asks, and from which address;
    what it is made with."""

    path: Mapping[str, Any]
    options: Mapping[str, str]
    who: Requester
    address: str
    rooms: Rooms
    work: BoundedWork
    puzzle_records: PuzzleRecords


class Kind(NamedTuple):
    """A kind of practice: its address below `/api/practice/`, with parameters, and what makes one of it.

    `make` raises `TableRefusal`, of a status 404 where there is no such practice; `refuses` are the codes. `remembers`:
    who asks needs a key, and gets one with the answer to the first request.
    """

    path: str
    make: Callable[[PracticeAsked], Awaitable[Practice]]
    refuses: tuple[str, ...] = ()
    remembers: bool = False


def practice_info(practice: Practice) -> PracticeInfo:
    """What a page needs to begin."""
    return PracticeInfo(table=table_info(practice), task=practice.task)


def table_info(practice: Practice) -> TableInfo:
    """The position as a table with its match under way."""
    rules = practice.deal.rules
    return TableInfo(
        id=practice.id,
        game=rules.id,
        names=names_of(rules),
        options=rules.options(),
        turn_seconds=None,
        seats=tuple(
            SeatInfo(kind=_kind(practice, seat), name=name, connected=True) for seat, name in enumerate(practice.names)
        ),
        host=practice.seat,
        state="playing",
        hints=practice.hints,
        you=practice.seat,
        manner=table_style_of(rules, may_leave=False),
        bot_level="greedy",
        arranging=practice.arranging,
        sides=sides_at(rules, len(practice.names)),
    )


def _kind(practice: Practice, seat: int) -> Literal["person", "bot"]:
    """Who sits in a seat; of a position that nobody plays on, no bot and no level is told."""
    return "bot" if seat != practice.seat and isinstance(practice.task, MissedAsked) else "person"


def open_to(practice: Practice, deal: Deal) -> Offer | None:
    """What the seat may do now; None if it is not its turn."""
    if deal.turn != practice.seat or deal.result is not None:
        return None
    told = offer(deal)
    if practice.kinds:
        told = structs.replace(
            told,
            kinds=tuple(kind for kind in told.kinds if kind in practice.kinds),
            actions=tuple(action for action in told.actions if tag_of(action) in practice.kinds),
        )
    if practice.arranging:
        return told
    return _unarranged(told, hands.faces(deal._state.hands[practice.seat], deal.rules.pack.family)[0])


def seen(practice: Practice, deal: Deal) -> View:
    """What the seat sees; not what its hand would count at its best, where it is to find that out."""
    view = deal.view(practice.seat)
    return view if practice.arranging else structs.replace(view, deadwood=None)


def tag_of(action: Action) -> str:
    """The kind of an action, as it is sent."""
    return str(action.__struct_config__.tag)


def _unarranged(told: Offer, card: Face) -> Offer:
    """An offer that says that a hand can be laid down, and not how: `card` stands where one would be put aside."""
    actions: dict[Listed, None] = {}
    for action in told.actions:
        if isinstance(action, GoOut):
            actions[GoOut((), None if action.discard is None else card)] = None
        elif isinstance(action, Declare):
            actions[Declare((), card)] = None
        elif not isinstance(action, Knock | ShowMelds):
            actions[action] = None
    return structs.replace(told, actions=tuple(actions), showings=(), lay_offs=())
