"""Sets with special jokers that can be laid from a rack alone.

Listed are runs with double and colour-changing jokers, groups with a double joker, and mirrors whose sides are the same
tiles; a mirror in which a joker faces a tile is checked when it is offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rummykit import hands
from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, JOKER, MIRROR_JOKER, Face, Faces, tile
from rummykit.hands import Hand
from rummykit.tiles.sets import TileMelds

LONGEST = 6
"""Physical tiles of the runs that are listed; longer ones grow tile by tile."""


def special_rack_sets(melds: TileMelds, rack: Hand) -> list[Faces]:
    """The sets of the rack that have a special joker, each once."""
    held = Counter(hands.faces(rack, "tiles"))
    found: dict[Faces, None] = {}
    if held[DOUBLE_JOKER] or held[COLOUR_JOKER]:
        for first in range(1, 14):
            found |= dict.fromkeys(each for each in _runs(held, first, (), None) if melds.readings(each))
    if held[DOUBLE_JOKER]:
        found |= dict.fromkeys(each for each in _groups(held) if melds.readings(each))
    if held[MIRROR_JOKER]:
        found |= dict.fromkeys(each for each in _mirrors(held) if melds.readings(each))
    return list(found)


def _runs(held: Counter[Face], number: int, laid: Faces, colour: int | None) -> Iterator[Faces]:
    """Runs that go on at `number`; `colour` is that of the segment, None where it is open."""
    if len(laid) >= 3 and (DOUBLE_JOKER in laid or COLOUR_JOKER in laid):
        yield laid
    if number > 13 or len(laid) == LONGEST:
        return
    for each in range(4) if colour is None else (colour,):
        face = tile(number, each)
        if held[face] and not (laid and laid[-1] == COLOUR_JOKER and each == _colour_before(laid)):
            yield from _with(held, face, number + 1, laid, each)
    for joker, width in ((JOKER, 1), (DOUBLE_JOKER, 2)):
        if held[joker]:
            yield from _with(held, joker, number + width, laid, colour)
    if held[COLOUR_JOKER]:
        yield from _with(held, COLOUR_JOKER, number + 1, laid, None)


def _with(held: Counter[Face], face: Face, number: int, laid: Faces, colour: int | None) -> Iterator[Faces]:
    held[face] -= 1
    yield from _runs(held, number, (*laid, face), colour)
    held[face] += 1


def _colour_before(laid: Faces) -> int | None:
    """The colour of the last tile of a run, None for a joker."""
    last = next((face for face in reversed(laid) if face < JOKER), None)
    return None if last is None else (last & 63) // 13


def _groups(held: Counter[Face]) -> Iterator[Faces]:
    for number in range(1, 14):
        here = [face for face in (tile(number, colour) for colour in range(4)) if held[face]]
        for a, first in enumerate(here):
            if held[JOKER]:
                yield first, JOKER, DOUBLE_JOKER
            for second in here[a + 1 :]:
                yield first, second, DOUBLE_JOKER


def _mirrors(held: Counter[Face]) -> Iterator[Faces]:
    twins = {face for face, count in held.items() if count > 1 and face < JOKER}
    for number in range(1, 14):
        here = [face for face in (tile(number, colour) for colour in range(4)) if face in twins]
        for many in range(1, len(here) + 1):
            half = tuple(here[:many])
            yield *half, MIRROR_JOKER, *reversed(half)
    for colour in range(4):
        for first in range(1, 13):
            half = ()
            for number in range(first, 14):
                if tile(number, colour) not in twins:
                    break
                half = (*half, tile(number, colour))
                if len(half) > 1:
                    yield *half, MIRROR_JOKER, *reversed(half)
