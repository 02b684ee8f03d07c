"""Among equally good plays one that people can follow: as many sets as possible lie as they did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, combinations

from rummykit.cards import Face, Faces
from rummykit.tiles.search.objective import Found, Scale

LOOKED_AT = 2
"""So many sets taken apart are tried in every combination; beyond that, each set that can be left alone is."""


def fewest_changes(scale: Scale, table: Sequence[Faces], rack: Sequence[Face], found: Found) -> Found:
    """A play that counts as much as `found` and changes the fewest sets, proven so where they are at most three.

    Beyond that no changed set of the answer could be left alone while only the others change. For free jokers only.
    """
    goal, _, after = found
    changed = _changed(table, after)

    def without(touched: Sequence[int]) -> Found | None:
        """The best play if only these sets are touched; None unless it counts as much."""
        must = chain.from_iterable(table[place] for place in touched)
        answer = scale.solver.solve(must, rack, beat=goal - 1)
        if answer is None:
            return None
        score, played, sets, _ = answer
        return score, played, [*(cards for place, cards in enumerate(table) if place not in touched), *sets]

    for count in range(min(len(changed), LOOKED_AT + 1)):
        for touched in combinations(range(len(table)), count):
            calmer = without(touched)
            if calmer is not None:
                return calmer
    if len(changed) > LOOKED_AT + 1:
        for place in list(changed):
            fewer = [other for other in changed if other != place]
            calmer = without(fewer)
            if calmer is not None:
                found, changed = calmer, fewer
    return found


def _changed(table: Sequence[Faces], after: Sequence[Faces]) -> list[int]:
    """The sets before (by number) that do not lie there afterwards."""
    there = Counter(tuple(sorted(cards)) for cards in after)
    changed = []
    for place, cards in enumerate(table):
        shape = tuple(sorted(cards))
        if there[shape]:
            there[shape] -= 1
        else:
            changed.append(place)
    return changed
