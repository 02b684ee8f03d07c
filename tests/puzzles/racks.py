"""Whether tiles lie whole in groups and runs, or in pairs: by trying every meld of the first tile, from the printed
rules and no code of ours.

The wild tile is written `*`; a false joker has the name of the tile whose place the wild one has left.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

Names = tuple[str, ...]
COLOURS = "rbko"


def as_played(names: Names, wild: str) -> Names:
    """The tiles of a rack as they are read in a deal."""
    read = {wild: "*", "F": wild}
    return tuple(sorted(read.get(name, name) for name in names))


def goes_out(rack: Names) -> bool:
    """Whether all of a rack lies in groups and runs, or in pairs, but for one tile where it has one too many."""
    natural = tuple(name for name in rack if name != "*")
    return in_melds(natural, len(rack) - len(natural), len(rack) % 2) or in_pairs(rack)


def in_pairs(rack: Names) -> bool:
    """Whether a rack lies in pairs, each of two equal tiles or of any and a wild one; so does an odd one but a tile."""
    natural = Counter(name for name in rack if name != "*")
    pairs = sum(count // 2 for count in natural.values())
    wild, single = rack.count("*"), sum(count % 2 for count in natural.values())
    return pairs + min(wild, single) + max(0, wild - single) // 2 >= len(rack) // 2


@cache
def in_melds(natural: Names, wild: int, spare: int) -> bool:
    """Whether these tiles and so many wild ones lie in groups and runs, but for as many as are spared.

    There are two wild tiles in a pack, so that every meld has a tile that is not.
    """
    if not natural:
        return wild == spare
    first, rest = natural[0], natural[1:]
    if spare and in_melds(rest, wild, spare - 1):
        return True
    for meld in melds_with(first):
        others = [name for name in meld if name != first]
        there = [name for name in others if name in rest]
        for stands in range(len(others) - len(there), wild + 1):
            for chosen in combinations(there, len(others) - stands):
                left = tuple(sorted((Counter(rest) - Counter(chosen)).elements()))
                if in_melds(left, wild - stands, spare):
                    return True
    return False


@cache
def melds_with(name: str) -> list[Names]:
    """The groups with a tile, and its runs of up to five: longer ones are two of these."""
    colour, number = name[0], int(name[1:])
    same = [f"{other}{number}" for other in COLOURS if other != colour]
    melds = [(name, *others) for size in (2, 3) for others in combinations(same, size)]
    # The 1 is below the 2 and above the 13.
    runs = (range(start, start + size) for size in (3, 4, 5) for start in range(15 - size))
    return melds + [
        tuple(f"{colour}{place % 13 + 1}" for place in run) for run in runs if number - 1 in {each % 13 for each in run}
    ]


def dearest(rack: Names) -> int:
    """The most that groups and runs of a rack count together, where the 1 lies below the 2 alone."""
    natural = tuple(sorted((name for name in rack if name != "*"), key=lambda name: (name[0], int(name[1:]))))
    return _dearest(natural, len(rack) - len(natural))


@cache
def _dearest(natural: Names, wild: int) -> int:
    """The same of tiles in order and of wild ones: the first tile stays, or lies in a meld of the others."""
    if not natural:
        return 0
    first, rest = natural[0], natural[1:]
    most = _dearest(rest, wild)
    for meld in _melds_of(first):
        others = [name for name in meld if name != first]
        there = [name for name in others if name in rest]
        worth = sum(int(name[1:]) for name in meld)
        for stands in range(len(others) - len(there), wild + 1):
            for chosen in combinations(there, len(others) - stands):
                left = list(rest)
                for name in chosen:
                    left.remove(name)
                most = max(most, worth + _dearest(tuple(left), wild - stands))
    return most


@cache
def _melds_of(name: str) -> list[Names]:
    """The groups with a tile, and its runs of up to five: longer ones are two of these."""
    return [meld for meld in melds_with(name) if not {"1", "13"} <= {each[1:] for each in meld}]
