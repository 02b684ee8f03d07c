"""How cards are read as melds where jokers, wild ranks or several packs are in play.

A run is laid from low to high, and every joker in it says what it stands for; where a joker has a choice, it goes to
the high end as far as the suit reaches. A joker in a group of three stands for either missing suit until that is
settled, unless the game has it declared.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

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
from rummykit.melds.always_wild import is_always_wild
from rummykit.melds.pack import lines
from rummykit.melds.shapes import Groups, MeldKind, Runs, Wilds

FOURTEEN = (*range(1, 14), 1)
"""The ranks of a run with an ace at both ends."""


class WildReading(NamedTuple):
    """One way to read cards as a meld: as laid, how many of them are wild, and what they count."""

    kind: MeldKind
    meld: Faces
    wild: int
    value: int


class CardReadings:
    """Cards read as melds of a game with jokers, wild ranks or several packs.

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
        self.moves = not self.wild_faces <= {PRINTED_JOKER}
        """Whether cards are wild that say by their place alone what they stand for."""
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

    def _readings(self, cards: Faces) -> tuple[WildReading, ...]:
        """All readings of the cards: the fewest wild cards first, then the most valuable."""
        if cards and cards[-1] < PRINTED_JOKER and self.wild_faces.isdisjoint(cards):
            found = list(self._of_naturals(cards))
        else:
            found = self._as_groups(cards) + self._as_runs(cards)
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
        return self._first(meld).kind

    def value(self, meld: Faces) -> int:
        """The points of its cards; a joker has those of the card it stands for."""
        return self._first(meld).value

    def wild(self, meld: Faces) -> int:
        """How many of its cards stand for others."""
        return self._first(meld).wild

    def _first(self, meld: Faces) -> WildReading:
        """The best reading of a meld; raises `ValueError` for cards that are none, as melds of other games may be."""
        readings = self.readings(tuple(sorted(meld)))
        if not readings:
            raise ValueError(f"{show(meld)} is no meld of this game.")
        return readings[0]

    def stands(self, reading: WildReading) -> Faces:
        """What each card of a meld as laid stands for; a wild card in a group for a number, while its suit is open."""
        meld = reading.meld
        if reading.kind == "single":
            return meld
        if reading.kind == "group" and meld[0] == PRINTED_JOKER:
            return meld
        if reading.kind == "group":
            rank = number_of(meld[0])
            meant = [meant_by(face) for face in meld]
            # A joker has no number, though the face after the last card would be an ace.
            return tuple(
                [face if face < PRINTED_JOKER and number_of(face) == rank else OF_NUMBER + rank for face in meant]
            )
        shorter, lines = self.lines_until[len(meld) - 1], self.lines_until[len(meld)]
        for suit in range(4):
            for line, _ in self.lines_of_suit[suit][shorter:lines]:
                pairs = list(zip(meld, line, strict=True))
                own = sum(face == place and face in self.natural_faces for face, place in pairs)
                if own == len(meld) - reading.wild and all(_may_stand(face, place) for face, place in pairs):
                    return line
        raise AssertionError("a run is part of a line")

    def is_wild(self, face: Face) -> bool:
        """Whether a card may stand for others."""
        wilds = self.wilds
        if wilds is None:
            return False
        if face >= PRINTED_JOKER:
            return wilds.jokers
        return wilds.of_rank(face) or face in self.also

    def enough_naturals(self, naturals: int, wild: int) -> bool:
        """Whether a meld may have this many wild cards beside so many natural ones."""
        return naturals >= 1 if self.wilds is None else wild <= self.wilds.beside(naturals)

    def _as_groups(self, cards: Faces) -> list[WildReading]:
        groups = self.groups
        if groups is None or len(cards) > (groups.max_size or len(cards)):
            return []
        if len(cards) < groups.min_size:
            return list(self._as_short_group(cards, groups))
        fixed = {number_of(meant_by(face)) for face in cards if face not in self.wild_faces}
        if len(fixed) > 1:
            return []
        ranks = fixed or {number_of(meant_by(face)) for face in cards if face != PRINTED_JOKER} or range(1, 14)
        found = [self._as_group(cards, rank, groups) for rank in ranks]
        return [reading for reading in found if reading is not None]

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
            elif self.is_wild(face) and (face < STANDING_FOR or number_of(meant_by(face)) == rank):
                wild.append(face)
            else:
                return None
        if not self.enough_naturals(len(natural), len(wild)):
            return None
        stands = [meant_by(face) for face in wild if face >= STANDING_FOR]
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

    def _as_runs(self, cards: Faces) -> list[WildReading]:
        if self.runs is None or len(cards) > self.runs.max_length + self.runs.wild_fourteenth:
            return []
        if len(cards) < self.runs.min_length and not self._may_be_short(cards):
            return []
        wanted, of_suit, twins = 0, None, False
        for face in cards:
            if face not in self.wild_faces:
                suit, place = divmod(face & 63, 13)
                if of_suit is not None and suit != of_suit:
                    return []
                of_suit, twins = suit, twins or wanted >> place & 1 == 1
                wanted |= 1 << place
        if twins and not self._has_ace_and_wild_ace(cards):
            return []
        shorter, longest = self.lines_until[len(cards) - 1], self.lines_until[len(cards)]
        on_line = self._as_run if self.moves or len(cards) == len(FOURTEEN) else self._of_jokers
        found = []
        for suit in range(4) if of_suit is None else (of_suit,):
            for line, ranks in self.lines_of_suit[suit][shorter:longest]:
                if wanted & ranks == wanted:
                    reading = on_line(cards, line)
                    if reading is not None:
                        found.append(reading)
        return found

    def _of_jokers(self, cards: Faces, line: Faces) -> WildReading | None:
        """Cards on a line, where none but jokers are wild: they are in the places that are left."""
        laid = tuple([face if face in cards else standing_for(face) for face in line])
        wild = sum([face >= STANDING_FOR for face in laid])
        enough = self.enough_naturals(len(cards) - wild, wild)
        return WildReading("run", laid, wild, self._worth(line)) if enough else None

    def _has_ace_and_wild_ace(self, cards: Faces) -> bool:
        """Whether fourteen cards have the ace and, at the far end, a wild card that stands for it."""
        wild_ace = any(face >= STANDING_FOR and number_of(meant_by(face)) == 1 for face in cards)
        return len(cards) == len(FOURTEEN) and wild_ace and len({meant_by(face) for face in cards}) == 13

    def _may_be_short(self, cards: Faces) -> bool:
        """Whether so few cards may be a run: two without a wild one, where the sheet has such runs."""
        short = self.runs is not None and self.runs.short_rank is not None
        return short and len(cards) == 2 and not any(self.is_wild(face) for face in cards)

    def _as_run(self, cards: Faces, line: Faces) -> WildReading | None:
        laid: dict[int, Face] = {}
        spare: list[Face] = []
        fixed = [face for face in cards if face >= STANDING_FOR or face in self.natural_faces]
        others = [face for face in cards if face < STANDING_FOR and face not in self.natural_faces]
        for face in fixed + others:
            meant = meant_by(face)
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
        if not self.enough_naturals(len(cards) - wild, wild):
            return None
        for place in range(len(line)):
            if place not in laid:
                face = spare.pop()
                laid[place] = standing_for(line[place]) if face == PRINTED_JOKER else face
        return WildReading("run", tuple(laid[place] for place in range(len(line))), wild, self._worth(line))


def _ranks(numbers: Iterable[int]) -> int:
    """Ranks as bits, the ace lowest."""
    ranks = 0
    for number in numbers:
        ranks |= 1 << number - 1
    return ranks


def _may_stand(face: Face, place: Face) -> bool:
    """Whether a card of a run as laid may lie in this place; a wild card may lie in any, and a joker says in which."""
    return face < STANDING_FOR or face == standing_for(place)


def meant_by(face: Face) -> Face:
    """The card that a face is or stands for."""
    return face - STANDING_FOR if face >= STANDING_FOR else face
