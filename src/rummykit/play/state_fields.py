"""How a field of a deal's state is declared: its purpose, who sees it, how it starts, what a new turn does to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

T = TypeVar("T")

Visibility: TypeAlias = Literal["public", "inferred", "own", "part", "unseen"]
"""Who knows a field.

"public": everybody; it is in every `View`. "inferred": everybody; it follows from the sheet and the view. "own": each
seat sees its own part. "part": everybody sees something of it, such as the number of cards in the stock. "unseen": it
is in no view, though a player at a table might remember it. A deal made from a view has unseen fields as at the
beginning, so no `check`, `actions`, `blocked` or `done` of a step may read one.
"""

KEPT: Final = object()
"""What a new turn does to most fields: nothing."""


@dataclass(frozen=True, slots=True)
class Beginning(Generic[T]):
    """How a field starts: with `value`, or a list of it `by_seat`; without a value it is set by the deal."""

    value: T
    how: Literal["same", "by_seat", "settled"] = "same"


def always(value: T) -> Beginning[T]:
    """A field that starts with the same value in every deal."""
    return Beginning(value)


def by_seat(value: T) -> Beginning[list[T]]:
    """A list with this value for every seat."""
    return Beginning([value], "by_seat")


EMPTY: Final[Beginning[Any]] = Beginning([], "by_seat")
"""A list that grows."""

SETTLED: Final[Beginning[Any]] = Beginning(None, "settled")
"""A field that is set when the cards are dealt."""


def _field(visibility: Visibility, purpose: str, start: Beginning[T], each_turn: object = KEPT, **names: str) -> T:
    said = {"visibility": visibility, "purpose": purpose, "start": start, "each_turn": each_turn}
    made: T = field(metadata={"view": "", "result": "", **said, **names})
    return made


def public(purpose: str, start: Beginning[T], each_turn: object = KEPT, *, view: str = "", result: str = "") -> T:
    """A field in every view, there named `view` if not by its own name; `result` is its name in a `Result`."""
    return _field("public", purpose, start, each_turn, view=view, result=result)


def inferred(purpose: str, start: Beginning[T], each_turn: object = KEPT) -> T:
    """A field that follows from the sheet and the view."""
    return _field("inferred", purpose, start, each_turn)


def own(purpose: str, start: Beginning[T], each_turn: object = KEPT) -> T:
    """A field of which each seat sees its own part."""
    return _field("own", purpose, start, each_turn)


def part(purpose: str, start: Beginning[T], each_turn: object = KEPT) -> T:
    """A field of which every view shows the same part."""
    return _field("part", purpose, start, each_turn)


def unseen(purpose: str, start: Beginning[T], each_turn: object = KEPT, *, result: str = "") -> T:
    """A field in no view."""
    return _field("unseen", purpose, start, each_turn, result=result)
