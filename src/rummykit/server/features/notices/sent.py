"""Whom a notice goes to, and what became of it."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

PushOutcome: TypeAlias = Literal["sent", "gone", "again", "refused"]
"""What became of a notice: `gone` says that the browser is reached there no more, `refused` that trying again is of no
use."""


class Subscription(NamedTuple):
    """Where a browser is reached, and the keys with which it is written to."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class SendOutcome(NamedTuple):
    """What became of a notice, and the seconds that the service wants to be left alone for."""

    outcome: PushOutcome
    after: float = 0.0
