"""What the seat to act has laid in its turn and may take back, because nobody has seen a hidden card since."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.match import Match
from rummykit.play.actions import Action, LayOff, Meld, Open, Swap
from rummykit.play.deal import Deal
from rummykit.play.events import Borrowed, Event, LaidOff, Melded, Swapped, TookBack
from rummykit.server.refusals import TableRefusal


class LaidThisTurn:
    """The deal as it was before each meld, lay-off and exchange of this turn, the last one at the end."""

    def __init__(self) -> None:
        self._before: list[Deal] = []

    def __bool__(self) -> bool:
        return bool(self._before)

    def play(self, match: Match, action: Action, *, person: bool) -> tuple[Event, ...]:
        """Play an action, and note the deal before it if a person can take the action back."""
        laid = person and isinstance(action, Meld | Open | LayOff | Swap)
        before = match.deal.clone(undoable=False) if laid else None
        turn = _turn(match.deal)
        events = match.play(action)
        deal = match.deal
        if before is None or deal.result is not None or _turn(deal) != turn or not _only_laid(events):
            self._before.clear()
        else:
            self._before.append(before)
        return events

    def take_back(self, match: Match, seat: int) -> tuple[Event, ...]:
        """Take back what was laid last; raises `TableRefusal`."""
        if not self._before or match.deal.turn != seat:
            raise TableRefusal("nothing_to_take_back")
        match.deal = self._before.pop()
        return (TookBack(seat),)

    def forget(self) -> None:
        """Something else has happened, and nothing can be taken back any more."""
        self._before.clear()


def _turn(deal: Deal) -> tuple[int, int]:
    """What tells a turn from every other of its deal."""
    return deal.turn, deal._state.turn_number


def _only_laid(events: Sequence[Event]) -> bool:
    """Whether nothing but cards of the hand and of the table came to light."""
    return all(isinstance(event, Melded | LaidOff | Borrowed | Swapped) for event in events)
