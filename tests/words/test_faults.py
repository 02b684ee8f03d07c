"""Every sentence about a sheet that makes no sense is said in every language, and a new one is not forgotten."""

from __future__ import annotations

import pickle
import re

import pytest

from rummykit.checked import fields_of
from rummykit.rules import Rules
from rummykit.rules.words import all_words
from rummykit.sheets import Fault
from rummykit.translatable import Translatable, translatable
from rummykit.words import LANGUAGES
from rummykit.words.faults import in_language
from rummykit.words.languages import workshop
from rummykit.workshop import placed, told
from tests.words.fault_sentences import sentences as in_source
from tests.words.fault_sentences import unreadable

OTHERS = [tag for tag in LANGUAGES if tag != "en"]
PART = re.compile(r"\{(\w+)\}")
FIELD = re.compile(r"\b([A-Z][A-Za-z]+)\.([a-z_]+)", re.ASCII)
PAIR = re.compile(r"\b([A-Za-z_]+)\.([a-z_]+)(?: = (?:\"[^\"]*\"|true|false|\d+))?", re.ASCII)


def test_every_sentence_is_one_that_a_table_can_have() -> None:
    assert [*unreadable()] == [], "write Translatable('… {part} …', part=…) instead of text that is put together"


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_said_in_every_language(language: str) -> None:
    missing = {text: place for text, place in in_source().items() if text not in workshop(language).faults}
    assert missing == {}, f"add them to texts/{language}/faults.ftl"


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_that_nobody_says_any_more(language: str) -> None:
    assert [text for text in workshop(language).faults if text not in in_source()] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_names_parts_and_fields_that_there_are(language: str) -> None:
    words = {word.__name__: word for word in all_words()}
    for template, text in workshop(language).faults.items():
        assert {*PART.findall(text)} <= {*PART.findall(template)}, text
        for word, field in FIELD.findall(text):
            assert field in fields_of(words[word]), f"{word}.{field}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_field_or_value_is_named_as_programs_name_it(language: str) -> None:
    for template, text in (workshop(language).faults or {text: text for text in in_source()}).items():
        shown = told(Translatable(template, **dict.fromkeys(PART.findall(template), "7")), language)
        assert language == "en" or not PAIR.search(shown.replace("JSON.", "")), f"{shown} ({text})"


def test_a_sentence_and_the_sentences_in_it_are_told_in_the_language_of_the_reader() -> None:
    fault = Translatable(
        "Deal {deal} of the schedule: {fault}",
        deal=3,
        fault=translatable("A game needs at least two players: let players begin with 2."),
    )
    assert fault == "Deal 3 of the schedule: A game needs at least two players: let players begin with 2."
    assert (
        told(fault, "de")
        == "Spiel 3 des Plans: Ein Spiel braucht mindestens zwei Spieler: Lass „Spieler“ mit 2 beginnen."
    )
    assert told(fault, "en-GB") == str(fault)


def test_names_of_controls_are_found_where_a_script_has_no_spaces() -> None:
    fault = Translatable("Declare must be the only way to end a deal: remove GoOut and Knock.")
    assert told(fault, "zh-Hant") == "這裡只有 「宣告」 能結束一局：拿掉 「一次出完手牌」 和 「敲牌」。"
    assert (
        told(fault, "ja")
        == "ディールを終えるのは「宣言」だけです。「手札全部で一度に上がる」と「ノック」を外してください。"
    )
    told_in_english = "“Declare” must be the only way to end a deal: remove “Go out with the whole hand” and “Knock”."
    assert told(fault, "en") == told_in_english


def test_a_value_of_a_stranger_is_shown_as_it_is_and_never_filled_in() -> None:
    evil = "{0.__class__} {fault} <b>"
    fault = Translatable("There is no {value} here{meant}", value=Translatable(f'"{evil}"'), meant=Translatable("."))
    assert evil in told(fault, "de")
    assert placed(Fault("x", fault), {}, "ja").text == f'ここに"{evil}"はありません。'


def test_a_sentence_that_is_not_translated_yet_is_told_in_english() -> None:
    assert in_language(Translatable("Nobody said {this} before.", this="so"), "de") == "Nobody said so before."


def test_a_sentence_can_be_sent_between_processes() -> None:
    fault = Translatable("After {decisions} decisions the deal had still not ended.", decisions=9)
    again = pickle.loads(pickle.dumps(fault))
    assert again == fault
    assert told(again, "de") == "Nach 9 Entscheidungen war das Spiel noch nicht zu Ende."


def test_every_field_of_a_sheet_has_a_name_in_sentences() -> None:
    for name in fields_of(Rules):
        assert told(Translatable(f"Rules.{name}"), "de") != f"Rules.{name}"
