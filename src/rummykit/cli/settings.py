"""Flags that may also be given in the environment and in a file: flag before environment before file before default.

`SettingsParser` does this for every flag that is added to it. `--bus-key` is also `RUMMYKIT_BUS_KEY`, and
`RUMMYKIT_BUS_KEY_FILE` names a file that holds the value, as container secrets do. The file of `--config` is TOML: the
table `[serve]` has flags by their names, the table `[limits]` numbers of `rummykit.server.limits`.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

if TYPE_CHECKING:
    from rummykit.server.limits import Limits

_PREFIX = "RUMMYKIT_"
_TABLE = "serve"
_YES = ("1", "true", "yes", "on")
_NO = ("0", "false", "no", "off")
_NOT_SETTINGS = ("help", "config", "show_config")
SECRET = "SECRET"
"""The metavar of a flag whose value is never shown."""


class Setting(NamedTuple):
    """A flag, its name elsewhere, the value in force, and where that comes from."""

    name: str
    value: Any
    source: str
    secret: bool


class SettingsParser(argparse.ArgumentParser):
    """A parser whose flags are also settings, if it is made with `settings=True`.

    The parsed namespace has `settings`, a list of `Setting`, and `limits`, None where no number is changed. With
    `only`, the file may also have flags that this parser does not know; they are ignored.
    """

    def __init__(self, *arguments: Any, settings: bool = False, only: bool = False, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._settings: dict[str, argparse.Action] = {}
        self._only = only
        self._configured = settings
        if settings:
            self.add_argument("--config", metavar="FILE", help="a TOML file with these flags in its table [serve]")

    def parse_known_args(  # type: ignore[override] # of three overloads one is enough
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse the command line, and look elsewhere for what is not given there."""
        if not self._configured:
            return super().parse_known_args(args, namespace)
        flags = self._flags()
        said = namespace or argparse.Namespace()
        for dest in ("config", *(action.dest for action in flags.values())):
            setattr(said, dest, None)
        said, rest = super().parse_known_args(args, said)
        file, place = self._file(said.config)
        table = self._table(file, place, flags)
        settings = []
        for name, action in flags.items():
            value, source = getattr(said, action.dest), _flag(action)
            if value is None:
                value, source = self._elsewhere(name, action, table, place)
            setattr(said, action.dest, value)
            settings.append(Setting(name.replace("_", "-"), value, source, action.metavar == SECRET))
        if not self._only:
            self._look_for_slips(flags)
        said.settings = settings
        said.limits, said.limits_from = self._limits(file, place), place
        return said, rest

    def _flags(self) -> dict[str, argparse.Action]:
        """The flags that are settings, by name."""
        return {
            _flag(action)[2:].replace("-", "_"): action
            for action in self._actions
            if action.option_strings and action.dest not in _NOT_SETTINGS and action.default != argparse.SUPPRESS
        }

    def _file(self, said: str | None) -> tuple[Mapping[str, Any], str]:
        place = said or os.environ.get(f"{_PREFIX}CONFIG")
        if not place:
            return {}, ""
        import tomllib

        try:
            file = tomllib.loads(Path(place).read_text(encoding="utf-8-sig"))
        except OSError as error:
            self.error(f"{place}: {error.strerror}")
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.error(f"{place}: this is no TOML: {error}")
        for name, table in file.items():
            if name not in (_TABLE, "limits"):
                self._unknown(place, f"table [{name}]", name, (_TABLE, "limits"))
            if not isinstance(table, dict):
                self.error(f"{place}: [{name}] is a table")
        return file, place

    def _table(self, file: Mapping[str, Any], place: str, flags: Iterable[str]) -> dict[str, Any]:
        table = {name.replace("-", "_"): value for name, value in file.get(_TABLE, {}).items()}
        known = set(flags)
        for name in table:
            if name not in known and not self._only:
                self._unknown(place, f"setting {name.replace('_', '-')}", name, known)
        return table

    def _elsewhere(self, name: str, action: argparse.Action, table: Mapping[str, Any], place: str) -> tuple[Any, str]:
        """The value of a flag that the command line does not give, and its source."""
        variable = _PREFIX + name.upper()
        text, file = os.environ.get(variable), os.environ.get(f"{variable}_FILE")
        if text and file:
            self.error(f"{variable} and {variable}_FILE are both set; one of them is enough")
        if file:
            source = f"{variable}_FILE"
            try:
                text = Path(file).read_text(encoding="utf-8-sig").strip()
            except (OSError, UnicodeDecodeError) as error:
                self.error(f"{source}: {file} cannot be read: {getattr(error, 'strerror', None) or error}")
            return self._of_text(action, text, source), source
        if text:
            return self._of_text(action, text, variable), variable
        if name in table:
            source = f"{place}, {name.replace('_', '-')}"
            return self._of_toml(action, table[name], source), place
        if isinstance(action.default, str) and callable(action.type):
            return action.type(action.default), "default"
        return action.default, "default"

    def _of_text(self, action: argparse.Action, text: str, source: str) -> Any:
        if _is_switch(action):
            if text.lower() not in _YES + _NO:
                self.error(f"{source}: {text} is neither yes nor no")
            return self._parsed(action, [text.lower() in _YES], source)
        if _is_list(action):
            return self._parsed(action, [part.strip() for part in re.split(r"[,\n]", text) if part.strip()], source)
        return self._parsed(action, [text], source)

    def _of_toml(self, action: argparse.Action, value: Any, source: str) -> Any:
        if _is_switch(action):
            if not isinstance(value, bool):
                self.error(f"{source}: this is true or false")
            return self._parsed(action, [value], source)
        values = value if isinstance(value, list) and _is_list(action) else [value]
        if not all(isinstance(each, str | int | float) and not isinstance(each, bool) for each in values):
            self.error(f"{source}: this is a text or a number{', or a list of them' if _is_list(action) else ''}")
        return self._parsed(action, [str(each) for each in values], source)

    def _parsed(self, action: argparse.Action, values: Sequence[str | bool], source: str) -> Any:
        """What the command line would have parsed these values to."""
        flag = _flag(action)
        if isinstance(action, argparse.BooleanOptionalAction):
            flags = [option for option in action.option_strings if option.startswith("--no-") != values[0]]
            words = flags[:1]
        elif _is_switch(action):
            if not values[0]:
                return action.default
            words = [flag]
        elif isinstance(action.nargs, int | str) and action.nargs != "?":
            words = [flag, *map(str, values)]
        else:
            words = [f"{flag}={value}" for value in values]
        alone = argparse.ArgumentParser(add_help=False, exit_on_error=False)
        alone._add_action(action)
        try:
            return getattr(alone.parse_args(words, argparse.Namespace(**{action.dest: None})), action.dest)
        except argparse.ArgumentError as error:
            self.error(f"{source}: {error.message}")

    def _look_for_slips(self, flags: Iterable[str]) -> None:
        """Warn of variables that look like settings but are not; other programs may have variables with our prefix."""
        known = {f"{_PREFIX}{name.upper()}{end}" for name in (*flags, "config") for end in ("", "_FILE")}
        strangers = [name for name in os.environ if name.startswith(_PREFIX) and name not in known]
        if strangers:
            from difflib import get_close_matches

            for name in strangers:
                for close in get_close_matches(name, known, 1, 0.85):
                    print(f"{name} is no setting; did you mean {close}?", file=sys.stderr)

    def _limits(self, file: Mapping[str, Any], place: str) -> Limits | None:
        if not file.get("limits") or self._only:
            return None
        from rummykit.server.limits import InvalidLimit, UnknownLimit, limits_with

        try:
            return limits_with(file["limits"])
        except UnknownLimit as unknown:
            self._unknown(place, f"limit {unknown.name}", unknown.name, unknown.known)
        except InvalidLimit as reason:
            self.error(f"{place}, [limits]: {reason}")

    def _unknown(self, place: str, what: str, name: str, known: Iterable[str]) -> NoReturn:
        from difflib import get_close_matches

        close = get_close_matches(name, list(known), 1)
        self.error(f"{place}: there is no {what}{f'; did you mean {close[0]}?' if close else ''}")


def _flag(action: argparse.Action) -> str:
    return next((option for option in action.option_strings if option.startswith("--")), action.option_strings[0])


def _is_switch(action: argparse.Action) -> bool:
    return action.nargs == 0


def _is_list(action: argparse.Action) -> bool:
    return isinstance(action, argparse._AppendAction | argparse._ExtendAction) or action.nargs in ("+", "*")


def shown(settings: Iterable[Setting], limits: Limits | None, limits_from: str) -> str:
    """All settings in force, with their sources, for people to read: passwords and keys are left out."""
    from dataclasses import fields

    from rummykit.server.limits import Limits
    from rummykit.server.masking import masked

    usual = Limits()
    rows = [(each.name, "***" if each.secret and each.value else _text(each.value), each.source) for each in settings]
    for field in fields(usual):
        value = getattr(limits or usual, field.name)
        source = limits_from if value != getattr(usual, field.name) else "default"
        rows.append((f"limits.{field.name}", _text(value), source))
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    return "\n".join(
        f"{name:<{widths[0]}}  {masked(value):<{widths[1]}}  {source}".rstrip() for name, value, source in rows
    )


def _text(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)
