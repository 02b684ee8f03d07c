"""What a solved table looks like."""

from __future__ import annotations

from dataclasses import dataclass

from rummykit.cards import Face, Faces


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlay:
    """The best play: every set afterwards, the tiles from the rack, their number and their worth.

    Unchanged sets come first, in their order; where nothing can be played, the whole table is unchanged. `value` counts
    the sheet's points for tiles left on a rack, 30 for a joker. `proven` is False where the search stopped early: on
    some tables with special jokers there may be a better play.
    """

    table_after: tuple[Faces, ...]
    played: tuple[Face, ...]
    tiles: int
    value: int
    proven: bool = True
