"""Tables of cards that everybody may rearrange: the best play of a hand, proven (asks the kernel).

The kernel's search for tables of tiles knows four colours of thirteen numbers, two of each, and two jokers that may lie
anywhere. Two packs of cards are the same, but for the ace that may stand above the king as well as below the two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rummykit._native import TableSolver
from rummykit.cards import FIRST_TILE, PRINTED_JOKER, Face, Faces, show
from rummykit.melds.shapes import Groups, Runs

__all__ = ["RearrangedTable", "rearranged", "rearranged_cards"]

MOST_COPIES = 2
MOST_JOKERS = 2
NOTHING = -(10**8)
"""Less than any play counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RearrangedTable:
    """The best play: every meld afterwards, the cards from the hand, ascending, and what those count.

    Melds that lie as before come first, in their order. A run goes from low to high, a joker in the place of its card.
    """

    table_after: tuple[Faces, ...]
    played: Faces
    worth: int


def rearranged(
    table: Sequence[Sequence[Face]],
    hand: Sequence[Face],
    *,
    groups: Groups,
    runs: Runs,
    counts: Sequence[int],
    beat: int = 0,
) -> RearrangedTable:
    """The cards of `hand` that count the most and lie in melds with all cards of the table, every meld taken apart.

    `counts` is what a played card counts, for the faces 0 … 51 and a joker, 0 to 1,000,000. Where no play counts more
    than `beat`, the table stays as it is and nothing is played. A joker may lie anywhere, and needs one natural card.

    Raises `ValueError` for melds other than groups of three and four different suits and runs of three cards and more
    in which the ace does not go round the corner, for cards of more than two packs or two jokers, and for a table whose
    cards do not all lie in melds.
    """
    lying = [face for meld in table for face in meld]
    if rearranged_cards(lying, (), groups=groups, runs=runs, counts=counts) is None:
        raise ValueError("The cards of the table do not all lie in melds.")
    found = rearranged_cards(lying, hand, groups=groups, runs=runs, counts=counts, beat=beat)
    if found is None:
        return RearrangedTable(table_after=tuple(map(tuple, table)), played=(), worth=0)
    left = list(found.table_after)
    same = []
    for meld in table:
        place = next((place for place, made in enumerate(left) if sorted(made) == sorted(meld)), None)
        if place is not None:
            same.append(tuple(meld))
            del left[place]
    return RearrangedTable(table_after=(*same, *left), played=found.played, worth=found.worth)


def rearranged_cards(
    lying: Sequence[Face],
    hand: Sequence[Face],
    *,
    groups: Groups,
    runs: Runs,
    counts: Sequence[int],
    beat: int = NOTHING,
) -> RearrangedTable | None:
    """`rearranged` for cards that lie in no particular melds; None where nothing counts more than `beat`."""
    _check(groups, runs, lying, hand)
    turn = 1 if runs.ace == "high" else 0
    found = _solver(tuple(counts), turn).solve(
        [_tile(face, turn) for face in lying],
        [_tile(face, turn) for face in hand],
        high_ace=runs.ace == "both",
        beat=beat,
    )
    if found is None:
        return None
    worth, _, sets, _ = found
    melds = [_cards(tiles, turn) for tiles in sets]
    played = Counter(face for meld in melds for face in meld) - Counter(lying)
    return RearrangedTable(table_after=tuple(melds), played=tuple(sorted(played.elements())), worth=worth)


def _check(groups: Groups, runs: Runs, lying: Sequence[Face], hand: Sequence[Face]) -> None:
    if (groups.min_size, groups.max_size, groups.distinct_suits) != (3, 4, True):
        raise ValueError("Tables are rearranged where a group has three or four cards of different suits.")
    if runs.min_length != 3 or runs.max_length < 13 or runs.ace == "corner":
        raise ValueError(
            "Tables are rearranged where a run has three cards or more, and ends with the king or the ace."
        )
    for face, count in Counter((*lying, *hand)).items():
        if not 0 <= face <= PRINTED_JOKER:
            raise ValueError(f"{show((face,))} is no card of a table that is rearranged.")
        if count > (MOST_JOKERS if face == PRINTED_JOKER else MOST_COPIES):
            raise ValueError(f"There are {count} of {show((face,))}, more than two packs have.")


@lru_cache(maxsize=64)
def _solver(counts: Faces, turn: int) -> TableSolver:
    if len(counts) != PRINTED_JOKER + 1:
        raise ValueError("There is one count for each of 52 cards and a joker.")
    weights = {_tile(face, turn): count for face, count in enumerate(counts)}
    return TableSolver([weights[FIRST_TILE + place] for place in range(len(counts))])


def _tile(face: Face, turn: int) -> Face:
    """The tile that stands for a card; with a `turn` the two is the lowest and the ace the highest."""
    return FIRST_TILE + (face if face == PRINTED_JOKER else face // 13 * 13 + (face - turn) % 13)


def _cards(tiles: Sequence[Face], turn: int) -> Faces:
    faces = [tile - FIRST_TILE for tile in tiles]
    return tuple([face if face == PRINTED_JOKER else face // 13 * 13 + (face % 13 + turn) % 13 for face in faces])
