"""The words of the vocabulary: every kind of value that a rule sheet is made of, and where a sheet uses it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar, get_args

from rummykit.checked import Checked, fields_of
from rummykit.rules.option import Option
from rummykit.rules.sheet import Rules

W = TypeVar("W")

_FIELD = re.compile(r"^`(\w+)`: ", re.MULTILINE)


@cache
def all_words() -> tuple[type[Checked], ...]:
    """Every class of value a sheet may have, the sheet itself first, in the order of its fields."""
    return tuple(dict.fromkeys(_reached(Rules, set())))


def _reached(word: type[Checked], seen: set[type]) -> Iterator[type[Checked]]:
    if word in seen or word is Option:
        return
    seen.add(word)
    yield word
    for annotation in fields_of(word).values():
        for part in _classes(annotation):
            yield from _reached(part, seen)


def _classes(annotation: Any) -> Iterator[type[Checked]]:
    """The words that an annotation names."""
    if isinstance(annotation, type) and issubclass(annotation, Checked):
        yield annotation
    for part in get_args(annotation):
        yield from _classes(part)


def values_of(value: object, word: type[W]) -> Iterator[W]:
    """Every value of a word in a sheet, or in a part of one; the options that it offers are no part of it."""
    if isinstance(value, word):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from values_of(part, word)
    elif isinstance(value, Checked) and not isinstance(value, Option):
        for name in _ways(type(value), word):  # type: ignore[arg-type]  # every class can be hashed
            yield from values_of(getattr(value, name), word)


@cache
def _ways(word: type[Checked], sought: type[Checked]) -> tuple[str, ...]:
    """The fields of a word in which another, or a part of it, may be."""
    return tuple(
        name
        for name, annotation in fields_of(word).items()
        if name not in ("base", "offers")
        and any(issubclass(each, sought) for part in _classes(annotation) for each in _reached(part, set()))
    )


def purpose_of(word: type[Checked]) -> tuple[str, dict[str, str]]:
    """What a word is for, and what each of its fields says, from its docstring: a line "`field`: …" for each."""
    before, *fields = _FIELD.split(inspect.getdoc(word) or "")
    said = {name: " ".join(text.split()) for name, text in zip(fields[::2], fields[1::2], strict=True)}
    return before.strip(), said
