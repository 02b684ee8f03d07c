"""Sets of tiles: an ordered list from low to high, in which the place of a joker says what it stands for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from rummykit import hands
from rummykit.cards import (
    COLOUR_JOKER,
    DOUBLE_JOKER,
    FIRST_TILE,
    JOKER,
    MIRROR_JOKER,
    Face,
    Faces,
    colour_of,
    number_of,
    show,
    tile,
)
from rummykit.hands import Hand
from rummykit.melds.flaws import Flaw
from rummykit.melds.shapes import Groups, Runs, SetKind, SpecialJokers
from rummykit.tiles.possible_sets import possible_sets
from rummykit.tiles.possible_special_sets import PossibleSpecialSets
from rummykit.tiles.reading import Reading
from rummykit.tiles.special_sets import SPECIAL, SpecialMelds, cells_of

_TILE_BITS = (1 << JOKER - FIRST_TILE) - 1
_MIRROR_BIT = 1 << MIRROR_JOKER - FIRST_TILE
_JOKER_BITS = 7 << JOKER - FIRST_TILE
_SPECIAL_BITS = sum(1 << face - FIRST_TILE for face in SPECIAL)
LISTED_TILES = 6
LISTED_JOKERS = 3
"""How large the sets with special jokers are that are listed: with all jokers in it a rack makes tens of thousands."""


COLOURS = range(4)


class TileMelds:
    """The sets of a tile game; readings are cached, because the same sets come up again and again."""

    def __init__(self, groups: Groups | None, runs: Runs | None, jokers: SpecialJokers | None = None) -> None:
        self.groups = groups
        self.runs = runs
        self.special = None if jokers is None else SpecialMelds(groups, runs, jokers)
        self.possible = possible_sets(groups, runs)
        self.readings = lru_cache(maxsize=65536)(self._readings)
        self._tidy_special = lru_cache(maxsize=4096)(self.special.tidy) if self.special is not None else None
        self._special_within = lru_cache(maxsize=4096)(self._with_special_jokers)
        self._lengthened = lru_cache(maxsize=16384)(self._all_longer)

    def _readings(self, meld: Faces) -> tuple[Reading, ...]:
        """All readings of an ordered set, the most valuable first; none if it is not legal."""
        if not SPECIAL.isdisjoint(meld):
            found = [] if self.special is None else list(self.special.readings(meld))
        else:
            found = [reading for reading in (self._group(meld), self._run(meld)) if reading is not None]
        found.sort(key=lambda reading: -reading.value)
        return tuple(found)

    def longer(self, meld: Faces, kind: SetKind, rack: Hand) -> Sequence[Faces]:
        """The set with one more tile from the rack, for each tile that fits, in ascending order and at the low end
        first."""
        tiles, longer = self._lengthened(meld, kind, bool(rack & _SPECIAL_BITS))
        return _held(longer, rack) if rack & tiles else ()

    def _all_longer(self, meld: Faces, kind: SetKind, special: bool) -> tuple[Hand, tuple[tuple[Face, Faces], ...]]:
        """The tiles that lengthen a set, one of each, and each with the sets that it makes; special ones if asked."""
        found = []
        for face in _next_to(meld, kind, special):
            for longer in ((*meld, face),) if kind == "group" else ((face, *meld), (*meld, face)):
                if self._of_kind(longer, kind):
                    found.append((face, longer))
        return hands.of({face for face, _ in found}), tuple(found)

    def _of_kind(self, meld: Faces, kind: SetKind) -> bool:
        """Whether an ordered set without a mirror is of this kind, without working out what its tiles stand for."""
        if SPECIAL.isdisjoint(meld):
            return (self._group(meld) if kind == "group" else self._run(meld)) is not None
        return self.special is not None and self.special.of_kind(meld, kind)

    def within(self, rack: Hand) -> list[Faces]:
        """The sets that a rack can lay, each once, always in the same order.

        Sets with special jokers have up to `LISTED_JOKERS` jokers beside a mirror, and runs with them up to
        `LISTED_TILES` tiles.
        """
        found = self.possible.within(rack, hands.count(rack, JOKER))
        if self.special is not None and rack & _SPECIAL_BITS:
            found += self._special_within(_of_use(rack))
        return found

    def _with_special_jokers(self, rack: Hand) -> list[Faces]:
        assert self.special is not None
        pool = Counter(hands.faces(rack, "tiles"))
        return PossibleSpecialSets(self.special.jokers, pool, longest=LISTED_TILES).all(LISTED_JOKERS)

    def value(self, meld: Faces) -> int:
        """The worth of a legal set in its best reading."""
        return self.readings(meld)[0].value

    def _group(self, meld: Faces) -> Reading | None:
        groups = self.groups
        natural = [face for face in meld if face != JOKER]
        if groups is None or not natural or not groups.min_size <= len(meld) <= (groups.max_size or len(meld)):
            return None
        number = number_of(natural[0])
        colours = {colour_of(face) for face in natural}
        if len(colours) < len(natural) or any(number_of(face) != number for face in natural):
            return None
        missing = frozenset(tile(number, colour) for colour in range(4) if colour not in colours)
        stands = tuple(missing if face == JOKER else frozenset((face,)) for face in meld)
        return Reading("group", number * len(meld), stands)

    def _run(self, meld: Faces) -> Reading | None:
        runs = self.runs
        if runs is None or not runs.min_length <= len(meld) <= runs.max_length:
            return None
        first = colour = 0
        for place, face in enumerate(meld):
            if face == JOKER:
                continue
            start = number_of(face) - place
            if not first:
                if start < 1:
                    return None
                first, colour = start, colour_of(face)
            elif start != first or colour_of(face) != colour:
                return None
        if not first or first + len(meld) - 1 > 13:
            return None
        stands = tuple(frozenset((tile(first + place, colour),)) for place in range(len(meld)))
        return Reading("run", sum(range(first, first + len(meld))), stands)

    def tidy(self, meld: Sequence[Face]) -> Faces | None:
        """The same tiles in a legal order, unchanged if theirs is legal; None if no order makes a set.

        Jokers fill gaps first, then extend the high end as far as possible, then the low end.
        """
        given = tuple(meld)
        if self.readings(given):
            return given
        if not SPECIAL.isdisjoint(given):
            return None if self._tidy_special is None else self._tidy_special(given)
        natural = sorted(face for face in given if face != JOKER)
        jokers = len(given) - len(natural)
        if not natural:
            return None
        as_group = (*natural, *[JOKER] * jokers)
        if self._group(as_group):
            return as_group
        low, high = number_of(natural[0]), number_of(natural[-1])
        numbers = {number_of(face): face for face in natural}
        line = [numbers.get(number, JOKER) for number in range(low, high + 1)]
        spare = jokers - (len(line) - len(natural))
        if len(numbers) < len(natural) or spare < 0:
            return None
        after = min(spare, 13 - high)
        as_run = (*[JOKER] * (spare - after), *line, *[JOKER] * after)
        return as_run if self._run(as_run) else None

    def as_laid(self, cards: Faces) -> Faces:
        """A set in legal order: without jokers the given order does not matter; with jokers it stands."""
        if self.readings(cards) or max(cards, default=0) >= JOKER:
            return cards
        return self.tidy(cards) or cards

    def flaw(self, meld: Sequence[Face]) -> Flaw | None:
        """Why these tiles, in this order, are not a set; None if they are."""
        given = tuple(meld)
        if self.readings(given):
            return None
        shown = show(given)
        if not SPECIAL.isdisjoint(given):
            return Flaw("unknown_face", {"meld": shown}) if self.special is None else self.special.flaw(given)
        natural = [face for face in given if face != JOKER]
        least = min(shape for shape in (self._least()))
        if len(given) < least:
            return Flaw("too_short", {"meld": shown, "minimum": least})
        if not natural:
            return Flaw("no_natural", {"meld": shown})
        numbers = [number_of(face) for face in natural]
        if len(set(numbers)) == 1 and (len(natural) > 1 or self.runs is None):
            return self._group_flaw(given, natural)
        if len({colour_of(face) for face in natural}) > 1:
            consecutive = sorted(numbers) == list(range(min(numbers), min(numbers) + len(numbers)))
            return Flaw("mixed_colour" if consecutive else "mixed", {"meld": shown})
        return self._run_flaw(given, natural, numbers)

    def _least(self) -> Iterable[int]:
        if self.groups is not None:
            yield self.groups.min_size
        if self.runs is not None:
            yield self.runs.min_length

    def _group_flaw(self, meld: Faces, natural: list[Face]) -> Flaw:
        shown = show(meld)
        if self.groups is None:
            return Flaw("no_groups", {"meld": shown})
        twin = next((face for face in natural if natural.count(face) > 1), None)
        if twin is not None:
            return Flaw("duplicate_colour", {"meld": shown, "twin": show((twin,))})
        return Flaw("too_many", {"meld": shown, "maximum": self.groups.max_size or 0})

    def _run_flaw(self, meld: Faces, natural: list[Face], numbers: list[int]) -> Flaw:
        shown = show(meld)
        if self.runs is None:
            return Flaw("no_runs", {"meld": shown})
        twin = next((face for face in natural if natural.count(face) > 1), None)
        if twin is not None:
            return Flaw("duplicate", {"meld": shown, "twin": show((twin,))})
        if numbers != sorted(numbers):
            return Flaw("wrap" if 13 in numbers and 1 in numbers else "descending", {"meld": shown})
        first = natural[0]
        start = number_of(first) - meld.index(first)
        fits = all(face == JOKER or number_of(face) - place == start for place, face in enumerate(meld))
        if fits:
            return Flaw("out_of_range", {"meld": shown})
        room = max(numbers) - min(numbers) + 1 - len(natural)
        inner = [face for face in meld[meld.index(first) : len(meld) - meld[::-1].index(natural[-1])] if face == JOKER]
        return Flaw("no_gap_for_joker" if len(inner) > room else "gap", {"meld": shown})


def _held(longer: Sequence[tuple[Face, Faces]], rack: Hand) -> list[Faces]:
    """The sets whose tile is on the rack."""
    return [cards for face, cards in longer if rack >> (face & 63) & 1]


def _of_use(rack: Hand) -> Hand:
    """The tiles that can lie in sets with special jokers: without a mirror one of each, with mirrors alone pairs."""
    if not rack & _MIRROR_BIT:
        return rack & ~(_TILE_BITS << hands.LAYER)
    if rack & _JOKER_BITS:
        return rack
    twins = rack >> hands.LAYER & _TILE_BITS
    return twins | twins << hands.LAYER | rack & (_MIRROR_BIT | _MIRROR_BIT << hands.LAYER)


def _next_to(meld: Faces, kind: SetKind, special: bool) -> list[Face]:
    """The faces that could lengthen a legal set; a mirror set grows on both sides at once or not at all."""
    cells = cells_of(meld)
    place, number = next((place, number_of(face)) for place, face in enumerate(cells) if face < JOKER)
    tiles: list[Face] = []
    if kind == "group":
        tiles = [tile(number, colour) for colour in COLOURS]
    elif kind == "run":
        low, high = number - place - 1, number - place + len(cells)
        for number, inwards in ((low, cells), (high, cells[::-1])):
            if 1 <= number <= 13:
                first = next(face for face in inwards if face != JOKER)
                only = first < JOKER  # otherwise the colour changes before any tile says which it is
                tiles += [tile(number, colour) for colour in COLOURS if not only or colour == colour_of(first)]
    else:
        return []
    return [*sorted(tiles), JOKER, *((DOUBLE_JOKER, COLOUR_JOKER) if special else ())]


@lru_cache(maxsize=64)
def tile_melds(groups: Groups | None, runs: Runs | None, jokers: SpecialJokers | None = None) -> TileMelds:
    """The one `TileMelds` of these shapes."""
    return TileMelds(groups, runs, jokers)
