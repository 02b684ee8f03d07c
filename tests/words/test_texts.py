"""The texts of every language are those of the English, with the same values; the English has what the code says."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast

from rummykit import games, words
from rummykit.words import languages
from rummykit.words.language import FIELD, Language
from rummykit.words.languages import FALLBACK, LANGUAGES
from tests.words import english
from tests.words.page_texts import messages
from tools import texts

OTHERS = sorted(each.name for each in texts.TEXTS.iterdir() if each.is_dir() and each.name != "en")
FILES = ("rules", "house_rules", "labels", "notes", "faults", "notices")
TERMS = {term for room in FALLBACK.nouns for term in FALLBACK.terms(room)}


def values(text: str) -> set[str]:
    """The values that are handed in to a text."""
    return {field for field, _ in FIELD.findall(text)} - TERMS


def test_every_language_that_is_offered_has_texts() -> None:
    assert {*LANGUAGES} - {"en"} <= {*OTHERS}


def test_translators_see_what_is_said_today() -> None:
    stale = [file for file, text in english.files() if (english.ENGLISH / f"{file}.ftl").read_text("utf-8") != text]
    assert stale == [], "run make docs"


@pytest.mark.parametrize(
    "path", sorted(texts.TEXTS.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name} {path.stem}"
)
def test_texts_are_written_as_translators_tools_write_them(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text == texts.formatted(text), "run make format"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("tag", OTHERS)
def test_a_language_has_every_text_with_its_values_and_no_other(tag: str, file: str) -> None:
    there, wanted = texts.texts(texts.TEXTS / tag, file), texts.texts(english.ENGLISH, file)
    assert there.keys() == wanted.keys()
    own = {noun.partition("-")[2] for noun in texts.entries(texts.TEXTS / tag / "nouns.ftl")}
    for name, text in wanted.items():
        said = {field for field, _ in FIELD.findall(there[name])} - TERMS - own
        assert {field.removesuffix("s") for field in said - values(text)} <= own, name
        assert file == "faults" or values(text) <= said, name


@pytest.mark.parametrize("tag", OTHERS)
def test_a_language_has_every_message_of_the_page_with_its_values(tag: str) -> None:
    there, wanted = messages(tag), messages("en")
    assert there.keys() == wanted.keys()
    for name, message in wanted.items():
        needed = {field for text in message.values() for field, _ in FIELD.findall(text)}
        said = {field for text in there[name].values() for field, _ in FIELD.findall(text)}
        assert said == needed, name
        chosen = {selector for case in there[name] for selector, _ in case}
        assert chosen <= needed | {selector for case in message for selector, _ in case} | {"family"}, name


@pytest.mark.parametrize("tag", ["en", *OTHERS])
def test_a_language_has_nouns_for_every_room_of_the_english(tag: str) -> None:
    there = texts.entries(texts.TEXTS / tag / "nouns.ftl")
    assert {name.partition("-")[0] for name in there} == {*FALLBACK.nouns}
    assert all({each.id.name for each in noun.attributes} <= {"counted", "few"} for noun in there.values())


@pytest.mark.parametrize("key", ["Pack.copies", "=tiles", ".rank", "Draw.pile=top", "draw.7/13", "heading.aim"])
def test_a_key_is_found_again_from_its_id(key: str) -> None:
    name = texts.name_of(key)
    assert re.fullmatch(r"[A-Za-z][\w-]*", name)
    assert texts.key(name) == key


@pytest.mark.parametrize("text", ["", " and ", "; ", "[x]", ".5", "*", "{n} and {last}", "Take one.", "   "])
def test_what_is_written_is_read_again(text: str, tmp_path: Path) -> None:
    (tmp_path / "some.ftl").write_text(f"name = {texts.fluent(text)}\n", "utf-8")
    assert texts.texts(tmp_path, "some") == {"name": text}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("name = { $n", "some.ftl: .*: name = { \\$n"),
        ("name = One\nname = Two", "some.ftl: name stands there twice"),
        ("name = { NUMBER($n) }", "some.ftl: name has a placeable that rule pages do not know"),
        ("name = { $n ->\n [one] One\n *[other] Many\n }", "some.ftl: name has a placeable"),
    ],
)
def test_a_text_that_cannot_be_read_is_named(text: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "some.ftl").write_text(text + "\n", "utf-8")
    with pytest.raises(texts.BadText, match=why):
        texts.texts(tmp_path, "some")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("numbers = one | other", "numbers = one | few | other", "language.ftl: numbers is one | few | other"),
        ("point = .", "", "language.ftl: point is missing"),
    ],
)
def test_a_language_file_that_the_program_cannot_follow_is_refused(
    old: str, new: str, why: str, tmp_path: Path
) -> None:
    text = (english.ENGLISH / "language.ftl").read_text("utf-8")
    assert old in text
    (tmp_path / "language.ftl").write_text(text.replace(old, new), "utf-8")
    with pytest.raises(texts.BadText, match=re.escape(why)):
        texts.rules_table(tmp_path)


def test_a_text_may_go_on_on_the_next_line(tmp_path: Path) -> None:
    (tmp_path / "some.ftl").write_text(
        '# where it stands\nname =\n    Take { $n },\n    then { COUNT($n, "piece") }.\n', "utf-8"
    )
    assert texts.texts(tmp_path, "some") == {"name": "Take {n},\nthen {n:piece}."}
    (message,) = texts.entries(tmp_path / "some.ftl").values()
    assert isinstance(message, ast.Message)


def test_a_language_that_has_only_begun_says_the_rest_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in ("language", "nouns"):
        begun = (english.ENGLISH / f"{file}.ftl").read_text("utf-8").replace("tag = en", "tag = pl")
        (tmp_path / f"{file}.ftl").write_text(begun, "utf-8")
    polish = msgspec.convert(texts.rules_table(tmp_path), Language)
    monkeypatch.setitem(vars(languages)["_TAGS"], "pl", polish)
    for sheet in games.SHEETS.values():
        page, in_english = words.rule_page(sheet, "pl"), words.rule_page(sheet, "en")
        assert (page.language, page.sections) == ("pl", in_english.sections)
    assert texts.workshop_table(tmp_path) == {"labels": {}, "notes": {}, "faults": {}}
    assert texts.notices_table(tmp_path) == {}
