"""Every field of the vocabulary has a control, a label and an explanation, though nobody has written them for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Literal

import pytest
from msgspec import Meta

from rummykit import games
from rummykit.cards import Pack
from rummykit.checked import Checked, fields_of
from rummykit.rules import Rules
from rummykit.rules.words import all_words
from rummykit.words import LANGUAGES, labels
from rummykit.words.languages import workshop
from rummykit.workshop import Control, in_full, vocabulary
from rummykit.workshop import controls as made
from rummykit.workshop.controls import HIDDEN, control

WORDS = {word.name: word for word in vocabulary("en")[0]}


def test_every_field_of_every_word_has_a_control_a_label_and_an_explanation() -> None:
    for word in all_words():
        shown = {field.name: field for field in WORDS[word.__name__].fields}
        assert {*shown} == {*fields_of(word)} - (HIDDEN if word is Rules else frozenset())
        for field in shown.values():
            assert field.label.strip(), f"{word.__name__}.{field.name}"
            assert field.note.endswith("."), f"{word.__name__}.{field.name}"


def test_every_field_of_a_sheet_is_in_one_group() -> None:
    for language in LANGUAGES:
        fields = [name for group in vocabulary(language)[1] for name in group.fields]
        assert sorted(fields) == sorted({*fields_of(Rules)} - HIDDEN)


def test_a_field_that_nobody_has_grouped_is_shown_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    fewer = {anchor: tuple(name for name in fields if name != "stock") for anchor, fields in made.GROUPS.items()}
    monkeypatch.setattr(made, "GROUPS", fewer)
    groups = {group.anchor: group.fields for group in made._groups("en")}
    assert "stock" in groups["turn"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_field_and_choice_has_a_name_and_an_explanation_in_every_language(language: str) -> None:
    assert [*labels.unlabelled(language)] == [], f"add them to texts/{language}, labels.ftl and notes.ftl"
    for word in vocabulary(language)[0]:
        assert word.translated, word.name
        for field in word.fields:
            assert field.translated, f"{word.name}.{field.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_joker_has_a_name(language: str) -> None:
    (jokers,) = (field.control for field in WORDS["Pack"].fields if isinstance(field.control, made.JokersControl))
    for kind in jokers.kinds:
        assert labels.choice_label(Pack, "jokers", kind.value, language) != kind.value


@pytest.mark.parametrize("language", [tag for tag in LANGUAGES if tag != "en"])
def test_no_label_is_for_a_word_that_is_no_longer_there(language: str) -> None:
    fields = {f"{word.__name__}.{name}" for word in all_words() for name in fields_of(word)}
    names = {word.__name__ for word in all_words()} | {f".{name}" for word in all_words() for name in fields_of(word)}
    for key in (*workshop(language).labels, *workshop(language).notes):
        field = key.partition("=")[0]
        assert not field or field in fields | names, key


class Novel(Checked, frozen=True, kw_only=True):
    """A word that nobody has labelled.

    `extra_cards`: how many more cards.
    `way`: how it is done: "up_and_down" or "not".
    """

    extra_cards: Annotated[int, Meta(ge=2, le=9)] = 2
    way: Literal["up_and_down", "not"] = "not"


def test_a_new_word_explains_itself_by_its_name_and_docstring() -> None:
    for language in LANGUAGES:
        assert labels.word_label(Novel, language) == "Novel"
        assert labels.field_label(Novel, "extra_cards", language) == "Extra cards"
        note = labels.field_note(Novel, "extra_cards", language)
        assert note == ("How many more cards.", language == "en")
        assert labels.choice_label(Novel, "way", "up_and_down", language) == "up and down"
    assert control(fields_of(Novel)["extra_cards"]) == made.NumberControl(low=2, high=9)


def test_what_a_control_begins_with_is_a_value_that_the_control_could_have_made() -> None:
    for word in WORDS.values():
        if word.name == "Rules":
            continue
        fresh = json.loads(word.fresh)
        assert fresh.get(word.key) == (word.tag or None)
        for field in word.fields:
            assert fits(field.control, fresh[field.name]), f"{word.name}.{field.name}: {fresh[field.name]}"


@pytest.mark.parametrize("game", games.SHEETS)
def test_every_value_of_every_game_is_one_that_its_control_could_have_made(game: str) -> None:
    sheet = in_full(games.get(game))
    for field in WORDS["Rules"].fields:
        assert fits(field.control, sheet[field.name]), f"{field.name}: {sheet[field.name]}"


def test_one_of_two_kinds_of_value_is_chosen_by_players_or_from_one_row() -> None:
    for word in WORDS.values():
        for field in word.fields:
            if isinstance(field.control, made.EitherControl):
                kinds = {type(each) for each in field.control.of}
                assert made.ByPlayersControl in kinds or kinds <= {made.SwitchControl, made.ChoiceControl}, field.name


def fits(how: Control, value: object) -> bool:
    """Whether a control draws and makes such a value."""
    match how:
        case made.NumberControl(low=low, high=high):
            return type(value) is int and (low is None or low <= value) and (high is None or value <= high)
        case made.SwitchControl():
            return type(value) is bool
        case made.TextControl():
            return isinstance(value, str)
        case made.ChoiceControl(choices=choices):
            return value in [choice.value for choice in choices]
        case made.OptionalControl(of=of, fresh=fresh):
            return (value is None or fits(of, value)) and fits(of, json.loads(fresh))
        case made.PartControl(words=words):
            return isinstance(value, dict) and any(fits_word(name, value) for name in words)
        case made.JokersControl(kinds=kinds, high=high):
            return isinstance(value, dict) and all(
                key in [kind.value for kind in kinds] and 1 <= count <= high for key, count in value.items()
            )
        case made.ListControl(of=of, fresh=fresh):
            return isinstance(value, list) and all(fits(of, part) for part in [*value, json.loads(fresh)])
        case made.RowControl(of=of_each):
            return isinstance(value, list) and all(fits(of, part) for of, part in zip(of_each, value, strict=True))
        case made.ByPlayersControl(of=of):
            return isinstance(value, dict) and all(fits(of, part) for part in value.values())
        case made.EitherControl(of=either):
            return any(fits(of, value) for of in either)


def fits_word(name: str, value: dict[str, object]) -> bool:
    """Whether a value is this word, in full."""
    word = WORDS[name]
    tag = {word.key: word.tag} if word.key else {}
    return {key: value.get(key) for key in tag} == tag and {*value} == {*tag, *(field.name for field in word.fields)}


def labels_of(how: Control) -> Iterator[str]:
    """What the choices of a control are called."""
    if isinstance(how, made.ChoiceControl):
        yield from (choice.label for choice in how.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_of_a_field_are_called_the_same(language: str) -> None:
    for word in vocabulary(language)[0]:
        for field in word.fields:
            told = [*labels_of(field.control)]
            assert len({*told}) == len(told), f"{word.name}.{field.name}: {told}"
