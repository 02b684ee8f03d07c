"""What a deal is worth: a pure function of its result and a rule sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from rummykit.hands import of
from rummykit.match import gin
from rummykit.match.lives import lives_held, lives_points
from rummykit.match.payments import paid_by_each
from rummykit.match.ranks import rank_payments
from rummykit.match.standing import DealScore, SeatPoints, Seats, WonBy
from rummykit.melds.arrange import Arrangement, best_arrangement
from rummykit.melds.search import best_melds
from rummykit.play.actions import Faces, Melds
from rummykit.play.melds import lives_in
from rummykit.play.result import Result
from rummykit.rules import (
    DealWon,
    GinShowdown,
    HandsAgainstLosers,
    HandsToWinner,
    LivesPenalty,
    Payments,
    RackPenalties,
    RankPayments,
    Rules,
    Scoring,
    Showdown,
    WinnersMelds,
)
from rummykit.rules.entries import Entries, keyed
from rummykit.rules.fields import with_fields
from rummykit.solve.best_hand import values_of

S = TypeVar("S")


class Tally(NamedTuple):
    """The numbers a deal comes to: what each seat has left, and what the winner's own melds are worth to each other."""

    held: SeatPoints
    own: int = 0


class Won(NamedTuple):
    """How a deal was won, where that decides the bonus; whether it counts twice, and how many boxes it makes."""

    by: WonBy | None = None
    bonus: int = 0
    doubled: bool = False
    boxes: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Price(Generic[S]):
    """How a scoring prices a deal.

    `points` gives points and winners of a deal that counts. `own` is what the winner's melds are worth to each other
    player. `zero_sum`: wins and losses come to nothing. `hands_count`: what is left in hands does something to the
    points. `few_are_good`: points are written down against those who lose. `laid_off` is a deal of which nothing but
    the hands at a knock is known, with everything laid off. `won` says how a deal was won and what that brings.
    """

    word: type[S]
    points: Callable[[Rules, S, Result, Tally], tuple[SeatPoints, Seats]]
    own: Callable[[Rules, S, Result], int] = lambda rules, scoring, result: 0
    zero_sum: bool = False
    hands_count: bool = True
    few_are_good: Callable[[S], bool] = lambda scoring: False
    laid_off: Callable[[Rules, Result], Result] = lambda rules, result: result
    won: Callable[[Rules, S, Result, Tally], Won] = lambda rules, scoring, result, tally: Won()


def price_of(rules: Rules) -> Price[Any]:
    """How the scoring of a sheet prices its deals."""
    return PRICES.of(rules.scoring)


def score(rules: Rules, result: Result) -> DealScore:
    """The points of a deal under `rules`, which need not be the sheet it was played by."""
    return msgspec.structs.replace(price(rules, result, tally(rules, result)), grouped=grouped(rules, result))


def price(rules: Rules, result: Result, tally: Tally) -> DealScore:
    """The points of a deal whose numbers are known, by its cards or because people counted them."""
    held = tally.held
    if result.kind == "void":
        return DealScore(kind="void", points=(0,) * len(held), winners=(), held=held)
    how = price_of(rules)
    points, winners = how.points(rules, rules.scoring, result, tally)
    won = how.won(rules, rules.scoring, result, tally)
    return DealScore(
        kind=result.kind,
        points=points,
        winners=winners,
        held=held,
        won_by=won.by,
        bonus=won.bonus,
        doubled=won.doubled,
        boxes=won.boxes,
    )


# --- what is counted of the hands


def tally(rules: Rules, result: Result) -> Tally:
    """The numbers of a deal, from its cards: all that are left, only those outside melds, or by the two lives."""
    count, scoring, result = rules.scoring.count, rules.scoring, price_of(rules).laid_off(rules, result)
    if count == "unmatched":
        held = tuple(_arranged(rules, result, hand).deadwood for hand in result.hands)
    elif rules.lives is not None and result.kind != "void":
        held = lives_held(rules, result, rules.lives)
    else:
        held = tuple(sum(map(rules.values.of, hand)) for hand in result.hands)
    return Tally(held, price_of(rules).own(rules, scoring, result))


def grouped(rules: Rules, result: Result) -> tuple[Melds, ...]:
    """By seat the melds in which hands were counted, empty where every card counts."""
    if result.kind == "void" or rules.scoring.count == "all":
        return ()
    if rules.scoring.count == "unmatched":
        return tuple(_arranged(rules, result, hand).melds for hand in result.hands)
    lives, out = lives_in(rules, result.wild), dict(enumerate(result.out))
    return tuple(
        lives.best(of(hand)).groups if hand and out.get(seat) is None else () for seat, hand in enumerate(result.hands)
    )


def _arranged(rules: Rules, result: Result, hand: Faces) -> Arrangement:
    """The arrangement of a hand with the least deadwood, wild cards and all."""
    values = values_of(rules)
    if rules.wilds is None:
        return best_arrangement(hand, groups=rules.groups, runs=rules.runs, values=values[:52])
    wilds = with_fields(rules.wilds, {"rank": result.wild}) if result.wild else rules.wilds
    best = best_melds(hand, rules.groups, rules.runs, wilds, values)
    assert best is not None, "nothing is asked of the hand, so something can always be laid: nothing"
    return best


# --- what that is worth


def _winner(result: Result) -> Seats:
    assert result.winner is not None
    return (result.winner,)


def _to_winner(result: Result, points: int) -> tuple[SeatPoints, Seats]:
    winners = _winner(result)
    return tuple(points if seat in winners else 0 for seat in range(len(result.hands))), winners


def _rack_penalties(rules: Rules, scoring: RackPenalties, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """Losers pay their rack, or after an exhausted pool what it has above the lowest."""
    held = tally.held
    if result.kind == "went_out":
        return difference_points(held, 0, _winner(result))
    lowest = min(held)
    first = result.order.index(result.first)
    in_turn = result.order[first:] + result.order[:first]
    return difference_points(held, lowest, tuple(seat for seat in in_turn if held[seat] == lowest))


def difference_points(held: Sequence[int], lowest: int, winners: Seats) -> tuple[SeatPoints, Seats]:
    """Each loser pays what he holds above `lowest`; winners share, the odd points to the earliest of them."""
    points = [0 if seat in winners else lowest - own for seat, own in enumerate(held)]
    share, odd = divmod(-sum(points), len(winners))
    for place, seat in enumerate(winners):
        points[seat] = share + (place < odd)
    return tuple(points), winners


def _hands_to_winner(rules: Rules, scoring: HandsToWinner, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    held = tally.held
    if result.kind == "blocked":
        return lowest_takes_differences(held)
    points = sum(held) - held[_winner(result)[0]]
    return _to_winner(result, points * 2 if scoring.concealed_double and result.concealed else points)


def lowest_takes_differences(held: Sequence[int]) -> tuple[SeatPoints, Seats]:
    """The lowest earns the difference to each of the others; several share, and what cannot be shared is lost."""
    lowest = min(held)
    winners = tuple(seat for seat, own in enumerate(held) if own == lowest)
    share = sum(own - lowest for own in held) // len(winners)
    return tuple(share if seat in winners else 0 for seat in range(len(held))), winners


def showdown(held: Sequence[int], knocker: int, rules: Showdown) -> tuple[SeatPoints, Seats]:
    """The points after a knock, from everybody's deadwood."""
    own, lowest = held[knocker], min(held)
    others = tuple(seat for seat, count in enumerate(held) if seat != knocker and count == lowest)
    if own == lowest and (own == 0 or not others):
        winners: Seats = (knocker,)
    else:
        winners = others
    pot = sum(count - lowest for count in held)
    if lowest == 0:
        pot += rules.no_deadwood * (len(held) - len(winners))
    points = [0] * len(held)
    if own > lowest:
        pot += rules.undercut
        points[knocker] = -rules.undercut
    for seat in winners:
        points[seat] = pot // len(winners)
    return tuple(points), winners


def _gin(rules: Rules, scoring: GinShowdown, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    winner, points, _ = gin.won(scoring, result, tally.held)
    points *= 2 if gin.doubled(rules, scoring, result) else 1
    return tuple(points if seat == winner else 0 for seat in range(2)), (winner,)


def _gin_won(rules: Rules, scoring: GinShowdown, result: Result, tally: Tally) -> Won:
    _, _, by = gin.won(scoring, result, tally.held)
    boxes = 2 if scoring.spades_two_boxes and gin.by_a_spade(rules, result) else 1
    return Won(by, gin.bonus(scoring, by), gin.doubled(rules, scoring, result), boxes)


def _payments(rules: Rules, scoring: Payments, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """Each of the others pays the same to the winner."""
    winners, others = _winner(result), len(tally.held) - 1
    return tuple(tally.own * others if seat in winners else -tally.own for seat in range(others + 1)), winners


def _laid_by_winner(rules: Rules, scoring: WinnersMelds, result: Result) -> int:
    return sum(rules.values.of(face) for owner, meld in result.melds if owner == result.winner for face in meld)


PRICES: Entries[Price[Any]] = Entries(
    Scoring,
    "price",
    "PRICES in match/score.py",
    keyed(
        (
            Price(word=RackPenalties, points=_rack_penalties, zero_sum=True),
            Price(word=HandsToWinner, points=_hands_to_winner),
            Price(
                word=WinnersMelds,
                points=lambda rules, scoring, result, tally: _to_winner(result, tally.own * (len(tally.held) - 1)),
                own=_laid_by_winner,
                hands_count=False,
            ),
            Price(
                word=HandsAgainstLosers,
                points=lambda rules, scoring, result, tally: (tally.held, _winner(result)),
                few_are_good=lambda scoring: True,
            ),
            Price(
                word=Showdown,
                points=lambda rules, scoring, result, tally: showdown(tally.held, _winner(result)[0], scoring),
            ),
            Price(word=GinShowdown, points=_gin, laid_off=gin.laid_off, won=_gin_won),
            Price(word=Payments, points=_payments, own=paid_by_each, zero_sum=True, hands_count=False),
            Price(
                word=RankPayments,
                points=lambda rules, scoring, result, tally: rank_payments(
                    tally.held, result, scoring, rules.deal.hand_for(len(tally.held))
                ),
                zero_sum=True,
            ),
            Price(
                word=LivesPenalty,
                points=lambda rules, scoring, result, tally: (
                    lives_points(tally.held, _winner(result)[0], scoring),
                    _winner(result),
                ),
                few_are_good=lambda scoring: not scoring.to_winner,
            ),
            Price(
                word=DealWon,
                points=lambda rules, scoring, result, tally: _to_winner(result, 1),
                hands_count=False,
            ),
        )
    ),
)
"""How each scoring prices a deal."""
