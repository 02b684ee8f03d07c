"""Careless discards: what could have been laid off, what completes a meld of the pile, what lets the next go out."""

from __future__ import annotations

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face
from rummykit.melds.meld import from_hand
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.openings import NEAR
from rummykit.rules import Rules


class Carelessness:
    """What a sheet notes against who discards."""

    def __init__(self, sheet: Rules) -> None:
        self.melds = card_melds(sheet)

    def note(self, deal: State, card: Face) -> None:
        """Note what a discard just made was careless of; with the last card of a hand only who fed it is noted."""
        if not deal.hands[deal.turn]:
            if deal.fed_by is not None and deal.fed_by != deal.turn:
                deal.note_careless(deal.fed_by)
            return
        if any(self.melds.extensions(meld.cards) >> card & 1 for meld in deal.table):
            deal.note_careless(deal.turn)
        pile = hands.of(deal.pile)
        near = pile if card == PRINTED_JOKER else pile & NEAR[card]
        if any(card in from_hand(meld) for meld in self.melds.within(near)):
            deal.note_careless(deal.turn)
