"""Jokers of cards on a table that everybody may rearrange: each says what it stands for, and is not simply moved.

A joker stays with at least one card of its set, standing for the same card; or that card has taken its place beside
one of them, and then the joker may lie anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rummykit.cards import STANDING_FOR, Face, Faces, show
from rummykit.melds.flaws import Flaw
from rummykit.tiles.card_sets import jokers_of
from rummykit.tiles.table_change import TableChange


class _Joker(NamedTuple):
    """A joker as it lay, and the other cards of its set."""

    face: Face
    company: Faces
    meld: Faces


def flaw_of_declared_jokers(change: TableChange) -> Flaw | None:
    """Why the jokers on the table may not be used in this way; None if they may."""
    lying = [
        _Joker(joker, tuple([face for face in each.cards if face != joker]), each.cards)
        for each in change.before
        for joker in jokers_of(each.cards)
    ]
    after = [each.cards for each in change.after]
    if _settled(lying, after, [Counter[Face]() for _ in after]):
        return None
    moved = next((joker for joker in lying if not any(_places(joker, after))), lying[0])
    return Flaw("joker_moved_unreplaced", {"meld": show(moved.meld), "card": show((moved.face - STANDING_FOR,))})


def _places(joker: _Joker, after: Sequence[Faces]) -> Iterator[tuple[int, Face]]:
    """The sets in which the joker may have stayed or been replaced, each with the card that is there for it."""
    for place, cards in enumerate(after):
        for face in (joker.face, joker.face - STANDING_FOR):
            others = list(cards)
            if face in others:
                others.remove(face)
                if not set(joker.company).isdisjoint(others):
                    yield place, face


def _settled(waiting: Sequence[_Joker], after: Sequence[Faces], used: list[Counter[Face]]) -> bool:
    """Whether every joker has a place of its own."""
    if not waiting:
        return True
    joker, *others = waiting
    for place, face in _places(joker, after):
        if used[place][face] < after[place].count(face):
            used[place][face] += 1
            if _settled(others, after, used):
                return True
            used[place][face] -= 1
    return False
