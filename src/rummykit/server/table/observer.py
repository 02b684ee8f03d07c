"""What a feature of the server hears of tables, so that tables need to know of no feature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummykit.server.table.entries import Entry

if TYPE_CHECKING:
    from rummykit.server.table.table import Table


class TableObserver:
    """A feature overrides what it wants to hear; the rest does nothing. Whatever is not awaited must not wait.

    While `unsettled` is true of a match that is over, the table has `settle` awaited and adds the entry that it returns
    to its log; if that fails, the journal says `not_settled`, and it is tried again later.
    """

    not_settled: str

    def unsettled(self, table: Table) -> bool:
        """Whether a match is over, and something about it has yet to be done."""
        return False

    async def settle(self, table: Table, now: float) -> Entry:
        """Do that, completely or not at all; doing it again changes nothing."""
        raise NotImplementedError

    def table_made(self, table: Table) -> None:
        """A table was made."""

    def match_begun(self, table: Table) -> None:
        """A match has begun."""

    async def state_changed(self, table: Table) -> None:
        """A match or a deal has begun or ended, and the game goes on meanwhile."""

    def banned(self, table: str, seat: int) -> None:
        """The person of a seat was sent away for good."""

    def let_go(self, table: str) -> None:
        """The log of a table has changed in the store, or is another server's."""

    async def write(self, owner: str) -> None:
        """Write what waits in memory about tables, of those that `owner` still owns."""
