"""What the clock discards: the card that the sheet names, and a wild one only where nothing else is left."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit import hands, rules
from rummykit.cards import Face
from rummykit.play.actions import Discard
from rummykit.play.melds import is_wild
from rummykit.play.state import State
from rummykit.play.steps.knock_limit import KnockLimit
from rummykit.rules import Rules


class TimeUpDiscard:
    """What a sheet says of it; `limit` is that of a knock."""

    def __init__(self, sheet: Rules, data: rules.Discard, limit: KnockLimit) -> None:
        self.sheet = sheet
        self.limit = limit
        self.drawn_card_goes = data.time_up != "highest_card"
        self.taken_card_goes = data.time_up == "last_card"

    def card(self, deal: State, discards: Sequence[Discard]) -> Face:
        """The card that goes, of those that may be discarded."""
        if deal.knocker is not None and self.limit.of(deal) is not None:
            # What the sheet would discard may leave more than a knock may.
            return min((each.card for each in discards), key=lambda face: self.limit.left(deal, face))
        if self.drawn_card_goes and deal.drawn is not None and self._goes(deal, deal.drawn):
            return deal.drawn
        if self.taken_card_goes and deal.taken is not None:
            return deal.taken
        values = self.sheet.values
        cards = [each.card for each in discards]
        return max(cards, key=lambda face: (not self._is_wild(deal, face), values.of(face), face))

    def _goes(self, deal: State, drawn: Face) -> bool:
        """Whether the card drawn from the stock is still in hand, and no wild one that the clock would rather keep."""
        is_held = hands.count(deal.hands[deal.turn], drawn) > 0
        return is_held and (self.taken_card_goes or not self._is_wild(deal, drawn))

    def _is_wild(self, deal: State, face: Face) -> bool:
        return is_wild(self.sheet, face, deal.wild)
