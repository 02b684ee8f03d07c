"""What is written to the database, and how long that may take."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class StoringLimits:
    """What is written to the database, and how long that may take."""

    layout_seconds: float = 1.0
    """The time between two writings of how hands have been laid out. So much of it is lost when a server is killed, and
    of the game nothing."""

    keep_tables_days: float = 0.0
    """Days without a move after which a table is deleted, unless a history, a club, a tournament or a study needs it.
    0 keeps them for ever."""

    prune_seconds: float = 3600.0
    """The time between two searches for such tables, whichever server makes them."""

    batch: int = 512
    """The most appends in one transaction, which bounds how long the first waits for the last."""

    statement_seconds: float = 5.0
    """How long the database may take for a transaction, waiting for a lock or a hung connection included, before it is
    abandoned and its moves are refused as not saved. Pages consider a connection dead after 8 s."""

    ready_seconds: float = 1.0
    """If the database does not answer within this time, the server says that it is not ready."""

    ready_again_seconds: float = 1.0
    """The time between two tests whether the database can still be written to, however often somebody asks."""
