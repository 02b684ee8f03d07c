"""A rule sheet as plain values, as they are kept in logs and written to files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias, get_args

from rummykit.cards import NAMES
from rummykit.checked import Checked, defaults_of, fields_of
from rummykit.rules import Option, Rules
from rummykit.rules.option_consistency import annotation_at
from rummykit.rules.options import KNOWN
from rummykit.sheets.forms import JOKERS, by_players, tag_of, tuple_of

Plain: TypeAlias = dict[str, Any]
"""A sheet as the values of TOML and JSON: tables, lists, texts and numbers."""

FORMAT = 6
"""The form of what `to_plain` writes. What an older release has written is read for ever, by `upgrades.py`."""
OWN = ("id", "names", "aliases", "akin", "version")
"""The fields that name a sheet: it has none of them from the one that it is like."""


def to_plain(rules: Rules) -> Plain:
    """A sheet in full, so that it means the same when a default or a known option has changed.

    The house rules in force are named beside the sheet that they change.
    """
    root = rules.base or rules
    plain: Plain = {"format": FORMAT} | _table(root, brief=False)
    plain["offers"] = [_option(root, option, brief=False) for option in root.offers]
    if rules.house:
        plain["house"] = dict(rules.house)
    return plain


def to_brief(rules: Rules, like: Rules | None = None) -> Plain:
    """A sheet for people: without what goes without saying, or only what differs from the sheet that it is `like`."""
    root = rules.base or rules
    plain = _table(root, brief=True)
    if plain["names"].keys() == {"en"}:
        plain["names"] = root.names.en
    plain["offers"] = [_brief_option(root, option) for option in root.offers]
    if like is not None:
        plain = {"like": like.id} | _difference(root, like, plain)
    elif not plain["offers"]:
        del plain["offers"]
    if rules.house:
        plain["house"] = dict(rules.house)
    return plain


def _difference(sheet: Rules, like: Rules, plain: Plain) -> Plain:
    """What a sheet says otherwise than another, field by field."""
    found: Plain = {}
    for name in fields_of(Rules):
        now, before = getattr(sheet, name), getattr(like, name)
        if name in ("id", "names") or (name in OWN and name in plain):
            found[name] = plain[name]
        elif name in OWN or now == before:
            continue
        elif isinstance(now, Checked) and type(now) is type(before):
            full, old = _table(now, brief=False), _table(before, brief=False)
            found[name] = {key: value for key, value in full.items() if old[key] != value}
        else:
            found[name] = plain.get(name, to_value(now, fields_of(Rules)[name], brief=True))
    return found


def _table(value: Checked, brief: bool) -> Plain:
    tag, usual = tag_of(type(value)), defaults_of(type(value))
    plain: Plain = {} if tag is None else {tag[0]: tag[1]}
    for name, annotation in fields_of(Rules if isinstance(value, Rules) else type(value)).items():
        now = getattr(value, name)
        if name != "offers" and not (brief and name in usual and usual[name] == now):
            plain[name] = to_value(now, annotation, brief)
    return plain


def to_value(value: Any, annotation: Any, brief: bool) -> Any:
    """A value of a field as it is written."""
    if isinstance(value, Checked):
        return _table(value, brief)
    if not isinstance(value, tuple):
        return value
    if annotation == JOKERS:
        return {NAMES[face]: count for face, count in value}
    kind = tuple_of(annotation)
    each = by_players(kind)
    if each is not None:
        return dict(_ranges((number, to_value(part, each, brief)) for number, part in value))
    part = get_args(kind)[0] if kind is not None else None
    return [to_value(each, part, brief) for each in value]


def _ranges(pairs: Iterable[tuple[int, Any]]) -> Iterator[tuple[str, Any]]:
    """Numbers with equal values that follow one another as one: "3-4"."""
    first = last = 0
    value: Any = None
    for number, each in pairs:
        if last and number == last + 1 and each == value:
            last = number
            continue
        if last:
            yield (str(first) if first == last else f"{first}-{last}"), value
        first = last = number
        value = each
    if last:
        yield (str(first) if first == last else f"{first}-{last}"), value


def _brief_option(sheet: Rules, option: Option) -> str | Plain:
    """The name of a known option, with what is otherwise than usual."""
    known, plain = KNOWN.get(option.name), _option(sheet, option, brief=True)
    if known is None or (known.path, known.sets) != (option.path, option.sets):
        return plain
    usual = _option(sheet, known, brief=True)
    if not usual.keys() <= plain.keys():
        return plain
    plain = {key: value for key, value in plain.items() if key == "name" or usual.get(key) != value}
    return plain if len(plain) > 1 else option.name


def _option(sheet: Rules, option: Option, brief: bool) -> Plain:
    plain: Plain = {"name": option.name, "text": option.text}
    if option.path:
        plain["path"] = option.path
    if option.choices:
        plain["choices"] = list(option.choices)
    else:
        plain |= {"low": option.low, "high": option.high}
    if option.sets:
        plain["sets"] = [
            {
                "choice": choice,
                "fields": {path: to_value(new, annotation_at(sheet, path), brief) for path, new in fields},
            }
            for choice, fields in option.sets
        ]
    plus = {"plus": option.plus} if option.plus else {}
    return plain | plus | {"idle": dict(option.idle), "instead_of": list(option.instead_of)}


def _set(sheet: Rules, fields: Iterable[tuple[str, Any]], brief: bool) -> Plain:
    return {path: to_value(new, annotation_at(sheet, path), brief) for path, new in fields}
