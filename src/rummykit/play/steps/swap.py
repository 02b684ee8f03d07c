"""Swap: a card from the hand for the joker that stands for it in a meld on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Face, show
from rummykit.melds.meld import Faces
from rummykit.play.actions import Action, Swap
from rummykit.play.events import Event, Swapped
from rummykit.play.melds import card_melds
from rummykit.play.view import Phase, TableMeld
from rummykit.rules import IllegalAction, Rules

if TYPE_CHECKING:
    from rummykit.play.deal import Deal


class SwapStep:
    """Jokers taken back from the table."""

    takes: ClassVar[tuple[type, ...]] = (Swap,)
    blocking: ClassVar[bool] = False
    phase: ClassVar[Phase] = "play"
    place: int = 0

    def __init__(self, sheet: Rules, data: rules.Swap) -> None:
        self.sheet = sheet
        self.data = data
        self.melds = card_melds(sheet)

    def blocked(self, deal: Deal) -> str:
        return "not_an_action_here"

    def done(self, deal: Deal) -> str:
        return "not_an_action_here"

    def actions(self, deal: Deal) -> Iterator[Action]:
        hand = deal.hands[deal.turn]
        for number, meld in enumerate(deal.table):
            if any(face >= PRINTED_JOKER for face in meld.cards):
                for face in hands.distinct(hand):
                    if face < PRINTED_JOKER and self._freed(meld.cards, face) is not None:
                        action = Swap(number, face)
                        if deal.can(action):
                            yield action

    def _freed(self, meld: Faces, card: Face) -> Faces | None:
        """The meld with `card` in the place of a joker; None if no joker stands for it."""
        if STANDING_FOR + card in meld:
            without = tuple(card if face == STANDING_FOR + card else face for face in meld)
            return self.melds.read(without)
        if PRINTED_JOKER in meld:
            left = list(meld)
            left.remove(PRINTED_JOKER)
            freed = self.melds.read((*left, card))
            return freed if freed is not None and self.melds.kind(freed) == "group" else None
        return None

    def check(self, deal: Deal, action: Swap) -> Faces:
        """The meld after the swap."""
        seat, name = deal.turn, self.sheet.id
        if not 0 <= action.card < PRINTED_JOKER or not hands.count(deal.hands[seat], action.card):
            raise IllegalAction("not_in_hand", name, cards=show((action.card,)))
        if not 0 <= action.meld < len(deal.table):
            raise IllegalAction("no_such_meld", name, meld=action.meld)
        if self.data.before_melding and deal.plays:
            raise IllegalAction("swap_after_melding", name)
        if self.data.needs_own_meld and not deal.opened[seat]:
            raise IllegalAction("swap_before_opening", name)
        if deal.must_play is not None:
            raise IllegalAction("must_play_first", name, card=show((deal.must_play,)))
        meld = deal.table[action.meld].cards
        freed = self._freed(meld, action.card)
        if freed is None:
            raise IllegalAction("no_joker_for_it", name, card=show((action.card,)), meld=show(meld))
        if self.data.joker_goes == "table" and not self._usable(deal, action, freed):
            raise IllegalAction("freed_joker_has_no_use", name)
        return freed

    def _usable(self, deal: Deal, action: Swap, freed: Faces) -> bool:
        """Whether the freed joker can be melded or laid off at once."""
        after = deal.clone()
        self.apply(after, action, freed)
        return bool(after.legal_actions())

    def apply(self, deal: Deal, action: Swap, freed: Faces) -> tuple[Event, ...]:
        seat = deal.turn
        meld = deal.table[action.meld]
        deal.table[action.meld] = TableMeld(freed, meld.kind, meld.owner, meld.moved)
        deal.hands[seat] = hands.add(hands.remove(deal.hands[seat], action.card), PRINTED_JOKER)
        deal.laid[seat] = True
        if self.data.joker_goes == "table":
            deal.must_play = PRINTED_JOKER
        return (Swapped(seat, action.meld, action.card, freed),)

    def overtime(self, deal: Deal, draft: object) -> tuple[Event, ...]:
        deal.at = self.place + 1
        return ()
