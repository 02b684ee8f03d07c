"""The card that must be laid in a turn: the refusal of anything else, and whether a first meld with it is in reach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rummykit import hands, rules
from rummykit.cards import PRINTED_JOKER, Face, Faces, show
from rummykit.hands import Hand
from rummykit.melds.arrange import MAX_HELD
from rummykit.melds.meld import from_hand
from rummykit.melds.meld_solver import ONE_EACH, first_meld_solver
from rummykit.play.actions import LayOff, Meld, Open
from rummykit.play.laid_hand import LaidHand
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.can_lay_taken_card import CanLayTakenCard, holds
from rummykit.play.steps.freed_joker import freed, freed_by_both, ways_to_free
from rummykit.play.steps.obligation import NEVER, Laying, Obligation
from rummykit.play.steps.openings import openings, openings_with_run
from rummykit.rules import IllegalAction, Rules


def required_first(deal: State, sheet: Rules) -> IllegalAction:
    """The refusal of an action that would leave in the hand a card that must be laid this turn."""
    assert deal.must_play is not None
    if deal.joker_owed:
        return IllegalAction("freed_joker_first", sheet.id)
    return IllegalAction("must_play_first", sheet.id, card=show((deal.must_play,)))


class RequiredCard(Obligation):
    """A card that is laid before anything else: drawn for that, or a joker freed for it."""

    def required(self, deal: State) -> Face | None:
        return deal.must_play

    def refusal(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> IllegalAction | None:
        return required_first(deal, self.sheet) if laying.keeps_required(deal) else None

    def unmet(self, deal: State) -> IllegalAction | None:
        return None if deal.must_play is None else required_first(deal, self.sheet)

    def lets_go_out(self, deal: State, seat: int, laid: LaidHand) -> bool:
        return not laid.discards or deal.must_play not in laid.outside


class CardRequiredInTurn(RequiredCard):
    """A card that is laid in the turn in which it is taken, perhaps after others."""

    def __init__(self, sheet: Rules) -> None:
        super().__init__(sheet)
        self.can_lay = CanLayTakenCard(sheet)

    def required(self, deal: State) -> None:
        return None

    def refusal(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> IllegalAction | None:
        must = deal.must_play
        if must is None or not laying.keeps_required(deal):
            return None
        opened = deal.opened[deal.turn] or bool(laying.new)
        can_lay = self.can_lay.is_possible(must, laying.hand, laying.table(deal), opened)
        return None if can_lay else required_first(deal, self.sheet)

    def sure_from(self, deal: State) -> int:
        return 0 if deal.must_play is None else NEVER


class CardRequiredWithHand(RequiredCard):
    """A card that is laid with one at least that was in the hand before the pile was taken."""

    def refusal(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> IllegalAction | None:
        must = deal.must_play
        if must is None or laying.keeps_required(deal):
            return super().refusal(deal, action, laying)
        if any(must in from_hand(meld) and not holds(deal.taken_pile, meld) for meld in laying.new):
            return None
        return IllegalAction("taken_meld_needs_hand_card", self.sheet.id, card=show((must,)))

    def sure_from(self, deal: State) -> int:
        return 0 if deal.must_play is None else NEVER


class FacedCard(RequiredCard):
    """A card that was turned up: it is laid or let pass."""

    def may_pass(self, deal: State) -> bool:
        """Whether it may still be let pass."""
        return deal.must_play is not None and deal.taken is None

    def unmet(self, deal: State) -> IllegalAction | None:
        return None if self.may_pass(deal) else super().unmet(deal)


class FacedCardAfterHand(FacedCard):
    """The same where cards of the hand may be laid before it is let pass."""

    def required(self, deal: State) -> Face | None:
        return None if self.may_pass(deal) else deal.must_play

    def refusal(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> IllegalAction | None:
        return None if self.may_pass(deal) else super().refusal(deal, action, laying)


class FirstMeldWithCard:
    """What a sheet asks of a first meld that must take in a certain card."""

    def __init__(self, sheet: Rules) -> None:
        self.melds = card_melds(sheet)
        self.minimum = sheet.opening.minimum if sheet.opening is not None else 0
        self.openings = openings_with_run if sheet.opening is not None and sheet.opening.natural_run else openings
        self.keeps = not all(step.may_go_out for step in sheet.turn if isinstance(step, rules.Play))
        swaps = [step for step in sheet.turn if isinstance(step, rules.Swap)]
        self.at_once = lru_cache(maxsize=1024)(self._at_once)
        opening = sheet.opening
        out = (
            opening is not None
            and opening.waived_when_going_out
            and not opening.needs_taken_card
            and not sheet.has_side_melds
        )
        self.counting = (
            first_meld_solver(sheet.groups, sheet.runs, sheet.wilds, ONE_EACH[:-1], 1, ONE_EACH) if out else None
        )
        free = (step.groups for step in swaps if step.joker_goes == "hand" and not step.needs_own_meld)
        self.exchanges = next(free, None)

    def _at_once(self, hand: Hand, must: Face) -> bool:
        """Whether the hand alone has a first meld with the card `must` in it."""
        most = hands.size(hand) - self.keeps
        if any(sum(map(len, laid)) <= most for laid in self.openings(self.melds, hand, self.minimum, must)):
            return True
        return bool(self.all_but_one(hand, must))

    def all_but_one(self, hand: Hand, must: Face) -> tuple[Faces, ...]:
        """Melds of the whole hand but one card, `must` in one of them, where no minimum is asked for then; or none."""
        size = hands.size(hand)
        found = None if self.counting is None or size > MAX_HELD else self._counted(hand, size - 1, must)
        if found is None or sum(map(len, found)) < size:
            return found or ()
        for number, meld in enumerate(found):
            for face in meld:
                shorter = None if face == must else self.melds.shortened(meld, (face,))
                if shorter is not None:
                    return (*found[:number], shorter, *found[number + 1 :])
        return ()

    def _counted(self, hand: Hand, least: int, must: Face) -> tuple[Faces, ...] | None:
        """Melds of so many cards of the hand at least, `must` in one of them."""
        assert self.counting is not None, "asked only then"
        found = self.counting.lay(hands.faces(hand), max(1, least), must=(must,))
        read = None if found is None else [self.melds.read(from_hand(tuple(meld))) for meld in found[1]]
        return None if read is None or None in read else tuple(meld for meld in read if meld is not None)

    def within_reach(self, hand: Hand, must: Face, table: Sequence[Faces]) -> bool:
        """Whether it has one, or could have one after exchanging jokers on the table."""
        if not hand >> must & 1:
            return False  # it has been exchanged itself
        if self.at_once(hand, must):
            return True
        if self.exchanges is None:
            return False
        for number, meld in enumerate(table):
            for cards in ways_to_free(self.melds, self.exchanges, hand, meld):
                after = freed_by_both(self.melds, meld, cards) if len(cards) > 1 else freed(self.melds, meld, cards[0])
                assert after is not None, "they free a joker"
                left = hands.add(hands.take(hand, cards), PRINTED_JOKER)
                if self.within_reach(left, must, [*table[:number], after, *table[number + 1 :]]):
                    return True
        return False
