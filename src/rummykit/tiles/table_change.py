"""What a turn does to a table of tiles, as the joker rules see it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from rummykit.cards import Face, Faces
from rummykit.melds.shapes import SetKind


class KnownSet(NamedTuple):
    """A legal set and the kinds it may be read as: one, unless its kind was never declared."""

    cards: Faces
    kinds: tuple[SetKind, ...]


@dataclass(frozen=True, slots=True)
class TableChange:
    """The sets before and after a turn, and the rack tiles that were played."""

    before: tuple[KnownSet, ...]
    after: tuple[KnownSet, ...]
    played: Counter[Face]
