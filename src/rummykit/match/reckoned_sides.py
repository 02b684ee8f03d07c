"""What a deal brings each side, line by line, as it is read out at a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rummykit.match import sides
from rummykit.match.price import Tally
from rummykit.match.sides import SidePoints, side_points
from rummykit.match.standing import Line, LineCode, Reckoning, Seats
from rummykit.melds.books import Book
from rummykit.play.actions import Faces
from rummykit.play.melds import side_melds_of
from rummykit.play.result import Result
from rummykit.rules import MeldsAndBonuses, Rules

_CODES: Mapping[str, Sequence[tuple[Book, LineCode]]] = {
    "natural": (("natural", "natural_books"), ("semi", "semi_books"), ("mixed", "mixed_books"), ("wild", "wild_books")),
    "clean": (("natural", "clean_books"), ("semi", "semi_books"), ("mixed", "dirty_books"), ("wild", "all_wild_books")),
}
"""What the kinds of books are told as, by what players call those without wild cards."""


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
        yield from _books(rules, melds)
        if points.bonus_cards:
            yield Line("bonus_cards", sum(len(result.bonus[seat]) for seat in side), points.bonus_cards)
    if points.going_out:
        at_once = points.going_out == scoring.concealed != scoring.going_out
        yield Line("concealed" if at_once else "going_out", 1, points.going_out)
    if points.second_hands:
        yield Line("second_hands", sum(bool(result.second_hands[seat]) for seat in side), -points.second_hands)
    yield Line("hands", sum(len(result.hands[seat]) for seat in side), -points.hands)


def _books(rules: Rules, melds: Sequence[Faces]) -> Iterator[Line]:
    """The books by their kinds, as players of the game call them."""
    if rules.books is None:
        return
    told = [_as_told(rules, cards) for cards in melds]
    for kind, code in _CODES[rules.books.called]:
        bonuses = [rules.books.bonus(each) for each in told if each == kind]
        if bonuses:
            yield Line(code, len(bonuses), sum(bonuses))


def _as_told(rules: Rules, meld: Faces) -> Book | None:
    """What kind of book a meld is, as its bonus tells them apart."""
    assert rules.books is not None, "sheets are checked for it"
    kind = side_melds_of(rules).book(meld, rules.books.size)
    return "mixed" if kind == "semi" and rules.books.semi is None else kind


PRICE = replace(sides.PRICE, reckoned=reckoned)
"""How melds and bonuses of sides are priced, with the lines they come from."""
