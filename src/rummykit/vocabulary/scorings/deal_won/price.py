"""One for the winner of a deal."""

from __future__ import annotations

from rummykit.match.price import DealEnding, Price, Tally, to_winner
from rummykit.match.score_sheet import SeatPoints, Seats
from rummykit.play.result import Result
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.deal_won import DealWon


def _points(rules: Rules, scoring: DealWon, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """One for the winner; if nobody went out, for the player with the fewest points in hand; if blocked, for nobody."""
    if result.kind == "blocked":
        return (0,) * len(result.hands), ()
    if result.winner is not None:
        return to_winner(result, 1)
    lowest = min(tally.held)
    winners = tuple(seat for seat, held in enumerate(tally.held) if held == lowest)
    return tuple(int(seat in winners) for seat in range(len(tally.held))), winners


def _endings(rules: Rules, scoring: DealWon) -> tuple[DealEnding, ...]:
    went_out = DealEnding(kind="went_out", winner=True, held="nobody")
    match rules.stock.when_empty:
        case "play_on":
            return went_out, DealEnding(kind="exhausted", winner=False, held="everybody")
        case "block":
            return went_out, DealEnding(kind="blocked", winner=False, held="nobody", called="drawn")
        case _:
            return (went_out,)


PRICE: Price[DealWon] = Price(
    endings=_endings, points=_points, bounds=lambda rules, scoring, players: (0, 1), hands_count=False
)
