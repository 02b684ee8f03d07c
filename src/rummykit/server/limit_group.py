"""A group of limits: fields of `Limits`, which alone is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

Group = TypeVar("Group")


@dataclass_transform(frozen_default=True, kw_only_default=True)
def group(cls: type[Group]) -> type[Group]:
    """A dataclass without the methods that only what is made of it needs: they take long to write."""
    return dataclass(frozen=True, kw_only=True, init=False, repr=False, eq=False)(cls)
