"""Take the discard pile, all of it, and meld its top card at once: with two of its rank, or on a group of the side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, ClassVar, NamedTuple

from rummykit import hands, rules
from rummykit.cards import Faces, number_of, show
from rummykit.hands import Hand
from rummykit.play.actions import Action, TakePile
from rummykit.play.events import BonusLaidOut, Drew, Event, LaidOff, Melded, Upcard
from rummykit.play.state import State
from rummykit.play.steps.draw import DrawStep
from rummykit.play.steps.laid_cards import read, without
from rummykit.play.steps.side_first_melds import first_melds
from rummykit.play.steps.side_hands import goes_on_or_out
from rummykit.play.steps.side_lay import SideLaying, lay_for_side
from rummykit.play.steps.side_rules import SideRules
from rummykit.play.steps.step import StepBehaviour, allows
from rummykit.play.view import Phase
from rummykit.rules import IllegalAction, Rules

MOST_COMPARED = 200
"""Ways to take the pile that are compared; there are more only in very large hands."""
MOST_OFFERED = 3


class Taking(NamedTuple):
    """What taking the pile does: the group with its top, new or (by number) grown, other groups, what is then held."""

    group: Faces
    number: int | None
    more: tuple[Faces, ...]
    hand: Hand


class TakePileStep(StepBehaviour):
    """The whole pile in place of a draw from the stock."""

    takes: ClassVar[tuple[type, ...]] = (TakePile,)
    phase: ClassVar[Phase] = "draw"

    def __init__(self, sheet: Rules, data: rules.TakePile) -> None:
        self.sheet = sheet
        self.data = data
        self.side = SideRules(sheet)
        self.melds = self.side.melds
        self.go_back = frozenset(face for face, _ in sheet.values.cards) if data.put_back else frozenset()
        self.draw: StepBehaviour = self

    def link_later(self, later: Sequence[StepBehaviour]) -> None:
        """Receive the draw that it takes the place of."""
        self.draw = next((step for step in later if isinstance(step, DrawStep)), self)

    def begin(self, deal: State) -> Iterable[Event]:
        """A wild card or a bonus card turned up is covered by another card, or goes under the stock."""
        return tuple(self._covered(deal))

    def _covered(self, deal: State) -> Iterator[Event]:
        while deal.stock and deal.pile and (self._freezes(deal.pile[-1]) or deal.pile[-1] in self.go_back):
            if self.data.put_back:
                deal.put_back()
            yield Upcard(deal.turn_up())

    def _freezes(self, face: int) -> bool:
        """Whether the pile is frozen while a card lies in it."""
        return face in self.melds.wild_faces or self.side.is_bonus(face)

    def frozen(self, deal: State, seat: int) -> bool:
        """Whether the pile is frozen for a seat."""
        return self.data.always_frozen or not deal.opened[seat] or any(map(self._freezes, deal.pile))

    def done(self, deal: State) -> str:
        return "already_drawn"

    def view_fields(self, deal: State, seat: int | None, phase: Phase) -> dict[str, Any]:
        """What freezes the pile, and whether it is frozen for the seat; a spectator sees what holds for everybody."""
        freezers = tuple(filter(self._freezes, deal.pile))
        if seat is None or seat not in deal.order:
            return {"frozen": self.data.always_frozen or bool(freezers), "freezers": freezers}
        return {"frozen": self.frozen(deal, seat), "freezers": freezers}

    def offers(self, deal: State) -> dict[str, Any]:
        """Some ways to take the pile, those first that lay the fewest wild cards, then the fewest cards."""
        return {"takes": tuple(sorted(islice(self.actions(deal), MOST_COMPARED), key=self._spends)[:MOST_OFFERED])}

    def _spends(self, action: TakePile) -> tuple[int, int]:
        cards = (*action.cards, *(face for meld in action.more for face in meld))
        return sum(face in self.melds.wild_faces for face in cards), len(cards)

    # --- what can be listed

    def actions(self, deal: State) -> Iterator[TakePile]:
        """Ways to take it; of choices that differ in suits alone, one."""
        if not deal.pile or self._is_blocked(deal):
            return
        for action in dict.fromkeys(self._ways(deal)):
            if allows(self, deal, action):
                yield action

    def _ways(self, deal: State) -> Iterator[TakePile]:
        hand = deal.hands[deal.turn]
        rank = number_of(deal.pile[-1])
        held = self.melds.sorted_out(hands.faces(hand))
        most = self.melds.groups.max_size
        own = held.naturals.get(rank, ())[: None if most is None else most - 1]
        if self.side.own_group(deal, rank) is not None:
            yield TakePile(())
            for count in range(2, len(own) + 1):
                yield TakePile(own[:count])
            return
        for count in range(2, len(own) + 1):
            yield from self._with_more(deal, hand, own[:count])
        if own and not self.frozen(deal, deal.turn):
            for face in dict.fromkeys(held.wild):
                yield TakePile((own[0], face))

    def _with_more(self, deal: State, hand: Hand, cards: Faces) -> Iterator[TakePile]:
        """Taking it with these cards, and the other groups that a first meld then needs."""
        yield TakePile(cards)
        if deal.opened[deal.turn]:
            return
        left = hands.take(hand, cards)
        group = self.melds.read((deal.pile[-1], *cards))
        assert group is not None, "three cards of a rank are a group"
        wanted = self.side.minimum(deal, deal.turn) - self.melds.value(group)
        if wanted > 0:
            rank = self.melds.rank_of(group)
            for more in first_melds(self.side, left, wanted):
                if all(self.melds.rank_of(meld) != rank for meld in more):
                    yield TakePile(cards, more)

    def kinds(self, deal: State) -> Iterable[type[Action]]:
        return () if not deal.pile or self._is_blocked(deal) else self.takes

    def listed(self, deal: State) -> Iterable[Action]:
        """None: the cards are chosen first."""
        return ()

    def must_take(self, deal: State) -> bool:
        """Whether a player who finds no stock has to take the pile."""
        if not self.data.forced or not deal.pile or self._is_blocked(deal) or self.frozen(deal, deal.turn):
            return False
        return allows(self, deal, TakePile(()))

    # --- checking

    def _is_blocked(self, deal: State) -> bool:
        top, blocked_by = deal.pile[-1], self.data.blocked_by
        return self._freezes(top) or (blocked_by is not None and blocked_by.has(top))

    def _taken(self, deal: State) -> Sequence[int]:
        """The cards of the pile that are taken, the top last."""
        return deal.pile if self.data.most is None else deal.pile[-self.data.most :]

    def check(self, deal: State, action: TakePile) -> Taking:
        """What taking the pile does."""
        if not deal.pile:
            raise IllegalAction("discard_pile_empty", self.sheet.id)
        seat, top = deal.turn, deal.pile[-1]
        if self._is_blocked(deal):
            raise IllegalAction("pile_blocked", self.sheet.id, card=show((top,)))
        held = deal.hands[seat]
        hand = without(self.sheet, held, action.cards)
        own = self.side.own_group(deal, number_of(top))
        if not action.cards and own is None:
            raise self._cards_to_choose(deal)
        group = self._group(deal, action, own)
        naturals = sum(face not in self.melds.wild_faces for face in action.cards)
        if naturals < 2 and self.frozen(deal, seat):
            raise self._is_frozen(deal)
        if action.more and deal.opened[seat]:
            raise IllegalAction("already_opened", self.sheet.id)
        if hands.size(held) == 1 and len(deal.pile) == 1:
            raise IllegalAction("one_card_against_one", self.sheet.id)
        for cards in action.more:
            hand = without(self.sheet, hand, cards)
        for face in self._taken(deal)[:-1]:
            if not self.side.is_bonus(face):
                hand = hands.add(hand, face)
        more = self.side.check_new(deal, action.more, hand, group)
        if not deal.opened[seat]:
            self.side.check_worth(deal, (group, *more), None)
        number = None if own is None else own[0]
        changed = [] if number is None else [(number, group)]
        groups = self.side.groups_after(deal, changed, [*more, *([group] if number is None else [])])
        self.side.check_left(deal, hand, groups, any(map(self.melds.is_last, more)))
        return Taking(group, number, tuple(more), hand)

    def _fitting(self, deal: State) -> Faces:
        """The natural cards of the hand that are of the rank of the top card."""
        held = self.melds.sorted_out(hands.faces(deal.hands[deal.turn]))
        return held.naturals.get(number_of(deal.pile[-1]), ())

    def _is_frozen(self, deal: State) -> IllegalAction:
        """The refusal to take a frozen pile without two natural cards."""
        card, count = show(deal.pile[-1:]), len(self._fitting(deal))
        return IllegalAction("pile_frozen", self.sheet.id, card=card, count=count)

    def _cards_to_choose(self, deal: State) -> IllegalAction:
        """Why the pile cannot be taken before cards of the hand are chosen; or not with the best of them either."""
        fitting, card = self._fitting(deal), show(deal.pile[-1:])
        if len(fitting) > 1:
            try:
                self.check(deal, TakePile(fitting[:2]))
            except IllegalAction as refused:
                return refused
        if self.frozen(deal, deal.turn):
            return self._is_frozen(deal)
        wild = sum(face in self.melds.wild_faces for face in hands.faces(deal.hands[deal.turn]))
        return IllegalAction("pile_needs_two", self.sheet.id, card=card, count=len(fitting), wild=wild)

    def not_alone(self, deal: State) -> IllegalAction:
        """Why the top of the pile cannot be drawn by itself."""
        try:
            self.check(deal, TakePile(()))
        except IllegalAction as refused:
            return refused
        return IllegalAction("pile_taken_whole", self.sheet.id)

    def _group(self, deal: State, action: TakePile, own: tuple[int, Faces] | None) -> Faces:
        """The group that the top card goes to, as it is then."""
        cards = (deal.pile[-1], *action.cards)
        if own is None:
            return read(self.sheet, self.melds, cards)
        longer = self.melds.extended(own[1], cards)
        if longer is None:
            raise IllegalAction("does_not_extend", self.sheet.id, cards=show(cards), meld=show(own[1]))
        return longer

    # --- acting

    def apply(self, deal: State, action: TakePile, plan: Taking) -> tuple[Event, ...]:
        seat, cards = deal.turn, (deal.pile[-1], *action.cards)
        taken = deal.take_pile(self.data.most)
        events: list[Event] = [Drew(seat, "discard", len(taken), taken)]
        if plan.number is None:
            events.append(Melded(seat, len(deal.table), plan.group))
            new: tuple[Faces, ...] = (plan.group, *plan.more)
            changed: tuple[tuple[int, Faces], ...] = ()
        else:
            events.append(LaidOff(seat, plan.number, cards, plan.group))
            new, changed = plan.more, ((plan.number, plan.group),)
        first = len(deal.table) + (plan.number is None)
        events.extend(Melded(seat, number, meld) for number, meld in enumerate(plan.more, first))
        lay_for_side(deal, self.melds, SideLaying(new, changed, plan.hand))
        bonus = self.side.bonus_of(taken)
        if bonus:
            deal.set_out(seat, bonus)
            events.append(BonusLaidOut(seat, bonus, 0, ()))
        deal.advance_past(self.draw.place)
        return *events, *goes_on_or_out(self.side, deal)


BEHAVIOUR = TakePileStep
