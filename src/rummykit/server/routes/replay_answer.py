"""The answers to `POST /api/replay` and `/api/verify`: a record played again frame by frame, and its deals checked."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import AsyncIterator

import msgspec

from rummykit import hands
from rummykit.match.paper import sheet_of
from rummykit.play.result import Result
from rummykit.record import Moment, Record, RecordError, parse_record, replay
from rummykit.rules import IllegalAction
from rummykit.server.catalogue import names_of
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.http_messages import Replayed, ReplayFrame, VerifyAnswer
from rummykit.verify import NothingToVerify, verify

_PIECE = 65536
"""Bytes that are sent at one time."""


def replayed(text: str, most: int) -> Replayed:
    """Every moment of a record of at most so many actions; raises `TableRefusal` with the place of what is wrong."""
    record = read_record(text, most)
    frames: list[ReplayFrame] = []
    results: list[Result] = []
    try:
        for moment in replay(record):
            frames.append(_frame(record, moment))
            if moment.deal.result is not None:
                results.append(moment.deal.result)
    except ValueError as error:
        raise _refused(error, _line(text, frames)) from None
    rules = record.rules
    return Replayed(
        game=rules.id,
        names=names_of(rules),
        family=rules.pack.family,
        options=rules.options(),
        seats=record.seats,
        bots=record.bots,
        frames=tuple(frames),
        score=sheet_of(rules, len(record.seats), results),
    )


def replayed_packed(text: str, most: int) -> bytes:
    """The same as JSON, compressed: a long match has megabytes, of which one in fifty is left."""
    return gzip.compress(msgspec.json.encode(replayed(text, most)), 5, mtime=0)


async def unpacked(packed: bytes) -> AsyncIterator[bytes]:
    """What was compressed, in pieces: no more is held than the connection takes."""
    unpacking = zlib.decompressobj(wbits=31)
    while packed:
        yield unpacking.decompress(packed, _PIECE)
        packed = unpacking.unconsumed_tail


def unpacked_size(packed: bytes) -> int:
    """The bytes of what was compressed, which are told at its end."""
    return int.from_bytes(packed[-4:], "little")


def verified(text: str, most: int) -> VerifyAnswer:
    """Whether a record of at most so many actions was dealt as promised; raises `TableRefusal`."""
    record = read_record(text, most)
    try:
        return VerifyAnswer(seats=record.seats, verified=verify(record))
    except NothingToVerify:
        raise TableRefusal("nothing_to_verify") from None


def check_record(text: str, most: int) -> None:
    """Raise `TableRefusal` for what is no record of at most so many actions; it is not replayed."""
    read_record(text, most)


def read_record(text: str, most: int) -> Record:
    """A record of at most so many actions, not replayed; raises `TableRefusal`."""
    try:
        record = parse_record(text)
    except RecordError as error:
        raise TableRefusal("bad_record", line=error.line, column=error.column, reason=error.text) from None
    if sum(1 + len(deal.moves) for deal in record.deals) > most:
        raise TableRefusal("record_too_long", most=most)
    return record


def _refused(error: ValueError, line: int) -> TableRefusal:
    """The refusal of a move that does not follow; with what the rules say against it: its code and params."""
    illegal = error.__context__
    if isinstance(illegal, IllegalAction):
        more = illegal.params | {"refusal": illegal.code}
        return TableRefusal("bad_record", line=line, column=1, reason=illegal.text, **more)
    return TableRefusal("bad_record", line=line, column=1, reason=str(error))


def _frame(record: Record, moment: Moment) -> ReplayFrame:
    deal, move = moment.deal, moment.move
    family = deal.rules.pack.family
    return ReplayFrame(
        deal=moment.number,
        seat=None if move is None else move.seat,
        action=None if move is None else move.action,
        written=None if move is None else str(move.action),
        events=moment.events,
        view=deal.view(None),
        hands=tuple(hands.faces(hand, family) for hand in deal._state.hands),
        names=record.names_at(moment.number + 1, moment.place) if record.successors else (),
    )


def _line(text: str, frames: list[ReplayFrame]) -> int:
    """The line of the move that follows these moments."""
    deal = frames[-1].deal if frames else 0
    move = sum(frame.deal == deal for frame in frames)
    seen_deals = seen_moves = 0
    for number, line in enumerate(text.split("\n"), 1):
        word = line.strip().partition(" ")[0]
        seen_deals += word == "deal"
        if seen_deals == deal + 1:
            seen_moves += word.isdigit()
            if seen_moves == move:
                return number
    return 1
