"""Fields of a sheet set by their path, such as "opening.minimum", "turn.Play.per_turn", "schedule.3.hand"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rummykit.rules.paths import part_of
from rummykit.rules.steps import in_turn


def with_fields(value: Any, fields: Mapping[str, Any]) -> Any:
    """A sheet with all `fields` (path: value) set at once, so that only the result has to make sense.

    A whole step of the turn, named by its class, is inserted where its kind belongs; None removes it.
    """
    changed = changed_fields(value, fields)
    if isinstance(value, tuple) and all(name.isdigit() for name in changed):
        return tuple(changed.get(str(place), part) for place, part in enumerate(value))
    if isinstance(value, tuple):
        return in_turn(value, changed)
    return replace(value, **changed)


def changed_fields(value: Any, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The new values of those fields of a sheet, or parts of a tuple, to which these paths lead."""
    nested: dict[str, dict[str, Any]] = {}
    changed: dict[str, Any] = {}
    for path, new in fields.items():
        name, _, rest = path.partition(".")
        if rest:
            nested.setdefault(name, {})[rest] = new
        else:
            changed[name] = new
    return changed | {
        name: with_fields(changed.get(name, part_of(value, name)), inner) for name, inner in nested.items()
    }
