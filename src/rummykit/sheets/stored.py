"""Sheets as table logs and records keep them: whole, as JSON on one line, so that what was begun can be played on."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from rummykit.rules import Rules, RulesError
from rummykit.sheets.plain import to_plain
from rummykit.sheets.reading import from_plain

LONGEST = 65_536
"""Bytes of a stored sheet; the longest of a known game has about five thousand."""
NOT_STORED = msgspec.Raw(b"null")
"""What stands where no sheet was stored: a game's name and its options say which it was."""


@lru_cache(maxsize=256)
def to_stored(rules: Rules) -> msgspec.Raw:
    """The sheet with its house rules; equal sheets give equal text."""
    return msgspec.Raw(msgspec.json.encode(to_plain(rules)))


def from_stored(text: msgspec.Raw) -> Rules | None:
    """The sheet that was stored, None where there was none; raises `RulesError` for text that is no sheet.

    Equal texts give one and the same sheet, so what is made ready for a sheet is made ready once.
    """
    written = bytes(text)
    if len(written) > LONGEST:
        raise RulesError(f"A sheet has at most {LONGEST} bytes, not {len(written)}.")
    return _from_stored(written)


@lru_cache(maxsize=256)
def _from_stored(text: bytes) -> Rules | None:
    try:
        plain = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RulesError(f"This is no JSON: {error}.") from None
    return None if plain is None else from_plain(plain)
