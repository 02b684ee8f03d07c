"""Melds of tiles with a wild tile, the next one after the indicator; false jokers stand for that tile.

The tiles are read as cards of two packs: the wild tile is a joker that may stand for anything, itself too, and a false
joker is the card of the place that the wild tile has left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from rummykit import hands
from rummykit._native import FinishSolver
from rummykit.cards import (
    FALSE_JOKER,
    FIRST_TILE,
    OF_NUMBER,
    PRINTED_JOKER,
    UNKNOWN,
    Face,
    Faces,
    number_of,
    parse_face,
    show,
)
from rummykit.hands import Hand
from rummykit.melds.flaws import Flaw
from rummykit.melds.meld_solver import ONE_EACH, best_melds, meld_solver, whole_layer
from rummykit.melds.readings import WildReading
from rummykit.melds.shapes import Groups, MeldKind, Runs, Wilds
from rummykit.melds.wild import wild_melds

JOKERS = Wilds(jokers=True)
IndicatedKind: TypeAlias = Literal["group", "run", "single", "pair"]


class IndicatedReading(NamedTuple):
    """Tiles as a meld: what it is, as laid, what each tile stands for, and what they count together."""

    kind: IndicatedKind
    meld: Faces
    stands: Faces
    value: int


def next_tile(face: Face) -> Face:
    """The tile of the same colour with the next number; after the last comes the first."""
    return face + 1 if number_of(face) < 13 else face - 12


def tile_before(face: Face) -> Face:
    """The tile that this one is the next after."""
    return face - 1 if number_of(face) > 1 else face + 12


class IndicatedMelds:
    """The groups and runs of a deal in which the tile `wild` is wild, and the pairs of equal tiles of a whole hand.

    `pairs` is how many of them a whole hand is made of instead of groups and runs, 0 for no such hands, and
    `pairs_lie` whether pairs are laid on the table; with `pairs_only` a hand has nothing else. `points` are
    those of the faces 0 … 51 in a meld.
    """

    def __init__(
        self,
        groups: Groups | None,
        runs: Runs | None,
        points: tuple[int, ...],
        wild: Face,
        pairs: int,
        pairs_lie: bool = False,
        pairs_only: bool = False,
    ) -> None:
        self.wild = wild
        self.groups, self.runs = groups, runs
        self.pairs = pairs
        self.has_pairs = pairs_lie or bool(pairs)
        self.pairs_only = pairs_only
        self.melds = wild_melds(groups, runs, JOKERS, points, None, False)
        self._lay_whole = whole_layer(groups, runs, JOKERS)
        self._leaves = meld_solver(groups, runs, JOKERS, ONE_EACH).leaves
        self._finish = finish_solver(groups, runs)
        self.readings = lru_cache(maxsize=16384)(self._readings)
        self.away = lru_cache(maxsize=65536)(self._away)

    # --- tiles as cards

    def as_card(self, face: Face) -> Face:
        """The card that a tile is read as: a joker for the wild one, and a false joker in its place."""
        if face == self.wild:
            return PRINTED_JOKER
        return self.wild & UNKNOWN if face == FALSE_JOKER else face & UNKNOWN

    def as_tile(self, face: Face) -> Face:
        """The tile that is read as such a card."""
        if face >= PRINTED_JOKER:
            return self.wild
        return FALSE_JOKER if face == self.wild & UNKNOWN else FIRST_TILE + face

    def as_cards(self, tiles: Iterable[Face]) -> Hand:
        """A hand of tiles, read as cards."""
        return hands.of(map(self.as_card, tiles))

    # --- melds

    def _readings(self, tiles: Faces) -> tuple[IndicatedReading, ...]:
        """All readings of tiles, given in any order, as groups and runs; the fewest wild tiles first."""
        found = self.melds.readings(tuple(sorted(map(self.as_card, tiles))))
        return tuple(self._told(reading) for reading in found)

    def _told(self, reading: WildReading) -> IndicatedReading:
        stands = self.melds.stands(reading)
        told = tuple(face if face >= OF_NUMBER else FIRST_TILE + face for face in stands)
        return IndicatedReading(reading.kind, tuple(map(self.as_tile, reading.meld)), told, reading.value)

    def ordered(self, tiles: Faces) -> tuple[IndicatedReading, ...]:
        """The readings of tiles as groups, and as runs that lie in this order, from low to high.

        The order of a run is open where no tile in it stands for another one.
        """
        found = self.readings(tuple(sorted(tiles)))
        return tuple(each for each in found if each.kind != "run" or each.meld == tiles or self._is_natural(each))

    def _is_natural(self, reading: IndicatedReading) -> bool:
        """Whether no tile stands for another one."""
        return all(face != self.wild or told == face for face, told in zip(reading.meld, reading.stands, strict=True))

    def read(self, tiles: Faces) -> IndicatedReading | None:
        """What tiles are, given in any order: a group, a run or a pair; None if they are no meld."""
        found = self.readings(tuple(sorted(tiles)))
        return found[0] if found else self.pair(tiles)

    def pair(self, tiles: Faces) -> IndicatedReading | None:
        """Two equal tiles, where pairs count; the wild tile makes a pair with any."""
        if not self.has_pairs or len(tiles) != 2:
            return None
        first, second = sorted(tiles, key=lambda face: (face == self.wild, face))
        if first != second and second != self.wild:
            return None
        means = FIRST_TILE + (self.wild & UNKNOWN if first in (FALSE_JOKER, self.wild) else first & UNKNOWN)
        return IndicatedReading("pair", (first, second), (means, means), 2 * number_of(means))

    def kind(self, meld: Faces) -> MeldKind | Literal["pair"]:
        """Group, run or pair."""
        found = self.read(meld)
        assert found is not None, "a meld is one"
        return found.kind

    def flaw(self, tiles: Faces) -> Flaw | None:
        """Why these tiles are no meld; None if they are one."""
        if self.read(tiles) is not None:
            return None
        if self.has_pairs and len(tiles) == 2:
            return Flaw("no_pair", {"meld": show(tiles)})
        found = self.melds.flaw(tuple(map(self.as_card, tiles)))
        assert found is not None, "they would be a meld"
        params = found.params | {"meld": show(tiles)}
        if "twin" in params:
            params["twin"] = show((self.as_tile(parse_face(str(params["twin"]))),))
        return Flaw(found.code, params)

    # --- a whole hand

    def whole(self, tiles: Sequence[Face]) -> tuple[Faces, ...] | None:
        """A way to lay all these tiles in groups and runs, or else in pairs; None if there is no way."""
        return self.in_melds(tiles) or self.in_pairs(tiles)

    def in_melds(self, tiles: Sequence[Face]) -> tuple[Faces, ...] | None:
        """A way to lay all these tiles in groups and runs."""
        if self.pairs_only:
            return None
        hand = self.as_cards(tiles)
        found = self._lay_whole(hand, ()) if self._leaves(hand, 0) else None
        if found is None:
            return None
        return tuple(self.readings(tuple(sorted(map(self.as_tile, meld))))[0].meld for meld in found)

    def least_left(self, tiles: Sequence[Face], values: tuple[int, ...], discards: bool) -> tuple[Faces, ...]:
        """The groups and runs that leave the least, after the best tile is put aside where one is to be thrown.

        `values` are those of the faces 0 … 51 and of a joker, as which the tiles are read.
        """
        best: tuple[int, tuple[Faces, ...]] | None = None
        for aside in dict.fromkeys(tiles) if discards else (None,):
            rest = list(tiles)
            if aside is not None:
                rest.remove(aside)
            found = best_melds(hands.faces(self.as_cards(rest)), self.groups, self.runs, JOKERS, values)
            assert found is not None, "nothing is demanded"
            if best is None or found.deadwood < best[0]:
                laid = [tuple(map(self.as_tile, meld)) for meld in found.melds]
                best = found.deadwood, tuple(self.readings(tuple(sorted(meld)))[0].meld for meld in laid)
        return () if best is None else best[1]

    def pairs_of(self, tiles: Sequence[Face]) -> tuple[Faces, ...]:
        """All pairs of equal tiles, and wild tiles with the highest of the others."""
        counted = Counter(face for face in tiles if face != self.wild)
        spare = [self.wild] * (len(tiles) - counted.total())
        pairs = [(face, face) for face, count in sorted(counted.items()) for _ in range(count // 2)]
        single = [face for face, count in counted.items() if count % 2]
        for face in sorted(single, key=lambda face: 0 if face == FALSE_JOKER else number_of(face), reverse=True):
            if spare:
                pairs.append((face, spare.pop()))
        return tuple(pairs)

    def in_pairs(self, tiles: Sequence[Face]) -> tuple[Faces, ...] | None:
        """All these tiles in as many pairs as a whole hand has."""
        if not self.pairs or len(tiles) != 2 * self.pairs:
            return None
        spare = [face for face in tiles if face == self.wild]
        pairs: list[Faces] = []
        for face, count in sorted(Counter(face for face in tiles if face != self.wild).items()):
            pairs += [(face, face)] * (count // 2)
            if count % 2:
                if not spare:
                    return None
                pairs.append((face, spare.pop()))
        return (*pairs, *[(self.wild, self.wild)] * (len(spare) // 2))

    def _away(self, tiles: Faces, size: int) -> int:
        """The fewest wild tiles that must join these so that exactly `size` of them lie whole in melds or in pairs."""
        return min(self.away_in_melds(tiles, size), self.away_in_pairs(tiles, size))

    def waits(self, tiles: Faces, unseen: Mapping[Face, int]) -> int:
        """How many of the unseen tiles, counted by face, would each bring a whole hand of these nearer."""
        size = len(tiles)
        away = self.away(tiles, size)
        return sum(
            count
            for face, count in unseen.items()
            if count > 0 and self.away(tuple(sorted((*tiles, face))), size) < away
        )

    def away_in_melds(self, tiles: Sequence[Face], size: int) -> int:
        """The same for groups and runs alone: `size`, more than any hand lacks, where nothing but pairs counts."""
        return size if self.pairs_only else self._finish.away(self.as_cards(tiles), size)

    def away_in_pairs(self, tiles: Sequence[Face], size: int) -> int:
        """The same for pairs alone: `size`, more than any hand lacks, where there are no such hands."""
        if not self.pairs or size != 2 * self.pairs:
            return size
        counted = Counter(face for face in tiles if face != self.wild)
        wild = len(tiles) - counted.total()
        pairs = sum(count // 2 for count in counted.values())
        singles = sum(count % 2 for count in counted.values())
        missing = max(0, self.pairs - pairs)
        return max(0, min(missing, singles) + 2 * max(0, missing - singles) - wild)


@lru_cache(maxsize=16)
def finish_solver(groups: Groups | None, runs: Runs | None) -> FinishSolver:
    """The kernel's solver for how far a hand is from lying whole in melds."""
    return FinishSolver(
        groups=(groups.min_size, groups.max_size, groups.distinct_suits) if groups is not None else None,
        runs=(runs.min_length, runs.max_length, runs.ace) if runs is not None else None,
    )
