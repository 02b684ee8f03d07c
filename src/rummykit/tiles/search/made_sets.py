"""A play told set by set: where the tiles of every new or changed set come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rummykit.cards import Face, Faces, show
from rummykit.melds.meld import from_hand
from rummykit.tiles.search.check import check_faces, sets_of


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeSet:
    """A set that was made: each of its `parts` has some of its tiles and the earlier set they lay in, None for the
    rack. A joker in a part stands for nothing."""

    made: Faces
    parts: tuple[tuple[Faces, Faces | None], ...]

    def __str__(self) -> str:
        taken = [f"{show(tiles)} from {'the rack' if source is None else show(source)}" for tiles, source in self.parts]
        return f"{show(self.made)}: {', '.join(taken)}"


def steps(table: Sequence[Sequence[Face]], table_after: Sequence[Sequence[Face]]) -> tuple[MadeSet, ...]:
    """Every set of the table after that was not there before; tiles that lay together stay together where possible.

    Each set takes as much as possible from one earlier set, then from the next; the rest comes from the rack.
    """
    table, table_after = sets_of(table), sets_of(table_after)
    check_faces(*table, *table_after)
    before = [(tuple(cards), Counter(from_hand(tuple(cards)))) for cards in table]
    made = []
    for cards in table_after:
        now = Counter(from_hand(tuple(cards)))
        same = next((pair for pair in before if pair[1].total() == len(pair[0]) and pair[1] == now), None)
        if same is not None:
            before.remove(same)
        else:
            made.append(tuple(cards))
    wanted = [Counter(from_hand(cards)) for cards in made]
    parts: list[list[tuple[Faces, Faces | None]]] = [[] for _ in made]
    while True:
        # The largest piece that lies together and is wanted together.
        size, place, source = max(
            (
                ((wanted[place] & left).total(), -place, -source)
                for place in range(len(made))
                for source, (_, left) in enumerate(before)
            ),
            default=(0, 0, 0),
        )
        if not size:
            break
        cards, left = before[-source]
        piece = wanted[-place] & left
        parts[-place].append((_in_order(made[-place], piece), cards))
        wanted[-place] -= piece
        left.subtract(piece)
    for place, missing in enumerate(wanted):
        if missing:
            parts[place].append((_in_order(made[place], missing), None))
    return tuple(MadeSet(made=cards, parts=tuple(taken)) for cards, taken in zip(made, parts, strict=True))


def _in_order(cards: Faces, piece: Counter[Face]) -> Faces:
    """The piece in the order in which it lies in the set."""
    left = Counter(piece)
    found = []
    for face in from_hand(cards):
        if left[face] > 0:
            left[face] -= 1
            found.append(face)
    return tuple(found)
