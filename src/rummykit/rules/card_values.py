"""What cards count, in hand and in a first meld."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from rummykit.cards import Face, is_joker, is_tile, number_of
from rummykit.checked import Checked, Points
from rummykit.rules.meaning import CARDS, JOKERS, OWN_MELDS, REARRANGED_TABLE, Meanings, at


class CardValues(Checked, frozen=True, kw_only=True):
    """Points for cards left in hand; tiles, and cards not listed, count their number.

    `ace`: points for an ace.
    `number`: points for a card from 2 to 10; none if these count their number.
    `court`: points for a jack, queen or king; none if these count 11, 12 and 13.
    `joker`: points for a joker.
    `cards`: pairs of a card and its points, for cards that do not count as their rank does.
    `ranks`: pairs of a rank (1 … 13) and the points of its cards, for ranks that count differently.
    `wild`: points for a card of the rank that a schedule makes wild; none if it counts as usual.
    `count_cards`: whether every card counts 1 and every joker 2 instead.
    """

    means: ClassVar[Meanings] = dict.fromkeys(("ace", "number", "cards", "ranks", "count_cards"), CARDS) | {
        "joker": CARDS | REARRANGED_TABLE
    }

    ace: Points = 1
    number: Points | None = None
    court: Points | None = 10
    joker: Points = 0
    cards: tuple[tuple[Annotated[int, Meta(ge=0, le=51)], Points], ...] = ()
    ranks: tuple[tuple[Annotated[int, Meta(ge=1, le=13)], Points], ...] = ()
    wild: Points | None = None
    count_cards: bool = False

    def of(self, face: Face) -> int:
        """Points of one face in hand."""
        if is_tile(face) and not is_joker(face):
            return number_of(face)
        if self.count_cards:
            return 2 if is_joker(face) else 1
        if is_joker(face):
            return self.joker
        for card, points in self.cards:
            if card == face:
                return points
        number = number_of(face)
        for rank, points in self.ranks:
            if rank == number:
                return points
        if number == 1:
            return self.ace
        if number > 10:
            return number if self.court is None else self.court
        return number if self.number is None else self.number


class MeldValues(Checked, frozen=True, kw_only=True):
    """Card values in a first meld; a joker counts as the card it stands for.

    `low_ace`: points for an ace before the 2; none if it counts as it does in hand.
    `declared_jokers`: whether a joker in a group of three also stands for one particular suit from the start.
    """

    means: ClassVar[Meanings] = {
        "low_ace": OWN_MELDS & at("opening.minimum"),
        "declared_jokers": OWN_MELDS & JOKERS & at("groups.distinct_suits", True),
    }

    low_ace: Points | None = None
    declared_jokers: bool = False
