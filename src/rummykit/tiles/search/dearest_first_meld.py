"""The most that the first meld of a rack can be worth, with every joker where it counts most."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, FIRST_TILE, JOKER, MIRROR_JOKER, Face, Faces, number_of
from rummykit.rules import Rules
from rummykit.tiles.search.check import check_pieces, check_shapes
from rummykit.tiles.search.objective import scale
from rummykit.tiles.table_sets import table_sets

MOST = {face: number_of(face) for face in range(FIRST_TILE, JOKER)} | {JOKER: 13}
"""The most that a tile can be worth in a set."""
SPECIAL_MOST = MOST | {DOUBLE_JOKER: 26, COLOUR_JOKER: 13, MIRROR_JOKER: 0}


def dearest_first_meld(rules: Rules, rack: Sequence[Face]) -> tuple[int, tuple[Faces, ...]]:
    """The most that disjoint sets of a rack can be worth together, and such sets; (0, ()) if it can lay none.

    Counting every joker at its most gives an upper bound; from there a binary search asks the kernel for minimums.
    Raises `ValueError` for an unknown tile, for more of a tile than the pack holds, and for games whose tables cannot
    be solved.
    """
    check_shapes(rules)
    check_pieces(rules, rack)
    melds = table_sets(rules)
    best = scale(rules, "tiles", MOST if rules.special_jokers is None else SPECIAL_MOST)

    def worth_at_least(minimum: int) -> tuple[int, int, tuple[Faces, ...]] | None:
        """The upper bound of the tiles, the worth of the sets, and the sets; None if no sets are worth so much."""
        found = best.freely((), rack, minimum - 1, minimum)
        return None if found is None else (found[0], sum(map(melds.value, found[2])), tuple(found[2]))

    first = worth_at_least(0)
    assert first is not None  # no sets are worth nothing
    most, value, sets = first
    while value < most:
        middle = (value + most + 1) // 2
        better = worth_at_least(middle)
        if better is None:
            most = middle - 1
        else:
            _, value, sets = better
    return value, sets
