"""Whether the jokers of a table may end where they do, the slow and obvious way.

A tile is ``(colour, number)``, a joker ``"J"``, ``"D"``, ``"C"`` or ``"M"``, as in `twist_brute`. Tiles are numbered on
the back in every possible way; a turn is right if it is right for one of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations, permutations, product
from typing import NamedTuple

from tests.solver.twist_brute import Tile, Tiles, lines


class Meant(NamedTuple):
    """A set as laid: its tiles, and for each of them what it can stand for in each of the best readings."""

    tiles: Tiles
    stands: tuple[tuple[frozenset[Tile], ...], ...]


Said = tuple[frozenset[Tile], ...]


@cache
def lines_by_length() -> dict[int, list[tuple[int, Tiles]]]:
    """Every line of cells with the number of its first, by how many it has."""
    found: dict[int, list[tuple[int, Tiles]]] = defaultdict(list)
    for line in lines():
        places = [number - place for place, (_, number) in numbered(line)]
        starts = [places[0]] if places else range(1, 14)
        found[len(line)] += [(start, line) for start in starts if start + len(line) <= 14]
    return found


def numbered(line: Tiles) -> list[tuple[int, tuple[int, int]]]:
    return [(place, cell) for place, cell in enumerate(line) if not isinstance(cell, str)]


def cells(tiles: Sequence[Tile]) -> list[int]:
    """The tile that covers each cell; a double joker covers two."""
    return [place for place, tile in enumerate(tiles) for _ in range(2 if tile == "D" else 1)]


def said_by_line(tiles: Sequence[Tile], line: Tiles, start: int) -> Said | None:
    """What the tiles stand for as this line; None if they are another."""
    stands: list[set[Tile]] = [set() for _ in tiles]
    for at, place in enumerate(cells(tiles)):
        cell, tile = line[at], tiles[place]
        if (cell == "C") != (tile == "C") or (not isinstance(tile, str) and tile != cell):
            return None
        stands[place] |= {(colour, start + at) for colour in range(4)} if cell == "C" else {cell}
    return tuple(map(frozenset, stands))


def as_run(tiles: Sequence[Tile]) -> tuple[int, Said] | None:
    """The worth of a run, and what its tiles can stand for in some colour."""
    found: list[Said] = []
    worth = 0
    for start, line in lines_by_length()[len(cells(tiles))]:
        said = said_by_line(tiles, line, start)
        if said is not None:
            worth = sum(range(start, start + len(line)))
            found.append(said)
    if not found:
        return None
    return worth, tuple(frozenset().union(*[said[place] for said in found]) for place in range(len(tiles)))


def as_group(tiles: Sequence[Tile], colours: frozenset[int] | None = None) -> tuple[int, Said] | None:
    """The worth of a part of a group; jokers stand for missing colours, or for those that are given."""
    natural = [tile for tile in tiles if not isinstance(tile, str)]
    if "C" in tiles or len({number for _, number in natural}) != 1 or len(set(natural)) < len(natural):
        return None
    number, size = natural[0][1], len(cells(tiles))
    free = frozenset((colour, number) for colour in colours or range(4) if colours or (colour, number) not in natural)
    stands = tuple(free if isinstance(tile, str) else frozenset((tile,)) for tile in tiles)
    return (number * size, stands) if size <= 4 else None


@cache
def meant(tiles: Tiles) -> Meant | None:
    """A set as it is laid; None if it is none."""
    found: list[tuple[int, Said]] = []
    if "M" in tiles:
        middle = tiles.index("M")
        left, right = tiles[:middle], tiles[:middle:-1]
        found = mirrored_runs(left, right) + mirrored_groups(left, right)
    elif len(tiles) >= 3 and any(not isinstance(tile, str) for tile in tiles):
        run, group = as_run(tiles), as_group(tiles)
        found = [each for each in (run, group if len(cells(tiles)) >= 3 else None) if each is not None]
    if not found:
        return None
    best = max(worth for worth, _ in found)
    return Meant(tiles, tuple(stands for worth, stands in found if worth == best))


def mirrored_runs(left: Tiles, right: Tiles) -> list[tuple[int, Said]]:
    found: list[tuple[Said, Said]] = []
    worth = 0
    for start, line in lines_by_length()[len(cells(left))]:
        one, other = said_by_line(left, line, start), None
        if one is not None and len(cells(right)) == len(line):
            other = said_by_line(right, line, start)
        if one is None or other is None:
            continue
        if any(not isinstance(tile, str) for tile in left + right):
            worth = 2 * sum(range(start, start + len(line)))
            found.append((one, other))
    if not found:
        return []
    sides = [
        tuple(frozenset().union(*[said[side][place] for said in found]) for place in range(len(found[0][side])))
        for side in (0, 1)
    ]
    return [(worth, (*sides[0], frozenset(), *reversed(sides[1])))]


def mirrored_groups(left: Tiles, right: Tiles) -> list[tuple[int, Said]]:
    natural = [[tile for tile in side if not isinstance(tile, str)] for side in (left, right)]
    together = {*natural[0], *natural[1]}
    size = len(cells(left))
    twice = any(len(set(side)) < len(side) for side in natural)
    if len({number for _, number in together}) != 1 or "C" in left + right or twice:
        return []
    if size != len(cells(right)) or not 1 <= size <= 4 or len(together) > size:
        return []
    number = natural[0][0][1] if natural[0] else natural[1][0][1]
    free = frozenset((colour, number) for colour in range(4))
    side = [tuple(free if isinstance(tile, str) else frozenset((tile,)) for tile in each) for each in (left, right)]
    return [(2 * number * size, (*side[0], frozenset(), *reversed(side[1])))]


# --- orders


@cache
def orders(tiles: Tiles) -> tuple[Tiles, ...]:
    """One order of the tiles for everything that the jokers of a set can stand for together."""
    found: dict[object, Tiles] = {}
    for order in every_order(tiles):
        said = meant(order)
        if said is not None:
            told = [
                (face, *[stands[place] for stands in said.stands])
                for place, face in enumerate(order)
                if isinstance(face, str)
            ]
            found.setdefault(frozenset(Counter(told).items()), order)
    return tuple(found.values())


def every_order(tiles: Tiles) -> Iterator[Tiles]:
    """Orders of a set, more than one only where jokers can stand for different tiles."""
    if not any(isinstance(tile, str) for tile in tiles):
        yield tiles
        return
    loose = tuple(sorted((tile for tile in tiles if tile != "M"), key=str))
    width = len(cells(loose))
    if "M" not in tiles:
        yield loose
        for _, line in lines_by_length()[width]:
            yield from filled(line, Counter(loose))
        return
    for size in range(1, len(loose)):
        for left in set(combinations(loose, size)):
            right = tuple((Counter(loose) - Counter(left)).elements())
            if len(cells(left)) != len(cells(right)):
                continue
            yield (*left, "M", *right)
            for _, line in lines_by_length()[len(cells(left))]:
                for one in filled(line, Counter(left)):
                    for other in filled(line, Counter(right)):
                        yield (*one, "M", *reversed(other))


def filled(line: Tiles, left: Counter[Tile], at: int = 0) -> Iterator[Tiles]:
    """Every way in which all of the tiles say what the line says from one cell on."""
    if at == len(line):
        if not left:
            yield ()
        return
    for face, width in ((line[at], 1), ("J", 1), ("D", 2)):
        covered = line[at : at + width]
        if left[face] and len(covered) == width and (face == "C" or "C" not in covered):
            for rest in filled(line, left - Counter((face,)), at + width):
                yield (face, *rest)


# --- turns


class Piece(NamedTuple):
    """A tile on the table afterwards: where it lies, and where it came from, None for the rack."""

    face: Tile
    set: int
    place: int
    origin: tuple[int, int] | None


def allowed(before: Sequence[Meant], after: Sequence[Meant]) -> bool:
    """Whether a turn that leads from these sets to those uses the jokers of the table as the rules want."""
    return new_enough(before, after) and any(
        none_replaced(before, after, pieces) for pieces in placements(before, after)
    )


def placements(before: Sequence[Meant], after: Sequence[Meant]) -> Iterator[list[Piece]]:
    """Every way to say which tile afterwards is which one before."""
    now = defaultdict(list)
    for at, lying in enumerate(after):
        for place, face in enumerate(lying.tiles):
            now[face].append((at, place))
    were = defaultdict(list)
    for at, lying in enumerate(before):
        for place, face in enumerate(lying.tiles):
            were[face].append((at, place))
    choices = []
    for face, places in now.items():
        origins = were[face] + [None] * (len(places) - len(were[face]))
        kinds = {tuple(o if isinstance(face, str) else o and o[0] for o in way): way for way in permutations(origins)}
        choices.append([[Piece(face, *spot, o) for spot, o in zip(places, way, strict=True)] for way in kinds.values()])
    for chosen in product(*choices):
        yield list(chain.from_iterable(chosen))


def overlap(one: Meant, place: int, other: Meant, there: int) -> bool:
    """Whether two jokers stand for a tile in common, however their sets are read."""
    return all(a[place] & b[there] for a in one.stands for b in other.stands)


def inside(small: Meant, large: Meant) -> bool:
    return Counter(small.tiles) <= Counter(large.tiles)


def none_replaced(before: Sequence[Meant], after: Sequence[Meant], pieces: list[Piece]) -> bool:
    """Whether, if tiles are told apart like this, no joker lies in the place of one that has left."""
    return all(stands_alone(before, after, pieces, number) for number in range(len(before)))


def stands_alone(before: Sequence[Meant], after: Sequence[Meant], pieces: list[Piece], number: int) -> bool:
    own = [piece for piece in pieces if piece.origin is not None and piece.origin[0] == number]
    beside = {piece.set for piece in own if not isinstance(piece.face, str)}
    there = [piece for piece in pieces if piece.set in beside and piece not in own]
    wanting = []
    for joker in own:
        if not isinstance(joker.face, str) or joker.set in beside or joker.origin is None:
            continue
        for other in there:
            if not isinstance(other.face, str):
                continue
            if not overlap(before[number], joker.origin[1], after[other.set], other.place):
                continue
            was = other.origin
            unmoved = was is not None and inside(before[was[0]], after[other.set])
            if was is None or not (unmoved and overlap(before[was[0]], was[1], after[other.set], other.place)):
                wanting.append(joker)
                break
    tiles = [piece.face for piece in there if not isinstance(piece.face, str)]
    return exchanged(before[number], wanting, tiles)


def exchanged(known: Meant, jokers: list[Piece], tiles: Sequence[Tile]) -> bool:
    """Whether the tiles, each once, are enough to replace all of these jokers."""
    if not jokers:
        return True
    assert jokers[0].origin is not None
    place = jokers[0].origin[1]
    stood_for = frozenset().union(*[stands[place] for stands in known.stands])
    for chosen in permutations(set(tiles) & stood_for, 2 if jokers[0].face == "D" else 1):
        rest = Counter(tiles) - Counter(chosen)
        if exchanged(known, jokers[1:], list(rest.elements())):
            return True
    return False


def new_enough(before: Sequence[Meant], after: Sequence[Meant]) -> bool:
    """Whether sets that hold all of an earlier one have no more jokers than may have come from the table."""
    for kind in "JDCM":
        room = 0
        for lying in after:
            lengthened = [each.tiles.count(kind) for each in before if inside(each, lying)]
            spots = [place for place, face in enumerate(lying.tiles) if face == kind]
            at_home = [spot for spot in spots if any(in_its_place(each, kind, lying, spot) for each in before)]
            room += max(len(at_home), *lengthened) if lengthened else len(spots)
        if room < sum(each.tiles.count(kind) for each in before):
            return False
    return True


def in_its_place(was: Meant, kind: str, now: Meant, spot: int) -> bool:
    beside = any(tile in now.tiles for tile in was.tiles if not isinstance(tile, str))
    return beside and any(face == kind and overlap(was, place, now, spot) for place, face in enumerate(was.tiles))
