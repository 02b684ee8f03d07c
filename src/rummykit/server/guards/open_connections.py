"""TCP connections, counted when they are accepted: limits for each address and in all, and how room is made.

A connection is waiting until its request has arrived completely, and again once it has been answered. Waiting
connections can be closed without harm, because nobody has asked anything on them and a browser just opens another. So
they are closed when room is short.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Protocol

from rummykit.server.guards.addresses import Proxies, address_group
from rummykit.server.journal import note


class Transport(Protocol):
    """A connection, as far as this file needs it."""

    def abort(self) -> None:
        """End it at once."""


class OpenConnections:
    """All connections of a server, by address group. Those of proxies count only in the total."""

    def __init__(self, per_address: int, most: int, proxies: Proxies) -> None:
        self._per_address = per_address
        self._most = most
        self._proxies = proxies
        self._group: dict[Transport, str] = {}
        self._held: Counter[str] = Counter()
        # The one that has waited longest comes first; those of each address by themselves, too.
        self._waiting: OrderedDict[Transport, None] = OrderedDict()
        self._waiting_of: dict[str, OrderedDict[Transport, None]] = {}
        self.turned_away = 0
        self.closed_for_others = 0

    def __len__(self) -> int:
        return len(self._group)

    def accepted(self, transport: Transport, address: str) -> bool:
        """A connection has come; if there is no room for it, it is not counted and this returns False."""
        group = "" if address in self._proxies else address_group(address)
        full = group != "" and self._held[group] >= self._per_address
        if (full and not self._make_room_at(group)) or (len(self) >= self._most and not self._make_room_for(group)):
            self.turned_away += 1
            if not self._held[group]:
                del self._held[group]
            return False
        self._group[transport] = group
        self._held[group] += 1
        self.waits(transport)
        return True

    def waits(self, transport: Transport) -> None:
        """A connection is waiting from now on: nothing was asked on it yet, or everything was answered."""
        group = self._group.get(transport)
        if group is not None:
            self._waiting[transport] = None
            self._waiting_of.setdefault(group, OrderedDict())[transport] = None

    def works(self, transport: Transport) -> None:
        """A connection is working: a complete request has arrived, or it is now a WebSocket."""
        if transport in self._waiting:
            del self._waiting[transport]
            group = self._group[transport]
            waiting = self._waiting_of[group]
            del waiting[transport]
            if not waiting:
                del self._waiting_of[group]

    def gone(self, transport: Transport) -> None:
        """A connection is over."""
        group = self._group.get(transport)
        if group is None:
            return
        self.works(transport)
        del self._group[transport]
        self._held[group] -= 1
        if not self._held[group]:
            del self._held[group]

    def _make_room_at(self, group: str) -> bool:
        """Close the longest-waiting connection of an address that has reached its limit."""
        return self._close_first(self._waiting_of.get(group))

    def _make_room_for(self, group: str) -> bool:
        """Close the longest-waiting connection; if none waits, one of an address that has more than the newcomer."""
        if self._close_first(self._waiting):
            return True
        greediest = max((each for each in self._held if each), key=self._held.__getitem__, default="")
        if not greediest or self._held[greediest] <= self._held[group] + 1:
            return False
        return self._close(next(each for each, held_by in self._group.items() if held_by == greediest))

    def _close_first(self, waiting: OrderedDict[Transport, None] | None) -> bool:
        return bool(waiting) and self._close(next(iter(waiting or ())))

    def _close(self, transport: Transport) -> bool:
        self.gone(transport)
        transport.abort()
        self.closed_for_others += 1
        return True


def report(connections: OpenConnections) -> None:
    """Write to the log that connections were turned away or closed, because no other line does."""
    if connections.turned_away or connections.closed_for_others:
        note(
            "connections_short",
            open=len(connections),
            turned_away=connections.turned_away,
            closed=connections.closed_for_others,
        )
