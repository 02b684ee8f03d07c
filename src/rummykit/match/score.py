"""What a deal is worth: a pure function of its result and a rule sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from rummykit.hands import of
from rummykit.match.lives import lives_held, lives_points
from rummykit.match.payments import paid_by_each
from rummykit.match.ranks import rank_payments
from rummykit.match.standing import DealScore
from rummykit.melds.arrange import best_arrangement, deadwood
from rummykit.play.actions import Table
from rummykit.play.melds import lives_in
from rummykit.play.result import Result
from rummykit.rules import (
    DealWon,
    HandsAgainstLosers,
    HandsToWinner,
    LivesPenalty,
    Payments,
    RackPenalties,
    RankPayments,
    Rules,
    Showdown,
    WinnersMelds,
)

Points: TypeAlias = tuple[int, ...]
Seats: TypeAlias = tuple[int, ...]


class Tally(NamedTuple):
    """The numbers a deal comes to: what each seat has left, and what the winner's own melds are worth to each other."""

    held: Points
    own: int = 0


def score(rules: Rules, result: Result) -> DealScore:
    """The points of a deal under `rules`, which need not be the sheet it was played by."""
    return msgspec.structs.replace(price(rules, result, tally(rules, result)), grouped=grouped(rules, result))


def tally(rules: Rules, result: Result) -> Tally:
    """The numbers of a deal, from its cards: all that are left, only those outside melds, or by the two lives."""
    own = 0
    match rules.scoring:
        case LivesPenalty() as scoring if result.kind != "void":
            return Tally(lives_held(rules, result, scoring))
        case Showdown() | HandsToWinner(count="unmatched"):
            return Tally(_unmatched(rules, result))
        case WinnersMelds():
            laid = [face for owner, meld in result.melds if owner == result.winner for face in meld]
            own = sum(map(rules.values.of, laid))
        case Payments() as scoring:
            own = paid_by_each(rules, result, scoring)
    return Tally(tuple(sum(rules.values.of(face) for face in hand) for hand in result.hands), own)


def price(rules: Rules, result: Result, tally: Tally) -> DealScore:
    """The points of a deal whose numbers are known, by its cards or because people counted them."""
    held = tally.held
    if result.kind == "void":
        return DealScore(kind="void", points=(0,) * len(held), winners=(), held=held)
    match rules.scoring:
        case RackPenalties():
            points, winners = _rack_penalties(held, result)
        case HandsToWinner() as scoring:
            points, winners = _hands_to_winner(held, result, scoring)
        case WinnersMelds():
            points, winners = _to_winner(result, tally.own * (len(held) - 1))
        case HandsAgainstLosers():
            points, winners = held, _winner(result)
        case Showdown() as scoring:
            points, winners = showdown(held, _knocker(result), scoring)
        case Payments():
            winners = _winner(result)
            each = tally.own
            points = tuple(each * (len(held) - 1) if seat in winners else -each for seat in range(len(held)))
        case RankPayments() as scoring:
            points, winners = rank_payments(held, result, scoring, rules.deal.hand_for(len(held)))
        case LivesPenalty() as scoring:
            winners = _winner(result)
            points = lives_points(held, winners[0], scoring)
        case DealWon():
            points, winners = _to_winner(result, 1)
    return DealScore(kind=result.kind, points=points, winners=winners, held=held)


def _winner(result: Result) -> Seats:
    assert result.winner is not None
    return (result.winner,)


def _knocker(result: Result) -> int:
    assert result.winner is not None
    return result.winner


def _to_winner(result: Result, points: int) -> tuple[Points, Seats]:
    winners = _winner(result)
    return tuple(points if seat in winners else 0 for seat in range(len(result.hands))), winners


def grouped(rules: Rules, result: Result) -> tuple[Table, ...]:
    """By seat the melds in which hands were counted, empty where every card counts."""
    match rules.scoring:
        case Showdown() | HandsToWinner(count="unmatched") if result.kind != "void":
            values = tuple(rules.values.of(face) for face in range(52))
            best = (
                best_arrangement(hand, groups=rules.groups, runs=rules.runs, values=values) for hand in result.hands
            )
            return tuple(arrangement.melds for arrangement in best)
        case LivesPenalty() if result.kind != "void":
            lives, out = lives_in(rules, result.wild), dict(enumerate(result.out))
            return tuple(
                lives.best(of(hand)).groups if hand and out.get(seat) is None else ()
                for seat, hand in enumerate(result.hands)
            )
    return ()


def _unmatched(rules: Rules, result: Result) -> Points:
    """The deadwood of every hand under its best arrangement."""
    values = tuple(rules.values.of(face) for face in range(52))
    return tuple(deadwood(hand, groups=rules.groups, runs=rules.runs, values=values) for hand in result.hands)


def _rack_penalties(held: Points, result: Result) -> tuple[Points, Seats]:
    """Zero-sum: losers pay their rack, or after an exhausted pool what it has above the lowest."""
    if result.kind == "went_out":
        return difference_points(held, 0, _winner(result))
    lowest = min(held)
    first = result.order.index(result.first)
    in_turn = result.order[first:] + result.order[:first]
    return difference_points(held, lowest, tuple(seat for seat in in_turn if held[seat] == lowest))


def difference_points(held: Sequence[int], lowest: int, winners: Seats) -> tuple[Points, Seats]:
    """Each loser pays what he holds above `lowest`; winners share, the odd points to the earliest of them."""
    points = [0 if seat in winners else lowest - own for seat, own in enumerate(held)]
    share, odd = divmod(-sum(points), len(winners))
    for place, seat in enumerate(winners):
        points[seat] = share + (place < odd)
    return tuple(points), winners


def _hands_to_winner(held: Points, result: Result, scoring: HandsToWinner) -> tuple[Points, Seats]:
    if result.kind == "blocked":
        return lowest_takes_differences(held)
    points = sum(held) - held[_winner(result)[0]]
    return _to_winner(result, points * 2 if scoring.concealed_double and result.concealed else points)


def lowest_takes_differences(held: Sequence[int]) -> tuple[Points, Seats]:
    """The lowest earns the difference to each of the others; several share, and what cannot be shared is lost."""
    lowest = min(held)
    winners = tuple(seat for seat, own in enumerate(held) if own == lowest)
    share = sum(own - lowest for own in held) // len(winners)
    return tuple(share if seat in winners else 0 for seat in range(len(held))), winners


def showdown(held: Sequence[int], knocker: int, rules: Showdown) -> tuple[Points, Seats]:
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
