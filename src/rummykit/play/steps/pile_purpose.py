"""What a card of the discard pile may be taken for, and whether it must be laid in the same turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rummykit import hands, rules
from rummykit.cards import Face, Faces, show
from rummykit.hands import Hand
from rummykit.melds.meld_solver import apart_keeper
from rummykit.play.actions import Meld
from rummykit.play.state import State
from rummykit.play.steps.can_lay_taken_card import CanLayTakenCard
from rummykit.play.steps.first_meld import NoneInFirstRounds
from rummykit.play.steps.required_card import (
    CardRequiredInTurn,
    CardRequiredWithHand,
    FirstMeldWithCard,
    RequiredCard,
)
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.steps.use_tiles import use_of
from rummykit.rules import IllegalAction, Rules


class Anything:
    """A card may be taken whatever becomes of it.

    `code` is the refusal of a top card that does not serve the purpose; `required` says how a card binds that must be
    laid.
    """

    code: str = ""
    required: ClassVar[type[RequiredCard] | None] = None

    def __init__(self, sheet: Rules) -> None:
        self.sheet = sheet
        draw, discard = sheet.step(rules.Draw), sheet.step(rules.Discard)
        self.returns = draw is not None and draw.own_piles and discard is not None and discard.return_upcard

    def link_later(self, later: Sequence[StepBehaviour]) -> None:
        """Receive the steps that come later in the turn."""
        return None

    def serves(self, deal: State, taken: Faces) -> bool:
        """Whether the first of these cards, which are taken together, serves the seat to act for it."""
        return True

    def refusal(self, deal: State) -> IllegalAction | None:
        """Why the top card may not be taken."""
        top = (deal.pile[-1],)
        return None if self.serves(deal, top) else IllegalAction(self.code, self.sheet.id, card=show(top))

    def bind(self, deal: State, face: Face) -> None:
        """The card has been taken: it is not discarded in this turn, and perhaps must be laid."""
        if not self.returns:
            deal.bind(face, False)


class KeptMeld(Anything):
    """A meld in the hand, in which it is the only card so taken."""

    code = "upcard_only_into_meld"

    def __init__(self, sheet: Rules) -> None:
        super().__init__(sheet)
        self.keeps_apart = apart_keeper(sheet.groups, sheet.runs)

    def serves(self, deal: State, taken: Faces) -> bool:
        return self.keeps_apart(_hand_with(deal, taken), (*deal.kept[deal.turn], taken[0]))

    def bind(self, deal: State, face: Face) -> None:
        deal.keep(face)


class CardToLay(Anything):
    """A card that perhaps must be laid in the same turn."""

    def is_required(self, deal: State) -> bool:
        """Whether the seat to act must lay the card that it takes."""
        return True

    def bind(self, deal: State, face: Face) -> None:
        if self.is_required(deal):
            deal.bind(face, True)
        else:
            super().bind(deal, face)


class FirstMeldOnly(CardToLay):
    """The first meld of a seat, where that is due, else anything."""

    required = RequiredCard

    def __init__(self, sheet: Rules) -> None:
        super().__init__(sheet)
        assert sheet.opening is not None, "sheets are checked for it"
        self.minimum = sheet.opening.minimum
        self.first_rounds = NoneInFirstRounds(sheet, sheet.opening)
        self.with_card = FirstMeldWithCard(sheet)

    def serves(self, deal: State, taken: Faces) -> bool:
        if deal.opened[deal.turn]:
            return True
        hand = _hand_with(deal, taken)
        return not self.first_rounds.is_over(deal) and self.with_card.within_reach(hand, taken[0], _table(deal))

    def refusal(self, deal: State) -> IllegalAction | None:
        if self.serves(deal, (deal.pile[-1],)):
            return None
        if self.first_rounds.is_over(deal):
            return self.first_rounds.too_early
        return IllegalAction("upcard_only_for_first_meld", self.sheet.id, minimum=self.minimum)

    def is_required(self, deal: State) -> bool:
        return not deal.opened[deal.turn]


class MeldOnTable(CardToLay):
    """The card goes into a new meld or onto one on the table, before any other card is laid."""

    code = "upcard_only_to_lay"
    required = RequiredCard

    def __init__(self, sheet: Rules) -> None:
        super().__init__(sheet)
        self.can_lay = CanLayTakenCard(sheet)

    def serves(self, deal: State, taken: Faces) -> bool:
        return self.can_lay.is_possible_at_once(taken[0], _hand_with(deal, taken), _table(deal))


class MeldInTurn(MeldOnTable):
    """The same, perhaps after other cards."""

    required = CardRequiredInTurn

    def serves(self, deal: State, taken: Faces) -> bool:
        return self.can_lay.is_possible(taken[0], _hand_with(deal, taken), _table(deal), deal.opened[deal.turn])


class NewMeld(MeldOnTable):
    """A new meld, laid at once, with one card at least that was in hand before."""

    required = CardRequiredWithHand

    def serves(self, deal: State, taken: Faces) -> bool:
        return self.can_lay.melds_at_once(taken[0], _hand_with(deal, taken), taken)


class FirstMeldOrTable(MeldOnTable):
    """The first meld where that is due, else a meld on the table."""

    def __init__(self, sheet: Rules) -> None:
        super().__init__(sheet)
        self.first = None if sheet.opening is None else FirstMeldOnly(sheet)
        if self.first is not None:
            self.code = "upcard_to_be_used"

    def serves(self, deal: State, taken: Faces) -> bool:
        is_first = self.first is not None and not deal.opened[deal.turn]
        return self.first.serves(deal, taken) if self.first is not None and is_first else super().serves(deal, taken)

    def refusal(self, deal: State) -> IllegalAction | None:
        first = None if deal.opened[deal.turn] else self.first
        return super().refusal(deal) if first is None else first.refusal(deal)


class TriedMeld(MeldOnTable):
    """A meld on the table, perhaps with a card borrowed: all that may be laid is tried."""

    def link_later(self, later: Sequence[StepBehaviour]) -> None:
        self.lays = [step for step in later if Meld in step.takes]

    def serves(self, deal: State, taken: Faces) -> bool:
        tried = deal.copy()
        tried.take_discard(len(deal.pile) - 1)
        tried.bind(taken[0], True)
        return any(True for step in self.lays for _ in step.actions(tried))


class TileToLay(TriedMeld):
    """A tile: the first meld where that is due, else any meld."""

    code = "tile_only_to_lay"

    def serves(self, deal: State, taken: Faces) -> bool:
        if deal.opened[deal.turn]:
            return use_of(self.sheet).is_possible(deal, taken[0])
        return super().serves(deal, taken)


PURPOSES: dict[str, type[Anything]] = {
    "hand": Anything,
    "first_meld": FirstMeldOnly,
    "kept_meld": KeptMeld,
    "new_meld": NewMeld,
    "table": FirstMeldOrTable,
}
"""What must become of a card, by `Draw.card_goes`."""


def purpose_of(draw: rules.Draw) -> type[Anything]:
    """What a draw takes cards of the discard pile for."""
    if draw.faced:
        return TriedMeld
    in_turn = draw.discard_pile == "down_to_card" and draw.card_goes == "table"
    return MeldInTurn if in_turn else PURPOSES[draw.card_goes]


def _hand_with(deal: State, taken: Faces) -> Hand:
    hand = deal.hands[deal.turn]
    for face in taken:
        hand = hands.add(hand, face)
    return hand


def _table(deal: State) -> list[Faces]:
    return [meld.cards for meld in deal.table]
