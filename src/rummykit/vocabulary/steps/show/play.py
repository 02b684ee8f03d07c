"""Show: in the last turn a player lays the melds of the hand, and may send cards to melds that others have shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from rummykit import hands, rules
from rummykit.cards import Faces, show
from rummykit.melds.pack import PackMelds, pack_melds
from rummykit.melds.taken_cards import arrangements
from rummykit.play.actions import Action, LayOff, ShowMelds
from rummykit.play.events import Event, LaidOff, Shown
from rummykit.play.state import State
from rummykit.play.steps.laid_cards import read, without
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Rules


class ShowStep(StepBehaviour):
    """Showing melds in the last turn of a seat; in all other turns this step takes nothing."""

    takes: ClassVar[tuple[type, ...]] = (ShowMelds, LayOff)
    table_style: Mapping[str, Any] = {"melds": "shown", "owned": True}

    def __init__(self, sheet: Rules, data: rules.Show) -> None:
        self.sheet = sheet
        self.data = data
        self.melds: PackMelds = pack_melds(sheet.groups, sheet.runs)

    def actions(self, deal: State) -> Iterator[Action]:
        if not deal.last_turn:
            return
        seat = deal.turn
        hand = deal.hands[seat]
        if not deal.shown[seat]:
            size = hands.size(hand)
            for laid in arrangements(self.melds, hand, deal.kept[seat], size - 1):
                yield ShowMelds(laid)
        elif self._may_send(deal) and hands.size(hand) > 1:
            for number, meld in enumerate(deal.table):
                if meld.owner != seat:
                    for face in hands.distinct(self.melds.extensions(meld.cards) & hand):
                        yield LayOff(number, (face,))

    def kinds(self, deal: State) -> Iterable[type[Action]]:
        """Melds are shown once, in the last turn, and cards are sent after that."""
        if not deal.last_turn:
            return ()
        if not deal.shown[deal.turn]:
            return (ShowMelds,)
        return (LayOff,) if self._may_send(deal) and any(meld.owner != deal.turn for meld in deal.table) else ()

    def listed(self, deal: State) -> Iterator[Action]:
        """Only the best of all that may be shown."""
        if deal.last_turn and not deal.shown[deal.turn]:
            yield self._best(deal)

    def _best(self, deal: State) -> ShowMelds:
        """The melds that leave the fewest points in the hand."""
        shows = [action for action in self.actions(deal) if isinstance(action, ShowMelds)]
        return max(shows, key=lambda show: sum(self.sheet.values.of(face) for meld in show.melds for face in meld))

    def _may_send(self, deal: State) -> bool:
        mom = all(meld.owner != deal.turn for meld in deal.table)
        return self.data.send and (self.data.send_without_meld or not mom)

    # --- checking

    def check(self, deal: State, action: ShowMelds | LayOff) -> tuple[Faces, ...]:
        """The melds as they are laid, or the one meld with the cards sent to it."""
        name, seat = self.sheet.id, deal.turn
        if not deal.last_turn:
            raise IllegalAction("only_in_last_turn", name)
        if isinstance(action, LayOff):
            return (self._sent(deal, action),)
        if deal.shown[seat]:
            raise IllegalAction("already_shown", name)
        left = deal.hands[seat]
        laid = []
        for cards in action.melds:
            left = without(self.sheet, left, cards)
            laid.append(read(self.sheet, self.melds, cards))
        taken = deal.kept[seat]
        if any(sum(face in taken for face in meld) > 1 for meld in laid) or any(left >> face & 1 for face in taken):
            raise IllegalAction("taken_cards_apart", name, cards=show(taken))
        if not left:
            raise IllegalAction("must_keep_a_discard", name)
        return tuple(laid)

    def _sent(self, deal: State, action: LayOff) -> Faces:
        name, seat = self.sheet.id, deal.turn
        hand = deal.hands[seat]
        if not self.data.send:
            raise IllegalAction("no_lay_offs", name)
        if action.borrowed:
            raise IllegalAction("no_borrowing", name)
        if not deal.shown[seat]:
            raise IllegalAction("show_first", name)
        if not self._may_send(deal):
            raise IllegalAction("no_meld_no_sending", name)
        left = without(self.sheet, hand, action.cards)
        if not 0 <= action.meld < len(deal.table) or deal.table[action.meld].owner == seat:
            raise IllegalAction("no_such_meld", name, meld=action.meld)
        meld = deal.table[action.meld].cards
        longer = self.melds.extended(meld, action.cards)
        if longer is None:
            raise IllegalAction("does_not_extend", name, cards=show(action.cards), meld=show(meld))
        if not left:
            raise IllegalAction("must_keep_a_discard", name)
        return longer

    # --- acting

    def apply(self, deal: State, action: ShowMelds | LayOff, laid: tuple[Faces, ...]) -> tuple[Event, ...]:
        seat = deal.turn
        if isinstance(action, LayOff):
            longer = deal.table[action.meld].becoming(laid[0])
            deal.lay(hands.take(deal.hands[seat], action.cards), (), ((action.meld, longer),))
            return (LaidOff(seat, action.meld, action.cards, laid[0]),)
        left = hands.take(deal.hands[seat], (face for cards in laid for face in cards))
        deal.show_melds(left, [TableMeld(cards, self.melds.kind(cards), seat) for cards in laid])
        return (Shown(seat, laid),)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """In the last turn the melds that leave the fewest points are shown; nothing is sent."""
        events: tuple[Event, ...] = ()
        if deal.last_turn and not deal.shown[deal.turn]:
            best = self._best(deal)
            events = self.apply(deal, best, self.check(deal, best))
        deal.advance_past(self.place)
        return events


BEHAVIOUR = ShowStep
