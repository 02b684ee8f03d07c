"""Knock: the discard that follows ends the deal, and everybody's deadwood is compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from rummykit import rules
from rummykit.cards import Face
from rummykit.hands import remove
from rummykit.melds.arrange import best_arrangement
from rummykit.play.actions import Action, Knock, Melds
from rummykit.play.events import Event, Knocked
from rummykit.play.facts import fact
from rummykit.play.hand_facts import least_deadwood
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.play.steps.last_discard import LastDiscard
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase
from rummykit.rules import Rules

ONLY_KNOCK = (Knock(),)


class Showing(msgspec.Struct, frozen=True, kw_only=True):
    """The hand after `discard`, in the melds that leave the least deadwood, and how many points that is."""

    discard: Face
    melds: Melds
    deadwood: int


class KnockStep(StepBehaviour):
    """Knocking, once, before the discard."""

    takes: ClassVar[tuple[type, ...]] = (Knock,)

    def __init__(self, sheet: Rules, data: rules.Knock) -> None:
        self.sheet = sheet
        self.data = data
        self.last_discard = LastDiscard(sheet)
        self.limit = self.last_discard.limit
        self.table_style = {} if sheet.step(rules.Play) is not None else {"melds": "knocked"}

    def done(self, deal: State) -> str:
        return "already_knocked"

    def begin(self, deal: State) -> None:
        """The first upcard sets the limit, where the sheet says so."""
        if self.data.by_upcard:
            deal.limit_knock_by_upcard()

    def actions(self, deal: State) -> tuple[Action, ...]:
        return ONLY_KNOCK if self.limit.reached(deal) else ()

    def offers(self, deal: State) -> dict[str, Any]:
        return {"showings": tuple(self._showings(deal))} if self.limit.reached(deal) else {}

    def _showings(self, deal: State) -> list[Showing]:
        """What the seat to act could show after a knock, one for each discard; the least deadwood first."""
        sheet, hand, limit = self.sheet, deal.hands[deal.turn], self.limit.of(deal)
        showings = []
        for face in self.limit.discards(deal):
            best = best_arrangement(remove(hand, face), groups=sheet.groups, runs=sheet.runs, values=self.limit.values)
            if limit is None or best.deadwood <= limit:
                showings.append(Showing(discard=face, melds=best.melds, deadwood=best.deadwood))
        return sorted(showings, key=lambda showing: (showing.deadwood, -sheet.values.of(showing.discard)))

    def view_fields(self, deal: State, seat: int | None, phase: Phase) -> dict[str, Any]:
        """The limit of the knock, and for a seat its deadwood if it knocked now."""
        deadwood = None if seat is None or seat not in deal.order else self.limit.deadwood_of(deal, seat, phase)
        return {"knock_limit": self.limit.of(deal), "deadwood": deadwood}

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
        """Whether the seat may knock, or could if it were its turn; the best of its arrangements counts."""
        if deal.knocker is not None:
            return
        limit = self.limit.of(deal)
        if limit is None:
            yield fact("knock_any")
            return
        reached = least_deadwood(self.sheet, laid) <= limit
        yield fact("knock", reached, limit=limit) if limit else fact("knock_gin", reached)

    def aims(self, deal: State) -> Iterator[Fact]:
        """The limit of a knock in this deal."""
        limit = self.limit.of(deal)
        if limit:
            yield fact("knock_limit", limit=limit)
        else:
            yield fact("knock_limit_none" if limit is None else "knock_limit_gin")

    def check(self, deal: State, action: Knock) -> None:
        """Raise `IllegalAction` if too much deadwood would be left, whatever is discarded."""
        if not self.limit.reached(deal):
            raise self.limit.refusal(deal, min(self.limit.left(deal, face) for face in self.limit.discards(deal)))

    def apply(self, deal: State, action: Knock, plan: None) -> tuple[Event, ...]:
        deal.knock()
        deal.advance_past(self.place)
        return (Knocked(deal.turn),)

    def overtime(self, deal: State, draft: object) -> tuple[Event, ...]:
        """Nobody has to knock, except a seat that took the last discard to do so."""
        if self.last_discard.was_taken(deal):
            return self.apply(deal, Knock(), None)
        deal.advance_past(self.place)
        return ()


BEHAVIOUR = KnockStep
