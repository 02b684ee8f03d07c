"""House rules as people type them: ``first_meld=40``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rummykit.rules import Option, OptionValue, Rules

_WORDS: dict[str, OptionValue] = {"yes": True, "true": True, "no": False, "false": False, "none": None}


class NoSuchRules(ValueError):
    """There is no such game, or it has no such house rule; the text is for the person who asked."""


def add_option(parser: Any) -> None:
    """The option that house rules are given with, one or several at a time."""
    parser.add_argument(
        "--option",
        nargs="+",
        action="extend",
        default=[],
        metavar="NAME=VALUE",
        help="house rules, such as first_meld=40 or call_rummy=yes",
    )


A_GAME = "the id or any name of a game, or a file with a rule sheet"
"""What a game is called on the command line."""


def is_file(game: str) -> bool:
    """Whether a game is named by a file with its rule sheet."""
    return game.lower().endswith((".toml", ".json"))


def called(game: str) -> Rules:
    """The sheet of a game, or of a file; raises `NoSuchRules`."""
    from rummykit import games
    from rummykit.rules import RulesError

    try:
        return games.load(game) if is_file(game) else games.get(game)
    except OSError as error:
        raise NoSuchRules(f"{game}: {error.strerror}") from None
    except (games.UnknownGame, RulesError) as error:
        if Path(game).exists() and isinstance(error, games.UnknownGame):
            raise NoSuchRules(f"{game}: The name of a file with a rule sheet ends in .toml or .json.") from None
        raise NoSuchRules(str(error)) from None


def add_sheet(parser: Any) -> None:
    """The option that names files of sheets, for commands whose input names games."""
    parser.add_argument(
        "--sheet",
        action="append",
        default=[],
        metavar="FILE",
        help="a rule sheet that may be named too; again for more",
    )


def know(files: Sequence[str]) -> None:
    """Register the sheets in these files under their ids and names; raises `NoSuchRules`."""
    from rummykit import games
    from rummykit.rules import RulesError

    for file in files:
        try:
            games.add(called(file))
        except RulesError as error:
            raise NoSuchRules(f"{file}: {error}") from None


def sheets_in(folder: str) -> list[str]:
    """The files of rule sheets in a folder, by name; raises `NoSuchRules` if there are none."""
    try:
        files = sorted(str(file) for file in Path(folder).iterdir() if is_file(file.name))
    except OSError as error:
        raise NoSuchRules(f"{folder}: {error.strerror}") from None
    if not files:
        raise NoSuchRules(f"{folder}: there is no rule sheet here, no file ending in .toml or .json")
    return files


def sheet(game: str, typed: Sequence[str]) -> Rules:
    """The sheet of a game, or of a file, with house rules; raises `NoSuchRules`."""
    from rummykit.rules import RulesError

    rules = called(game)
    try:
        return rules.with_options(**dict(_option(rules, each) for each in typed))
    except RulesError as error:
        raise NoSuchRules(str(error)) from None


def _option(rules: Rules, typed: str) -> tuple[str, OptionValue]:
    name, equals, text = (part.strip() for part in typed.partition("="))
    if not equals:
        raise NoSuchRules(f"A house rule is written NAME=VALUE, not {typed!r}.")
    return name, _value(next((option for option in rules.offers if option.name == name), None), text)


def _value(option: Option | None, text: str) -> OptionValue:
    """The value that a text stands for; other text is left for the sheet to refuse."""
    if option is not None and text in option.choices:
        return text
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else text
