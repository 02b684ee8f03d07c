"""Messages of the workshop: the vocabulary as controls, a draft and what it says."""

from __future__ import annotations

from typing import Any

import msgspec

from rummykit.server.wire.http_messages import GameInfo
from rummykit.words.page import RulePage
from rummykit.workshop.controls import GroupInfo, WordInfo
from rummykit.workshop.faults import DraftFault


class Workshop(msgspec.Struct, frozen=True, kw_only=True):
    """Every word of the vocabulary with its controls, the sheet itself first; and the groups of its fields."""

    words: tuple[WordInfo, ...]
    groups: tuple[GroupInfo, ...]


class StartingSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A game to begin from: its `sheet` in full, and its rules as they are now."""

    game: str
    sheet: dict[str, Any]
    page: RulePage


class DraftAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sheet as far as it is written, the id of the game it was made from, and the language to tell it in."""

    sheet: dict[str, Any]
    base: str
    lang: str = "en"


class DraftTold(msgspec.Struct, frozen=True, kw_only=True):
    """What a draft says: its rules as a `page`, and as a `game` to make tables of; or its `faults`.

    `differs` are the places where it says something else than the game that it was made from.
    """

    page: RulePage | None
    game: GameInfo | None
    faults: tuple[DraftFault, ...]
    differs: tuple[str, ...]


class SheetFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The text of a sheet file, in TOML or JSON, and the language to tell its faults in."""

    text: str
    lang: str = "en"


class SheetRead(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says: a `sheet` in full, or its `faults`."""

    sheet: dict[str, Any] | None
    faults: tuple[DraftFault, ...]
