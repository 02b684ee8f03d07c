"""Discard where melds stay in the hand: a card taken from others keeps its meld, and melds are shown at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit import rules
from rummykit.cards import Face, show
from rummykit.hands import remove
from rummykit.melds.meld_solver import apart_keeper
from rummykit.play.actions import Discard
from rummykit.play.state import State
from rummykit.play.steps.discard import DiscardStep
from rummykit.rules import IllegalAction, Rules


class KeptDiscardStep(DiscardStep):
    """A card that no meld of a taken card needs; in the last turn, after the melds are shown."""

    def __init__(self, sheet: Rules, data: rules.Discard) -> None:
        super().__init__(sheet, data)
        self.keeps_apart = apart_keeper(sheet.groups, sheet.runs)

    def actions(self, deal: State) -> Sequence[Discard]:
        if self._owes_show(deal):
            return []
        discards = super().actions(deal)
        return [each for each in discards if self._keeps_apart(deal, each.card)] if deal.kept[deal.turn] else discards

    def check(self, deal: State, action: Discard) -> None:
        super().check(deal, action)
        if self._owes_show(deal):
            raise IllegalAction("show_first", self.sheet.id)
        if deal.kept[deal.turn] and not self._keeps_apart(deal, action.card):
            raise IllegalAction("taken_card_must_stay_in_a_meld", self.sheet.id, card=show((action.card,)))

    def _owes_show(self, deal: State) -> bool:
        """Whether the melds must be shown before this discard."""
        return self.shows and deal.last_turn and not deal.shown[deal.turn]

    def _keeps_apart(self, deal: State, card: Face) -> bool:
        """Whether the cards taken from others still have a meld each without `card`."""
        seat = deal.turn
        return deal.shown[seat] or self.keeps_apart(remove(deal.hands[seat], card), deal.kept[seat])

    def _ends_deal(self, deal: State) -> bool:
        """Whether the empty hand was all melds: no card of it was sent to melds of others."""
        seat = deal.turn
        melded = sum(len(meld.cards) for meld in deal.table if meld.owner == seat)
        sent = deal.shown[seat] and melded < self.sheet.deal.hand_for(deal.players)
        return super()._ends_deal(deal) and not sent
