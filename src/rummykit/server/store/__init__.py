"""Where tables are stored: an append-only log for each, committed before anybody is told."""

from rummykit.server.store.port import (
    NoLease,
    NotAnswered,
    OutcomeUnknown,
    OwnedElsewhere,
    OwnerChanged,
    Store,
    StoreClosed,
    VersionConflict,
)

__all__ = [
    "NoLease",
    "NotAnswered",
    "OutcomeUnknown",
    "OwnedElsewhere",
    "OwnerChanged",
    "Store",
    "StoreClosed",
    "VersionConflict",
]
