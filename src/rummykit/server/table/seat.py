"""A chair at a table, and who is in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from rummykit.server.table.names import BOTS, distinct
from rummykit.server.wire.table_messages import BotLevel, Former, Portrait


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """A chair and who is in it; `key` is the hash of a person's secret, or of the token of a visiting bot, which
    somebody else runs. `stand_in`: a bot of the server plays for either.

    `rating` is there at rated tables, and `rating_change` once the match has been counted. A visiting bot has at most
    `turn_seconds` for a turn. `level` is how well a bot of the server plays that has one of its own. `portrait` is the
    face that a person has chosen. `before` are those who played here before in this match.
    """

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    key: str = ""
    stand_in: bool = False
    rating: int | None = None
    rating_change: int | None = None
    turn_seconds: float | None = None
    level: BotLevel | None = None
    portrait: Portrait | None = None
    before: tuple[Former, ...] = ()

    @property
    def visiting(self) -> bool:
        """Whether a bot sits here that somebody else runs."""
        return self.kind == "bot" and self.key != ""

    @property
    def occupied(self) -> bool:
        """Whether somebody from outside the server sits here, a person or a visiting bot."""
        return self.kind == "person" or self.visiting

    @property
    def automatic(self) -> bool:
        """Whether a bot of the server plays here."""
        return (self.kind == "bot" and not self.visiting) or self.stand_in


def bot_seat(number: int, taken: Iterable[str] = ()) -> Seat:
    """A seat with a bot in it, whose name differs from all of `taken`."""
    return Seat(kind="bot", name=distinct(BOTS[number % len(BOTS)], taken, longest=24))
