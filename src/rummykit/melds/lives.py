"""The two lives of Indian Rummy: which groups make a good show, and the fewest points a hand can count.

The first life is a pure sequence, the second any other sequence. With both, only cards in no group count; with the
first alone, every card outside it counts; without it, all cards do. Wild cards and jokers count nothing.

The kernel finds the groups, exactly; this file judges them and lays them card by card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from rummykit import hands
from rummykit._native import LivesSolver
from rummykit.cards import (
    PRINTED_JOKER,
    Buffer,
    Face,
    Faces,
    card,
    colour_of,
    number_of,
    show,
    standing_for,
)
from rummykit.hands import Hand
from rummykit.melds.flaws import Flaw
from rummykit.melds.meld import from_hand
from rummykit.melds.pack import lines
from rummykit.melds.readings import WildReading
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.melds.wild import wild_melds

LifeKind: TypeAlias = Literal["pure", "impure", "set", "tunnela", "dublee", "jokers"]
"""What a group is; the last three only where three pure sequences are wanted."""
Status: TypeAlias = Literal["valid_show", "both_lives", "first_life_only", "no_first_life", "three_pure", "short"]

STATUSES: tuple[Status, ...] = ("no_first_life", "first_life_only", "both_lives")
"""The status of a hand, by its number of lives."""


class Group(NamedTuple):
    """Natural cards, the number of wild cards with them, and the places of a run in order (none for a set)."""

    natural: Faces
    wild: int
    places: Faces


@dataclass(frozen=True, slots=True, kw_only=True)
class LivesArrangement:
    """A hand at its best: its status, its groups as laid (the first life first), the cards that count, their points.

    `points` is not capped. "valid_show" means that both lives are there and every card is in a group.
    """

    status: Status
    groups: tuple[Faces, ...]
    left: Faces
    points: int


class Lives:
    """The lives of a deal: its shapes, its wild cards, and the points of the faces 0 … 51.

    `surplus`: whether wild cards that no group needs may lie in a set that is full, or by themselves.
    Raises `ValueError` for groups with twins, and for hands with more than two copies of a card.
    """

    def __init__(
        self, groups: Groups, runs: Runs, wilds: Wilds, values: tuple[int, ...], surplus: bool = False
    ) -> None:
        if not groups.distinct_suits:
            raise ValueError("The two lives are reckoned for sets of different suits.")
        self.rank = wilds.rank
        self.groups, self.surplus = groups, surplus
        self.melds = wild_melds(groups, runs, wilds, values)
        self.values = tuple(0 if number_of(face) == wilds.rank else values[face] for face in range(52))
        self._dearest = max(self.values)
        self._lines = lines(runs)
        self._solver = _solver(groups, runs, values)

    # --- one group, and a whole show

    def kind(self, cards: Faces) -> LifeKind | None:
        """What these cards are, read as the best possible life; None if they are no group."""
        readings = self.melds.readings(tuple(sorted(cards)))
        runs = [reading for reading in readings if reading.kind == "run"]
        if any(reading.wild == 0 for reading in runs):
            return "pure"
        return "impure" if runs else "set" if readings or self._has_surplus(cards) else None

    def laid(self, cards: Faces) -> WildReading:
        """A group as it is laid, as a sequence if it can be one; raises `IndexError` for cards that are no group."""
        readings = self.melds.readings(tuple(sorted(cards)))
        if not readings and self._has_surplus(cards):
            held = sorted(from_hand(cards), key=lambda face: (self.melds.is_wild(face), face))
            wild = sum(map(self.melds.is_wild, held))
            return WildReading("group", tuple(held), wild, sum(self.values[face] for face in held[: len(held) - wild]))
        return next((reading for reading in readings if reading.kind == "run"), readings[0])

    def _has_surplus(self, cards: Faces) -> bool:
        """Whether cards are a set with more wild cards than it has room for, or wild cards alone, where they may be."""
        most, held = self.groups.max_size, from_hand(cards)
        natural = tuple(sorted(face for face in held if not self.melds.is_wild(face)))
        if not natural:
            return self.surplus and len(held) >= self.groups.min_size
        if not self.surplus or most is None or not len(held) > most >= len(natural):
            return False
        full = (*natural, *(PRINTED_JOKER,) * (most - len(natural)))
        return any(reading.kind == "group" for reading in self.melds.readings(full))

    def stands(self, reading: WildReading) -> Faces:
        """What each card of a group as laid stands for."""
        return self.melds.stands(reading)

    def flaw(self, groups: Sequence[Faces], hand: Hand) -> Flaw | None:
        """Why these groups of the hand are a wrong show; None if they are a good one."""
        kinds = []
        for cards in groups:
            kind = self.kind(cards)
            if kind is None:
                return self.melds.flaw(cards)
            kinds.append(kind)
        left = hands.take(hand, (face if face < PRINTED_JOKER else PRINTED_JOKER for cards in groups for face in cards))
        if left:
            return Flaw("cards_in_no_group", {"cards": show(hands.faces(left))})
        if "pure" not in kinds:
            return Flaw("no_first_life", {})
        if kinds.count("pure") + kinds.count("impure") < 2:
            return Flaw("no_second_life", {})
        return None

    # --- a hand at its best

    def points(self, hand: Hand) -> int:
        """What the hand counts, not capped."""
        return self._solver.points(hand, self.rank or 0)

    def loose(self, hand: Hand) -> int:
        """What the hand would count if it needed no lives: the value of the cards that fit in no group."""
        return self._solver.loose(hand, self.rank or 0)

    def penalties(self, flat: Buffer, hand_size: int, ranks: Buffer, *, discard: bool, threads: int) -> memoryview[int]:
        """The points of many hands of one size, faces side by side; `ranks` are their wild ranks, or one for all."""
        return self._solver.penalties(flat, hand_size, wild_ranks=ranks, discard=discard, threads=threads)

    def best(self, hand: Hand) -> LivesArrangement:
        """The arrangement of the hand with the fewest points."""
        lives, points, found = self._solver.best(hand, self.rank or 0)
        status = STATUSES[lives]
        if not found:
            return LivesArrangement(status=status, groups=(), left=hands.faces(hand), points=points)
        pure = found[0][2]
        rest = hands.take(hand, pure)
        if len(found) == 1:
            return LivesArrangement(status=status, groups=(pure,), left=hands.faces(rest), points=points)
        groups, left = self._laid(rest, [Group(*group) for group in found[1:]])
        if points == 0 and not left:
            status = "valid_show"
        return LivesArrangement(status=status, groups=(pure, *groups), left=left, points=points)

    def shows(self, hand: Hand) -> Iterator[tuple[tuple[Faces, ...], Face]]:
        """A good show for each card that can go to the finish slot, with that card."""
        if self.points(hand) > self._dearest:
            return
        for face in hands.distinct(hand):
            rest = hands.remove(hand, face)
            if self.points(rest) == 0:
                arranged = self.best(rest)
                if arranged.status == "valid_show":
                    yield arranged.groups, face

    def show(
        self, hand: Hand, *, aside: Face | None = None, bound: Face | None = None
    ) -> tuple[tuple[Faces, ...], Face] | None:
        """A good show and the card put aside: `aside` where it can be, never `bound`; None if there is none."""
        shows = (found for found in self.shows(hand) if found[1] != bound)
        return min(shows, key=lambda found: found[1] != aside, default=None)

    # --- laying it out

    def _laid(self, hand: Hand, chosen: Sequence[Group]) -> tuple[list[Faces], Faces]:
        """The groups with their cards, the second life first and as long as possible; and the rest."""
        left = hands.faces(hands.take(hand, (face for group in chosen for face in group.natural)))
        spare = [face for face in left if face == PRINTED_JOKER or number_of(face) == self.rank]
        alone = [face for face in left if face != PRINTED_JOKER and number_of(face) != self.rank]
        second = chosen[0]
        longer = self._longer(second.places, len(spare) - sum(group.wild for group in chosen))
        groups = [second._replace(wild=second.wild + len(longer) - len(second.places), places=longer), *chosen[1:]]
        laid = [self._filled(group, spare) for group in groups]
        return laid, (*alone, *spare)

    def _longer(self, places: Faces, more: int) -> Faces:
        """The run with this many more places, if the suit has them."""
        ranks, suit = tuple(number_of(face) for face in places), colour_of(places[0])
        for line in self._lines:
            if len(line) == len(ranks) + more and any(line[at : at + len(ranks)] == ranks for at in range(more + 1)):
                return tuple(card(rank, suit) for rank in line)
        return places

    def _filled(self, group: Group, spare: list[Face]) -> Faces:
        if not group.places:
            return (*group.natural, *(spare.pop() for _ in range(group.wild)))
        own = [face for face in group.places if face not in group.natural and face in spare]
        for face in own:
            spare.remove(face)
        laid = []
        for face in group.places:
            if face in group.natural or face in own:
                laid.append(face)
            else:
                wild = spare.pop()
                laid.append(standing_for(face) if wild == PRINTED_JOKER else wild)
        return tuple(laid)


@lru_cache(maxsize=16)
def _solver(groups: Groups, runs: Runs, values: tuple[int, ...]) -> LivesSolver:
    """The kernel's solver, which gets the wild rank with each hand."""
    return LivesSolver(
        groups=(groups.min_size, groups.max_size, True),
        runs=(runs.min_length, runs.max_length, runs.ace),
        values=values,
    )


@lru_cache(maxsize=64)
def lives_of(groups: Groups, runs: Runs, wilds: Wilds, values: tuple[int, ...], surplus: bool = False) -> Lives:
    """The one `Lives` of these shapes, wild cards and points."""
    return Lives(groups, runs, wilds, values, surplus)
