"""What kind of table it is: tables that are alike for who wants to play have the same text."""

from __future__ import annotations

import hashlib

import msgspec

from rummykit.rules import Rules

_LENGTH = 32


def kind_of(rules: Rules, seats: int, turn_seconds: float | None) -> str:
    """The same for the same game, house rules, seats and time for a turn."""
    seconds = None if turn_seconds is None else float(turn_seconds)
    alike = rules.id, rules.version, sorted(rules.options().items()), seats, seconds
    return hashlib.sha256(msgspec.json.encode(alike)).hexdigest()[:_LENGTH]
