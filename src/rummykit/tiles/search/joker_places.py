"""Where a freed joker could merely lengthen the set it left, and the sets with a joker at such a place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product

from rummykit.cards import JOKER, Faces, number_of, tile
from rummykit.tiles.possible_sets import sets_with_jokers
from rummykit.tiles.search.kept_joker_position import (
    LONGEST_NEEDED,
    Bars,
    KeptJokerPosition,
    elsewhere_too,
    group_of,
    jokers_of,
    laid,
    span,
)
from rummykit.tiles.table_change import KnownSet

NEAR = 2
"""A joker up to this many numbers beyond a run cannot be cut off from it."""


def near(position: KeptJokerPosition) -> Bars:
    """The places where a joker could lengthen the set it left, or a kept set, without being cut off from it."""
    runs, groups = set(), set()
    for known in (*[freed.left for freed in position.waiting], *position.kept):
        if known.kinds == ("run",):
            colour, low, high = span(known.cards)
            numbers = [*range(low - NEAR, low), *range(high + 1, high + NEAR + 1)]
            runs |= {tile(number, colour) for number in numbers if 1 <= number <= 13}
        elif len(known.cards) < 4:
            groups.add(group_of(known.cards)[0])
    return Bars(frozenset(runs), frozenset(groups))


def reaches(cards: Faces, bars: Bars) -> bool:
    """Whether a joker of the set lies at one of the places."""
    natural = [face for face in cards if face != JOKER]
    number = number_of(natural[0])
    if cards[0] != JOKER and len(natural) > 1 and number_of(natural[1]) == number:
        return number in bars.groups
    if len(natural) == 1 and number in bars.groups:
        return True
    colour, low, _ = span(cards)
    return any(
        face == JOKER and 1 <= low + place <= 13 and tile(low + place, colour) in bars.runs
        for place, face in enumerate(cards)
    )


def cut(cards: Faces, spans: Iterable[tuple[int, int, int]]) -> list[Faces]:
    """The set, cut in parts if it is a run: what extends beyond one of these runs, if it is three tiles or more with a
    joker."""
    parts = [cards]
    for colour, low, high in spans:
        for part in list(parts):
            own, first, last = span(part)
            if len(part) < 6 or own != colour or first > low or last < high:
                continue
            below, above = part[: low - first], part[high + 1 - first :]
            cut_off = [each for each in (below, above) if len(each) >= 3 and JOKER in each]
            start = len(below) if below in cut_off else 0
            stop = high + 1 - first if above in cut_off else len(part)
            parts.remove(part)
            parts += [part[start:stop], *cut_off]
    return parts


def sets_at(position: KeptJokerPosition, bars: Bars) -> Iterator[KeptJokerPosition]:
    """Every position with one more set that has a joker at such a place, be it a freed joker or one from the rack."""
    seen = set()
    pool = position.must + position.may
    for cards in sets_with_jokers(pool, LONGEST_NEEDED):
        if not reaches(cards, bars):
            continue
        tiles = Counter(cards)
        for freed in jokers_of(position, tiles):
            twins = [each for each in freed if each.in_its_own(tiles)]
            key = tuple(sorted(cards)), tuple(sorted(each.left.cards for each in freed)), bool(twins)
            if key in seen:
                continue
            seen.add(key)
            closer = laid(position, cards, freed)
            closer = elsewhere_too(closer, twins)
            if closer is not None:
                yield closer
    yield from _onto_kept(position)


def _onto_kept(position: KeptJokerPosition) -> Iterator[KeptJokerPosition]:
    """Positions with a freed joker in a kept group, or within two numbers of a kept run that it did not leave."""
    for place, known in enumerate(position.kept):
        for freed in dict.fromkeys(position.waiting):
            if freed.left == known:
                continue
            for cards in _lengthened(known, position):
                rest = Counter(cards) - Counter(known.cards)
                without = replace(position, kept=(*position.kept[:place], *position.kept[place + 1 :]))
                closer = laid(without, cards, (freed,), rest)
                if freed.in_its_own(Counter(cards)):
                    closer = elsewhere_too(closer, [freed])
                if closer is not None:
                    yield closer


def _lengthened(known: KnownSet, position: KeptJokerPosition) -> Iterator[Faces]:
    """The kept set with one more joker, and up to two tiles on either side."""
    if known.kinds == ("group",):
        if len(known.cards) < 4:
            yield (*known.cards, JOKER)
        return
    colour, low, high = span(known.cards)
    for before, after in product(range(NEAR + 1), repeat=2):
        if low - before < 1 or high + after > 13:
            continue
        line = [*range(low - before, low), *range(high + 1, high + after + 1)]
        for at in line:
            added = [JOKER if number == at else tile(number, colour) for number in line]
            if all(position.must[face] + position.may[face] for face in added):
                yield (*added[:before], *known.cards, *added[before:])
