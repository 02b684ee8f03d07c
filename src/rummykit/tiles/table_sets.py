"""The sets of a table that everybody may rearrange, of tiles or of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from msgspec.structs import replace

from rummykit.cards import Face, Faces
from rummykit.hands import Hand
from rummykit.melds.flaws import Flaw
from rummykit.melds.shapes import SetKind
from rummykit.rules import Rules
from rummykit.tiles.card_sets import card_sets
from rummykit.tiles.reading import Reading
from rummykit.tiles.sets import tile_melds


class TableSets(Protocol):
    """What is asked of the sets of such a table; a set lists its pieces as laid, in order."""

    def readings(self, meld: Faces, /) -> tuple[Reading, ...]:
        """All readings of a set as laid, the most valuable first; none if it is not legal."""

    def within(self, rack: Hand) -> list[Faces]:
        """The sets that a rack can lay, each once, always in the same order."""

    def longer(self, meld: Faces, kind: SetKind, rack: Hand) -> Sequence[Faces]:
        """The set with one more piece from the rack, for each that fits."""

    def value(self, meld: Faces) -> int:
        """The worth of a legal set in its best reading."""

    def tidy(self, meld: Sequence[Face]) -> Faces | None:
        """The same pieces in a legal order; None if no order makes a set."""

    def as_laid(self, cards: Faces) -> Faces:
        """A set as it lies when it is laid like this; what makes no set stays as it is."""

    def flaw(self, meld: Sequence[Face]) -> Flaw | None:
        """Why these pieces are not a set; None if they are."""


@lru_cache(maxsize=256)
def table_sets(rules: Rules) -> TableSets:
    """The sets of this sheet."""
    if rules.pack.family == "tiles":
        return tile_melds(rules.groups, rules.runs, rules.special_jokers)
    values = replace(rules.values, count_cards=False)
    return card_sets(rules.groups, rules.runs, rules.wilds, tuple([values.of(face) for face in range(52)]))
