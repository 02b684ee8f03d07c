"""Buy the top discard out of turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rummykit.checked import Some, Whole
from rummykit.rules.kinds import StepWord
from rummykit.vocabulary.steps.draw import Draw

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class BuyWindow(StepWord, frozen=True, kw_only=True):
    """Before a player draws from the stock, the others, in turn, may buy the top discard.

    `per_deal`: how many discards a player may buy in a deal; none for any number.
    `penalty`: how many cards from the stock the buyer must take with it.
    `after_first_meld`: whether a player who has laid a first meld may still buy.
    `points`: points that count against the buyer for each purchase.
    `seconds`: the time to answer, if a clock is kept; a player who never answered would hold up the table.
    """

    after: ClassVar[str] = "Discard"

    per_deal: Whole | None = None
    penalty: Annotated[int, Meta(ge=0, le=10)] = 1
    after_first_meld: bool = False
    points: Annotated[int, Meta(ge=0, le=100)] = 0
    seconds: Some = 15

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There is a discard that the player in turn might have taken."""
        draw = sheet.step(Draw)
        if draw is not None and (draw.discard_pile != "top" or draw.card_goes not in ("hand", "first_meld")):
            yield 'BuyWindow is about the top discard: write Draw.discard_pile = "top", or remove it.'
        if draw is not None and draw.upcard_offered:
            yield "An upcard that is offered cannot be bought: remove Draw.upcard_offered or BuyWindow."
