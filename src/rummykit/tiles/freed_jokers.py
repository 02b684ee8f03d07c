"""Jokers that may be freed at will, but must then go into a new set, and may not be replaced by another joker.

A joker has left its set if it lies with no tile of it. Then no other joker may come to stand, beside tiles of that set,
for what it stood for, unless tiles took its place: those that it stood for lie beside tiles of its set. Equal pieces
cannot be told apart, so a table is right if it is right for some way to tell them apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations, permutations, product
from typing import NamedTuple, TypeAlias

from rummykit.cards import DOUBLE_JOKER, JOKER, MIRROR_JOKER, Face, Faces, show
from rummykit.melds.flaws import Flaw
from rummykit.tiles.reading import Reading
from rummykit.tiles.table_change import KnownSet, TableChange

KINDS = range(JOKER, MIRROR_JOKER + 1)

Readings: TypeAlias = Callable[[Faces], Sequence[Reading]]
"""All readings of a set as laid, the most valuable first."""


class NotNew(NamedTuple):
    """A kind of joker that came from the table, and the sets that now hold more of it than they may."""

    joker: Face
    after: tuple[Faces, ...]


class PlacedJoker(NamedTuple):
    """A joker, the place of its set on the table, and the tiles that it can stand for in each reading of the set."""

    kind: Face
    place: int
    stands: tuple[frozenset[Face], ...]

    @property
    def meant(self) -> frozenset[Face]:
        """The tiles that it can stand for in some reading."""
        return frozenset().union(*self.stands)

    def means_the_same(self, other: PlacedJoker) -> bool:
        """Whether both stand for a tile in common, however their sets are read."""
        return all(mine & its for mine in self.stands for its in other.stands)


class Replaced(NamedTuple):
    """A joker that has left its set, and the set in which another joker has taken its place."""

    before: Faces
    joker: PlacedJoker
    after: Faces
    other: PlacedJoker


def flaw_of_freed_jokers(readings: Readings, change: TableChange) -> Flaw | None:
    """Why the jokers of the table may not end where they do; None if they may."""
    if all(_stays_whole(change, place) for place, known in enumerate(change.before) if max(known.cards) >= JOKER):
        return None
    swapped = replaced(readings, change)
    if swapped is not None:
        return Flaw("joker_replaced_by_joker", {"meld": show(swapped.before)})
    full = not_new(readings, change)
    return None if full is None else Flaw("freed_joker_needs_new_set", {"meld": show(full.after[0])})


def _stays_whole(change: TableChange, place: int) -> bool:
    """Whether the set at this place of the table was at most lengthened, so that all of its jokers stay in it."""
    cards, after = change.before[place].cards, change.after
    if place >= len(after):
        return False
    now = after[place].cards
    return cards == now or (len(cards) < len(now) and Counter(cards) <= Counter(now))


def placed_jokers(readings: Readings, sets: Sequence[KnownSet]) -> list[PlacedJoker]:
    """The jokers of a table; a mirror stands for nothing."""
    found = []
    for place, (cards, kinds) in enumerate(sets):
        if max(cards) < JOKER:
            continue
        all_of = readings(cards)
        read = [each for each in all_of if (each.kind in kinds if kinds else each.value == all_of[0].value)]
        for at, face in enumerate(cards):
            if face >= JOKER:
                stands = tuple([frozenset() if face == MIRROR_JOKER else each.stands[at] for each in read])
                found.append(PlacedJoker(face, place, stands))
    return found


# --- new sets


def not_new(readings: Readings, change: TableChange) -> NotNew | None:
    """A kind of joker that had to go into a new set and did not; None if there is none."""
    before = placed_jokers(readings, change.before)
    after = placed_jokers(readings, change.after)
    for kind in KINDS:
        there = [joker for joker in before if joker.kind == kind]
        held: dict[int, list[PlacedJoker]] = {}
        for joker in after:
            if there and joker.kind == kind:
                held.setdefault(joker.place, []).append(joker)
        room = {place: _room(change, there, jokers) for place, jokers in held.items()}
        if sum(room.values()) < len(there):
            full = [change.after[place].cards for place, jokers in held.items() if room[place] < len(jokers)]
            return NotNew(kind, tuple(full))
    return None


def _room(change: TableChange, there: Sequence[PlacedJoker], held: Sequence[PlacedJoker]) -> int:
    """How many of the jokers that a set holds may have come from the table: in a new set, all of them.

    In one that holds all of an earlier set, as many as that set had, or as still lie in their place beside tiles of
    their own set.
    """
    now = Counter(change.after[held[0].place].cards)
    inside = [known.cards for known in change.before if now.keys() >= set(known.cards) and Counter(known.cards) <= now]
    if not inside:
        return len(held)
    at_home = sum(
        any(was.means_the_same(joker) and _beside(change.before[was.place].cards, now) for was in there)
        for joker in held
    )
    return max(at_home, *[cards.count(held[0].kind) for cards in inside])


def _beside(cards: Faces, now: Counter[Face]) -> bool:
    """Whether a tile with a number of an earlier set lies in this one."""
    return any(face < JOKER and face in now for face in cards)


# --- jokers in the place of others


def replaced(readings: Readings, change: TableChange) -> Replaced | None:
    """A set in which another joker has taken the place of one that left; None if there is none."""
    before = placed_jokers(readings, change.before)
    after = placed_jokers(readings, change.after)
    suspects = dict.fromkeys(joker.place for joker in before)
    first = None
    for homes in _identities(before, after):
        swapped = next((found for place in suspects if (found := _taken(change, place, before, after, homes))), None)
        if swapped is None:
            return None
        first = first or swapped
    return first


def _identities(before: Sequence[PlacedJoker], after: Sequence[PlacedJoker]) -> Iterator[dict[int, int]]:
    """Every way to tell equal jokers apart: for each joker before, by its number, which one it is afterwards."""
    each_kind = []
    for kind in KINDS:
        there = [number for number, joker in enumerate(before) if joker.kind == kind]
        now = [number for number, joker in enumerate(after) if joker.kind == kind]
        each_kind.append([tuple(zip(there, chosen, strict=True)) for chosen in permutations(now, len(there))])
    return (dict(chain.from_iterable(chosen)) for chosen in product(*each_kind))


def _taken(
    change: TableChange,
    place: int,
    before: Sequence[PlacedJoker],
    after: Sequence[PlacedJoker],
    homes: dict[int, int],
) -> Replaced | None:
    """A joker that has left the set at this place and was replaced, if equal jokers are told apart like this."""
    cards = change.before[place].cards
    own = {number: homes[number] for number, joker in enumerate(before) if joker.place == place}
    came_from = {now: then for then, now in homes.items()}
    strangers = [
        joker
        for number, joker in enumerate(after)
        if number not in own.values()
        and any(before[each].means_the_same(joker) for each in own)
        and _beside(cards, Counter(change.after[joker.place].cards))
        and not (number in came_from and _stayed(change, before[came_from[number]], joker))
    ]
    if not strangers:
        return None
    first = None
    for lying in _lying(change, cards):
        beside = Counter(face for at in lying for face in change.after[at].cards) - Counter(cards)
        wanting = {
            was: joker
            for was, now in own.items()
            if after[now].place not in lying
            for joker in strangers
            if joker.place in lying and before[was].means_the_same(joker)
        }
        if _exchanged([before[was] for was in wanting], beside):
            return None
        was, other = next(iter(wanting.items()))
        first = first or Replaced(cards, before[was], change.after[other.place].cards, other)
    return first


def _stayed(change: TableChange, was: PlacedJoker, now: PlacedJoker) -> bool:
    """Whether a joker still stands for the same, in a set that was at most lengthened."""
    return was.means_the_same(now) and Counter(change.before[was.place].cards) <= Counter(change.after[now.place].cards)


def _lying(change: TableChange, cards: Faces) -> Iterator[frozenset[int]]:
    """The places of the sets in which the tiles of an earlier set can lie, for each way to tell equal tiles apart."""
    each_face = []
    for face, copies in Counter(face for face in cards if face < JOKER).items():
        there = [place for place, known in enumerate(change.after) for each in known.cards if each == face]
        each_face.append(set(combinations(there, copies)))
    return (frozenset(chain.from_iterable(chosen)) for chosen in product(*each_face))


def _exchanged(jokers: Sequence[PlacedJoker], beside: Counter[Face]) -> bool:
    """Whether each of the jokers was replaced by tiles of its own among those that lie beside its set."""
    if not jokers:
        return True
    joker, *others = jokers
    tiles = [face for face in sorted(joker.meant) if beside[face] > 0]
    width = 2 if joker.kind == DOUBLE_JOKER else 1
    return any(_exchanged(others, beside - Counter(chosen)) for chosen in combinations(tiles, width))
