"""What seats have beyond the time for a turn: the time bank of the match, and more time after a lost line."""

from __future__ import annotations


class ExtraTime:
    """The seconds that each seat has left in its bank, and the seats that have had more time in this deal because they
    lost the line."""

    def __init__(self) -> None:
        self._bank: list[float] = []
        self._lost_line: set[int] = set()

    def begin(self, seats: int, bank: float) -> None:
        """The match begins, with so many seconds in each bank."""
        self._bank = [bank] * seats

    def begin_deal(self) -> None:
        """In a new deal every seat may lose the line once."""
        self._lost_line.clear()

    def in_bank(self, seat: int) -> float:
        """The seconds that a seat may still use beyond the time for its turns."""
        return self._bank[seat] if self._bank else 0.0

    def spend(self, seat: int, left: float) -> None:
        """A turn has ended with so many seconds left, those of the bank included."""
        if self._bank:
            self._bank[seat] = max(0.0, min(self._bank[seat], left))

    def has_lost_line(self, seat: int) -> bool:
        """Whether a seat has had its time for a lost line in this deal."""
        return seat in self._lost_line

    def lose_line(self, seat: int) -> None:
        """The clock of a seat that lost the line has run out, and its bank with it."""
        self._lost_line.add(seat)
        self.spend(seat, 0.0)
