"""A hand as one integer: a multiset of faces in layers of 64 bits.

Bit ``face & 63`` of layer 0 says "at least one", of layer 1 "at least two", and so on, so a hand from a single
pack is a plain 52-bit set, equal multisets are equal integers, and copying a hand costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from rummykit._native import picked as pick
from rummykit.cards import FIRST_TILE, Face, Family

__all__ = [
    "CARD_FACES",
    "EMPTY",
    "FIRST_LAYER",
    "LAYER",
    "TILE_FACES",
    "Hand",
    "add",
    "count",
    "distinct",
    "faces",
    "holds",
    "minus",
    "of",
    "pick",
    "remove",
    "size",
    "take",
]

Hand: TypeAlias = int

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
    bits = [1 << (face & 63) for face in faces]
    hand = sum(bits)  # two equal bits would carry, and leave fewer bits than there are cards
    if hand.bit_count() == len(bits):
        return hand
    return _layered(bits) if len(bits) > LAYER else _one_by_one(bits)


def _one_by_one(bits: Iterable[int]) -> Hand:
    """The hand of a few places, some of them more than once."""
    hand = EMPTY
    for bit in bits:
        while hand & bit:
            bit <<= LAYER
        hand |= bit
    return hand


def _layered(bits: Iterable[int]) -> Hand:
    """The hand of these places, some of them more than once, in time that grows with their number alone."""
    layers, copies = [EMPTY], dict[int, int]()
    for bit in bits:
        layer = copies.get(bit, 0)
        copies[bit] = layer + 1
        if layer == len(layers):
            layers.append(EMPTY)
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
    if hand <= FIRST_LAYER:
        return hand ^ part
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


CARD_FACES = tuple(range(LAYER))
TILE_FACES = tuple(range(FIRST_TILE, FIRST_TILE + LAYER))
