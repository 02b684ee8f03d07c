"""Where tables are kept: an append-only log each, committed before anybody is told."""

from rummykit.server.store.port import OwnedElsewhere, OwnerChanged, Store, VersionConflict

__all__ = ["OwnedElsewhere", "OwnerChanged", "Store", "VersionConflict"]
