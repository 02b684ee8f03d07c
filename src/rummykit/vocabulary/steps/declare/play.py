"""Declare: put one card aside and show all others in groups; two lives win, a wrong declaration puts the seat out.

Any cards that the player holds may be declared: a wrong declaration is legal and costs what the sheet says. Its cards
stay hidden, and the card put aside goes on the discard pile, as at the end of any turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any, ClassVar

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, STANDING_FOR, Faces, show
from rummykit.hands import Hand
from rummykit.melds.flaws import Flaw
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Action, Declare, Leave
from rummykit.play.events import Discarded, Event, WentOut
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.melds import lives_in
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Rules
from rummykit.vocabulary.scorings.lives_penalty.play import has_pures, has_two_lives, is_free_show


class DeclareStep(StepBehaviour):
    """Declaring after the draw; good shows are listed, one for each card that can be put aside."""

    takes: ClassVar[tuple[type, ...]] = (Declare, Leave)

    def __init__(self, sheet: Rules, data: rules.Declare) -> None:
        self.sheet = sheet
        lives = sheet.lives
        assert lives is not None, "sheets are checked for it"
        self.lives = lives
        self.costs = {"leave": lives.middle_drop, "declare": lives.wrong_declaration}
        self.table_style = {"leaving": lives.middle_drop, "melds": "declared"}
        self.lives_in = lru_cache(maxsize=14)(partial(lives_in, sheet))

    def actions(self, deal: State) -> Iterator[Action]:
        for groups, card in self.lives_in(deal.wild).shows(deal.hands[deal.turn]):
            if card != deal.bound:
                yield Declare(groups, card)

    def offers(self, deal: State) -> dict[str, Any]:
        return {"costs": self.costs}

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
        """Whether the hand is a good show as it lies, or would be one in other groups."""
        scoring = self.lives
        whole = has_two_lives(laid) if scoring.pures is None else has_pures(scoring, laid)
        if is_free_show(scoring, laid) or (whole and laid.goes_out(without=False, with_one=True)):
            yield fact("can_go_out", True)
        elif laid.discards and self.lives_in(deal.wild).show(laid.cards, bound=laid.bound) is not None:
            yield fact("can_go_out_regrouped")

    def aims(self, deal: State) -> Iterator[Fact]:
        """A good show has two lives, or so many pure runs."""
        yield fact("two_lives") if self.lives.pures is None else fact("pure_runs_wanted", count=self.lives.pures)

    def check(self, deal: State, action: Declare | Leave) -> Flaw | None:
        """What is wrong with the declaration, None if it is good; only cards the seat does not hold are refused."""
        if isinstance(action, Leave):
            return None
        rest = self._without(deal.hands[deal.turn], (action.card,))
        if action.card == deal.bound:
            raise IllegalAction("cannot_discard_taken_upcard", self.sheet.id, card=show((action.card,)))
        self._without(rest, tuple(face for group in action.groups for face in group))
        return self.lives_in(deal.wild).flaw(action.groups, rest)

    def _without(self, hand: Hand, cards: Faces) -> Hand:
        known = all(0 <= face <= PRINTED_JOKER or 0 <= face - STANDING_FOR < PRINTED_JOKER for face in cards)
        if not known or not hands.holds(hand, from_hand(cards)):
            raise IllegalAction("not_in_hand", self.sheet.id, cards=show(cards))
        return hands.take(hand, from_hand(cards))

    def apply(self, deal: State, action: Declare | Leave, flaw: Flaw | None) -> tuple[Event, ...]:
        seat = deal.turn
        if isinstance(action, Leave):
            return deal.put_out("left_table")
        deal.discard(from_hand((action.card,))[0])
        discarded = Discarded(seat, action.card)
        if flaw is not None:
            return discarded, *deal.put_out("wrong_declaration", flaw.code)
        lives = self.lives_in(deal.wild)
        groups = [group for group in action.groups if lives.kind(group) is not None]
        laid = [lives.laid(group) for group in groups]
        left = hands.take(deal.hands[seat], from_hand(tuple(face for group in groups for face in group)))
        deal.lay(left, [TableMeld(reading.meld, reading.kind, seat) for reading in laid])
        return discarded, WentOut(seat, tuple(reading.meld for reading in laid)), *deal.end("went_out", seat)


BEHAVIOUR = DeclareStep
