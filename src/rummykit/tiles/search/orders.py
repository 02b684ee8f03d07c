"""Every order of a set of tiles in which its jokers stand for other tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rummykit.cards import DOUBLE_JOKER, JOKER, MIRROR_JOKER, Face, Faces, number_of
from rummykit.tiles.freed_jokers import KINDS, Readings, placed_jokers
from rummykit.tiles.table_change import KnownSet


def orders(readings: Readings, cards: Faces) -> Iterator[Faces]:
    """The orders in which a set is legal, one for everything that its jokers can stand for together, not as given."""
    if max(cards) < JOKER:
        return
    seen = {_meaning(readings, cards)}
    for order in _mirrored(cards) if MIRROR_JOKER in cards else _upwards(Counter(cards)):
        if readings(order) and (meaning := _meaning(readings, order)) not in seen:
            seen.add(meaning)
            yield order


def _meaning(readings: Readings, cards: Faces) -> frozenset[object]:
    placed = placed_jokers(readings, [KnownSet(cards, ())])
    return frozenset(Counter((joker.kind, joker.stands) for joker in placed).items())


def _mirrored(cards: Faces) -> Iterator[Faces]:
    tiles = Counter(cards)
    del tiles[MIRROR_JOKER]
    for left in _upwards(tiles, part=True):
        for right in _upwards(tiles - Counter(left)):
            yield (*left, MIRROR_JOKER, *reversed(right))


def _upwards(left: Counter[Face], part: bool = False, row: Faces = (), cells: int = 0, low: int = 0) -> Iterator[Faces]:
    """All of the tiles as a run upwards, whatever its colours, or as any part of one; `low` is its first number."""
    if not left or (part and row):
        yield row
    for face in sorted(left):
        start = low if face in KINDS else number_of(face) - cells
        if start > 0 or face in KINDS:
            if low and start != low:
                continue
            width = 2 if face == DOUBLE_JOKER else 1
            yield from _upwards(left - Counter((face,)), part, (*row, face), cells + width, start)
