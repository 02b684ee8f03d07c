"""Tiles on the table with a wild tile: what can be laid off on a meld, what frees the wild tile, first melds.

A meld is in order, so that the place of the wild tile in a run says what it stands for; in a group of three it
stands for either colour that is missing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from rummykit import hands
from rummykit.cards import (
    PRINTED_JOKER,
    STANDING_FOR,
    Face,
    Faces,
    colour_of,
    number_of,
    standing_for,
)
from rummykit.hands import Hand
from rummykit.melds.indicated import JOKERS, IndicatedMelds, IndicatedReading
from rummykit.melds.meld_solver import first_meld_solver
from rummykit.melds.shapes import SetKind

MOST_IN_FIRST_MELD = 299
"""No rack is worth more."""


class LaidTiles:
    """The melds of a deal on the table; `points` are those of the faces 0 … 51 in a meld."""

    def __init__(self, melds: IndicatedMelds, points: tuple[int, ...]) -> None:
        self.tiles = melds
        self.wild = melds.wild
        self._first = first_meld_solver(melds.groups, melds.runs, JOKERS, points, points[0], (*points, 0))
        self.extensions = lru_cache(maxsize=16384)(self._extensions)
        self.freeing = lru_cache(maxsize=16384)(self._freeing)

    # --- a meld as laid

    def as_laid(self, tiles: Faces) -> IndicatedReading | None:
        """These tiles as the dearest meld that their order says, else as the best that they are; None for no meld."""
        readings = self.tiles.ordered(tiles)
        if readings:
            return max(readings, key=lambda reading: reading.value)
        return self.tiles.read(tiles)

    def lie(self, tiles: Faces) -> bool:
        """Whether tiles are a meld in the order in which they lie."""
        return bool(self.tiles.ordered(tiles)) or self.tiles.pair(tiles) is not None

    def _as_cards(self, meld: Faces, kind: SetKind) -> Faces:
        """A group or run on the table as cards, a joker in a run with what it stands for."""
        cards = tuple(map(self.tiles.as_card, meld))
        if kind != "run" or PRINTED_JOKER not in cards:
            return cards
        place, natural = next((at, face) for at, face in enumerate(cards) if face != PRINTED_JOKER)
        return tuple(
            standing_for(natural - place + at) if face == PRINTED_JOKER else face for at, face in enumerate(cards)
        )

    def _as_tiles(self, cards: Faces) -> Faces:
        return tuple(map(self.tiles.as_tile, cards))

    def extended(self, meld: Faces, kind: SetKind, tiles: Faces) -> Faces | None:
        """The meld with tiles laid off on it; None if they do not fit, and for a pair."""
        if kind == "pair":
            return None
        cards = self._as_cards(meld, kind)
        if self.tiles.melds.read(cards) is None:
            return None
        longer = self.tiles.melds.extended(cards, tuple(map(self.tiles.as_card, tiles)))
        return None if longer is None else self._as_tiles(longer)

    def _extensions(self, meld: Faces, kind: SetKind) -> Hand:
        """The tiles that can be laid off on a meld one at a time, as a hand with one of each."""
        if kind == "pair":
            return hands.EMPTY
        fits = self.tiles.melds.extensions(self._as_cards(meld, kind))
        return hands.of({self.tiles.as_tile(face) for face in hands.distinct(fits)})

    def freed(self, meld: Faces, kind: SetKind, tile: Face) -> Faces | None:
        """The meld with a tile in the place of the wild one that stands for it; None if none does."""
        if kind == "pair" or tile == self.wild or self.wild not in meld:
            return None
        cards, card = list(self._as_cards(meld, kind)), self.tiles.as_card(tile)
        if STANDING_FOR + card in cards:
            cards[cards.index(STANDING_FOR + card)] = card
        elif kind == "group":
            cards[cards.index(PRINTED_JOKER)] = card
        else:
            return None
        after = tuple(cards)
        found = self.tiles.melds.read(after)
        return self._as_tiles(found) if found is not None and self.tiles.melds.kind(found) == kind else None

    def _freeing(self, meld: Faces, kind: SetKind) -> Hand:
        """The tiles that can take the place of the wild one in a meld, as a hand with one of each."""
        if self.wild not in meld or kind == "pair":
            return hands.EMPTY
        natural = next(face for face in meld if face != self.wild)
        card = self.tiles.as_card(natural)
        near = {suit * 13 + number_of(card) - 1 for suit in range(4)} | {
            colour_of(card) * 13 + rank for rank in range(13)
        }
        tiles = {self.tiles.as_tile(each) for each in near}
        return hands.of({tile for tile in tiles if self.freed(meld, kind, tile) is not None})

    # --- a rack

    def within(self, rack: Sequence[Face]) -> Iterator[Faces]:
        """The groups and runs that can be laid from a rack, a wild tile only where the tile itself is not held."""
        for meld in self.tiles.melds.within(self.tiles.as_cards(rack)):
            yield self._as_tiles(meld)

    def first_meld(self, rack: Sequence[Face], minimum: int, must: Face | None = None) -> tuple[Faces, ...] | None:
        """Groups and runs worth so much together, with a certain tile in them, that lay as much as can be.

        One tile stays, where that can be; None if no melds reach the minimum.
        """
        cards = hands.faces(self.tiles.as_cards(rack))
        owed = () if must is None else (self.tiles.as_card(must),)
        for most in (True, False):
            found = self._first.lay(cards, max(1, minimum), most_cards=most, must=owed)
            if found is None:
                return None
            if sum(map(len, found[1])) < len(cards):
                return tuple(self._as_tiles(tuple(meld)) for meld in found[1])
        return None

    def dearest(self, rack: Sequence[Face]) -> tuple[int, tuple[Faces, ...]]:
        """The most that groups and runs of a rack are worth together, and such melds; (0, ()) if it has none."""
        cards = hands.faces(self.tiles.as_cards(rack))
        value = 0
        melds: list[list[Face]] = []
        low, high = 1, MOST_IN_FIRST_MELD
        while low <= high:
            found = self._first.lay(cards, (low + high) // 2 if value else 1)
            if found is None:
                if not value:
                    break
                high = (low + high) // 2 - 1
            else:
                value, melds = found
                low = value + 1
        return value, tuple(self._as_tiles(tuple(meld)) for meld in melds)

    def pairs(self, rack: Sequence[Face], must: Face | None = None) -> tuple[Faces, ...]:
        """All pairs of a rack, that with a certain tile first; wild tiles go with the highest others."""
        found = self.tiles.pairs_of(rack)
        if must is None or any(must in pair for pair in found):
            return tuple(sorted(found, key=lambda pair: must not in pair))
        if must != self.wild and self.wild in rack:
            rest = list(rack)
            rest.remove(must)
            rest.remove(self.wild)
            return ((must, self.wild), *self.tiles.pairs_of(rest))
        return ()

    def pairs_within(self, rack: Sequence[Face]) -> Iterator[Faces]:
        """Every pair that can be laid from a rack."""
        for face, count in sorted(Counter(rack).items()):
            if count > 1:
                yield (face, face)
            if face != self.wild and self.wild in rack:
                yield (face, self.wild)
