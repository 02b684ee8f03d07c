"""What a deal is worth to each side: melds and bonuses, less the cards left in the hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rummykit.cards import is_joker, number_of
from rummykit.match.bounds import card_values
from rummykit.match.price import DealEnding, Price, Range, Tally
from rummykit.match.score_sheet import LineCode, Reckoning, ReckoningLine, SeatPoints, Seats
from rummykit.match.sides import bonus_of, sides_of
from rummykit.melds.books import Book
from rummykit.play.actions import Faces
from rummykit.play.melds import side_melds_of
from rummykit.play.result import Result
from rummykit.rules import Play, Rules
from rummykit.vocabulary.scorings.melds_and_bonuses import MeldsAndBonuses


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
        sum(_book_bonus(rules, cards) for cards in melds),
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
    if word.penalty_if_not_taken is not None:
        return word.penalty_if_not_taken * len(left)
    return sum(rules.values.of(face) for cards in left for face in cards)


def _book_bonus(rules: Rules, meld: Faces) -> int:
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


# --- the lines of a side, as they are read out at a table


_CODES: Mapping[str, Sequence[tuple[Book, LineCode]]] = {
    "canasta": (("natural", "natural_books"), ("semi", "semi_books"), ("mixed", "mixed_books"), ("wild", "wild_books")),
    "book": (("natural", "clean_books"), ("semi", "semi_books"), ("mixed", "dirty_books"), ("wild", "all_wild_books")),
    "burraco": (
        ("natural", "clean_burracos"),
        ("semi", "semi_burracos"),
        ("mixed", "dirty_burracos"),
        ("wild", "wild_burracos"),
    ),
}
"""What the kinds of books are told as, by what players call them."""
_SECOND_HANDS: Mapping[str, LineCode] = {"foot": "feet", "pozzetto": "pozzetti"}
"""What second hands are told as that were not picked up."""


def _reckoned(rules: Rules, scoring: MeldsAndBonuses, result: Result, tally: Tally) -> tuple[Reckoning, ...]:
    """The lines of each side; what it has nothing of is left out, but for its melds and its hands."""
    return tuple(
        Reckoning(side, tuple(_lines(rules, scoring, result, tally, side, points)))
        for side, points in side_points(rules, scoring, result, tally).items()
    )


def _lines(
    rules: Rules, scoring: MeldsAndBonuses, result: Result, tally: Tally, side: Seats, points: SidePoints
) -> Iterator[ReckoningLine]:
    melds = [cards for owner, cards in result.melds if owner in side]
    if tally.laid:
        yield ReckoningLine("counted", 0, points.melded)
    else:
        yield ReckoningLine("melded", sum(map(len, melds)), points.melded)
        yield from _books(rules, melds)
        if points.bonus_cards:
            yield ReckoningLine("bonus_cards", sum(len(result.bonus[seat]) for seat in side), points.bonus_cards)
    if points.going_out:
        at_once = points.going_out == scoring.concealed != scoring.going_out
        yield ReckoningLine("concealed" if at_once else "going_out", 1, points.going_out)
    if points.second_hands and rules.second_hand is not None:
        left = sum(bool(result.second_hands[seat]) for seat in side)
        yield ReckoningLine(_SECOND_HANDS[rules.second_hand.called], left, -points.second_hands)
    yield ReckoningLine("hands", sum(len(result.hands[seat]) for seat in side), -points.hands)


def _books(rules: Rules, melds: Sequence[Faces]) -> Iterator[ReckoningLine]:
    """The books by their kinds, as players of the game call them."""
    if rules.books is None:
        return
    told = [_as_told(rules, cards) for cards in melds]
    for kind, code in _CODES[rules.books.called]:
        bonuses = [rules.books.bonus(each) for each in told if each == kind]
        if bonuses:
            yield ReckoningLine(code, len(bonuses), sum(bonuses))


def _as_told(rules: Rules, meld: Faces) -> Book | None:
    """What kind of book a meld is, as its bonus tells them apart."""
    assert rules.books is not None, "sheets are checked for it"
    kind = side_melds_of(rules).book(meld, rules.books.size)
    return "mixed" if kind == "semi" and rules.books.semi is None else kind


# --- how deals end, and how much they can bring


def _endings(rules: Rules, scoring: MeldsAndBonuses) -> tuple[DealEnding, ...]:
    return (
        DealEnding(kind="went_out", winner=True, held="losers", asks=("concealed", "sides_laid")),
        DealEnding(
            kind="exhausted" if rules.stock.when_empty == "ends" else "blocked",
            winner=False,
            held="everybody",
            asks=("sides_laid",),
        ),
    )


def _bounds(rules: Rules, scoring: MeldsAndBonuses, players: int) -> Range:
    """One side melds the whole pack in as many books as that makes; or it holds all of it, without a meld."""
    pack, cards = rules.pack_for(players), sum(card_values(rules, players))
    extra = 0
    if rules.bonus_cards is not None:
        extra = max(rules.bonus_cards.worth(count, pack.copies) for count in range(4 * pack.copies + 1))
    second, sides = rules.second_hand, players if rules.sides is None else rules.sides.count(players)
    untaken = 0
    if second is not None:
        untaken = (second.penalty_if_not_taken or 0) * (players // sides if second.of == "player" else 1)
    return -cards - extra - untaken, cards + extra + _most_of_books(rules, players) + max(
        scoring.going_out, scoring.concealed
    )


def _most_of_books(rules: Rules, players: int) -> int:
    """The most that books can bring: one of each rank where groups have no limit, with those of wild cards beside."""
    books, wilds, play = rules.books, rules.wilds, rules.step(Play)
    assert books is not None, "sheets are checked for it"
    faces = list(rules.pack_for(players).faces())
    wild_rank = None if wilds is None else wilds.rank
    naturals = [number_of(face) for face in faces if not is_joker(face) and number_of(face) != wild_rank]
    wild, most = len(faces) - len(naturals), len(faces) // books.size
    one_each = play is not None and play.one_per_rank and rules.runs is None
    no_limit = rules.groups is not None and rules.groups.max_size is None
    ranks = len(set(naturals)) if one_each and no_limit else most
    each, alone = max(books.natural, books.mixed, books.semi or 0), books.wild or 0
    return max(alone * count + each * min(ranks, most - count) for count in range(wild // books.size + 1))


PRICE: Price[MeldsAndBonuses] = Price(endings=_endings, points=_by_seat, reckoned=_reckoned, bounds=_bounds)
