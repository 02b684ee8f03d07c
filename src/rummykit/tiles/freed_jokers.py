"""Jokers that may be freed at will, but must then go into a new set, and may not be replaced by another joker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from rummykit.cards import JOKER, MIRROR_JOKER, Face, Faces, show
from rummykit.melds.flaws import Flaw
from rummykit.tiles.table_change import TableChange

KINDS = range(JOKER, MIRROR_JOKER + 1)
_SOME = frozenset(KINDS)


class Replaced(NamedTuple):
    """A joker that has left its set, and the set in which another kind of joker has taken its place."""

    before: Faces
    joker: Face
    other: Face
    after: Faces


class NotNew(NamedTuple):
    """A kind of joker that came from the table, and the sets that now hold more of it than they may."""

    joker: Face
    after: tuple[Faces, ...]


def flaw_of_freed_jokers(change: TableChange) -> Flaw | None:
    """Why the jokers of the table may not end where they do; None if they may.

    A joker from the table may not end up in an earlier set that has merely been extended with jokers and rack tiles.
    And where a joker has left its set, no other kind of joker may take its place there.
    """
    with_jokers = [known.cards for known in change.before if max(known.cards) >= JOKER]
    lying = {after.cards for after in change.after} if with_jokers else set()
    if lying.issuperset(with_jokers) and len(set(with_jokers)) == len(with_jokers):
        return None  # every joker lies where it lay
    swapped = replaced(change)
    if swapped is not None:
        return Flaw("joker_replaced_by_joker", {"meld": show(swapped.before)})
    full = not_new(change)
    return None if full is None else Flaw("freed_joker_needs_new_set", {"meld": show(full.after[0])})


def not_new(change: TableChange) -> NotNew | None:
    """A kind of joker that had to go into a new set and did not; None if there is none."""
    before = [known.cards for known in change.before]
    there = [face for cards in before for face in cards if face >= JOKER]
    if not there:
        return None
    lay = set(before)
    for kind in KINDS:
        came = there.count(kind)
        holding = [after.cards for after in change.after if kind in after.cards] if came else []
        room = [cards.count(kind) if cards in lay else _room(change, cards, kind) for cards in holding]
        if sum(room) < came:
            full = [cards for cards, free in zip(holding, room, strict=True) if free < cards.count(kind)]
            return NotNew(kind, tuple(full))
    return None


def _room(change: TableChange, cards: Faces, kind: Face) -> int:
    """How many of the jokers in a changed or new set may have come from the table.

    In a new set, all of them. In an earlier set that was merely extended, only as many as it had before.
    """
    faces, now = set(cards), Counter(cards)
    inside = [known.cards for known in change.before if faces.issuperset(known.cards) and Counter(known.cards) <= now]
    if not any(_from_rack(now - Counter(then)) <= change.played for then in inside):
        return now[kind]
    return max(then.count(kind) for then in inside)


def _from_rack(added: Counter[Face]) -> Counter[Face]:
    """The numbered tiles among those added to a set."""
    return Counter({face: count for face, count in added.items() if face < JOKER})


def replaced(change: TableChange) -> Replaced | None:
    """A set in which another joker has taken the place of one that left; None if there is none."""
    lying = {each.cards for each in change.after if not _SOME.isdisjoint(each.cards)}
    moved = [each for each in change.before if each.cards not in lying and not _SOME.isdisjoint(each.cards)]
    if not moved:
        return None
    after = [(Counter(each.cards), each.cards) for each in change.after if not _SOME.isdisjoint(each.cards)]
    for known in moved:
        cards = Counter(known.cards)
        if any(cards <= now for now, _ in after):
            continue
        for joker, other in _pairs(cards):
            for now, laid in after:
                if takes_the_place(cards, joker, other, now):
                    return Replaced(known.cards, joker, other, laid)
    return None


def takes_the_place(cards: Counter[Face], joker: Face, other: Face, now: Counter[Face]) -> bool:
    """Whether the set `now` holds another joker beside the rest of `cards`, and no more of the joker than the rest."""
    if not now[other]:
        return False
    rest = cards - Counter((joker,))
    return now[joker] <= rest[joker] and rest + Counter((other,)) <= now


def _pairs(cards: Counter[Face]) -> Iterator[tuple[Face, Face]]:
    """Each kind of joker in a set, paired with every other kind."""
    return ((joker, other) for joker, other in product(KINDS, KINDS) if joker != other and cards[joker])
