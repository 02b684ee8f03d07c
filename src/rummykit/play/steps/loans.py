"""Cards of melds on the table that are borrowed for new melds."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit import rules
from rummykit.cards import Face, Faces, show
from rummykit.melds.meld import CardMelds
from rummykit.play.actions import Meld
from rummykit.play.state import State
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Rules


class Loans:
    """What melds on the table lend."""

    def __init__(self, sheet: Rules, data: rules.Play, melds: CardMelds) -> None:
        self.sheet = sheet
        self.data = data
        self.melds = melds

    def all(self, deal: State) -> Iterator[tuple[int, Faces]]:
        """The cards that can be borrowed, by the number of the meld."""
        for number, meld in enumerate(deal.table):
            lent = tuple(card for card in dict.fromkeys(meld.cards) if self._without(deal, meld, card) is not None)
            if lent:
                yield number, lent

    def checked(self, deal: State, action: Meld) -> list[tuple[int, TableMeld]]:
        """The melds after cards have been borrowed from them; raises `IllegalAction`."""
        if self.data.borrowing == "none":
            raise IllegalAction("no_borrowing", self.sheet.id)
        after: dict[int, TableMeld] = {}
        for number, card in action.borrowed:
            if not 0 <= number < len(deal.table):
                raise IllegalAction("no_such_meld", self.sheet.id, meld=number)
            meld = after.get(number, deal.table[number])
            if self.data.borrowing == "own" and meld.owner != deal.turn:
                raise IllegalAction("borrow_own_only", self.sheet.id)
            shorter = self._without(deal, meld, card)
            if shorter is None or card not in action.cards:
                raise IllegalAction("cannot_be_borrowed", self.sheet.id, card=show((card,)), meld=show(meld.cards))
            after[number] = meld.becoming(shorter)
        if len(action.borrowed) >= len(action.cards):
            raise IllegalAction("borrowed_meld_needs_hand_card", self.sheet.id)
        return list(after.items())

    def _without(self, deal: State, meld: TableMeld, card: Face) -> Faces | None:
        """A meld without a card borrowed from it; None if the card may not be borrowed."""
        if self.data.borrowing == "own" and meld.owner != deal.turn:
            return None
        return self.melds.shortened(meld.cards, card)
