"""A rule sheet read from plain values: every fault is told with its place and a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rummykit.cards import FACES
from rummykit.checked import Checked, RulesError, alternatives, defaults_of, fault_in, fields_of, shown
from rummykit.rules import Option, Rules
from rummykit.rules.consistency import InconsistentSheet
from rummykit.rules.fields import with_fields
from rummykit.rules.meaning import as_it_was, meaningless
from rummykit.rules.option_consistency import NoSuchField, annotation_at, faults_of
from rummykit.rules.options import KNOWN
from rummykit.rules.steps import Step
from rummykit.sheets.forms import (
    JOKERS,
    by_players,
    may_be_none,
    structs_of,
    tag_of,
    tuple_of,
)
from rummykit.sheets.plain import FORMAT, OWN
from rummykit.sheets.upgrades import upgraded
from rummykit.translatable import Translatable, translatable

Find = Callable[[str], Rules]
"""The sheet that has a name; raises `LookupError`."""


OF_PEOPLE = 1
"""The form of a sheet that names none: people may write the words of the last release too."""
_NUMBER = re.compile(r"\[(\d+)\]\.?")
"""A number in a place, which counts from 0; people count from 1."""


_FEW = re.compile(r"[0-9]{1,2}")
"""A number of players, or of cards in a meld."""


class Fault(NamedTuple):
    """What is wrong with a sheet: where ("turn[1].lay_off"; empty for the whole), and a sentence."""

    place: str
    text: Translatable

    def __str__(self) -> str:
        place = _NUMBER.sub(lambda found: f" {int(found[1]) + 1}, ", self.place).rstrip(", ")
        return f"{place}: {self.text}" if place else self.text


class SheetError(RulesError):
    """What is written is no sheet; `faults` are all that were found, the text names each with its place."""

    def __init__(self, faults: Sequence[Fault], name: str = "") -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(f"{name}: {fault}" if name else str(fault) for fault in faults))


def from_plain(plain: Mapping[str, Any], find: Find | None = None) -> Rules:
    """The sheet that plain values describe; raises `SheetError` with all that is wrong.

    `find` gives the sheet that `like` names. Fields that are not there have their defaults, so what was written before
    a field was added is read as it was meant. A field that means nothing is a fault where it is written. It has its
    default where it comes from the sheet that this one is like, or from a program, which names the `format` in which it
    has written the sheet: older releases took such fields.
    """
    return _Reading(find).sheet(plain)


class _Reading:
    """One sheet being read, with the faults found so far."""

    def __init__(self, find: Find | None) -> None:
        self.find = find
        self.found: list[Fault] = []

    def sheet(self, plain: Mapping[str, Any]) -> Rules:
        if not isinstance(plain, Mapping):
            raise SheetError([Fault("", Translatable("A sheet must be a table, not {value}.", value=shown(plain)))])
        written, stored = dict(plain), "format" in plain
        written = upgraded(written, self._format(written.pop("format", OF_PEOPLE)))
        like = self._like(written.pop("like", None))
        offers, house = written.pop("offers", None), written.pop("house", {})
        if isinstance(written.get("names"), str):
            written["names"] = {"en": written["names"]}
        values = self._fields(Rules, written, "", None if like is None else _inherited(like))
        self._stop()
        with as_it_was():
            root = self._built(values, ())
        if offers is None:
            options = tuple(option for option in like.offers if _fits(root, option)) if like is not None else ()
        else:
            options = self._offers(root, offers)
        self._stop()
        with as_it_was():
            root = self._built(values, options)
        unread = {path: usual for path, usual, _ in meaningless(root) if stored or not _is_written(path, written)}
        return self._with_house(self._checked(lambda: with_fields(root, unread)), house)

    def _built(self, values: dict[str, Any], offers: tuple[Option, ...]) -> Rules:
        return self._checked(lambda: Rules(**values, offers=offers))

    def _checked(self, build: Callable[[], Rules]) -> Rules:
        """The sheet; raises `SheetError` with every thing on it that makes no sense."""
        try:
            return build()
        except InconsistentSheet as error:
            raise SheetError([Fault("", translatable(text)) for text in error.faults]) from None
        except RulesError as error:
            raise SheetError([Fault("", _without_class(error, Rules))]) from None

    def _stop(self) -> None:
        if self.found:
            raise SheetError(self.found)

    def _fault(self, place: str, text: str, /, **parts: Any) -> None:
        self.found.append(Fault(place, Translatable(text, **parts) if parts else translatable(text)))

    # --- the whole

    def _format(self, number: Any) -> int:
        """The form a sheet is written in."""
        if type(number) is not int or number < 1:
            self._fault(
                "format",
                "The format of a sheet must be a number from 1 to {newest}, not {value}.",
                newest=FORMAT,
                value=shown(number),
            )
        elif number > FORMAT:
            self._fault(
                "format",
                "This sheet was written by a newer release of RummyKit, in format {value}; this release reads "
                "formats up to {newest}.",
                newest=FORMAT,
                value=shown(number),
            )
        self._stop()
        return int(number)

    def _like(self, name: Any) -> Rules | None:
        if name is None:
            return None
        if not isinstance(name, str) or self.find is None:
            self._fault("like", "like must be the name of a game, not {value}.", value=shown(name))
            self._stop()
        try:
            assert self.find is not None
            found = self.find(name)
        except LookupError as error:
            self._fault("like", translatable(error))
            raise SheetError(self.found) from None
        return found.base or found

    def _with_house(self, root: Rules, house: Any) -> Rules:
        if not isinstance(house, Mapping):
            raise SheetError(
                [
                    Fault(
                        "house",
                        Translatable("house must be a table of options and values, not {value}.", value=shown(house)),
                    )
                ]
            )
        options = {option.name: option for option in root.offers}
        values = {
            name: None if value == "none" and name in options and "none" not in options[name].choices else value
            for name, value in house.items()
        }
        try:
            return root.with_recorded(**values) if values else root
        except RulesError as error:
            raise SheetError([Fault("house", translatable(error))]) from None

    # --- values of the vocabulary

    def _fields(
        self, kind: type[Checked], plain: Mapping[str, Any], place: str, base: Mapping[str, Any] | None
    ) -> dict[str, Any]:
        """The fields of a value, those that are not written from `base`."""
        tag = tag_of(kind)
        annotations = {name: each for name, each in fields_of(kind).items() if name != "offers"}
        known = [*annotations, *((tag[0],) if tag else ())]
        if kind is Rules:
            known += ["like", "offers", "house"]
        values = dict(base or {})
        for name, each in plain.items():
            at = f"{place}.{name}" if place else str(name)
            if name not in known:
                self._fault(at, "There is no {value} here{meant}", value=shown(name), meant=_meant(name, known))
            elif name in annotations:
                values[name] = self._value(each, annotations[name], at, values.get(name))
        usual = defaults_of(kind)
        for name in annotations:
            if name not in values and name not in usual:
                self._fault(place, "{field} is missing: {wanted}", field=name, wanted=_wanted(name, annotations[name]))
        return values

    def _struct(self, kinds: Sequence[type[Checked]], plain: Mapping[str, Any], place: str, base: Any) -> Any:
        kind = self._kind(kinds, plain, place, base)
        if kind is None:
            return None
        before = {name: getattr(base, name) for name in fields_of(kind)} if isinstance(base, kind) else None
        many = len(self.found)
        values = self._fields(kind, plain, place, before)
        if len(self.found) > many:
            return None
        try:
            return kind(**values)
        except RulesError as error:
            self._fault(place, _without_class(error, kind))
            return None

    def _kind(
        self, kinds: Sequence[type[Checked]], plain: Mapping[str, Any], place: str, base: Any
    ) -> type[Checked] | None:
        """Which value of a union is meant: by its tag, or the one of the sheet that this one is like."""
        if len(kinds) == 1:
            return kinds[0]
        tags = {tag[1]: kind for kind in kinds if (tag := tag_of(kind)) is not None}
        key = next(tag[0] for kind in kinds if (tag := tag_of(kind)) is not None)
        if key not in plain:
            before = next((kind for kind in kinds if isinstance(base, kind)), None)
            if before is not None:
                return before
        word = plain.get(key)
        if isinstance(word, str) and word in tags:
            return tags[word]
        if word is None:
            self._fault(place, "{field} is missing: say which of {words} this is.", field=key, words=alternatives(tags))
        else:
            self._fault(
                f"{place}.{key}",
                "{value} is not one of {words}{meant}",
                value=shown(word),
                words=alternatives(tags),
                meant=_meant(word, tags),
            )
        return None

    def _value(self, plain: Any, annotation: Any, place: str, base: Any) -> Any:
        """The value of a field, None after a fault."""
        if plain is None or (plain == "none" and may_be_none(annotation)):
            if not may_be_none(annotation):
                self._fault(place, "This is required.")
            return None
        if annotation == JOKERS and isinstance(plain, Mapping):
            return tuple(self._jokers(plain, place))
        kinds, row = structs_of(annotation), tuple_of(annotation)
        if kinds and isinstance(plain, Mapping):
            return self._struct(kinds, plain, place, base)
        if kinds:
            self._fault(place, "This must be a table, not {value}.", value=shown(plain))
            return None
        if row is not None and isinstance(plain, Mapping) and by_players(row) is not None:
            return tuple(self._by_number(plain, by_players(row), place))
        if row is not None and isinstance(plain, list | tuple):
            parts = row.__args__
            each = [parts[0]] * len(plain) if parts[-1] is Ellipsis else [*parts, *parts[-1:] * len(plain)]
            value: Any = tuple(
                self._value(part, each[number], f"{place}[{number}]", None) for number, part in enumerate(plain)
            )
            if any(structs_of(part) for part in each):
                return value
        else:
            value = plain
        fault = fault_in(value, annotation)
        if fault is not None and not any(each.place.startswith(place) for each in self.found):
            text = translatable(fault[1]) if row is None else _in_files(translatable(fault[1]), row)
            self._fault(place + fault[0], "This {fault}", fault=text)
        return value

    def _jokers(self, plain: Mapping[str, Any], place: str) -> Iterator[tuple[Any, Any]]:
        for name, count in plain.items():
            if name not in FACES:
                self._fault(
                    f"{place}.{name}", "This is not a joker: write JK for cards, and J, DJ, CJ or MJ for tiles."
                )
            elif type(count) is not int or count < 1:
                self._fault(f"{place}.{name}", "This must be a number of at least 1, not {value}.", value=shown(count))
            else:
                yield FACES[name], count

    def _by_number(self, plain: Mapping[str, Any], annotation: Any, place: str) -> Iterator[tuple[int, Any]]:
        for numbers, each in plain.items():
            first, dash, last = str(numbers).partition("-")
            if not _FEW.fullmatch(first) or (dash and not _FEW.fullmatch(last)):
                self._fault(f"{place}.{numbers}", 'The key must be a number, or a range such as "3-6".')
                continue
            value = self._value(each, annotation, f"{place}.{numbers}", None)
            yield from ((number, value) for number in range(int(first), int(last or first) + 1))

    # --- options

    def _offers(self, root: Rules, plain: Any) -> tuple[Option, ...]:
        if not isinstance(plain, list | tuple):
            self._fault("offers", "offers must be a list of options, not {value}.", value=shown(plain))
            return ()
        found = (self._option(root, each, f"offers[{number}]") for number, each in enumerate(plain))
        return tuple(option for option in found if option is not None)

    def _option(self, root: Rules, plain: Any, place: str) -> Option | None:
        table = {"name": plain} if isinstance(plain, str) else plain
        if not isinstance(table, Mapping):
            self._fault(place, "An option must be a name or a table, not {value}.", value=shown(plain))
            return None
        name = table.get("name")
        known = None if "path" in table or "sets" in table else KNOWN.get(name) if isinstance(name, str) else None
        if isinstance(plain, str) and known is None:
            self._fault(place, "{value} is not an option{meant}", value=shown(name), meant=_meant(name, KNOWN))
            return None
        unknown = [key for key in table if key not in Option.__struct_fields__]
        for key in unknown:
            meant = _meant(key, Option.__struct_fields__)
            self._fault(f"{place}.{key}", "There is no {value} here{meant}", value=shown(key), meant=meant)
        values = {} if known is None else {each: getattr(known, each) for each in Option.__struct_fields__}
        try:
            values |= {key: self._of_option(root, table, key) for key in table if key not in unknown}
            return Option(**values)
        except (RulesError, NoSuchField, AttributeError, KeyError, TypeError, ValueError) as error:
            if isinstance(error, RulesError):
                self._fault(place, _without_class(error, Option))
            else:
                self._fault(place, "This is not an option: {fault}", fault=_sentence(str(error)))
            return None

    def _of_option(self, root: Rules, table: Mapping[str, Any], key: str) -> Any:
        plain = table[key]
        if key == "sets":
            return tuple(
                (each["choice"], tuple((path, self._set(root, path, new)) for path, new in each["fields"].items()))
                for each in plain
            )
        if key == "choices":
            path = table.get("path")
            none = isinstance(path, str) and fault_in("none", annotation_at(root, path)) is not None
            return tuple(None if each == "none" and none else each for each in plain)
        if key == "idle":
            return tuple(plain.items())
        return tuple(plain) if isinstance(plain, list) else plain

    def _set(self, root: Rules, path: str, plain: Any) -> Any:
        return self._value(plain, annotation_at(root, path), f"offers.{path}", None)


def _inherited(like: Rules) -> dict[str, Any]:
    """What a sheet has from the one it is like: all but what names it."""
    return {name: getattr(like, name) for name in fields_of(Rules) if name not in (*OWN, "offers")}


def _fits(sheet: Rules, option: Option) -> bool:
    """Whether an option of the sheet that this one is like has something to set here, and a step that it adds fits."""
    if any(faults_of(sheet, option)):
        return False
    added = (dict(fields) for _, fields in option.sets if any(isinstance(new, Step) for _, new in fields))
    try:
        with as_it_was():
            return all(with_fields(sheet, fields) is not None for fields in added)
    except RulesError:
        return False


def _meant(word: Any, known: Iterable[str]) -> Translatable:
    from difflib import get_close_matches

    close = get_close_matches(str(word), [str(each) for each in known], n=1, cutoff=0.6)
    return Translatable("; did you mean {word}?", word=shown(close[0])) if close else Translatable(".")


def _wanted(name: str, annotation: Any) -> Translatable:
    """What a field that is missing could be."""
    kinds = structs_of(annotation)
    if len(kinds) > 1:
        tag = tag_of(kinds[0])
        return Translatable("add a table [{field}] with {tag}.", field=name, tag=tag[0] if tag else "kind")
    return Translatable("add a table [{field}].", field=name) if kinds else Translatable("add {field}.", field=name)


def _in_files(fault: Translatable, row: Any) -> Translatable:
    """The sentence with what stands in a file for a tuple."""
    if fault.template == "a tuple":
        return Translatable("a table") if by_players(row) is not None else Translatable("a list")
    parts = {
        name: _in_files(part, row) if isinstance(part, Translatable) else part for name, part in fault.parts.items()
    }
    return Translatable(fault.template, **parts)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "?")) else f"{text}."


def _without_class(error: RulesError, kind: type) -> Translatable:
    """The sentence of an error without the class of the value, whose place is told already."""
    fault, name = translatable(error), f"{kind.__name__}."
    if not fault.startswith(name):
        return fault
    if "place" in fault.parts:
        return Translatable(fault.template, **{**fault.parts, "place": str(fault.parts["place"]).removeprefix(name)})
    return Translatable(fault.removeprefix(name))


def _is_written(path: str, plain: Any) -> bool:
    """Whether plain values have something at the path of a field."""
    for name in path.split("."):
        if isinstance(plain, Sequence):
            plain = next((step for step in plain if isinstance(step, Mapping) and step.get("step") == name), None)
        else:
            plain = plain.get(name) if isinstance(plain, Mapping) else None
    return plain is not None
