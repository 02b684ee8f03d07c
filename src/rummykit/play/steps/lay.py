"""Lay: new melds, the first of them together worth enough, and cards laid off on melds on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, Faces
from rummykit.hands import Hand
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, LayOff, Meld, Melds, Open, Swap
from rummykit.play.events import Borrowed, Event, LaidOff, Melded
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.laid_worth import laid_by_seat
from rummykit.play.melds import card_melds, notes_who_laid
from rummykit.play.state import State
from rummykit.play.steps.first_meld import first_meld_of
from rummykit.play.steps.laid_cards import read, without
from rummykit.play.steps.lay_offs import AllowedLayOffs
from rummykit.play.steps.least_spent import least_spent
from rummykit.play.steps.loans import Loans
from rummykit.play.steps.obligation import Laying
from rummykit.play.steps.step import StepBehaviour, allows
from rummykit.play.steps.turn_obligations import obligations_of
from rummykit.play.view import Phase, TableMeld
from rummykit.rules import IllegalAction, Rules
from rummykit.rules.scoring import CardsLaid, WinnersMelds

FIRST_MELD = Open(())
NEW_MELD = Meld(())


class LayStep(StepBehaviour):
    """Melds and lay-offs, in the order the sheet allows."""

    takes: ClassVar[tuple[type, ...]] = (Meld, Open, LayOff)

    def __init__(self, sheet: Rules, data: rules.Play) -> None:
        self.sheet = sheet
        self.data = data
        self.melds = card_melds(sheet)
        owned = data.borrowing == "own" or data.lay_off == "own"
        if owned or isinstance(sheet.scoring, WinnersMelds | CardsLaid):
            self.table_style = {"owned": True}
        self.first_meld = first_meld_of(sheet)
        self.obligations = obligations_of(sheet)
        self.lay_offs = AllowedLayOffs(sheet, data, self.melds)
        self.loans = Loans(sheet, data, self.melds)
        discard = sheet.step(rules.Discard)
        self.discards_out = discard is None or discard.goes_out
        self.returns_upcard = sheet.returns_upcard
        self.more_melds = data.more_melds
        self.borrows = data.borrowing != "none"
        self.notes_who_laid = notes_who_laid(sheet)
        self.meld_of = lru_cache(maxsize=16384)(Meld)

    def begin(self, deal: State) -> None:
        """The first upcard is remembered where it counts otherwise than other cards."""
        scoring = self.sheet.scoring
        if isinstance(scoring, CardsLaid) and scoring.upcard is not None:
            deal.limit_knock_by_upcard()

    # --- what can be listed

    def actions(self, deal: State) -> Iterator[Action]:
        """Melds, first melds, melds with a borrowed card, and lay-offs of single cards."""
        hand, obligations = deal.hands[deal.turn], self.obligations
        if obligations.bars(deal, FIRST_MELD):
            return
        required = obligations.required(deal)
        if self.first_meld.is_due(deal):
            yield from obligations.legal(self, deal, map(Open, self.first_meld.ways(hand, required)))
            if required is None and self.lay_offs.before_opening:
                yield from obligations.legal(self, deal, self.lay_offs.within(deal, hand, None))
            return
        if self.more_melds and not obligations.bars(deal, NEW_MELD):
            melds = self.melds.within(hand)
            if required is not None:
                melds = [meld for meld in melds if required in from_hand(meld)]
            if melds:
                yield from obligations.legal(self, deal, map(self.meld_of, melds))
        if self.borrows:
            yield from (action for action in self.loans.within(deal, hand) if allows(self, deal, action))
        if self.lay_offs.always_open or self.lay_offs.are_open(deal):
            lay_offs = self.lay_offs.within(deal, hand, required)
            if lay_offs:
                yield from obligations.legal(self, deal, lay_offs)

    def kinds(self, deal: State) -> Iterable[type[Action]]:
        """A first meld as long as it is due, and what may come after it only then."""
        if self.obligations.bars(deal, FIRST_MELD):
            return
        due = self.first_meld.is_due(deal)
        if due or self.more_melds:
            yield Meld
        if due:
            yield Open
            found = self.lay_offs.within(deal, deal.hands[deal.turn], None) if self.lay_offs.before_opening else ()
            if any(allows(self, deal, action) for action in found):
                yield LayOff
        elif not self.lay_offs.wait(deal) and any(self.lay_offs.allowed_on(deal, meld) for meld in deal.table):
            yield LayOff

    def offers(self, deal: State) -> dict[str, Any]:
        if not self.borrows or self.first_meld.is_due(deal) or self.obligations.bars(deal, FIRST_MELD):
            return {}
        return {"borrows": tuple(self.loans.all(deal))}

    def view_fields(self, deal: State, seat: int | None, phase: Phase) -> dict[str, Any]:
        scoring = self.sheet.scoring
        if not isinstance(scoring, CardsLaid):
            return {}
        laid = ((meld.cards, meld.counted().by) for meld in deal.table)
        return {"laid_points": laid_by_seat(self.sheet, scoring, laid, deal.players, deal.upcard)}

    def listed(self, deal: State) -> Iterable[Action]:
        """Melds of a single card; for all others the cards are chosen first."""
        if self.sheet.groups is None or self.sheet.groups.short_rank is None:
            return ()
        return [action for action in self.actions(deal) if isinstance(action, Meld) and len(action.cards) == 1]

    def lays_off_joker(self, deal: State, hand: Hand, table: Sequence[TableMeld]) -> bool:
        """Whether a joker of this hand can certainly be laid off on a table; False leaves it open."""
        if not deal.opened[deal.turn] or not self.lay_offs.are_open(deal) or self.obligations.bars(deal, FIRST_MELD):
            return False
        return hands.size(hand) > 2 and any(self.lay_offs.fits(meld, deal.turn) >> PRINTED_JOKER & 1 for meld in table)

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
        """What the groups count towards a first meld that is still due, and whether they could take the hand out."""
        yield from self.first_meld.facts(deal, seat, laid)
        free = replace(laid, bound=None) if self.returns_upcard else laid
        out = free.goes_out(without=self.data.may_go_out and not self.data.floats, with_one=self.discards_out)
        if out and (laid.melds or laid.outside) and self.obligations.lets_go_out(deal, seat, laid):
            yield fact("can_go_out", True)

    def laid_contract(self, deal: State, seat: int, laid: LaidHand) -> Melds:
        return self.first_meld.laid_contract(deal, seat, laid)

    def aims(self, deal: State) -> Iterable[Fact]:
        return self.first_meld.aims()

    # --- checking

    def check(self, deal: State, action: Meld | Open | LayOff) -> Laying:
        """What the action does to the table."""
        barred = self.obligations.bars(deal, action)
        if barred is not None:
            raise barred
        laying = self._laying(deal, action)
        refusal = self.obligations.refusal(deal, action, laying)
        if refusal is not None:
            raise refusal
        return laying

    def _laying(self, deal: State, action: Meld | Open | LayOff) -> Laying:
        changed, hand = self.loans.checked(deal, action) if action.borrowed else ((), deal.hands[deal.turn])
        if isinstance(action, LayOff):
            hand = without(self.sheet, hand, action.cards)
            return Laying((), (*changed, (action.meld, self.lay_offs.checked(deal, action))), hand)
        new = []
        for cards in action.new_melds:
            hand = without(self.sheet, hand, cards)
            new.append(read(self.sheet, self.melds, cards))
        if isinstance(action, Open) and not self.first_meld.is_due(deal):
            raise IllegalAction("already_opened", self.sheet.id)
        return Laying(tuple(new), changed, hand)

    # --- acting

    def apply(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> tuple[Event, ...]:
        seat = deal.turn
        after = dict(laying.changed)
        events: list[Event] = [Borrowed(seat, number, card, after[number].cards) for number, card in action.borrowed]
        if isinstance(action, LayOff):
            events.append(LaidOff(seat, action.meld, action.cards, after[action.meld].cards))
            self.lay_offs.note(deal, action.meld)
        events.extend(Melded(seat, number, cards) for number, cards in enumerate(laying.new, len(deal.table)))
        kept = laying.keeps_required(deal)
        self.first_meld.note(deal, laying)
        deal.lay(laying.hand, [self._on_table(cards, seat) for cards in laying.new], laying.changed)
        deal.has_laid(opened=bool(laying.new), owes=kept)
        self.lay_offs.note_new(deal, laying.new)
        if laying.hand:
            return tuple(events)
        if self.data.floats:
            return *events, *deal.pass_turn()
        return *events, *deal.end("went_out", seat)

    def _on_table(self, cards: Faces, seat: int) -> TableMeld:
        by = (seat,) * len(cards) if self.notes_who_laid else ()
        return TableMeld(
            cards, self.melds.kind(cards), seat, by=by, original=() if self.data.extends_lay_offs else cards
        )

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """Nothing is laid, except a card that must be, or a last card that may not be discarded."""
        events: tuple[Event, ...] = ()
        while deal.result is None and self.obligations.unmet(deal) is not None:
            action = least_spent(self.sheet, deal, self.actions(deal))
            assert not isinstance(action, Swap)
            events += self.apply(deal, action, self.check(deal, action))
        if deal.result is None:
            deal.advance_past(self.place)
        return events
