"""How every word of the vocabulary is changed on a page: its controls, made from the annotations of its fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin

import msgspec

from rummykit import games
from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, FALSE_JOKER, JOKER, MIRROR_JOKER, NAMES, PRINTED_JOKER
from rummykit.checked import Checked, defaults_of, fields_of
from rummykit.rules import Rules
from rummykit.rules.words import all_words, values_of
from rummykit.sheets.forms import JOKERS, by_players, kinds_of, structs_of, tag_of, tuple_of
from rummykit.sheets.plain import to_value
from rummykit.words import labels

HIDDEN = frozenset(
    (
        "id",
        "names",
        "usual_players",
        "sample",
        "aliases",
        "akin",
        "shelf",
        "offers",
        "version",
    )
)
"""Fields of a sheet that a game of one's own is not asked about: it gets its name and its id apart, and what it would
offer as a house rule one may simply change."""

GROUPS: Mapping[str, tuple[str, ...]] = {
    "aim": ("players", "minutes"),
    "pack": ("pack", "more_packs"),
    "deal": ("deal", "schedule", "start"),
    "melds": ("groups", "runs", "wilds", "special_jokers", "joker_sets"),
    "opening": ("opening", "meld_values"),
    "turn": ("turn", "turn_seconds"),
    "end": ("stock", "turns_each"),
    "scoring": ("values", "scoring"),
    "match": ("match",),
}
"""The fields of a sheet, grouped as the rule page is; one that stands nowhere here is shown with the turn."""
_REST = "turn"


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One of the values to choose from, and what it is called."""

    value: str
    label: str


class NumberControl(msgspec.Struct, frozen=True, kw_only=True, tag="number"):
    """A whole number, from `low` to `high` where there are such bounds."""

    low: int | None
    high: int | None


class SwitchControl(msgspec.Struct, frozen=True, kw_only=True, tag="switch"):
    """Yes or no."""


class TextControl(msgspec.Struct, frozen=True, kw_only=True, tag="text"):
    """A text, which must fit the regular expression `pattern` where there is one."""

    pattern: str


class ChoiceControl(msgspec.Struct, frozen=True, kw_only=True, tag="choice"):
    """One of a few."""

    choices: tuple[Choice, ...]


class PartControl(msgspec.Struct, frozen=True, kw_only=True, tag="part"):
    """A word of the vocabulary: the only one of `words`, or one of them, told apart by its tag."""

    words: tuple[str, ...]


class JokersControl(msgspec.Struct, frozen=True, kw_only=True, tag="jokers"):
    """How many of each kind of joker there are: a table from the name of one to its number, at most `high`."""

    kinds: tuple[Choice, ...]
    high: int


class OptionalControl(msgspec.Struct, frozen=True, kw_only=True, tag="optional"):
    """Something that may be none; `fresh` is what it begins with, as JSON."""

    of: Control
    fresh: str


class ListControl(msgspec.Struct, frozen=True, kw_only=True, tag="list"):
    """So many of one thing, in their order; `fresh` is what a new one begins with, as JSON."""

    of: Control
    fresh: str


class RowControl(msgspec.Struct, frozen=True, kw_only=True, tag="row"):
    """Several things side by side."""

    of: tuple[Control, ...]


class ByPlayersControl(msgspec.Struct, frozen=True, kw_only=True, tag="by_players"):
    """A table by a number, mostly that of players: its keys are "2" or "3-6". `fresh` is a new value, as JSON."""

    of: Control
    fresh: str


class EitherControl(msgspec.Struct, frozen=True, kw_only=True, tag="either"):
    """One value, or else a table by the number of players."""

    of: tuple[Control, ...]
    fresh: tuple[str, ...]


Control: TypeAlias = (
    NumberControl
    | SwitchControl
    | TextControl
    | ChoiceControl
    | PartControl
    | JokersControl
    | OptionalControl
    | ListControl
    | RowControl
    | ByPlayersControl
    | EitherControl
)
"""How a value is changed on a page."""


class FieldInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a word: its name, what it is called, what it says in a line, and how it is changed.

    `translated`: whether the line is in the language that was asked for; else it is in English.
    """

    name: str
    label: str
    note: str
    translated: bool
    control: Control


class WordInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A word of the vocabulary; `key` and `tag` say it from others ("step": "Draw"), `fresh` is a new one as JSON."""

    name: str
    label: str
    note: str
    translated: bool
    key: str
    tag: str
    fresh: str
    fields: tuple[FieldInfo, ...]


class GroupInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Fields of a sheet that are shown together, and the anchor of the section of the rule page that is about them."""

    anchor: str
    heading: str
    fields: tuple[str, ...]


@cache
def vocabulary(language: str) -> tuple[tuple[WordInfo, ...], tuple[GroupInfo, ...]]:
    """Every word with its controls, the sheet itself first, and the groups of its fields."""
    return tuple(_word(word, language) for word in all_words()), tuple(_groups(language))


def _groups(language: str) -> Iterator[GroupInfo]:
    told = {name for fields in GROUPS.values() for name in fields} | HIDDEN
    rest = tuple(name for name in fields_of(Rules) if name not in told)
    for anchor, fields in GROUPS.items():
        shown = (*fields, *rest) if anchor == _REST else fields
        yield GroupInfo(anchor=anchor, heading=labels.heading(anchor, language), fields=shown)


def _word(word: type[Checked], language: str) -> WordInfo:
    key, tag = tag_of(word) or ("", "")
    note = labels.word_note(word, language)
    return WordInfo(
        name=word.__name__,
        label=labels.word_label(word, language),
        note=note.text,
        translated=note.translated,
        key=key,
        tag=tag,
        fresh=_json(_fresh_word(word)),
        fields=tuple(
            _field(word, name, annotation, language)
            for name, annotation in fields_of(word).items()
            if word is not Rules or name not in HIDDEN
        ),
    )


def _field(word: type[Checked], name: str, annotation: Any, language: str) -> FieldInfo:
    note = labels.field_note(word, name, language)
    return FieldInfo(
        name=name,
        label=labels.field_label(word, name, language),
        note=note.text,
        translated=note.translated,
        control=control(annotation, lambda value: labels.choice_label(word, name, value, language)),
    )


def control(annotation: Any, called: Callable[[str], str] = str) -> Control:
    """The control of an annotation; `called` says what a choice is called."""
    if annotation == JOKERS:
        jokers = [NAMES[face] for face in (PRINTED_JOKER, JOKER, DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER, FALSE_JOKER)]
        (high,) = (each.le for each in _bounds(get_args(get_args(annotation)[0])[1]) if each.le is not None)
        return JokersControl(kinds=tuple(Choice(value=kind, label=called(kind)) for kind in jokers), high=int(high))
    kinds = kinds_of(annotation)
    if NoneType in kinds:
        some = _without_none(annotation)
        return OptionalControl(of=control(some, called), fresh=_json(_fresh(some)))
    parts = structs_of(annotation)
    if parts:
        return PartControl(words=tuple(part.__name__ for part in parts))
    if len(kinds) > 1:
        return EitherControl(
            of=tuple(control(kind, called) for kind in kinds), fresh=tuple(_json(_fresh(kind)) for kind in kinds)
        )
    plain = _bare(annotation)
    if plain is bool:
        return SwitchControl()
    if get_origin(plain) is Literal:
        return ChoiceControl(
            choices=tuple(Choice(value=str(each), label=called(str(each))) for each in get_args(plain))
        )
    if plain is int:
        least: int | None = next((int(each.ge) for each in _bounds(annotation) if each.ge is not None), None)
        most: int | None = next((int(each.le) for each in _bounds(annotation) if each.le is not None), None)
        return NumberControl(low=least, high=most)
    if plain is str:
        return TextControl(pattern=next((each.pattern for each in _bounds(annotation) if each.pattern), ""))
    return _row(annotation, called)


def _row(annotation: Any, called: Callable[[str], str]) -> Control:
    row = tuple_of(annotation)
    if row is None:
        raise TypeError(f"There is no control for {annotation}.")
    each = by_players(row)
    if each is not None:
        return ByPlayersControl(of=control(each, called), fresh=_json(_fresh(each)))
    parts = get_args(row)
    if parts[-1] is Ellipsis:
        return ListControl(of=control(parts[0], called), fresh=_json(_fresh(parts[0])))
    return RowControl(of=tuple(control(part, called) for part in parts))


def _bare(annotation: Any) -> Any:
    return _bare(get_args(annotation)[0]) if get_origin(annotation) is Annotated else annotation


def _bounds(annotation: Any) -> tuple[msgspec.Meta, ...]:
    if get_origin(annotation) is not Annotated:
        return ()
    return tuple(each for each in get_args(annotation)[1:] if isinstance(each, msgspec.Meta))


def _without_none(annotation: Any) -> Any:
    """The annotation without None: the rest of its kinds as a union."""
    kinds = [kind for kind in kinds_of(annotation) if kind is not NoneType]
    some = kinds[0]
    for kind in kinds[1:]:
        some = some | kind
    return some


# --- what begins anew


def _fresh(annotation: Any) -> Any:
    """A value to begin with, as plain values."""
    if annotation == JOKERS:
        return {}
    parts = structs_of(annotation)
    if parts:
        return _fresh_word(parts[0])
    kind = kinds_of(annotation)[0]
    plain = _bare(kind)
    if get_origin(plain) is Literal:
        return get_args(plain)[0]
    if plain is bool:
        return False
    if plain is int:
        return next((int(each.ge) for each in _bounds(kind) if each.ge is not None), 0)
    if plain is str:
        return ""
    if by_players(plain) is not None:
        return {}
    row = get_args(plain)
    return [] if row[-1] is Ellipsis else [_fresh(part) for part in row]


def _fresh_word(word: type[Checked]) -> Any:
    """A word to begin with: with what goes without saying, else as the first game that has it says it."""
    usual, needed = defaults_of(word), fields_of(word)
    if all(name in usual for name in needed):
        return to_value(word(), None, brief=False)
    if word is not Rules:
        for sheet in games.SHEETS.values():
            for value in values_of(sheet, word):
                return to_value(value, None, brief=False)
    tag = tag_of(word)
    return ({} if tag is None else {tag[0]: tag[1]}) | {
        name: to_value(usual[name], annotation, brief=False) if name in usual else _fresh(annotation)
        for name, annotation in needed.items()
        if word is not Rules or name not in HIDDEN
    }


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
