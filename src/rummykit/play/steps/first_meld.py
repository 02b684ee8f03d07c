"""The first meld of a player: what a sheet asks of it, which ones a hand has, and what it binds its player to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rummykit import hands
from rummykit.cards import Face
from rummykit.hands import Hand
from rummykit.melds.arrange import MAX_HELD
from rummykit.melds.meld import from_hand
from rummykit.melds.meld_solver import ONE_EACH, best_melds
from rummykit.play.actions import LayOff, Meld, Melds, Open
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.can_lay_taken_card import CanLayTakenCard
from rummykit.play.steps.first_contract import FirstContract, aim_of, first_contract
from rummykit.play.steps.obligation import NEVER, Laying, Obligation
from rummykit.play.steps.openings import is_natural_run
from rummykit.play.steps.required_card import FirstMeldWithCard
from rummykit.rules import IllegalAction, Opening, Play, Rules


class FirstMeld(Obligation):
    """What a sheet asks of the first meld of a player; this one asks nothing."""

    def __init__(self, sheet: Rules) -> None:
        super().__init__(sheet)
        self.opening = sheet.opening or Opening()
        self.melds = card_melds(sheet)

    def is_due(self, deal: State) -> bool:
        """Whether the next meld of the seat to act is its first."""
        return self.sheet.opening is not None and not deal.opened[deal.turn]

    def ways(self, hand: Hand, required: Face | None) -> Iterable[Melds]:
        """First melds that a hand has, with the card that must be in them."""
        return ()

    def refusal(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> IllegalAction | None:
        return self.flaw(deal, laying) if self.is_due(deal) and not isinstance(action, LayOff) else None

    def flaw(self, deal: State, laying: Laying) -> IllegalAction | None:
        """Why these melds are no first meld."""
        return None

    def note(self, deal: State, laying: Laying) -> None:
        """Note what is worth less than the minimum, and so binds the seat to act to go out."""

    def must_go_out(self, deal: State) -> bool:
        """Whether the seat to act has laid what it may lay only in going out, and holds more than one card."""
        return False

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterable[Fact]:
        """What a hand as arranged has of a first meld that is still due."""
        return ()

    def laid_contract(self, deal: State, seat: int, laid: LaidHand) -> Melds:
        """The contract, out of the groups of a hand as they lie."""
        return ()

    def aims(self) -> Iterable[Fact]:
        """What it must be, or be worth."""
        return ()


class ContractDue(FirstMeld):
    """Melds of certain kinds and sizes, all laid in one turn."""

    def __init__(self, sheet: Rules, contract: FirstContract) -> None:
        super().__init__(sheet)
        self.contract = contract

    def ways(self, hand: Hand, required: Face | None) -> Iterable[Melds]:
        return self.contract.ways(hand, required)

    def flaw(self, deal: State, laying: Laying) -> IllegalAction | None:
        return self.contract.refusal(laying.new, laying.hand)

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterable[Fact]:
        if deal.opened[seat]:
            return ()
        return self.contract.facts(("group" if meld.name == "group" else "run", len(meld.order)) for meld in laid.melds)

    def lets_go_out(self, deal: State, seat: int, laid: LaidHand) -> bool:
        if deal.opened[seat]:
            return True
        if self.contract.contract.whole_hand and not laid.discards:
            return False
        read = [self.melds.read(meld.order) for meld in laid.melds]
        melds = [meld for meld in read if meld is not None]
        return len(melds) == len(read) and self.contract.refusal(melds, hands.of(laid.outside)) is None

    def laid_contract(self, deal: State, seat: int, laid: LaidHand) -> Melds:
        return () if deal.opened[seat] else self.contract.out_of([meld.order for meld in laid.melds], laid.cards)

    def aims(self) -> Iterator[Fact]:
        yield aim_of(self.contract.contract)
        if self.contract.contract.whole_hand:
            yield fact("contract_whole_hand")


class MinimumDue(FirstMeld):
    """Melds that are together worth so much, one of them a run without wild cards where the sheet wants one."""

    def __init__(self, sheet: Rules) -> None:
        super().__init__(sheet)
        self.minimum = self.opening.minimum
        self.with_card = FirstMeldWithCard(sheet)

    def ways(self, hand: Hand, required: Face | None) -> Iterator[Melds]:
        return self.with_card.openings(self.melds, hand, self.minimum, required)

    def flaw(self, deal: State, laying: Laying) -> IllegalAction | None:
        if self.opening.natural_run and not any(is_natural_run(self.melds, meld) for meld in laying.new):
            return IllegalAction("opening_needs_natural_run", self.sheet.id)
        value = sum(map(self.melds.value, laying.new))
        if value >= self.minimum or self.may_be_low(deal, laying):
            return None
        return IllegalAction("opening_too_low", self.sheet.id, minimum=self.minimum, value=value)

    def may_be_low(self, deal: State, laying: Laying) -> bool:
        """Whether no minimum is asked for with what is left in the hand."""
        return False

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
        if not deal.opened[seat]:
            value = sum(meld.value for meld in laid.melds)
            yield fact("opening", value >= self.minimum, value=value, minimum=self.minimum)

    def lets_go_out(self, deal: State, seat: int, laid: LaidHand) -> bool:
        return deal.opened[seat] or sum(meld.value for meld in laid.melds) >= self.minimum

    def aims(self) -> Iterator[Fact]:
        yield fact("first_meld", minimum=self.minimum)


class MinimumUnlessOut(MinimumDue):
    """The same, but no minimum is asked for where the rest of the hand but a discard is laid in that turn."""

    def __init__(self, sheet: Rules, play: Play) -> None:
        super().__init__(sheet)
        self.lays_off = play.lay_off == "any" and play.lay_off_at_once and play.per_turn == "any"
        self.can_lay = CanLayTakenCard(sheet)

    def ways(self, hand: Hand, required: Face | None) -> Iterator[Melds]:
        yield from super().ways(hand, required)
        laid = () if hands.size(hand) > MAX_HELD else self._all_at_once(hand, required)
        if laid and sum(map(self.melds.value, laid)) < self.minimum:
            yield laid

    def _all_at_once(self, hand: Hand, required: Face | None) -> Melds:
        """The whole hand, but for a discard; nothing where it cannot be laid."""
        if required is not None:
            return self.with_card.all_but_one(hand, required)
        best = best_melds(hands.faces(hand), self.sheet.groups, self.sheet.runs, self.sheet.wilds, ONE_EACH)
        if best is None or len(best.left) > 1:
            return ()
        read = [self.melds.read(from_hand(meld)) for meld in best.melds]
        return () if None in read else tuple(meld for meld in read if meld is not None)

    def may_be_low(self, deal: State, laying: Laying) -> bool:
        if hands.size(laying.hand) <= 1:
            return True
        return self.lays_off and self.can_lay.goes_out(laying.hand, laying.table(deal), new_melds=False)

    def must_go_out(self, deal: State) -> bool:
        return deal.opened_now and 0 < deal.first_points < self.minimum and hands.size(deal.hands[deal.turn]) > 1

    def refusal(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> IllegalAction | None:
        if self.must_go_out(deal) and not self.may_be_low(deal, laying):
            return IllegalAction("must_go_out_now", self.sheet.id)
        return super().refusal(deal, action, laying)

    def unmet(self, deal: State) -> IllegalAction | None:
        return IllegalAction("must_go_out_now", self.sheet.id) if self.must_go_out(deal) else None

    def sure_from(self, deal: State) -> int:
        return NEVER if self.must_go_out(deal) else 0

    def note(self, deal: State, laying: Laying) -> None:
        value = sum(map(self.melds.value, laying.new))
        if laying.new and not deal.opened[deal.turn] and value < self.minimum:
            deal.note_first_meld(pairs=0, points=value)


class TakenCardDue(FirstMeld):
    """A meld with a card that was just taken out of the discard pile, perhaps unless all is laid in that turn."""

    def __init__(self, sheet: Rules, play: Play) -> None:
        super().__init__(sheet)
        self.with_card = FirstMeldWithCard(sheet)
        self.can_lay = CanLayTakenCard(sheet)

    def ways(self, hand: Hand, required: Face | None) -> Iterable[Melds]:
        if required is not None:
            return self.with_card.openings(self.melds, hand, 0, required)
        return ((meld,) for meld in self.melds.within(hand)) if self.opening.waived_when_going_out else ()

    def _is_missing(self, deal: State) -> bool:
        """Whether no card was taken by a seat that had no first meld when its turn began."""
        return not deal.taken_pile and (deal.opened_now or not deal.opened[deal.turn])

    def refusal(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> IllegalAction | None:
        if not self._is_missing(deal) or (self.opening.waived_when_going_out and self._goes_out(deal, laying)):
            return None
        return IllegalAction("opening_needs_taken_card", self.sheet.id)

    def _goes_out(self, deal: State, laying: Laying) -> bool:
        """Whether the rest of the hand but a discard can be laid in this turn."""
        beside = [meld.without_lay_offs_of_others(deal.turn) for meld in laying.lying(deal)]
        return self.can_lay.goes_out(laying.hand, laying.table(deal), [*beside, *laying.new])

    def must_go_out(self, deal: State) -> bool:
        if not self.opening.waived_when_going_out or hands.size(deal.hands[deal.turn]) <= 1:
            return False
        return self._is_missing(deal) and (deal.opened_now or deal.plays > 0)

    def unmet(self, deal: State) -> IllegalAction | None:
        return IllegalAction("must_go_out_now", self.sheet.id) if self.must_go_out(deal) else None

    def sure_from(self, deal: State) -> int:
        return NEVER if self._is_missing(deal) else 0

    def aims(self) -> Iterator[Fact]:
        yield fact("first_meld_taken")


class NoneInFirstRounds(Obligation):
    """Rounds of a deal in which nobody lays a first meld."""

    def __init__(self, sheet: Rules, opening: Opening) -> None:
        super().__init__(sheet)
        self.rounds = opening.after_rounds

    def is_over(self, deal: State) -> bool:
        """Whether the seat to act, which has no first meld, may lay none yet."""
        return not deal.opened[deal.turn] and deal.turn_number <= self.rounds * deal.players

    def bars(self, deal: State, action: Meld | Open | LayOff) -> IllegalAction | None:
        return self.too_early if not isinstance(action, LayOff) and self.is_over(deal) else None

    @property
    def too_early(self) -> IllegalAction:
        """The refusal of what is for a first meld."""
        return IllegalAction("opening_too_early", self.sheet.id, rounds=self.rounds)


@lru_cache(maxsize=256)
def first_meld_of(sheet: Rules) -> FirstMeld:
    """What a sheet with melds of cards on the table asks of a first meld."""
    opening, play, contract = sheet.opening, sheet.step(Play), first_contract(sheet)
    if opening is None or play is None:
        return FirstMeld(sheet)
    if contract is not None:
        return ContractDue(sheet, contract)
    if opening.needs_taken_card:
        return TakenCardDue(sheet, play)
    return MinimumUnlessOut(sheet, play) if opening.waived_when_going_out else MinimumDue(sheet)
