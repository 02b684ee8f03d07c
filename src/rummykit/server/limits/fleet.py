"""Servers that share tables, and a server that stops."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class FleetLimits:
    """Servers that share tables, and a server that stops."""

    lease_seconds: float = 4.0
    """Of several servers on one database, one that has not renewed its lease for this long is considered dead."""

    renew_seconds: float = 1.0
    """The time between two renewals of the lease, and between two searches for dead servers and the tables they left.
    """

    wake_ahead_seconds: float = 60.0
    """A table that moves by itself is loaded this long before its time. A thousand of them take about 20 s."""

    wakes_at_once: int = 2
    """Tables loaded at one time because they are due: one is read while the other is replayed."""

    relay_seconds: float = 10.0
    """A request whose answer must come from another server is answered with "try again" after this time."""

    bus_queue: int = 20_000
    """Messages waiting for the bus. With more, all are dropped and their connections closed; pages come back."""

    bus_retry_seconds: float = 0.5
    """The pause before a broken connection to the bus is made again."""

    bus_age_seconds: float = 30.0
    """A sealed message from another server that is older than this is dropped, because somebody may have held it back.
    The clocks of the servers must agree more closely."""

    farewell_seconds: float = 1.0
    """How long a stopping server waits for bots in the middle of a thought, and for its last words to other servers."""

    drain_seconds: int = 4
    """How long a stopping server waits for work in progress at its sockets."""

    shutdown_seconds: float = 8.0
    """A stopping server ends after this time, whatever is in progress. Everything acknowledged is already on the disk.
    """
