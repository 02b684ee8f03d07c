"""What the server needs of a store. Whatever keeps tables answers to this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rummykit.server.table.entries import Entry


class VersionConflict(Exception):
    """The table's log is not as long as the writer thought: somebody else has written."""


class OwnerChanged(Exception):
    """The table has been claimed by another server since."""


class OwnedElsewhere(Exception):
    """The table belongs to another server, which lives: `owner`."""

    def __init__(self, owner: str) -> None:
        super().__init__()
        self.owner = owner


class StoreClosed(Exception):
    """The store takes nothing more: the server is stopping."""


class NotAnswered(Exception):
    """The database did not answer in time. What it was asked to write is not written and never will be."""


class OutcomeUnknown(NotAnswered):
    """It did not answer while a commit was under way: what it was asked to write may be there, or may be there soon.

    A `claim` waits for that, so what it returns is the truth.
    """


class Store(Protocol):
    """Logs of tables. A table's version is the length of its log.

    A store may be shared by several servers. Then each of them holds a lease, and a table belongs to the server that
    claimed it last for as long as that server's lease runs. A store for one server knows no leases, and every claim
    succeeds: whoever owned the table before is gone.
    """

    @property
    def shared(self) -> bool:
        """Whether several servers may use it at once."""

    async def append(
        self, table: str, expected_version: int, owner: str, entries: Sequence[Entry], *, due: float | None
    ) -> None:
        """Add entries to a log; returns when they are safe on disk. Version 0 makes the table.

        `due` is when the table next moves by itself (wall-clock seconds), None when it waits for people.
        Raises `VersionConflict` or `OwnerChanged`, and whatever the database raises; then nothing was written. Raises
        `OutcomeUnknown`, and then nobody knows until the table is claimed again.
        """

    async def claim(self, table: str, owner: str) -> tuple[Entry, ...]:
        """The whole log of a table, which only `owner` may add to from now on; empty for an unknown table.

        Raises `OwnedElsewhere`.
        """

    async def log(self, table: str) -> tuple[Entry, ...]:
        """The whole log of a table as it is now, whoever owns it."""

    async def settle(self, table: str, owner: str) -> str:
        """Who owns a table: `owner` itself if it did, if nobody who lives does, or if there is no such table."""

    async def due(self, owner: str, before: float, most: int) -> tuple[str, ...]:
        """The tables that move by themselves before a time and belong to nobody who lives, nor to `owner`.

        The earliest first, and at most so many.
        """

    async def hold(self, owner: str) -> bool:
        """Begin or renew the lease of a server; False when it had run out, and its tables may be another's by now."""

    async def release(self, owner: str) -> None:
        """End the lease of a server: its tables are free."""

    async def living(self) -> frozenset[str]:
        """The servers whose leases run."""

    async def answers(self) -> None:
        """Returns when the database has written something; raises if it does not, or could not write a move."""

    async def erase(self) -> None:
        """Overwrite what has been deleted, where the store has files of its own; what a backup still reads stays."""

    async def close(self) -> None:
        """Finish what was asked for, and let go of the storage."""
