"""One rule sheet a game, found by id, name or alias."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from functools import cache, lru_cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING
from unicodedata import normalize

import msgspec
from msgspec.structs import astuple, replace

from rummykit.cards import quoted
from rummykit.checked import check_kind
from rummykit.rules import OptionValue, Rules, RulesError
from rummykit.rules.sheet import check_sheet

if TYPE_CHECKING:
    from os import PathLike

    from rummykit.sheets import Form

__all__ = ["SHEETS", "UnknownGame", "add", "dump", "get", "load", "loads"]

_BUILT_IN = (
    "rummikub",
    "rummikub_classic",
    "rummikub_twist",
    "indian_rummy_points",
    "indian_rummy_pool101",
    "indian_rummy_pool201",
    "indian_rummy_deals",
    "standard_rummy",
    "round_the_corner_rummy",
    "rummy_complete",
    "block_rummy",
    "slowdown_rummy",
    "boathouse_rum",
    "caloochi",
    "double_rum",
    "gin_rummy",
    "knock_rummy",
    "continental_rum",
    "queen_city_rum",
    "phom",
    "german_rummy",
    "nowrang",
    "three_thirteen",
    "contract_rummy",
    "liverpool_rummy",
    "shanghai_rummy",
    "carioca",
    "kalooki_40",
    "scala_40",
    "remi_51",
    "rummy_500",
    "thai_dummy",
    "seven_bridge",
    "tonk",
    "tong_its",
    "conquian",
    "canasta",
    "machiavelli",
    "vatikan",
    "okey",
    "okey_101",
    "burraco",
    "hand_and_foot",
    "indian_rummy_21",
)
"""Ids of the games, each the name of the file beside this one that has its sheet."""
OWN = "own_"
"""What the id of a game of one's own begins with, followed by digits that its rules make."""


class _Sheets(MutableMapping[str, Rules]):
    """Sheets by id, each built when it is first asked for: most of what is done with rules needs one or two."""

    def __init__(self, ids: Iterable[str]) -> None:
        self._sheets: dict[str, Rules | None] = dict.fromkeys(ids)

    def __getitem__(self, id: str) -> Rules:
        sheet = self._sheets[id]
        if sheet is None:
            sheet = self._sheets[id] = import_module(f"rummykit.games.{id}").RULES
        return sheet

    def __setitem__(self, id: str, sheet: Rules) -> None:
        self._sheets[id] = sheet

    def __delitem__(self, id: str) -> None:
        del self._sheets[id]

    def __contains__(self, id: object) -> bool:
        return id in self._sheets

    def __iter__(self) -> Iterator[str]:
        return iter(self._sheets)

    def __len__(self) -> int:
        return len(self._sheets)


SHEETS: MutableMapping[str, Rules] = _Sheets(_BUILT_IN)
"""All games by id, in the order in which they are listed; `add` puts more there."""


def __getattr__(name: str) -> ModuleType:
    """The module of a game, on its first use (PEP 562)."""
    if name in _BUILT_IN:
        return import_module(f"rummykit.games.{name}")
    raise AttributeError(f"module 'rummykit.games' has no attribute {name!r}")


class UnknownGame(LookupError, ValueError):
    """No sheet has this id, name or alias; a `ValueError`, as every refusal of the library is."""


def _spelling(name: str) -> str:
    """A name however it is written: in capitals or not, with accents, blanks and hyphens or without them."""
    return re.sub(r"[\s_\u0300-\u036f-]+", "", normalize("NFKD", name)).casefold().replace("ı", "i")


_NAMING = ("names", "aliases", "akin")
"""What a game is called, which changes from release to release."""
_SEATING = ("players", "more_packs")
"""How many it is for, which may become more, and the packs of these."""
_BRACKET = re.compile(r"\s*[（(].*[)）]")
"""What a name adds in brackets."""


@cache
def _index() -> dict[str, str]:
    """All that games are called, with their ids; what a name adds in brackets may be left out."""
    index: dict[str, str] = {}
    named = [(name, sheet.id) for sheet in SHEETS.values() for name in _names(sheet)]
    for name, game in (*named, *((_BRACKET.sub("", name), game) for name, game in named)):
        index.setdefault(_spelling(name), game)
    return index


def _names(sheet: Rules) -> list[str]:
    """All that a game is called."""
    return [name for name in (sheet.id, *sheet.aliases, *astuple(sheet.names)) if name]


def _meant(name: str) -> str:
    """A question about the game whose name comes closest, if one is close."""
    from difflib import get_close_matches

    close = get_close_matches(_spelling(name), _index(), n=1, cutoff=0.7)
    return f" Did you mean {_index()[close[0]]!r}?" if close else ""


def get(name: str, **options: OptionValue) -> Rules:
    """The sheet called `name` (id, name in any language, or alias) with house rules.

    Raises `UnknownGame`, and `RulesError` for options that do not fit.
    """
    sheet = _called(name)
    return sheet.with_options(**options) if options else sheet


def add(rules: Rules) -> None:
    """Know a sheet by its id, names and aliases from now on, in this process; what others are called stays theirs.

    Raises `RulesError` where another sheet has its id.
    """
    check_sheet(rules)
    if SHEETS.get(rules.id, rules) != rules:
        raise RulesError(f"There is a game with the id {rules.id} already: give this one another id.")
    names = _index()
    SHEETS[rules.id] = rules
    for name in _names(rules):
        names.setdefault(_spelling(name), rules.id)


def load(file: str | PathLike[str]) -> Rules:
    """The sheet in a file of TOML, or of JSON where its name ends so; `like` in it may name any game here.

    Raises `OSError` for a file that cannot be read, and `SheetError` with the file and the place of every fault.
    """
    from rummykit.sheets import Fault, SheetError, form_of
    from rummykit.translatable import Translatable

    name = str(file)
    with open(file, encoding="utf-8") as text:
        try:
            return loads(text.read(), form_of(name), name=name)
        except UnicodeDecodeError:
            raise SheetError([Fault("", Translatable("This is no text in UTF-8."))], name) from None


def loads(text: str, form: Form = "toml", *, name: str = "") -> Rules:
    """The sheet that a text describes; raises `SheetError`, whose text begins with `name` where one is given."""
    from rummykit.sheets import read_sheet

    return read_sheet(text, form, name=name, find=get)


def dump(rules: Rules, form: Form = "toml", *, like: str = "") -> str:
    """The text of a sheet, which `loads` reads: all of it, or only what differs from the game it is `like`."""
    from rummykit.sheets import write_sheet

    check_sheet(rules)
    return write_sheet(rules, form, like=get(like) if like else None)


def from_stored(text: msgspec.Raw) -> Rules | None:
    """The sheet that a log or a record keeps, None where it keeps none; raises `RulesError` for text that is no sheet.

    A game of the house that was stored when it was called otherwise, or had fewer house rules or players, is that game.
    Equal texts give one and the same sheet.
    """
    return _from_stored(bytes(text))


@lru_cache(maxsize=256)
def _from_stored(text: bytes) -> Rules | None:
    from rummykit import sheets

    sheet = sheets.from_stored(msgspec.Raw(text))
    game = None if sheet is None else SHEETS.get(sheet.id)
    if sheet is None or game is None:
        return sheet
    root = sheet.base or sheet
    today = (*_NAMING, *_SEATING) if _as_for_those(root, game) else _NAMING
    try:
        now = replace(root, offers=game.offers, **{name: getattr(game, name) for name in today})
    except RulesError:  # today's house rules are about something that this sheet does not have
        return sheet
    if now != game or not set(root.offers) <= set(game.offers):
        return sheet
    return game.with_recorded(**dict(sheet.house)) if sheet.house else game


def _as_for_those(root: Rules, game: Rules) -> bool:
    """Whether the players of a sheet may all play the game, too, and use the same packs."""
    fewest, most = root.players
    return game.players[0] <= fewest <= most <= game.players[1] and all(
        root.pack_for(players) == game.pack_for(players) for players in range(fewest, most + 1)
    )


def as_recorded(name: str, options: Mapping[str, OptionValue]) -> Rules:
    """The sheet of a game that was begun earlier with these options; raises as `get` does.

    What `get` refuses to new games because it changes nothing may have been asked for then.
    """
    return _called(name).with_recorded(**options)


def _called(name: str) -> Rules:
    check_kind(name, str, "the name of a game, such as 'gin_rummy'")
    game = re.sub(r"[\s-]", "_", name.strip()).casefold()
    try:
        return SHEETS[game if game in _BUILT_IN else _index()[_spelling(name)]]
    except KeyError:
        raise UnknownGame(f"No game is called {quoted(name)}.{_meant(name)} The games: {', '.join(SHEETS)}.") from None
