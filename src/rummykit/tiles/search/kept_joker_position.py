"""A half-solved table with kept joker sets: what is left to lay, and which freed jokers have no place yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import NamedTuple

from rummykit.cards import JOKER, Face, Faces, colour_of, number_of
from rummykit.tiles.table_change import KnownSet

LONGEST_NEEDED = 5
"""A longer run can be cut so that every part is a set and the part with the joker has no more tiles than this."""


class FreedJoker(NamedTuple):
    """A joker that was exchanged, and the set it left, which may hold another joker."""

    left: KnownSet

    def in_its_own(self, tiles: Counter[Face]) -> bool:
        """Whether a set of these tiles is merely the set it left with more tiles."""
        return JOKER not in self.left.cards and Counter(self.left.cards) <= tiles


class OpenRun(NamedTuple):
    """A run that is not final, and the freed jokers in it."""

    run: KnownSet
    jokers: tuple[FreedJoker, ...]


class Bars(NamedTuple):
    """Where no joker may lie: in place of these tiles in a run, and in the groups of these numbers."""

    runs: frozenset[Face] = frozenset()
    groups: frozenset[int] = frozenset()


NOWHERE = Bars()


@dataclass(frozen=True, slots=True)
class KeptJokerPosition:
    """A half-solved table: what must and may be laid, the sets that are kept or already laid, and the rack tiles in
    them.

    `waiting` are the freed jokers, among `must`, that have no place yet; `open` are those kept runs that hold freed
    jokers and are not final. A `pair` of tiles is meant for the set of the first waiting joker. No joker may lie in
    `bars`.
    """

    must: Counter[Face]
    may: Counter[Face]
    kept: tuple[KnownSet, ...]
    waiting: tuple[FreedJoker, ...]
    laid: tuple[Faces, ...] = ()
    played: Faces = ()
    open: tuple[OpenRun, ...] = ()
    pair: Faces = ()
    bars: Bars = NOWHERE


def forced(position: KeptJokerPosition, tiles: Counter[Face]) -> KeptJokerPosition | None:
    """The position where these tiles of the rack must be laid; None if the rack does not have them."""
    if not tiles <= position.may:
        return None
    return replace(
        position,
        must=position.must + tiles,
        may=position.may - tiles,
        played=(*position.played, *tiles.elements()),
    )


def elsewhere_too(position: KeptJokerPosition | None, freed: Iterable[FreedJoker]) -> KeptJokerPosition | None:
    """The position where every tile of the sets that these jokers left lies in another set as well."""
    for each in freed:
        position = None if position is None else forced(position, Counter(each.left.cards) - position.must)
    return position


def laid(
    position: KeptJokerPosition, cards: Faces, freed: Sequence[FreedJoker], tiles: Counter[Face] | None = None
) -> KeptJokerPosition | None:
    """The position after a set is laid; `tiles` are those of the set that are not on the table yet, all if None.

    Of its jokers, these are `freed` ones and the others come from the rack; its other tiles are taken first from those
    that must be laid, then from those that may. None if they are not there.
    """
    tiles = Counter(cards) if tiles is None else tiles
    from_table = tiles & position.must
    from_table[JOKER] = len(freed)
    own = tiles - from_table
    if not own <= position.may or len(freed) > tiles[JOKER]:
        return None
    waiting = list(position.waiting)
    for each in freed:
        waiting.remove(each)
    return replace(
        position,
        must=position.must - from_table,
        may=position.may - own,
        waiting=tuple(waiting),
        laid=(*position.laid, cards),
        played=(*position.played, *own.elements()),
    )


def jokers_of(position: KeptJokerPosition, tiles: Counter[Face]) -> Iterator[tuple[FreedJoker, ...]]:
    """Every choice of freed jokers for those of a set; the others come from the rack."""
    wild = tiles[JOKER]
    for own in range(min(wild, position.may[JOKER]) + 1):
        if wild - own <= len(position.waiting):
            yield from dict.fromkeys(combinations(position.waiting, wild - own))


def span(cards: Faces) -> tuple[int, int, int]:
    """The colour of a run, its lowest and its highest number."""
    place, face = next((place, face) for place, face in enumerate(cards) if face != JOKER)
    first = number_of(face) - place
    return colour_of(face), first, first + len(cards) - 1


def group_of(cards: Faces) -> tuple[int, int, int]:
    """The number of a group, its colours as bits, and its size."""
    natural = [face for face in cards if face != JOKER]
    return number_of(natural[0]), sum(1 << colour_of(face) for face in natural), len(cards)
