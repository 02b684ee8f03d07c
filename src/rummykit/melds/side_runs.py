"""Runs of a side beside its groups: a wild card fills a gap or stands at an end, and moves when its card arrives.

A run is a set of cards: it is legal if they can be laid in order, and a card of the wild rank is natural in its own
place whenever that is possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rummykit import hands
from rummykit.cards import OF_NUMBER, STANDING_FOR, Face, Faces, card, colour_of, number_of, show
from rummykit.hands import Hand
from rummykit.melds.books import Book, SideMelds
from rummykit.melds.flaws import Flaw, run_flaw
from rummykit.melds.readings import WildReading
from rummykit.melds.shapes import Groups, Runs, Wilds

HIGH_ACE = 14
"""The place of an ace above the king."""


class SideRunMelds(SideMelds):
    """The groups and runs of a game of sides (`rummykit.melds.meld.CardMelds`)."""

    def __init__(
        self,
        groups: Groups,
        runs: Runs,
        wilds: Wilds,
        points: tuple[int, ...],
        joker: int,
        last: frozenset[Face],
        barred: frozenset[Face],
    ) -> None:
        super().__init__(groups, wilds, points, joker, last, barred)
        self.runs: Runs = runs
        self.lowest = 1 if runs.ace in ("low", "both") else 2
        self.highest = HIGH_ACE if runs.ace in ("high", "both") else 13
        self.read_run = lru_cache(maxsize=65536)(self._read_run)

    def rank_of(self, meld: Faces) -> int:
        return 0 if self.kind(meld) == "run" else number_of(meld[0])

    def is_open(self, meld: Faces) -> bool:
        if self.kind(meld) == "run":
            return len(meld) < self.runs.max_length
        return super().is_open(meld)

    def is_last(self, meld: Faces) -> bool:
        return self.kind(meld) == "group" and super().is_last(meld)

    def book(self, meld: Faces, size: int) -> Book | None:
        kind = super().book(meld, size)
        if kind == "semi" and self.kind(meld) == "run":
            line = self.line_of(meld)
            at = next(place for place, face in enumerate(meld) if face != line[place])
            return "semi" if max(at, len(meld) - 1 - at) >= size else "mixed"
        return kind

    # --- reading

    def _readings(self, cards: Faces) -> tuple[WildReading, ...]:
        """The one reading of the cards as a group, and the one as a run, if there are."""
        run = self.read_run(cards)
        found = super()._readings(cards)
        return found if run is None else (*found, run[0])

    def _read_run(self, cards: Faces) -> tuple[WildReading, Faces] | None:
        """The cards, in order, as a run, and what each of them stands for; with as few wild cards as possible."""
        if not self.runs.min_length <= len(cards) <= self.runs.max_length:
            return None
        fixed = [face for face in cards if face not in self.wild_faces]
        suits = {colour_of(face) for face in fixed if face < STANDING_FOR}
        if len(suits) != 1 or fixed[-1] >= STANDING_FOR or self.barred.intersection(fixed):
            return None
        suit, rank = suits.pop(), self.wilds.rank
        own = None if rank is None or not self.wilds.natural_in_place else card(rank, suit)
        wild = [face for face in cards if face in self.wild_faces]
        if own in wild:
            others = list(wild)
            others.remove(own)
            read = self._placed(suit, [*fixed, own], others)
            if read is not None:
                return read
        return self._placed(suit, fixed, wild)

    def _placed(self, suit: int, natural: list[Face], wild: list[Face]) -> tuple[WildReading, Faces] | None:
        """Natural cards of a suit in their places, wild cards in the others."""
        if len(natural) < self.wilds.least_naturals or len(wild) > self.wilds.beside(len(natural)):
            return None
        numbers = sorted(number_of(face) for face in natural)
        for placed in self._aces_placed(numbers):
            places = self._line(placed, len(wild))
            if places is None:
                continue
            line = tuple([card(1 if place == HIGH_ACE else place, suit) for place in places])
            spare = sorted(wild)
            meld = tuple([face if place in placed else spare.pop() for place, face in zip(places, line, strict=True)])
            return WildReading("run", meld, len(wild), sum(map(self.worth, meld))), line
        return None

    def _aces_placed(self, numbers: list[int]) -> Iterator[list[int]]:
        """The places of natural cards: an ace is low, or high, and two of them at both ends."""
        aces, others = numbers.count(1), [number for number in numbers if number > 1]
        if aces > 2 or len(set(others)) < len(others):
            return
        if aces == 2:
            if (self.lowest, self.highest) == (1, HIGH_ACE):
                yield [1, *others, HIGH_ACE]
        elif aces == 0:
            yield others
        else:
            if self.lowest == 1:
                yield [1, *others]
            if self.highest == HIGH_ACE:
                yield [*others, HIGH_ACE]

    def _line(self, placed: list[int], wild: int) -> range | None:
        """The places of a run with cards in these and this many wild cards, which go on at the high end first."""
        low, high = placed[0], placed[-1]
        free = wild - (high - low + 1 - len(placed))
        if free < 0:
            return None
        up = min(free, self.highest - high)
        if low == 1 and self.runs.max_length <= 13:
            up = min(up, 13 - high)
        low -= free - up
        return range(low, high + up + 1) if low >= self.lowest else None

    def line_of(self, meld: Faces) -> Faces:
        """What each card of a run stands for."""
        read = self.read_run(tuple(sorted(meld)))
        assert read is not None, "it is a run"
        return read[1]

    def stands(self, reading: WildReading) -> Faces:
        if reading.kind == "run":
            return self.line_of(reading.meld)
        rank = number_of(reading.meld[0])
        return tuple([OF_NUMBER + rank if face in self.wild_faces else face for face in reading.meld])

    # --- the table

    def extended(self, meld: Faces, cards: Faces) -> Faces | None:
        """The meld with `cards` added to it; a wild card moves to where it is then needed."""
        if not cards:
            return None
        kind = self.kind(meld)
        readings = self.readings(tuple(sorted((*meld, *cards))))
        return next((reading.meld for reading in readings if reading.kind == kind), None)

    def _extensions(self, meld: Faces) -> Hand:
        if self.kind(meld) == "group":
            near = {card(self.rank_of(meld), suit) for suit in range(4)}
        else:
            suit = colour_of(self.line_of(meld)[0])
            near = {card(number, suit) for number in range(1, 14)}
        return hands.of(face for face in near | self.wild_faces if self.extended(meld, (face,)) is not None)

    # --- the hand

    def within(self, hand: Hand) -> list[Faces]:
        """The groups of a hand, and its runs, those with a wild card where one card is missing."""
        return [*super().within(hand), *dict.fromkeys(self.runs_within(hand))]

    def runs_within(self, hand: Hand) -> Iterator[Faces]:
        """The runs of a hand; of wild cards one of each rank, and the cheapest first."""
        held = set(hands.distinct(hand))
        for suit in range(4):
            for low in range(self.lowest, self.highest):
                for high in range(low + self.runs.min_length - 1, self.highest + 1):
                    if high - low >= self.runs.max_length:
                        break
                    line = [card(1 if place == HIGH_ACE else place, suit) for place in range(low, high + 1)]
                    missing = [face for face in line if face not in held]
                    if len(missing) > (self.wilds.most or 1):
                        break
                    if any(line.count(face) > hands.count(hand, face) for face in line if face in held):
                        continue
                    yield from self._filled(hand, line, missing)

    def _filled(self, hand: Hand, line: list[Face], missing: list[Face]) -> Iterator[Faces]:
        """A run with its missing cards replaced by wild ones."""
        natural = [face for face in line if face not in missing]
        if not missing:
            meld = self.read(tuple(natural))
            if meld is not None:
                yield meld
            return
        left = hands.take(hand, natural)
        for wild in self.wild_ways(tuple([face for face in hands.faces(left) if face in self.wild_faces])):
            if len(wild) == len(missing):
                meld = self.read((*natural, *wild))
                if meld is not None and self.kind(meld) == "run":
                    yield meld

    # --- refusals

    def flaw(self, cards: Faces) -> Flaw | None:
        """Why these cards are no meld; None if they are one."""
        if self.readings(tuple(sorted(cards))):
            return None
        natural = [face for face in cards if face not in self.wild_faces]
        ranks, suits = {number_of(face) for face in natural}, {colour_of(face) for face in natural}
        if len(cards) < self.groups.min_size or len(ranks) <= 1 or self.barred.intersection(cards):
            return super().flaw(cards)
        shown, wild = show(cards), len(cards) - len(natural)
        if len(suits) > 1:
            return Flaw("mixed", {"meld": shown})
        twins = [face for face in natural if natural.count(face) > 1 and number_of(face) > 1]
        if twins:
            return Flaw("duplicate", {"meld": shown, "twin": show((twins[0],))})
        own = self.wilds.rank is not None and card(self.wilds.rank, suits.pop()) in cards
        if self.wilds.most is not None and wild - own > self.wilds.most:
            return Flaw("more_jokers_than_allowed", {"meld": shown, "maximum": self.wilds.most})
        return run_flaw(shown, ranks, len(cards), self.runs)


@lru_cache(maxsize=64)
def side_run_melds(
    groups: Groups,
    runs: Runs,
    wilds: Wilds,
    points: tuple[int, ...],
    joker: int,
    last: frozenset[Face],
    barred: frozenset[Face],
) -> SideRunMelds:
    """The one `SideRunMelds` of these shapes and points."""
    return SideRunMelds(groups, runs, wilds, points, joker, last, barred)
