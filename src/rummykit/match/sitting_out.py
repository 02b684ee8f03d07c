"""Matches in which players sit out: who plays the next deal, and two deals of partners that count together."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rummykit.match.score_sheet import DealScore, ScorePart, Seats
from rummykit.play.deal import Deal
from rummykit.rules import Rules
from rummykit.rules.sitting_out import Pair, SittingOut


def in_rounds(rules: Rules, players: int) -> bool:
    """Whether two deals count together: so many people are partners who play against one opponent each."""
    return rules.sitting_out is not None and rules.sides is not None and rules.sides.have_partners(players)


def waits(row: DealScore) -> bool:
    """Whether a deal was won that counts together with the next one."""
    return any(part.code == "kept_for_round" for parts in row.parts for part in parts)


def next_pair(rules: Rules, word: SittingOut, seating: Seats, last: Deal, rows: Sequence[DealScore]) -> Pair:
    """Who plays the deal after the `last` one, which is the last of the `rows`."""
    assert last.dealer is not None
    winners = rows[-1].winners
    if not in_rounds(rules, len(seating)):
        if rows[-1].kind == "void":
            return Pair(last.dealer, last.starter, next(seat for seat in last.order if seat != last.starter))
        losers = [seat for seat in last.order if seat not in winners]
        return word.after_loser(seating, last.order, losers[0] if winners else None)
    if len(rows) % 2:
        return word.of_partner(seating, last.order, last.dealer)
    deals_again = {"loser_deals": last.dealer not in winners, "winner_deals": last.dealer in winners}
    again = bool(winners) and deals_again.get(rules.start.later, False)
    at = seating.index(last.dealer) + (2 if again else 1)
    return word.of_round(seating, last.order, seating[at % len(seating)])


def of_round(rules: Rules, rows: Sequence[DealScore], row: DealScore) -> DealScore:
    """A deal of partners after the `rows` before it: what is won in the first deal of a round waits for the second.

    The side that has won more in both together scores the difference, or the sum where it has won both; it makes a box.
    """
    assert rules.sides is not None
    seats = range(len(row.points))
    sides = [rules.sides.of(seat, seats) for seat in seats]
    won = [max(row.points[each] for each in side) for side in sides]
    if len(rows) % 2 == 0:
        winners = tuple(seat for seat in seats if set(sides[seat]) & set(row.winners))
        kept = [_kept(won[seat]) if seat in winners else () for seat in seats]
        return replace(row, points=(0,) * len(won), winners=winners, parts=tuple(kept) if winners else ())
    before = [sum(part.points for part in parts if part.code == "deal_won") for parts in rows[-1].parts or [()] * 4]
    both = [now + then for now, then in zip(won, before, strict=True)]
    least, most = min(both), max(both)
    winners = tuple(seat for seat in seats if both[seat] == most > least)
    made_of = [
        (ScorePart("deal_won", won[seat]), ScorePart("first_deal", before[seat]), ScorePart("other_side", -least))
        if seat in winners
        else ()
        for seat in seats
    ]
    return replace(
        row,
        points=tuple(each - least for each in both),
        winners=winners,
        parts=tuple(tuple(part for part in parts if part.points) for parts in made_of) if any(before) else (),
        boxes=max((each.boxes for each in (rows[-1], row) if {*each.winners} & {*winners}), default=1),
    )


def _kept(points: int) -> tuple[ScorePart, ...]:
    """What a side has won in the first deal of a round, and that it does not count yet."""
    return ScorePart("deal_won", points), ScorePart("kept_for_round", -points)
