"""A letter, as it travels from one server to another."""

from __future__ import annotations

from typing import NamedTuple


class Letter(NamedTuple):
    """A message as it travels; `number` counts what `sender` has sent to `to`, from 1."""

    to: str
    sender: str
    number: int
    message: bytes


def rubbish(to: str) -> Letter:
    """A stand-in for a notice that is not a letter; it has no sender."""
    return Letter(to, "", 0, b"")
