"""Careless discards: what could have been laid off, what completes a meld of the pile, what lets the next go out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face, Faces
from rummykit.melds.meld import from_hand
from rummykit.play.events import CarelessDiscard, Why
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.openings import NEAR
from rummykit.play.view import TableMeld
from rummykit.rules import Rules


class Carelessness:
    """What a sheet notes against who discards."""

    def __init__(self, sheet: Rules) -> None:
        self.melds = card_melds(sheet)

    def note(self, deal: State, card: Face) -> Iterator[CarelessDiscard]:
        """Note what a discard just made was careless of; with the last card of a hand only who fed it is noted."""
        seat = deal.turn
        if not deal.hands[seat]:
            if deal.top_discarded_by is not None and deal.top_discarded_by != seat:
                deal.note_careless(deal.top_discarded_by)
                yield CarelessDiscard(deal.top_discarded_by, "lets_go_out")
            return
        for why in self._reasons(deal, card, deal.pile):
            deal.note_careless(seat)
            yield CarelessDiscard(seat, why)

    def among(self, deal: State, cards: Iterable[Face]) -> Faces:
        """Those of `cards` whose discard would be careless now."""
        return tuple(card for card in cards if any(self._reasons(deal, card, [*deal.pile, card])))

    def _takes(self, meld: TableMeld, card: Face, seat: int) -> bool:
        """Whether a seat could have laid a card off on a meld."""
        beside = self.melds.extensions(meld.without_lay_offs_of_others(seat))
        return bool(self.melds.extensions(meld.cards) & beside & 1 << card)

    def _reasons(self, deal: State, card: Face, pile: Sequence[Face]) -> Iterator[Why]:
        if any(self._takes(meld, card, deal.turn) for meld in deal.table):
            yield "could_be_laid_off"
        discards = hands.of(pile)
        near = discards if card == PRINTED_JOKER else discards & NEAR[card]
        if any(card in from_hand(meld) for meld in self.melds.within(near)):
            yield "completes_meld"
