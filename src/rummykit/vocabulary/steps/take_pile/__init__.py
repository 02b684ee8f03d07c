"""TakePile: the whole discard pile, for melds of sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rummykit import rules
from rummykit.rules.kinds import StepWord
from rummykit.rules.sides import CardsOf

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class TakePile(StepWord, frozen=True, kw_only=True):
    """Take the whole discard pile instead of drawing from the stock, and meld its top card at once.

    The top card is added to a meld of the side, or makes one with cards from the hand. The pile is frozen for a side
    without a meld, and for everybody while it contains a wild card or a bonus card: then two natural cards of the top
    card's rank must come from the hand.

    `blocked_by`: cards that prevent anybody from taking the pile when one of them is on top, as wild cards always do;
      none for no such cards.
    `always_frozen`: whether the pile is always frozen for everybody.
    `forced`: whether a player who finds the stock empty must take a pile that is not frozen if its top card can be
      added to a meld of the side.
    `most`: the most cards that are taken, from the top; none for the whole pile.
    `put_back`: whether a wild card or a bonus card turned up at the start, or one of the cards in `CardValues.cards`,
      is put under the stock and another card is turned up; otherwise a wild card or a bonus card stays, and another
      card covers it.
    """

    after: ClassVar[str] = "CallEnd"

    blocked_by: CardsOf | None = None
    always_frozen: bool = False
    forced: bool = False
    most: Annotated[int, Meta(ge=2, le=100)] | None = None
    put_back: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Groups of a side lie on the table, and nothing else is taken from the pile."""
        draw, play = sheet.step(rules.Draw), sheet.step(rules.Play)
        if draw is not None and draw.discard_pile != "none":
            yield 'TakePile takes the whole pile: write Draw.discard_pile = "none", or remove TakePile.'
        if play is None or not sheet.has_side_melds or not play.one_per_rank or sheet.runs is not None:
            yield (
                "TakePile melds the top card with the side's own group of its rank: "
                "add books, and write Play.one_per_rank = true."
            )
        least = 1 if sheet.wilds is None else sheet.wilds.least_naturals
        if sheet.groups is not None and max(sheet.groups.min_size, least) > 3:
            yield (
                "TakePile melds the top card with two of its rank: write groups.min_size = 3, and at most 3 for "
                "wilds.least_naturals."
            )
        if sheet.stock.when_empty != "block":
            yield 'A pile that is taken whole does not become the stock: write stock.when_empty = "block".'
