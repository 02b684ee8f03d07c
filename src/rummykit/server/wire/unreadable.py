"""Why a message could not be read: the place in it, and what was expected there, but never what stood there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from rummykit.server.refusals import TableRefusal

_PLACE = re.compile(r"(.*) - at (.*)", re.DOTALL)
_STEP = re.compile(r"\.\w+|\[.*?\]")
_FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`", re.DOTALL)
_EXPECTED = re.compile(r"Expected (.*?)(, got .*)?", re.DOTALL)
_BODY = "$.data"
"""What the framework calls the body of a request, which is `$` for its sender."""
_LONGEST = 400


def unreadable(error: BaseException | None, expected: Any = None) -> TableRefusal:
    """The refusal of a message that this error was found in: `at` says where, `expected` what.

    `expected` is the type of the whole message, for the values that a field may have.
    """
    if not isinstance(error, msgspec.ValidationError):
        return TableRefusal("unreadable", at="$", expected="JSON")
    placed = _PLACE.fullmatch(str(error))
    reason, place = placed.groups() if placed is not None else (str(error), "$")
    place = place.replace("`", "").replace(_BODY, "$")
    what = "another value"
    if (field := _FIELD.fullmatch(reason)) is not None:
        place = f"{place}.{field[2]}"
        what = "a value" if field[1] == "missing required" else "no such field"
    elif (told := _EXPECTED.fullmatch(reason)) is not None:
        what = told[1].replace("`", "")
    elif values := dict.fromkeys(map(str, _values(_read(expected), _STEP.findall(place)))):
        what = f"one of {', '.join(values)}"
    return TableRefusal("unreadable", at=place[:_LONGEST], expected=what[:_LONGEST])


@cache
def _read(expected: Any) -> inspect.Type:
    return inspect.type_info(expected)


def _values(known: inspect.Type, steps: Sequence[str]) -> Iterator[object]:
    """The values that may stand at a place in a type, if they can be counted up."""
    match known:
        case inspect.Metadata(type=inner):
            yield from _values(inner, steps)
        case inspect.UnionType(types=types):
            for each in types:
                yield from _values(each, steps)
        case inspect.LiteralType(values=values) if not steps:
            yield from values
        case inspect.StructType(tag_field=name, tag=tag) if [f".{name}"] == steps:
            yield tag
        case inspect.StructType(fields=fields) if steps:
            for field in fields:
                if f".{field.encode_name}" == steps[0]:
                    yield from _values(field.type, steps[1:])
        case inspect.CollectionType(item_type=item) if steps:
            yield from _values(item, steps[1:])
        case inspect.TupleType(item_types=items) if steps:
            for item in items:
                yield from _values(item, steps[1:])
        case inspect.DictType(value_type=value) if steps:
            yield from _values(value, steps[1:])
