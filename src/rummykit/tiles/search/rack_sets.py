"""Sets for freed jokers where the rules ask for tiles from the rack: only such tiles, or two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product

from rummykit.cards import FIRST_TILE, JOKER, Face, Faces, colour_of, number_of, tile
from rummykit.tiles.possible_sets import sets_with_jokers
from rummykit.tiles.search.kept_joker_position import (
    LONGEST_NEEDED,
    NOWHERE,
    Bars,
    FreedJoker,
    KeptJokerPosition,
    OpenRun,
    elsewhere_too,
    forced,
    jokers_of,
    laid,
    span,
)
from rummykit.tiles.table_change import KnownSet

ALL_TILES = frozenset(range(FIRST_TILE, JOKER))
NUMBERS = frozenset(range(1, 14))


def sets_of_rack(position: KeptJokerPosition) -> Iterator[KeptJokerPosition]:
    """Positions with freed jokers in a new set of rack tiles and jokers, for every such set."""
    pool = Counter(position.may)
    pool[JOKER] += position.must[JOKER]
    seen = set()
    for cards in sets_with_jokers(pool, LONGEST_NEEDED):
        tiles = tuple(sorted(cards))
        if tiles in seen or (position.laid and tiles < tuple(sorted(position.laid[-1]))):
            continue  # two sets are laid in one order only
        seen.add(tiles)
        natural = Counter(face for face in cards if face != JOKER)
        closer = forced(position, natural)
        if closer is not None:
            wild = cards.count(JOKER)
            freed = position.waiting[:wild]
            closer = laid(closer, cards, freed)
        if closer is not None:
            yield closer


def sets_with_two_of_rack(before: Sequence[KnownSet], position: KeptJokerPosition) -> Iterator[KeptJokerPosition]:
    """The next step for the first freed joker: two rack tiles, then the smallest set that holds them and the joker.

    Either all jokers go into that set, or one does. A run stays open, for the kernel to lengthen; when no joker waits,
    open runs are laid in full.
    """
    if position.pair:
        yield from _with_pair(before, replace(position, pair=(), bars=NOWHERE), position)
    elif position.waiting:
        there = sorted(face for face, count in position.may.items() if count and face != JOKER)
        for one, other in combinations(there, 2):
            if colour_of(one) == colour_of(other) or number_of(one) == number_of(other):
                closer = forced(position, Counter((one, other)))
                if closer is not None:
                    yield replace(closer, pair=(one, other), bars=_elsewhere(one, other))
                    if position.must[JOKER] + position.may[JOKER] > 1:
                        yield replace(closer, pair=(one, other))
    elif position.open:
        yield from _in_full(before, position)


def _elsewhere(one: Face, other: Face) -> Bars:
    """Every place for a joker except in a set with these two tiles."""
    if number_of(one) == number_of(other):
        return Bars(ALL_TILES, NUMBERS - {number_of(one)})
    return Bars(frozenset(face for face in ALL_TILES if colour_of(face) != colour_of(one)), NUMBERS)


def _with_pair(
    before: Sequence[KnownSet], position: KeptJokerPosition, paired: KeptJokerPosition
) -> Iterator[KeptJokerPosition]:
    """Every group with the pair and the first joker that waits, and every run that ends in them and in jokers."""
    one, other = paired.pair
    jokers = position.must[JOKER] + position.may[JOKER] if paired.bars != NOWHERE else 1
    group = number_of(one) == number_of(other)
    alike = number_of if group else colour_of
    pool = position.must + position.may
    fitting = Counter({face: n for face, n in pool.items() if face != JOKER and alike(face) == alike(one)})
    fitting[JOKER] = jokers
    seen = set()
    for cards in sets_with_jokers(fitting):
        tiles = Counter(cards)
        ends = {cards[0], cards[-1]} <= {one, other, JOKER}
        if not tiles[one] or not tiles[other] or tiles[JOKER] != jokers or not (group or ends):
            continue
        for freed in jokers_of(position, tiles):
            if position.waiting[0] not in freed or (cards, freed) in seen:
                continue
            seen.add((cards, freed))
            closer = laid(position, cards, freed)
            if closer is None:
                continue
            if group:
                yield from _new(before, closer, cards, freed)
            else:
                core = KnownSet(cards, ("run",))
                yield replace(
                    closer,
                    laid=position.laid,
                    kept=(*position.kept, core),
                    open=(*position.open, OpenRun(core, freed)),
                )


def _in_full(before: Sequence[KnownSet], position: KeptJokerPosition) -> Iterator[KeptJokerPosition]:
    """The first open run with every possible extension at both ends."""
    (core, freed), *others = position.open
    colour, low, high = span(core.cards)
    place = position.kept.index(core)
    closed = replace(position, open=tuple(others), kept=(*position.kept[:place], *position.kept[place + 1 :]))
    for first, last in product(range(low, 0, -1), range(high, 14)):
        below = [tile(number, colour) for number in range(first, low)]
        above = [tile(number, colour) for number in range(high + 1, last + 1)]
        cards = (*below, *core.cards, *above)
        closer = laid(closed, cards, (), Counter([*below, *above]))
        if closer is not None:
            yield from _new(before, closer, cards, freed)


def _new(
    before: Sequence[KnownSet], position: KeptJokerPosition, cards: Faces, freed: Sequence[FreedJoker]
) -> Iterator[KeptJokerPosition]:
    """The position, if `cards` is a new set and not one that the freed jokers in it left.

    For every set that it might otherwise merely lengthen, a rack tile is held back.
    """
    tiles = Counter(cards)
    closer = elsewhere_too(position, [each for each in freed if each.in_its_own(tiles)])
    if closer is None:
        return
    naturals = Counter(face for face in cards if face != JOKER)
    added = [
        naturals - Counter(known.cards)
        for known in before
        if JOKER not in known.cards and Counter(known.cards) <= naturals
    ]
    for held in {frozenset(each) for each in product(*added)}:
        if not any(face in closer.played for face in held):
            yield replace(closer, may=Counter({f: n for f, n in closer.may.items() if f not in held}))
