"""The last discard of a deal whose stock is not drawn to the end: it ends the deal, or may still be taken to knock."""

from __future__ import annotations

from rummykit.hands import add, distinct, remove
from rummykit.play.state import State
from rummykit.play.steps.knock_limit import KnockLimit
from rummykit.rules import GoOut, Rules


class LastDiscard:
    """What the sheet says of the discard that leaves only cards which nobody draws."""

    def __init__(self, sheet: Rules) -> None:
        self.undrawn = sheet.stock.empty_at if sheet.stock.when_empty == "void" else -1
        """With no more cards than this in the stock nobody draws; -1 where it is renewed, or its end is no matter."""
        self.playable = sheet.stock.last_discard_playable
        self.limit = KnockLimit(sheet)
        self.goes_out = any(isinstance(step, GoOut) for step in sheet.turn)

    def ends(self, deal: State) -> bool:
        """Whether the discard just made ends the deal: nothing is left to draw, and the next seat cannot use it."""
        if not self.is_offered(deal):
            return False
        return not self.playable or not self._lets_knock(deal, deal.after(deal.turn))

    def is_offered(self, deal: State) -> bool:
        """Whether the seat that is to draw may take nothing but the last discard."""
        return len(deal.stock) <= self.undrawn

    def may_be_taken(self, deal: State) -> bool:
        """Whether the seat to act could knock with the last discard."""
        return self.playable and bool(deal.pile) and self._lets_knock(deal, deal.turn)

    def was_taken(self, deal: State) -> bool:
        """Whether the seat to act has taken the last discard, and so must knock."""
        return len(deal.stock) <= self.undrawn and deal.taken is not None

    def _lets_knock(self, deal: State, seat: int) -> bool:
        """Whether a seat that takes the top of the pile may knock, or meld everything."""
        limit, card = self.limit.of(deal), deal.pile[-1]
        if limit is None:
            return True
        assert self.limit.deadwood is not None
        hand = add(deal.hands[seat], card)
        if any(self.limit.deadwood(remove(hand, face)) <= limit for face in distinct(hand) if face != card):
            return True
        return self.goes_out and self.limit.deadwood(hand) == 0
