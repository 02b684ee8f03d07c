"""An envelope, as it travels from one server to another."""

from __future__ import annotations

from typing import NamedTuple


class Envelope(NamedTuple):
    """A message as it travels; `number` counts what `sender` has sent to `to`, from 1."""

    to: str
    sender: str
    number: int
    message: bytes


def rubbish(to: str) -> Envelope:
    """A stand-in for a notice that is not an envelope; it has no sender."""
    return Envelope(to, "", 0, b"")
