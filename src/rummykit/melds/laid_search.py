"""The most that a hand of a side is worth where melds can be runs, or groups are limited in size: found by search.

Three cards make a meld, and every further card is added to one that is there, so a step of the search is one of
these or a card that stays in the hand. Large hands are searched as far as `STEPS` allow, the most promising way first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations

from rummykit.cards import Face, Faces, colour_of, number_of
from rummykit.melds.books import BestGroups, BookBonus, SideMelds

STEPS = 4000
"""Steps of a search after which the best that was found is taken."""


@lru_cache(maxsize=1024)
def searched(melds: SideMelds, hand: Faces, bonus: BookBonus, table: tuple[tuple[int, Faces], ...]) -> BestGroups:
    """The best of a hand that is found; players of a turn, goals and hints ask for the same one several times."""
    return LaidSearch(melds, bonus, table).run(hand)


class LaidSearch:
    """The search for one hand; it adds wild cards one after the other, so nothing that it finds is proven."""

    def __init__(self, melds: SideMelds, bonus: BookBonus, table: Iterable[tuple[int, Faces]]) -> None:
        self.melds = melds
        self.bonus = bonus
        self.lying = list(table)
        self.steps = 0
        self.best = -1
        self.found: tuple[tuple[Faces, ...], Faces] = ((), ())
        self._worth = cache(lambda meld: melds.value(meld) + bonus.of_meld(melds, meld))
        self._rank = cache(lambda meld: melds.rank_of(meld) if melds.is_open(meld) else 0)
        self._longer = cache(lambda meld, face: melds.extended(meld, (face,)))

    def run(self, hand: Iterable[Face]) -> BestGroups:
        """The best of a hand that was found."""
        cards = sorted(hand)
        natural = [face for face in cards if face not in self.melds.wild_faces and face not in self.melds.barred]
        wild = sorted((face for face in cards if face in self.melds.wild_faces), key=self.melds.worth)
        self._search(tuple(natural), tuple(wild), tuple(meld for _, meld in self.lying), 0)
        table, _ = self.found
        left = list(cards)
        added: list[tuple[int, Faces]] = []
        for (number, before), after in zip(self.lying, table, strict=False):
            more = list(after)
            for face in before:
                more.remove(face)
            if more:
                added.append((number, tuple(more)))
        new = table[len(self.lying) :]
        for face in (*(face for _, more in added for face in more), *(face for meld in new for face in meld)):
            left.remove(face)
        return BestGroups(new, tuple(added), tuple(left), max(0, self.best), proven=False)

    def _search(self, natural: Faces, wild: Faces, table: tuple[Faces, ...], gained: int) -> None:
        """Go on with the first natural card that is left; at the end with the wild ones."""
        self.steps += 1
        if gained > self.best:
            self.best, self.found = gained, (table, natural)
        if self.steps >= STEPS:
            return
        if not natural:
            self._add_wild(wild, table, gained)
            return
        face, rest = natural[0], natural[1:]
        for number, meld in enumerate(table):
            longer = self._longer(meld, face)
            if longer is not None:
                after = (*table[:number], longer, *table[number + 1 :])
                self._search(rest, wild, after, gained + self._worth(longer) - self._worth(meld))
        taken = self._ranks(table)
        for cards, meld in self._threes(face, rest, wild):
            if self.melds.rank_of(meld) not in taken:
                left, spare = list(rest), list(wild)
                for each in cards:
                    (spare if each in self.melds.wild_faces else left).remove(each)
                self._search(tuple(left), tuple(spare), (*table, meld), gained + self._worth(meld))
        self._search(rest, wild, table, gained)

    def _ranks(self, table: Iterable[Faces]) -> set[int]:
        """The ranks of the groups that may grow: another one of such a rank may not be laid."""
        return {*map(self._rank, table)} - {0}

    def _threes(self, face: Face, rest: Faces, wild: Faces) -> Iterator[tuple[Faces, Faces]]:
        """The melds of three cards with this one: natural ones first, then those with a wild card."""
        seen: set[Faces] = set()
        mates = [each for each in dict.fromkeys(rest) if self._may_meet(face, each)]
        twins = [each for each in mates if rest.count(each) > 1]
        pairs = [*combinations(mates, 2), *((each, each) for each in twins)]
        naturals = dict.fromkeys(wild)
        for pair in (*pairs, *((mate, own) for mate in mates for own in naturals)):
            meld = self.melds.read((face, *pair))
            key = tuple(sorted(pair))
            if meld is not None and key not in seen:
                seen.add(key)
                yield pair, meld

    def _may_meet(self, face: Face, other: Face) -> bool:
        """Whether two natural cards may lie in one meld."""
        alike = number_of(face) == number_of(other)
        return alike or (self.melds.runs is not None and colour_of(face) == colour_of(other))

    def _add_wild(self, wild: Faces, table: tuple[Faces, ...], gained: int) -> None:
        """Wild cards go where they bring most, one after the other, or make a group of their own."""
        if self.melds.wilds.alone and self.melds.wild_rank not in self._ranks(table):
            for meld in self.melds.alone_within(wild):
                left = list(wild)
                for face in meld:
                    left.remove(face)
                self._search((), tuple(left), (*table, meld), gained + self._worth(meld))
        for at, face in enumerate(wild):
            gains = []
            for number, meld in enumerate(table):
                longer = self._longer(meld, face)
                if longer is not None:
                    gains.append((self._worth(longer) - self._worth(meld), number, longer))
            if gains:
                gain, number, longer = max(gains)
                if gain > 0:
                    after = (*table[:number], longer, *table[number + 1 :])
                    self._search((), wild[:at] + wild[at + 1 :], after, gained + gain)
                    return
