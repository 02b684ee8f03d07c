"""What a deal is worth to sides: melds and bonuses, less what is left in the hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rummykit.match.price import DealEnding, Price, Tally
from rummykit.match.standing import SeatPoints, Seats
from rummykit.melds.books import BookBonus
from rummykit.play.actions import Faces
from rummykit.play.melds import side_melds_of
from rummykit.play.result import Result
from rummykit.rules import MeldsAndBonuses, Rules


class SidePoints(NamedTuple):
    """What a side scores in a deal, part by part; `hands` and `second_hands` are taken off."""

    melded: int
    books: int
    bonus_cards: int
    going_out: int
    hands: int
    second_hands: int = 0

    @property
    def total(self) -> int:
        """The sum."""
        return self.melded + self.books + self.bonus_cards + self.going_out - self.hands - self.second_hands


def sides_of(rules: Rules, order: Sequence[int]) -> tuple[Seats, ...]:
    """The seats that play together; everybody alone in a game without sides."""
    return tuple((seat,) for seat in sorted(order)) if rules.sides is None else rules.sides.all_of(order)


def side_points(rules: Rules, scoring: MeldsAndBonuses, result: Result, tally: Tally) -> dict[Seats, SidePoints]:
    """What each side scores; `tally.laid` has by seat the melds and bonuses that people have counted themselves."""
    return {side: _points(rules, scoring, result, tally, side) for side in sides_of(rules, result.order)}


def _points(rules: Rules, scoring: MeldsAndBonuses, result: Result, tally: Tally, side: Seats) -> SidePoints:
    melds = [cards for owner, cards in result.melds if owner in side]
    hands = sum(tally.held[seat] for seat in side)
    out = _going_out(rules, scoring, result, tally) if result.winner in side else 0
    if tally.laid:
        return SidePoints(tally.laid[side[0]], 0, 0, out, hands)
    return SidePoints(
        sum(rules.values.of(face) for cards in melds for face in cards),
        sum(book_bonus(rules, cards) for cards in melds),
        _bonus_cards(rules, result, side, bool(melds)),
        out,
        hands,
        _second_hands(rules, result, side),
    )


def _second_hands(rules: Rules, result: Result, side: Seats) -> int:
    """What second hands that nobody has picked up cost a side."""
    word = rules.second_hand
    if word is None or not result.second_hands:
        return 0
    left = [result.second_hands[seat] for seat in side if result.second_hands[seat]]
    if word.untaken is not None:
        return word.untaken * len(left)
    return sum(rules.values.of(face) for cards in left for face in cards)


def bonus_of(rules: Rules) -> BookBonus:
    """The books of a sheet and their bonuses."""
    assert rules.books is not None, "sheets are checked for it"
    books = rules.books
    return BookBonus(books.size, books.natural, books.mixed, books.semi, books.wild)


def book_bonus(rules: Rules, meld: Faces) -> int:
    """The bonus of a meld for its size."""
    assert rules.books is not None, "sheets are checked for it"
    return rules.books.bonus(side_melds_of(rules).book(meld, rules.books.size))


def _bonus_cards(rules: Rules, result: Result, side: Seats, has_melds: bool) -> int:
    """What bonus cards bring a side, or cost it where it has no meld."""
    if rules.bonus_cards is None or not result.bonus:
        return 0
    count = sum(len(result.bonus[seat]) for seat in side)
    worth = rules.bonus_cards.worth(count, rules.pack_for(len(result.order)).copies)
    return worth if has_melds else -worth


def _going_out(rules: Rules, scoring: MeldsAndBonuses, result: Result, tally: Tally) -> int:
    """The points for going out; it is concealed where a book is among what the player has laid at once."""
    size = bonus_of(rules).size
    with_book = bool(tally.laid) or any(owner == result.winner and len(cards) >= size for owner, cards in result.melds)
    return scoring.concealed if result.concealed and with_book else scoring.going_out


def _by_seat(rules: Rules, scoring: MeldsAndBonuses, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """Every partner has the points of the side, and the side with the most has won the deal."""
    totals = {side: each.total for side, each in side_points(rules, scoring, result, tally).items()}
    points = [0] * len(tally.held)
    for side, total in totals.items():
        for seat in side:
            points[seat] = total
    most = max(totals.values())
    return tuple(points), tuple(sorted(seat for side, total in totals.items() if total == most for seat in side))


PRICE = Price(
    word=MeldsAndBonuses,
    endings=lambda rules, scoring: (
        DealEnding(kind="went_out", winner=True, held="losers", asks=("concealed", "sides_laid")),
        DealEnding(
            kind="exhausted" if rules.stock.when_empty == "ends" else "blocked",
            winner=False,
            held="everybody",
            asks=("sides_laid",),
        ),
    ),
    points=_by_seat,
)
"""How melds and bonuses of sides are priced."""
