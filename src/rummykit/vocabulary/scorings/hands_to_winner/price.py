"""What the others hold, for the winner."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.match.bounds import heaviest
from rummykit.match.price import Ask, DealEnding, Price, Range, Tally, to_winner, winner_of
from rummykit.match.score_sheet import SeatPoints, Seats
from rummykit.play.result import Ending, Result
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.hands_to_winner import HandsToWinner


def _points(rules: Rules, scoring: HandsToWinner, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    held = tally.held
    if result.kind in ("blocked", "exhausted"):
        return lowest_takes(held, whole=scoring.lowest_earns == "hands")
    points = sum(held) - held[winner_of(result)[0]]
    return to_winner(result, points * 2 if scoring.concealed_double and result.concealed else points)


def lowest_takes(held: Sequence[int], *, whole: bool = False) -> tuple[SeatPoints, Seats]:
    """The lowest hand earns the difference to each of the others, or all that they hold; several share it, and any
    remainder is lost."""
    lowest = min(held)
    winners = tuple(seat for seat, own in enumerate(held) if own == lowest)
    share = sum(own if whole else own - lowest for own in held if own > lowest) // len(winners)
    return tuple(share if seat in winners else 0 for seat in range(len(held))), winners


def _endings(rules: Rules, scoring: HandsToWinner) -> tuple[DealEnding, ...]:
    concealed: tuple[Ask, ...] = ("concealed",) if scoring.concealed_double else ()
    went_out = DealEnding(kind="went_out", winner=True, held="losers", asks=concealed)
    if rules.stock.when_empty not in ("block", "play_on"):
        return (went_out,)
    used_up: Ending = "blocked" if rules.stock.when_empty == "block" else "exhausted"
    return went_out, DealEnding(kind=used_up, winner=False, held="everybody")


def _bounds(rules: Rules, scoring: HandsToWinner, players: int) -> Range:
    return 0, heaviest(rules, players, players - 1) * (2 if scoring.concealed_double else 1)


PRICE: Price[HandsToWinner] = Price(endings=_endings, points=_points, bounds=_bounds)
