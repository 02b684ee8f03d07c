"""A fault at the fields that it is about, in the language of the reader, by what the controls are called."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from rummykit.checked import Checked, fields_of
from rummykit.rules import Rules
from rummykit.rules.words import all_words
from rummykit.said import Said
from rummykit.sheets import Fault
from rummykit.sheets.forms import structs_of, tag_of
from rummykit.words import labels
from rummykit.words.faults import in_language, quoted, set_to
from rummykit.workshop.controls import HIDDEN

_SET = re.compile(
    r'\b(?P<owner>[A-Za-z_]+)\.(?P<name>[a-z_]+)(?: = (?P<value>"[^"]*"|true|false|\d+))?|\b(?P<word>[A-Z][A-Za-z]+)\b',
    re.ASCII,  # where no letter of English stands beside a name, it begins and ends: other scripts have no spaces
)
_NAMED = re.compile(r"\b([A-Za-z_]+)(?:\.([a-z_]+))?")


class DraftFault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong, in a sentence; `places` are the fields it is about ("turn[1].lay_off"), none for the whole."""

    text: str
    places: tuple[str, ...] = ()


def placed(fault: Fault, plain: Any, language: str) -> DraftFault:
    """A fault with the places that its sentence names, where it came without one."""
    places = (fault.place,) if fault.place else tuple(dict.fromkeys(_mentioned(fault.text, plain)))
    return DraftFault(text=told(fault.text, language), places=places)


def told(fault: Said, language: str) -> str:
    """What is wrong, in a language and by what controls are called."""
    return _SET.sub(lambda found: _labelled(found, language), in_language(fault, language))


def _labelled(found: re.Match[str], language: str) -> str:
    """A word ("Play") or a field ("stock.when_empty"), with or without a value, as the controls show it."""
    if found["word"] is not None:
        kind = _TAGGED.get(found["word"])
        return found[0] if kind is None else quoted(labels.word_label(kind, language), language)
    owner, name, value = found["owner"], found["name"], found["value"]
    for word in all_words():
        if name in fields_of(word) and (word.__name__ == owner or _is_field(owner, word)):
            said = quoted(labels.field_label(word, name, language), language)
            return said if value is None else set_to(said, _shown(word, name, value, language), language)
    return found[0]


def _shown(word: type[Checked], name: str, value: str, language: str) -> str:
    """A value as its control shows it."""
    if value in ("true", "false"):
        return labels.yes_or_no(value == "true", language)
    plain = value.strip('"')
    return value if value.isdigit() else quoted(labels.choice_label(word, name, plain, language), language)


_TAGGED = {word.__name__: word for word in all_words() if tag_of(word) is not None}
"""The words of which a sheet has one or another: steps, scorings, matches."""


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


__all__ = ["DraftFault", "placed", "told"]
