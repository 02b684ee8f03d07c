"""Swap: exchange a card from the hand for the joker that stands for it in a meld on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, Face, Faces, show
from rummykit.hands import Hand
from rummykit.play.actions import Action, Swap
from rummykit.play.events import Event, Swapped
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.can_lay_taken_card import CanLayTakenCard
from rummykit.play.steps.first_meld import first_meld_of
from rummykit.play.steps.freed_joker import freed, freed_by_both, freeing, stays, ways_to_free
from rummykit.play.steps.lay import LayStep
from rummykit.play.steps.required_card import FirstMeldWithCard, required_first
from rummykit.play.steps.step import StepBehaviour, allows
from rummykit.rules import IllegalAction, Rules


class SwapStep(StepBehaviour):
    """Jokers taken back from the table."""

    takes: ClassVar[tuple[type, ...]] = (Swap,)

    def __init__(self, sheet: Rules, data: rules.Swap) -> None:
        self.sheet = sheet
        self.data = data
        self.melds = card_melds(sheet)
        self.going_out = first_meld_of(sheet)
        self.first_meld = FirstMeldWithCard(sheet)
        self.keeps_discard = self.first_meld.keeps and not sheet.returns_upcard
        self.both_suits = data.groups == "both_suits"
        self.later: list[StepBehaviour] = []

    def link_later(self, later: Sequence[StepBehaviour]) -> None:
        """Receive the steps that come later in the turn; a freed joker is used in one of them or in none."""
        blocking = next(number for number, step in enumerate(later) if step.blocking)
        self.later = [*later[: blocking + 1]]

    def actions(self, deal: State) -> Iterator[Action]:
        if self._closed(deal) is not None or self._owes_joker(deal):
            return
        hand = deal.hands[deal.turn]
        for number, meld in enumerate(deal.table):
            if not (self.both_suits or hand & freeing(self.melds, meld.cards)):
                continue
            for action in self._ways(hand, number, meld.cards):
                if allows(self, deal, action):
                    yield action

    def _ways(self, hand: Hand, number: int, meld: Faces) -> Iterator[Swap]:
        """The exchanges in a meld for which the hand has the cards, whether they are allowed now or not."""
        for cards in ways_to_free(self.melds, self.data.groups, hand, meld):
            yield Swap(number, *cards)

    def check(self, deal: State, action: Swap) -> Faces:
        """The meld after the swap."""
        seat, name = deal.turn, self.sheet.id
        cards = action.cards
        if not all(0 <= face < PRINTED_JOKER for face in cards) or not hands.holds(deal.hands[seat], cards):
            raise IllegalAction("not_in_hand", name, cards=show(cards))
        if not 0 <= action.meld < len(deal.table):
            raise IllegalAction("no_such_meld", name, meld=action.meld)
        closed = self._closed(deal)
        if closed is not None:
            raise IllegalAction(closed, name)
        must = deal.must_play
        if must is not None and self._owes_joker(deal):
            raise required_first(deal, self.sheet)
        meld = deal.table[action.meld].cards
        code = stays(self.melds, self.data.groups, meld, cards)
        if code is not None:
            raise IllegalAction(code, name, meld=show(meld))
        if action.other is None:
            without = freed(self.melds, meld, action.card)
        else:
            without = freed_by_both(self.melds, meld, cards) if self.both_suits else None
        if without is None:
            raise IllegalAction("no_joker_for_it", name, card=show(cards), meld=show(meld))
        if must is not None and not self._leaves_first_meld(deal, action, without, must):
            raise required_first(deal, self.sheet)
        if self.keeps_discard and deal.taken is not None and self._hand_after(deal, action) == 1 << deal.taken:
            raise IllegalAction("would_leave_taken_upcard", name, card=show((deal.taken,)))
        if self.going_out.must_go_out(deal):
            others = [each.cards for number, each in enumerate(deal.table) if number != action.meld]
            lying = [*others, without]
            if not CanLayTakenCard(self.sheet).goes_out(self._hand_after(deal, action), lying, new_melds=False):
                raise IllegalAction("must_go_out_now", name)
        if self._laid_at_once(deal) and not self._usable(deal, action, without):
            raise IllegalAction("freed_joker_has_no_use", name)
        return without

    def _laid_at_once(self, deal: State) -> bool:
        """Whether a joker that the seat frees must be laid in the same turn."""
        goes = self.data.joker_goes
        return goes == "table" or (goes == "hand_after_first_meld" and not deal.opened[deal.turn])

    def _closed(self, deal: State) -> str | None:
        """The code of why the seat may exchange no joker now, whatever it holds."""
        if self.data.before_melding and deal.plays:
            return "swap_after_melding"
        if self.data.needs_own_meld and not deal.opened[deal.turn]:
            return "swap_before_opening"
        return None

    def _owes_joker(self, deal: State) -> bool:
        """Whether a freed joker must be laid before the next exchange."""
        return deal.must_play is not None and self._laid_at_once(deal)

    def _leaves_first_meld(self, deal: State, action: Swap, without: Faces, must: Face) -> bool:
        """Whether the upcard that is owed to the first meld can still go into one."""
        table = [meld.cards for meld in deal.table]
        table[action.meld] = without
        return self.first_meld.within_reach(self._hand_after(deal, action), must, table)

    def _usable(self, deal: State, action: Swap, without: Faces) -> bool:
        """Whether the freed joker can be melded or laid off at once."""
        hand, table = self._hand_after(deal, action), deal.table.copy()
        table[action.meld] = table[action.meld].becoming(without)
        if any(step.lays_off_joker(deal, hand, table) for step in self.later if isinstance(step, LayStep)):
            return True
        after = deal.copy()
        self.apply(after, action, without)
        return any(True for step in self.later for _ in step.actions(after))

    def _hand_after(self, deal: State, action: Swap) -> Hand:
        return hands.add(hands.minus(deal.hands[deal.turn], hands.of(action.cards)), PRINTED_JOKER)

    def apply(self, deal: State, action: Swap, without: Faces) -> tuple[Event, ...]:
        meld = deal.table[action.meld].becoming(without)
        deal.exchange(action.meld, meld, self._hand_after(deal, action), owed=self._laid_at_once(deal))
        return (Swapped(deal.turn, action.meld, action.card, without, action.other),)

    def _costs(self, deal: State, must: Face, action: Swap) -> tuple[bool, int]:
        """What an exchange costs that is to make a first meld with a card possible: first of all, that it does not."""
        enough = self.first_meld.at_once(self._hand_after(deal, action), must)
        return not enough, sum(map(self.sheet.values.of, action.cards))

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """No joker is exchanged, unless a first meld that must take in the upcard needs it."""
        events: tuple[Event, ...] = ()
        must = None if self._laid_at_once(deal) else deal.must_play
        while must is not None and not self.first_meld.at_once(deal.hands[deal.turn], must):
            ways = [each for each in self.actions(deal) if isinstance(each, Swap)]
            action = min(ways, key=partial(self._costs, deal, must))
            events += self.apply(deal, action, self.check(deal, action))
        deal.advance_past(self.place)
        return events
