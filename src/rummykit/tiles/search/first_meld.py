"""The best first meld of a rack of tiles, or of cards where the table is rearranged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rummykit.cards import Face
from rummykit.rules import Rules
from rummykit.rules.families import GameFamily
from rummykit.rules.sheet import check_sheet
from rummykit.tiles.search.card_play import card_first_meld
from rummykit.tiles.search.check import check_pieces, check_shapes
from rummykit.tiles.search.objective import NOTHING, Objective, scale
from rummykit.tiles.search.table_play import TablePlay


def first_meld_of_rack(
    rules: Rules, rack: Sequence[Face] = (), objective: Objective = "lex", weights: Mapping[Face, int] | None = None
) -> TablePlay | None:
    """The best sets of `rack` alone that reach the minimum, with jokers worth what they stand for; None if none do.

    `objective` and `weights` are those of `table`. Raises `ValueError` for an unknown tile, for more of a tile than the
    pack holds, and for games whose tables cannot be solved.
    """
    check_sheet(rules)
    rack = tuple(rack)
    if rules.family is GameFamily.CARD_TABLE:
        return card_first_meld(rules, rack, objective, weights)
    check_shapes(rules)
    best = scale(rules, objective, weights)
    check_pieces(rules, rack)
    minimum = 0 if rules.opening is None else rules.opening.minimum
    found = best.freely((), rack, NOTHING, minimum)
    if found is None or not found[1]:
        return None
    _, played, sets = found
    value = sum(rules.values.of(face) for face in played)
    return TablePlay(table_after=tuple(sets), played=played, tiles=len(played), value=value)
