"""Every language says everything, and says it itself."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from rummykit import games, words
from rummykit.rules import Names, Option, options
from rummykit.rules.fields import with_fields
from rummykit.words import languages
from rummykit.words.language import FIELD, Language
from rummykit.words.languages import LANGUAGES, language_for
from rummykit.words.silent import silent_choices
from rummykit.words.voice import Voice
from tests.words.saying import noted_sentences
from tests.words.sheets import SHORT, shipped, telling, told

ENGLISH = LANGUAGES["en"]
OPTIONS = list(
    {
        (option.name, option.text): option
        for option in (
            *(each for sheet in games.SHEETS.values() for each in sheet.offers),
            *options.KNOWN.values(),
        )
    }.values()
)
OTHERS = [tag for tag in LANGUAGES if tag != "en"]
LATIN = ("de", "vi", "tr", "it", "es")
"""Written in the letters of English, so that only the words tell."""
BORROWED = ("tunnelas", "dublees")
"""Words of the game that are the same in English and elsewhere."""


ALIKE = (("tiles", "cards"), ("canasta", "book", "burraco"), ("foot", "pozzetto"))
"""Rooms of nouns of which a game has one: a sentence may be said with any."""


def terms(language: Language) -> set[str]:
    return {term for room in language.nouns for term in language.terms(room)}


def values(language: Language, sentence: str) -> set[str]:
    """The values handed in to a sentence; the terms of a game are the language's own affair."""
    return {name for name, _ in FIELD.findall(language.sentences[sentence])} - terms(language)


def words_in(text: str) -> str:
    """What is left of a template without its fields, names of the house and marks."""
    return re.sub(r"[\W\d_]", "", FIELD.sub("", text).replace("RummyKit", ""))


def test_the_nine_languages_are_there() -> None:
    assert list(LANGUAGES) == ["en", "zh-Hant", "zh-Hans", "ja", "de", "vi", "tr", "it", "es"]


@pytest.mark.parametrize("tag", OTHERS)
def test_the_games_of_the_house_are_translated(tag: str) -> None:
    lacking = {
        f"{each.name}: {what}"
        for each in telling(shipped())
        for found in [words.untranslated(each.rules, tag)]
        for what in (*found.sentences, *found.options)
    }
    assert not lacking, f"Write these in texts/{tag}:\n" + "\n".join(sorted(lacking))


@pytest.mark.parametrize("tag", OTHERS)
def test_a_language_says_nothing_that_english_does_not(tag: str) -> None:
    assert LANGUAGES[tag].sentences.keys() <= ENGLISH.sentences.keys()
    assert {"none", "yes", "no", "examples", "face.tile"} <= LANGUAGES[tag].sentences.keys()


def test_a_sentence_that_is_missing_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    german = LANGUAGES["de"]
    sentences = {name: text for name, text in german.sentences.items() if name != "deal.upcard"}
    assert len(sentences) < len(german.sentences)
    sheet = games.get("standard_rummy")
    full = words.rule_page(sheet, "de")
    monkeypatch.setitem(vars(languages)["_TAGS"], "de", replace(german, sentences=sentences))
    assert words.untranslated(sheet, "de").sentences == ("deal.upcard",)
    page = words.rule_page(sheet, "de")
    assert page.language == "de"
    told = [(a, b) for a, b in zip(full.sections, page.sections, strict=True) if a != b]
    assert [section.anchor for section, _ in told] == ["deal"]
    english = Voice(ENGLISH, "cards").say("deal.upcard")
    assert any(english in paragraph for paragraph in told[0][1].paragraphs)


def test_a_sheet_of_ones_own_needs_no_translation() -> None:
    speed = Option(name="speed", text="How many games", path="match.target", choices=(50, 100))
    changes = {"id": "evening", "names": Names(en="Evening Rummy"), "offers": (speed, options.SINGLE_HAND)}
    sheet = with_fields(games.get("standard_rummy"), changes)
    for tag in LANGUAGES:
        page = words.rule_page(sheet, tag)
        assert page.title == "Evening Rummy"
        assert "How many games" in words.as_text(page, 400)
    assert words.untranslated(sheet, "ja") == words.Untranslated(True, ("speed",), ())
    assert words.untranslated(sheet, "en") == words.Untranslated(False, (), ())


def test_a_known_option_that_a_sheet_words_otherwise_is_told_in_its_words() -> None:
    reworded = with_fields(options.TARGET_SCORE, {"text": "How far we go"})
    assert words.option_text(reworded, "de") == "How far we go"


@pytest.mark.parametrize("tag", OTHERS)
def test_a_sentence_takes_the_same_values_in_every_language(tag: str) -> None:
    language = LANGUAGES[tag]
    wrong = {name for name in language.sentences if values(language, name) != values(ENGLISH, name)}
    assert not wrong


@pytest.mark.parametrize("tag", OTHERS)
def test_no_sentence_is_left_in_english(tag: str) -> None:
    for name, text in LANGUAGES[tag].sentences.items():
        own, english = words_in(text), words_in(ENGLISH.sentences[name])
        if tag in LATIN:
            assert own != english or own in BORROWED or len(english) <= len("JQK"), name
        else:
            only_terms = not own and FIELD.search(text) is not None
            assert not english or re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", own) or only_terms or len(english) < 3, (
                name
            )
            assert not re.search(r"[a-z]{3,}", own), name


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_noun_is_there(tag: str) -> None:
    nouns = LANGUAGES[tag].nouns
    assert nouns.keys() == ENGLISH.nouns.keys() == {"both", *(room for rooms in ALIKE for room in rooms)}
    for rooms in ALIKE[1:]:
        assert len({frozenset(nouns[room]) for room in rooms}) == 1, rooms
    for family in ("both", *ALIKE[0]):
        assert nouns[family].keys() >= ENGLISH.nouns[family].keys()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_counted_nouns_are_known(tag: str) -> None:
    language = LANGUAGES[tag]
    known = {name for nouns in language.nouns.values() for name in nouns}
    for name, text in language.sentences.items():
        assert {noun for _, noun in FIELD.findall(text) if noun} <= known, name


@pytest.mark.parametrize("tag", OTHERS)
def test_the_text_of_an_option_is_translated(tag: str) -> None:
    assert LANGUAGES[tag].options.keys() <= {option.name for option in OPTIONS} | set(options.TEXTS.values())
    for option in OPTIONS:
        assert option.name not in LANGUAGES[tag].options or words.option_text(option, tag) != option.text


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
        ("tr-TR", "tr"),
        ("it-CH", "it"),
        ("es-419", "es"),
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
    said = {sentence for each in told() for sentence in each.sentences}
    of_short_packs = noted_sentences(monkeypatch)
    for rules in SHORT:
        words.rule_page(rules, "en")
        silent_choices(rules, "en")
    by_themselves = {"examples", "face.tile", "yes", "no", "none", "own.game", "own.rules"}
    unsaid = {name for name in ENGLISH.sentences if not name.startswith(("choice.", "lesson.", "game."))}
    unsaid -= said.union(of_short_packs, by_themselves)
    assert not unsaid
