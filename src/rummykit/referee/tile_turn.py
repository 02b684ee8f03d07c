"""A turn at a table that everybody may rearrange: the table before it and after it."""

from __future__ import annotations

from collections import Counter

import msgspec

from rummykit import hands
from rummykit.cards import NAMES, Face, show
from rummykit.melds.meld import from_hand
from rummykit.play.deal import Deal
from rummykit.referee.meld import lying
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, faces_of, few_copies, foreign, held
from rummykit.rules import IllegalAction, Rules
from rummykit.rules.families import GameFamily
from rummykit.tiles.table_change import KnownSet
from rummykit.tiles.table_sets import table_sets
from rummykit.tiles.turn import known, rearranged


class TileTurn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sets from low to high; `opening_melds` names those of the first meld if they were rearranged in the same turn.

    `opened`, whether the player has made the first meld, may be left out in games without one.
    """

    opened: bool | None = None
    table: list[PieceNames]
    rack: PieceNames
    table_after: list[PieceNames]
    opening_melds: list[PieceNames] = []


class CardTableTurn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same with cards, in any order; a joker on the table says what it stands for (`JK=7H`)."""

    opened: bool | None = None
    table: list[PieceNames]
    hand: PieceNames
    table_after: list[PieceNames]
    opening_melds: list[PieceNames] = []


def question_about_turn(deal: Deal, hand: list[str]) -> Fields:
    """The question about a turn that lays a set of the sheet's sample on an empty table."""
    laid = deal.rules.sample[0].split() if deal.rules.sample else hand[:3]
    held = [NAMES[face] for face in from_hand(faces_of(laid))]
    name = "rack" if deal.rules.family is GameFamily.TILE_TABLE else "hand"
    return {"opened": True, "table": [], name: held, "table_after": [laid]}


def verdict(rules: Rules, asked: TileTurn | CardTableTurn) -> Verdict:
    """`legal`; if it is, `rack_after` or with cards `hand_after`, and `wins`."""
    if asked.opened is None and rules.opening is not None:
        raise Malformed("malformed", "Say whether the player has `opened`, which is to have made the first meld.")
    before = tuple(_lies(rules, names) for names in asked.table)
    rack = held(rules, asked.rack if isinstance(asked, TileTurn) else asked.hand)
    few_copies(rules, [*rack, *(face for each in before for face in from_hand(each.cards))])
    after, first_meld = (tuple(map(faces_of, sets)) for sets in (asked.table_after, asked.opening_melds))
    try:
        for cards in after + first_meld:
            if foreign(rules, cards):
                raise IllegalAction("unknown_face", rules.id, meld=show(cards))
        outcome = rearranged(rules, asked.opened is not False, before, hands.of(rack), after, first_meld)
    except IllegalAction as refusal:
        return Verdict({"legal": False}, refusal)
    left = _without(rack, outcome.played)
    name = "rack_after" if isinstance(asked, TileTurn) else "hand_after"
    return Verdict({"legal": True, name: [NAMES[face] for face in left], "wins": not left})


def _lies(rules: Rules, names: PieceNames) -> KnownSet:
    """A set on the table before the turn."""
    return known(table_sets(rules), lying(rules, names).cards)


def _without(rack: tuple[Face, ...], played: tuple[Face, ...]) -> list[Face]:
    """The pieces still on the rack, in their original order."""
    gone = Counter(played)
    left = []
    for face in rack:
        if gone[face]:
            gone[face] -= 1
        else:
            left.append(face)
    return left
