"""The page of the vocabulary, ``docs/vocabulary.md``: every word with its fields, and the games that use it.

``python -m tools.vocabulary_page [--check]``
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from rummykit.checked import Checked
from rummykit.games import SHEETS
from rummykit.rules import MatchFormat, Rules, Scoring, Step
from rummykit.rules.words import all_words, purpose_of, values_of
from rummykit.vocabulary import WORDS

PAGE = Path("docs/vocabulary.md")
HEAD = """\
<!-- Written by `python -m tools.vocabulary_page` from the classes of the words: change those, not this file. -->

# The vocabulary of rule sheets

A rule sheet is a value made of these words; what they cannot say, no game can have. Each has its fields, what these
may be, what they are where a sheet says nothing, and the games whose sheets say something else: as they are played
plain, for house rules can set more. [The words of a game](#the-words-of-each-game) stand at the end.
[CONTRIBUTING](../CONTRIBUTING.md#how-to-add-a-word) says how a word is added.
"""
UNSAID = ("house", "base", "offers")
"""Fields of a sheet that are not part of its rules, or are too long for a table."""


def page() -> str:
    """The page as it is written to its file."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield HEAD
    kinds = {"Steps of a turn": get_args(Step), "Scorings": get_args(Scoring), "Matches": get_args(MatchFormat)}
    chosen = {word for words in kinds.values() for word in words}
    kinds |= {"The sheet and its parts": tuple(word for word in all_words() if word not in chosen)}
    for title, words in kinds.items():
        yield from ("", f"## {title}")
        for word in words:
            yield from _word(word)
    yield from ("", "## The words of each game", "")
    yield "| game | steps of a turn | scoring | match |"
    yield "|---|---|---|---|"
    for sheet in SHEETS.values():
        turn = ", ".join(_said(step) for step in sheet.turn)
        yield f"| [{sheet.names.en}](rules/{sheet.id}.md) | {turn} | {_said(sheet.scoring)} | {_said(sheet.match)} |"


def _word(word: type[Checked]) -> Iterator[str]:
    purpose, fields = purpose_of(word)
    yield from ("", f"### {word.__name__}", "", purpose, "")
    users = [sheet for sheet in SHEETS.values() if next(values_of(sheet, word), None) is not None]
    yield f"Used by {'every game' if len(users) == len(SHEETS) else _games(users)}."
    if fields:
        yield from ("", "| field | what it may be | default | what it says | games with another value |")
        yield "|---|---|---|---|---|"
    for name, annotation in WORDS[word].fields.items():
        default = _defaults(word).get(name, msgspec.NODEFAULT)
        shown = "must be said" if default is msgspec.NODEFAULT else _value(default)
        yield f"| `{name}` | {_allowed(annotation)} | {shown} | {fields[name]} | {_others(word, name, default)} |"


@cache
def _defaults(word: type[Checked]) -> dict[str, Any]:
    return {field.name: field.default for field in msgspec.structs.fields(word)}


def _others(word: type[Checked], name: str, default: Any) -> str:
    """The games by what they have in a field, where that is one of a few values and not the default."""
    if word is Rules or name in UNSAID or word.__name__ == "Names":
        return ""
    games: dict[str, list[Rules]] = {}
    for sheet in SHEETS.values():
        for found in dict.fromkeys(_value(getattr(value, name)) for value in values_of(sheet, word)):
            if default is msgspec.NODEFAULT or found != _value(default):
                games.setdefault(found, []).append(sheet)
    return "; ".join(f"{value}: {_games(sheets)}" for value, sheets in sorted(games.items()))


def _games(sheets: Iterable[Rules]) -> str:
    return ", ".join(f"[{sheet.id}](rules/{sheet.id}.md)" for sheet in sheets) or "no game yet"


def _anchor(word: type[Checked]) -> str:
    return word.__name__.lower()


def _link(word: type[Checked]) -> str:
    return f"[{word.__name__}](#{_anchor(word)})"


def _said(value: Checked) -> str:
    """A value as sheets write it: its word, and the fields that are not at their defaults."""
    fields = [
        f"{name}={_value(getattr(value, name))}"
        for name, default in _defaults(type(value)).items()
        if default is msgspec.NODEFAULT or getattr(value, name) != default
    ]
    return f"{_link(type(value))}{' (' + ', '.join(fields) + ')' if fields else ''}"


def _value(value: Any) -> str:
    if isinstance(value, Checked):
        return _said(value)
    if isinstance(value, tuple):
        return "(" + ", ".join(map(_value, value)) + ")"
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    return f"`{value}`" if value != "" else "empty"


def _allowed(annotation: Any) -> str:
    """What a field of this annotation may be."""
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        bounds = next((bound for bound in args[1:] if isinstance(bound, msgspec.Meta)), msgspec.Meta())
        return _allowed(args[0]) + _bounds(bounds)
    if origin is Literal:
        return ", ".join(f"`{each}`" for each in args)
    if origin is tuple:
        return (
            f"any number of: {_allowed(args[0])}" if args[-1] is ... else ", ".join(map(_allowed, args)) + " together"
        )
    if args:
        return " or ".join(map(_allowed, args))
    if isinstance(annotation, type) and issubclass(annotation, Checked):
        return _link(annotation) if annotation in WORDS else annotation.__name__
    return {int: "whole number", bool: "yes or no", str: "text", NoneType: "none"}.get(annotation, str(annotation))


def _bounds(bounds: msgspec.Meta) -> str:
    if bounds.ge is not None and bounds.le is not None:
        return f" from {bounds.ge} to {bounds.le}"
    return f" from {bounds.ge}" if bounds.ge is not None else ""


def main(arguments: list[str] | None = None) -> int:
    """Write the page, or with ``--check`` say whether it is stale."""
    parser = argparse.ArgumentParser(prog="python -m tools.vocabulary_page", description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=PAGE, help="where the page is")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if the page is stale")
    asked = parser.parse_args(arguments)
    fresh = page()
    if asked.check:
        if asked.file.exists() and asked.file.read_text(encoding="utf-8") == fresh:
            return 0
        print(f"{asked.file} is stale. Run `make docs` and commit it.", file=sys.stderr)
        return 1
    asked.file.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
