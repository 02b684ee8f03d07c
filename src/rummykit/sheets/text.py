"""Rule sheets as text, in TOML or JSON."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeAlias

from rummykit.checked import check_kind
from rummykit.rules import Rules
from rummykit.sheets.plain import Plain, to_brief
from rummykit.sheets.reading import Fault, Find, SheetError, from_plain
from rummykit.translatable import Translatable, translatable

Form: TypeAlias = Literal["toml", "json"]
"""How a sheet is written."""
FORMS: tuple[Form, ...] = ("toml", "json")
"""All forms."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_LINE = "\n"
MOST_DEEP = 12
"""Tables in tables; a sheet needs six."""
LARGEST_NUMBER = 100_000
"""No game counts so far."""
_PART = r"""(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(rf"(?<![A-Za-z0-9_-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{MOST_DEEP}}}")
"""The beginning of a key in TOML that is nested too deeply, `a.b.c…`."""
_TOO_DEEP = translatable("This is nested too deeply for a sheet.")
_TOO_LARGE = Translatable("Numbers may be at most {most}.", most=LARGEST_NUMBER)
WIDEST = 100
"""Signs of a list on one line; a longer one has a line for each part."""


def form_of(name: str) -> Form:
    """The form in which a file is written, by the end of its name: TOML unless that is ``.json``."""
    return "json" if name.lower().endswith(".json") else "toml"


def _check_form(form: Form) -> None:
    if form not in FORMS:
        raise ValueError(f"A sheet is written as {' or '.join(FORMS)}, not as {form!r}.")


def read_sheet(text: str, form: Form = "toml", *, name: str = "", find: Find | None = None) -> Rules:
    """The sheet that a text describes; raises `SheetError` with the name of the file and the place of each fault.

    `find` gives the sheet that `like` names; `rummykit.games.loads` finds every game.
    """
    _check_form(form)
    check_kind(text, str, "the text of a sheet")
    try:
        return from_plain(_plain(text.removeprefix("\ufeff"), form), find)
    except SheetError as error:
        raise SheetError(error.faults, name) from None


def _plain(text: str, form: Form) -> Any:
    """The plain values of a text; raises `SheetError`, also for what no sheet has and readers take long for."""
    try:
        return _of_json(text) if form == "json" else _of_toml(text)
    except RecursionError:
        raise SheetError([Fault("", _TOO_DEEP)]) from None


# What reads text is loaded only where there is some: games are imported far more often than files are read.


def _of_json(text: str) -> Any:
    import json

    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise SheetError(
            [Fault(f"line {error.lineno}", Translatable("This is not valid JSON: {fault}.", fault=error.msg))]
        ) from None
    except ValueError:  # more digits than Python reads
        raise SheetError([Fault("", _TOO_LARGE)]) from None


def _of_toml(text: str) -> Any:
    import tomllib

    # The reader takes time and memory with the square of the parts of a key.
    if (key := _LONG_KEY.search(text)) is not None:
        raise SheetError([Fault(f"line {text.count(_LINE, 0, key.start()) + 1}", _TOO_DEEP)])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said, _, place = str(error).rpartition(" (at ")
        raise SheetError(
            [Fault(place.rstrip(")"), Translatable("This is not valid TOML: {fault}.", fault=said or place))]
        ) from None
    except ValueError:
        raise SheetError([Fault("", _TOO_LARGE)]) from None


def write_sheet(rules: Rules, form: Form = "toml", *, like: Rules | None = None) -> str:
    """The text of a sheet: all of it, or what differs from the sheet it is `like`."""
    _check_form(form)
    plain = to_brief(rules, like)
    if form == "toml":
        return to_toml(plain)
    import json

    return json.dumps(plain, ensure_ascii=False, indent=2) + "\n"


def to_toml(plain: Plain) -> str:
    """Plain values in TOML, None as "none"; lists of tables become tables of their own, such as ``[[turn]]``."""
    return "\n".join(_lines(plain, "")).strip("\n") + "\n"


def _lines(table: Mapping[str, Any], path: str) -> Iterator[str]:
    tables = {key: value for key, value in table.items() if _is_table(value) or (key == "turn" and _are_tables(value))}
    for key, value in table.items():
        if key not in tables:
            yield from _entry(key, value)
    for key, value in tables.items():
        name = f"{path}{_key(key)}"
        for each in value if isinstance(value, list) else [value]:
            yield ""
            yield f"[[{name}]]" if isinstance(value, list) else f"[{name}]"
            yield from _lines(each, f"{name}.")


def _is_table(value: Any) -> bool:
    return isinstance(value, Mapping)


def _are_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_table, value))


def _entry(key: str, value: Any) -> Iterator[str]:
    line = f"{_key(key)} = {_value(value)}"
    if isinstance(value, list) and len(line) > WIDEST:
        yield f"{_key(key)} = ["
        yield from (f"    {_value(each)}," for each in value)
        yield "]"
    else:
        yield line


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _string(key)


def _value(value: Any) -> str:
    if value is None:
        return '"none"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_key(key)} = {_value(each)}' for key, each in value.items())}}}"
    return f"[{', '.join(map(_value, value))}]"


_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}


def _string(text: str) -> str:
    signs = (_ESCAPES.get(sign) or (sign if sign >= " " and sign != "\x7f" else f"\\u{ord(sign):04x}") for sign in text)
    return f'"{"".join(signs)}"'
