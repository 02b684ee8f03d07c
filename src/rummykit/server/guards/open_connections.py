"""TCP connections, counted when they are accepted: so many from one address, so many in all, and room for one more.

A connection waits until its request has arrived whole, and again once it has been answered. Those that wait can be
closed without harm: nobody has asked anything on them, and a browser opens another. So they make room when it is short.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Protocol

from rummykit.server.guards.addresses import Proxies, address_group
from rummykit.server.journal import note


class Transport(Protocol):
    """What is known of a connection here: it can be ended at once."""

    def abort(self) -> None:
        """End it at once."""


class OpenConnections:
    """All connections of a server, by what counts as one address. Those of proxies count for nobody but in all."""

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
        """A connection has come; False where there is no room for it, and then it is not counted."""
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
        """Nothing has been asked on a connection, or all was answered: now it waits longer than no other."""
        group = self._group.get(transport)
        if group is not None:
            self._waiting[transport] = None
            self._waiting_of.setdefault(group, OrderedDict())[transport] = None

    def works(self, transport: Transport) -> None:
        """A whole request has arrived on a connection, or it is a WebSocket from now on."""
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
        """Close what has waited longest of an address that has all it may have."""
        return self._close_first(self._waiting_of.get(group))

    def _make_room_for(self, group: str) -> bool:
        """Close what has waited longest; where nothing waits, something of whoever has more than the newcomer."""
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
    """Say in the log that connections were turned away or closed, which no other line tells."""
    if connections.turned_away or connections.closed_for_others:
        note(
            "connections_short",
            open=len(connections),
            turned_away=connections.turned_away,
            closed=connections.closed_for_others,
        )
