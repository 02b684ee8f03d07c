"""Fields of a sheet by their path, such as "opening.minimum", "turn.Play.per_turn", "schedule.3.hand": read and set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rummykit.rules.steps import in_turn


def value_at(sheet: Any, path: str) -> Any:
    """The value of the field that a path names, None if the path leads nowhere."""
    for name in path.split("."):
        sheet = _part(sheet, name)
    return sheet


def _part(value: Any, name: str) -> Any:
    if isinstance(value, tuple) and name.isdigit():
        return value[int(name)] if int(name) < len(value) else None
    if isinstance(value, tuple):
        return next((part for part in value if type(part).__name__ == name), None)
    return getattr(value, name, None)


def with_fields(value: Any, fields: Mapping[str, Any]) -> Any:
    """A sheet with all `fields` (path: value) set at once, so that only the result has to make sense.

    A whole step of the turn, named by its class, is inserted where its kind belongs; None removes it.
    """
    nested: dict[str, dict[str, Any]] = {}
    changed: dict[str, Any] = {}
    for path, new in fields.items():
        name, _, rest = path.partition(".")
        if rest:
            nested.setdefault(name, {})[rest] = new
        else:
            changed[name] = new
    changed |= {name: with_fields(changed.get(name, _part(value, name)), inner) for name, inner in nested.items()}
    if isinstance(value, tuple) and all(name.isdigit() for name in changed):
        return tuple(changed.get(str(place), part) for place, part in enumerate(value))
    if isinstance(value, tuple):
        return in_turn(value, changed)
    return replace(value, **changed)
