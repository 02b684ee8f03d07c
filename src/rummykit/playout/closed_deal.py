"""One deal with closed hands played by the kernel, with the actions and events of `play`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from rummykit import hands
from rummykit._playout import ClosedDeal
from rummykit.cards import Faces
from rummykit.hands import Hand
from rummykit.melds.cut_joker import cut_by
from rummykit.melds.indicated import next_tile
from rummykit.melds.meld import from_hand
from rummykit.melds.meld_solver import whole_layer
from rummykit.play.actions import Action, Declare, Discard, Draw, Drop, GoOut, ShowIndicator
from rummykit.play.events import DealEnded, Discarded, Drew, Event, IndicatorShown, OutOfDeal, StockTurned, WentOut
from rummykit.play.melds import card_melds, indicated_in, lives_in
from rummykit.play.result import Ending, Out, Result
from rummykit.play.steps.laid_cards import read
from rummykit.playout.closed_sheets import as_kernel, closed_sheet, from_kernel
from rummykit.playout.stepped_deal import SteppedDeal, known_sheet
from rummykit.rules import GoOut as GoOutStep
from rummykit.rules import Rules
from rummykit.shuffle import Seed, seed_bytes

DROP, STOCK, TOP, DECLARE, OUT, OUT_WITH, DISCARD, SHOW = range(8)
"""What a seat can do, by the numbers in native/playout/closed_deal.hpp."""
ENDINGS: Final[tuple[Ending, ...]] = ("void", "went_out", "last_left", "void", "exhausted")
OUTS: Final[tuple[Out | None, ...]] = (None, "first_drop", "middle_drop")


class ClosedNotes:
    """The actions of a sheet by the kernel's numbers: what is laid, Python says, as `play` does."""

    def __init__(self, rules: Rules) -> None:
        go_out = next((step for step in reversed(rules.turn) if isinstance(step, GoOutStep)), None)
        self.rules = rules
        self.tiles = rules.tiles_in_hand
        self._lay = None if go_out is None else whole_layer(rules.groups, rules.runs, rules.wilds, go_out.contracts)

    def action(self, number: int, hand: Hand, wild: int) -> Action:
        """The action with this number for a seat with this hand, in a deal where `wild` is wild."""
        kind, numbered = divmod(number, 256)
        face = from_kernel(numbered, self.tiles)
        if kind == SHOW:
            return ShowIndicator()
        if kind == DISCARD:
            return Discard(face)
        if kind in (STOCK, TOP):
            return Draw("stock" if kind == STOCK else "discard")
        if kind == DROP:
            return Drop()
        rest = hand if kind == OUT else hands.remove(hand, face)
        if kind == DECLARE:
            return Declare(lives_in(self.rules, wild).best(rest).groups, face)
        assert self._lay is not None, "a whole hand may be laid"
        laid = indicated_in(self.rules, wild).whole(hands.faces(rest, "tiles")) if self.tiles else self._lay(rest, ())
        assert laid is not None, "the kernel has found it"
        return GoOut(laid, face if kind == OUT_WITH else None)

    def laid(self, action: Declare | GoOut, wild: int) -> tuple[Faces, ...]:
        """The melds of an action as they are laid."""
        if self.tiles and isinstance(action, GoOut):
            readings = [indicated_in(self.rules, wild).read(tiles) for tiles in action.melds]
            return tuple(each.meld for each in readings if each is not None)
        if isinstance(action, GoOut):
            return tuple(read(self.rules, card_melds(self.rules), cards) for cards in action.melds)
        lives = lives_in(self.rules, wild)
        return tuple(lives.laid(group).meld for group in action.groups)


@lru_cache(maxsize=256)
def closed_notes(rules: Rules) -> ClosedNotes:
    """The one `ClosedNotes` of a sheet."""
    return ClosedNotes(rules)


def closed_number(action: Action, legal: Sequence[int]) -> int | None:
    """The legal number of an action, however its melds lie; None where the kernel lists none."""
    number = _number(action)
    return number if number in legal else None


def _number(action: Action) -> int:
    if isinstance(action, Discard):
        return DISCARD * 256 + as_kernel(action.card)
    if isinstance(action, Draw):
        return (STOCK if action.source == "stock" else TOP) * 256
    if isinstance(action, Declare):
        return DECLARE * 256 + action.card
    if isinstance(action, GoOut):
        return OUT * 256 if action.discard is None else OUT_WITH * 256 + as_kernel(action.discard)
    if isinstance(action, ShowIndicator):
        return SHOW * 256
    return DROP * 256 if isinstance(action, Drop) else -1


def made_wild_by(rules: Rules, indicator: int) -> int:
    """What is wild in a deal with this indicator by the kernel, -1 for none, as `View.wild` says it."""
    if indicator < 0:
        return 0
    if rules.tiles_in_hand:
        return next_tile(from_kernel(indicator, True))
    if rules.deal.cuts:
        return cut_by(indicator)
    return 1 if indicator >= 52 else indicator % 13 + 1


class NativeClosedDeal(SteppedDeal[ClosedDeal]):
    """One deal with closed hands; it begins with seat `starter`.

    Raises `ValueError` for a sheet that the kernel does not know (`closed_sheet`).
    """

    def __init__(self, rules: Rules, players: int = 2, seed: Seed = 0, *, number: int = 0, starter: int = 0) -> None:
        self.rules = rules.for_deal(number)
        sheet = known_sheet(rules, closed_sheet(self.rules, players))
        super().__init__(ClosedDeal(sheet, seed_bytes(seed), number, starter))
        self._notes = closed_notes(self.rules)
        self._starter = starter
        self._wild = made_wild_by(self.rules, self._deal.indicator)
        self._laid: tuple[Faces, ...] = ()
        self._left: Faces = ()
        self._by: int | None = None

    def legal_actions(self) -> list[Action]:
        """What the seat to act may do, in the order of `Deal.legal_actions`."""
        hand = self._hand()
        return [self._notes.action(number, hand, self._wild) for number in self._deal.legal()]

    def quick(self) -> Action:
        """What the quick player of playouts does."""
        return self._notes.action(self._deal.quick(), self._hand(), self._wild)

    def _hand(self) -> Hand:
        return hands.of(self._faces(self._deal.hands()[self._deal.turn]))

    def _faces(self, held: Sequence[int]) -> Faces:
        return tuple(from_kernel(number, self._notes.tiles) for number in held)

    def _number(self, action: Action) -> int | None:
        return closed_number(action, self._deal.legal())

    def _note(self, action: Action) -> None:
        if isinstance(action, Declare | GoOut):
            self._by, self._laid = self.turn, self._notes.laid(action, self._wild)
            gone = action.card if isinstance(action, Declare) else action.discard
            held = self._hand()
            rest = held if gone is None else hands.remove(held, gone)
            laid = from_hand(tuple(face for meld in self._laid for face in meld))
            self._left = hands.faces(hands.take(rest, laid), self.rules.pack.family)

    def _event(self, *said: int) -> Event:
        what, seat, number, card = said
        if what == 3:
            return StockTurned(card, bool(number))
        face = from_kernel(card, self._notes.tiles)
        if what == 7:
            return IndicatorShown(seat, face)
        if what == 0:
            return OutOfDeal(seat, cast(Out, OUTS[1 + number]))
        if what in (1, 2):
            return Drew(seat, "stock" if what == 1 else "discard", 1, (face,))
        if what == 4:
            return WentOut(seat, self._laid)
        return Discarded(seat, face) if what == 5 else self._ended()

    def _ended(self) -> Event:
        how, who, turns, draws, out, shower, last = self._deal.ending()
        held = [self._faces(hand) for hand in self._deal.hands()]
        if self._by is not None:
            held[self._by] = self._left
        self.result = Result(
            kind=ENDINGS[how],
            winner=None if who < 0 else who,
            hands=tuple(held),
            first=self._starter,
            order=tuple(range(len(held))),
            turns=turns,
            melds=tuple((self._by, meld) for meld in self._laid),
            concealed=ENDINGS[how] == "went_out" and who == self.turn,
            draws=draws,
            out=tuple(OUTS[each] for each in out) if any(out) else (),
            wild=self._wild,
            scheduled=self.rules.scheduled or 0,
            shower=None if shower < 0 else shower,
            last=from_kernel(last, True) if self._notes.tiles and last >= 0 else None,
            closer=self.turn if ENDINGS[how] == "exhausted" else None,
        )
        return DealEnded(self.result)
