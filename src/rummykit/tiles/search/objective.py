"""What a played tile counts, and the kernel's solver for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias, get_args

from rummykit._native import TableSolver, TwistSolver
from rummykit.cards import FIRST_TILE, JOKER, MIRROR_JOKER, Face, Faces, show
from rummykit.melds.shapes import SpecialJokers
from rummykit.rules import CardValues, Rules

Objective: TypeAlias = Literal["tiles", "value", "lex"]
"""What is maximised: the number of tiles, their value, or the number of tiles and then their value."""

TILES = range(FIRST_TILE, JOKER + 1)
SPECIAL_TILES = range(FIRST_TILE, MIRROR_JOKER + 1)
A_TILE = 1000
"""What a tile counts in "lex", beside its value; no rack is worth more."""

Found: TypeAlias = tuple[int, Faces, list[Faces]]
"""What the played tiles count, the tiles, and the sets afterwards."""

NOTHING = -(10**9)
"""Less than any play counts."""


@dataclass(frozen=True, slots=True)
class Scale:
    """What each tile counts, from red 1 to the last joker, and the solvers that know it."""

    counts: tuple[int, ...]
    solver: TableSolver
    special: TwistSolver | None

    def score(self, tiles: Iterable[Face]) -> int:
        """What these tiles count together."""
        return sum([self.counts[face - FIRST_TILE] for face in tiles])

    def freely(
        self,
        must: Iterable[Face],
        may: Iterable[Face],
        beat: int,
        minimum: int = 0,
        begun: Sequence[tuple[Faces, int, int]] = (),
    ) -> Found | None:
        """What the best play counts, its tiles and the sets, if every joker may be used like any other tile.

        All of `must` is laid, some of `may`, in sets worth `minimum`; None unless that counts more than `beat`. Where
        jokers are special, runs may have `begun`: their tiles, and the colour and number with which they may go on.
        """
        must, may = tuple(must), tuple(may)
        if self.special is None or (not begun and max((*must, *may), default=0) <= JOKER):
            found = self.solver.solve(must, may, minimum=minimum, beat=beat)
            return None if found is None else found[:3]
        return self.special.solve(must, may, minimum=minimum, beat=beat, begun=begun)


def scale(rules: Rules, objective: Objective, weights: Mapping[Face, int] | None = None) -> Scale:
    """The scale on which tiles of a game count as `objective` says, except those in `weights`.

    Raises `ValueError` for an unknown objective, a weight for an unknown tile, one beyond the limits, or a negative one
    for a tile other than a joker.
    """
    packs = (rules.pack, *(pack for _, pack in rules.more_packs))
    most = max(pack.copies for pack in packs), max(dict(pack.jokers).get(JOKER, 0) for pack in packs)
    each = tuple(sorted(weights.items())) if weights else ()
    return _scale(rules.values, objective, each, rules.special_jokers, most)


def check_objective(objective: str) -> None:
    """Raise `ValueError` for an unknown objective."""
    if objective not in get_args(Objective):
        raise ValueError(f"The objective is one of {', '.join(get_args(Objective))}, not {objective!r}.")


@lru_cache(maxsize=256)
def _scale(
    values: CardValues,
    objective: Objective,
    weights: tuple[tuple[Face, int], ...],
    jokers: SpecialJokers | None,
    most: tuple[int, int],
) -> Scale:
    """The scale; `most` says how many of each tile and how many regular jokers the largest pack has."""
    check_objective(objective)
    counts = {face: _count(values, objective, face) for face in (TILES if jokers is None else SPECIAL_TILES)}
    for face, weight in weights:
        if face not in counts:
            raise ValueError(f"{show((face,))} is no tile that can be weighed.")
        counts[face] = weight
    each = tuple(counts.values())
    return Scale(each, TableSolver(each[: len(TILES)], *most), None if jokers is None else special_solver(each, jokers))


def special_solver(counts: Sequence[int], jokers: SpecialJokers) -> TwistSolver:
    """The solver of tables with special jokers on which each tile, from red 1 to the mirror, counts so much."""
    return TwistSolver(counts, leading=jokers.leading_colour_change, adjacent=jokers.adjacent_colour_changes)


def counted(values: CardValues, objective: Objective, weights: Mapping[Face, int] | None, face: Face) -> int:
    """What a played card or tile counts; `weights` stands above the objective."""
    if weights is not None and face in weights:
        return weights[face]
    return _count(values, objective, face)


def _count(values: CardValues, objective: Objective, face: Face) -> int:
    if objective == "tiles":
        return 1
    return values.of(face) + (A_TILE if objective == "lex" else 0)
