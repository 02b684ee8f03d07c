"""Names that a package imports on their first use (PEP 562), so that its small parts load without the large ones."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def lazy_names(package: str, names: Mapping[str, str]) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """The `__getattr__` and the `__dir__` of a package, for the names of its modules, separated by spaces."""
    modules = {name: f"{package}.{module}" for module, those in names.items() for name in those.split()}

    def find(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(modules[name]), name)
        setattr(sys.modules[package], name, found)
        return found

    def every() -> list[str]:
        return sorted({*vars(sys.modules[package]), *modules})

    return find, every
