"""Every language says everything, and says it itself."""

from __future__ import annotations

import re

import pytest

from rummykit import words
from rummykit.rules import Option, options
from rummykit.words.language import FIELD, Language
from rummykit.words.languages import LANGUAGES, language_for
from rummykit.words.silent import silent_choices
from rummykit.words.voice import Voice
from tests.words.sheets import everything

ENGLISH = LANGUAGES["en"]
OPTIONS = [value for value in vars(options).values() if isinstance(value, Option)]
OTHERS = [tag for tag in LANGUAGES if tag != "en"]
LATIN = ("de", "vi")
"""Written in the letters of English, so that only the words tell."""


def terms(language: Language) -> set[str]:
    return {term for family in ("cards", "tiles") for term in language.terms(family)}


def values(language: Language, sentence: str) -> set[str]:
    """The values handed in to a sentence; the terms of a family are the language's own affair."""
    return {name for name, _ in FIELD.findall(language.sentences[sentence])} - terms(language)


def words_in(text: str) -> str:
    """What is left of a template without its fields, names of the house and marks."""
    return re.sub(r"[\W\d_]", "", FIELD.sub("", text).replace("RummyKit", ""))


def test_the_six_languages_are_there() -> None:
    assert list(LANGUAGES) == ["en", "zh-Hant", "zh-Hans", "ja", "de", "vi"]


@pytest.mark.parametrize("tag", OTHERS)
def test_no_sentence_is_missing(tag: str) -> None:
    assert LANGUAGES[tag].sentences.keys() == ENGLISH.sentences.keys()


@pytest.mark.parametrize("tag", OTHERS)
def test_a_sentence_takes_the_same_values_in_every_language(tag: str) -> None:
    language = LANGUAGES[tag]
    wrong = {name for name in ENGLISH.sentences if values(language, name) != values(ENGLISH, name)}
    assert not wrong


@pytest.mark.parametrize("tag", OTHERS)
def test_no_sentence_is_left_in_english(tag: str) -> None:
    for name, text in LANGUAGES[tag].sentences.items():
        own, english = words_in(text), words_in(ENGLISH.sentences[name])
        if tag in LATIN:
            assert own != english or len(english) <= len("JQK"), name
        else:
            only_terms = not own and FIELD.search(text) is not None
            assert not english or re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", own) or only_terms or len(english) < 3, (
                name
            )
            assert not re.search(r"[a-z]{3,}", own), name


@pytest.mark.parametrize("tag", OTHERS)
def test_every_noun_is_there(tag: str) -> None:
    for family, nouns in ENGLISH.nouns.items():
        assert LANGUAGES[tag].nouns[family].keys() >= nouns.keys()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_counted_nouns_are_known(tag: str) -> None:
    language = LANGUAGES[tag]
    known = {name for nouns in language.nouns.values() for name in nouns}
    for name, text in language.sentences.items():
        assert {noun for _, noun in FIELD.findall(text) if noun} <= known, name


@pytest.mark.parametrize("tag", OTHERS)
def test_every_option_has_its_text(tag: str) -> None:
    assert LANGUAGES[tag].options.keys() == {option.name for option in OPTIONS}
    for option in OPTIONS:
        assert words.option_text(option, tag) != option.text


def test_the_english_text_of_an_option_is_its_own() -> None:
    assert all(words.option_text(option, "en") == option.text for option in OPTIONS)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_choice_of_an_option_has_a_name(tag: str) -> None:
    for option in OPTIONS:
        for choice in option.choices:
            name = words.choice_text(option, choice, tag)
            assert name
            if isinstance(choice, str) and not choice.replace(".", "").isdigit():
                assert name != choice, f"{option.name}={choice}"


def test_simplified_is_not_traditional() -> None:
    """Signs that only one of the two scripts has."""
    traditional, simplified = "張牌組順說這個數與來時間裡", "张组顺说这个数与来时间里"
    only_traditional = set(traditional) - set(simplified) - set("牌")
    only_simplified = set(simplified) - set(traditional)
    said = {tag: "".join([*LANGUAGES[tag].sentences.values(), *LANGUAGES[tag].options.values()]) for tag in OTHERS}
    assert not only_traditional & set(said["zh-Hans"])
    assert not only_simplified & set(said["zh-Hant"])


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("en", "en"),
        ("en-GB", "en"),
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant-TW", "zh-Hant"),
        ("zh_CN", "zh-Hans"),
        ("ZH", "zh-Hans"),
        ("zh-Hans-SG", "zh-Hans"),
        ("ja-JP", "ja"),
        ("vi-VN", "vi"),
        ("de-AT", "de"),
        ("fr", "en"),
        ("", "en"),
    ],
)
def test_a_tag_finds_its_language(asked: str, answered: str) -> None:
    assert language_for(asked).tag == answered


@pytest.mark.parametrize(("n", "said"), [(0, "0 tiles"), (1, "1 tile"), (2, "2 tiles"), (14, "14 tiles")])
def test_english_counts(n: int, said: str) -> None:
    assert ENGLISH.count(n, "piece", "tiles") == said


def test_every_sentence_is_said_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = Voice.say

    def noted(voice: Voice, sentence: str, **fields: int | str) -> str:
        said.add(sentence)
        return say(voice, sentence, **fields)

    monkeypatch.setattr(Voice, "say", noted)
    for _, rules in everything():
        words.rule_page(rules, "en")
        silent_choices(rules, "en")
    by_themselves = {"examples", "face.tile", "yes", "no", "none"}
    unsaid = {name for name in ENGLISH.sentences if not name.startswith("choice.")} - said - by_themselves
    assert not unsaid
