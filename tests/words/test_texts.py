"""Languages on their way into the program have every text of the English, with the same fields."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from rummykit import games
from rummykit.words import faults
from rummykit.words.labels.en import LABELS
from rummykit.words.language import FIELD
from rummykit.words.languages import FALLBACK, LANGUAGES
from rummykit.words.notes.de import NOTES

ROOT = Path(__file__).parents[2]
NEW = ("tr", "it", "es")
ENTRY = re.compile(r"^([A-Za-z][\w-]*) =((?:.*\n)(?: +.*\n)*)", re.MULTILINE)
VALUE = re.compile(r"\$(\w+)")


def entries(tag: str, file: str) -> dict[str, str]:
    """The texts of a file by their ids, each of which it has once."""
    found = ENTRY.findall((ROOT / "texts" / tag / f"{file}.ftl").read_text("utf-8"))
    assert len(dict(found)) == len(found)
    return dict(found)


def ids(keys: Iterable[str], before: str = "") -> set[str]:
    """The ids of keys."""
    named = (key.replace("=", "--").replace(".", "-").replace("/", "__") for key in keys)
    return {before + (f"any{each}" if each.startswith("-") else each) for each in named}


@pytest.mark.parametrize("tag", NEW)
def test_a_new_language_has_every_text(tag: str) -> None:
    assert entries(tag, "rules").keys() == ids(FALLBACK.sentences)
    assert entries(tag, "house_rules").keys() == ids(LANGUAGES["de"].options)
    assert entries(tag, "workshop").keys() == ids(LABELS, "label-") | ids(NOTES, "note-")
    sentences = faults.sentences("de")
    hashed = {f"fault-{hashlib.sha1(sentence.encode()).hexdigest()[:8]}" for sentence in sentences}
    assert entries(tag, "faults").keys() == hashed
    english = messages("en")
    assert entries(tag, "page").keys() == english.keys()
    assert json.loads((ROOT / "texts" / tag / "names.json").read_text("utf-8")).keys() >= games.SHEETS.keys()


@pytest.mark.parametrize("tag", NEW)
def test_a_new_language_says_the_same_values(tag: str) -> None:
    terms = {term for room in FALLBACK.nouns for term in FALLBACK.terms(room)}
    rules = entries(tag, "rules")
    for key, text in FALLBACK.sentences.items():
        (name,) = ids([key])
        wanted = {field for field, _ in FIELD.findall(text)} - terms
        assert set(VALUE.findall(rules[name])) - terms == wanted, key
    page = entries(tag, "page")
    for key, message in messages("en").items():
        said = [message] if isinstance(message, str) else list(message[0]["match"].values())
        wanted = {field for text in said for field, _ in FIELD.findall(text)}
        assert wanted <= set(VALUE.findall(page[key])), key


def messages(tag: str) -> Mapping[str, str | list[dict[str, dict[str, str]]]]:
    """The messages of the page in a language that it has."""
    read = json.loads((ROOT / "web" / "messages" / f"{tag}.json").read_text("utf-8"))
    return {key: message for key, message in read.items() if not key.startswith("$")}
