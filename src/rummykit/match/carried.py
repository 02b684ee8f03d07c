"""What one deal leaves to the next: a win counts more for draws before it, two deals are one round, a pot waits."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rummykit.match.score_sheet import DealScore, Parts, ScorePart
from rummykit.match.sitting_out import in_rounds, of_round
from rummykit.rules import DealWon, Rules, StakePayments


def entered(rules: Rules, rows: Sequence[DealScore], row: DealScore) -> DealScore:
    """A deal as it stands on the sheet of a match after the `rows` before it."""
    scoring = rules.scoring
    if row.kind == "void":
        return row
    before = [each for each in rows if each.kind != "void"]
    if isinstance(scoring, DealWon) and scoring.draws_carry:
        return _with_draws(before, row)
    if in_rounds(rules, len(row.points)):
        return of_round(rules, rows, row)
    if isinstance(scoring, StakePayments) and scoring.ante:
        return _with_pot(scoring.ante, before, row)
    return row


def _with_draws(before: Sequence[DealScore], row: DealScore) -> DealScore:
    """A win scores one more for each deal just before it that nobody has won."""
    draws = 0
    while draws < len(before) and not before[-1 - draws].winners:
        draws += 1
    if not draws or not row.winners:
        return row
    won = [points * (seat in row.winners) for seat, points in enumerate(row.points)]
    parts = tuple((ScorePart("deal_won", each), ScorePart("carried", draws)) if each else () for each in won)
    return replace(row, points=tuple(each + draws if each else 0 for each in won), parts=parts)


def _with_pot(ante: int, before: Sequence[DealScore], row: DealScore) -> DealScore:
    """Everybody has paid into the pot; a second win in a row takes it."""
    pot = pot_after(before) + ante * len(row.points)
    last = before[-1] if before else None
    again = last is not None and not _took_pot(last) and len(row.winners) == 1 and last.winners == row.winners
    points, parts = list(row.points), [*(row.parts or ((),) * len(row.points))]
    for seat in range(len(points)):
        points[seat] -= ante
        parts[seat] = (*parts[seat], ScorePart("pot_paid", -ante))
    if again:
        (winner,) = row.winners
        points[winner] += pot
        parts[winner] = (*parts[winner], ScorePart("pot_won", pot))
    return replace(row, points=tuple(points), parts=tuple(parts))


def pot_after(rows: Sequence[DealScore]) -> int:
    """What is in the pot after these deals."""
    return -sum(part.points for row in rows for part in _of_pot(row.parts))


def _took_pot(row: DealScore) -> bool:
    return any(part.code == "pot_won" for part in _of_pot(row.parts))


def _of_pot(parts: Parts) -> list[ScorePart]:
    return [part for of_seat in parts for part in of_seat if part.code in ("pot_paid", "pot_won")]
