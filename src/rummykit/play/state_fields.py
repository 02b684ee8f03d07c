"""How a field of the state of a deal is declared: what it is for, who sees it, how it starts, what a new turn does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

Sight: TypeAlias = Literal["public", "inferred", "own", "part", "unseen"]
"""Who knows a field.

"public": everybody, it is in every `View`. "inferred": everybody, by the sheet and what is in the view. "own": a seat
what is its own. "part": everybody something of it, such as the number of cards in the stock. "unseen": no view has it,
though a player at a table might remember it. A deal made from a view has an unseen field as in the beginning, so
nothing that must answer there may read one: no `check`, `actions`, `blocked` or `done` of a step.
"""

KEPT: Final = object()
"""What a new turn does to most fields: nothing."""


@dataclass(frozen=True, slots=True)
class Beginning(Generic[T]):
    """How a field starts: with `value`, or a list that has it `by_seat`; without one it is settled by the deal."""

    value: T
    how: Literal["same", "by_seat", "settled"] = "same"


class Starts(NamedTuple):
    """How fields start, by their names: with a value, or with a list to be repeated for every seat."""

    same: list[tuple[str, Any]]
    by_seat: list[tuple[str, list[Any]]]


def always(value: T) -> Beginning[T]:
    """The same in every deal."""
    return Beginning(value)


def by_seat(value: T) -> Beginning[list[T]]:
    """A list with this for every seat."""
    return Beginning([value], "by_seat")


EMPTY: Final[Beginning[Any]] = Beginning([], "by_seat")
"""A list that grows."""

SETTLED: Final[Beginning[Any]] = Beginning(None, "settled")
"""Known when the cards are dealt."""


def _field(
    sight: Sight, purpose: str, start: Beginning[T], each_turn: object = KEPT, view: str = "", result: str = ""
) -> T:
    said = {"sight": sight, "purpose": purpose, "start": start, "each_turn": each_turn, "view": view, "result": result}
    made: T = field(metadata=said)
    return made


def public(purpose: str, start: Beginning[T], each_turn: object = KEPT, *, view: str = "", result: str = "") -> T:
    """A field in every view, as `view` if not under its own name; `result` is its name in a `Result` that has it."""
    return _field("public", purpose, start, each_turn, view, result)


def inferred(purpose: str, start: Beginning[T], each_turn: object = KEPT) -> T:
    """A field that follows from the sheet and what is in the view."""
    return _field("inferred", purpose, start, each_turn)


def own(purpose: str, start: Beginning[T], each_turn: object = KEPT) -> T:
    """A field of which each seat sees what is its own."""
    return _field("own", purpose, start, each_turn)


def part(purpose: str, start: Beginning[T], each_turn: object = KEPT) -> T:
    """A field of which every view has the same part."""
    return _field("part", purpose, start, each_turn)


def unseen(purpose: str, start: Beginning[T], each_turn: object = KEPT, *, result: str = "") -> T:
    """A field in no view."""
    return _field("unseen", purpose, start, each_turn, result=result)
