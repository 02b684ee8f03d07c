"""Points that run down until somebody has none left."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.match.formats import Format, MatchSoFar
from rummykit.match.score_sheet import Seats
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.rules import Rules
from rummykit.vocabulary.matches.countdown import Countdown


def _winners(format: Countdown, standing: MatchSoFar) -> Seats | None:
    over = standing.deals > 0 and min(standing.totals) <= 0
    return standing.leaders if over or (format.games is not None and standing.deals >= format.games) else None


def _aims(rules: Rules, format: Countdown, number: int, players: int) -> Iterator[Fact]:
    yield fact("countdown", points=format.starting_points)


FORMAT: Format[Countdown] = Format(
    goal=lambda format, players: format.starting_points,
    goal_kind="countdown",
    winners=_winners,
    aims=_aims,
    start=lambda format, players: format.starting_points,
)
