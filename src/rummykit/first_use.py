"""Names that a package imports on their first use (PEP 562), so that its small parts load without the large ones."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def on_first_use(package: str, names: Mapping[str, str]) -> Callable[[str], object]:
    """The `__getattr__` of a package, with the names of each of its modules, separated by spaces."""
    rooms = {name: f"{package}.{room}" for room, those in names.items() for name in those.split()}

    def find(name: str) -> object:
        if name not in rooms:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(rooms[name]), name)
        setattr(sys.modules[package], name, found)
        return found

    return find
