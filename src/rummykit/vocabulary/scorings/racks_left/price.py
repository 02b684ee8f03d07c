"""Points against everybody for the tiles that are left on the racks, and what multiplies them."""

from __future__ import annotations

from rummykit.cards import FALSE_JOKER
from rummykit.match.bounds import card_values, most_discards, most_held
from rummykit.match.price import Ask, DealEnding, Held, Price, Range, Tally
from rummykit.match.score_sheet import Parts, ScorePart, SeatPoints, Seats
from rummykit.match.sides import sides_of, with_partners
from rummykit.play.result import Result
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.racks_left import RacksLeft


def _is_in_pairs(result: Result, seat: int) -> bool:
    """Whether the first meld of a seat was pairs."""
    return bool(result.in_pairs) and result.in_pairs[seat]


def _times(scoring: RacksLeft, result: Result) -> int:
    """By how much the way in which somebody went out multiplies all points; once where nobody did."""
    if result.winner is None:
        return 1
    times = scoring.wild_last if result.wild_last else 1
    times *= scoring.out_in_pairs if _is_in_pairs(result, result.winner) else 1
    others = {owner for owner, _ in result.melds} - {result.winner}
    from_hand = result.concealed and not (scoring.from_hand_first and others)
    return times * (scoring.from_hand if from_hand else 1)


def _of_seat(scoring: RacksLeft, result: Result, tally: Tally, seat: int, won: Seats) -> ScorePart:
    """What a seat writes down, before anything multiplies the whole deal; nothing if its partner went out."""
    if seat == result.winner:
        return ScorePart("going_out", -scoring.out)
    if seat not in result.order or seat in won:
        return ScorePart("held", 0)
    if seat not in {owner for owner, _ in result.melds}:
        return ScorePart("unopened", scoring.unopened)
    held = tally.held[seat]
    if _is_in_pairs(result, seat) and scoring.opened_in_pairs > 1:
        return ScorePart("held_pairs", held * scoring.opened_in_pairs)
    return ScorePart("held", held)


def _parts(rules: Rules, scoring: RacksLeft, result: Result, tally: Tally) -> Parts:
    """By seat what is written down, what multiplies it, careless discards, and what its partner writes down."""
    careless, times = result.careless or (0,) * len(tally.held), _times(scoring, result)
    won = with_partners(rules, result.order, result.winner)
    parts = []
    for seat in range(len(tally.held)):
        own = _of_seat(scoring, result, tally, seat, won)
        multiplied = ScorePart("multiplied", own.points * (times - 1), times)
        each = (own, multiplied, ScorePart("careless", careless[seat] * scoring.careless))
        parts.append(tuple(part for part in each if part.points))
    alone = [sum(part.points for part in each) for each in parts]
    for side in sides_of(rules, result.order):
        for seat in side:
            partner = sum(alone[each] for each in side) - alone[seat]
            parts[seat] += (ScorePart("partner", partner),) if partner else ()
    return tuple(parts)


def _points(rules: Rules, scoring: RacksLeft, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    points = tuple(sum(part.points for part in parts) for parts in _parts(rules, scoring, result, tally))
    return points, with_partners(rules, result.order, result.winner)


def _endings(rules: Rules, scoring: RacksLeft) -> tuple[DealEnding, ...]:
    """Somebody went out, or the stock was gone; asked is who has laid what, and how the last tile went."""
    both: tuple[Ask, ...] = ("no_meld",)
    both += ("in_pairs",) if rules.opening is not None and rules.opening.pairs is not None else ()
    both += ("careless",) if scoring.careless else ()
    held: Held = "losers" if rules.sides is None else "other_sides"
    return (
        DealEnding(kind="went_out", winner=True, held=held, asks=(*both, "concealed", "wild_last")),
        DealEnding(kind="exhausted", winner=False, held="everybody", asks=both, called="stock_gone"),
    )


def _bounds(rules: Rules, scoring: RacksLeft, players: int) -> Range:
    """The heaviest rack has every wild tile; who has laid a first meld has laid three tiles, or all of its pairs.

    Partners write down as much together as two such racks at the most.
    """
    values, pack = card_values(rules, players), rules.pack_for(players)
    wild = [values[0] if scoring.wild is None else scoring.wild] * pack.copies
    false = [values[0]] * list(pack.faces()).count(FALSE_JOKER)
    tiles = sorted([*wild, *false, *values], reverse=True)
    pairs = None if rules.opening is None else rules.opening.pairs
    held = most_held(rules, players)
    rack = sum(tiles[: held - 3])
    if pairs is not None:
        rack = max(rack, sum(tiles[: held - 2 * pairs]) * scoring.opened_in_pairs)
    times = scoring.wild_last * scoring.out_in_pairs ** (pairs is not None) * scoring.from_hand
    careless = scoring.careless * most_discards(rules, players)
    together = 1 if rules.sides is None else len(rules.sides.of(0, range(players)))
    return -scoring.out * times, together * (max(rack, scoring.unopened) * times + careless)


PRICE: Price[RacksLeft] = Price(
    endings=_endings,
    points=_points,
    parts=_parts,
    in_hand=lambda rules, scoring, result, hand: scoring.of_rack(rules.values, hand, result.wild),
    bounds=_bounds,
)
