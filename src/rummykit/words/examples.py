"""Example melds, chosen from what a sheet allows: every one is legal unless its function says it is not."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from operator import attrgetter
from typing import NamedTuple

from msgspec.structs import replace

from rummykit.cards import FALSE_JOKER, Face, Faces, Pack, card, colour_of, number_of, tile
from rummykit.melds.shapes import Groups, Runs
from rummykit.rules import CardValues, Rules


class FirstMeldExample(NamedTuple):
    """Melds and what they are worth together as a first meld."""

    melds: tuple[Faces, ...]
    value: int


class Placed(NamedTuple):
    """One joker with the same two neighbours, once below and once above them, and the faces it stands for."""

    low: Faces
    low_face: Face
    high: Faces
    high_face: Face


class MeldRules(NamedTuple):
    """What of a sheet decides which melds there are and what they are worth: sheets that share it share examples."""

    pack: Pack
    groups: Groups | None
    runs: Runs | None
    values: CardValues


def face(rules: Rules | MeldRules, number: int, suit: int) -> Face:
    """A card or tile of the game; numbers go round after 13."""
    make = tile if rules.pack.family == "tiles" else card
    return make((number - 1) % 13 + 1, suit % 4)


def group(rules: Rules | MeldRules, number: int, suits: Sequence[int]) -> Faces:
    """Pieces of one number; of a lower one, in fewer suits, where the pack has no others."""
    number = min(number, rules.pack.ranks)
    return tuple(face(rules, number, suit) for suit in suits if suit < rules.pack.suits)


def run(rules: Rules | MeldRules, first: int, length: int, suit: int) -> Faces:
    """Pieces of one suit that follow one another; lower, shorter or of another suit where the pack has no others."""
    pack = rules.pack
    if pack.left_out:
        there = [rank for rank in range(1, 14) if rank not in pack.left_out]
        first = max(0, min(len([rank for rank in there if rank < first]), len(there) - length))
        return tuple(face(rules, rank, suit % pack.suits) for rank in there[first : first + length])
    if pack.ranks < 13:
        length = min(length, pack.ranks)
        first = max(1, min(first, pack.ranks + 1 - length))
    return tuple(face(rules, first + step, suit % pack.suits) for step in range(length))


def neighbours(rules: Rules, meld: Faces) -> Faces:
    """The pieces that would make a run longer, below and above it; none of them where it is the whole suit."""
    suit, low, high = colour_of(meld[0]), number_of(meld[0]), number_of(meld[-1])
    while low - 1 in rules.pack.left_out:
        low -= 1
    while high + 1 in rules.pack.left_out:
        high += 1
    ace = "low" if rules.runs is None or rules.pack.ranks < 13 or rules.pack.family == "tiles" else rules.runs.ace
    lowest, highest = 1 + (ace == "high"), rules.pack.ranks + (ace != "low")
    return tuple(face(rules, number, suit) for number in (low - 1, high + 1) if lowest <= number <= highest)


def hands(rules: Rules, wanted: Sequence[Sequence[tuple[int, int]]], taken: Faces = ()) -> list[Faces]:
    """Hands of these numbers and suits; of others, no more than are dealt, where the pack has no such pieces."""
    pack = rules.pack
    if pack.is_whole:
        return [tuple(face(rules, number, suit) for number, suit in hand) for hand in wanted]
    there = [
        face(rules, rank, suit)
        for rank in range(1, pack.ranks + 1)
        if rank not in pack.left_out
        for suit in range(pack.suits)
    ]
    apart = [*there[::3], *there[1::3], *there[2::3]]  # so that they make no meld
    left = [each for each in apart if each not in taken]
    found: list[Faces] = []
    for hand in wanted:
        found.append(tuple(left[: min(len(hand), rules.deal.hand_for(rules.players[0]))]))
        left = left[len(found[-1]) :]
    return found


def joker(rules: Rules) -> Face | None:
    """The plain joker of the pack; a false one stands for nothing."""
    return min((kind for kind, count in rules.pack.jokers if count and kind != FALSE_JOKER), default=None)


def groups(rules: Rules) -> Iterator[Faces]:
    """A small group and a larger one."""
    if rules.groups is None:
        return
    least, most = rules.groups.min_size, rules.groups.max_size
    if not rules.pack.is_whole:
        if least <= rules.pack.suits:
            yield group(rules, 1, range(least))
        return
    copies = 1 if rules.groups.distinct_suits else rules.pack.copies
    suits = [suit // copies for suit in range(4 * copies)]
    yield group(rules, 7, suits[:least])
    larger = min(least + 1 if most is None else most, len(suits))
    if larger > least:
        yield group(rules, 12, suits[:larger])


def runs(rules: Rules) -> Iterator[Faces]:
    """A short run, a longer one, and those that show where the ace may stand."""
    if rules.runs is None:
        return
    least, most = rules.runs.min_length, rules.runs.max_length
    if not rules.pack.is_whole:
        if least <= rules.pack.ranks:
            yield run(rules, 1, least, 0)
        if rules.pack.left_out:
            yield run(rules, min(rules.pack.left_out) - least + 1, least, 1)
        return
    yield run(rules, 4, least, 0)
    if least + 2 <= most:
        yield run(rules, 7, least + 2, 1)
    if rules.pack.family == "tiles":
        return
    if rules.runs.ace != "high":
        yield run(rules, 1, least, 2)
    if rules.runs.ace != "low":
        yield run(rules, 15 - least, least, 2)
    if rules.runs.ace == "corner":
        yield run(rules, 13, least, 2)


def no_group(rules: Rules) -> Faces | None:
    """Pieces of one number that are no group because of twins; None where that cannot happen."""
    if rules.groups is None or not rules.groups.distinct_suits or rules.pack.copies < 2:
        return None
    return group(rules, 8, (1, *range(1, rules.groups.min_size)))


def no_run(rules: Rules) -> Faces | None:
    """Pieces that are no run because of where the ace stands; None where an ace may stand anywhere."""
    if rules.runs is None:
        return None
    least, ranks = rules.runs.min_length, rules.pack.ranks
    if ranks < 13 or rules.pack.left_out:
        return (*run(rules, ranks, least - 1, 0), face(rules, 1, 0)) if least <= ranks else None
    first = {"low": 15 - least, "high": 1, "both": 13}.get(rules.runs.ace)
    return None if first is None else run(rules, first, least, 0)


def mixed(rules: Rules) -> Faces | None:
    """Pieces that follow one another and are no run because one is of another suit; None where there is one suit."""
    assert rules.runs is not None
    straight = run(rules, 4, rules.runs.min_length, 0)
    if rules.pack.suits < 2 or len(straight) < rules.runs.min_length:
        return None
    return straight[0], face(rules, number_of(straight[1]), 1), *straight[2:]


def placed(rules: Rules, first: int) -> Placed | None:
    """A run that begins or ends with a joker, around pieces from `first` on; None without jokers or runs."""
    wild = joker(rules)
    if wild is None or rules.runs is None:
        return None
    length = rules.runs.min_length
    middle = run(rules, first, length - 1, 0)
    return Placed((wild, *middle), face(rules, first - 1, 0), (*middle, wild), face(rules, first + length - 1, 0))


def joker_group(rules: Rules) -> tuple[Faces, Faces] | None:
    """A group with a joker, and the pieces that it may stand for; None where it is not free to be several."""
    wild, shape = joker(rules), rules.groups
    if wild is None or shape is None or not shape.distinct_suits or not shape.min_size <= 3 < (shape.max_size or 4):
        return None
    return (*group(rules, 7, (0, 1)), wild), group(rules, 7, (2, 3))


def worth(rules: Rules | MeldRules, meld: Faces) -> int:
    """What a meld without jokers is worth as a first meld, where cards keep their values however hands are counted."""
    return sum(map(replace(rules.values, count_cards=False).of, meld))


def enough(rules: Rules, minimum: int) -> FirstMeldExample | None:
    """Melds worth `minimum` or hardly more."""
    priced = first_melds(rules)
    place = bisect_left(priced, minimum, key=_value)
    return priced[place] if place < len(priced) else None


def not_enough(rules: Rules, minimum: int) -> FirstMeldExample | None:
    """Melds that are worth hardly less than `minimum`."""
    priced = first_melds(rules)
    place = bisect_left(priced, minimum, key=_value)
    return priced[bisect_left(priced, priced[place - 1].value, key=_value)] if place else None


def first_melds(rules: Rules) -> tuple[FirstMeldExample, ...]:
    """Single melds and pairs of them by their worth, with a run among them where one is asked for."""
    with_run = rules.opening is not None and rules.opening.natural_run
    return _first_melds(MeldRules(rules.pack, rules.groups, rules.runs, rules.values), with_run)


_value = attrgetter("value")


@lru_cache(maxsize=32)
def _first_melds(rules: MeldRules, with_run: bool) -> tuple[FirstMeldExample, ...]:
    melds: list[Faces] = []
    if rules.groups is not None:
        sizes = range(rules.groups.min_size, min(rules.groups.max_size or 4, 4) + 1)
        melds += [group(rules, number, range(size)) for size in sizes for number in range(13, 1, -1)]
    if rules.runs is not None:
        lengths = range(rules.runs.min_length, rules.runs.min_length + 3)
        melds += [run(rules, first, length, 1) for length in lengths for first in range(2, 15 - length)]
    single = [FirstMeldExample((meld,), worth(rules, meld)) for meld in melds]
    pairs = [
        FirstMeldExample((*one.melds, *other.melds), one.value + other.value)
        for one, other in combinations(single, 2)
        if rules.pack.copies > 1 or not set(one.melds[0]) & set(other.melds[0])
    ]
    found = [
        each
        for each in (*single, *pairs)
        if not with_run or any(number_of(meld[0]) != number_of(meld[1]) for meld in each.melds)
    ]
    return tuple(sorted(found, key=lambda priced: (priced.value, len(priced.melds))))
