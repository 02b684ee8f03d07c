"""Tables of cards that everybody may rearrange: the best play of a hand, proven (asks the kernel).

The kernel's search for tables of tiles knows four colours of thirteen numbers, two of each, and two jokers that may lie
anywhere. Two packs of cards are the same, but for the ace that stands above the king as well as below the two. A run up
to a high ace ends with queen, king and ace: for every number of such ends in each suit, the search lays what is left,
and may put cards before each end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, product

from rummykit._native import TableSolver
from rummykit.cards import FIRST_TILE, PRINTED_JOKER, Face, Faces, card, show
from rummykit.melds.shapes import Groups, Runs

__all__ = ["RearrangedTable", "rearranged", "rearranged_cards"]

MOST_COPIES = 2
MOST_JOKERS = 2
NOTHING = -(10**8)
"""Less than any play counts."""

Found = tuple[int, list[Faces]]


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
    solver = _solver(tuple(counts), turn)
    best: Found | None = None
    for must, may, ends in _with_ends(Counter(lying), Counter(hand), runs):
        above = sum(counts[face] for face in (Counter(hand) - may).elements())
        found = solver.solve(
            [_tile(face, turn) for face in must.elements()],
            [_tile(face, turn) for face in may.elements()],
            kept_runs=[(suit, 12, 14) for suit, _ in ends],
            beat=beat - above,
        )
        if found is not None:
            worth, _, sets, longer = found
            beat = worth + above
            best = beat, [*(_cards(tiles, turn) for tiles in sets), *_ended(ends, longer, turn)]
    if best is None:
        return None
    worth, melds = best
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


End = tuple[int, Faces]
"""The end of a run up to a high ace: its suit, and its last three cards."""


def _with_ends(
    lying: Counter[Face], hand: Counter[Face], runs: Runs
) -> Iterator[tuple[Counter[Face], Counter[Face], tuple[End, ...]]]:
    """What is left of the table and of the hand after every choice of ends; cards of the table are taken first."""
    every = lying + hand
    of_suit = [list(_ends_of(suit, every)) if runs.ace == "both" else [()] for suit in range(4)]
    for chosen in product(*of_suit):
        ends = tuple(end for each in chosen for end in each)
        taken = Counter(face for _, cards in ends for face in cards)
        if taken <= every:
            yield lying - taken, hand - (taken - lying), ends


def _ends_of(suit: int, every: Counter[Face]) -> Iterator[tuple[End, ...]]:
    """The ends that runs of a suit can have side by side; its ace is no joker, which would do as well at a low end."""
    ace, king, queen = card(1, suit), card(13, suit), card(12, suit)
    jokers = range(every[PRINTED_JOKER] + 1)
    kinds = [
        (suit, (queen if before < 1 else PRINTED_JOKER, king if last < 1 else PRINTED_JOKER, ace))
        for before in jokers[:2]
        for last in jokers[:2]
    ]
    for count in range(every[ace] + 1):
        for ends in combinations_with_replacement(kinds, count):
            if Counter(face for _, cards in ends for face in cards) <= every:
                yield ends


def _ended(ends: Sequence[End], longer: Sequence[tuple[int, bool, tuple[int, ...]]], turn: int) -> Iterator[Faces]:
    """The runs up to a high ace, with what comes before their last three cards."""
    before = {place: _cards(tiles, turn) for place, _, tiles in longer}
    for place, (_, cards) in enumerate(ends):
        yield (*before.get(place, ()), *cards)
