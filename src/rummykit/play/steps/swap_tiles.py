"""Swap of tiles: the wild tile of a meld comes to the hand for the tile that it stands for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rummykit import hands, rules
from rummykit.cards import show
from rummykit.hands import Hand
from rummykit.melds.laid_tiles import LaidTiles
from rummykit.play.actions import Swap
from rummykit.play.events import Event, Swapped
from rummykit.play.melds import laid_tiles_in
from rummykit.play.state import State
from rummykit.play.steps.required_card import required_first
from rummykit.play.steps.step import StepBehaviour, allows
from rummykit.play.steps.use_tiles import use_of
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Rules


class SwapTilesStep(StepBehaviour):
    """Wild tiles taken from the table by a player who has laid a first meld."""

    takes: ClassVar[tuple[type, ...]] = (Swap,)

    def __init__(self, sheet: Rules, data: rules.Swap) -> None:
        self.sheet = sheet

    def _melds(self, deal: State) -> LaidTiles:
        return laid_tiles_in(self.sheet, deal.wild)

    def actions(self, deal: State) -> Iterator[Swap]:
        if not deal.opened[deal.turn]:
            return
        hand, melds = deal.hands[deal.turn], self._melds(deal)
        for number, meld in enumerate(deal.table):
            for tile in hands.distinct(melds.freeing(meld.cards, meld.kind) & hand, "tiles"):
                action = Swap(number, tile)
                if allows(self, deal, action):
                    yield action

    def check(self, deal: State, action: Swap) -> TableMeld:
        """The meld after the swap."""
        seat, name = deal.turn, self.sheet.id
        if not hands.holds(deal.hands[seat], action.cards):
            raise IllegalAction("not_in_hand", name, cards=show(action.cards))
        if not 0 <= action.meld < len(deal.table):
            raise IllegalAction("no_such_meld", name, meld=action.meld)
        if not deal.opened[seat]:
            raise IllegalAction("swap_before_opening", name)
        meld = deal.table[action.meld]
        freed = None if action.other is not None else self._melds(deal).freed(meld.cards, meld.kind, action.card)
        if freed is None:
            raise IllegalAction("no_joker_for_it", name, card=show(action.cards), meld=show(meld.cards))
        after = meld.becoming(freed)
        if deal.must_play is not None and not self._lays(deal, action):
            table = [*deal.table[: action.meld], after, *deal.table[action.meld + 1 :]]
            if not use_of(self.sheet).is_possible_after(deal, self._hand_after(deal, action), table, 0):
                raise required_first(deal, self.sheet)
        return after

    def _lays(self, deal: State, action: Swap) -> bool:
        """Whether the tile that must be laid is the one that goes to the table."""
        return action.card == deal.must_play

    def _hand_after(self, deal: State, action: Swap) -> Hand:
        return hands.add(hands.remove(deal.hands[deal.turn], action.card), deal.wild)

    def apply(self, deal: State, action: Swap, after: TableMeld) -> tuple[Event, ...]:
        lays = self._lays(deal, action)
        deal.exchange_tile(action.meld, after, self._hand_after(deal, action), lays=lays)
        return (Swapped(deal.turn, action.meld, action.card, after.cards),)
