"""What binds a turn in which melds of cards are laid: how much is laid, what must be, and what stays in the hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rummykit import hands, rules
from rummykit.cards import show
from rummykit.play.actions import LayOff, Meld, Open
from rummykit.play.laid_hand import LaidHand
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.first_meld import NoneInFirstRounds, TakenCardDue, first_meld_of
from rummykit.play.steps.lay_offs import AllowedLayOffs
from rummykit.play.steps.obligation import Laying, Obligation, Obligations
from rummykit.play.steps.pile_purpose import purpose_of
from rummykit.play.steps.required_card import FacedCard, FacedCardAfterHand, RequiredCard
from rummykit.rules import IllegalAction, Play, Rules


class FewGroups(Obligation):
    """A turn in which not every group of a hand may be laid."""

    def lets_go_out(self, deal: State, seat: int, laid: LaidHand) -> bool:
        return len(laid.melds) < 2 and not (laid.discards and deal.plays and laid.melds)


class OneATurn(FewGroups):
    """One new meld or one card laid off in a turn."""

    def bars(self, deal: State, action: Meld | Open | LayOff) -> IllegalAction | None:
        return IllegalAction("one_meld_per_turn", self.sheet.id) if deal.plays else None


class FacedCardFirst(FewGroups):
    """The card that was turned up, and after it new melds with borrowed cards alone."""

    def bars(self, deal: State, action: Meld | Open | LayOff) -> IllegalAction | None:
        if deal.must_play is not None or not isinstance(action, Meld) or action.borrowed:
            return None
        return IllegalAction("new_meld_needs_borrowed_card", self.sheet.id)


class NoMoreMelds(Obligation):
    """No new melds after the first."""

    def refusal(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> IllegalAction | None:
        more = laying.new and deal.opened[deal.turn]
        return IllegalAction("no_more_melds", self.sheet.id) if more else None

    def lets_go_out(self, deal: State, seat: int, laid: LaidHand) -> bool:
        return not (laid.melds and deal.opened[seat])


class KeepsDiscard(Obligation):
    """A card for the discard stays in the hand."""

    def refusal(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> IllegalAction | None:
        return None if laying.hand else IllegalAction("must_keep_a_discard", self.sheet.id)

    def sure_from(self, deal: State) -> int:
        return 1


class TakenUpcard(Obligation):
    """The upcard just taken is not discarded, so it is not left alone in the hand unless it can still be laid off."""

    def __init__(self, sheet: Rules, play: Play) -> None:
        super().__init__(sheet)
        self.melds = card_melds(sheet)
        self.lays_off = play.lay_off != "none" and play.per_turn == "any" and play.may_go_out
        self.lay_offs = AllowedLayOffs(sheet, play, self.melds)

    def refusal(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> IllegalAction | None:
        hand = laying.hand
        if deal.taken is None or hand != 1 << deal.taken:
            return None
        if deal.must_play == deal.taken and not laying.keeps_required(deal):
            return None
        if self.lays_off and (
            any(self.lay_offs.fits(meld, deal.turn) & hand for meld in laying.lying(deal))
            or any(self.melds.extensions(meld) & hand for meld in laying.new)
        ):
            return None
        return IllegalAction("would_leave_taken_upcard", self.sheet.id, card=show(hands.faces(hand)))

    def sure_from(self, deal: State) -> int:
        return 0 if deal.taken is None else 2

    def unmet(self, deal: State) -> IllegalAction | None:
        hand, bound = deal.hands[deal.turn], deal.bound
        if bound is None or hand != 1 << bound:
            return None
        return IllegalAction("cannot_discard_taken_upcard", self.sheet.id, card=show(hands.faces(hand)))


def required_card_of(sheet: Rules) -> RequiredCard | None:
    """How a card binds that must be laid; None where none ever must."""
    draw = sheet.step(rules.Draw)
    if draw is not None and draw.faced:
        return FacedCardAfterHand(sheet) if draw.hand_melds else FacedCard(sheet)
    kind = None if draw is None else purpose_of(draw).required
    freed = any(isinstance(step, rules.Swap) and step.joker_goes != "hand" for step in sheet.turn)
    return kind(sheet) if kind is not None else RequiredCard(sheet) if freed else None


@lru_cache(maxsize=256)
def obligations_of(sheet: Rules) -> Obligations:
    """What binds those who lay and discard by a sheet, put together once; sides have rules of their own."""
    return Obligations(each for each in _of(sheet) if each is not None)


def _of(sheet: Rules) -> Iterator[Obligation | None]:
    play, draw, opening = sheet.step(Play), sheet.step(rules.Draw), sheet.opening
    if play is None or sheet.tiles_in_hand or sheet.has_side_melds:
        yield required_card_of(sheet)
        return
    first = None if opening is None else first_meld_of(sheet)
    if play.per_turn == "one":
        yield OneATurn(sheet)
    elif play.per_turn == "faced":
        yield FewGroups(sheet) if draw is not None and draw.hand_melds else FacedCardFirst(sheet)
    if opening is not None and opening.after_rounds:
        yield NoneInFirstRounds(sheet, opening)
    yield None if isinstance(first, TakenCardDue) else first
    yield None if play.more_melds else NoMoreMelds(sheet)
    yield None if play.may_go_out else KeepsDiscard(sheet)
    yield first if isinstance(first, TakenCardDue) else None
    yield required_card_of(sheet)
    if not sheet.returns_upcard:
        yield TakenUpcard(sheet, play)
