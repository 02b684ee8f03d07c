"""What a solved table looks like."""

from __future__ import annotations

from dataclasses import dataclass

from rummykit.cards import Face, Faces


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlay:
    """The best play: every set afterwards, the tiles from the rack, how many they are and what they are worth.

    Sets that lie as they did come first, in their order. Where nothing can be played the table is as it was. `value` is
    in the sheet's points for tiles left on a rack, a joker 30. `proven` is False where
    the search ended early: with special jokers that may hardly be moved there may be a better play.
    """

    table_after: tuple[Faces, ...]
    played: tuple[Face, ...]
    tiles: int
    value: int
    proven: bool = True
