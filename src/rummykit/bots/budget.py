"""How much a bot may think about one action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OF_THE_TIME: Final = 0.9
"""The part of the time that playouts get."""


@dataclass(frozen=True, slots=True)
class Budget:
    """At most so many playouts, or as many as fit into so many milliseconds of wall time; exactly one of the two.

    With playouts, a bot's choice depends only on sheet, view and chance. With milliseconds it also depends on the
    machine.
    """

    playouts: int | None = None
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        given = [each for each in (self.playouts, self.milliseconds) if each is not None]
        if len(given) != 1 or given[0] < 1:
            raise ValueError("A budget is a number of playouts or of milliseconds, 1 or more.")

    @classmethod
    def read(cls, text: str) -> Budget:
        """The budget that a text stands for: `300ms` are milliseconds, `2000` are playouts; raises `ValueError`."""
        number = text.removesuffix("ms")
        if not (number.isascii() and number.isdecimal()):
            raise ValueError(f"{text!r} is no budget; one is written 300ms (milliseconds) or 2000 (playouts).")
        return cls(milliseconds=int(number)) if text.endswith("ms") else cls(playouts=int(number))

    @property
    def seconds(self) -> float:
        """The wall time that playouts get; 0 where their number is given."""
        return (self.milliseconds or 0) / 1000 * OF_THE_TIME

    def __str__(self) -> str:
        return str(self.playouts) if self.milliseconds is None else f"{self.milliseconds}ms"


USUAL = Budget(playouts=1000)
"""What a search has where nobody says otherwise and it has no usual of its own; the same on every machine."""
