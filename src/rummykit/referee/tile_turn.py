"""A turn at a table of tiles: the table before it and after it."""

from __future__ import annotations

from collections import Counter

import msgspec

from rummykit import hands
from rummykit.cards import NAMES, Face, show
from rummykit.referee.meld import read_meld
from rummykit.referee.question import Malformed, PieceNames, Verdict, faces_of, few_jokers, foreign, held
from rummykit.rules import IllegalAction, Rules
from rummykit.tiles.sets import tile_melds
from rummykit.tiles.table_change import KnownSet
from rummykit.tiles.turn import known, rearranged


class TileTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sets from low to high; `opening_melds` names those of the first meld if they were rearranged in the same turn."""

    opened: bool
    table: list[PieceNames]
    rack: PieceNames
    table_after: list[PieceNames]
    opening_melds: list[PieceNames] = []


def verdict(rules: Rules, asked: TileTurn) -> Verdict:
    """`legal`; if it is, `rack_after` and `wins`."""
    before = tuple(_lies(rules, names) for names in asked.table)
    rack = held(rules, asked.rack)
    few_jokers(rules, [*rack, *(face for each in before for face in each.cards)])
    after, first_meld = (tuple(map(faces_of, sets)) for sets in (asked.table_after, asked.opening_melds))
    try:
        for cards in after + first_meld:
            if foreign(rules, cards):
                raise IllegalAction("unknown_face", rules.id, meld=show(cards))
        outcome = rearranged(rules, asked.opened, before, hands.of(rack), after, first_meld)
    except IllegalAction as refusal:
        return Verdict({"legal": False}, refusal)
    left = _without(rack, outcome.played)
    return Verdict({"legal": True, "rack_after": [NAMES[face] for face in left], "wins": not left})


def _lies(rules: Rules, names: PieceNames) -> KnownSet:
    """A set on the table before the turn."""
    found = read_meld(rules, held(rules, names))
    if isinstance(found, IllegalAction):
        raise Malformed("impossible", f"The table before the turn is not legal. {found.text}")
    return known(tile_melds(rules.groups, rules.runs, rules.special_jokers), found.cards)


def _without(rack: tuple[Face, ...], played: tuple[Face, ...]) -> list[Face]:
    """The tiles still on the rack, in their original order."""
    gone = Counter(played)
    left = []
    for face in rack:
        if gone[face]:
            gone[face] -= 1
        else:
            left.append(face)
    return left
