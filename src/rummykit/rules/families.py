"""The families of games, by how they are played, and tables of what one room knows about each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from rummykit.rules.scoring import LivesPenalty
from rummykit.rules.steps import Play, Rearrange

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules

E = TypeVar("E")


class GameFamily(Enum):
    """How a game is played. A sheet belongs to exactly one family, and `Rules.family` says which."""

    CARDS = "cards"
    """Hands of cards, laid in melds that stay, shown whole, or compared after a knock."""
    LIVES = "lives"
    """Hands of cards that need two lives, or pure sequences, to be declared."""
    SIDES = "sides"
    """Cards whose melds belong to a side and grow into books."""
    HELD_TILES = "held_tiles"
    """Tiles that are held and discarded as cards are, until a whole hand is laid."""
    LAID_TILES = "laid_tiles"
    """The same, with melds laid on the table in the course of a deal."""
    TILE_TABLE = "tile_table"
    """Tiles on a table that everybody may rearrange."""
    CARD_TABLE = "card_table"
    """Cards on a table that everybody may rearrange."""


Families: TypeAlias = frozenset[GameFamily]

OWN_CARDS: Families = frozenset({GameFamily.CARDS, GameFamily.LIVES})
"""The families of cards in which everybody plays alone, from the hand."""
TILES_IN_HAND: Families = frozenset({GameFamily.HELD_TILES, GameFamily.LAID_TILES})
"""The families of tiles that are drawn, held and discarded as cards are."""
REARRANGED: Families = frozenset({GameFamily.TILE_TABLE, GameFamily.CARD_TABLE})
"""The families in which everybody may rearrange the whole table."""


def family_of(sheet: Rules) -> GameFamily:
    """The family of a sheet, by its pack, its turn, its scoring and its books."""
    tiles = sheet.pack.family == "tiles"
    if isinstance(sheet.turn[0], Rearrange):
        return GameFamily.TILE_TABLE if tiles else GameFamily.CARD_TABLE
    if tiles:
        return GameFamily.HELD_TILES if sheet.step(Play) is None else GameFamily.LAID_TILES
    if isinstance(sheet.scoring, LivesPenalty):
        return GameFamily.LIVES
    return GameFamily.CARDS if sheet.books is None else GameFamily.SIDES


class ByFamily(Generic[E]):
    """One entry for each family; several that are alike may share one.

    `what` an entry is and `where` the table stands are for the sentence about a family that lacks one.
    """

    def __init__(self, what: str, where: str, entries: Mapping[GameFamily | Families, E]) -> None:
        self.what = what
        self.where = where
        self._entries = {
            family: entry
            for key, entry in entries.items()
            for family in ({key} if isinstance(key, GameFamily) else key)
        }

    def __iter__(self) -> Iterator[E]:
        return iter(self._entries.values())

    def of(self, sheet: Rules) -> E:
        """The entry for the family of a sheet; raises `LookupError` with a sentence if there is none."""
        try:
            return self._entries[sheet.family]
        except KeyError:
            raise LookupError(self.lack(sheet.family)) from None

    def lack(self, family: GameFamily) -> str:
        """The sentence about a family without an entry."""
        return f"{family} has no {self.what}: add an entry in {self.where}."

    def faults(self) -> Iterator[str]:
        """A sentence about each family that is missing."""
        yield from (self.lack(family) for family in GameFamily if family not in self._entries)
