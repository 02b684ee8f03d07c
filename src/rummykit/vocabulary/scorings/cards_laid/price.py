"""What the cards count that each seat has laid, less those it holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from rummykit.cards import Face, colour_of, is_joker, number_of
from rummykit.match.bounds import most_discards, most_held
from rummykit.match.price import Ask, DealEnding, Price, Range, Tally
from rummykit.match.score_sheet import Parts, ScorePart, SeatPoints, Seats
from rummykit.play.laid_worth import laid_by_seat
from rummykit.play.result import Result
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.cards_laid import CardsLaid


def _points(rules: Rules, scoring: CardsLaid, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    """The worth of the cards each seat has laid, less what it holds; who scores most has won the deal."""
    careless = result.careless or (0,) * len(tally.held)
    points = []
    for seat, (laid, held) in enumerate(zip(tally.laid, tally.held, strict=True)):
        opened, times = seat not in tally.unlaid, _times(scoring, result, tally, seat)
        points.append(scoring.points(laid, held, opened=opened, careless=careless[seat], times=times))
    most = max(points[seat] for seat in result.order)
    return tuple(points), tuple(seat for seat in result.order if points[seat] == most)


def _parts(rules: Rules, scoring: CardsLaid, result: Result, tally: Tally) -> Parts:
    """By seat, the worth of the cards it has laid, what going out is worth, and what is lost."""
    careless = result.careless or (0,) * len(tally.held)
    parts = []
    for seat, (laid, held) in enumerate(zip(tally.laid, tally.held, strict=True)):
        each, times = [ScorePart("laid", laid)], _times(scoring, result, tally, seat)
        if times is not None:
            won = laid + scoring.out
            each += [ScorePart("going_out", scoring.out), ScorePart("multiplied", won * (times - 1), times)]
        unlaid = seat in tally.unlaid and scoring.unlaid > 1
        each.append(ScorePart("held_unlaid", -held * scoring.unlaid) if unlaid else ScorePart("held", -held))
        each.append(ScorePart("careless", -careless[seat] * scoring.careless))
        parts.append(tuple(part for part in each if part.points))
    return tuple(parts)


def _times(scoring: CardsLaid, result: Result, tally: Tally, seat: int) -> int | None:
    """By how much the deal multiplies what a seat has laid that went out; None for others."""
    if result.kind != "went_out" or seat != result.winner:
        return None
    return (scoring.concealed if result.concealed else 1) * (scoring.one_suit if tally.one_suit else 1)


def _laid_cards(result: Result) -> Iterator[tuple[Face, int]]:
    """Every card on the table, and the seat that laid it."""
    by = result.laid_by or tuple((owner or 0,) * len(meld) for owner, meld in result.melds)
    for (_, meld), seats in zip(result.melds, by, strict=True):
        yield from zip(meld, seats, strict=True)


def _worth_laid(rules: Rules, scoring: CardsLaid, result: Result) -> tuple[SeatPoints, Seats, bool]:
    """What the cards that each seat has laid count on the table, who has laid none, and whether one suit went out."""
    by = result.laid_by or tuple((owner or 0,) * len(meld) for owner, meld in result.melds)
    melds = zip((meld for _, meld in result.melds), by, strict=True)
    points = laid_by_seat(rules, scoring, melds, len(result.hands), result.upcard)
    laid = list(_laid_cards(result))
    unlaid = tuple(seat for seat in result.order if all(seat != other for _, other in laid))
    suits = {colour_of(face) for face, seat in laid if seat == result.winner and not is_joker(face)}
    return points, unlaid, len(suits if result.last is None else suits | {colour_of(result.last)}) == 1


def _endings(rules: Rules, scoring: CardsLaid) -> tuple[DealEnding, ...]:
    """Somebody went out, or nobody could draw; asked is what the sheet counts besides cards."""
    both: list[Ask] = ["laid_each"]
    both += ["no_meld"] if scoring.unlaid > 1 else []
    both += ["careless"] if scoring.careless else []
    out: list[Ask] = ["concealed"] if scoring.concealed > 1 else []
    out += ["one_suit"] if scoring.one_suit > 1 else []
    return (
        DealEnding(kind="went_out", winner=True, held="losers", asks=(*both, *out)),
        DealEnding(kind="blocked", winner=False, held="everybody", asks=tuple(both)),
    )


def _bounds(rules: Rules, scoring: CardsLaid, players: int) -> Range:
    """One seat lays the whole pack, or all of one suit and the jokers; another holds what it cannot get rid of."""
    pack = Counter(rules.pack_for(players).faces())
    most = {face: max(rules.values.of(face), (scoring.low_ace or 0) * (number_of(face) == 1)) for face in pack}
    upcard = max(0, *((scoring.of(rules.values, face, face) - most[face]) * pack[face] for face in pack))

    def laid(suits: Collection[int]) -> int:
        return upcard + sum(most[face] * pack[face] for face in pack if is_joker(face) or colour_of(face) in suits)

    every = range(4)
    one_suit = max(laid((suit,)) for suit in every) + scoring.out
    times = scoring.concealed
    high = max(laid(every), (laid(every) + scoring.out) * times, one_suit * times * scoring.one_suit)
    held = sorted(map(rules.values.of, pack.elements()), reverse=True)
    unlaid = (upcard + sum(held[: most_held(rules, players, laid=False)])) * scoring.unlaid
    lost = max(unlaid, upcard + sum(held[: most_held(rules, players)]))
    return -lost - scoring.careless * (2 * most_discards(rules, players) + 1), high


PRICE: Price[CardsLaid] = Price(
    endings=_endings,
    points=_points,
    parts=_parts,
    laid=_worth_laid,
    in_hand=lambda rules, scoring, result, hand: sum(scoring.of(rules.values, face, result.upcard) for face in hand),
    bounds=_bounds,
)
