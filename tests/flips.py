"""Sheets that differ from a game in one field alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec.structs import replace

from rummykit import games
from rummykit.checked import Checked, defaults_of, fields_of
from rummykit.rules import MeldValues, Rules, RulesError
from rummykit.rules.fields import with_fields
from rummykit.rules.meaning import as_it_was
from tests.words.test_every_field_is_said import others

OF_NO_DEAL = (
    "id",
    "names",
    "minutes",
    "usual_players",
    "sample",
    "aliases",
    "akin",
    "shelf",
    "version",
    "turn_seconds",
)
"""Fields of a sheet that no rule depends on."""
VALUES = 3
"""The other values of a field that are tried, at most."""


class Flip(NamedTuple):
    """A field set to another value: its path, its word and name, and the sheet."""

    path: str
    field: str
    value: Any
    sheet: Rules

    def __str__(self) -> str:
        return f"{self.path} = {self.value!r}"[:120]


def plain(game: str) -> Rules:
    """A game without house rules to choose."""
    return replace(games.get(game), offers=())


@cache
def flips(game: str) -> tuple[Flip, ...]:
    """Every field of a game off its default, in an order of chance that is always the same.

    The sheets are read as older releases read them, so that fields may be set which mean nothing.
    """
    sheet, found = plain(game), []
    for path, field, values in _fields(sheet):
        for value in values[:VALUES]:
            try:
                with as_it_was():
                    found.append(Flip(path, field, value, with_fields(sheet, {path: value})))
            except (RulesError, TypeError):
                continue
    return tuple(sorted(found, key=lambda flip: sha256(f"{flip.path} {flip.value}".encode()).digest()))


def _fields(value: Checked, at: str = "") -> Iterator[tuple[str, str, list[Any]]]:
    """The fields of a sheet, each with other values that are not its default."""
    usual = defaults_of(type(value))
    for name, annotation in fields_of(type(value)).items():
        if not at and name in (*OF_NO_DEAL, "offers"):
            continue
        now, path = getattr(value, name), f"{at}{name}"
        found = [each for each in others(annotation, now) if each not in (now, MeldValues())]
        yield (
            path,
            f"{type(value).__name__}.{name}",
            [each for each in found if name not in usual or each != usual[name]],
        )
        if isinstance(now, Checked):
            yield from _fields(now, f"{path}.")
        elif name == "turn":
            for step in now:
                yield from _fields(step, f"{path}.{type(step).__name__}.")
