"""The usual limits with some replaced, and what no limit may be."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any

from rummykit.server.limits.limits import Limits

_MAY_BE_ZERO = {
    *("bot_pace", "sharp_processes", "grace_seconds", "reconnect_seconds", "away_grace_seconds", "farewell_seconds"),
    "match_puzzles_kept",
}


class UnknownLimit(Exception):
    """There is no limit of that name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = tuple(known)


class InvalidLimit(Exception):
    """A limit has a value that it cannot have; the text says why."""


def limits_with(changed: Mapping[str, Any]) -> Limits:
    """The usual limits with some replaced; raises `UnknownLimit`, `InvalidLimit`."""
    usual = Limits()
    known = [field.name for field in fields(Limits)]
    values: dict[str, Any] = {}
    for name, value in changed.items():
        if name not in known:
            raise UnknownLimit(name, known)
        values[name] = _like(name, getattr(usual, name), value)
    limits = replace(usual, **values)
    _check(limits)
    return limits


def _like(name: str, usual: Any, value: Any) -> Any:
    """The value in the type of a limit."""
    if isinstance(usual, tuple):
        if not isinstance(value, list | tuple) or len(value) != len(usual):
            raise InvalidLimit(f"{name} is {len(usual)} numbers in brackets, the least first")
        numbers = tuple(_like(name, one, each) for one, each in zip(usual, value, strict=True))
        if list(numbers) != sorted(numbers):
            raise InvalidLimit(f"{name}: the smaller number comes first")
        return numbers
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise InvalidLimit(f"{name} is a number, not {value!r}")
    if isinstance(usual, int) and not isinstance(value, int):
        raise InvalidLimit(f"{name} is a whole number, not {value!r}")
    if not math.isfinite(value) or value < 0 or (value == 0 and name not in _MAY_BE_ZERO):
        raise InvalidLimit(f"{name} is more than 0{' or 0' if name in _MAY_BE_ZERO else ''}, not {value!r}")
    return type(usual)(value)


def _check(limits: Limits) -> None:
    """Check limits that depend on each other; raises `InvalidLimit`."""
    if 2 * limits.renew_seconds > limits.lease_seconds:
        raise InvalidLimit("lease_seconds is at least twice renew_seconds: a lease is renewed before it has run out")
    if limits.farewell_seconds + limits.drain_seconds > limits.shutdown_seconds:
        raise InvalidLimit("shutdown_seconds is no less than farewell_seconds and drain_seconds together")
