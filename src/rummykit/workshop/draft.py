"""A sheet that somebody is changing: what it says in words, and everything that is wrong with it, at its place.

It comes from anybody, so its size is looked at before anything else: no deep nesting, long lists or texts, huge
numbers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rummykit import games, words
from rummykit.checked import fields_of
from rummykit.rules import Rules
from rummykit.sheets import Fault, Plain, SheetError, from_plain, read_sheet, to_plain
from rummykit.sheets.text import LARGEST_NUMBER, MOST_DEEP
from rummykit.translatable import Translatable
from rummykit.words.page import RulePage
from rummykit.workshop.controls import HIDDEN
from rummykit.workshop.faults import DraftFault, only_once, placed

MOST_PARTS = 40
"""Parts of one list, or keys of one table: as many as a sheet has fields, and more than any list of a game."""
LONGEST_TEXT = 60
"""Characters of a text: a name."""
_LEFT = ("like", "offers", "house", "aliases", "akin", "sample", "shelf", "version", "id")
"""What a game of one's own does not keep of the sheet that it was made from."""


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet as far as it makes sense: `rules` and their `page`, or else the `faults`.

    `differs` are the places where it says something else than the game it was made from.
    """

    rules: Rules | None
    page: RulePage | None
    faults: tuple[DraftFault, ...]
    differs: tuple[str, ...]


def in_full(rules: Rules) -> Plain:
    """A sheet as it is changed: every field that one is asked about, with its value, and its name."""
    plain = to_plain(rules.base or rules)
    return {"name": rules.names.en} | {name: plain[name] for name in fields_of(Rules) if name not in HIDDEN}


def own_sheet(plain: Any) -> Rules:
    """The sheet of a game of one's own; raises `SheetError` with all that is wrong.

    Equal rules and names have equal ids, and none that a game of the house has.
    """
    large = next(_too_large(plain, "", 0), None)
    if large is not None:
        raise SheetError([large])
    if not isinstance(plain, Mapping):
        raise SheetError([Fault("", Translatable("A sheet must be a table."))])
    kept = {name: value for name, value in plain.items() if name not in (*_LEFT, "name", "names")}
    said = _name_of(plain)
    name = " ".join(said.split()) if isinstance(said, str) else ""
    if not name or not name.isprintable():
        raise SheetError([Fault("name", Translatable("Give the game a name."))])
    told = hashlib.sha256(msgspec.json.encode([name, kept], order="deterministic")).hexdigest()[:16]
    return from_plain(kept | {"id": f"{games.OWN}{told}", "names": {"en": name}, "offers": []})


def draft(plain: Any, base: str, language: str) -> Draft:
    """A sheet told in a language, compared with the game it was made from; raises `LookupError` where there is none."""
    differs = tuple(_differences(in_full(games.get(base)), plain, ""))
    try:
        rules = own_sheet(plain)
    except SheetError as error:
        faults = tuple(placed(each, plain, language) for each in only_once(error.faults))
        return Draft(rules=None, page=None, faults=faults, differs=differs)
    try:
        page = words.rule_page(rules, language)
    except Exception as error:  # nobody has said such rules before; whatever words fail on, it is told
        fault = Fault("", Translatable("These rules cannot be put into words: {error}.", error=type(error).__name__))
        return Draft(rules=None, page=None, faults=(placed(fault, plain, language),), differs=differs)
    return Draft(rules=rules, page=page, faults=(), differs=differs)


def from_file(text: str) -> Plain:
    """The sheet in a file, in JSON or TOML, as it is changed; raises `SheetError`."""
    rules = read_sheet(text, "json" if text.lstrip().startswith("{") else "toml", find=games.get)
    return in_full(rules)


# --- sizes


def _name_of(plain: Mapping[str, Any]) -> Any:
    names = plain.get("name", plain.get("names", ""))
    return names.get("en", "") if isinstance(names, Mapping) else names


def _too_large(value: Any, place: str, deep: int) -> Iterator[Fault]:
    """The first thing that is beyond all bounds."""
    if deep > MOST_DEEP:
        yield Fault("", Translatable("This is nested too deeply for a sheet."))
    elif isinstance(value, str) and len(value) > LONGEST_TEXT:
        yield Fault(place, Translatable("Text may have at most {most} characters.", most=LONGEST_TEXT))
    elif isinstance(value, int | float) and abs(value) > LARGEST_NUMBER:
        yield Fault(place, Translatable("Numbers may be at most {most}.", most=LARGEST_NUMBER))
    elif isinstance(value, Mapping | list):
        if len(value) > MOST_PARTS:
            yield Fault(place, Translatable("This may have at most {most} parts.", most=MOST_PARTS))
            return
        pairs = value.items() if isinstance(value, Mapping) else enumerate(value)
        for key, part in pairs:
            if isinstance(key, str) and len(key) > LONGEST_TEXT:
                yield Fault(place, Translatable("Text may have at most {most} characters.", most=LONGEST_TEXT))
                return
            yield from _too_large(part, _at(place, key), deep + 1)


def _at(place: str, key: int | str) -> str:
    if isinstance(key, int):
        return f"{place}[{key}]"
    return f"{place}.{key}" if place else key


def _differences(before: Any, now: Any, place: str) -> Iterator[str]:
    """The places where two plain values differ, as near to the value as both have it."""
    if isinstance(before, Mapping) and isinstance(now, Mapping) and _tags(before) == _tags(now):
        for key in dict.fromkeys((*before, *(key for key in now if key in before))):
            yield from _differences(before[key], now.get(key), _at(place, key))
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for number, (one, other) in enumerate(zip(before, now, strict=True)):
            yield from _differences(one, other, _at(place, number))
    elif before != now:
        yield place


def _tags(value: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(value.get(key) for key in ("kind", "step"))


__all__ = ["Draft", "DraftFault", "draft", "from_file", "in_full", "own_sheet"]
