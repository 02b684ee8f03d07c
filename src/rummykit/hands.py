"""A hand as one integer: a multiset of faces in layers of 64 bits.

Bit ``face & 63`` of layer 0 says "at least one", of layer 1 "at least two", and so on, so a hand from a single
pack is a plain 52-bit set, equal multisets are equal integers, and copying a hand costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias, TypeVar

from rummykit.cards import FIRST_TILE, Face, Family

T = TypeVar("T")
Hand: TypeAlias = int
ByPlace: TypeAlias = tuple[tuple[tuple[T, ...], ...], ...]

EMPTY: Hand = 0
LAYER = 64
FIRST_LAYER = (1 << LAYER) - 1


def add(hand: Hand, face: Face) -> Hand:
    """The hand with one more `face`."""
    bit = 1 << (face & 63)
    while hand & bit:
        bit <<= LAYER
    return hand | bit


def remove(hand: Hand, face: Face) -> Hand:
    """The hand with one `face` less; raises `KeyError` if there is none."""
    bit = 1 << (face & 63)
    if not hand & bit:
        raise KeyError(face)
    if hand <= FIRST_LAYER:
        return hand ^ bit
    while hand & (bit << LAYER):
        bit <<= LAYER
    return hand ^ bit


def of(faces: Iterable[Face]) -> Hand:
    """The hand that holds `faces`."""
    hand, more = EMPTY, []
    for face in faces:
        bit = 1 << (face & 63)
        if hand & bit:
            more.append(bit)
        else:
            hand |= bit
    return _layered(hand, more) if more else hand


def _layered(first: int, more: Iterable[int]) -> Hand:
    """The hand of a first layer and further copies of what is in it, in time that grows with their number alone."""
    layers, top = [first], dict[int, int]()
    for bit in more:
        layer = top[bit] = top.get(bit, 0) + 1
        if layer == len(layers):
            layers.append(0)
        layers[layer] |= bit
    return int.from_bytes(b"".join([layer.to_bytes(8, "little") for layer in layers]), "little")


def count(hand: Hand, face: Face) -> int:
    """How many of `face` the hand holds."""
    bit = 1 << (face & 63)
    found = 0
    while hand & bit:
        found += 1
        bit <<= LAYER
    return found


def size(hand: Hand) -> int:
    """How many cards the hand holds."""
    return hand.bit_count()


def holds(hand: Hand, faces: Iterable[Face]) -> bool:
    """Whether the hand holds all of `faces`, copies counted."""
    wanted = of(faces)
    return wanted & hand == wanted


def take(hand: Hand, faces: Iterable[Face]) -> Hand:
    """The hand without `faces`; raises `KeyError` if one is not there."""
    for face in faces:
        hand = remove(hand, face)
    return hand


def minus(hand: Hand, part: Hand) -> Hand:
    """The hand without the cards of another, all of which it must hold: a copy of each leaves the highest layer."""
    while part:
        going, part = part & FIRST_LAYER, part >> LAYER
        top = hand.bit_length() // LAYER * LAYER
        while going:
            there = hand >> top & going
            hand ^= there << top
            going ^= there
            top -= LAYER
    return hand


def distinct(hand: Hand, family: Family = "cards") -> list[Face]:
    """The different faces of the hand, ascending."""
    return pick(TILE_FACES if family == "tiles" else CARD_FACES, hand)


def faces(hand: Hand, family: Family = "cards") -> tuple[Face, ...]:
    """Every face of the hand, ascending, copies repeated."""
    table = TILE_FACES if family == "tiles" else CARD_FACES
    if hand <= FIRST_LAYER:
        return tuple(pick(table, hand))
    found = []
    while hand:
        found += pick(table, hand)
        hand >>= LAYER
    found.sort()
    return tuple(found)


def by_place(things: Sequence[T]) -> ByPlace[T]:
    """A table for `pick`, made from one thing for each place of the first layer, for every byte of places."""
    table = []
    for first in range(0, LAYER, 8):
        picked: list[tuple[T, ...]] = [()]
        for thing in things[first : first + 8]:
            picked += [(*each, thing) for each in picked]
        table.append(tuple(picked))
    return tuple(table)


def pick(table: ByPlace[T], hand: Hand) -> list[T]:
    """The things in a table whose places the hand holds, in order."""
    a, b, c, d, e, f, g, h = (hand & FIRST_LAYER).to_bytes(8, "little")
    t, u, v, w, x, y, z, rest = table
    return [*t[a], *u[b], *v[c], *w[d], *x[e], *y[f], *z[g], *rest[h]]


CARD_FACES = by_place(range(LAYER))
TILE_FACES = by_place(range(FIRST_TILE, FIRST_TILE + LAYER))
