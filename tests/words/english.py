"""What translators see beside the English: ``python -m tests.words.english`` writes it into texts/en.

What the code says is a file of its own. Above each sentence of a rule page stands an example from a game, above each
message of the page where it is shown.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping

from fluent.syntax import ast, parse, serialize

from rummykit import games
from rummykit.checked import fields_of
from rummykit.rules.options import TEXTS
from rummykit.rules.words import all_words
from rummykit.words import labels
from rummykit.words.house import text_name
from rummykit.words.languages import FALLBACK, LANGUAGES, workshop
from tests.words.fault_sentences import sentences
from tests.words.page_texts import messages
from tests.words.sheets import told
from tools import texts

ENGLISH = texts.TEXTS / "en"
PAGE = texts.ROOT / "web" / "src"
WORD = re.compile(r"\w+")
BY_CODE = re.compile(r"\bsay\(`(\w+_)\$")
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


def examples() -> dict[str, str]:
    """What a game says with each sentence, by the sentence's id; what a house rule is about for its choices."""
    rules = house_rules()
    choices = [key for key in FALLBACK.sentences if key.startswith("choice.")]
    found = {texts.name_of(key): rules[texts.name_of(key.split(".")[1])] for key in choices}
    for each in told():
        for sentence, text in each.sentences.items():
            found.setdefault(texts.name_of(sentence), f"{each.rules.names.en}: {text}")
    return found


def places() -> dict[str, str]:
    """The parts of the page that show each message, by the message's key; many are found by a code."""
    shown: dict[str, list[str]] = {}
    by_code: dict[str, list[str]] = {}
    for path in sorted(each for each in PAGE.rglob("*") if each.suffix in (".ts", ".svelte")):
        text, place = path.read_text("utf-8"), path.relative_to(PAGE).as_posix().removeprefix("lib/")
        for key in {*WORD.findall(text)}:
            shown.setdefault(key, []).append(place)
        for code in {*BY_CODE.findall(text)}:
            by_code.setdefault(code, []).append(place)
    for key in messages("en"):
        codes = [code for code in by_code if key.startswith(code)]
        if key not in shown and codes:
            shown[key] = by_code[max(codes, key=len)]
    return {key: ", ".join(places[:3]) for key, places in shown.items()}


def with_comments(file: str, comments: Mapping[str, str]) -> str:
    """A file of texts/en with a comment above each text that has one."""
    resource = parse((ENGLISH / f"{file}.ftl").read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            comment = comments.get(entry.id.name)
            entry.comment = ast.Comment(comment) if comment else None
    return serialize(resource)


FROM_CODE = {"house_rules": house_rules, "notes": notes, "faults": faults}
COMMENTED = {"rules": examples, "page": places}


def files() -> Iterator[tuple[str, str]]:
    """What this writes: the files of texts/en by name, and what they should be."""
    yield from ((file, written(said())) for file, said in FROM_CODE.items())
    yield from ((file, with_comments(file, comments())) for file, comments in COMMENTED.items())


if __name__ == "__main__":
    for file, text in files():
        (ENGLISH / f"{file}.ftl").write_text(text, "utf-8")
