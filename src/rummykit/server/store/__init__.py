"""Where tables are stored: an append-only log for each, committed before anybody is told."""

from rummykit.server.store.port import (
    NotAnswered,
    OutcomeUnknown,
    OwnedElsewhere,
    OwnerChanged,
    Store,
    StoreClosed,
    VersionConflict,
)

__all__ = ["NotAnswered", "OutcomeUnknown", "OwnedElsewhere", "OwnerChanged", "Store", "StoreClosed", "VersionConflict"]
