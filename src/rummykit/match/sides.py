"""What a deal is worth to sides: melds and bonuses, less what is left in the hands."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.match.score_sheet import Seats
from rummykit.melds.books import BookBonus
from rummykit.rules import Rules


def sides_of(rules: Rules, order: Sequence[int]) -> tuple[Seats, ...]:
    """The seats that play together; everybody alone in a game without sides."""
    return tuple((seat,) for seat in sorted(order)) if rules.sides is None else rules.sides.all_of(order)


def with_partners(rules: Rules, order: Sequence[int], seat: int | None) -> Seats:
    """A seat with its partners; nobody where there is no seat."""
    return () if seat is None else next(side for side in sides_of(rules, order) if seat in side)


def bonus_of(rules: Rules) -> BookBonus:
    """The books of a sheet and their bonuses."""
    assert rules.books is not None, "sheets are checked for it"
    books = rules.books
    return BookBonus(books.size, books.natural, books.mixed, books.semi, books.wild)
