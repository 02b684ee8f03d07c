"""Sides in the count of a deal: who plays together, what partners score together, what books are worth."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.match.score_sheet import Parts, SeatPoints, Seats
from rummykit.melds.books import BookBonus
from rummykit.rules import Rules


def sides_of(rules: Rules, order: Sequence[int]) -> tuple[Seats, ...]:
    """The seats that play together; everybody alone in a game without sides."""
    return tuple((seat,) for seat in sorted(order)) if rules.sides is None else rules.sides.all_of(order)


def with_partners(rules: Rules, order: Sequence[int], seat: int | None) -> Seats:
    """A seat with its partners; nobody where there is no seat."""
    return () if seat is None else next(side for side in sides_of(rules, order) if seat in side)


def added_up(
    rules: Rules, order: Sequence[int], points: SeatPoints, winners: Seats, parts: Parts
) -> tuple[SeatPoints, Seats, Parts]:
    """What partners who lay their own melds score together, which sides won, and what each adds to that.

    Where points count against players, the side of who went out wins and its partners' hands do not count; otherwise
    the side with the most points wins.
    """
    low = rules.scoring.low_score_wins
    total, made_of, won = list(points), list(parts), list[Seats]()
    for side in sides_of(rules, order):
        counted = (low and [seat for seat in side if seat in winners]) or side
        if low and counted is not side:
            won.append(side)
        for seat in side:
            total[seat] = sum(points[each] for each in counted)
            if parts and seat not in counted:
                made_of[seat] = ()
    most = max(total[seat] for seat in order)
    best = [seat for side in won for seat in side] if low else [seat for seat in order if total[seat] == most]
    return tuple(total), tuple(sorted(best)), tuple(made_of)


def bonus_of(rules: Rules) -> BookBonus:
    """The books of a sheet and their bonuses."""
    assert rules.books is not None, "sheets are checked for it"
    books = rules.books
    return BookBonus(books.size, books.natural, books.mixed, books.semi, books.wild)
