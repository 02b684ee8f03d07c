"""What the deals that the kernel plays step by step have in common, whatever their kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from rummykit.play.actions import Action
from rummykit.play.events import Event
from rummykit.play.result import Result
from rummykit.rules import Rules


class KernelStepper(Protocol):
    """A deal of the kernel, step by step."""

    @property
    def turn(self) -> int:
        """The seat to act."""

    def legal(self) -> Sequence[int]:
        """The numbers of what it may do."""

    def play(self, action: int) -> Sequence[tuple[int, ...]]:
        """Carry out the action with a number; what happened, in numbers."""

    def points(self) -> Sequence[int]:
        """What each seat scores for the deal when it is over."""


Stepper = TypeVar("Stepper", bound=KernelStepper)
Sheet = TypeVar("Sheet")


class SteppedDeal(ABC, Generic[Stepper]):
    """One deal that the kernel plays, with the actions and events of `play`."""

    def __init__(self, deal: Stepper) -> None:
        self._deal = deal
        self.result: Result | None = None

    @property
    def turn(self) -> int:
        """The seat to act."""
        return self._deal.turn

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat scores for the deal when it is over."""
        return tuple(self._deal.points())

    @abstractmethod
    def legal_actions(self) -> list[Action]:
        """What the seat to act may do, in the order of `Deal.legal_actions`."""

    def play(self, action: Action) -> tuple[Event, ...]:
        """Carry an action out and return what happened; raises `ValueError` for one that is not legal."""
        number = self._number(action)
        if number is None:
            raise ValueError(f"{action} is not legal now.")
        self._note(action)
        return tuple(self._event(*said) for said in self._deal.play(number))

    @abstractmethod
    def _number(self, action: Action) -> int | None:
        """The legal number of an action; None where it is not legal."""

    @abstractmethod
    def _note(self, action: Action) -> None:
        """Keep what the events of an action need, before it is carried out."""

    @abstractmethod
    def _event(self, *said: int) -> Event:
        """What the kernel says has happened."""


def known_sheet(rules: Rules, sheet: Sheet | None) -> Sheet:
    """The kernel's sheet; raises `ValueError` where it does not know a word."""
    if sheet is None:
        raise ValueError(f"{rules.names.en} has words that the kernel does not know.")
    return sheet
