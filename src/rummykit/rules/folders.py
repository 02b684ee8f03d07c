"""Words that have a folder of their own in `rummykit.vocabulary`, found by looking into it."""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import iter_modules
from typing import Any


def union_of(package: str) -> Any:
    """The union of the words of a package: of each folder the class that is called like it, `FirstTo` in `first_to`."""
    folders = [name for _, name, is_folder in iter_modules(import_module(package).__path__) if is_folder]
    return reduce(or_, (getattr(import_module(f"{package}.{name}"), _class_name(name)) for name in folders))


def _class_name(folder: str) -> str:
    return "".join(map(str.capitalize, folder.split("_")))
