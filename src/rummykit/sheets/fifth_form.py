"""From the fourth form of sheets to the fifth: long melds and second hands have the names that players give them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rummykit.sheets.fourth_form import reworded
from rummykit.sheets.plain import Plain
from rummykit.sheets.second_form import in_every_word

TEXTS: Mapping[str, str] = {
    "A book with a single wild card and seven natural cards is semi-clean": (
        "A burraco with a single wild card and seven natural cards is semi-clean"
    ),
    "A side needs a clean book to go out": "A side needs a clean burraco to go out",
    "Points lost when a hand in pairs goes out with the wild tile": (
        "Points lost when a hand in pairs goes out with the okey"
    ),
    "A wild tile in a set may be taken by replacing it with the tile it stands for": (
        "An okey in a set may be taken by replacing it with the tile it stands for"
    ),
    "Discarding the wild tile costs points, unless it is the last tile": (
        "Discarding an okey costs points, unless it is the last tile"
    ),
    "Points for a wild tile left on a rack": "Points for an okey left on a rack",
}
"""House rules that speak of burracos and okeys now."""


def fifth_form(plain: Plain) -> Plain:
    """A sheet of the fourth form in the fifth: where each side has one second hand, as in Burraco, it is a pozzetto."""
    of = _second_hand_of(plain)
    names = {"natural": "canasta", "clean": "burraco" if of == "side" else "book"}

    def changed(place: str, fields: Plain) -> Plain:
        if place == "books" and isinstance(called := fields.get("called"), str):
            return fields | {"called": names.get(called, called)}
        if place == "second_hand" and "called" not in fields and of == "side":
            return fields | {"called": "pozzetto"}
        return fields

    return reworded(in_every_word(plain, changed), TEXTS)


def _second_hand_of(plain: Plain) -> Any:
    second = plain.get("second_hand")
    return second.get("of") if isinstance(second, Mapping) else None
