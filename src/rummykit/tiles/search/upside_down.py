"""A table of tiles upside down: every number is counted from the other end, so that runs go the other way.

What holds for one holds for the other, unless the rules treat the two ends of a run differently.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rummykit.cards import JOKER, MIRROR_JOKER, Face, Faces, colour_of, number_of, tile
from rummykit.melds.shapes import SpecialJokers
from rummykit.tiles.search.objective import SPECIAL_TILES, Found, Scale, special_solver


def symmetrical(shape: SpecialJokers) -> bool:
    """Whether runs may begin with anything that they may end with."""
    return shape.leading_colour_change


def turned(face: Face) -> Face:
    """The tile with its number counted from the other end; a joker stays the same."""
    return face if face >= JOKER else tile(14 - number_of(face), colour_of(face))


def turned_set(cards: Faces) -> Faces:
    """The set of the turned tiles, from low to high; with a mirror, each side separately."""
    if MIRROR_JOKER not in cards:
        return tuple(map(turned, reversed(cards)))
    place = cards.index(MIRROR_JOKER)
    left, right = map(turned, reversed(cards[:place])), map(turned, reversed(cards[place + 1 :]))
    return (*left, MIRROR_JOKER, *right)


def turned_play(play: Found) -> Found:
    """The same play turned: what it counts, the tiles it plays, and the sets afterwards."""
    score, played, sets = play
    return score, tuple(sorted(map(turned, played))), [*map(turned_set, sets)]


@lru_cache(maxsize=256)
def turned_scale(scale: Scale, shape: SpecialJokers) -> Scale:
    """The scale on which a turned tile counts what the tile does; used only for tables with special jokers."""
    counts = tuple(scale.score((turned(face),)) for face in SPECIAL_TILES)
    return Scale(counts, scale.solver, special_solver(counts, shape))


def turned_table(table: Sequence[Faces]) -> tuple[Faces, ...]:
    """The sets of a table, turned."""
    return tuple(map(turned_set, table))
