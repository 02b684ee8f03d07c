"""A sheet that somebody is changing: what it says in words, and everything that is wrong with it, at its place.

It comes from anybody, so its size is looked at before anything else: no deep nesting, long lists or texts, huge
numbers.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rummykit import games, words
from rummykit.checked import fields_of
from rummykit.rules import Rules
from rummykit.rules.words import all_words
from rummykit.sheets import Fault, Plain, SheetError, from_plain, read_sheet, to_plain
from rummykit.sheets.forms import structs_of, tag_of
from rummykit.words import labels
from rummykit.words.page import RulePage
from rummykit.workshop.controls import HIDDEN

MOST_DEEP = 12
"""Tables in tables; a sheet needs six."""
MOST_PARTS = 40
"""Parts of one list, or keys of one table: as many as a sheet has fields, and more than any list of a game."""
LONGEST_TEXT = 60
"""Characters of a text: a name."""
LARGEST_NUMBER = 100_000
"""No game counts so far."""
OWN = "own_"
"""What the id of a game of one's own begins with, followed by digits that its rules make."""
_LEFT = ("like", "offers", "house", "aliases", "akin", "sample", "shelf", "version", "id")
"""What a game of one's own does not keep of the sheet that it was made from."""


class DraftFault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong, in a sentence; `places` are the fields it is about ("turn[1].lay_off"), none for the whole."""

    text: str
    places: tuple[str, ...] = ()


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
        raise SheetError([Fault("", "A sheet is a table.")])
    kept = {name: value for name, value in plain.items() if name not in (*_LEFT, "name", "names")}
    said = _name_of(plain)
    name = " ".join(said.split()) if isinstance(said, str) else ""
    if not name or not name.isprintable():
        raise SheetError([Fault("name", "Give the game a name.")])
    told = hashlib.sha256(msgspec.json.encode([name, kept], order="deterministic")).hexdigest()[:16]
    return from_plain(kept | {"id": f"{OWN}{told}", "names": {"en": name}, "offers": []})


def draft(plain: Any, base: str, language: str) -> Draft:
    """A sheet told in a language, compared with the game it was made from; raises `LookupError` where there is none."""
    differs = tuple(_differences(in_full(games.get(base)), plain, ""))
    try:
        rules = own_sheet(plain)
    except SheetError as error:
        faults = tuple(_placed(each.place, each.text, plain, language) for each in error.faults)
        return Draft(rules=None, page=None, faults=faults, differs=differs)
    try:
        page = words.rule_page(rules, language)
    except Exception as error:  # nobody has said such rules before; whatever words fail on, it is told
        text = f"These rules cannot be put into words: {type(error).__name__}."
        return Draft(rules=None, page=None, faults=(DraftFault(text=text),), differs=differs)
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
        yield Fault("", "This is nested too deeply for a sheet.")
    elif isinstance(value, str) and len(value) > LONGEST_TEXT:
        yield Fault(place, f"A text has at most {LONGEST_TEXT} characters.")
    elif isinstance(value, int | float) and abs(value) > LARGEST_NUMBER:
        yield Fault(place, f"No number is larger than {LARGEST_NUMBER}.")
    elif isinstance(value, Mapping | list):
        if len(value) > MOST_PARTS:
            yield Fault(place, f"There are at most {MOST_PARTS} parts here.")
            return
        pairs = value.items() if isinstance(value, Mapping) else enumerate(value)
        for key, part in pairs:
            if isinstance(key, str) and len(key) > LONGEST_TEXT:
                yield Fault(place, f"A text has at most {LONGEST_TEXT} characters.")
                return
            yield from _too_large(part, _at(place, key), deep + 1)


def _at(place: str, key: int | str) -> str:
    if isinstance(key, int):
        return f"{place}[{key}]"
    return f"{place}.{key}" if place else key


# --- places

_SET = re.compile(r'\b(?P<owner>[A-Za-z_]+)\.(?P<name>[a-z_]+)(?: = (?P<value>"[^"]*"|true|false|\d+))?')
_NAMED = re.compile(r"\b([A-Za-z_]+)(?:\.([a-z_]+))?")


def _placed(place: str, text: str, plain: Any, language: str) -> DraftFault:
    """A fault with the places that its sentence names, where it came without one, told by what controls are called."""
    places = (place,) if place else tuple(dict.fromkeys(_mentioned(text, plain)))
    return DraftFault(text=_SET.sub(lambda found: _labelled(found, language), text), places=places)


def _labelled(found: re.Match[str], language: str) -> str:
    """A field with its value as the controls show it, for "stock.when_empty" with or without a value."""
    owner, name, value = found["owner"], found["name"], found["value"]
    for word in all_words():
        if name in fields_of(word) and (word.__name__ == owner or _is_field(owner, word)):
            said = f"“{labels.field_label(word, name, language)}”"
            if value is None:
                return said
            if value in ("true", "false"):
                return f"{said}: {labels.yes_or_no(value == 'true', language)}"
            if value.isdigit():
                return f"{said}: {value}"
            plain = value.strip('"')
            return f"{said}: “{labels.choice_label(word, name, plain, language)}”"
    return found[0]


def _is_field(owner: str, word: type) -> bool:
    """Whether a field of the sheet with this name is of this word."""
    annotation = fields_of(Rules).get(owner)
    return annotation is not None and word in structs_of(annotation)


def _mentioned(text: str, plain: Any) -> Iterator[str]:
    """The fields of this sheet that a sentence names: "stock.when_empty", "Draw.discard_pile", "players"."""
    if not isinstance(plain, Mapping):
        return
    classes = {word.__name__: word for word in all_words()}
    for word, field in _NAMED.findall(text):
        if word in classes:
            for at in _where(classes[word], plain):
                yield f"{at}.{field}" if field else at
        elif word in fields_of(Rules) and word not in HIDDEN and (field or "_" in word or f"{word} " in text):
            part = plain.get(word)
            yield f"{word}.{field}" if field and isinstance(part, Mapping) and field in part else word


def _where(word: type, plain: Mapping[str, Any]) -> Iterator[str]:
    """Where a word with a tag stands on a sheet."""
    tag = tag_of(word)
    if tag is None:
        return
    for name, value in plain.items():
        if isinstance(value, Mapping) and value.get(tag[0]) == tag[1]:
            yield name
        for number, part in enumerate(value if isinstance(value, list) else ()):
            if isinstance(part, Mapping) and part.get(tag[0]) == tag[1]:
                yield f"{name}[{number}]"


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
