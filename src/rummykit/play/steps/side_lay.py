"""Lay for a side: groups of its own, one of each rank, the first of them worth enough together, and cards added."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, NamedTuple

from rummykit import hands, rules
from rummykit.cards import UNKNOWN, Faces, show
from rummykit.hands import Hand
from rummykit.melds.books import SideMelds
from rummykit.play.actions import Action, LayOff, Meld, Open
from rummykit.play.events import Event, LaidOff, Melded
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.play.steps.laid_cards import without
from rummykit.play.steps.side_first_melds import first_melds
from rummykit.play.steps.side_hands import goes_on_or_out
from rummykit.play.steps.side_rules import SideRules
from rummykit.play.steps.step import StepBehaviour, allows
from rummykit.play.steps.way_out import goes_out_as_laid
from rummykit.play.view import Phase, TableMeld, View
from rummykit.rules import IllegalAction, Rules


class SideLaying(NamedTuple):
    """What an action does to the table: new groups, a group that grows (number, group after), what is left in hand."""

    new: tuple[Faces, ...]
    changed: tuple[tuple[int, Faces], ...]
    hand: Hand


class SideLayStep(StepBehaviour):
    """Groups of the side and cards added to them, in any order."""

    takes: ClassVar[tuple[type, ...]] = (Meld, Open, LayOff)

    def __init__(self, sheet: Rules, data: rules.Play) -> None:
        self.sheet = sheet
        self.side = SideRules(sheet)
        self.melds = self.side.melds
        second = sheet.second_hand
        self.table_style = {
            "owned": True,
            "ranks": sheet.runs is None,
            "books": "" if sheet.books is None else sheet.books.called,
            "seconds": "" if second is None else second.of,
            "second_hand": "" if second is None else second.called,
        }

    # --- what can be listed

    def actions(self, deal: State) -> Iterator[Action]:
        """Groups, first melds, and single cards added to groups; of choices that differ in suits alone, one."""
        hand = deal.hands[deal.turn]
        if self.side.has_opening and not deal.opened[deal.turn]:
            for laid in first_melds(self.side, hand, self.side.minimum(deal, deal.turn)):
                opening = Open(laid)
                if allows(self, deal, opening):
                    yield opening
            return
        ranks = self.side.ranks_taken(meld.cards for _, meld in deal.groups_of(deal.turn))
        for cards in self.melds.within(hand):
            if self.melds.rank_of(cards) not in ranks:
                action = Meld(cards)
                if allows(self, deal, action):
                    yield action
        for number, meld in deal.groups_of(deal.turn):
            for face in hands.distinct(self.melds.extensions(meld.cards) & hand & hands.FIRST_LAYER):
                added = LayOff(number, (face,))
                if allows(self, deal, added):
                    yield added

    def kinds(self, deal: State) -> Iterable[type[Action]]:
        """A first meld as long as it is due, and what may come after it only then."""
        yield Meld
        if self.side.has_opening and not deal.opened[deal.turn]:
            yield Open
        elif deal.groups_of(deal.turn):
            yield LayOff

    def listed(self, deal: State) -> Iterable[Action]:
        """None: the cards are chosen first."""
        return ()

    # --- what it tells

    def view_fields(self, deal: State, seat: int | None, phase: Phase) -> dict[str, Any]:
        """Which melds are books or full, and what the first meld of the seat must be worth."""
        told: dict[str, Any] = {
            "books": tuple(self.side.book(meld.cards) for meld in deal.table),
            "full": tuple([at for at, meld in enumerate(deal.table) if self._is_full(meld.cards)]),
        }
        if self.side.has_opening and seat is not None and seat in deal.order and not deal.opened[seat]:
            told["minimum"] = self.side.minimum(deal, seat)
        if deal.second_hands:
            told["second_hands"] = tuple(
                [sum(len(deal.second_hands[each]) for each in deal.seconds_of(seat)) for seat in range(len(deal.hands))]
            )
        return told

    def _is_full(self, meld: Faces) -> bool:
        return self.melds.rank_of(meld) != 0 and not self.melds.is_open(meld)

    def read_view(self, deal: State, view: View) -> None:
        """As many unseen cards in second hands."""
        first = [deal.seconds_of(seat)[0] == seat for seat in range(len(view.second_hands))]
        deal.put_second_hands(
            (UNKNOWN,) * count if own else () for count, own in zip(view.second_hands, first, strict=True)
        )

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
        """What the groups count towards a first meld that is still due."""
        if self.side.has_opening and not deal.opened[seat]:
            value, minimum = sum(meld.value for meld in laid.melds), self.side.minimum(deal, seat)
            yield fact("opening", value >= minimum, value=value, minimum=minimum)
        if goes_out_as_laid(self.side, deal, seat, laid):
            yield fact("can_go_out", True)

    def aims(self, deal: State) -> Iterator[Fact]:
        """What the first melds must be worth, where that is the same for all, and the books needed to go out."""
        due = {self.side.minimum(deal, seat) for seat in deal.order if self.side.has_opening}
        if len(due) == 1:
            yield fact("first_meld", minimum=due.pop())

    # --- checking

    def check(self, deal: State, action: Meld | Open | LayOff) -> SideLaying:
        """What the action does to the table."""
        laying = self._added(deal, action) if isinstance(action, LayOff) else self._new(deal, action)
        groups = self.side.groups_after(deal, laying.changed, laying.new)
        last = any(self.melds.is_last(meld) for meld in laying.new)
        self.side.check_left(deal, laying.hand, groups, last)
        return laying

    def _new(self, deal: State, action: Meld | Open) -> SideLaying:
        hand = deal.hands[deal.turn]
        if action.borrowed:
            raise IllegalAction("no_borrowing", self.sheet.id)
        for cards in action.new_melds:
            hand = without(self.sheet, hand, cards)
        new = self.side.check_new(deal, action.new_melds, hand)
        if self.side.has_opening and not deal.opened[deal.turn]:
            self.side.check_worth(deal, new, hands.size(hand))
        elif isinstance(action, Open):
            raise IllegalAction("already_opened", self.sheet.id)
        return SideLaying(tuple(new), (), hand)

    def _added(self, deal: State, action: LayOff) -> SideLaying:
        seat = deal.turn
        if action.borrowed:
            raise IllegalAction("no_borrowing", self.sheet.id)
        hand = without(self.sheet, deal.hands[seat], action.cards)
        if not 0 <= action.meld < len(deal.table):
            raise IllegalAction("no_such_meld", self.sheet.id, meld=action.meld)
        meld = deal.table[action.meld]
        if meld.owner not in deal.side(seat):
            raise IllegalAction("lay_off_own_side", self.sheet.id)
        longer = self.melds.extended(meld.cards, action.cards)
        if longer is None:
            raise IllegalAction("does_not_extend", self.sheet.id, cards=show(action.cards), meld=show(meld.cards))
        return SideLaying((), ((action.meld, longer),), hand)

    # --- acting

    def apply(self, deal: State, action: Meld | Open | LayOff, laying: SideLaying) -> tuple[Event, ...]:
        seat = deal.turn
        events: list[Event] = []
        if isinstance(action, LayOff):
            events.extend(LaidOff(seat, number, action.cards, cards) for number, cards in laying.changed)
        events.extend(Melded(seat, number, cards) for number, cards in enumerate(laying.new, len(deal.table)))
        lay_for_side(deal, self.melds, laying)
        return *events, *goes_on_or_out(self.side, deal)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """Nothing is laid, but for a single card with which the side goes out and cannot go on otherwise."""
        alone = hands.size(deal.hands[deal.turn]) == 1 and not deal.no_discard
        if alone and self.side.no_last_discard(deal) is not None:
            action = next(each for each in self.actions(deal) if isinstance(each, LayOff))
            return self.apply(deal, action, self.check(deal, action))
        deal.advance_past(self.place)
        return ()


def lay_for_side(deal: State, melds: SideMelds, laying: SideLaying) -> None:
    """Cards go to the table for the side of the seat to act."""
    seat = deal.turn
    new = [TableMeld(cards, melds.kind(cards), seat) for cards in laying.new]
    changed = [(number, deal.table[number].becoming(cards)) for number, cards in laying.changed]
    deal.lay(laying.hand, new, changed)
    deal.has_laid(opened=bool(new))
    if new:
        deal.open_side()
    if any(deal.table[number].owner != seat for number, _ in changed):
        deal.add_to_group()
