"""Checks of the options of a sheet: each must name existing fields and values that they take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rummykit.checked import Checked, RulesError, fault_in, fields_of
from rummykit.rules.option import Option, OptionValue, written
from rummykit.rules.paths import value_at
from rummykit.rules.steps import ORDER, Step
from rummykit.translatable import Translatable, translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class NoSuchField(LookupError):
    """A path that leads nowhere; the text says at which word, and why."""


def annotation_at(value: Any, path: str) -> Any:
    """The annotation of the field of a sheet that a path names; raises `NoSuchField`."""
    annotation: Any = type(value)
    for word in path.split("."):
        if isinstance(value, tuple) and word.isdigit():
            if int(word) >= len(value):
                raise NoSuchField(f"there are {len(value)} of it, counted from 0")
            value, annotation = value[int(word)], type(value[int(word)])
            continue
        if isinstance(value, tuple):
            if path.endswith(f".{word}") and word in {kind.__name__ for kind in ORDER}:
                return Step | None  # the whole step, which a house rule puts in or takes out
            steps = [part for part in value if type(part).__name__ == word]
            if len(steps) != 1:
                raise NoSuchField(f"the turn has {'no' if not steps else 'more than one'} {word}")
            value, annotation = steps[0], type(steps[0])
            continue
        if value is None:
            raise NoSuchField(f"the sheet has nothing that {word} would be a part of")
        fields = fields_of(type(value)) if isinstance(value, Checked) else {}
        if word not in fields:
            raise NoSuchField(f"{type(value).__name__} has no field {word}")
        annotation, value = fields[word], getattr(value, word)
    return annotation


def option_faults(sheet: Rules) -> Iterator[str]:
    """What is wrong with the options that a sheet offers; one with house rules was looked at before they were set."""
    if sheet.base is not None:
        return
    for name, times in Counter(option.name for option in sheet.offers).items():
        if times > 1:
            yield Translatable("offers has the option {option} twice: keep one.", option=name)
    for option in sheet.offers:
        yield from faults_of(sheet, option)


def faults_of(sheet: Rules, option: Option) -> Iterator[str]:
    """What is wrong with one option on this sheet, in sentences."""
    try:
        yield from _values(sheet, option)
    except NoSuchField as reason:
        yield Translatable(
            "The option {option} sets a field that does not exist: {fault}. Remove it from offers.",
            option=option.name,
            fault=translatable(reason),
        )


def _values(sheet: Rules, option: Option) -> Iterator[str]:
    for value in option.choices or (option.low, option.high):
        for path, new in option.fields(value):
            fault = fault_in(new, annotation_at(sheet, path))
            if fault is not None:
                yield Translatable(
                    "The option {option} cannot be {value}: {path}{at} {fault}",
                    option=option.name,
                    value=written(value),
                    path=path,
                    at=fault[0],
                    fault=translatable(fault[1]),
                )
                return
    try:
        now = option.get(sheet)
        option.check(now)
    except StopIteration:
        yield Translatable(
            "The sheet has none of the values of its option {option}: remove it from offers.", option=option.name
        )
    except RulesError as error:
        yield Translatable(
            "The sheet itself is not one of the choices of its option {option}: {fault}",
            option=option.name,
            fault=translatable(error),
        )
    else:
        yield from _idle(sheet, option, now)


def _idle(sheet: Rules, option: Option, now: OptionValue) -> Iterator[str]:
    if not option.sets:
        return  # another value of one field is another sheet
    for value in option.choices:
        fields = option.fields(value)
        if value != now and all(value_at(sheet, path) == new for path, new in fields):
            yield Translatable(
                "The option {option} changes nothing when it is {value}: remove it from offers.",
                option=option.name,
                value=written(value),
            )
