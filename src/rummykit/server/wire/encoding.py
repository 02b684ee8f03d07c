"""Encoding and decoding of messages. Every frame is decoded into the protocol's types or refused."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

import msgspec

from rummykit.cards import NAMES
from rummykit.play.actions import Action
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.socket_messages import (
    Act,
    ClientMessage,
    GroupHand,
    Hello,
    Hint,
    Refused,
    SendAway,
    SetSeat,
    Try,
)
from rummykit.server.wire.unreadable import unreadable

if TYPE_CHECKING:
    from rummykit.server.wire.practice_messages import PracticeAnswer, PracticeQuestion

_LARGEST = 2**53
"""The largest whole number that JavaScript represents exactly."""

_NUMBERED = frozenset({"meld", "kinds"})
"""Fields of actions whose numbers count melds; all others hold faces."""


_FACES = frozenset(NAMES)


class _Numbered(msgspec.Struct):
    """The part of a message that is needed to answer it."""

    id: int


_encoder = msgspec.json.Encoder()
_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_numbers: msgspec.json.Decoder[_Numbered] = msgspec.json.Decoder(_Numbered)
_UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


def encode(message: PracticeAnswer) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def decode(frame: str | bytes, cards: int) -> ClientMessage:
    """The message in a frame; its action or groups name known cards only, and at most this many cards and sets.

    Raises `TableRefusal("unreadable")`.
    """
    try:
        message = _messages.decode(frame)
    except _UNREADABLE as error:
        raise unreadable(error, ClientMessage) from None
    _check(message, cards)
    return message


@cache
def _practice() -> msgspec.json.Decoder[PracticeQuestion]:
    from rummykit.server.wire.practice_messages import PracticeQuestion

    return msgspec.json.Decoder(PracticeQuestion)


def decode_practice(frame: str | bytes, cards: int) -> PracticeQuestion:
    """The same for the socket of a practice."""
    try:
        message = _practice().decode(frame)
    except _UNREADABLE as error:
        raise unreadable(error, _practice().type) from None
    _check(message, cards)
    return message


def _check(message: ClientMessage | PracticeQuestion, cards: int) -> None:
    for number in _numbers_in(message):
        if not 0 <= number <= _LARGEST:
            raise TableRefusal("unreadable", at="$", expected="whole numbers from 0 on")
    if isinstance(message, Act | Try):
        check_action(message.action, cards)
    if isinstance(message, GroupHand) and _count((message.groups, message.loose), cards) > cards:
        raise TableRefusal("unreadable", at="$.groups", expected=f"known cards, {cards} at most")


def check_action(action: Action, cards: int) -> None:
    """Raise `TableRefusal("unreadable")` where an action names unknown cards, or more than this many and sets."""
    if _count(action, cards) > cards:
        raise TableRefusal("unreadable", at="$.action", expected=f"known cards, {cards} at most")


def id_in(frame: str | bytes) -> int | None:
    """The id of a message that cannot be decoded, if at least that can be read."""
    try:
        number = _numbers.decode(frame).id
    except _UNREADABLE:
        return None
    return number if 0 <= number <= _LARGEST else None


def refused(refusal: TableRefusal, id: int | None) -> Refused:
    """A refusal of the server as a message."""
    return Refused(id=id, code=refusal.code, text=refusal.text, rule="", params=refusal.params)


def _numbers_in(message: ClientMessage | PracticeQuestion) -> tuple[int, ...]:
    if isinstance(message, Hello):
        return (message.version,)
    if isinstance(message, Act | Try | Hint):
        return message.id, message.version
    if isinstance(message, SendAway | SetSeat):
        return message.id, message.seat
    return (message.id,)


def _count(value: object, most: int, field: str = "") -> int:
    """The count of whole numbers and tuples in an action; more than `most` if one of them makes no sense.

    A number is a face, or it counts something; then it is at most `most`.
    """
    if isinstance(value, tuple):
        size = len(value)
        if size > most:
            return most + 1
        if field not in _NUMBERED and size:
            nested = type(value[0]) is tuple
            if _FACES.issuperset(chain.from_iterable(value) if nested else value):
                return 1 + size + (sum(map(len, value)) if nested else 0)
        return 1 + sum([_count(each, most, field) for each in value])
    if isinstance(value, msgspec.Struct):
        return sum([_count(getattr(value, name), most, name) for name in value.__struct_fields__])
    if isinstance(value, int):
        known = 0 <= value <= most if field in _NUMBERED else value in _FACES
        return 1 if known else most + 1
    return 0
