"""The least and the most that a deal can bring a seat: close where what is left in hands is priced, wide elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, TypeAlias

from rummykit.cards import is_joker
from rummykit.lab.rewards import RewardName
from rummykit.match.score import price_of
from rummykit.rules import (
    BuyWindow,
    DealWon,
    Draw,
    GinShowdown,
    GoOut,
    HandsAgainstLosers,
    HandsToWinner,
    Payments,
    PointsLost,
    RackPenalties,
    Rules,
    Showdown,
    StakePayments,
    TakePile,
    WinnersMelds,
)

Range: TypeAlias = tuple[float, float]
ROUNDING = 1e-12
"""By how much less than itself a difference may come out."""


def bounds(rules: Rules, players: int, name: RewardName) -> Range:
    """No seat gets less than the first or more than the second of these rewards in any deal."""
    if name == "win":
        return -1.0, float(players - 1)
    ranges = [_points(rules.for_deal(deal), players) for deal in range(max(1, len(rules.schedule)))]
    low, high = min(low for low, _ in ranges), max(high for _, high in ranges)
    if name == "points":
        return low, high
    most = (high - low) * (players - 1) / players * (1 + ROUNDING)
    return -most, most


def _points(rules: Rules, players: int) -> Range:
    """The range of the points of a seat, many being good."""
    low, high = _OF_SCORING.get(type(rules.scoring), _any)(rules, rules.scoring, players)
    return (-high, -low) if price_of(rules).few_are_good(rules.scoring) else (low, high)


def _heaviest(rules: Rules, players: int, seats: int = 1, more: int = 1) -> int:
    """The most that the hands of so many seats count together at the end of a deal, with so many cards `more` each."""
    values = sorted(map(rules.values.of, rules.pack_for(players).faces()), reverse=True)
    held = rules.deal.hand_for(players) + more * (1 + rules.deal.starter_extra)
    return sum(islice(values, None if _grows(rules) else seats * held))


def _grows(rules: Rules) -> bool:
    """Whether a hand may grow: by tiles for which none is played, the pile, cards bought or taken up."""
    draw = rules.step(Draw)
    one = draw is None or (draw.count == 1 and draw.discard_pile in ("none", "top"))
    taken = rules.step(TakePile) is not None or rules.step(BuyWindow) is not None or rules.second_hand is not None
    return rules.rearranges or taken or not one


def _racks(rules: Rules, scoring: RackPenalties, players: int) -> Range:
    held = _heaviest(rules, players, players - 1)
    return -held, held


def _to_winner(rules: Rules, scoring: HandsToWinner, players: int) -> Range:
    return 0, _heaviest(rules, players, players - 1) * (2 if scoring.concealed_double else 1)


def _gin(rules: Rules, scoring: GinShowdown, players: int) -> Range:
    bonuses = scoring.gin, scoring.undercut, scoring.big_gin if rules.step(GoOut) is not None else 0
    spade = scoring.spades_double and rules.knock is not None and rules.knock.by_upcard
    return 0, (_heaviest(rules, players, more=0) + max(bonuses)) * (2 if spade else 1)


def _showdown(rules: Rules, scoring: Showdown, players: int) -> Range:
    bonuses = scoring.undercut + scoring.no_deadwood * (players - 1)
    return -scoring.undercut, _heaviest(rules, players, players - 1, more=0) + bonuses


def _stakes(rules: Rules, scoring: StakePayments, players: int) -> Range:
    each = max(
        scoring.dealt, scoring.went_out, scoring.by_discard, scoring.stock, scoring.called, scoring.beaten
    )  # fmt: skip
    most = (each + scoring.no_meld) * (players - 1)
    return -most, most


def _payments(rules: Rules, scoring: Payments, players: int) -> Range:
    pack = rules.pack_for(players).faces()
    jokers = sum(map(is_joker, pack))
    each = scoring.base + scoring.joker * jokers + scoring.wild * (len(pack) - jokers)
    if scoring.bonuses:
        each += max(scoring.undrawn, scoring.one_draw) + scoring.no_wild + scoring.one_suit
    return -each, each * (players - 1)


def _winners_melds(rules: Rules, scoring: WinnersMelds, players: int) -> Range:
    return 0, _heaviest(rules, players) * (players - 1)


def _against_losers(rules: Rules, scoring: HandsAgainstLosers, players: int) -> Range:
    window = rules.step(BuyWindow)
    bought = 0 if window is None else window.points * (window.per_deal or len(rules.pack_for(players)))
    held = max(_heaviest(rules, players), scoring.unopened or 0) * (2 if scoring.concealed_double else 1)
    off = scoring.out_bonus + max(scoring.concealed_bonus, scoring.natural_bonus)
    return min(-off, bought - off), held + max(bought, 0)


def _lost(rules: Rules, scoring: PointsLost, players: int) -> Range:
    pairs = max(scoring.pairs, scoring.pairs_wild_last) * max(1, scoring.declared)
    return -(max(scoring.plain, scoring.wild_last, pairs) + scoring.indicator_shown), 0


def _any(rules: Rules, scoring: object, players: int) -> Range:
    """Wide enough for every scoring."""
    most = 1000 + 4 * players * sum(map(rules.values.of, rules.pack_for(players).faces()))
    return -most, most


_OF_SCORING: Mapping[type, Callable[[Rules, Any, int], Range]] = {
    DealWon: lambda rules, scoring, players: (0, 1),
    GinShowdown: _gin,
    HandsAgainstLosers: _against_losers,
    HandsToWinner: _to_winner,
    Payments: _payments,
    PointsLost: _lost,
    RackPenalties: _racks,
    Showdown: _showdown,
    StakePayments: _stakes,
    WinnersMelds: _winners_melds,
}
