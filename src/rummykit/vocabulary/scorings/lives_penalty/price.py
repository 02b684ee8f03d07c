"""What a hand costs in Indian Rummy: by its lives, or by how its seat left the deal; and what value cards bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rummykit.cards import Face
from rummykit.hands import of
from rummykit.match.price import Ask, DealEnding, Price, Range, Tally, one_ending
from rummykit.match.score_sheet import PartCode, Parts, ScorePart, SeatPoints, Seats
from rummykit.melds.cut_joker import cut_by, value_cards
from rummykit.melds.meld import from_hand
from rummykit.melds.pures import dublees_in
from rummykit.play.melds import lives_in
from rummykit.play.result import NOTHING, Out, Result
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.lives_penalty import DUBLEES, EACH, MARRIAGES, OF_ONE_KIND, LivesPenalty

OUT = -1
"""The worth of the value cards of a seat that is out of the deal: it neither pays nor is paid for them."""


def _held(rules: Rules, scoring: LivesPenalty, result: Result) -> SeatPoints:
    """The points every seat has left, not capped: none for the winner and for seats that did not play."""
    lives = lives_in(rules, result.wild)
    out = dict(enumerate(result.out))
    consoled = scoring.dublee_consolation is not None and (scoring.consolation_for == "any" or result.shown_pairs)

    def held(seat: int) -> int:
        if seat == result.winner or seat not in result.order:
            return 0
        why = out.get(seat)
        if why is not None:
            return _fixed(scoring, why)
        if consoled and dublees_in(result.hands[seat]) >= DUBLEES:
            return scoring.dublee_consolation or 0
        return lives.points(of(result.hands[seat]))

    return tuple(held(seat) for seat in range(len(result.hands)))


def _fixed(scoring: LivesPenalty, why: Out) -> int:
    """The points of a seat that is out of the deal."""
    if why == "first_drop":
        return scoring.first_drop
    return scoring.wrong_declaration if why == "wrong_declaration" else scoring.middle_drop


def lives_points(held: SeatPoints, winner: int, scoring: LivesPenalty, worth: SeatPoints = ()) -> SeatPoints:
    """The points of a deal: written down for the losers, or paid by them to the winner, and the value cards beside.

    `worth` is by seat what its value cards bring, empty where they bring nothing.
    """
    points = [min(scoring.cap, count) for count in held]
    if scoring.to_winner:
        points = [-count for count in points]
        points[winner] = -sum(points)
    return tuple(map(sum, zip(points, exchanged(worth), strict=True))) if worth else tuple(points)


# --- value cards


def worth_of(scoring: LivesPenalty, wild: int, cards: Iterable[Face]) -> int:
    """What the value cards among these bring of each other player."""
    kinds = value_cards(wild)
    if kinds is None or scoring.value_cards == "none":
        return 0
    counts = Counter(cards)
    held = [min(counts[face], 3) for face in kinds]
    if scoring.value_cards == "twenty":
        return EACH * sum(held)
    marriages = min(held)
    return MARRIAGES[marriages] + sum(OF_ONE_KIND[count - marriages] for count in held)


def _value_points(rules: Rules, scoring: LivesPenalty, result: Result) -> tuple[SeatPoints, Seats, bool]:
    """By seat what the value cards that it holds or has laid are worth to each other player."""
    if scoring.value_cards == "none" or result.kind in NOTHING:
        return (), (), False
    return tuple([worth_of(scoring, result.wild, cards) for cards in cards_of(result)]), (), False


def cards_of(result: Result) -> list[list[Face]]:
    """The cards of each seat, in hand and laid."""
    held: list[list[Face]] = [list(hand) for hand in result.hands]
    for owner, meld in result.melds:
        if owner is not None:
            held[owner] += from_hand(meld)
    return held


def _paid_for(result: Result, worth: SeatPoints) -> SeatPoints:
    """The worth of the value cards of each seat, `OUT` for who is out of the deal; empty where nobody counts them."""
    out = dict(enumerate(result.out))
    return tuple([own if seat in result.order and out.get(seat) is None else OUT for seat, own in enumerate(worth)])


def exchanged(worth: Sequence[int]) -> SeatPoints:
    """What each seat gets for its value cards and gives for those of the others; it comes to nothing."""
    playing = [own for own in worth if own != OUT]
    others, total = len(playing) - 1, sum(playing)
    return tuple([0 if own == OUT else own * others - (total - own) for own in worth])


def _points(rules: Rules, scoring: LivesPenalty, result: Result, tally: Tally) -> tuple[SeatPoints, Seats]:
    assert result.winner is not None
    return lives_points(tally.held, result.winner, scoring, _paid_for(result, tally.laid)), (result.winner,)


def _parts(rules: Rules, scoring: LivesPenalty, result: Result, tally: Tally) -> Parts:
    """By seat, the points of the hands, why cards in melds count too, and what came and went for value cards."""
    if result.winner is None:
        return ()
    whys = [_counts_for(rules, result, seat) for seat in range(len(tally.held))]
    if not tally.laid and {*whys} == {"hands"}:
        return ()
    worth, parts = _paid_for(result, tally.laid) if tally.laid else (OUT,) * len(whys), []
    playing = [own for own in worth if own != OUT]
    for seat, points in enumerate(lives_points(tally.held, result.winner, scoring)):
        own, each = worth[seat], [ScorePart(whys[seat], points)]
        if own != OUT:
            given = sum(playing) - own
            each += [ScorePart("value_got", own * (len(playing) - 1)), ScorePart("value_given", -given)]
        parts.append(tuple(part for part in each if part.points))
    return tuple(parts)


def _counts_for(rules: Rules, result: Result, seat: int) -> PartCode:
    """Whether melds of a hand count against it too, for want of a pure run or of another run."""
    hand, lives = of(result.hands[seat]), lives_in(rules, result.wild)
    out = dict(enumerate(result.out)).get(seat)
    if seat == result.winner or out is not None or lives.points(hand) == lives.loose(hand):
        return "hands"
    return "hands_run_missing" if lives.best(hand).groups else "hands_no_pure"


def _endings(rules: Rules, scoring: LivesPenalty) -> tuple[DealEnding, ...]:
    values: tuple[Ask, ...] = () if scoring.value_cards == "none" else ("laid_each",)
    return one_ending("out", "wild", *values, held="losers")(rules, scoring)


def _bounds(rules: Rules, scoring: LivesPenalty, players: int) -> Range:
    """The cap, for every seat the same; of value cards as many sets as their copies make, each in one hand."""
    if not scoring.to_winner:
        return 0, scoring.cap
    pack = list(rules.pack_for(players).faces())
    sets = -(-rules.pack_for(players).copies // 3)
    values = sets * max(worth_of(scoring, cut_by(face), pack) for face in set(pack))
    return -scoring.cap - values, (scoring.cap + values) * (players - 1)


PRICE: Price[LivesPenalty] = Price(
    endings=_endings, points=_points, held=_held, laid=_value_points, parts=_parts, bounds=_bounds
)
