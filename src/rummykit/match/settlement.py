"""Money at the end of a match: who pays whom, and what the house keeps. Worked out in whole cents."""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.match.score_sheet import Settlement
from rummykit.rules import ChipDeals, PointsForMoney, Pool
from rummykit.rules.stakes import Rake, cents, in_cents


def settle_points(format: PointsForMoney, points: Sequence[int], winner: int, cap: int) -> Settlement:
    """Every player pays the winner for each point, up to `cap`; the winner pays the rake."""
    value = cents(format.point_value)
    pays = [0 if seat == winner else min(cap, own) * value for seat, own in enumerate(points)]
    return _settled([-own for own in pays], sum(pays), (winner,), format.rake)


def settle_exchange(format: PointsForMoney, points: Sequence[int], winner: int) -> Settlement:
    """What everybody pays and gets for points that come to nothing; the winner pays the rake of what is won."""
    value = cents(format.point_value)
    gross = max(0, points[winner]) * value
    amounts = [own * value for own in points]
    amounts[winner] -= gross
    return _settled(amounts, gross, (winner,), format.rake)


def settle_entries(format: Pool | ChipDeals, players: int, winners: Sequence[int]) -> Settlement:
    """The winner gets everybody's entry, less the rake.

    Several winners share it; cents that cannot be shared go to the first of `winners`, one each.
    """
    entry = cents(format.entry)
    return _settled([-entry] * players, entry * players, winners, format.rake)


def settle_stakes(deals: Sequence[Sequence[int]], antes: Sequence[int], winner: int) -> Settlement:
    """Every deal is paid in stakes of one unit of money, and the winner of the match gets the antes of each seat."""
    amounts = [100 * sum(paid[seat] for paid in deals) - 100 * ante for seat, ante in enumerate(antes)]
    gross = 100 * sum(antes)
    amounts[winner] += gross
    return Settlement(
        gross=in_cents(gross),
        rake=in_cents(0),
        prize=in_cents(gross),
        amounts=tuple(in_cents(amount) for amount in amounts),
    )


def _settled(amounts: list[int], gross: int, winners: Sequence[int], rake: Rake) -> Settlement:
    kept = rake.of(gross)
    share, odd = divmod(gross - kept, len(winners))
    for place, seat in enumerate(winners):
        amounts[seat] += share + (place < odd)
    return Settlement(
        gross=in_cents(gross),
        rake=in_cents(kept),
        prize=in_cents(gross - kept),
        amounts=tuple(in_cents(amount) for amount in amounts),
    )
