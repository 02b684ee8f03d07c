"""A fault at the fields that it is about, in the language of the reader, by what the controls are called."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from rummykit.checked import Checked, fields_of
from rummykit.rules import Rules
from rummykit.rules.words import all_words
from rummykit.sheets import Fault
from rummykit.sheets.forms import structs_of, tag_of
from rummykit.translatable import Translatable
from rummykit.words import labels
from rummykit.words.faults import in_language, quoted, set_to
from rummykit.workshop.controls import HIDDEN

_SET = re.compile(
    r'\b(?P<owner>[A-Za-z_]+)\.(?P<name>[a-z_]+)(?: = (?P<value>"[^"]*"|true|false|\d+))?|\b(?P<word>[A-Z][A-Za-z]+)\b'
    r'|(?<![\w."])(?P<bare>[a-z]+(?:_[a-z]+)+|[a-z]+(?= = ))(?: = (?P<set>"[^"]*"|true|false|\d+))?(?![\w"])',
    re.ASCII,  # where no letter of English stands beside a name, it begins and ends: other scripts have no spaces
)
_NAMED = re.compile(r"\b([A-Za-z_]+)(?:\.([a-z_]+))?")
_OF_DEAL = re.compile(r"Deal (\d+) of the schedule: ")


class DraftFault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong, in a sentence; `places` are the fields it is about ("turn[1].lay_off"), none for the whole."""

    text: str
    places: tuple[str, ...] = ()


def placed(fault: Fault, plain: Any, language: str) -> DraftFault:
    """A fault with the places that its sentence names, where it came without one."""
    places = (fault.place,) if fault.place else tuple(_closest(dict.fromkeys(_places(fault.text, plain))))
    return DraftFault(text=told(fault.text, language, plain), places=places)


def _closest(places: Collection[str]) -> Iterator[str]:
    """The places without a word of the sheet of which a field is among them; parts of lists may lie folded and stay."""
    for place in places:
        if "[" in place or not any(other.startswith(f"{place}.") for other in places):
            yield place


def only_once(faults: Sequence[Fault]) -> Iterator[Fault]:
    """Faults without those of a deal of the schedule that the whole sheet has as well."""
    said = {str(each.text) for each in faults}
    for each in faults:
        of_deal = _OF_DEAL.match(each.text)
        if of_deal is None or each.text[of_deal.end() :] not in said:
            yield each


def told(fault: Translatable, language: str, plain: Any = None) -> str:
    """What is wrong, in a language and by what controls are called, those of the words of a sheet first."""
    return _SET.sub(lambda found: _labelled(found, language, plain), in_language(fault, language))


def _labelled(found: re.Match[str], language: str, plain: Any) -> str:
    """A word ("Play") or a field ("stock.when_empty", "lay_off"), with or without a value, as the controls show it."""
    if found["bare"] is not None:
        kind = _owner(found["bare"], plain)
        if kind is None:
            return found[0]
        said = quoted(labels.field_label(kind, found["bare"], language), language)
        value = found["set"]
        return said if value is None else set_to(said, _shown(kind, found["bare"], value, language), language)
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


def _owner(name: str, plain: Any) -> type[Checked] | None:
    """The word whose field has this name: the sheet itself, one that stands on the sheet, or else any."""
    if name in fields_of(Rules):
        return Rules
    owners = [word for word in all_words() if name in fields_of(word)]
    here = [word for word in owners if isinstance(plain, Mapping) and any(_where(word, plain))]
    return next(iter(here or owners), None)


def _places(text: Translatable, plain: Any) -> Iterator[str]:
    """The places that a sentence is about: fields that it names, a deal of the schedule, a contract, what is dealt."""
    yield from _mentioned(text, plain)
    if not isinstance(plain, Mapping):
        return
    of_deal = _OF_DEAL.match(text)
    schedule = plain.get("schedule")
    number = int(of_deal[1]) - 1 if of_deal else 0
    place, part = "opening", plain.get("opening")
    if of_deal and isinstance(schedule, list) and number < len(schedule):
        place, part = f"schedule[{number}]", schedule[number]
        yield place
    if "contract" in text and isinstance(part, Mapping) and part.get("contract") is not None:
        yield f"{place}.contract"
    if "deal fewer" in text:
        yield f"{place}.hand" if of_deal else "deal.hand"


def _mentioned(text: str, plain: Any) -> Iterator[str]:
    """The fields of this sheet that a sentence names: "stock.when_empty", "Draw.discard_pile", "players"."""
    if not isinstance(plain, Mapping):
        return
    classes = {word.__name__: word for word in all_words()}
    for word, field in _NAMED.findall(text):
        if word in classes:
            found = list(_where(classes[word], plain))
            yield from (f"{at}.{field}" if field else at for at in found)
            if not found and (tag_of(classes[word]) or ("",))[0] == "step":
                yield "turn"
        elif (
            word in fields_of(Rules)
            and word not in HIDDEN
            and (field or "_" in word or f"{word} " in text or f"add {word}" in text)
        ):
            part = plain.get(word)
            yield f"{word}.{field}" if field and isinstance(part, Mapping) and field in part else word
        elif not field and "_" in word and (owner := _owner(word, plain)) is not None:
            yield from (f"{at}.{word}" for at in _where(owner, plain))


def _where(word: type, plain: Mapping[str, Any]) -> Iterator[str]:
    """Where a word stands on a sheet: under the field that is for it, or wherever its tag is."""
    tag = tag_of(word)
    if tag is None:
        yield from (name for name in fields_of(Rules) if _is_field(name, word) and isinstance(plain.get(name), Mapping))
        return
    for name, value in plain.items():
        if isinstance(value, Mapping) and value.get(tag[0]) == tag[1]:
            yield name
        for number, part in enumerate(value if isinstance(value, list) else ()):
            if isinstance(part, Mapping) and part.get(tag[0]) == tag[1]:
                yield f"{name}[{number}]"


__all__ = ["DraftFault", "only_once", "placed", "told"]
