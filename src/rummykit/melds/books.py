"""Groups of a side: with wild cards that stay wild and keep their points, mostly one group of each rank.

Suits do not matter, so of groups that differ only in suits one is listed. A hand comes apart by ranks but for its wild
cards; the best melds of a hand of any size are found by sharing those out, rank after rank.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, Faces, card, number_of, show
from rummykit.hands import Hand
from rummykit.melds.flaws import Flaw
from rummykit.melds.readings import WildReading
from rummykit.melds.shapes import Groups, Wilds
from rummykit.melds.wild import WildMelds

Book: TypeAlias = Literal["natural", "semi", "mixed", "wild"]
"""The kinds of melds that bring a bonus for their size."""


class SideHand(NamedTuple):
    """Cards in ranks: the natural cards of each rank, and the wild cards, the cheapest first."""

    naturals: dict[int, Faces]
    wild: Faces


class SideMelds(WildMelds):
    """The groups of a game of sides (`rummykit.melds.meld.CardMelds`).

    `joker` are the points of a joker, `last` the faces whose groups have no wild cards, `barred` those never melded.
    """

    def __init__(
        self,
        groups: Groups,
        wilds: Wilds,
        points: tuple[int, ...],
        joker: int,
        last: frozenset[Face],
        barred: frozenset[Face],
    ) -> None:
        super().__init__(groups, None, wilds, points, None, False)
        self.wilds: Wilds = wilds
        self.groups: Groups = groups
        self.joker = joker
        self.last = last
        self.barred = barred
        self.wild_rank = wilds.rank or 0

    def worth(self, face: Face) -> int:
        """The points of a card, wherever it is."""
        return self.joker if face >= PRINTED_JOKER else self.points[face]

    def rank_of(self, meld: Faces) -> int:
        """The rank of a group as laid, which begins with a natural card if it has one; the wild rank; 0 for a run."""
        return self.wild_rank if meld[0] in self.wild_faces else number_of(meld[0])

    def is_open(self, meld: Faces) -> bool:
        """Whether a group may grow; beside one that may not, another one of its rank may be laid."""
        return self.groups.max_size is None or len(meld) < self.groups.max_size

    def book(self, meld: Faces, size: int) -> Book | None:
        """Which kind of book of `size` cards or more a meld as laid is, if it is one.

        It is a "semi" one with a single wild card and `size` natural cards besides.
        """
        wild = self.wild(meld)
        if len(meld) < size:
            return None
        if not wild:
            return "natural"
        if wild == len(meld):
            return "wild"
        return "semi" if wild == 1 and len(meld) > size else "mixed"

    def wild(self, meld: Faces) -> int:
        """How many of its cards stand for others; in groups all that may, even in one that another sheet allows."""
        return sum(face in self.wild_faces for face in meld) if self.runs is None else super().wild(meld)

    def is_last(self, meld: Faces) -> bool:
        """Whether a group may be laid only in going out."""
        return meld[0] in self.last

    def may_have(self, naturals: int, wild: int) -> bool:
        """Whether a group may have this many cards of either kind."""
        wilds, groups = self.wilds, self.groups
        if naturals + wild < groups.min_size:
            return False
        if groups.max_size is not None and naturals + wild > groups.max_size:
            return False
        if not naturals:
            return wilds.alone
        return naturals >= wilds.least_naturals and wild <= wilds.beside(naturals)

    def sorted_out(self, faces: Iterable[Face]) -> SideHand:
        """Cards of a hand by their ranks."""
        naturals: dict[int, list[Face]] = {}
        wild: list[Face] = []
        for face in sorted(faces):
            if face in self.wild_faces:
                wild.append(face)
            elif face not in self.barred:
                naturals.setdefault(number_of(face), []).append(face)
        return SideHand({rank: tuple(cards) for rank, cards in naturals.items()}, tuple(sorted(wild, key=self.worth)))

    # --- reading

    def _readings(self, cards: Faces) -> tuple[WildReading, ...]:
        """The one reading of the cards, if they are a group."""
        natural = [face for face in cards if face not in self.wild_faces]
        wild = [face for face in cards if face in self.wild_faces]
        if natural and (natural[-1] >= STANDING_FOR or len({number_of(face) for face in natural}) > 1):
            return ()
        if self.barred.intersection(natural) or not self.may_have(len(natural), len(wild)):
            return ()
        if wild and self.last.intersection(natural):
            return ()
        value = sum(map(self.worth, cards))
        return (WildReading("group", (*natural, *sorted(wild, reverse=True)), len(wild), value),)

    def extended(self, meld: Faces, cards: Faces) -> Faces | None:
        """The group with `cards` added to it; one of wild cards alone takes no others."""
        longer = self.read((*meld, *cards)) if cards else None
        return longer if longer is None or self.rank_of(longer) == self.rank_of(meld) else None

    def _extensions(self, meld: Faces) -> Hand:
        same = [card(self.rank_of(meld), suit) for suit in range(4)]
        return hands.of(face for face in {*same, *self.wild_faces} if self.extended(meld, (face,)) is not None)

    # --- the hand

    def within(self, hand: Hand) -> list[Faces]:
        """The groups of a hand, one for each number of natural cards and each choice of wild ones."""
        held = self.sorted_out(hands.faces(hand))
        ways = self.wild_ways(held.wild)
        found = [
            self.read((*cards[:count], *wild))
            for cards in held.naturals.values()
            for count in range(self.wilds.least_naturals, len(cards) + 1)
            for wild in ways
        ]
        return [*(meld for meld in found if meld is not None), *self.alone_within(held.wild)]

    def alone_within(self, wild: Faces) -> Iterator[Faces]:
        """The groups of these wild cards alone."""
        if self.wilds.alone and len(wild) >= self.groups.min_size:
            found = (self.read(cards) for cards in self._choices(wild, len(wild)) if cards)
            yield from (meld for meld in found if meld is not None)

    def wild_ways(self, wild: Faces) -> list[Faces]:
        """Choices of wild cards for a group with natural ones, none first."""
        return self._choices(wild, len(wild) if self.wilds.most is None else self.wilds.most)

    def _choices(self, wild: Faces, most: int) -> list[Faces]:
        """Choices of at most this many wild cards, none first; of those of a rank it does not matter which."""
        jokers = [face for face in wild if face == PRINTED_JOKER]
        others = [face for face in wild if face != PRINTED_JOKER]
        pairs = [(few, more) for few in range(len(others) + 1) for more in range(len(jokers) + 1) if few + more <= most]
        return [(*others[:few], *jokers[:more]) for few, more in sorted(pairs, key=lambda each: (sum(each), each[1]))]

    # --- refusals

    def flaw(self, cards: Faces) -> Flaw | None:
        """Why these cards are no group; None if they are one."""
        if self.readings(tuple(sorted(cards))):
            return None
        shown = show(cards)
        wild = sum(face in self.wild_faces for face in cards)
        natural = len(cards) - wild
        ranks = {number_of(face) for face in cards if face not in self.wild_faces}
        if len(cards) < self.groups.min_size:
            return Flaw("too_short", {"meld": shown, "minimum": self.groups.min_size})
        if len(ranks) > 1:
            return Flaw("no_runs" if len(ranks) == len(cards) else "mixed", {"meld": shown})
        if any(face in self.barred for face in cards):
            return Flaw("never_melded", {"meld": shown})
        if wild and any(face in self.last for face in cards):
            return Flaw("no_wild_cards_here", {"meld": shown})
        if not natural and self.wilds.alone:
            return Flaw("too_many", {"meld": shown, "maximum": self.groups.max_size or 0})
        if natural < self.wilds.least_naturals:
            return Flaw("too_few_naturals", {"meld": shown, "minimum": self.wilds.least_naturals})
        if self.wilds.most is not None and wild > self.wilds.most:
            return Flaw("more_jokers_than_allowed", {"meld": shown, "maximum": self.wilds.most})
        if self.wilds.at_most_naturals and wild > natural:
            return Flaw("too_many_jokers", {"meld": shown})
        if self.wilds.at_most_naturals == "fewer" and wild == natural:
            return Flaw("jokers_not_fewer", {"meld": shown})
        return Flaw("too_many", {"meld": shown, "maximum": self.groups.max_size or 0})


@dataclass(frozen=True, slots=True)
class BestGroups:
    """The best melds of a hand: new groups as laid, cards added to groups that lie there, what is left, the worth.

    `added` has pairs of the number of a group and cards. `worth` counts the cards laid and the bonuses of books that
    are made or lose one by becoming mixed. `proven`: whether nothing better is possible.
    """

    melds: tuple[Faces, ...]
    added: tuple[tuple[int, Faces], ...]
    left: Faces
    worth: int
    proven: bool = True


class BookBonus(NamedTuple):
    """The size of a book and its bonuses."""

    size: int
    natural: int
    mixed: int
    semi: int | None = None
    wild: int | None = None

    def of_meld(self, melds: SideMelds, meld: Faces) -> int:
        """The bonus of a meld as laid."""
        kind = melds.book(meld, self.size)
        if kind is None:
            return 0
        if kind == "semi" and self.semi is not None:
            return self.semi
        if kind == "wild" and self.wild is not None:
            return self.wild
        return self.natural if kind == "natural" else self.mixed

    def of(self, naturals: int, wild: int) -> int:
        """The bonus of a group with this many cards of either kind."""
        if naturals + wild < self.size:
            return 0
        if not naturals and self.wild is not None:
            return self.wild
        return self.mixed if wild else self.natural


NO_BONUS = BookBonus(1 << 30, 0, 0)


def best_groups(
    melds: SideMelds,
    hand: Iterable[Face],
    bonus: BookBonus = NO_BONUS,
    table: Iterable[tuple[int, Faces]] = (),
    free: Iterable[Face] = (),
) -> BestGroups:
    """The most that a hand is worth if all is laid now, with the groups of its side on the `table`, by number.

    Exact for hands of any size where melds are groups without a limit to their size; others are searched, without
    proof (`rummykit.melds.laid_search`). Groups that are laid only in going out are left in the hand, but for those of
    `free` faces. All natural cards of a rank are laid together: nothing is won by keeping some back.
    """
    if melds.runs is not None or melds.groups.max_size is not None:
        from rummykit.melds.laid_search import searched

        return searched(melds, tuple(sorted(hand)), bonus, tuple(table))
    cards = sorted(hand)
    held = melds.sorted_out(cards)
    lying = {melds.rank_of(meld): (number, meld) for number, meld in table}
    jokers = sum(face == PRINTED_JOKER for face in held.wild)
    others = [face for face in held.wild if face != PRINTED_JOKER]
    allowed = frozenset(free)
    best: dict[tuple[int, int], tuple[int, tuple[tuple[int, Faces, int, int], ...]]] = {(0, 0): (0, ())}
    alone = {melds.wild_rank} if melds.wilds.alone else set()
    for rank in sorted(held.naturals.keys() | lying.keys() | alone):
        naturals = held.naturals.get(rank, ())
        own = tuple([face for face in naturals if face not in melds.last or face in allowed])
        if naturals and not own:
            continue
        ways = _of_rank(melds, own, lying.get(rank), bonus, jokers, others)
        after: dict[tuple[int, int], tuple[int, tuple[tuple[int, Faces, int, int], ...]]] = {}
        for (twos, joks), (worth, laid) in best.items():
            for few, more, gain in ways:
                used = twos + few, joks + more
                if used[0] > len(others) or used[1] > jokers:
                    continue
                if used not in after or after[used][0] < worth + gain:
                    made = (*laid, (rank, own, few, more)) if gain or few or more else laid
                    after[used] = worth + gain, made
        best = after
    worth, laid = max(best.values(), key=lambda each: each[0])
    new: list[Faces] = []
    added: list[tuple[int, Faces]] = []
    spare = [*others]
    left = list(cards)
    for rank, own, few, more in laid:
        wild = (*[spare.pop() for _ in range(few)], *[PRINTED_JOKER] * more)
        for face in (*own, *wild):
            left.remove(face)
        if rank in lying:
            added.append((lying[rank][0], (*own, *wild)))
        else:
            meld = melds.read((*own, *wild))
            assert meld is not None, "only groups are among the ways"
            new.append(meld)
    return BestGroups(tuple(new), tuple(added), tuple(left), worth)


def _of_rank(
    melds: SideMelds,
    own: Faces,
    lying: tuple[int, Faces] | None,
    bonus: BookBonus,
    jokers: int,
    others: list[Face],
) -> list[tuple[int, int, int]]:
    """The ways to lay the cards of a rank: wild cards of the wild rank, jokers, and the worth; first none."""
    there = () if lying is None else lying[1]
    wild_there = melds.wild(there) if there else 0
    before = bonus.of(len(there) - wild_there, wild_there)
    natural = len(there) - wild_there + len(own)
    ways = [(0, 0, 0)]
    cheap = melds.worth(others[0]) if others else 0
    limited = natural > 0 and melds.wilds.most is not None
    most = (melds.wilds.most or 0) - wild_there if limited else len(others) + jokers
    plain = bool(own and own[0] in melds.last)
    for few in range(min(len(others), most) + 1):
        for more in range(min(jokers, most - few) + 1):
            if (plain and few + more) or not (own or few + more):
                continue
            if melds.may_have(natural, wild_there + few + more):
                laid = sum(map(melds.worth, own)) + few * cheap + more * melds.joker
                ways.append((few, more, laid + bonus.of(natural, wild_there + few + more) - before))
    return ways


@lru_cache(maxsize=64)
def side_melds(
    groups: Groups,
    wilds: Wilds,
    points: tuple[int, ...],
    joker: int,
    last: frozenset[Face],
    barred: frozenset[Face],
) -> SideMelds:
    """The one `SideMelds` of these shapes and points."""
    return SideMelds(groups, wilds, points, joker, last, barred)
