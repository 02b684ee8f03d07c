"""What a hand costs in Indian Rummy: by its two lives, or by how its seat left the deal."""

from __future__ import annotations

from rummykit.hands import of
from rummykit.match.standing import SeatPoints
from rummykit.play.melds import lives_in
from rummykit.play.result import Out, Result
from rummykit.rules import LivesPenalty, Rules


def lives_held(rules: Rules, result: Result, scoring: LivesPenalty) -> SeatPoints:
    """The points every seat has left, not capped: none for the winner and for seats that did not play."""
    lives = lives_in(rules, result.wild)
    out = dict(enumerate(result.out))

    def held(seat: int) -> int:
        if seat == result.winner or seat not in result.order:
            return 0
        why = out.get(seat)
        return lives.points(of(result.hands[seat])) if why is None else fixed_points(scoring, why)

    return tuple(held(seat) for seat in range(len(result.hands)))


def fixed_points(scoring: LivesPenalty, why: Out) -> int:
    """The points of a seat that is out of the deal."""
    if why == "first_drop":
        return scoring.first_drop
    return scoring.wrong_declaration if why == "wrong_declaration" else scoring.middle_drop


def lives_points(held: SeatPoints, winner: int, scoring: LivesPenalty) -> SeatPoints:
    """The points of a deal: written down for the losers, or paid by them to the winner."""
    points = [min(scoring.cap, count) for count in held]
    if scoring.to_winner:
        points = [-count for count in points]
        points[winner] = -sum(points)
    return tuple(points)
