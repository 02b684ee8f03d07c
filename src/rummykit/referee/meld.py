"""The question: is this a legal meld, of what kind, and what is it worth?"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from rummykit.cards import JOKER, STANDING_FOR, Face, number_of, show
from rummykit.melds.flaws import Flaw
from rummykit.melds.shapes import SetKind
from rummykit.play.melds import card_melds, side_melds_of
from rummykit.referee.lives import meld_verdict, no_wild_rank
from rummykit.referee.question import Malformed, PieceNames, Verdict, faces_of, foreign, held
from rummykit.rules import CardsLaid, IllegalAction, Rules
from rummykit.tiles.table_sets import table_sets

RANK_NAMES = dict(
    enumerate(
        ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"], 1
    )
)
"""What a meld of a single card is called."""
CLEAN = {"natural": "clean", "semi": "semi_clean", "mixed": "dirty", "wild": "wild"}
"""What books are called where those without wild cards are clean."""


class MeldInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles from low to high, cards in any order; where chance picks a wild rank, `wild` says which.

    `indicator`: the tile that says which one is wild, where tiles are held in the hand.
    `going_out`: whether the meld is the last that its player lays in going out, where that matters.
    """

    meld: PieceNames
    wild: str | None = None
    going_out: bool = True
    indicator: str | None = None


class ReadMeld(NamedTuple):
    """A legal meld: as it is laid, the kinds it can be, and for the best of them its value and its jokers' meaning."""

    cards: tuple[Face, ...]
    kinds: tuple[SetKind, ...]
    value: int
    jokers: tuple[Face | None, ...]


def of_lives(rules: Rules, asked: MeldInput) -> Verdict:
    """`valid` and `type`, under the rank or the card that is wild."""
    return meld_verdict(rules, faces_of(asked.meld), asked.wild)


def _read(told: Callable[[Rules, ReadMeld, bool], Verdict]) -> Callable[[Rules, MeldInput], Verdict]:
    """The answer about a meld that the sheet alone can read, of which this is told if it is one."""

    def answer(rules: Rules, asked: MeldInput) -> Verdict:
        no_wild_rank(rules, asked.wild)
        found = read_meld(rules, faces_of(asked.meld))
        if isinstance(found, IllegalAction):
            return Verdict({"valid": False}, found)
        return told(rules, found, asked.going_out)

    return answer


@_read
def of_tile_table(rules: Rules, found: ReadMeld, going_out: bool) -> Verdict:
    """`valid`, `types` and `total_value`."""
    fields = {"valid": True, "types": sorted(found.kinds), "total_value": found.value}
    return Verdict(fields, jokers=found.jokers)


@_read
def of_cards(rules: Rules, found: ReadMeld, going_out: bool) -> Verdict:
    """`valid`, `type`, and `value` where cards laid on the table count."""
    kind = found.kinds[0]
    fields = {"valid": True, "type": RANK_NAMES[number_of(found.cards[0])] if kind == "single" else kind}
    if isinstance(rules.scoring, CardsLaid):
        fields["value"] = sum(rules.scoring.worth(rules.values, found.cards))
    return Verdict(fields, jokers=found.jokers)


@_read
def of_side(rules: Rules, found: ReadMeld, going_out: bool) -> Verdict:
    """The meld of a side: its points, and which `book` it is, if it is one."""
    melds = side_melds_of(rules)
    if melds.is_last(found.cards) and not going_out:
        return Verdict({"valid": False}, IllegalAction("only_in_going_out", rules.id, meld=show(found.cards)))
    assert rules.books is not None, "sheets are checked for it"
    kind = melds.book(found.cards, rules.books.size)
    if kind == "semi" and rules.books.semi is None:
        kind = "mixed"
    book = CLEAN.get(kind) if kind is not None and rules.books.called != "canasta" else kind
    return Verdict({"valid": True, "type": found.kinds[0], "book": book, "card_points": found.value})


def read_meld(rules: Rules, cards: tuple[Face, ...]) -> ReadMeld | IllegalAction:
    """The meld, or why it is not one."""
    strange = foreign(rules, cards)
    flaw: Flaw | None
    if strange:
        flaw = Flaw("unknown_face", {"meld": show(cards)})
    elif rules.pack.family == "tiles":
        tiles = table_sets(rules)
        laid = tiles.as_laid(cards)
        readings = tiles.readings(laid)
        if readings:
            best = readings[0]
            jokers = [_only(best.stands[place]) for place, face in enumerate(laid) if face >= JOKER]
            return ReadMeld(laid, tuple(reading.kind for reading in readings), best.value, tuple(jokers))
        flaw = tiles.flaw(laid)
    else:
        melds = card_melds(rules)
        meld = melds.read(cards)
        if meld is not None:
            declared = tuple([face - STANDING_FOR for face in meld if face >= STANDING_FOR])
            return ReadMeld(meld, (melds.kind(meld),), melds.value(meld), declared)
        flaw = melds.flaw(cards)
    assert flaw is not None
    params = flaw.params if cards else flaw.params | {"meld": "–"}
    return IllegalAction(flaw.code, rules.id, **params)


def _only(faces: frozenset[Face]) -> Face | None:
    return next(iter(faces)) if len(faces) == 1 else None


def lying(rules: Rules, names: PieceNames) -> ReadMeld:
    """A meld of the table before a turn; raises `Malformed` where it is none."""
    found = read_meld(rules, held(rules, names))
    if isinstance(found, IllegalAction):
        raise Malformed("impossible", f"The table before the turn is not legal. {found.text}")
    return found
