"""The value of a field of a sheet by its path, such as "opening.minimum", "turn.Play.per_turn", "schedule.3.hand"."""

from __future__ import annotations

from typing import Any


def value_at(sheet: Any, path: str) -> Any:
    """The value of the field that a path names, None if the path leads nowhere."""
    for name in path.split("."):
        sheet = part_of(sheet, name)
    return sheet


def part_of(value: Any, name: str) -> Any:
    """One part of a value: a field, a place of a tuple, or the step of a turn with this name."""
    if isinstance(value, tuple) and name.isdigit():
        return value[int(name)] if int(name) < len(value) else None
    if isinstance(value, tuple):
        return next((part for part in value if type(part).__name__ == name), None)
    return getattr(value, name, None)
