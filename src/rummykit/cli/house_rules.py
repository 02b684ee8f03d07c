"""House rules as they are typed: ``first_meld=40``."""

from __future__ import annotations

from collections.abc import Sequence
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


def sheet(game: str, typed: Sequence[str]) -> Rules:
    """The sheet of a game with house rules; raises `NoSuchRules`."""
    from rummykit import games
    from rummykit.rules import RulesError

    try:
        rules = games.get(game)
        return rules.with_options(**dict(_option(rules, each) for each in typed))
    except (games.UnknownGame, RulesError) as error:
        raise NoSuchRules(str(error)) from None


def _option(rules: Rules, typed: str) -> tuple[str, OptionValue]:
    name, equals, text = (part.strip() for part in typed.partition("="))
    if not equals:
        raise NoSuchRules(f"A house rule is written NAME=VALUE, not {typed!r}.")
    return name, _value(next((option for option in rules.offers if option.name == name), None), text)


def _value(option: Option | None, text: str) -> OptionValue:
    """The value that a text means; text that means none is left for the sheet to refuse."""
    if option is not None and text in option.choices:
        return text
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else text
