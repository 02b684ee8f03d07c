"""What the fields, words and choices of the vocabulary are called, where somebody changes them.

While a new word is being made, nothing has to be written here: without an entry it is called by its name, and what its
docstring says of it is its explanation, in English. `unlabelled` lists what a language lacks, and a test wants nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, get_args, get_origin

from rummykit.checked import Checked, fields_of
from rummykit.rules.words import all_words, purpose_of
from rummykit.words.language import FIELD
from rummykit.words.languages import FALLBACK, LANGUAGES, language_for, sentence, workshop


class Note(NamedTuple):
    """An explanation, and whether it is in the language asked for; else it is in English."""

    text: str
    translated: bool


def field_label(word: type[Checked], name: str, language: str) -> str:
    """What a field of a word is called: "Extra cards for who begins"."""
    said = workshop(language).labels
    return said.get(f"{word.__name__}.{name}") or said.get(f".{name}") or _english(word, name)


def _english(word: type[Checked], name: str) -> str:
    said = workshop(FALLBACK.tag).labels
    return said.get(f"{word.__name__}.{name}") or said.get(f".{name}") or _in_words(name)


def word_label(word: type[Checked], language: str) -> str:
    """What a word is called: "Draw", "Hands to the winner"."""
    name = word.__name__
    return workshop(language).labels.get(name) or workshop(FALLBACK.tag).labels.get(name) or _in_words(_apart(name))


def choice_label(word: type[Checked], name: str, value: str, language: str) -> str:
    """What a value of a field is called: "top and second"."""
    said, english = workshop(language).labels, workshop(FALLBACK.tag).labels
    keys = (f"{word.__name__}.{name}={value}", f".{name}={value}", f"={value}")
    return next((each[key] for each in (said, english) for key in keys if key in each), value.replace("_", " "))


def field_note(word: type[Checked], name: str, language: str) -> Note:
    """What a field says, in a line."""
    said = workshop(language).notes
    key = next((key for key in (f"{word.__name__}.{name}", f".{name}") if key in said), None)
    if key is not None:
        return Note(said[key], True)
    text = purpose_of(word)[1][name]
    if any(True for _ in _choices(fields_of(word)[name])):
        text = _without_choices(text)
    return Note(_capital(_plain(text)), language_for(language) is FALLBACK)


def _without_choices(text: str) -> str:
    """What a docstring says before it goes through the choices, which speak for themselves where one chooses."""
    before = text.partition('"')[0]
    ends = max(before.rfind(end) for end in ".:;")
    return f"{before[:ends]}." if ends > 0 else text


def word_note(word: type[Checked], language: str) -> Note:
    """What a word is for, in a line or two."""
    said = workshop(language).notes.get(word.__name__)
    if said is not None:
        return Note(said, True)
    return Note(_plain(" ".join(purpose_of(word)[0].split())), language_for(language) is FALLBACK)


def yes_or_no(value: bool, language: str) -> str:
    """What a switch says."""
    return sentence(language_for(language), "yes" if value else "no")


def heading(anchor: str, language: str) -> str:
    """The heading of a section of the rule page, for cards."""
    speaks = language_for(language)
    said = sentence(speaks, f"heading.{anchor}")
    terms = speaks.terms("cards")
    return FIELD.sub(lambda found: terms[found[1]], said)


def unlabelled(language: str) -> Iterator[str]:
    """The words, fields and choices that this language has no name or no explanation for.

    English has its explanations from the docstrings.
    """
    labels, notes = workshop(language).labels, workshop(language).notes
    explained = language_for(language) is FALLBACK
    for word in all_words():
        if word.__name__ not in labels or not (explained or word.__name__ in notes):
            yield word.__name__
        for name, annotation in fields_of(word).items():
            keys = {f"{word.__name__}.{name}", f".{name}"}
            if not keys & labels.keys() or not (explained or keys & notes.keys()):
                yield f"{word.__name__}.{name}"
            for value in _choices(annotation):
                if not {f"{word.__name__}.{name}={value}", f".{name}={value}", f"={value}"} & labels.keys():
                    yield f"{word.__name__}.{name}={value}"


def _choices(annotation: Any) -> Iterator[str]:
    if get_origin(annotation) is Literal:
        yield from map(str, get_args(annotation))
    for part in get_args(annotation):
        yield from _choices(part)


def _apart(name: str) -> str:
    """The words of a class's name: "HandsToWinner" is "Hands_to_winner"."""
    return re.sub(r"(?<=[a-z])([A-Z])", lambda found: f"_{found[1].lower()}", name)


def _in_words(name: str) -> str:
    return _capital(name.replace("_", " "))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _plain(text: str) -> str:
    """A docstring without its marks for code, and the values without their underscores."""
    return re.sub(r'"([a-z0-9_]+)"', lambda found: f"“{found[1].replace('_', ' ')}”", text.replace("`", ""))


__all__ = [
    "LANGUAGES",
    "Note",
    "choice_label",
    "field_label",
    "field_note",
    "heading",
    "unlabelled",
    "word_label",
    "word_note",
    "yes_or_no",
]
