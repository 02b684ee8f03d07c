"""What the code says in English, for translators: ``python -m tests.words.english`` writes it into texts/en."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from rummykit import games
from rummykit.checked import fields_of
from rummykit.rules.options import TEXTS
from rummykit.rules.words import all_words
from rummykit.words import labels
from rummykit.words.house import text_name
from rummykit.words.languages import LANGUAGES, workshop
from tests.words.fault_sentences import sentences
from tools import texts

ENGLISH = texts.TEXTS / "en"
HEAD = "### Written by `make docs` from what the code says: change the words there, not here.\n\n"


def house_rules() -> dict[str, str]:
    """The text of every house rule by its id."""
    offered = {text_name(option): option.text for sheet in games.SHEETS.values() for option in sheet.offers}
    named = {name: text for (_, text), name in TEXTS.items()}
    return {texts.name_of(name): text for name, text in {**named, **offered}.items() if name}


def notes() -> dict[str, str]:
    """What every word and field says in a line, by its id; one note serves fields that languages have one for."""
    known = {key for tag in LANGUAGES for key in workshop(tag).notes}
    found: dict[str, str] = {}
    for word in all_words():
        found[texts.name_of(word.__name__)] = labels.word_note(word, "en").text
        for field in fields_of(word):
            own, shared = f"{word.__name__}.{field}", f".{field}"
            key = shared if shared in known and own not in known else own
            found.setdefault(texts.name_of(key), labels.field_note(word, field, "en").text)
    return found


def faults() -> dict[str, str]:
    """Every sentence about what makes no sense on a sheet; its id is made from it, so a new wording is a new text."""
    return {f"fault-{hashlib.sha1(text.encode()).hexdigest()[:8]}": text for text in sentences()}


def written(said: Mapping[str, str]) -> str:
    """A file of what the code says."""
    return HEAD + "".join(f"{name} = {texts.fluent(text)}\n" for name, text in said.items())


FILES = {"house_rules": house_rules, "notes": notes, "faults": faults}

if __name__ == "__main__":
    for file, said in FILES.items():
        (ENGLISH / f"{file}.ftl").write_text(written(said()), "utf-8")
