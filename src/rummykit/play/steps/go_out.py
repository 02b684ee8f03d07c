"""Go out: lay the whole hand at once, in games where melds stay in the hand until then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rummykit import hands, rules
from rummykit.cards import Face, Faces, show
from rummykit.hands import Hand
from rummykit.melds.arrange import MAX_CARDS, MAX_HELD, deadwood, hand_solver
from rummykit.melds.meld import from_hand
from rummykit.melds.meld_solver import ONE_EACH, MeldSizes, covers, whole_layer
from rummykit.melds.pack import pack_melds
from rummykit.play.actions import Action, GoOut, Meld
from rummykit.play.events import Discarded, Event, WentOut
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.melds import card_melds
from rummykit.play.state import State
from rummykit.play.steps.laid_cards import read, without
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Rules


class GoOutStep(StepBehaviour):
    """The whole hand in melds, under a contract where the sheet has one, and a discard as the sheet says."""

    takes: ClassVar[tuple[type, ...]] = (GoOut, Meld)
    table_style: Mapping[str, Any] = {"melds": "at_once"}

    def __init__(self, sheet: Rules, data: rules.GoOut) -> None:
        self.sheet = sheet
        self.data = data
        self.melds = card_melds(sheet)
        self.covered = _covered(sheet, int(data.discard != "none"))
        self.lay_whole = whole_layer(sheet.groups, sheet.runs, sheet.wilds, data.contracts)

    def done(self, deal: State) -> str:
        return "only_in_first_turn"

    def kinds(self, deal: State) -> Iterable[type[Action]]:
        """Melds are taken only to say that they stay in the hand."""
        return () if self._too_late(deal, deal.turn) else (GoOut,)

    def _too_late(self, deal: State, seat: int) -> bool:
        """Whether a seat can no longer go out: it has drawn where it may not have, or another seat was first."""
        return deal.finisher is not None or (self.data.undrawn and deal.draws[seat] > 0)

    def actions(self, deal: State) -> Iterator[Action]:
        """One way to go out for each possible discard; any other way is checked when somebody plays it."""
        if self._too_late(deal, deal.turn):
            return
        hand = deal.hands[deal.turn]
        if self._hopeless(hand):
            return
        taken = deal.kept[deal.turn]
        if self.data.discard != "required":
            laid = self.lay_whole(hand, taken)
            if laid is not None:
                yield GoOut(laid)
        if self.data.discard != "none":
            bound = deal.bound
            for card in hands.distinct(hand):
                if card != bound and card not in taken:
                    laid = self.lay_whole(hands.remove(hand, card), taken)
                    if laid is not None:
                        yield GoOut(laid, card)

    def facts(self, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
        """How much of its contract an arranged hand has, or how many cards are in no meld; whether it can go out."""
        if self._too_late(deal, seat):
            return
        contracts, sizes = self.data.contracts, laid.sizes
        if contracts:
            yield from _of_contract(nearest_contract(contracts, sizes), sizes)
        else:
            yield fact("loose", count=len(laid.outside))
        if self._goes_out(deal, seat, laid) and (not contracts or sizes in contracts):
            yield fact("can_go_out", True)

    def _goes_out(self, deal: State, seat: int, laid: LaidHand) -> bool:
        """Whether a hand as arranged, any contract aside, can go out now, or could after the next draw."""
        if self.data.undrawn:
            return not laid.outside
        if laid.discards and laid.outside and laid.outside[0] in deal.kept[seat]:
            return False
        return laid.goes_out(without=self.data.discard != "required", with_one=self.data.discard != "none")

    def aims(self, deal: State) -> Iterator[Fact]:
        """The contracts, or all cards at once."""
        if self.data.contracts:
            yield fact("melds_wanted", melds=" / ".join("-".join(map(str, each)) for each in self.data.contracts))
        else:
            yield fact("whole_hand")

    def _hopeless(self, hand: Hand) -> bool:
        """Whether too many cards are left over; a hand too large or too hard for the kernel is not examined."""
        try:
            return not self.covered(hand)
        except ValueError:
            return True

    def check(self, deal: State, action: GoOut | Meld) -> tuple[Faces, ...]:
        """The melds as they are laid."""
        name = self.sheet.id
        if isinstance(action, Meld):
            raise IllegalAction("no_melds_before_going_out", name)
        if deal.finisher is not None:
            raise IllegalAction("another_went_out", name)
        if self.data.undrawn and deal.draws[deal.turn]:
            raise IllegalAction("only_in_first_turn", name)
        left = deal.hands[deal.turn]
        laid = []
        for cards in action.melds:
            left = without(self.sheet, left, cards)
            laid.append(read(self.sheet, self.melds, cards))
        left = self._without_discard(deal, left, action.discard)
        if left:
            raise IllegalAction("must_use_whole_hand", name, cards=show(hands.faces(left)))
        taken = deal.kept[deal.turn]
        if any(sum(face in taken for face in meld) > 1 for meld in laid) or action.discard in taken:
            raise IllegalAction("taken_cards_apart", name, cards=show(taken))
        refusal = not_the_contract(name, self.data.contracts, laid)
        if refusal is not None:
            raise refusal
        return tuple(laid)

    def _without_discard(self, deal: State, left: Hand, card: Face | None) -> Hand:
        if card is None:
            if self.data.discard == "required":
                raise IllegalAction("discard_required", self.sheet.id)
            return left
        if self.data.discard == "none":
            raise IllegalAction("no_discard_here", self.sheet.id)
        if card == deal.bound:
            raise IllegalAction("cannot_discard_taken_upcard", self.sheet.id, card=show((card,)))
        return without(self.sheet, left, (card,))

    def apply(self, deal: State, action: GoOut | Meld, laid: tuple[Faces, ...]) -> tuple[Event, ...]:
        seat = deal.turn
        events: list[Event] = [WentOut(seat, laid)]
        if isinstance(action, GoOut) and action.discard is not None:
            deal.discard(from_hand((action.discard,))[0])
            events.append(Discarded(seat, action.discard))
        deal.lay(hands.EMPTY, [TableMeld(meld, self.melds.kind(meld), seat) for meld in laid])
        if self.data.last_turns:
            deal.begin_last_turns()
            return tuple(events)
        return *events, *deal.end("went_out", seat)


def not_the_contract(sheet: str, contracts: tuple[MeldSizes, ...], melds: Sequence[Faces]) -> IllegalAction | None:
    """Why melds of these sizes may not go out together; None where they may."""
    if not contracts or tuple(sorted(map(len, melds), reverse=True)) in contracts:
        return None
    listed = ", ".join("-".join(map(str, contract)) for contract in contracts)
    return IllegalAction("not_the_contract", sheet, contracts=listed)


def nearest_contract(contracts: tuple[MeldSizes, ...], sizes: tuple[int, ...]) -> MeldSizes:
    """The contract of which melds of these sizes fill the most cards, and of several such the one with fewest gaps."""

    def worth(contract: MeldSizes) -> tuple[int, int]:
        met = Counter(contract) & Counter(sizes)
        return sum(met.elements()), met.total() - len(contract)

    return max(contracts, key=worth)


def _of_contract(contract: MeldSizes, sizes: tuple[int, ...]) -> Iterator[Fact]:
    """A fact for each meld of a contract: whether it is there."""
    left = Counter(sizes)
    for size in contract:
        yield fact("contract", left[size] > 0, length=size)
        left[size] -= 1


def _covered(sheet: Rules, discards: int) -> Callable[[Hand], bool]:
    """Whether melds cover the hand except the discards, contracts aside: one question instead of one for each card."""
    groups, runs, values = sheet.groups, sheet.runs, ONE_EACH[:52]
    if sheet.wilds is not None:
        covered = covers(groups, runs, sheet.wilds)
        return lambda hand: hands.size(hand) <= MAX_HELD and covered(hand, discards)
    of_few, melds = hand_solver(groups, runs, values).deadwood, pack_melds(groups, runs)

    def covers_all(hand: Hand) -> bool:
        held = hand.bit_count()
        if held <= MAX_CARDS:
            return of_few(hand) <= discards
        if held > MAX_HELD or (hand & ~melds.all_within(hand)).bit_count() > discards:
            return False
        return deadwood(hand, groups=groups, runs=runs, values=values) <= discards

    return covers_all
