"""Melds of several packs, with twins, jokers and wild ranks: each meld is read card by card.

A run is laid from low to high, and every joker in it says what it stands for; where a joker has a choice, it goes to
the high end as far as the suit reaches. A joker in a group of three stands for either missing suit until that is
settled, unless the game has it declared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

from rummykit import hands
from rummykit.cards import (
    OF_NUMBER,
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
from rummykit.melds.always_wild import is_always_wild
from rummykit.melds.flaws import Flaw, run_flaw
from rummykit.melds.meld import without
from rummykit.melds.pack import lines
from rummykit.melds.shapes import Groups, MeldKind, Runs, Wilds

OF_SUIT = (1 << 13) - 1
OF_RANK = sum(1 << 13 * suit + hands.LAYER * layer for suit in range(4) for layer in range(8))
"""The aces of a hand, in up to eight packs."""


FOURTEEN = (*range(1, 14), 1)
"""The ranks of a run with an ace at both ends."""


@dataclass(frozen=True, slots=True)
class WildReading:
    """One way to read cards as a meld: as laid, how many of them are wild, and what they count."""

    kind: MeldKind
    meld: Faces
    wild: int
    value: int


class WildMelds:
    """The melds of a game with jokers, wild ranks or several packs (`rummykit.melds.meld.CardMelds`).

    `points` are those of the faces 0 … 51 in a meld; `low_ace` those of an ace below the two, where they differ; `also`
    are cards that are wild besides the jokers and the wild rank.
    """

    def __init__(
        self,
        groups: Groups | None,
        runs: Runs | None,
        wilds: Wilds | None,
        points: tuple[int, ...],
        low_ace: int | None,
        declared: bool,
        also: frozenset[Face] = frozenset(),
    ) -> None:
        self.also = also
        self.groups = groups
        self.runs = runs
        self.wilds = wilds
        self.points = points
        self.low_ace = low_ace
        self.declared = declared
        self.leaves_suits_open = groups is not None and groups.distinct_suits and not declared
        self.wild_faces = frozenset(face for face in range(PRINTED_JOKER + 1) if self.is_wild(face))
        never = self.wild_faces if is_always_wild(wilds) else ()
        self.natural_faces = frozenset(range(PRINTED_JOKER)).difference(never)
        numbers = lines(runs) if runs is not None else ()
        if runs is not None and runs.wild_fourteenth:
            numbers = (*numbers, FOURTEEN)
        self.lines_of_suit = [
            [(tuple([card(number, suit) for number in line]), _ranks(line)) for line in numbers] for suit in range(4)
        ]
        self.natural_runs = {
            tuple(sorted(line)): line for of_suit in self.lines_of_suit for line, _ in of_suit if len(line) < 14
        }
        self.lines_until = [sum(len(line) <= length for line in numbers) for length in range(15)]
        self.readings = lru_cache(maxsize=65536)(self._readings)
        self.extensions = lru_cache(maxsize=65536)(self._extensions)
        self.runs_of = lru_cache(maxsize=16384)(self._runs_of)
        self.groups_of = lru_cache(maxsize=4096)(self._groups_of)

    # --- reading

    def _readings(self, cards: Faces) -> tuple[WildReading, ...]:
        """All readings of the cards: the fewest wild cards first, then the most valuable."""
        if cards and cards[-1] < PRINTED_JOKER and self.wild_faces.isdisjoint(cards):
            found = list(self._of_naturals(cards))
        else:
            found = [*self._as_groups(cards), *self._as_runs(cards)]
        found.sort(key=lambda reading: (reading.wild, -reading.value))
        return tuple(found)

    def _of_naturals(self, cards: Faces) -> Iterator[WildReading]:
        """The readings of ascending cards, none of them wild."""
        groups, runs, rank = self.groups, self.runs, number_of(cards[0])
        if groups is not None and len(cards) < groups.min_size:
            yield from self._as_short_group(cards, groups)
        elif groups is not None and len(cards) <= (groups.max_size or len(cards)):
            repeated = groups.distinct_suits and len(set(cards)) < len(cards)
            if not repeated and all(number_of(face) == rank for face in cards):
                yield WildReading("group", cards, 0, len(cards) * self.points[card(rank, 0)])
        line = self.natural_runs.get(cards)
        if line is not None and runs is not None and (len(cards) >= runs.min_length or self._may_be_short(cards)):
            yield WildReading("run", line, 0, self._worth(line))

    def _worth(self, line: Faces) -> int:
        """The points of a run on this line, whichever of its cards are wild."""
        value = sum([self.points[face] for face in line])
        if self.low_ace is not None and number_of(line[0]) == 1:
            value += self.low_ace - self.points[line[0]]
        return value

    def read(self, cards: Faces) -> Faces | None:
        """These cards, given in any order, as they are laid; None if they are no meld."""
        readings = self.readings(tuple(sorted(cards)))
        return readings[0].meld if readings else None

    def kind(self, meld: Faces) -> MeldKind:
        """Group or run."""
        return self.readings(tuple(sorted(meld)))[0].kind

    def value(self, meld: Faces) -> int:
        """The points of its cards; a joker has those of the card it stands for."""
        return self.readings(tuple(sorted(meld)))[0].value

    def wild(self, meld: Faces) -> int:
        """How many of its cards stand for others."""
        return self.readings(tuple(sorted(meld)))[0].wild

    def stands(self, reading: WildReading) -> Faces:
        """What each card of a meld as laid stands for; a wild card in a group for a number, while its suit is open."""
        meld = reading.meld
        if reading.kind == "single":
            return meld
        if reading.kind == "group" and meld[0] == PRINTED_JOKER:
            return meld
        if reading.kind == "group":
            rank = number_of(meld[0])
            return tuple([_meant(face) if number_of(_meant(face)) == rank else OF_NUMBER + rank for face in meld])
        shorter, lines = self.lines_until[len(meld) - 1], self.lines_until[len(meld)]
        for suit in range(4):
            for line, _ in self.lines_of_suit[suit][shorter:lines]:
                pairs = list(zip(meld, line, strict=True))
                own = sum(face == place and face in self.natural_faces for face, place in pairs)
                if own == len(meld) - reading.wild and all(_may_stand(face, place) for face, place in pairs):
                    return line
        raise AssertionError("a run lies on a line")

    def is_wild(self, face: Face) -> bool:
        """Whether a card may stand for others."""
        wilds = self.wilds
        if wilds is None:
            return False
        if face >= PRINTED_JOKER:
            return wilds.jokers
        return wilds.of_rank(face) or face in self.also

    def _enough_naturals(self, naturals: int, wild: int) -> bool:
        return naturals >= 1 if self.wilds is None else wild <= self.wilds.beside(naturals)

    def _as_groups(self, cards: Faces) -> Iterator[WildReading]:
        groups = self.groups
        if groups is None or len(cards) > (groups.max_size or len(cards)):
            return
        if len(cards) < groups.min_size:
            yield from self._as_short_group(cards, groups)
            return
        fixed = {number_of(_meant(face)) for face in cards if face not in self.wild_faces}
        if len(fixed) > 1:
            return
        for rank in fixed or {number_of(_meant(face)) for face in cards if face != PRINTED_JOKER} or range(1, 14):
            reading = self._as_group(cards, rank, groups)
            if reading is not None:
                yield reading

    def _as_short_group(self, cards: Faces, groups: Groups) -> Iterator[WildReading]:
        """One or two cards, all of the rank that makes melds so small."""
        alike = bool(cards) and all(face < PRINTED_JOKER and number_of(face) == groups.short_rank for face in cards)
        if alike and not (groups.distinct_suits and len(set(cards)) < len(cards)):
            value = sum(self.points[face] for face in cards)
            yield WildReading("group" if len(cards) > 1 else "single", tuple(sorted(cards)), 0, value)

    def _as_group(self, cards: Faces, rank: int, groups: Groups) -> WildReading | None:
        natural: list[Face] = []
        wild: list[Face] = []
        for face in cards:
            own = face in self.natural_faces and number_of(face) == rank
            if own and not (groups.distinct_suits and face in natural):
                natural.append(face)
            elif self.is_wild(face) and (face < STANDING_FOR or number_of(_meant(face)) == rank):
                wild.append(face)
            else:
                return None
        if not self._enough_naturals(len(natural), len(wild)):
            return None
        stands = [_meant(face) for face in wild if face >= STANDING_FOR]
        if groups.distinct_suits:
            if len({colour_of(face) for face in natural + stands}) < len(natural) + len(stands):
                return None
            open_suits = [suit for suit in range(4) if card(rank, suit) not in natural + stands]
            if sum(face < STANDING_FOR for face in wild) > len(open_suits):
                return None
            settled = len(cards) == 4 or self.declared
            wild = [
                standing_for(card(rank, open_suits.pop(0))) if face == PRINTED_JOKER and settled else face
                for face in wild
            ]
        value = sum(self.points[card(rank, 0)] for _ in cards)
        return WildReading("group", (*sorted(natural), *sorted(wild, reverse=True)), len(wild), value)

    def _as_runs(self, cards: Faces) -> Iterator[WildReading]:
        if self.runs is None or len(cards) > self.runs.max_length + self.runs.wild_fourteenth:
            return
        if len(cards) < self.runs.min_length and not self._may_be_short(cards):
            return
        fixed = [_meant(face) for face in cards if face not in self.wild_faces]
        suits = {colour_of(face) for face in fixed}
        if len(suits) > 1 or (len(set(fixed)) < len(fixed) and not self._has_ace_and_wild_ace(cards)):
            return
        wanted = _ranks([number_of(face) for face in fixed])
        shorter, lines = self.lines_until[len(cards) - 1], self.lines_until[len(cards)]
        for suit in suits or range(4):
            for line, ranks in self.lines_of_suit[suit][shorter:lines]:
                if not wanted & ~ranks:
                    reading = self._as_run(cards, line)
                    if reading is not None:
                        yield reading

    def _has_ace_and_wild_ace(self, cards: Faces) -> bool:
        """Whether fourteen cards have the ace and, at the far end, a wild card that stands for it."""
        wild_ace = any(face >= STANDING_FOR and number_of(_meant(face)) == 1 for face in cards)
        return len(cards) == len(FOURTEEN) and wild_ace and len({_meant(face) for face in cards}) == 13

    def _may_be_short(self, cards: Faces) -> bool:
        """Whether so few cards may be a run: two without a wild one, where the sheet has such runs."""
        short = self.runs is not None and self.runs.short_rank is not None
        return short and len(cards) == 2 and not any(self.is_wild(face) for face in cards)

    def _as_run(self, cards: Faces, line: Faces) -> WildReading | None:
        laid: dict[int, Face] = {}
        spare: list[Face] = []
        for face in sorted(cards, key=lambda face: face < STANDING_FOR and face not in self.natural_faces):
            meant = _meant(face)
            place = line.index(meant) if meant in line else None
            if place in laid:  # an ace may be at both ends
                place = line.index(meant, place + 1) if meant in line[place + 1 :] else None
            if place is not None and face != PRINTED_JOKER:
                laid[place] = face
            elif self.is_wild(face) and face < STANDING_FOR:
                spare.append(face)
            else:
                return None
        wild = len(spare) + sum(face not in self.natural_faces for face in laid.values())
        if not self._enough_naturals(len(cards) - wild, wild):
            return None
        for place in range(len(line)):
            if place not in laid:
                face = spare.pop()
                laid[place] = standing_for(line[place]) if face == PRINTED_JOKER else face
        return WildReading("run", tuple(laid[place] for place in range(len(line))), wild, self._worth(line))

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
        kind, meant = self.kind(meld), [_meant(face) for face in meld if face != PRINTED_JOKER]
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

    def within(self, hand: Hand) -> Iterator[Faces]:
        """The melds that can be laid from a hand; a joker only where the card itself is not held.

        The answer is made of the runs of each suit and the groups of each rank, which are cached.
        """
        jokers = (
            hands.count(hand, PRINTED_JOKER) if hand >> PRINTED_JOKER & 1 and PRINTED_JOKER in self.wild_faces else 0
        )
        suits = hand & OF_SUIT, hand >> 13 & OF_SUIT, hand >> 26 & OF_SUIT, hand >> 39 & OF_SUIT
        if self.runs is not None:
            shortest = self.runs.min_length if self.runs.short_rank is None else 2
            least = max(1, shortest - jokers)
            for suit, ranks in enumerate(suits):
                if ranks.bit_count() >= least:
                    yield from self.runs_of(suit, ranks, jokers)
        if self.groups is not None:
            yield from self._short_groups(hand, self.groups)
            least = max(1, self.groups.min_size - jokers)
            ranks = _with_suits(least, *suits)
            if hand >> hands.LAYER and not self.groups.distinct_suits:
                ranks |= _with_twins(hand)
            while ranks:
                place = (ranks & -ranks).bit_length() - 1
                ranks &= ranks - 1
                aces = hand >> place & OF_RANK
                if aces.bit_count() >= least:
                    yield from self.groups_of(place + 1, aces, jokers)

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
                and self._enough_naturals(len(line) - missing, missing)
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
                if natural and self._enough_naturals(len(natural), wild):
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
        fixed = [_meant(face) for face in cards if not self.is_wild(face) or face >= STANDING_FOR]
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


def _ranks(numbers: Iterable[int]) -> int:
    """Ranks as bits, the ace lowest."""
    ranks = 0
    for number in numbers:
        ranks |= 1 << number - 1
    return ranks


def _may_stand(face: Face, place: Face) -> bool:
    """Whether a card of a run as laid may lie in this place; a wild card may lie in any, and a joker says in which."""
    return face < STANDING_FOR or face == standing_for(place)


def _meant(face: Face) -> Face:
    """The card that a face is or stands for."""
    return face - STANDING_FOR if face >= STANDING_FOR else face


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
