"""From the first form of sheets to the second: fields with other names, and without those that others say already.

Sheets without a form, written by people, pass through it too: for one release they may use the old words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from rummykit.sheets.plain import Plain

Fields: TypeAlias = dict[str, Any]
"""Fields with their values: those of a word by their names, those that an option sets by their paths."""

RENAMED: Mapping[str, Mapping[str, str]] = {}
"""The fields that have another name, by the place of their word: "opening", "turn.Play", "match.Countdown"; "" is the
sheet itself."""


def second_form(plain: Plain) -> Plain:
    """A sheet of the first form in the second; one that is in the second already stays as it is."""
    return in_every_word(plain, _renamed)


def _renamed(place: str, fields: Fields) -> Fields:
    names = RENAMED.get(place, {})
    return {name if names.get(name, name) in fields else names[name]: value for name, value in fields.items()}


# --- the words of a sheet, and what options set of them


def in_every_word(plain: Plain, change: Callable[[str, Fields], Fields]) -> Plain:
    """A sheet with a change made to the fields of every word; options are given the same, field by field."""
    kinds = {place: part["kind"] for place, part in plain.items() if isinstance(part, Mapping) and "kind" in part}

    def changed(place: str, value: Any) -> Any:
        if place == "turn" and isinstance(value, list | tuple):
            return [changed(f"turn.{step.get('step')}", step) if isinstance(step, Mapping) else step for step in value]
        if not isinstance(value, Mapping):
            return value
        kind = value.get("kind")
        return change(f"{place}.{kind}" if kind is not None else place, dict(value))

    def of_option(fields: Fields) -> Fields:
        found: Fields = {}
        for path, value in fields.items():
            place, dot, name = path.rpartition(".")
            word = f"{place}.{kinds[place]}" if place in kinds else place
            found |= {f"{place}{dot}{name}": new for name, new in change(word, {name: changed(path, value)}).items()}
        return found

    return in_options({name: changed(name, value) for name, value in change("", plain).items()}, of_option)


def in_options(plain: Plain, change: Callable[[Fields], Fields]) -> Plain:
    """A sheet with a change made to what its options set; an option that sets nothing any more is left out."""
    offers = plain.get("offers")
    if not isinstance(offers, list | tuple):
        return plain
    found = (_option(each, change) if isinstance(each, Mapping) else each for each in offers)
    return plain | {"offers": [each for each in found if each is not None]}


def _option(option: Mapping[str, Any], change: Callable[[Fields], Fields]) -> Fields | None:
    path, sets, choices = option.get("path"), option.get("sets"), option.get("choices")
    if isinstance(path, str):
        values = choices if isinstance(choices, list | tuple) and choices else [option.get("low")]
        changed = [change({path: value}) for value in values]
        if not any(changed):
            return None
        if all(list(fields.values()) == [value] for fields, value in zip(changed, values, strict=True)):
            return {**option, "path": next(iter(changed[0]))}
        sets = [{"choice": value, "fields": fields} for value, fields in zip(values, changed, strict=True)]
        return {name: value for name, value in option.items() if name != "path"} | {"sets": sets}
    if not isinstance(sets, list | tuple):
        return dict(option)
    return {**option, "sets": [_choice(each, change) for each in sets]}


def _choice(choice: Any, change: Callable[[Fields], Fields]) -> Any:
    if not isinstance(choice, Mapping) or not isinstance(choice.get("fields"), Mapping):
        return choice
    return {**choice, "fields": change({str(path): value for path, value in choice["fields"].items()})}
