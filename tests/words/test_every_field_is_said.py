"""No field of any word goes unsaid: two values of it give two different rule pages, in some game at least."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

import pytest
from msgspec.structs import force_setattr, replace

from rummykit import games
from rummykit.checked import Checked, fields_of
from rummykit.rules import Names, Rules
from rummykit.rules.words import all_words, values_of
from rummykit.vocabulary.matches.winning_run import WinningRun
from rummykit.words import LANGUAGES, rule_page
from tests.words.sheets import MADE_UP

UNSAID = {
    "Rules.version": "it says which edition of the sheet a record was played by",
    "Rules.minutes": "the card of the game on the home page says it",
    "Rules.usual_players": "the button of the home page seats so many",
    "Rules.sample": "the card of the game on the home page shows it",
    "Rules.aliases": "the command line and the addresses take them",
    "Rules.akin": "the search of the home page finds the game by them",
    "Rules.shelf": "the home page says it above its shelf",
    "Rules.id": "programs know the game by it",
    "Rules.offers": "the list of house rules says them, which is not compared here",
    "ForceWindow.seconds": "the clock on the table shows it",
    "FightWindow.seconds": "the clock on the table shows it",
    "AskPartner.seconds": "the clock on the table shows it",
    "CallWindow.seconds": "the clock on the table shows it",
    "ClaimWindow.seconds": "the clock on the table shows it",
    "BuyWindow.seconds": "the clock on the table shows it",
}
"""Fields that no page says, each with its reason."""


def sheets() -> Iterator[Rules]:
    """One with everything that the games lack, every game, and then every game under each of its house rules."""
    yield MADE_UP
    yield replace(games.get("knock_rummy"), match=WinningRun(target=100), offers=())
    yield from games.SHEETS.values()
    for game in games.SHEETS:
        yield from _with_a_house_rule(game)


@cache
def _with_a_house_rule(game: str) -> tuple[Rules, ...]:
    sheet, found = games.SHEETS[game], []
    for option in sheet.offers:
        for value in option.choices or (option.low, option.high):
            try:
                found.append(replace(sheet.with_options(**{option.name: value}), offers=(), house=(), base=None))
            except ValueError:
                continue
    return tuple(found)


def others(annotation: Any, now: Any) -> Iterator[Any]:
    """Values that a field of this annotation might have instead."""
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        yield from others(args[0], now)
    elif origin is Literal:
        yield from (each for each in args if each != now)
    elif origin is tuple:
        yield from _tuples(args, now)
    elif args:
        for part in args:
            yield from others(part, now)
    elif annotation is bool:
        yield not now
    elif annotation is int:
        number = now if isinstance(now, int) else 0
        yield from (number + step for step in (1, -1, 2, 7))
    elif annotation is str:
        yield from ("0.25", "2", "other")
    elif annotation is NoneType and now is not None:
        yield None
    elif isinstance(annotation, type) and issubclass(annotation, Checked):
        yield from (each for each in _of_other_sheets(annotation) if each != now)


def _tuples(args: tuple[Any, ...], now: Any) -> Iterator[Any]:
    if not isinstance(now, tuple):
        now = ()
    for place, part in enumerate(now):
        for other in others(args[0] if args[-1] is ... else args[place], part):
            yield (*now[:place], other, *now[place + 1 :])
    if args[-1] is ...:
        if now:
            yield now[1:]
        yield from ((*now, each) for each in _parts(args[0]))


def _parts(annotation: Any) -> Iterator[Any]:
    """Parts that a tuple could have beside those that it has."""
    if get_origin(annotation) is tuple:
        yield from _zipped(get_args(annotation))
    else:
        yield from others(annotation, None)


def _zipped(args: tuple[Any, ...]) -> Iterator[Any]:
    if args[-1] is ...:
        yield from (((4,) * count) for count in (2, 3))
        return
    yield from zip(*(list(others(each, None))[:4] for each in args), strict=False)


@cache
def _of_other_sheets(word: type[Checked]) -> tuple[Checked, ...]:
    found = [value for sheet in (*games.SHEETS.values(), MADE_UP) for value in values_of(sheet, word)]
    return tuple(value for place, value in enumerate(found) if value not in found[:place])


def changed(value: Any, word: type[Checked], name: str) -> Iterator[Any]:
    """A sheet, or a part of one, with other values in the field of a word."""
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            for other in changed(part, word, name):
                yield (*value[:place], other, *value[place + 1 :])
    if not isinstance(value, Checked):
        return
    hints = fields_of(type(value))
    if type(value) is word:
        yield from _replaced(value, name, others(hints[name], getattr(value, name)))
    for field in hints:
        if field not in ("offers", "base"):
            yield from _replaced(value, field, changed(getattr(value, field), word, name))


def _replaced(value: Checked, name: str, wanted: Iterator[Any]) -> Iterator[Checked]:
    """Copies with something else in a field, unchecked: what goes with what is no matter here."""
    for each in wanted:
        other = copy(value)
        force_setattr(other, name, each)
        yield other


def said(sheet: Rules, languages: Iterable[str]) -> tuple[object, ...]:
    """What a page says in these languages, without the list of house rules; nothing of a sheet that cannot be told."""
    try:
        pages = [rule_page(sheet, language) for language in languages]
    except (ValueError, LookupError, TypeError, StopIteration, RuntimeError, AssertionError):
        return ()
    return tuple((page.title, *(part for part in page.sections if part.anchor != "options")) for page in pages)


usual = cache(said)


def is_said(word: type[Checked], name: str, among: Iterable[Rules]) -> bool:
    """Whether some sheet has another page with another value in the field."""
    languages = tuple(LANGUAGES) if word is Names else ("en",)
    for sheet in among:
        if next(values_of(sheet, word), None) is None:
            continue
        if any(
            page and page != usual(sheet, languages)
            for page in (said(other, languages) for other in changed(sheet, word, name))
        ):
            return True
    return False


FIELDS = [(word, name) for word in all_words() for name in fields_of(word)]


@pytest.mark.parametrize(("word", "name"), FIELDS, ids=[f"{word.__name__}.{name}" for word, name in FIELDS])
def test_every_field_is_said(word: type[Checked], name: str) -> None:
    field = f"{word.__name__}.{name}"
    if field in UNSAID:
        assert not is_said(word, name, games.SHEETS.values()), f"A rule page says {field}: take it out of UNSAID."
    else:
        assert is_said(word, name, sheets()), (
            f"No rule page says {field}: say it in words/, or give the reason in UNSAID here."
        )


def test_every_reason_is_for_a_field_that_there_is() -> None:
    assert {*UNSAID} <= {f"{word.__name__}.{name}" for word, name in FIELDS}
