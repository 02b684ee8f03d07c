"""The limit of a knock: the most deadwood that may be left when the knocker has discarded."""

from __future__ import annotations

from rummykit.cards import Face
from rummykit.hands import Hand, distinct, remove, size
from rummykit.melds.arrange import MAX_CARDS, deadwood, hand_solver
from rummykit.play.state import State
from rummykit.play.view import Phase
from rummykit.rules import Draw, IllegalAction, Rules


class KnockLimit:
    """What the sheet asks of a knock; without a limit every question is answered at once."""

    def __init__(self, sheet: Rules) -> None:
        self.sheet = sheet
        self.knock = sheet.knock
        self.by_upcard = self.knock is not None and self.knock.by_upcard
        self.fixed = None if self.knock is None else self.knock.limit_for(None)
        self.values = tuple(sheet.values.of(face) for face in range(52))
        solver = hand_solver(sheet.groups, sheet.runs, self.values) if self.knock is not None else None
        self.of_few = None if solver is None else solver.deadwood
        draw = sheet.step(Draw)
        grows = draw is not None and draw.discard_pile == "top_and_second"
        self.deadwood = self._of_grown if self.of_few is not None and grows else self.of_few

    def _of_grown(self, hand: Hand, discard: bool = False) -> int:
        """The deadwood of a hand that may have grown beyond what the kernel takes, perhaps after the best discard."""
        assert self.of_few is not None
        if size(hand) <= MAX_CARDS:
            return self.of_few(hand, discard=discard)
        rests = [remove(hand, face) for face in distinct(hand)] if discard else [hand]
        sheet = self.sheet
        return min(deadwood(rest, groups=sheet.groups, runs=sheet.runs, values=self.values) for rest in rests)

    def of(self, deal: State) -> int | None:
        """The limit in this deal, None where there is none."""
        return self.knock.limit_for(deal.upcard) if self.by_upcard and self.knock is not None else self.fixed

    def discards(self, deal: State) -> list[Face]:
        """The cards that may be discarded with a knock, given what this turn binds."""
        return [face for face in distinct(deal.hands[deal.turn]) if face != deal.bound]

    def left(self, deal: State, discard: Face) -> int:
        """The deadwood of the seat to act after discarding a card."""
        assert self.deadwood is not None
        return self.deadwood(remove(deal.hands[deal.turn], discard))

    def deadwood_of(self, deal: State, seat: int, phase: Phase) -> int:
        """The deadwood of a seat if it knocked now; a seat that has drawn discards the card that leaves the least."""
        assert self.deadwood is not None
        if seat != deal.turn or phase != "play":
            return self.deadwood(deal.hands[seat])
        return min(self.left(deal, face) for face in self.discards(deal))

    def reached(self, deal: State) -> bool:
        """Whether some discard leaves little enough deadwood: the best one, unless this turn binds it."""
        limit = self.of(deal)
        if limit is None:
            return True
        assert self.deadwood is not None
        if self.deadwood(deal.hands[deal.turn], discard=True) > limit:
            return False
        return deal.bound is None or any(self.left(deal, face) <= limit for face in self.discards(deal))

    def allows(self, deal: State, discard: Face) -> bool:
        """Whether this discard leaves little enough deadwood."""
        limit = self.of(deal)
        return limit is None or self.left(deal, discard) <= limit

    def check(self, deal: State, discard: Face) -> None:
        """Raise `IllegalAction` if this discard leaves too much deadwood."""
        if not self.allows(deal, discard):
            raise self.refusal(deal, self.left(deal, discard))

    def refusal(self, deal: State, left: int) -> IllegalAction:
        """The refusal of a knock that leaves this much deadwood."""
        return IllegalAction("too_much_deadwood", self.sheet.id, deadwood=left, limit=self.of(deal) or 0)
