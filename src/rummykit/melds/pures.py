"""Indian Rummy with 21 cards: three pure sequences instead of two lives, tunnelas, dublees, and the value cards.

A tunnela is three of one card, and a pure sequence; a dublee is two of one card. With as many pure sequences as are
wanted only cards in no group count, with fewer every card outside them. This many tunnelas, dublees or wild cards are a
good show whatever else is held.

The kernel finds the groups, exactly; this file judges them and lays them card by card.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rummykit import hands
from rummykit._native import PuresSolver
from rummykit.cards import PRINTED_JOKER, Buffer, Face, Faces, show
from rummykit.hands import Hand
from rummykit.melds.arrange import Arrangement
from rummykit.melds.black_wilds import jokers_replaced
from rummykit.melds.cut_joker import made_wild, value_cards
from rummykit.melds.flaws import Flaw
from rummykit.melds.lives import Group, LifeKind, Lives, LivesArrangement
from rummykit.melds.meld import from_hand
from rummykit.melds.meld_solver import best_melds
from rummykit.melds.pack import lines
from rummykit.melds.readings import WildReading
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.melds.wild import wild_melds

JOKERS = Wilds(jokers=True)
_KNOWN = 16384
"""The hands whose arrangement is kept."""


class PuresWanted(NamedTuple):
    """The pure sequences of a good show, and how many tunnelas, dublees, wild cards or marriages are one; 0 for no such
    show."""

    pures: int
    tunnelas: int = 0
    dublees: int = 0
    jokers: int = 0
    marriages: int = 0


class Pures(Lives):
    """The pure sequences of a deal: its shapes, its wild cards, and the points of the faces 0 … 51.

    `wild` is what chance made wild. Raises `ValueError` for groups with twins.
    """

    def __init__(
        self,
        groups: Groups,
        runs: Runs,
        wilds: Wilds,
        values: tuple[int, ...],
        wild: int,
        wanted: PuresWanted,
        surplus: bool = False,
    ) -> None:
        if not groups.distinct_suits:
            raise ValueError("Pure sequences are reckoned for sets of different suits.")
        self.rank = wilds.rank
        self.wanted = wanted
        self.marriage = tuple(sorted(value_cards(wild) or ()))
        self.groups, self.runs, self.surplus = groups, runs, surplus
        self.melds = wild_melds(groups, runs, wilds, values, also=made_wild(wild))
        self.wild = self.melds.wild_faces - {PRINTED_JOKER}
        self.values = tuple(0 if face in self.wild else values[face] for face in range(52))
        self._dearest = max(self.values)
        self._lines = lines(runs)
        self._enough = [pures_solver(groups, runs, values, pures) for pures in range(1, wanted.pures + 1)]
        self.best = lru_cache(maxsize=_KNOWN)(self._best)  # type: ignore[method-assign]

    # --- one group, and a whole show

    def kind(self, cards: Faces) -> LifeKind | None:
        """What these cards are: wild cards enough for a show, a tunnela, a sequence, a set or a dublee."""
        held = from_hand(cards)
        if self.wanted.jokers and len(held) >= self.wanted.jokers and all(map(self.melds.is_wild, held)):
            return "jokers"
        alike = bool(held) and len(set(held)) == 1
        if alike and len(held) == 3:
            return "tunnela"
        if alike and len(held) == 2:
            return "dublee"
        return super().kind(cards)

    def laid(self, cards: Faces) -> WildReading:
        """A group as it is laid; raises `IndexError` for cards that are no group."""
        kind = self.kind(cards)
        if kind not in ("jokers", "tunnela", "dublee"):
            return super().laid(cards)
        held = from_hand(cards)
        worth = sum(self.values[face] for face in held if face != PRINTED_JOKER)
        return WildReading("group", tuple(sorted(held)), 0, worth)

    def stands(self, reading: WildReading) -> Faces:
        """What each card of a group as laid stands for; those of tunnelas and dublees stand for themselves."""
        return reading.meld if self.kind(reading.meld) in ("jokers", "tunnela", "dublee") else super().stands(reading)

    def flaw(self, groups: Sequence[Faces], hand: Hand) -> Flaw | None:
        """Why these groups of the hand are a wrong show; None if they are a good one."""
        kinds = [kind for cards in groups if (kind := self.kind(cards)) is not None]
        if self.is_show(kinds, sum(map(self.is_marriage, groups))):
            return None
        for cards in groups:
            if self.kind(cards) is None:
                return self.melds.flaw(cards)
        left = hands.take(hand, (face for cards in groups for face in from_hand(cards)))
        if left:
            return Flaw("cards_in_no_group", {"cards": show(hands.faces(left))})
        pures = kinds.count("pure") + kinds.count("tunnela")
        if pures < self.wanted.pures:
            return Flaw("too_few_pures", {"count": pures, "minimum": self.wanted.pures})
        if "dublee" in kinds:
            return Flaw("too_few_dublees", {"count": kinds.count("dublee"), "minimum": self.wanted.dublees})
        return None

    def is_marriage(self, cards: Faces) -> bool:
        """Whether cards are one of each kind of value card."""
        return bool(self.marriage) and tuple(sorted(from_hand(cards))) == self.marriage

    def is_show(self, kinds: Sequence[str], marriages: int) -> bool:
        """Whether groups of these kinds, so many of them marriages, are a good show whatever else is held."""
        wanted = self.wanted
        tunnelas, dublees = kinds.count("tunnela"), kinds.count("dublee")
        return (
            bool(wanted.tunnelas and tunnelas >= wanted.tunnelas)
            or bool(wanted.dublees and dublees >= wanted.dublees)
            or bool(wanted.marriages and marriages >= wanted.marriages)
            or "jokers" in kinds
        )

    # --- a hand at its best

    def points(self, hand: Hand) -> int:
        """What the hand counts, not capped."""
        return self.best(hand).points

    def missing(self, arranged: LivesArrangement) -> int:
        """How many pure sequences a hand arranged like this lacks."""
        return self.wanted.pures - len(arranged.groups) if arranged.status == "short" else 0

    def loose(self, hand: Hand) -> int:
        """What the hand would count if it needed no more pure sequences than it has."""
        best = self.best(hand)
        if best.status != "short":
            return best.points
        if best.groups:
            return self._enough[len(best.groups) - 1].best(hand, wild=self.wild)[0]
        return self._as_jokers(hands.faces(hand)).deadwood

    def others(self, held: Faces) -> tuple[Faces, ...]:
        """The melds that leave the least of these cards where no pure sequence is asked for."""
        spare = tuple(face for face in held if face in self.wild)
        melds, _ = jokers_replaced(tuple(map(from_hand, self._as_jokers(held).melds)), (), spare)
        return tuple(self.laid(cards).meld for cards in melds)

    def _as_jokers(self, held: Faces) -> Arrangement:
        """The melds of cards whose wild cards are all read as jokers."""
        jokers = tuple(PRINTED_JOKER if face in self.wild else face for face in held)
        found = best_melds(jokers, self.groups, self.runs, JOKERS, (*self.values, 0))
        assert found is not None, "nothing is demanded"
        return found

    def penalties(self, flat: Buffer, hand_size: int, ranks: Buffer, *, discard: bool, threads: int) -> memoryview[int]:
        """The points of many hands of one size, faces side by side; what is wild is the same for all."""
        faces = bytes(flat)
        if hand_size < 1 or len(faces) % hand_size:
            raise ValueError(f"{len(faces)} faces are no rows of {hand_size}.")
        found = array("i")
        for at in range(0, len(faces), hand_size):
            hand = hands.of(faces[at : at + hand_size])
            left = [hands.remove(hand, face) for face in hands.distinct(hand)] if discard else [hand]
            found.append(min(self.points(each) for each in left))
        return memoryview(found)

    def _best(self, hand: Hand) -> LivesArrangement:
        """The arrangement of the hand with the fewest points."""
        freely = self._freely(hands.faces(hand))
        if freely:
            left = hands.faces(hands.take(hand, (face for group in freely for face in group)))
            return LivesArrangement(status="valid_show", groups=freely, left=left, points=0)
        points, pures, found, _ = self._enough[-1].best(hand, wild=self.wild)
        rest = hands.take(hand, (face for pure in pures for face in pure))
        if len(pures) < self.wanted.pures:
            return LivesArrangement(status="short", groups=tuple(pures), left=hands.faces(rest), points=points)
        groups, left = self._with_spare(pures, [Group(*group) for group in found], hands.faces(rest))
        whole = points == 0 and not left
        return LivesArrangement(status="valid_show" if whole else "three_pure", groups=groups, left=left, points=points)

    def _freely(self, held: Faces) -> tuple[Faces, ...]:
        """Tunnelas, dublees, wild cards or marriages that are a good show whatever else is held; empty if there are
        none."""
        wanted, counts = self.wanted, Counter(held)
        if wanted.tunnelas and sum(count // 3 for count in counts.values()) >= wanted.tunnelas:
            return tuple((face,) * 3 for face, count in counts.items() for _ in range(count // 3))[: wanted.tunnelas]
        wild = tuple(face for face in held if self.melds.is_wild(face))
        if wanted.jokers and len(wild) >= wanted.jokers:
            return (wild,)
        if wanted.dublees and sum(count // 2 for count in counts.values()) >= wanted.dublees:
            return tuple((face,) * 2 for face, count in counts.items() for _ in range(count // 2))[: wanted.dublees]
        if wanted.marriages and min(counts[face] for face in self.marriage) >= wanted.marriages:
            return (self.laid(self.marriage).meld,) * wanted.marriages
        return ()

    # --- laying it out

    def _with_spare(
        self, pures: Sequence[Faces], found: Sequence[Group], held: Faces
    ) -> tuple[tuple[Faces, ...], Faces]:
        """The groups with their cards and as many wild cards as have room, the pure sequences first; and the rest."""
        spare = [face for face in held if self.melds.is_wild(face)]
        alone = Counter(face for face in held if not self.melds.is_wild(face))
        alone.subtract(face for group in found for face in group.natural)
        more = len(spare) - sum(group.wild for group in found)
        kept, groups = list(pures), list(found)
        if more >= 3:
            more -= self._of_wild_cards(kept, groups, spare, more)
        elif more and not alone.total() and not any(self._room(group) for group in groups):
            self._make_room(kept, groups, more)
        for at, group in enumerate(groups):
            added = min(more, self._room(group))
            groups[at] = self._wider(group, added)
            more -= added
        laid = [self._filled(group, spare) for group in groups]
        return (*kept, *laid), (*sorted(alone.elements()), *spare)

    def _of_wild_cards(self, pures: list[Faces], groups: list[Group], spare: list[Face], more: int) -> int:
        """Add a group of wild cards alone, one of them in its own place; how many of them it takes."""
        own = next((face for face in spare if face != PRINTED_JOKER), None)
        if own is None:
            pures.append((PRINTED_JOKER,) * 3)
            del spare[:3]
            return 3
        taken = min(more, self.runs.max_length)
        groups.insert(0, Group(natural=(), wild=taken, places=self._longer((own,), taken - 1)))
        return taken

    def _room(self, group: Group) -> int:
        """How many more wild cards a group could have."""
        size = len(group.natural) + group.wild
        return (self.runs.max_length if group.places else self.groups.max_size or size) - size

    def _wider(self, group: Group, more: int) -> Group:
        places = self._longer(group.places, more) if group.places and more else group.places
        return group._replace(wild=group.wild + more, places=places)

    def _make_room(self, pures: list[Faces], groups: list[Group], more: int) -> None:
        """Part a group so that the wild cards which no group has room for lie with what comes of it."""
        shortest = self.runs.min_length
        runs = [at for at, pure in enumerate(pures) if len(set(pure)) > 1]
        if len(pures) > self.wanted.pures and runs:
            pure = pures.pop(runs[0])
            groups.append(Group(natural=tuple(sorted(pure)), wild=0, places=pure))
            return
        for at in runs:
            over = len(pures[at]) - shortest
            if over and over + more >= shortest:
                natural = pures[at][shortest:]
                pures[at] = pures[at][:shortest]
                places = self._longer(natural, shortest - over)
                groups.append(Group(natural=tuple(sorted(natural)), wild=shortest - over, places=places))
                return
        for at, group in enumerate(groups):
            if not group.places and len(group.natural) > self.groups.min_size and 1 + more >= self.groups.min_size:
                groups[at] = group._replace(natural=group.natural[1:])
                groups.append(Group(natural=group.natural[:1], wild=self.groups.min_size - 1, places=()))
                return


@lru_cache(maxsize=16)
def pures_solver(groups: Groups, runs: Runs, values: tuple[int, ...], wanted: int) -> PuresSolver:
    """The kernel's solver, which gets the wild cards with each hand."""
    return PuresSolver(
        groups=(groups.min_size, groups.max_size, True),
        runs=(runs.min_length, runs.max_length, runs.ace),
        values=values,
        wanted=wanted,
    )


@lru_cache(maxsize=64)
def pures_of(
    groups: Groups,
    runs: Runs,
    wilds: Wilds,
    values: tuple[int, ...],
    wild: int,
    wanted: PuresWanted,
    surplus: bool = False,
) -> Pures:
    """The one `Pures` of these shapes, wild cards and points."""
    return Pures(groups, runs, wilds, values, wild, wanted, surplus)


def dublees_in(held: Sequence[Face]) -> int:
    """How many pairs of equal cards there are."""
    return sum(count // 2 for count in Counter(held).values())


__all__ = ["Pures", "PuresWanted", "dublees_in", "pures_of"]
