"""The places in a match: winners first, then by what decides a match of its format."""

from __future__ import annotations

from itertools import accumulate

from rummykit.match.formats import format_of
from rummykit.match.score_sheet import ScoreSheet
from rummykit.rules import Rules


def places(sheet: ScoreSheet, rules: Rules) -> tuple[int, ...]:
    """The place of every seat so far, from 1; tied seats share a place, and the following ones are skipped.

    Partners have the place of their side, as if it were one player. Before a deal has counted there are none.
    """
    if all(row.kind == "void" for row in sheet.rows):
        return ()
    won = () if sheet.result is None else sheet.result.winners
    worse = [(seat not in won, *_after(sheet, seat, rules)) for seat in range(len(sheet.totals))]
    alone = [side[0] for side in sheet.sides] or range(len(worse))
    return tuple(1 + sum(worse[other] < mine for other in alone) for mine in worse)


def _after(sheet: ScoreSheet, seat: int, rules: Rules) -> tuple[int, int]:
    """What ranks those who did not win; less is better."""
    totals = sheet.totals if sheet.result is None else sheet.result.finals or sheet.totals
    points = totals[seat] if rules.scoring.low_score_wins else -totals[seat]
    if sheet.wins_by == "games_won":
        return -sum(seat in row.winners for row in sheet.rows if row.kind != "void"), points
    if sheet.wins_by == "last_left":
        # Who stayed longer comes before who went out earlier.
        how = format_of(rules)
        deals, out = [row.points for row in sheet.rows], [row.stays_out for row in sheet.rows]
        so_far = (
            accumulate(points[seat] for points in deals)
            if how.totals is None
            else (
                how.totals(rules.match, deals[:number], len(totals), out)[seat] for number in range(1, len(deals) + 1)
            )
        )
        return -sum(total < sheet.goal for total in so_far), points
    return 0, points
