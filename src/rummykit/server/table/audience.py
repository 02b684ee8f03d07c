"""The open sockets at one table, by seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from rummykit.server.wire.connection import TOO_MANY_PAGES, Closing, Listener
from rummykit.server.wire.socket_messages import ServerMessage


class Audience:
    """The pages that listen. A seat may be open in several of them.

    `watching` counts the spectators, `wants_pause` are the seats that have asked for a pause, `votes` those
    who want to send the person of a seat away, `away_since` says since
    when a seat that was here has no page; a seat that was never here is away `since` the table came into memory. A host
    is waited for `host_patience` seconds.
    """

    def __init__(self, pages: int, since: float = 0.0, host_patience: float = math.inf) -> None:
        self._pages = pages
        self._since = since
        self.host_patience = host_patience
        self._by_seat: dict[int, list[Listener]] = {}
        self.watching = 0
        self.wants_pause: set[int] = set()
        self.votes: dict[int, set[int]] = {}
        self.away_since: dict[int, float] = {}

    def __iter__(self) -> Iterator[tuple[int, Listener]]:
        return iter([(seat, each) for seat, pages in self._by_seat.items() for each in pages])

    def __len__(self) -> int:
        return len(self._by_seat)

    def __bool__(self) -> bool:
        return bool(self._by_seat)

    @property
    def here(self) -> set[int]:
        """The seats with an open page."""
        return set(self._by_seat)

    def has(self, seat: int) -> bool:
        """Whether this seat has an open page."""
        return seat in self._by_seat

    def absence(self, seat: int, now: float) -> float:
        """For how many seconds a seat has had no page."""
        return 0.0 if self.has(seat) else now - self.away_since.get(seat, self._since)

    def join(self, seat: int, connection: Listener) -> bool:
        """A page begins to listen; True if it is the first of its seat. One page too many closes the oldest."""
        pages = self._by_seat.setdefault(seat, [])
        if connection in pages:
            return False
        pages.append(connection)
        self.away_since.pop(seat, None)
        if len(pages) > self._pages:
            pages.pop(0).close(TOO_MANY_PAGES)
        return len(pages) == 1

    def here_lately(self, since: float) -> set[int]:
        """The seats with an open page, or with one that closed after that time."""
        return self.here | {seat for seat, closed in self.away_since.items() if closed > since}

    def leave(self, seat: int, connection: Listener, now: float) -> bool:
        """A page has gone; True if it was the last of its seat."""
        pages = self._by_seat.get(seat, [])
        if connection not in pages:
            return False
        pages.remove(connection)
        if pages:
            return False
        del self._by_seat[seat]
        self._withdraw(seat)
        self.away_since[seat] = now
        return True

    def dismiss(self, seat: int, why: Closing) -> None:
        """Close all pages of a seat, whose person has gone for good."""
        self.votes.pop(seat, None)
        self._withdraw(seat)
        self.away_since.pop(seat, None)
        for connection in self._by_seat.pop(seat, []):
            connection.close(why)

    def _withdraw(self, seat: int) -> None:
        """A seat whose person is not here asks for nothing."""
        self.wants_pause.discard(seat)
        for voters in self.votes.values():
            voters.discard(seat)

    def tell(self, message_for: Callable[[int], ServerMessage], but: Listener | None = None) -> None:
        """Send each seat its own message, to all its pages."""
        for seat, pages in list(self._by_seat.items()):
            message = message_for(seat)
            for connection in pages:
                if connection is not but:
                    connection.send(message)

    def tell_seat(self, seat: int, message: ServerMessage, but: Listener | None = None) -> None:
        """Send one message to all pages of one seat."""
        for connection in self._by_seat.get(seat, []):
            if connection is not but:
                connection.send(message)
