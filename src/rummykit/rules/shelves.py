"""The families of games, each a shelf where people choose: what a sheet says, or else what its rules make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from rummykit.rules.steps import GoOut, Swap

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules

__all__ = ["SHELVES", "Shelf", "shelf_of"]

Shelf: TypeAlias = Literal["tiles", "rummy", "romme", "knock", "indian", "contract", "canasta", "asia"]

SHELVES: tuple[Shelf, ...] = get_args(Shelf)
"""Every shelf, in the order in which they stand."""


def shelf_of(sheet: Rules) -> Shelf:
    """The shelf of a game: the one its sheet names, else one that fits what decides a deal."""
    if sheet.shelf is not None:
        return sheet.shelf
    if sheet.pack.family == "tiles":
        return "tiles"
    if sheet.lives is not None:
        return "indian"
    if sheet.knock is not None:
        return "knock"
    if sheet.sides is not None:
        return "canasta"
    if sheet.rearranges:
        return "rummy"
    go_out = sheet.step(GoOut)
    opening = sheet.opening
    if (go_out is not None and go_out.contracts) or (opening is not None and opening.contract is not None):
        return "contract"
    return "romme" if sheet.step(Swap) is not None else "rummy"
