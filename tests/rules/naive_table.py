"""A referee for one turn at a table of tiles, written to be obviously right and not to be fast.

It shares no code with the engine: tiles are their names, sets are checked by trying every tile a joker could be, and
tiles are told apart as if they were numbered on the back, so that every way to move them about can be looked at one by
one. Used on small tables only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise, permutations, product

COLOURS = "rbko"
ALL = [f"{colour}{number}" for colour in COLOURS for number in range(1, 14)]

Set = tuple[str, ...]
Table = tuple[Set, ...]


@dataclass(frozen=True)
class House:
    """What the rule sheets differ in."""

    minimum: int = 30
    then_manipulate: bool = False
    replacement: str = "any"
    goes_to: str = "another_set"
    two_rack_tiles: bool = False
    manipulable: bool = False


# --- sets


def _number(tile: str) -> int:
    return int(tile[1:])


def _is_group(tiles: Set) -> bool:
    return len(tiles) in (3, 4) and len({_number(t) for t in tiles}) == 1 and len({t[0] for t in tiles}) == len(tiles)


def _is_run(tiles: Set) -> bool:
    numbers = [_number(t) for t in tiles]
    one_by_one = all(after == before + 1 for before, after in pairwise(numbers))
    return len(tiles) >= 3 and len({t[0] for t in tiles}) == 1 and one_by_one


@cache
def readings(tiles: Set) -> dict[str, tuple[int, tuple[frozenset[str], ...]]]:
    """Kind → (value, what every place can stand for), found by trying every tile for every joker."""
    if all(t == "J" for t in tiles):
        return {}
    if "J" not in tiles:
        tiles = tuple(sorted(tiles, key=lambda t: (_number(t), t)))
    found: dict[str, tuple[int, tuple[frozenset[str], ...]]] = {}
    options = [ALL if t == "J" else [t] for t in tiles]
    for kind, legal in (("group", _is_group), ("run", _is_run)):
        ways = [way for way in product(*options) if legal(way)]
        if ways:
            value = sum(_number(t) for t in ways[0])
            found[kind] = value, tuple(frozenset(way[place] for way in ways) for place in range(len(tiles)))
    return found


def is_set(tiles: Set) -> bool:
    """A legal set."""
    return bool(readings(tiles))


def value(tiles: Set) -> int:
    """The worth of a legal set in its best reading."""
    return max(worth for worth, _ in readings(tiles).values())


def kinds(tiles: Set) -> set[str]:
    """What an undeclared set is: the reading worth more, or both."""
    return {kind for kind, (worth, _) in readings(tiles).items() if worth == value(tiles)}


# --- a turn


def legal(house: House, opened: bool, table: Table, rack: Set, after: Table, opening: Table = ()) -> bool:
    """Whether the turn may end so."""
    if not all(is_set(tiles) for tiles in after):
        return False
    before, now = _count(table), _count(after)
    if before - now or not now - before or (now - before) - Counter(rack):
        return False
    if opened:
        return _rearranged(house, table, rack, after)
    if opening and house.then_manipulate:
        if not all(is_set(tiles) for tiles in opening) or _count(opening) - Counter(rack):
            return False
        if _count((*table, *opening)) - now:
            return False
        left = tuple((Counter(rack) - _count(opening)).elements())
        enough = sum(value(tiles) for tiles in opening) >= house.minimum
        return enough and _rearranged(house, (*table, *opening), left, after)
    new = list(after)
    for tiles in table:
        same = next((each for each in new if _same(each, tiles)), None)
        if same is None:
            return False
        new.remove(same)
    return sum(value(tiles) for tiles in new) >= house.minimum


def _count(table: Table) -> Counter[str]:
    return Counter(tile for tiles in table for tile in tiles)


def _same(one: Set, other: Set) -> bool:
    """Whether two sets are the same but for an order that says nothing."""
    ordered = "J" in one and "run" in kinds(one)
    return one == other if ordered else sorted(one) == sorted(other) and kinds(one) == kinds(other)


# --- joker sets, with numbered tiles


@dataclass(frozen=True)
class Tile:
    """One tile: where it lay before the turn (None: on the rack) and its number on the back."""

    face: str
    lay_in: int | None
    number: int


def _rearranged(house: House, table: Table, rack: Set, after: Table) -> bool:
    if not any("J" in tiles for tiles in table):
        return True
    if house.goes_to == "new_set":
        return any(_freed_into_new_sets(table, placed) for placed in _placements(table, rack, after))
    return house.manipulable or any(_story(house, table, placed) for placed in _placements(table, rack, after))


def _freed_into_new_sets(table: Table, placed: list[list[Tile]]) -> bool:
    """No joker of the table lies in a set that holds all of one before, unless it lay in one of those or stayed.

    Equal tiles cannot be told apart, so a set of before is one with the same faces.
    """
    for tiles in placed:
        now = Counter(tile.face for tile in tiles)
        inside = [each for each in table if not Counter(each) - now]
        for joker in (tile for tile in tiles if tile.face == "J" and tile.lay_in is not None):
            own = table[joker.lay_in or 0]
            if inside and own not in inside and not _stayed(own, joker, tuple(tile.face for tile in tiles), tiles):
                return False
    return True


def _stayed(own: Set, joker: Tile, now: Set, tiles: list[Tile]) -> bool:
    """Whether a joker stands for the same as before, beside a tile of its set."""
    if not any(face != "J" and face in now for face in own):
        return False
    return all(
        readings(own)[one][1][joker.number] & readings(now)[other][1][tiles.index(joker)]
        for one in kinds(own)
        for other in kinds(now)
    )


def _placements(table: Table, rack: Set, after: Table) -> Iterator[list[list[Tile]]]:
    """Every way in which numbered tiles can lie as `after` shows."""
    tiles = [Tile(face, place, number) for place, each in enumerate(table) for number, face in enumerate(each)]
    tiles += [Tile(face, None, number) for number, face in enumerate(rack)]
    faces = sorted(_count(after))
    choices = []
    for face in faces:
        there = [tile for tile in tiles if tile.face == face and tile.lay_in is not None]
        own = [tile for tile in tiles if tile.face == face and tile.lay_in is None]
        wanted = _count(after)[face]
        own = own[: wanted - len(there)]
        choices.append(list({_blurred(way): way for way in permutations(there + own)}.values()))
    for chosen in product(*choices):
        supply = {face: list(way) for face, way in zip(faces, chosen, strict=True)}
        yield [[supply[face].pop() for face in each] for each in after]


def _blurred(way: tuple[Tile, ...]) -> tuple[int | None, ...]:
    """What matters of an order of equal tiles: where each comes from."""
    return tuple(
        tile.lay_in if tile.lay_in is None or tile.face != "J" else 100 * tile.lay_in + tile.number for tile in way
    )


@dataclass(frozen=True)
class Exchange:
    """A joker taken out of set `source` for `tile`."""

    source: int
    joker: Tile
    tile: Tile


def _story(house: House, table: Table, placed: list[list[Tile]]) -> bool:
    """Whether some choice of exchanges explains where every tile lies now."""
    frozen = [number for number, tiles in enumerate(table) if "J" in tiles]
    everything = [tile for tiles in placed for tile in tiles]
    per_set = []
    for number in frozen:
        jokers = [tile for tile in everything if tile.lay_in == number and tile.face == "J"]
        per_set.append([freed for size in range(len(jokers) + 1) for freed in combinations(jokers, size)])
    for freed in product(*per_set):
        jokers = [joker for each in freed for joker in each]
        for spent in product(everything, repeat=len(jokers)):
            exchanges = [Exchange(joker.lay_in or 0, joker, tile) for joker, tile in zip(jokers, spent, strict=True)]
            if all(tile.face != "J" for tile in spent) and _holds(house, table, frozen, placed, exchanges):
                return True
    return False


def _holds(house: House, table: Table, frozen: list[int], placed: list[list[Tile]], exchanges: list[Exchange]) -> bool:
    for number in frozen:
        own = [each for each in exchanges if each.source == number]
        if not _set_is_treated_well(table[number], number, placed, own):
            return False
    if not exchanges:
        return True
    if not _tiles_could_be_had(house, table, frozen, exchanges):
        return False
    return all(_joker_goes_well(house, table, frozen, placed, exchanges, each) for each in exchanges)


def _set_is_treated_well(tiles: Set, number: int, placed: list[list[Tile]], own: list[Exchange]) -> bool:
    """Kept whole with jokers that mean the same; or each joker taken out was replaced by a tile that it stood for."""
    for kind in kinds(tiles):
        now = list(tiles)
        swapped = True
        for each in own:
            _, stands = readings(tuple(now)).get(kind, (0, ()))
            if not stands or each.tile.face not in stands[each.joker.number]:
                swapped = False
                break
            now[each.joker.number] = each.tile.face
        if not swapped or kind not in readings(tuple(now)):
            continue
        if "J" not in now:
            return True
        here = {tile for lying in placed for tile in lying if tile.lay_in == number}
        here = here - {each.joker for each in own} | {each.tile for each in own}
        for lying in placed:
            if here <= set(lying) and kind in kinds(tuple(tile.face for tile in lying)):
                _, stands = readings(tuple(now))[kind]
                _, later = readings(tuple(tile.face for tile in lying))[kind]
                if all(
                    stands[tile.number] & later[lying.index(tile)]
                    for tile in here
                    if tile.face == "J" and tile.lay_in == number
                ):
                    return True
    return False


def _tiles_could_be_had(house: House, table: Table, frozen: list[int], exchanges: list[Exchange]) -> bool:
    """Whether, in some order, each tile was on the rack or in a set that was free to be taken apart at that time."""
    if house.replacement == "rack":
        tiles = [each.tile for each in exchanges]
        return all(tile.lay_in is None for tile in tiles) and len(set(tiles)) == len(tiles)
    for order in permutations(exchanges):
        bound = {number: table[number].count("J") for number in frozen}
        inside: dict[Tile, int] = {}
        for each in order:
            lies_in = inside.get(each.tile, each.tile.lay_in)
            if lies_in is not None and bound.get(lies_in):
                break
            inside[each.tile] = each.source
            bound[each.source] -= 1
        else:
            return True
    return False


def _joker_goes_well(
    house: House,
    table: Table,
    frozen: list[int],
    placed: list[list[Tile]],
    exchanges: list[Exchange],
    one: Exchange,
) -> bool:
    freed = {each.joker for each in exchanges}
    spent = {each.tile for each in exchanges}
    here = next(tiles for tiles in placed if one.joker in tiles)
    if house.goes_to == "new_set_from_rack":
        return all(tile in freed or (tile.lay_in is None and tile not in spent) for tile in here)
    stayed = [tile for tiles in placed for tile in tiles if tile.lay_in == one.source and tile not in freed]
    stayed += [each.tile for each in exchanges if each.source == one.source]
    same_faces = not Counter(tile.face for tile in stayed) - Counter(tile.face for tile in here if tile != one.joker)
    if same_faces and any(tile in here for tile in stayed):
        return False
    if house.two_rack_tiles:
        own = [tile for tile in here if tile.lay_in is None and tile not in spent and tile.face != "J"]
        kept = any(tile.lay_in in frozen and tile.face == "J" and tile not in freed for tile in here)
        faces = Counter(tile.face for tile in here if tile.face != "J")
        from_rack = Counter(tile.face for each in placed for tile in each if tile.lay_in is None)
        lengthened = any(
            not Counter(tiles) - faces and not faces - Counter(tiles) - from_rack
            for number, tiles in enumerate(table)
            if number not in frozen
        )
        return len(own) >= 2 and not kept and not lengthened
    return True
