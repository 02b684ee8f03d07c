"""Among equally good plays, one that is easy to follow because it changes the fewest sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, combinations

from rummykit.cards import Face, Faces
from rummykit.tiles.search.objective import Found, Scale

LOOKED_AT = 2
"""Up to this many changed sets are tried in every combination; beyond that, sets are left alone one by one."""


def fewest_changes(scale: Scale, table: Sequence[Faces], rack: Sequence[Face], found: Found) -> Found:
    """A play that counts as much as `found` and changes the fewest sets; this is proven for up to three changed sets.

    With more, none of the changed sets could be left alone while only the others change. For free jokers only.
    """
    goal, _, after = found
    changed = _changed(table, after)

    def without(touched: Sequence[int]) -> Found | None:
        """The best play that changes only these sets; None unless it counts as much."""
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
    """The numbers of the sets that are no longer there afterwards."""
    there = Counter(tuple(sorted(cards)) for cards in after)
    changed = []
    for place, cards in enumerate(table):
        shape = tuple(sorted(cards))
        if there[shape]:
            there[shape] -= 1
        else:
            changed.append(place)
    return changed
