"""One deal of a one-pack card game played by the kernel, with the actions and events of `play`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from rummykit import hands
from rummykit._playout import CardDeal
from rummykit.cards import Face, Faces
from rummykit.melds.meld_solver import whole_layer
from rummykit.melds.pack import PackMelds, pack_melds
from rummykit.melds.taken_cards import arrangements
from rummykit.play.actions import (
    Action,
    Call,
    CallEnd,
    Claim,
    Discard,
    Draw,
    Fight,
    Force,
    GoOut,
    Knock,
    LayOff,
    Meld,
    Open,
    Pass,
    ShowDealt,
    ShowMelds,
)
from rummykit.play.events import (
    Borrowed,
    Called,
    CarelessDiscard,
    Claimed,
    DealEnded,
    Discarded,
    Drew,
    EndCalled,
    Event,
    Forced,
    Fought,
    Knocked,
    LaidOff,
    Melded,
    Passed,
    Shown,
    StockTurned,
    Turned,
    WentOut,
    Why,
)
from rummykit.play.result import Ending, Result
from rummykit.playout.cards import card_sheet
from rummykit.playout.stepped_deal import SteppedDeal, known_sheet
from rummykit.rules import CardsLaid, Rules
from rummykit.rules import GoOut as GoOutStep
from rummykit.shuffle import Seed, seed_bytes

(
    STOCK, TOP, FACE, PASS, MELD, BORROW, LAY_OFF_CARD, OUT, OUT_WITH, KNOCK, CALL, DISCARD, CALL_END, FIGHT,
    SHOW_DEALT, CLAIM, FORCE, LAY_ON, OPEN, SHOW,
) = range(20)  # fmt: skip
"""The kinds of action in native/playout/card_deal.hpp."""

ENDINGS: Final[tuple[Ending | None, ...]] = (
    None, "went_out", "knocked", "blocked", "void", "called", "dealt", "exhausted",
    "turns_over",
)  # fmt: skip
WHY: Final[tuple[Why, ...]] = ("could_be_laid_off", "completes_meld", "lets_go_out")
"""What makes a discard careless, by the numbers of `Careless` there."""


def parts(number: int) -> tuple[int, int, Face, int]:
    """An action's number taken apart: kind, number of a meld on the table, face, number of a meld of the pack."""
    return number >> 24, number >> 16 & 255, number >> 10 & 63, number & 1023


class CardNotes:
    """The actions of the kernel as those of `play`, for one sheet."""

    def __init__(self, rules: Rules) -> None:
        self.melds: PackMelds = pack_melds(rules.groups, rules.runs)
        self.faces: list[Faces] = list(self.melds.cards.values())
        out = rules.step(GoOutStep)
        self._shown: tuple[hands.Hand, Faces] | None = None
        self._showings: list[ShowMelds] = []
        self.lay_whole = whole_layer(rules.groups, rules.runs, None, () if out is None else out.contracts)

    def action(self, number: int, hand: hands.Hand, table: Sequence[Faces], kept: Faces = ()) -> Action:
        """The action with this number for a seat with this hand, at these melds; cards `kept` are apart."""
        kind, at, face, meld = parts(number)
        if kind == MELD:
            return Meld(self.faces[meld])
        if kind == OPEN:
            return Open((self.faces[meld],))
        if kind == BORROW:
            borrowed = [(at, face) for at, lying in enumerate(table) for face in lying if face in self.faces[meld]]
            return Meld(self.faces[meld], tuple(sorted(borrowed)))
        if kind == LAY_OFF_CARD:
            return LayOff(at, (face,))
        if kind == LAY_ON:
            return self._lay_on(at, face, meld, hand, table)
        if kind == CLAIM:
            return Claim(tuple(sorted(set(self.faces[meld]) - {face})))
        if kind == FORCE:
            return Force(at)
        if kind in (OUT, OUT_WITH):
            discard = face if kind == OUT_WITH else None
            laid = self.lay_whole(hand if discard is None else hands.remove(hand, discard), kept)
            assert laid is not None
            return GoOut(laid, discard)
        if kind == SHOW:
            return self.showings(hand, kept)[face << 10 | meld]
        if kind == CALL:
            return Call(at)
        return _PLAIN[kind](face)

    def _lay_on(self, number: int, first: Face, meld: int, hand: hands.Hand, table: Sequence[Faces]) -> LayOff:
        """Several cards laid off at once, those that are not in the hand borrowed."""
        cards = sorted(set(self.faces[meld]) - set(table[number]), key=lambda face: (face != first, face))
        borrowed = [(at, face) for at, lying in enumerate(table) for face in lying if face in cards]
        return LayOff(number, tuple(cards), tuple(sorted(borrowed)))

    def showings(self, hand: hands.Hand, kept: Faces) -> Sequence[ShowMelds]:
        """The choices of melds that a seat may show in its last turn, by their numbers."""
        if (hand, kept) != self._shown:
            laid = arrangements(self.melds, hand, kept, hands.size(hand) - 1)
            self._shown, self._showings = (hand, kept), [*map(ShowMelds, laid)]
        return self._showings

    def table(self, lying: Sequence[tuple[int, int]]) -> list[Faces]:
        """The melds on the table, from who laid them and their numbers."""
        return [self.faces[meld] for _, meld in lying]

    def number(
        self,
        action: Action,
        legal: Sequence[int],
        table: Sequence[Faces],
        hand: hands.Hand = hands.EMPTY,
        kept: Faces = (),
    ) -> int | None:
        """The legal number of an action; None where it is not legal. What is shown needs the hand."""
        return next((each for each in legal if self._same(each, action, table, hand, kept)), None)

    def _same(self, number: int, action: Action, table: Sequence[Faces], hand: hands.Hand, kept: Faces) -> bool:
        if isinstance(action, GoOut):
            kind, _, face, _ = parts(number)
            return kind == OUT if action.discard is None else (kind, face) == (OUT_WITH, action.discard)
        kind = parts(number)[0]
        if kind in (OUT, OUT_WITH) or (kind == SHOW) != isinstance(action, ShowMelds):
            return False
        return self.action(number, hand, table, kept) == action


@lru_cache(maxsize=256)
def notes_of(rules: Rules) -> CardNotes:
    """The one `CardNotes` of a sheet."""
    return CardNotes(rules)


_PLAIN: Final[dict[int, Callable[[Face], Action]]] = {
    STOCK: lambda face: Draw("stock"),
    TOP: lambda face: Draw("discard"),
    FACE: lambda face: Draw("discard", face),
    PASS: lambda face: Pass(),
    KNOCK: lambda face: Knock(),
    DISCARD: Discard,
    CALL_END: lambda face: CallEnd(),
    FIGHT: lambda face: Fight(),
    SHOW_DEALT: lambda face: ShowDealt(),
}


class NativeDeal(SteppedDeal[CardDeal]):
    """One deal of a one-pack card game; it begins with seat `starter`.

    Raises `ValueError` for a sheet that the kernel does not know (`card_sheet`).
    """

    def __init__(self, rules: Rules, players: int = 2, seed: Seed = 0, *, number: int = 0, starter: int = 0) -> None:
        sheet = known_sheet(rules, card_sheet(rules, players))
        super().__init__(CardDeal(sheet, seed_bytes(seed), number, starter))
        self.notes = notes_of(rules)
        self._counts_cards = isinstance(rules.scoring, CardsLaid)
        self._out: tuple[Faces, ...] = ()
        self._off: Faces = ()
        self._pile: list[Face] = []
        self._shows: tuple[Faces, ...] | None = None

    def legal_actions(self) -> list[Action]:
        """What the seat to act may do, in the order of `Deal.legal_actions`."""
        table, held = self.notes.table(self._deal.table()), self._held()
        return [self.notes.action(number, held[0], table, held[1]) for number in self._deal.legal()]

    def _held(self) -> tuple[hands.Hand, Faces]:
        """The hand of the seat to act, and the discards it has taken for melds kept in it."""
        seat = self._deal.turn
        return self._deal.hands()[seat], kept_by(seat, self._deal.kept())

    def _number(self, action: Action) -> int | None:
        return self.notes.number(action, self._deal.legal(), self.notes.table(self._deal.table()), *self._held())

    def _note(self, action: Action) -> None:
        if isinstance(action, GoOut):
            self._out = action.melds
        self._shows = action.melds if isinstance(action, ShowMelds) else None
        self._off = action.cards if isinstance(action, LayOff) else ()
        self._pile = self._deal.pile()

    def laid_off(self, face: Face) -> Faces:
        """The cards of a lay-off, `face` among them."""
        return self._off or (face,)

    def _event(self, *said: int) -> Event:
        what, seat, number, face, meld = said
        return _EVENTS[what](self, seat, number, face, self.notes.faces[meld])

    def _who_laid(self, face: Face) -> int:
        return next(seat for seat, laid in enumerate(self._deal.counted()) if laid >> face & 1)

    def shown(self) -> tuple[Faces, ...]:
        """The melds that a seat has shown in its last turn, or a knocker, before anything was laid off."""
        return tuple(self.notes.table(self._deal.table())) if self._shows is None else self._shows

    def took(self, seat: int, count: int, face: Face) -> Event:
        """A seat took a card of the pile, or so many from its top down."""
        faces = tuple(self._pile[-count:]) if count else (face,)
        return Drew(seat, "discard", len(faces), faces)

    def ended(self) -> Event:
        """How the deal ended."""
        how, who, starter, turns, concealed, draws, upcard, sender, closer, fighters, by_discard, last = (
            self._deal.ending()
        )
        kind = ENDINGS[how]
        assert kind is not None, "it is over"
        held = self._deal.hands()
        melds = tuple((owner, self.notes.faces[meld]) for owner, meld in self._deal.table())
        sent, careless = tuple(self._deal.sent()), tuple(self._deal.careless())
        laid_by = tuple(tuple(map(self._who_laid, meld)) for _, meld in melds) if self._counts_cards else ()
        self.result = Result(
            kind=kind,
            winner=None if who < 0 else who,
            hands=tuple(hands.faces(hand) for hand in held),
            first=starter,
            order=tuple(range(len(held))),
            turns=turns,
            melds=melds + tuple((who, meld) for meld in self._out),
            concealed=concealed,
            draws=draws,
            upcard=None if upcard < 0 else upcard,
            closer=None if closer < 0 else closer,
            fighters=tuple(seat for seat in _clockwise(closer, len(held)) if fighters >> seat & 1),
            by_discard=by_discard,
            laid_by=laid_by,
            careless=careless if any(careless) else (),
            last=None if last < 0 else last,
            taken=tuple((seat, of) for seat, of, _ in self._deal.kept()),
            laid_off=tuple(sent if seat == sender else () for seat in range(len(held))) if sent else (),
        )
        return DealEnded(self.result)


def kept_by(seat: int, taken: Sequence[tuple[int, int, Face]]) -> Faces:
    """The discards that a seat took for melds in its hand. `taken` lists who took a card, from whom, and its face."""
    return tuple(face for taker, _, face in taken if taker == seat)


def _clockwise(first: int, seats: int) -> list[int]:
    """The seats after one of them in turn."""
    return [(first + place) % seats for place in range(1, seats)]


_EVENTS: Final[tuple[Callable[[NativeDeal, int, int, Face, Faces], Event], ...]] = (
    lambda deal, seat, number, face, meld: Passed(seat),
    lambda deal, seat, number, face, meld: Drew(seat, "stock", 1, (face,)),
    lambda deal, seat, number, face, meld: deal.took(seat, number, face),
    lambda deal, seat, number, face, meld: StockTurned(face, bool(number)),
    lambda deal, seat, number, face, meld: Melded(seat, number, meld),
    lambda deal, seat, number, face, meld: Borrowed(seat, number, face, meld),
    lambda deal, seat, number, face, meld: LaidOff(seat, number, deal.laid_off(face), meld),
    lambda deal, seat, number, face, meld: WentOut(seat, deal._out),
    lambda deal, seat, number, face, meld: Shown(seat, deal.shown()),
    lambda deal, seat, number, face, meld: Knocked(seat),
    lambda deal, seat, number, face, meld: Called(seat, face),
    lambda deal, seat, number, face, meld: Discarded(seat, face),
    lambda deal, seat, number, face, meld: deal.ended(),
    lambda deal, seat, number, face, meld: EndCalled(seat),
    lambda deal, seat, number, face, meld: Fought(seat),
    lambda deal, seat, number, face, meld: Turned(seat, face),
    lambda deal, seat, number, face, meld: Claimed(seat, face, "run" if number else "group"),
    lambda deal, seat, number, face, meld: Forced(seat, face),
    lambda deal, seat, number, face, meld: CarelessDiscard(seat, WHY[number]),
)
"""What each event of native/playout/card_deal.hpp tells."""
