"""A chair at a table, and who is in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from rummykit.server.table.names import BOTS, distinct


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A chair and who is in it; `key` is the hash of a person's secret. `stand_in`: a bot plays for the person.

    `rating` is there at rated tables, and `rating_change` once the match has been counted.
    """

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    key: str = ""
    stand_in: bool = False
    rating: int | None = None
    rating_change: int | None = None

    @property
    def automatic(self) -> bool:
        """Whether a bot plays here."""
        return self.kind == "bot" or self.stand_in


def bot_seat(number: int, taken: Iterable[str] = ()) -> Seat:
    """A seat with a bot in it, whose name differs from all of `taken`."""
    return Seat(kind="bot", name=distinct(BOTS[number % len(BOTS)], taken, longest=24))
