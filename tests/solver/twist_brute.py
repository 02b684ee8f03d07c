"""Every set with double, colour-changing and mirror jokers the slow and obvious way: walk from number to number.

A tile is ``(colour, number)``, a joker ``"J"``, ``"D"``, ``"C"`` or ``"M"``. Sets are told apart by their tiles only.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement

Tile = tuple[int, int] | str
Tiles = tuple[Tile, ...]
Meaning = tuple[Tile, ...]
"""What the cells of a line stand for: a tile each, or a change of colour."""


def lines(leading: bool = True, adjacent: bool = False) -> Iterator[Meaning]:
    """Every line of cells upwards in which the colour changes where, and only where, there is a change of colour."""

    def walk(number: int, line: Meaning) -> Iterator[Meaning]:
        yield line
        if number > 13:
            return
        before = line[-1]
        colours = [tile[0] for tile in line if not isinstance(tile, str)]
        if isinstance(before, str):
            after = [colour for colour in range(4) if not colours or colour != colours[-1]]
        else:
            after = [before[0]]
        for colour in after:
            yield from walk(number + 1, (*line, (colour, number)))
        if line.count("C") < 2 and (before != "C" or adjacent):
            yield from walk(number + 1, (*line, "C"))

    for number in range(1, 14):
        for colour in range(4):
            yield from walk(number + 1, ((colour, number),))
        if leading:
            yield from walk(number + 1, ("C",))


class Universe:
    """Every set of some tiles, two of each, and so many of each joker."""

    def __init__(self, tiles: Iterable[tuple[int, int]], jokers: str, most: int) -> None:
        self.tiles = frozenset(tiles)
        self.jokers = Counter(jokers)
        self.most = most
        self.sets = frozenset(self._sets())

    def _sets(self) -> Iterator[Tiles]:
        for side, half in self._sides():
            for tiles in half:
                if len(tiles) >= 3 and self._there(tiles):
                    yield tiles
            if self.jokers["M"]:
                yield from self._mirrored(half)
            del side
        for number in range(1, 14):
            groups = self._groups(number)
            for size, parts in groups.items():
                for tiles in parts:
                    if size >= 3 and len(tiles) >= 3 and self._there(tiles):
                        yield tiles
            if self.jokers["M"]:
                for size in groups:
                    for colours in combinations(range(4), size):
                        members = {(colour, number) for colour in colours}
                        yield from self._mirrored(
                            [part for part in groups[size] if all(isinstance(t, str) or t in members for t in part)]
                        )

    def _there(self, tiles: Tiles) -> bool:
        count = Counter(tiles)
        return (
            len(tiles) <= self.most
            and any(not isinstance(tile, str) for tile in tiles)
            and all(n <= (self.jokers[tile] if isinstance(tile, str) else 2) for tile, n in count.items())
        )

    def _mirrored(self, half: Iterable[Tiles]) -> Iterator[Tiles]:
        for left, right in combinations_with_replacement(sorted(half, key=str), 2):
            tiles = _sorted((*left, "M", *right))
            if self._there(tiles):
                yield tiles

    def _sides(self) -> Iterator[tuple[Meaning, list[Tiles]]]:
        """Every line, and all tiles that say it: each cell a tile, a joker, or with the next a double joker."""
        wild = self.jokers["J"] + 2 * self.jokers["D"] + self.jokers["C"]
        for line in lines():
            foreign = sum(cell != "C" and cell not in self.tiles for cell in line)
            if line.count("C") > self.jokers["C"] or foreign > wild or len(line) > self.most + 2:
                continue
            found = {tiles for tiles in self._said(line) if self._within(tiles)}
            if found:
                yield line, sorted(found, key=str)

    def _said(self, line: Meaning) -> set[Tiles]:
        said: dict[int, set[Tiles]] = defaultdict(set)
        said[0].add(())
        for place, cell in enumerate(line):
            for tiles in said[place]:
                if not self._within(tiles):
                    continue
                if cell == "C":
                    said[place + 1].add(_sorted((*tiles, "C")))
                    continue
                if cell in self.tiles:
                    said[place + 1].add(_sorted((*tiles, cell)))
                said[place + 1].add(_sorted((*tiles, "J")))
                if place + 1 < len(line) and line[place + 1] != "C":
                    said[place + 2].add(_sorted((*tiles, "D")))
        return said[len(line)]

    def _within(self, tiles: Tiles) -> bool:
        return len(tiles) <= self.most and all(tiles.count(joker) <= self.jokers[joker] for joker in "JDC")

    def _groups(self, number: int) -> dict[int, list[Tiles]]:
        """Parts of a group by how many members they have; perhaps of jokers alone."""
        there = [(colour, number) for colour in range(4) if (colour, number) in self.tiles]
        found: dict[int, list[Tiles]] = defaultdict(list)
        for size in range(len(there) + 1):
            for naturals in combinations(there, size):
                for regular in range(self.jokers["J"] + 1):
                    for doubles in range(self.jokers["D"] + 1):
                        members = size + regular + 2 * doubles
                        if 1 <= members <= 4:
                            found[members].append(_sorted((*naturals, *"J" * regular, *"D" * doubles)))
        return found


def _sorted(tiles: Iterable[Tile]) -> Tiles:
    return tuple(sorted(tiles, key=str))


class Packed:
    """Multisets as numbers, three bits a face, so that whether one lies in another is one subtraction."""

    def __init__(self, universe: Universe) -> None:
        self.faces: tuple[Tile, ...] = (*sorted(universe.tiles), *"JDCM")
        self.one = {face: 1 << 3 * place for place, face in enumerate(self.faces)}
        self.over = sum(4 << 3 * place for place in range(len(self.faces)))
        self.sets = sorted(self.pack(tiles) for tiles in universe.sets)

    def pack(self, tiles: Iterable[Tile]) -> int:
        return sum(self.one[tile] for tile in tiles)

    def unpack(self, tiles: int) -> Tiles:
        return tuple(face for face in self.faces for _ in range(self.count(tiles, self.one[face])))

    def within(self, small: int, large: int) -> bool:
        return (large + self.over - small) & self.over == self.over

    def count(self, tiles: int, one: int) -> int:
        return tiles // one & 3

    def fitting(self, tiles: int) -> list[int]:
        """The sets that these tiles make."""
        over, full = self.over, tiles + self.over
        return [cards for cards in self.sets if (full - cards) & over == over]

    def layouts(self, tiles: int, possible: list[int]) -> Iterator[tuple[int, ...]]:
        """Every way to lay all of the tiles in some of the sets that are possible."""
        if not tiles:
            yield ()
            return
        over, full = self.over, tiles + self.over
        first = tiles & -tiles
        first = 1 << (first.bit_length() - 1) // 3 * 3
        for cards in possible:
            if cards // first & 3 and (full - cards) & over == over:
                for rest in self.layouts(tiles - cards, possible):
                    yield (cards, *rest)
