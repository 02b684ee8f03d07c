"""What a deal brings each side, line by line, as it is read out at a table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rummykit.match import sides
from rummykit.match.price import Tally
from rummykit.match.sides import SidePoints, book_bonus, side_points
from rummykit.match.standing import Line, LineCode, Reckoning, Seats
from rummykit.play.melds import side_melds_of
from rummykit.play.result import Result
from rummykit.rules import MeldsAndBonuses, Rules


def reckoned(rules: Rules, scoring: MeldsAndBonuses, result: Result, tally: Tally) -> tuple[Reckoning, ...]:
    """The lines of each side; what it has nothing of is left out, but for its melds and its hands."""
    return tuple(
        Reckoning(side, tuple(_lines(rules, scoring, result, tally, side, points)))
        for side, points in side_points(rules, scoring, result, tally).items()
    )


def _lines(
    rules: Rules, scoring: MeldsAndBonuses, result: Result, tally: Tally, side: Seats, points: SidePoints
) -> Iterator[Line]:
    melds = [cards for owner, cards in result.melds if owner in side]
    if tally.laid:
        yield Line("counted", 0, points.melded)
    else:
        yield Line("melded", sum(map(len, melds)), points.melded)
        of_sides = side_melds_of(rules)
        books: dict[LineCode, list[int]] = {"natural_books": [], "mixed_books": [], "wild_books": []}
        for cards in melds:
            wild = of_sides.wild(cards)
            code: LineCode = "wild_books" if wild == len(cards) else "mixed_books" if wild else "natural_books"
            books[code].append(book_bonus(rules, cards))
        for code, bonuses in books.items():
            if any(bonuses):
                yield Line(code, sum(map(bool, bonuses)), sum(bonuses))
        if points.bonus_cards:
            yield Line("bonus_cards", sum(len(result.bonus[seat]) for seat in side), points.bonus_cards)
    if points.going_out:
        yield Line("concealed" if points.going_out == scoring.concealed else "going_out", 1, points.going_out)
    yield Line("hands", sum(len(result.hands[seat]) for seat in side), -points.hands)


PRICE = replace(sides.PRICE, reckoned=reckoned)
"""How melds and bonuses of sides are priced, with the lines they come from."""
