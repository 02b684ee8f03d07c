"""Making the record of a table from its log."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from rummykit import fair
from rummykit.cards import UNKNOWN
from rummykit.match import Match
from rummykit.play.actions import Declare, Draw, Faces, Leave, Timeout
from rummykit.play.events import Dealt, Drew, Event, Upcard, WildIndicator, seen_by
from rummykit.record import DealRecord, Known, Move, Record, Successor, record_of, replay, write
from rummykit.record.values import stays_out_before
from rummykit.server.refusals import TableRefusal
from rummykit.server.table.entries import Acted, Created, Entry, MeldTakenBack, NextDealt, Removed, Started, TimedOut
from rummykit.server.table.table import Table
from rummykit.sheets import to_stored

_UNFIT = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]+')
"""Characters that some system does not allow in file names."""


class File(NamedTuple):
    """A record as a file to download."""

    name: str
    text: str


@dataclass(slots=True, kw_only=True)
class _PlayedDeal:
    """A deal from the log: its beginning, and every move with its events."""

    starter: int
    beginning: tuple[Event, ...]
    moves: list[Move] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)


def recording(id: str, entries: Sequence[Entry], key: str | None) -> File:
    """The record of a table for the guest with this key.

    After the match it is complete, with all seeds. Between deals, somebody with a seat gets the deals so far, or, if
    the whole match has one seed, what that seat has seen. Raises `TableRefusal` at all other times.
    """
    table, deals, begun, successors = _played(id, entries)
    names = tuple(_plain(seat.before[0].name if seat.before else seat.name) for seat in table.seats)
    moves = [deal.moves for deal in deals]
    check_time(table, key)
    seat = table.seat_of(key)
    assert table.match is not None
    if table.chance.seeds:
        record = _with_seeds(table, deals, names)
    elif table.state == "over" or seat is None:
        record = record_of(table.match, moves, names)
    else:
        record = _as_seen(record_of(table.match, moves, names, reveal=False), deals, seat)
    day = datetime.fromtimestamp(begun, UTC).date().isoformat()
    who = " ".join(_UNFIT.sub("", name) for name in names)
    bots = tuple(number for number, each in enumerate(table.seats) if each.kind == "bot" and not each.before)
    whole = msgspec.structs.replace(record, bots=bots, successors=tuple(successors))
    return File(f"{record.game} {day} {who}.txt", write(whole))


def _plain(name: str) -> str:
    """A name as a record has it, whose names are parted by strokes."""
    return name.replace("/", "∕")


def check_time(table: Table, key: str | None) -> None:
    """Raise `TableRefusal` if the guest with this key may not have the record yet."""
    between = table.state == "between_deals" and table.seat_of(key) is not None
    if table.match is None or (table.state != "over" and not between):
        raise TableRefusal("record_not_yet")


def _with_seeds(table: Table, deals: Sequence[_PlayedDeal], names: tuple[str, ...]) -> Record:
    """The record of deals with separate seeds, with the cards as they were seen, for comparison."""
    assert table.match is not None
    return Record(
        game=table.rules.id,
        options=dict(table.rules.house),
        seats=names,
        commitment=None,
        seed=None,
        deals=tuple(
            msgspec.structs.replace(
                _deal_as_seen(deal, None, len(names)),
                commitment=fair.promise(seed),
                seed=seed,
                additions=tuple(sorted(additions.items())),
                stays_out=stays_out_before(table.match, number),
            )
            for number, (deal, (seed, additions)) in enumerate(zip(deals, table.chance.seeds, strict=True))
        ),
        dealer=table.created.dealer,
        fair=table.created.fair,
        promises=tuple(sorted(table.chance.promises.items())),
        sheet=to_stored(table.rules),
    )


def _played(id: str, entries: Sequence[Entry]) -> tuple[Table, list[_PlayedDeal], float, list[Successor]]:
    """The table of a log, its deals, when the match began, and who played on for those who left it."""
    created = entries[0]
    assert isinstance(created, Created)
    table, deals, begun = Table(id, created), list[_PlayedDeal](), created.at
    successors: list[Successor] = []
    for entry in entries[1:]:
        move = _move(table.match, entry)
        events, leaving = table.apply_with_leaving(entry)
        if isinstance(entry, Started):
            begun = entry.at
        if move is not None:
            deals[-1].moves.append(move)
            deals[-1].events.append(events)
        elif isinstance(entry, MeldTakenBack):
            deals[-1].moves.pop()
            deals[-1].events.pop()
        elif isinstance(entry, Started | NextDealt) and table.match is not None:
            deals.append(_PlayedDeal(starter=table.match.deal.starter, beginning=events))
        elif isinstance(entry, Removed) and deals:
            over = table.state == "between_deals"
            number, place = (len(deals) + 1, 0) if over else (len(deals), len(deals[-1].moves) + 1)
            successors.append(Successor(entry.seat, number, place, _plain(table.seats[entry.seat].name)))
        for seat, told in leaving:
            deals[-1].moves.append(Move(seat, Leave()))
            deals[-1].events.append(told)
    return table, deals, begun, successors


def _move(match: Match | None, entry: Entry) -> Move | None:
    if match is not None and isinstance(entry, Acted):
        return Move(match.deal.turn, entry.action)
    if match is not None and isinstance(entry, TimedOut):
        return Move(match.deal.turn, Timeout(entry.draft))
    return None


def _as_seen(record: Record, deals: Sequence[_PlayedDeal], seat: int) -> Record:
    """The record without its seed, with those cards that `seat` has seen.

    Raises `TableRefusal` if the actions would reveal more than that, or if the cards are too few to replay them.
    """
    players = len(record.seats)
    if not all(_tells_itself(deal, players) and all(_public(move, seat) for move in deal.moves) for deal in deals):
        raise TableRefusal("record_not_yet")
    seen = msgspec.structs.replace(record, deals=tuple(_deal_as_seen(deal, seat, players) for deal in deals))
    try:
        for _ in replay(seen):
            pass
    except ValueError:
        raise TableRefusal("record_not_yet") from None
    return seen


def _tells_itself(deal: _PlayedDeal, players: int) -> bool:
    """Whether all seats played the deal in order, and chance decided nothing but the cards."""
    order = [event.seat for event in deal.beginning if isinstance(event, Dealt)]
    return order == list(range(players)) and not any(isinstance(event, WildIndicator) for event in deal.beginning)


def _public(move: Move, seat: int) -> bool:
    """Whether `seat` saw all that the action names: not another seat's draft, nor a wrong declaration."""
    if move.seat == seat:
        return True
    return not isinstance(move.action, Declare) and not (isinstance(move.action, Timeout) and move.action.draft)


def _deal_as_seen(deal: _PlayedDeal, seat: int | None, players: int) -> DealRecord:
    """A deal with the cards that `seat` saw; None for those that all seats saw together."""
    seen = [event if seat is None else seen_by(event, seat) for event in deal.beginning]
    hands = {event.seat: _cards(event) for event in seen if isinstance(event, Dealt)}
    return DealRecord(
        moves=tuple(_with_cards(move, events, seat) for move, events in zip(deal.moves, deal.events, strict=True)),
        known=Known(
            starter=deal.starter,
            hands=tuple(hands.get(each, ()) for each in range(players)),
            upcard=tuple(event.card for event in seen if isinstance(event, Upcard)),
        ),
    )


def _cards(dealt: Dealt) -> Faces:
    return (UNKNOWN,) * dealt.count if dealt.cards is None else dealt.cards


def _with_cards(move: Move, events: Sequence[Event], seat: int | None) -> Move:
    """The move with the cards it drew from the stock, if `seat` saw them; None saw all."""
    if seat not in (None, move.seat) or not isinstance(move.action, Draw):
        return move
    drew = [event.cards or () for event in events if isinstance(event, Drew) and event.source == "stock"]
    return msgspec.structs.replace(move, drew=sum(drew, ()))
