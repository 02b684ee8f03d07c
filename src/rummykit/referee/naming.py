"""Melds in an answer."""

from __future__ import annotations

from collections.abc import Iterable

from rummykit.cards import NAMES, PRINTED_JOKER, STANDING_FOR, Face


def named(melds: Iterable[Iterable[Face]]) -> list[list[str]]:
    """The melds by name, jokers as they are held."""
    return [[NAMES[PRINTED_JOKER if face >= STANDING_FOR else face] for face in meld] for meld in melds]
