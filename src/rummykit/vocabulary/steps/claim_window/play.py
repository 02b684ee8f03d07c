"""Claim: a discard goes to the player who melds it, a group before a run, and that seat has the next turn.

After a discard the others are asked in turn. A group is claimed by anybody, and that is the end of it; a run only by
the next seat, whose claim waits for the answers of the others. Every seat is asked whose hand may hold the cards as far
as everybody can see, so that being asked tells nothing of a hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import ClassVar, Literal, NamedTuple

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, Face, Faces, show
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Claim, Pass
from rummykit.play.events import Claimed, Event, Melded, Passed
from rummykit.play.melds import card_melds, neighbours
from rummykit.play.state import State
from rummykit.play.steps.laid_cards import without
from rummykit.play.steps.lay import LayStep
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase, TableMeld
from rummykit.rules import IllegalAction, Rules

DECLINE = Pass()


class Claimable(NamedTuple):
    """The meld that a claim makes, what it is, and the cards of the hand as they are held."""

    meld: Faces
    kind: Literal["group", "run"]
    cards: Faces


class ClaimStep(StepBehaviour):
    """The window after a discard: the seats that may claim it are asked in turn."""

    takes: ClassVar[tuple[type, ...]] = (Claim, Pass)
    blocking: ClassVar[bool] = True
    window: ClassVar[bool] = True
    phase: ClassVar[Phase] = "claim"

    def __init__(self, sheet: Rules, data: rules.ClaimWindow) -> None:
        self.sheet = sheet
        self.data = data
        self.table_style = {"owned": True, "claims": True}
        self.melds = card_melds(sheet)
        play = sheet.step(rules.Play)
        self.kept = 0 if play is None or play.may_go_out else 1
        self.sizes = (1, 2) if data.short else (2,)
        self.goes_on = 0
        self.ways = lru_cache(maxsize=64)(self._ways)

    def link_earlier(self, earlier: Sequence[StepBehaviour]) -> None:
        """Receive the steps of the turn with which the claimer goes on."""
        lays = next((step for step in earlier if isinstance(step, LayStep)), None)
        self.goes_on = lays.place if lays is not None and self.data.play_after else self.place - 1

    def blocked(self, deal: State) -> str:
        return "claim_or_pass"

    def done(self, deal: State) -> str:
        return "nothing_to_claim"

    # --- who is asked

    def _ways(self, card: Face) -> tuple[Claimable, ...]:
        """Every claim on a card."""
        others = sorted({face for face in neighbours((card,)) if face != card} | {PRINTED_JOKER})
        if self.sheet.pack.copies > 1:
            others = sorted({*others, card})
        found = (
            self._claim(card, cards) for size in self.sizes for cards in combinations_with_replacement(others, size)
        )
        return tuple(claim for claim in found if claim is not None)

    def _claim(self, card: Face, cards: Faces) -> Claimable | None:
        """The claim on a card with these cards; None if they make no meld."""
        meld = self.melds.read((card, *cards)) if len(cards) in self.sizes else None
        if meld is None:
            return None
        kind = self.melds.kind(meld)
        return None if kind == "single" else Claimable(meld, kind, tuple(sorted(from_hand(cards))))

    def open(self, deal: State) -> tuple[Event, ...] | None:
        """If the discard just made can be claimed, the first seat that may claim it is to answer."""
        if not deal.pile or self._is_too_early(deal):
            return None
        unseen = Counter(self.sheet.pack_for(deal.players).faces())
        unseen.subtract(face for meld in deal.table for face in from_hand(meld.cards))
        unseen.subtract(deal.pile)
        hidden = [claim for claim in self.ways(deal.pile[-1]) if not Counter(claim.cards) - unseen]
        seats = [seat for seat in deal.clockwise_from(deal.turn)[:-1] if self._may_claim(deal, seat, hidden)]
        return () if deal.ask_calls(self.place, seats) else None

    def _is_too_early(self, deal: State) -> bool:
        """Whether some seat has not had a turn yet, where that matters."""
        return not self.data.first_round and deal.turn_number < deal.players

    def _may_claim(self, deal: State, seat: int, hidden: Sequence[Claimable]) -> bool:
        """Whether a seat may hold the cards for a claim, as far as everybody knows."""
        held, is_next = hands.size(deal.hands[seat]), seat == deal.after(deal.turn)
        return any(len(claim.cards) + self.kept <= held and (is_next or claim.kind == "group") for claim in hidden)

    # --- the answers

    def _is_next(self, deal: State) -> bool:
        """Whether the seat that is asked is the one whose turn would come next."""
        return deal.resume is not None and deal.turn == deal.after(deal.resume)

    def actions(self, deal: State) -> Iterator[Action]:
        hand, runs = deal.hands[deal.turn], self._is_next(deal)
        for claim in self.ways(deal.pile[-1]):
            fits = hands.holds(hand, claim.cards) and len(claim.cards) + self.kept <= hands.size(hand)
            if fits and (runs or claim.kind == "group"):
                yield Claim(claim.cards)
        yield DECLINE

    def check(self, deal: State, action: Claim | Pass) -> Claimable | None:
        """The claim; None where it is let pass."""
        if isinstance(action, Pass):
            return None
        name, card, cards = self.sheet.id, deal.pile[-1], from_hand(action.cards)
        hand = deal.hands[deal.turn]
        if self._is_too_early(deal):
            raise IllegalAction("claim_too_early", name)
        without(self.sheet, hand, action.cards)
        claim = self._claim(card, action.cards)
        if claim is None:
            raise IllegalAction("claim_makes_no_meld", name, card=show((card,)), cards=show(action.cards))
        if claim.kind == "run" and not self._is_next(deal):
            raise IllegalAction("run_claimed_by_next_only", name)
        if hands.size(hand) < len(cards) + self.kept:
            raise IllegalAction("must_keep_a_discard", name)
        return claim

    def apply(self, deal: State, action: Claim | Pass, claim: Claimable | None) -> tuple[Event, ...]:
        seat = deal.turn
        if claim is None:
            event: Event = Passed(seat)
        else:
            event = Claimed(seat, deal.pile[-1], claim.kind)
            if claim.kind == "group":
                return event, *self._take(deal, seat, claim)
            deal.wait_with_claim(claim.cards)
        if deal.ask_next():
            return (event,)
        if deal.claimant is not None:
            waiting = self._claim(deal.pile[-1], deal.claim)
            if waiting is not None:
                return event, *self._take(deal, deal.claimant, waiting)
        deal.next_turn()
        return (event,)

    def _take(self, deal: State, seat: int, claim: Claimable) -> tuple[Event, ...]:
        """The claim is carried out: the turn is that seat's."""
        melded = Melded(seat, len(deal.table), claim.meld)
        deal.take_claimed(self.goes_on, seat, claim.cards, TableMeld(claim.meld, claim.kind, seat))
        return (melded,) if hands.size(deal.hands[seat]) else (melded, *deal.end("went_out", seat))

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        return self.apply(deal, DECLINE, None)


BEHAVIOUR = ClaimStep
