"""Checks of a table and a rack, with errors that say what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from rummykit.cards import NAMES, Face, Faces, Family, is_joker, is_tile, show
from rummykit.rules import REFUSALS, Rules
from rummykit.rules.copies import most_copies
from rummykit.rules.families import GameFamily
from rummykit.rules.sheet import check_sheet
from rummykit.tiles.table_sets import TableSets, table_sets


def legal_table(rules: Rules, table: Sequence[Sequence[Face]]) -> tuple[Faces, ...]:
    """The sets, each in a legal order; raises `ValueError` that says which is not a set and why."""
    melds = table_sets(rules)
    family = rules.pack.family
    return tuple(_legal(melds, family, number, tuple(cards)) for number, cards in enumerate(table))


def _legal(melds: TableSets, family: Family, number: int, cards: Faces) -> Faces:
    _only(family, cards)
    laid = melds.tidy(cards)
    if laid is None:
        flaw = melds.flaw(cards)
        assert flaw is not None
        raise ValueError(f"Set {number + 1}: {REFUSALS[flaw.code].text.format(**flaw.params)}")
    return laid


def sets_of(table: Iterable[Iterable[Face]]) -> tuple[Faces, ...]:
    """The sets of a table; raises `ValueError` for tiles that are given without sets."""
    try:
        return tuple([tuple(cards) for cards in table])
    except TypeError:
        raise ValueError("A table is its sets, each with its tiles, such as [parse('r1 r2 r3')].") from None


def check_wild(rules: Rules, wild: Face) -> None:
    """Raise `ValueError` for what is no tile of the game that can be the wild one."""
    if type(wild) is not int or wild not in rules.pack.faces() or is_joker(wild):
        raise no_piece(wild, f"tile of {rules.names.en} that can be wild")


def check_faces(*pieces: Iterable[Face]) -> None:
    """Raise `ValueError` for what is no number of a tile or card, such as its name."""
    for face in chain(*pieces):
        if type(face) is not int:
            raise no_piece(face, "tile or card")


def no_piece(face: object, what: str) -> ValueError:
    """The error for what is none of these pieces."""
    if type(face) is int:
        return ValueError(f"{NAMES.get(face, repr(face))} is no {what}.")
    return ValueError(f"{face!r} is no {what}: rummykit.cards.parse reads text.")


def check_pieces(rules: Rules, *pieces: Iterable[Face]) -> None:
    """Raise `ValueError` for an unknown tile or card, or for more of one than the largest pack holds."""
    faces = [face for part in pieces for face in part]
    _only(rules.pack.family, faces)
    there = most_copies(rules)
    for face, count in sorted(Counter(faces).items()):
        if count > there.get(face, 0):
            raise ValueError(f"There are {count} of {show((face,))}, and the pack holds {there.get(face, 0)}.")


def check_shapes(rules: Rules) -> None:
    """Raise `ValueError` for a game that has no tables of tiles which can be solved."""
    check_sheet(rules)
    if rules.family is not GameFamily.TILE_TABLE:
        raise ValueError(f"{rules.names.en} has no table of tiles that is rearranged.")
    assert rules.groups is not None
    assert rules.runs is not None
    shapes = (rules.groups.min_size, rules.groups.max_size, rules.runs.min_length, rules.runs.max_length)
    if shapes != (3, 4, 3, 13) or not rules.groups.distinct_suits or rules.runs.ace != "low":
        raise ValueError("Tables are solved for groups of three or four and runs of three or more.")


def _only(family: Family, faces: Iterable[Face]) -> None:
    for face in faces:
        if type(face) is not int or is_tile(face) != (family == "tiles") or face not in NAMES:
            raise no_piece(face, family[:-1])
