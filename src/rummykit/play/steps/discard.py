"""Discard: one card from the hand ends the turn; the last card ends the deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rummykit import rules
from rummykit.cards import FIRST_TILE, UNKNOWN, Face, show
from rummykit.hands import LAYER, distinct, pick, size
from rummykit.play.actions import Discard
from rummykit.play.events import DISCARDED, Event
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.careless import Carelessness
from rummykit.play.steps.last_discard import LastDiscard
from rummykit.play.steps.required_card import FacedCard, required_first
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.steps.time_up_discard import TimeUpDiscard
from rummykit.play.steps.turn_obligations import obligations_of, required_card_of
from rummykit.rules import IllegalAction, Rules

DISCARDS = tuple([Discard(face) for face in range(LAYER)])
TILE_DISCARDS = tuple([Discard(FIRST_TILE + place) for place in range(LAYER)])


class DiscardStep(StepBehaviour):
    """One card on the pile."""

    takes: ClassVar[tuple[type, ...]] = (Discard,)
    blocking: ClassVar[bool] = True

    def __init__(self, sheet: Rules, data: rules.Discard) -> None:
        self.sheet = sheet
        self.first = FIRST_TILE if sheet.tiles_in_hand else 0
        self.discards = TILE_DISCARDS if sheet.tiles_in_hand else DISCARDS
        self.turns_each = sheet.turns_each
        self.shows = sheet.step(rules.Show) is not None
        self.obligations = obligations_of(sheet)
        required = required_card_of(sheet)
        self.faced = required if isinstance(required, FacedCard) else None
        self.goes_out = data.goes_out
        self.tells_discard = isinstance(sheet.scoring, rules.StakePayments)
        self.ends_with_stock = sheet.stock.when_empty in ("lowest_wins", "ends")
        self.windows: list[StepBehaviour] = []
        self.return_upcard = data.return_upcard
        self.refuses_fitting = data.fitting == "refused"
        self.melds = card_melds(sheet)
        self.last_face_down = data.last_face_down
        self.careless = Carelessness(sheet) if data.careless else None
        self.last_discard = LastDiscard(sheet)
        self.limit = self.last_discard.limit
        self.undrawn = self.last_discard.undrawn
        self.time_up = TimeUpDiscard(sheet, data, self.limit)

    def link_later(self, later: Sequence[StepBehaviour]) -> None:
        """Receive the windows that come later in the turn."""
        self.windows = [step for step in later if step.window and not step.before_draw]

    def actions(self, deal: State) -> Sequence[Discard]:
        if self.faced is not None and deal.must_play is not None and self.faced.may_pass(deal):
            return [Discard(deal.must_play)]
        owes = deal.plays or deal.must_play is not None  # else nothing can be unmet
        if owes and self.obligations.unmet(deal) is not None:
            return []
        knocked = deal.knocker is not None
        if len(deal.stock) <= self.undrawn and not knocked and self.last_discard.was_taken(deal):
            return []
        hand = deal.hands[deal.turn]
        if deal.taken is not None and not self.return_upcard:
            bound = deal.bound
            hand = hand if bound is None else hand & ~(1 << bound - self.first)
        discards = pick(self.discards, hand)
        if knocked:
            discards = [each for each in discards if self.limit.allows(deal, each.card)]
        if self.refuses_fitting:
            discards = [each for each in discards if not self._fits_and_stays(deal, each.card)]
        return discards

    def offers(self, deal: State) -> dict[str, Any]:
        told: dict[str, Any] = {}
        if self.faced is not None and self.faced.may_pass(deal):
            told["turned"] = deal.must_play
        if self.last_face_down and size(deal.hands[deal.turn]) == 1:
            told["face_down"] = True
        elif self.careless is not None and deal.must_play is None:
            told["careless"] = self.careless.among(deal, distinct(deal.hands[deal.turn]))
        return told

    def _fits_and_stays(self, deal: State, card: Face) -> bool:
        """Whether a card could be laid off and so may not be discarded: another one of the hand could not."""
        fits = 0
        for meld in deal.table:
            fits |= self.melds.extensions(meld.cards)
        hand = deal.hands[deal.turn]
        if not fits >> card & 1 or size(hand) == 1:
            return False
        bound = None if deal.taken is None or self.return_upcard else deal.bound
        return any(not fits >> face & 1 and face != bound for face in distinct(hand))

    def _ends_deal(self, deal: State) -> bool:
        """Whether the seat to act, whose last card has gone, has gone out."""
        return self.goes_out

    def check(self, deal: State, action: Discard) -> None:
        face = action.card
        place = face - self.first
        if not 0 <= place < UNKNOWN or not deal.hands[deal.turn] >> place & 1:
            raise IllegalAction("not_in_hand", self.sheet.id, cards=show((face,)))
        unmet = self.obligations.unmet(deal) if deal.plays or deal.must_play is not None else None
        if unmet is not None:
            raise unmet
        if self.faced is not None and face != deal.must_play and self.faced.may_pass(deal):
            raise required_first(deal, self.sheet)
        if face == deal.taken and not self.return_upcard and face == deal.bound:
            raise IllegalAction("cannot_discard_taken_upcard", self.sheet.id, card=show((face,)))
        if self.refuses_fitting and self._fits_and_stays(deal, face):
            raise IllegalAction("fitting_discard", self.sheet.id, card=show((face,)))
        if deal.knocker is not None:
            self.limit.check(deal, face)
        elif len(deal.stock) <= self.undrawn and self.last_discard.was_taken(deal):
            raise IllegalAction("last_discard_only_to_knock", self.sheet.id)

    def apply(self, deal: State, action: Discard, plan: None) -> tuple[Event, ...]:
        seat, face, knocker = deal.turn, action.card, deal.knocker
        hand = deal.discard(face)
        events = DISCARDED[seat][face]
        if self.careless is not None:
            events += tuple(self.careless.note(deal, face))
        if not hand:
            if self.last_face_down:
                deal.lay_face_down(face)
            if self._ends_deal(deal):
                return events + deal.end("went_out", seat, by_discard=self.tells_discard)
        if self.ends_with_stock and not deal.stock:
            deal.close()
            return events + deal.end("exhausted", None)
        if knocker is None:
            if len(deal.stock) <= self.undrawn and self.last_discard.ends(deal):
                return events + deal.end("void", None)
            if self.turns_each is not None and deal.end_turn() >= self.turns_each:
                return events + deal.end("turns_over" if self.shows else "void", None)
        for window in self.windows:
            opened = window.open(deal)
            if opened is not None:
                return events + opened
        return events + (deal.pass_turn() if knocker is None else deal.end("knocked", knocker))

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """The card that the sheet says goes."""
        return self.apply(deal, Discard(self.time_up.card(deal, self.actions(deal))), None)
