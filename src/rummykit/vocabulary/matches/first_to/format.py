"""Deals until somebody has so many points, in one column or in several."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.match.formats import Format, MatchSoFar
from rummykit.match.score_sheet import Seats
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.rules import DealWon, Rules
from rummykit.vocabulary.matches.first_to import FirstTo
from rummykit.vocabulary.matches.first_to.columns import columns_of, finals_of


def _has_columns(format: FirstTo) -> bool:
    return format.boxes is not None and format.boxes.columns > 1


def _winners(format: FirstTo, standing: MatchSoFar) -> Seats | None:
    if not _has_columns(format):
        tied = format.tied == "extra_deal" and standing.tied
        return None if tied or max(standing.totals) < format.target_for(len(standing.totals)) else standing.leaders
    finals = finals_of(columns_of(format, standing.rows, len(standing.totals)))
    return None if finals is None else tuple(seat for seat, each in enumerate(finals) if each == max(finals))


def _finals(format: FirstTo, standing: MatchSoFar) -> tuple[int, ...]:
    return finals_of(columns_of(format, standing.rows, len(standing.totals))) or ()


def _aims(rules: Rules, format: FirstTo, number: int, players: int) -> Iterator[Fact]:
    if isinstance(rules.scoring, DealWon) and not rules.scoring.draws_carry:
        yield fact("wins", count=format.target)
    else:
        yield fact("target", points=format.target_for(players))


FORMAT: Format[FirstTo] = Format(
    goal=FirstTo.target_for,
    goal_kind="points",
    winners=_winners,
    aims=_aims,
    sheet=lambda format, rows, players: {"columns": columns_of(format, rows, players)},
    finals=_finals,
    by_rows=_has_columns,
)
