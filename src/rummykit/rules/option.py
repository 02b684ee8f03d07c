"""What a house rule is: an option with a name, a text and the values it may take, and the fields of a sheet it sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, TypeAlias

from rummykit.checked import Checked, Id, RulesError, Text
from rummykit.rules.paths import value_at

OptionValue: TypeAlias = bool | int | str | None
"""What a house rule may be set to."""


class OptionsClash(RulesError):
    """Two house rules that exclude each other, by their names `one` and `other`."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other} exclude each other; choose one of them.")
        self.one, self.other = one, other


class OptionIdle(RulesError):
    """A house rule `one` that changes nothing where the `other` has this `value`."""

    def __init__(self, one: str, other: str, value: OptionValue) -> None:
        super().__init__(f"{one} changes nothing, because {other} is {written(value)}.")
        self.one, self.other, self.value = one, other, value


def written(value: OptionValue) -> str:
    """A value as records and addresses write it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Option(Checked, frozen=True, kw_only=True):
    """A house rule and the fields of a sheet it sets.

    `path` names one field that takes the value itself ("opening.minimum"; a step of the turn by its class name), or
    so much more than it as `plus` says. `sets` names for each choice the fields and what they become. `choices` lists
    the values; `low` and `high` bound a whole number instead. `idle` names other options and the value of each with
    which this one changes nothing; `instead_of` those that are another way to the same.
    """

    name: Id
    text: Text
    path: str = ""
    choices: tuple[OptionValue, ...] = ()
    low: int = 0
    high: int = 0
    sets: tuple[tuple[OptionValue, tuple[tuple[str, Any], ...]], ...] = ()
    idle: tuple[tuple[str, OptionValue], ...] = ()
    instead_of: tuple[str, ...] = ()
    plus: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        if bool(self.path) == bool(self.sets):
            raise RulesError(f"The option {self.name} has either path or sets.")
        if self.sets and {value for value, _ in self.sets} != set(self.choices):
            raise RulesError(f"The option {self.name} sets something for each of its choices, and for nothing else.")
        if len(set(self.choices)) != len(self.choices) or len(self.choices) == 1:
            raise RulesError(f"The option {self.name} has two or more different choices.")
        if not self.choices and not self.low < self.high:
            raise RulesError(f"The option {self.name} has choices, or goes from low to a higher high.")

    def check(self, value: OptionValue) -> None:
        """Raise `RulesError` with a sentence if this option does not take `value`."""
        if self.choices:
            if not any(value is choice or (type(value) is type(choice) and value == choice) for choice in self.choices):
                listed = ", ".join(str(choice) for choice in self.choices)
                raise RulesError(f"{self.name} is one of {listed}, not {value!r}.")
        elif type(value) is not int or not self.low <= value <= self.high:
            raise RulesError(f"{self.name} is a whole number from {self.low} to {self.high}, not {value!r}.")

    def fields(self, value: OptionValue) -> tuple[tuple[str, Any], ...]:
        """The fields of a sheet that this value sets, with their new values."""
        if self.sets:
            return dict(self.sets)[value]
        return ((self.path, value + self.plus if isinstance(value, int) and self.plus else value),)

    def get(self, sheet: Any) -> OptionValue:
        """The value that a sheet has now."""
        if not self.sets:
            value: OptionValue = value_at(sheet, self.path)
            return value - self.plus if isinstance(value, int) and self.plus else value
        return next(
            choice for choice, fields in self.sets if all(value_at(sheet, path) == want for path, want in fields)
        )


def switch(name: str, text: str, path: str, idle: tuple[tuple[str, OptionValue], ...] = ()) -> Option:
    """An option that is a field with yes or no."""
    return Option(name=name, text=text, path=path, choices=(False, True), idle=idle)


def switch_between(name: str, text: str, path: str, *, no: Any, yes: Any) -> Option:
    """An option with yes or no, each of which is another value of a field."""
    return Option(name=name, text=text, choices=(False, True), sets=((False, ((path, no),)), (True, ((path, yes),))))


ALSO_CALLED: dict[str, tuple[str, ...]] = {
    "opening_minimum": ("first_meld",),
    "discard_only_to_meld": ("pile_must_use",),
    "jokers": ("jokers_per_pack",),
    "target": ("side_target", "target_score"),
    "num_hands": ("most_hands",),
}
"""Other names of options, for sheets that offer nothing by them."""
ALSO_SAID: dict[str, dict[OptionValue, OptionValue]] = {
    "wild_penalty": {"face": None},
    "buys_per_deal": {None: "any"},
    "most_hands": {0: None},
}
"""By option, what some of its values are also called, where it does not take that word for a value itself."""


def meant(offers: Sequence[Option], options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options by the names and values that the sheet has for them; what it does not know stays as it is."""
    known, found = {option.name: option for option in offers}, {}
    for said, value in options.items():
        name = said if said in known else next((name for name in ALSO_CALLED.get(said, ()) if name in known), said)
        if name in known and value not in known[name].choices and not isinstance(value, bool):
            value = next((meant for said, meant in ALSO_SAID.get(name, {}).items() if said == value), value)
        found[name] = value
    return found


def check_clashes(offers: Sequence[Option], house: Mapping[str, OptionValue]) -> None:
    """Raise `OptionsClash` for two house rules of which one replaces what the other changes."""
    for option, other in combinations([option for option in offers if option.name in house], 2):
        if _collide(option.fields(house[option.name]), other.fields(house[other.name])):
            raise OptionsClash(option.name, other.name)


def check_effects(offers: Sequence[Option], usual: Mapping[str, OptionValue], house: Mapping[str, OptionValue]) -> None:
    """Raise `OptionsClash` for two rules with the same purpose, and `OptionIdle` for one that changes nothing."""
    differing = {name: value for name, value in house.items() if value != usual[name]}
    for option in offers:
        if option.name not in differing:
            continue
        for name in option.instead_of:
            if name in differing:
                raise OptionsClash(option.name, name)
        for name, value in option.idle:
            if name in usual and house.get(name, usual[name]) == value:
                raise OptionIdle(option.name, name, value)


def _collide(fields: Sequence[tuple[str, Any]], others: Sequence[tuple[str, Any]]) -> bool:
    """Whether both set a field to different values, or one replaces something of which the other changes a part."""
    return any(
        (path == other and value != wanted) or path.startswith(f"{other}.") or other.startswith(f"{path}.")
        for path, value in fields
        for other, wanted in others
    )
