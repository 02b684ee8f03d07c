"""Melds where jokers, wild ranks or several packs are in play: those on the table, and those that a hand holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from itertools import combinations, product

from rummykit import hands
from rummykit._native import NaturalMelds
from rummykit.cards import (
    PRINTED_JOKER,
    STANDING_FOR,
    Face,
    Faces,
    card,
    colour_of,
    number_of,
    show,
    standing_for,
)
from rummykit.hands import Hand
from rummykit.melds.flaws import Flaw, run_flaw
from rummykit.melds.meld import without
from rummykit.melds.readings import CardReadings, meant_by
from rummykit.melds.shapes import Groups, MeldKind, Runs, Wilds

OF_SUIT = (1 << 13) - 1
ONE_OF_EACH = (1 << 52) - 1
OF_RANK = sum(1 << 13 * suit + hands.LAYER * layer for suit in range(4) for layer in range(8))
"""The aces of a hand, in up to eight packs."""


class WildMelds(CardReadings):
    """The melds of a game with jokers, wild ranks or several packs (`rummykit.melds.meld.CardMelds`)."""

    @cached_property
    def extensions(self) -> Callable[[Faces], Hand]:
        """The faces, as bits, that can be laid off on a meld one at a time."""
        return lru_cache(maxsize=65536)(self._extensions)

    @cached_property
    def runs_of(self) -> Callable[[int, int, int], tuple[Faces, ...]]:
        """The runs of a suit from ranks, a bit each, and a number of jokers."""
        return lru_cache(maxsize=16384)(self._runs_of)

    @cached_property
    def groups_of(self) -> Callable[[int, Hand, int], tuple[Faces, ...]]:
        """The groups of a rank with a number of jokers; the aces given stand for the cards of that rank."""
        return lru_cache(maxsize=4096)(self._groups_of)

    # --- the table

    def extended(self, meld: Faces, cards: Faces) -> Faces | None:
        """The meld with `cards` laid off on it; its jokers keep what they stand for, and a group its rank."""
        return self._extended(meld, self.kind(meld), cards) if cards else None

    def _extended(self, meld: Faces, kind: MeldKind, cards: Faces) -> Faces | None:
        for reading in self.readings(tuple(sorted((*meld, *cards)))):
            of_rank = kind != "group" or number_of(reading.meld[0]) == number_of(meld[0])
            if kind in (reading.kind, "single") and of_rank:
                return reading.meld
        return None

    def _extensions(self, meld: Faces) -> Hand:
        kind, meant = self.kind(meld), [meant_by(face) for face in meld if face != PRINTED_JOKER]
        if kind == "single":
            near = {card(number, colour_of(face)) for face in meant for number in range(1, 14)}
            near |= {card(number_of(face), suit) for face in meant for suit in range(4)}
        elif kind == "group":
            near = {card(number_of(face), suit) for face in meant for suit in range(4)}
        elif PRINTED_JOKER in meld or (self.wilds is not None and self.wilds.rank is not None):
            near = {card(number, colour_of(face)) for face in meant for number in range(1, 14)}
        else:  # every place is settled, and there is none but before the first and after the last
            beside = {card((number_of(face) + step) % 13 + 1, colour_of(face)) for face in meant for step in (-2, 0)}
            if len(meld) == 13 and self.runs is not None and self.runs.wild_fourteenth:
                near = beside
            else:
                near = beside.difference(meant)
        return hands.of([face for face in near | self.wild_faces if self._extended(meld, kind, (face,)) is not None])

    def shortened(self, meld: Faces, cards: Faces) -> Faces | None:
        """The meld without `cards`."""
        left = without(meld, cards)
        kind = self.kind(meld)
        readings = () if left is None else self.readings(tuple(sorted(left)))
        return next((reading.meld for reading in readings if reading.kind == kind), None)

    # --- the hand

    @cached_property
    def _natural(self) -> NaturalMelds[Faces]:
        """The melds that need no joker and no twins."""
        found: list[Faces] = []
        if self.runs is not None:
            found += [line for suit in range(4) for line in self.runs_of(suit, OF_SUIT, 0)]
        if self.groups is not None:
            found += self._short_groups(ONE_OF_EACH, self.groups)
            for rank in range(1, 14):
                found += self.groups_of(rank, ONE_OF_EACH & OF_RANK, 0)
        return NaturalMelds([(hands.of(meld), meld) for meld in found])

    def within(self, hand: Hand) -> list[Faces]:
        """The melds that can be laid from a hand; a joker only where the card itself is not held.

        With jokers or twins the answer is made of the runs of each suit and the groups of each rank, which are cached.
        """
        jokers = (
            hands.count(hand, PRINTED_JOKER) if hand >> PRINTED_JOKER & 1 and PRINTED_JOKER in self.wild_faces else 0
        )
        twins = hand > hands.FIRST_LAYER and self.groups is not None and not self.groups.distinct_suits
        if not jokers and not twins:
            return self._natural.within(hand)
        found: list[Faces] = []
        suits = hand & OF_SUIT, hand >> 13 & OF_SUIT, hand >> 26 & OF_SUIT, hand >> 39 & OF_SUIT
        if self.runs is not None:
            shortest = self.runs.min_length if self.runs.short_rank is None else 2
            least = max(1, shortest - jokers)
            for suit, ranks in enumerate(suits):
                if ranks.bit_count() >= least:
                    found += self.runs_of(suit, ranks, jokers)
        if self.groups is not None:
            found += self._short_groups(hand, self.groups)
            least = max(1, self.groups.min_size - jokers)
            ranks = _with_suits(least, *suits)
            if twins:
                ranks |= _with_twins(hand)
            while ranks:
                place = (ranks & -ranks).bit_length() - 1
                ranks &= ranks - 1
                aces = hand >> place & OF_RANK
                if aces.bit_count() >= least:
                    found += self.groups_of(place + 1, aces, jokers)
        return found

    def _short_groups(self, hand: Hand, groups: Groups) -> Iterator[Faces]:
        """Melds of fewer cards than other groups have."""
        if groups.short_rank is None:
            return
        held = [face for face in hands.distinct(hand) if face < PRINTED_JOKER and number_of(face) == groups.short_rank]
        for size in range(1, groups.min_size):
            yield from combinations(held, size)

    def _runs_of(self, suit: int, ranks: int, jokers: int) -> tuple[Faces, ...]:
        """The runs of a suit from cards of `ranks` (a bit each) and jokers."""
        assert self.runs is not None
        found = []
        gaps = OF_SUIT ^ ranks
        longest = min(ranks.bit_count() + jokers, 13)
        for line, wanted in self.lines_of_suit[suit][: self.lines_until[longest]]:
            missing = (wanted & gaps).bit_count()
            if missing == 0:
                found.append(line)
            elif (
                missing <= jokers
                and len(line) >= self.runs.min_length
                and self.enough_naturals(len(line) - missing, missing)
            ):
                found.append(tuple([standing_for(face) if gaps >> face % 13 & 1 else face for face in line]))
        return tuple(found)

    def _groups_of(self, rank: int, aces: Hand, jokers: int) -> tuple[Faces, ...]:
        """The groups of a rank with jokers; the aces of a suit in `aces` stand for its cards of that rank."""
        groups = self.groups
        assert groups is not None
        found = []
        held = [(card(rank, suit), hands.count(aces, card(1, suit))) for suit in range(4)]
        copies = [range((1 if groups.distinct_suits else count) + 1) if count else range(1) for _, count in held]
        for taken in product(*copies):
            natural = [face for (face, _), number in zip(held, taken, strict=True) for _ in range(number)]
            most = groups.max_size if groups.max_size is not None else len(natural) + jokers
            for wild in range(max(0, groups.min_size - len(natural)), min(jokers, most - len(natural)) + 1):
                if natural and self.enough_naturals(len(natural), wild):
                    meld = self._group((*natural, *[PRINTED_JOKER] * wild))
                    if meld is not None:
                        found.append(meld)
        return tuple(found)

    def _group(self, cards: Faces) -> Faces | None:
        """Cards as a group; a joker says of which rank it is where they would be read as a run without that."""
        meld = self.read(cards)
        if meld is None or self.kind(meld) == "group":
            return meld
        rank = number_of(cards[0])
        said = (self.read((*cards[:-1], standing_for(card(rank, suit)))) for suit in range(4))
        return next((meld for meld in said if meld is not None and self.kind(meld) == "group"), None)

    # --- refusals

    def flaw(self, cards: Faces) -> Flaw | None:
        """Why these cards are no meld; None if they are one."""
        if self.readings(tuple(sorted(cards))):
            return None
        shown = show(cards)
        wild = [face for face in cards if self.is_wild(face)]
        fixed = [meant_by(face) for face in cards if not self.is_wild(face) or face >= STANDING_FOR]
        natural = len(cards) - len(wild)
        least = min(shape for shape in self._least())
        if len(cards) < least:
            return Flaw("too_short", {"meld": shown, "minimum": least})
        if self.wilds is not None and not natural and not self.wilds.alone:
            return Flaw("no_natural", {"meld": shown})
        if self.wilds is not None and natural < self.wilds.least_naturals:
            return Flaw("too_few_naturals", {"meld": shown, "minimum": self.wilds.least_naturals})
        if self.wilds is not None and self.wilds.at_most_naturals and len(wild) > natural:
            return Flaw("too_many_jokers", {"meld": shown})
        if self.wilds is not None and self.wilds.at_most_naturals == "fewer" and len(wild) == natural:
            return Flaw("jokers_not_fewer", {"meld": shown})
        if self.wilds is not None and self.wilds.most is not None and len(wild) > self.wilds.most:
            return Flaw("more_jokers_than_allowed", {"meld": shown, "maximum": self.wilds.most})
        ranks = {number_of(face) for face in fixed}
        twins = [face for face, count in Counter(fixed).items() if count > 1]
        if len(ranks) == 1 and len(fixed) > 1:
            if self.groups is None:
                return Flaw("no_groups", {"meld": shown})
            if twins and self.groups.distinct_suits:
                return Flaw("duplicate_colour", {"meld": shown, "twin": show((twins[0],))})
            if len(cards) < self.groups.min_size:
                return Flaw("too_short", {"meld": shown, "minimum": self.groups.min_size})
            return Flaw("too_many", {"meld": shown, "maximum": self.groups.max_size or 0})
        if len({colour_of(face) for face in fixed}) > 1:
            return Flaw("mixed", {"meld": shown})
        if self.runs is None:
            return Flaw("no_runs", {"meld": shown})
        if len(cards) < self.runs.min_length:
            return Flaw("too_short", {"meld": shown, "minimum": self.runs.min_length})
        if twins:
            return Flaw("duplicate", {"meld": shown, "twin": show((twins[0],))})
        return run_flaw(shown, ranks, len(cards), self.runs)

    def _least(self) -> Iterator[int]:
        if self.groups is not None:
            yield self.groups.min_size
        if self.runs is not None:
            yield self.runs.min_length


def _with_suits(least: int, a: int, b: int, c: int, d: int) -> int:
    """Ranks as bits: those with cards of this many of the suits, three meaning three or more."""
    if least == 1:
        return a | b | c | d
    return a & b | c & d | (a | b) & (c | d) if least == 2 else a & b & (c | d) | c & d & (a | b)


def _with_twins(hand: Hand) -> int:
    """Ranks as bits: those with twins."""
    ranks = 0
    while hand := hand >> hands.LAYER:
        ranks |= hand | hand >> 13 | hand >> 26 | hand >> 39
    return ranks & OF_SUIT


@lru_cache(maxsize=64)
def wild_melds(
    groups: Groups | None,
    runs: Runs | None,
    wilds: Wilds | None,
    points: tuple[int, ...],
    low_ace: int | None = None,
    declared: bool = False,
    also: frozenset[Face] = frozenset(),
) -> WildMelds:
    """The one `WildMelds` of these shapes and points."""
    return WildMelds(groups, runs, wilds, points, low_ace, declared, also)
