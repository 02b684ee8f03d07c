"""Obligations: what the seat to act must still lay or keep, each an object, put together once for a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple, TypeAlias

from rummykit import hands
from rummykit.cards import Face, Faces
from rummykit.hands import Hand
from rummykit.play.actions import LayOff, Meld, Open
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.play.steps.step import StepBehaviour, allows
from rummykit.play.view import TableMeld
from rummykit.rules import IllegalAction, Rules

Laid: TypeAlias = Meld | Open | LayOff
NEVER: Final = 1 << 30
"""More cards than any hand has."""


class Laying(NamedTuple):
    """What an action does to the table: new melds, changed melds (number, meld after), and what is left in hand."""

    new: tuple[Faces, ...]
    changed: tuple[tuple[int, TableMeld], ...]
    hand: Hand

    def lying(self, deal: State) -> list[TableMeld]:
        """The melds that lay there, as they are then; those that have changed come last."""
        after = dict(self.changed)
        return [*(meld for number, meld in enumerate(deal.table) if number not in after), *after.values()]

    def table(self, deal: State) -> list[Faces]:
        """All melds that lie there then."""
        return [*(meld.cards for meld in self.lying(deal)), *self.new]

    def keeps_required(self, deal: State) -> bool:
        """Whether a card that must be laid is still in the hand then."""
        must = deal.must_play
        return must is not None and hands.count(self.hand, must) == hands.count(deal.hands[deal.turn], must)


class Obligation:
    """One thing that binds what a seat lays in a turn, or keeps; what a class leaves out binds nothing."""

    def __init__(self, sheet: Rules) -> None:
        self.sheet = sheet

    def bars(self, deal: State, action: Meld | Open | LayOff) -> IllegalAction | None:
        """Why no such action may be taken now, whatever its cards."""
        return None

    def required(self, deal: State) -> Face | None:
        """The card that must be in what is laid next."""
        return None

    def refusal(self, deal: State, action: Meld | Open | LayOff, laying: Laying) -> IllegalAction | None:
        """Why an action may not do this to the table."""
        return None

    def sure_from(self, deal: State) -> int:
        """How many cards must be left in the hand for `refusal` to let every action pass that is listed."""
        return 0

    def unmet(self, deal: State) -> IllegalAction | None:
        """Why the turn may not end yet."""
        return None

    def lets_go_out(self, deal: State, seat: int, laid: LaidHand) -> bool:
        """Whether all groups of a hand may be laid in one turn."""
        return True


class Obligations:
    """Those of a sheet, in the order in which they refuse, and what they answer together.

    Only obligations that can answer are asked.
    """

    def __init__(self, each: Iterable[Obligation]) -> None:
        self.each = tuple(each)
        self.bars: Callable[[State, Meld | Open | LayOff], IllegalAction | None] = self._first("bars")
        self.required: Callable[[State], Face | None] = self._first("required")
        self.refusal: Callable[[State, Meld | Open | LayOff, Laying], IllegalAction | None] = self._first("refusal")
        self.unmet: Callable[[State], IllegalAction | None] = self._first("unmet")
        self._sure_from = self._answering("sure_from")

    def _answering(self, name: str) -> list[Callable[..., Any]]:
        return [getattr(each, name) for each in self.each if getattr(type(each), name) is not getattr(Obligation, name)]

    def _first(self, name: str) -> Callable[..., Any]:
        """The first answer that is not None."""
        asked = self._answering(name)
        if not asked:
            return _nothing

        def first(*about: Any) -> Any:
            for ask in asked:
                answer = ask(*about)
                if answer is not None:
                    return answer
            return None

        return asked[0] if len(asked) == 1 else first

    def legal(self, step: StepBehaviour, deal: State, found: Iterable[Laid]) -> Iterable[Laid]:
        """The legal ones of a step's actions; those that are sure to be legal are not tried."""
        least = 0
        for ask in self._sure_from:
            least = max(least, ask(deal))
        return self._tried(step, deal, found, deal.hands[deal.turn].bit_count() - least) if least else found

    def _tried(self, step: StepBehaviour, deal: State, found: Iterable[Laid], most: int) -> Iterator[Laid]:
        """Those that lay at most so many cards, or else are allowed."""
        for each in found:
            if len(each.cards) <= most or allows(step, deal, each):
                yield each

    def lets_go_out(self, deal: State, seat: int, laid: LaidHand) -> bool:
        """Whether all groups of a hand may be laid in one turn."""
        return all(each.lets_go_out(deal, seat, laid) for each in self.each)


def _nothing(*about: Any) -> None:
    """What is answered where nothing binds."""
