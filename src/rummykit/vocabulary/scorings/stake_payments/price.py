"""Stakes: what each seat gets or pays by the kind of end; the sums come to nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rummykit.match.price import Ask, DealEnding, Price, Range, Tally
from rummykit.match.score_sheet import PartCode, Parts, ScorePart, SeatPoints, Seats
from rummykit.play.result import Ending, Result
from rummykit.rules import CallEnd, FightWindow, Rules, ShowDealt
from rummykit.vocabulary.scorings.stake_payments import StakePayments

_Pays: TypeAlias = dict[int, tuple[ScorePart, ...]]
"""What every loser pays each of the winners, and what for."""


def _points(rules: Rules, scoring: StakePayments, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """The stakes of each seat and the winners, none where nobody is paid."""
    pays, winners = _ended(rules, scoring, result, tally.held)
    points = [0] * len(tally.held)
    for seat, parts in pays.items():
        each = sum(part.points for part in parts)
        points[seat] -= each * len(winners)
        for winner in winners:
            points[winner] += each
    return tuple(points), winners


def _parts(rules: Rules, scoring: StakePayments, result: Result, tally: Tally) -> Parts:
    """By seat, what it pays to all winners and what for, or what it gets."""
    pays, winners = _ended(rules, scoring, result, tally.held)
    won = sum(part.points for parts in pays.values() for part in parts)
    paid = {
        seat: tuple(ScorePart(part.code, -part.points * len(winners)) for part in parts if part.points)
        for seat, parts in pays.items()
    }
    got = (ScorePart("stakes_won", won),) if won else ()
    return tuple(got if seat in winners else paid.get(seat, ()) for seat in range(len(tally.held)))


def _ended(rules: Rules, scoring: StakePayments, result: Result, held: SeatPoints) -> tuple[_Pays, Seats]:
    """What every loser pays each of the winners, and who they are."""
    bare = bare_seats(result)

    def losers(winners: Seats, code: PartCode, each: int, more: int) -> _Pays:
        return {
            seat: (ScorePart(code, each), ScorePart("stakes_no_meld", more * (seat in bare)))
            for seat in result.order
            if seat not in winners
        }

    match result.kind:
        case "dealt":
            winners = _dealt_winners(rules, scoring, result, held)
            return losers(winners, "stakes_dealt", scoring.dealt, 0), winners
        case "went_out":
            assert result.winner is not None
            each = scoring.by_discard if result.by_discard else scoring.went_out
            return losers((result.winner,), "stakes_out", each, scoring.no_meld), (result.winner,)
        case "called":
            return _called(rules, scoring, result, held)
        case _:
            may_win = [seat for seat in result.order if not scoring.no_meld_loses or seat not in bare]
            winners = _lowest(scoring, result, held, may_win or result.order)
            return losers(winners, "stakes_stock", scoring.stock, scoring.no_meld), winners


def bare_seats(result: Result) -> set[int]:
    """The seats without a meld on the table."""
    return set(result.order) - {owner for owner, _ in result.melds if owner is not None}


def _dealt_winners(rules: Rules, scoring: StakePayments, result: Result, held: SeatPoints) -> Seats:
    """The one player who was dealt such a hand; of several, the highest alone, where the sheet says so."""
    step = rules.step(ShowDealt)
    had = [seat for seat in result.order if step is not None and held[seat] in step.counts]
    best = [seat for seat in had if held[seat] == max(held[seat] for seat in had)]
    if len(had) == 1:
        return tuple(had)
    return tuple(best) if scoring.highest_dealt_wins and len(best) == 1 else ()


def _called(rules: Rules, scoring: StakePayments, result: Result, held: SeatPoints) -> tuple[_Pays, Seats]:
    """After a called end: hands of all are compared, or of those that fought; the caller loses against an equal one."""
    caller, bare = result.closer, bare_seats(result)
    assert caller is not None
    answered = rules.step(FightWindow) is not None
    others = [seat for seat in result.order if seat != caller and (not answered or seat in result.fighters)]
    caught = any(held[seat] <= held[caller] for seat in others)
    winners = _lowest(scoring, result, held, others) if caught else (caller,)
    in_vain = {caller, *result.fighters}
    mild: PartCode = "stakes_folded" if answered else "stakes_called"
    return {
        seat: (
            ScorePart("stakes_beaten", scoring.beaten) if seat in in_vain else ScorePart(mild, scoring.called),
            ScorePart("stakes_no_meld", scoring.no_meld * (seat in bare)),
        )
        for seat in result.order
        if seat not in winners
    }, winners


def _lowest(scoring: StakePayments, result: Result, held: SeatPoints, seats: Iterable[int]) -> Seats:
    """Those of `seats` with the least; of equals all, or the nearest in turn from the closer on."""
    among = list(seats)
    least = min(held[seat] for seat in among)
    best = [seat for seat in _in_turn(result) if seat in among and held[seat] == least]
    return tuple(best[:1] if scoring.ties == "nearest" else best)


def _in_turn(result: Result) -> Sequence[int]:
    """The seats in turn order, the closer first, or else the seat that began."""
    first = result.order.index(result.first if result.closer is None else result.closer)
    return result.order[first:] + result.order[:first]


def _endings(rules: Rules, scoring: StakePayments) -> tuple[DealEnding, ...]:
    """Every way in which a deal can end, as people at a table are asked about it."""
    bare: tuple[Ask, ...] = ("no_meld",) if scoring.no_meld or scoring.no_meld_loses else ()
    found = [DealEnding(kind="went_out", winner=True, held="nobody", asks=("by_discard", *bare))]
    if scoring.by_discard == scoring.went_out:
        found = [DealEnding(kind="went_out", winner=True, held="nobody", asks=bare)]
    if rules.step(CallEnd) is not None:
        fought: tuple[Ask, ...] = ("fighters",) if rules.step(FightWindow) is not None else ()
        found.append(DealEnding(kind="called", winner=True, held="everybody", asks=(*fought, *bare)))
    blocked = rules.stock.when_empty == "block"
    last = scoring.ties == "nearest"
    kind: Ending = "blocked" if blocked else "exhausted"
    called = "" if blocked else "stock_gone"
    found.append(DealEnding(kind=kind, winner=last, held="everybody", asks=bare, called=called))
    if rules.step(ShowDealt) is not None:
        found.append(DealEnding(kind="dealt", winner=False, held="everybody"))
    return tuple(found)


def _bounds(rules: Rules, scoring: StakePayments, players: int) -> Range:
    each = max(
        scoring.dealt, scoring.went_out, scoring.by_discard, scoring.stock, scoring.called, scoring.beaten
    )  # fmt: skip
    most = (each + scoring.no_meld) * (players - 1)
    return -most, most


PRICE: Price[StakePayments] = Price(endings=_endings, points=_points, parts=_parts, bounds=_bounds, zero_sum=True)
