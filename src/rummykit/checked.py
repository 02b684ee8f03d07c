"""Frozen values whose fields are checked against their annotations when they are built."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from rummykit.translatable import Translatable, translatable

ValueFault: TypeAlias = tuple[str, str]
"""A fault in a part of a value: its place ("", "[0]", "[0][1]"), and the end of a sentence about it."""
Check: TypeAlias = Callable[[Any], ValueFault | None]


def check_kind(value: object, kind: type, wanted: str) -> None:
    """Raise `TypeError` for a value of another kind; `wanted` says what it should be, with an example."""
    if not isinstance(value, kind):
        said = repr(value)
        raise TypeError(f"This needs {wanted}, not {said if len(said) <= 60 else said[:60] + '…'}.")


Whole: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
"""A whole number that is not negative."""
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
"""A whole number of at least one."""
FewTimes: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""How often something happens in a deal: so seldom that deals end."""
MatchLength: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1000)]
"""Games, deals or rounds of a match: so few that matches end."""
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
"""What a card, a meld or an event is worth."""

ByPlayers: TypeAlias = Some | tuple[tuple[Some, Some], ...]
"""A number, or pairs of players and number."""


def by_players(number: ByPlayers, players: int) -> int:
    """The number that holds among this many players."""
    return number if isinstance(number, int) else dict(number)[players]


Text: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\S", description="text that is not empty")]
Id: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[a-z][a-z0-9_]{0,39}$",
        description='a word of lower-case letters, digits and underscores, such as "my_rummy"',
    ),
]


LONGEST_SHOWN, MOST_SHOWN = 60, 6
"""How much of a value a sentence names: signs of a text, digits of a number, parts of a tuple."""

FORMER: Mapping[tuple[str, str], str] = {
    ("Opening", "taken"): "needs_taken_card",
    ("Opening", "exact"): "exact_sizes",
    ("Opening", "distinct"): "distinct_melds",
    ("Opening", "rising"): "must_beat_last",
    ("Opening", "unless_out"): "waived_when_going_out",
    ("Play", "onto_laid_off"): "extends_lay_offs",
    ("CallEnd", "kept_from_by"): "blocked_by_lay_off_of",
    ("Stock", "undrawn"): "empty_at",
    ("JokerSets", "manipulable"): "may_be_rearranged",
    ("JokerSets", "splits"): "may_be_split",
    ("SecondHand", "untaken"): "penalty_if_not_taken",
    ("FixedGames", "start"): "starting_points",
    ("Countdown", "start"): "starting_points",
}
"""The names of today's fields by those of the last release, under which they can still be read for one release."""


class RulesError(ValueError):
    """A part of a rule sheet, or a combination of parts, that makes no sense; the text says why."""


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """A value of a rule sheet. Raises `RulesError` for a field that is not what its annotation says.

    `means` has the condition, a `rules.meaning.Where`, of each field that only some sheets read. The fields in
    `follows` are no part of a sheet: they follow from the rest of it.
    """

    means: ClassVar[Mapping[str, Any]] = {}
    follows: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        for name, check in _checks(type(self)):
            fault = check(getattr(self, name))
            if fault is not None:
                place = f"{self.word()}.{name}{fault[0]}"
                raise RulesError(Translatable("{place} {fault}", place=place, fault=translatable(fault[1])))

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for (kind, name), new in FORMER.items():
            if kind == cls.__name__:
                setattr(cls, name, _former(kind, name, new))

    @classmethod
    def word(cls) -> str:
        """What sentences call values of this class."""
        return cls.__name__

    def faults(self, sheet: Any) -> Iterator[str]:
        """What of it does not go with the rest of a sheet that has it: sentences that say what to change."""
        return iter(())


def _former(kind: str, name: str, new: str) -> property:
    """A field under the name that it had; a property, because a `__getattr__` would slow down every other field."""

    def read(value: Any) -> Any:
        warnings.warn(f"{kind}.{name} is called {new} now.", DeprecationWarning, stacklevel=2)
        return getattr(value, new)

    return property(read, doc=f"The former name of `{new}`.")


def fault_in(value: Any, annotation: Any) -> ValueFault | None:
    """What is wrong with the value of a field with this annotation."""
    return _check_of(annotation)(value)


@cache
def fields_of(kind: type) -> Mapping[str, Any]:
    """The fields of a checked value on a sheet in their order, each with its resolved annotation."""
    hints, follows = get_type_hints(kind, include_extras=True), getattr(kind, "follows", ())
    fields: tuple[str, ...] = kind.__struct_fields__  # type: ignore[attr-defined]
    return {name: hints[name] for name in fields if name not in follows}


@cache
def defaults_of(kind: type[Checked]) -> Mapping[str, Any]:
    """The default of every field of a value that has one."""
    fields = msgspec.structs.fields(kind)
    return {field.name: field.default for field in fields if field.default is not msgspec.NODEFAULT}


@cache
def _checks(kind: type[Checked]) -> tuple[tuple[str, Check], ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, _check_of(hints[name])) for name in kind.__struct_fields__)


@cache
def _check_of(annotation: Any) -> Check:
    """The check of an annotation: a class, Literal, tuple, union, or one of these with bounds."""
    origin, args = get_origin(annotation), get_args(annotation)
    if annotation is Any:
        return lambda value: None
    if origin is Annotated:
        return _bounded(_check_of(args[0]), [bound for bound in args[1:] if isinstance(bound, msgspec.Meta)])
    if origin is Literal:
        return _one_of(args)
    if origin is tuple:
        return _tuple(args)
    if origin in (Union, UnionType):
        return _any_of(args)
    if isinstance(annotation, type):
        return _instance(annotation)
    raise TypeError(f"{annotation} is no annotation of a checked value.")


_SAID = {
    bool: Translatable("true or false"),
    int: Translatable("a whole number"),
    str: Translatable("text"),
    NoneType: Translatable("none"),
}


def _instance(kind: type) -> Check:
    wanted, plain = _called(kind), kind in _SAID

    def check(value: Any) -> ValueFault | None:
        fits = type(value) is kind if plain else isinstance(value, kind)
        return None if fits else ("", _wanted(wanted, value))

    return check


def _one_of(words: Sequence[Any]) -> Check:
    kinds = {type(word) for word in words}

    def check(value: Any) -> ValueFault | None:
        fits = type(value) in kinds and value in words
        return None if fits else ("", _wanted(alternatives(map(shown, words)), value))

    return check


def _tuple(parts: Sequence[Any]) -> Check:
    same = len(parts) == 2 and parts[1] is Ellipsis
    checks = [_check_of(part) for part in parts if part is not Ellipsis]

    def check(value: Any) -> ValueFault | None:
        if not isinstance(value, tuple):
            return "", _wanted(Translatable("a tuple"), value)
        if not same and len(value) != len(checks):
            return "", Translatable("must have {wanted} parts, not {many}.", wanted=len(checks), many=len(value))
        for place, part in enumerate(value):
            fault = checks[0 if same else place](part)
            if fault is not None:
                return f"[{place}]{fault[0]}", fault[1]
        return None

    return check


def _any_of(kinds: Sequence[Any]) -> Check:
    of_type: dict[type, list[tuple[Check, bool]]] = {}
    for kind in kinds:
        for each in _types(kind):
            of_type.setdefault(each, []).append((_check_of(kind), get_origin(kind) is not Literal))

    def check(value: Any) -> ValueFault | None:
        closest: ValueFault | None = None
        for each, tells in of_type.get(type(value), ()):
            fault = each(value)
            if fault is None:
                return None
            # A fault inside a tuple says more than that the value is none of the kinds.
            closest = closest or (fault if tells else None)
        return closest or ("", _wanted(alternatives(map(_said, kinds)), value))

    return check


def _types(annotation: Any) -> Iterable[type]:
    """The plain types of the values of an annotation."""
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _types(args[0])
    return {type(word) for word in args} if origin is Literal else (origin or annotation,)


def _bounded(check: Check, bounds: Iterable[msgspec.Meta]) -> Check:
    limits = [limit for bound in bounds for limit in _limits(bound)]

    def bounded(value: Any) -> ValueFault | None:
        fault = check(value)
        if fault is None:
            fault = next((("", told(value)) for fits, told in limits if not fits(value)), None)
        return fault

    return bounded


def _limits(bound: msgspec.Meta) -> Iterable[tuple[Callable[[Any], bool], Callable[[Any], Translatable]]]:
    ge, le, pattern, shortest = bound.ge, bound.le, bound.pattern, bound.min_length
    if ge is not None and le is not None:
        yield (
            lambda value: ge <= value <= le,
            lambda value: Translatable(
                "must be from {low} to {high}, not {value}.", low=ge, high=le, value=shown(value)
            ),
        )
    elif ge is not None:
        yield (
            lambda value: value >= ge,
            lambda value: Translatable("must be at least {low}, not {value}.", low=ge, value=shown(value)),
        )
    elif le is not None:
        yield (
            lambda value: value <= le,
            lambda value: Translatable("must be at most {high}, not {value}.", high=le, value=shown(value)),
        )
    if pattern is not None:
        # In a JSON Schema $ is the end; in Python a line break may follow it.
        whole = re.compile(pattern.replace("$", r"\Z"))
        like = translatable(bound.description) if bound.description else Translatable("like {pattern}", pattern=pattern)
        yield lambda value: whole.search(value) is not None, lambda value: _wanted(like, value)
    if shortest is not None:
        yield (
            lambda value: len(value) >= shortest,
            lambda value: Translatable("must not be empty, not {value}.", value=shown(value)),
        )


def _said(kind: Any) -> Translatable:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _said(args[0])
    if origin is Literal:
        return alternatives(map(shown, args))
    if origin is tuple:
        return Translatable("a tuple")
    return _called(kind)


def _called(kind: type) -> Translatable:
    """A kind of value, by its name unless it is a plain one."""
    return _SAID.get(kind) or _one(kind)


def _one(kind: type) -> Translatable:
    word = kind.__name__
    return Translatable("an {word}", word=word) if word[0] in "AEIOU" else Translatable("a {word}", word=word)


def _wanted(wanted: Translatable, value: Any) -> Translatable:
    """The end of a sentence about a value that is not what it should be."""
    return Translatable("must be {wanted}, not {value}.", wanted=wanted, value=shown(value))


_KINDS = {
    tuple: Translatable("a tuple"),
    list: Translatable("a list"),
    dict: Translatable("a table"),
    float: Translatable("a decimal number"),
}


def shown(value: Any) -> Translatable:
    """A value as a sentence names it, shortened if it is long."""
    if isinstance(value, msgspec.Struct):
        return _one(type(value))
    if isinstance(value, str):
        return Translatable(f'"{value}"' if len(value) <= LONGEST_SHOWN else f'"{value[:LONGEST_SHOWN]}…"')
    if value is None or isinstance(value, bool):
        return {None: Translatable("none"), True: Translatable("true"), False: Translatable("false")}[value]
    if isinstance(value, int):
        return (
            Translatable(str(value)) if abs(value) < 10**LONGEST_SHOWN else Translatable("a number that is too large")
        )
    if isinstance(value, tuple) and len(value) <= MOST_SHOWN and all(isinstance(each, int | str) for each in value):
        return Translatable(f"({', '.join(map(shown, value))}{',' * (len(value) == 1)})")
    return _KINDS.get(type(value)) or _one(type(value))


def alternatives(words: Iterable[str]) -> Translatable:
    """Words in a row that ends in "or"."""
    *most, last = map(translatable, words)
    if not most:
        return last
    row = Translatable("{first} or {last}", first=most[-1], last=last)
    for word in reversed(most[:-1]):
        row = Translatable("{first}, {rest}", first=word, rest=row)
    return row
