"""What the server needs from a store, whatever keeps the tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rummykit.server.table.entries import Entry


class VersionConflict(Exception):
    """The table's log does not have the expected length: somebody else has written."""


class OwnerChanged(Exception):
    """Another server has claimed the table in the meantime."""


class OwnedElsewhere(Exception):
    """The table belongs to another live server, `owner`."""

    def __init__(self, owner: str) -> None:
        super().__init__()
        self.owner = owner


class StoreClosed(Exception):
    """The store takes no more work, because the server is stopping."""


class NotAnswered(Exception):
    """The database did not answer in time. Nothing was written, and nothing will be."""


class OutcomeUnknown(NotAnswered):
    """The database did not answer during a commit: the data may have been written, or may be soon.

    A `claim` waits for that commit, so what it returns is the truth.
    """


class NoLease(NotAnswered):
    """The lease of this server has run out, so it may own nothing until it has a new one."""


class Store(Protocol):
    """Logs of tables. A table's version is the length of its log.

    A store may be shared by several servers. Then each of them holds a lease, and a table belongs to the server that
    claimed it last for as long as that server's lease runs. A store for one server knows no leases, and every claim
    succeeds: the owner of before is gone.
    """

    @property
    def shared(self) -> bool:
        """Whether several servers may use the store at once."""

    @property
    def holds(self) -> bool:
        """Whether the lease of this server runs for certain; True where there are none."""

    async def append(
        self,
        table: str,
        expected_version: int,
        owner: str,
        entries: Sequence[Entry],
        *,
        due: float | None,
        since: float | None = None,
    ) -> None:
        """Add entries to a log; returns when they are safe on disk. Version 0 makes the table.

        `due` is when the table next moves by itself (wall-clock seconds), None when it waits for people. `since` is
        the time (monotonic) from which the database's time limit counts; None is now. Raises
        `VersionConflict`, `OwnerChanged`, or whatever the database raises; then nothing was written. After
        `OutcomeUnknown` nobody knows until the table is claimed again.
        """

    async def claim(self, table: str, owner: str, since: float | None = None) -> tuple[Entry, ...]:
        """The whole log of a table, which only `owner` may add to from now on; empty for an unknown table.

        `since` is as for `append`. Raises `OwnedElsewhere`, and `NoLease` if the lease of `owner` does not run.
        """

    async def log(self, table: str) -> tuple[Entry, ...]:
        """The whole log of a table as it is now, even if another server owns it."""

    async def settle(self, table: str, owner: str) -> str:
        """The owner of a table: `owner` itself if it already is, if no live server is, or if there is no such table.

        Raises `NoLease` if the lease of `owner` does not run.
        """

    async def not_owned(self, ids: Sequence[str], owner: str) -> tuple[str, ...]:
        """Those of some tables that `owner` does not own: another server or nobody does, or there is no such table."""

    async def due(self, owner: str, before: float, most: int) -> tuple[str, ...]:
        """The tables that move by themselves before a time and belong neither to a live server nor to `owner`.

        The earliest first, up to a limit.
        """

    async def hold(self, owner: str) -> bool:
        """Begin or renew the lease of a server; False if it had run out, so that others may own its tables now."""

    async def release(self, owner: str) -> None:
        """End the lease of a server, so that its tables are free."""

    async def living(self) -> frozenset[str]:
        """The servers whose leases run."""

    async def answers(self) -> None:
        """Returns once the database has written something; raises if it does not answer, or could not write a move."""

    async def erase(self) -> None:
        """Overwrite deleted data if the store has its own files; data that a backup is still reading stays."""

    async def close(self) -> None:
        """Finish pending work and close the storage."""
