"""Checks of a table and a rack, with errors that say what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rummykit.cards import NAMES, Face, Faces, Pack, is_tile, show
from rummykit.rules import REFUSALS, Rules
from rummykit.tiles.sets import TileMelds, tile_melds


def legal_table(rules: Rules, table: Sequence[Sequence[Face]]) -> tuple[Faces, ...]:
    """The sets, each in a legal order; raises `ValueError` that says which is not a set and why."""
    melds = tile_melds(rules.groups, rules.runs, rules.special_jokers)
    return tuple(_legal(melds, number, tuple(cards)) for number, cards in enumerate(table))


def _legal(melds: TileMelds, number: int, cards: Faces) -> Faces:
    _only_tiles(cards)
    laid = melds.tidy(cards)
    if laid is None:
        flaw = melds.flaw(cards)
        assert flaw is not None
        raise ValueError(f"Set {number + 1}: {REFUSALS[flaw.code].text.format(**flaw.params)}")
    return laid


def check_tiles(pack: Pack, *tiles: Iterable[Face]) -> None:
    """Raise `ValueError` for an unknown tile, or for more of one than the pack holds."""
    faces = [face for part in tiles for face in part]
    _only_tiles(faces)
    there = Counter(pack.faces())
    for face, count in sorted(Counter(faces).items()):
        if count > there[face]:
            raise ValueError(f"There are {count} of {show((face,))}, and the pack holds {there[face]}.")


def check_shapes(rules: Rules) -> None:
    """Raise `ValueError` for a game whose tables cannot be solved."""
    if not rules.rearranges:
        raise ValueError(f"{rules.names.en} has no table that is rearranged.")
    assert rules.groups is not None
    assert rules.runs is not None
    shapes = (rules.groups.min_size, rules.groups.max_size, rules.runs.min_length, rules.runs.max_length)
    if shapes != (3, 4, 3, 13) or not rules.groups.distinct_suits or rules.runs.ace != "low":
        raise ValueError("Tables are solved for groups of three or four and runs of three or more.")


def _only_tiles(faces: Iterable[Face]) -> None:
    for face in faces:
        if type(face) is not int or not is_tile(face) or face not in NAMES:
            raise ValueError(f"{NAMES.get(face, repr(face))} is no tile.")
