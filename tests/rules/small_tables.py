"""Small tables of tiles and what can become of them in a turn, for comparing two referees."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice

from tests.rules.naive_table import Set, Table, is_set


def catalogue(tiles: Counter[str]) -> list[Set]:
    """Every legal set, in order, that these tiles can make."""
    jokers = tiles["J"]
    found: set[Set] = set()
    faces = sorted(face for face in tiles if face != "J" and tiles[face])
    for number in range(1, 14):
        same = [face for face in faces if int(face[1:]) == number]
        for size in range(1, len(same) + 1):
            for chosen in combinations(same, size):
                for wild in range(min(jokers, 4 - size) + 1):
                    if size + wild >= 3:
                        found.add((*chosen, *["J"] * wild))
    for colour in "rbko":
        for first in range(1, 12):
            for last in range(first + 2, 14):
                line = [f"{colour}{number}" for number in range(first, last + 1)]
                missing = [face for face in line if not tiles[face]]
                spare = [face for face in line if tiles[face]]
                for more in range(jokers - len(missing) + 1):
                    for also in combinations(spare, more):
                        run = tuple("J" if face in missing or face in also else face for face in line)
                        if len(missing) <= jokers and is_set(run):
                            found.add(run)
    return sorted(found)


def random_table(draw: random.Random, jokers: int) -> tuple[Table, Set]:
    """One to three sets close together and a few tiles on the rack, with at most `jokers` jokers in all."""
    low = draw.randint(1, 9)
    near = [f"{colour}{number}" for colour in draw.sample("rbko", draw.randint(2, 4)) for number in range(low, low + 5)]
    supply = Counter(dict.fromkeys(near, 2))
    table: list[Set] = []
    wanted = draw.randint(1, 3)
    on_table = draw.randint(min(1, jokers), jokers)
    for _ in range(20):
        use_jokers = bool(table) is False or draw.random() < 0.6
        able = Counter(supply)
        able["J"] = min(on_table, draw.randint(1, 2)) if use_jokers and on_table else 0
        sets = [each for each in catalogue(able) if len(each) <= 5 and ("J" in each) == (able["J"] > 0)]
        if not sets or len(table) == wanted:
            break
        chosen = draw.choice(sets)
        table.append(chosen)
        supply.subtract(face for face in chosen if face != "J")
        on_table -= chosen.count("J")
    left = jokers - sum(each.count("J") for each in table)
    bag = [*supply.elements(), *["J"] * draw.randint(0, max(0, left))]
    return tuple(table), tuple(draw.sample(bag, min(len(bag), draw.randint(2, 5))))


def outcomes(draw: random.Random, table: Table, rack: Set, most: int) -> Iterator[Table]:
    """At most so many tables made only of legal sets: all tiles of the table, and some of the rack."""
    must = Counter(face for each in table for face in each)
    may = Counter(rack)
    sets = [(each, Counter(each)) for each in catalogue(must + may)]
    steps = 0

    def lay(left: Counter[str], spare: Counter[str], done: Table) -> Iterator[Table]:
        nonlocal steps
        steps += 1
        if steps > 4000:
            return
        todo = +left
        if not todo:
            yield done
        first = min(todo, default=None)
        order = draw.sample(sets, len(sets))
        for each, counted in order:
            if first is not None and not counted[first]:
                continue
            if first is None and done and (each < done[-1] or Counter(done[-1]) - Counter(rack)):
                continue
            if not counted - (left + spare):
                after = Counter(left)
                from_rack = counted - left
                after.subtract(counted - from_rack)
                yield from lay(+after, spare - from_rack, (*done, each))

    yield from islice(lay(must, may, ()), most)


def spoiled(draw: random.Random, after: Table, rack: Set) -> Table:
    """A table with something wrong with it, or perhaps not: a tile moved, taken away, added or exchanged."""
    sets = [list(each) for each in after]
    one, other = draw.choice(sets), draw.choice(sets)
    match draw.randint(0, 3):
        case 0:
            other.insert(draw.randint(0, len(other)), one.pop(draw.randrange(len(one))))
        case 1:
            one.pop(draw.randrange(len(one)))
        case 2:
            one.insert(draw.randint(0, len(one)), draw.choice([*rack, "r1", "J"]))
        case _:
            one[draw.randrange(len(one))] = draw.choice([*rack, "b13"])
    return tuple(tuple(each) for each in sets if each)
