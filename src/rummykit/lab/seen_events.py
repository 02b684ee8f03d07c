"""What a seat has been told since the deal began: as text and as rows of numbers, one an event."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from rummykit.cards import Face, Faces
from rummykit.lab.encode import FACES, column
from rummykit.lab.extra import lab_packages
from rummykit.lab.numbered import EVENTS
from rummykit.play.events import Dealt, Event, seen_by

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

NUMBERS = 3
"""How many cards (/ 10), the number of the meld + 1 (/ 40), and whether the cards come from the discard pile."""


class SeenEvents:
    """The events that each seat has seen, in order; `most` of the last ones are rows; `open` is what a spectator saw.

    A row has one for the kind of event, in the order of `kinds`, one for the seat it is about (own seat first, in the
    order of the seats), the cards it names by face, and `NUMBERS`.
    """

    def __init__(
        self,
        players: int,
        columns: int = FACES["cards"],
        most: int = 256,
        kinds: tuple[str, ...] = EVENTS,
    ) -> None:
        self.players, self.columns, self.most, self.kinds = players, columns, most, kinds
        self.texts: list[list[str]] = [[] for _ in range(players)]
        self.rows: list[list[NDArray[np.float32]]] = [[] for _ in range(players)]
        self.open: list[Event] = []

    @property
    def width(self) -> int:
        """The columns of a row."""
        return len(self.kinds) + self.players + self.columns + NUMBERS

    def tell(self, events: Iterable[Event]) -> None:
        """These events have happened."""
        for event in events:
            self.open.append(seen_by(event, None))
            for seat in range(self.players):
                self._note(seat, seen_by(event, seat))

    def hold_instead(self, seat: int, cards: Faces) -> None:
        """A seat holds these cards instead: what it was told is what a spectator was, and last these, as if dealt."""
        self.texts[seat], self.rows[seat] = [], []
        for event in (*self.open, Dealt(seat, len(cards), cards)):
            self._note(seat, event)

    def text(self, seat: int) -> str:
        """All that a seat has been told, a line an event."""
        return "\n".join((f"seat {seat}", *self.texts[seat]))

    def tensor(self, seat: int) -> NDArray[np.float32]:
        """The rows of a seat, the oldest first; shape (`most`, `width`)."""
        found = np.zeros((self.most, self.width), np.float32)
        if self.rows[seat]:
            found[: len(self.rows[seat])] = self.rows[seat]
        return found

    def copy(self) -> SeenEvents:
        """An independent copy."""
        twin = SeenEvents(self.players, self.columns, self.most, self.kinds)
        twin.texts = [list(texts) for texts in self.texts]
        twin.rows = [list(rows) for rows in self.rows]
        twin.open = list(self.open)
        return twin

    def _note(self, seat: int, seen: Event) -> None:
        self.texts[seat].append(msgspec.json.encode(seen).decode())
        if self.most:
            self.rows[seat] = [*self.rows[seat][1 - self.most :], self._row(seen, seat)]

    def _row(self, event: Event, seat: int) -> NDArray[np.float32]:
        row = np.zeros(self.width, np.float32)
        row[self.kinds.index(event.__struct_config__.tag)] = 1
        about = getattr(event, "seat", None)
        if about is not None:
            row[len(self.kinds) + (about - seat) % self.players] = 1
        first = len(self.kinds) + self.players
        cards = _cards(event)
        for face in cards:
            row[first + column(face)] += 1
        meld = getattr(event, "meld", None)
        row[-NUMBERS:] = (
            getattr(event, "count", len(cards)) / 10,
            0 if meld is None else (meld + 1) / 40,
            float(getattr(event, "source", None) == "discard"),
        )
        return row


def _cards(event: Any) -> Faces:
    """The cards that an event names."""
    found: list[Face] = []
    for name in ("card", "cards", "played"):
        named = getattr(event, name, None)
        found += [] if named is None else [named] if isinstance(named, int) else named
    for meld in getattr(event, "melds", ()):
        found += meld
    return tuple(found)
