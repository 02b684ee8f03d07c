"""Chips by rank: the hand with the least trash is paid by all the others, and so is a hand melded early."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rummykit.match.price import Ask, DealEnding, Price, Range
from rummykit.match.score_sheet import SeatPoints, Seats
from rummykit.play.result import Result
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.rank_payments import RankPayments


def rank_payments(trash: Sequence[int], result: Result, rules: RankPayments, dealt: int) -> tuple[SeatPoints, Seats]:
    """The chips each seat gets or pays, which add up to zero, and the winner. `dealt` is the size of a hand."""
    if result.kind == "went_out":
        assert result.winner is not None
        winner = result.winner
        melded = sum(len(meld) for owner, meld in result.melds if owner == winner)
        each = rules.went_out * (2 if melded > dealt else 1)
        pays = _u_payments(len(trash), winner, each, result.taken, rules)
    else:
        mom = {seat for seat in result.in_turn if all(owner != seat for owner, _ in result.melds)}
        ranked = sorted(result.in_turn, key=lambda seat: (seat in mom, trash[seat]))
        winner = ranked[0]
        pays = {seat: rules.ranks[place] for place, seat in enumerate(ranked[1:])}
        pays |= {seat: rules.without_meld for seat in mom if seat != winner}
    chips = [-pays.get(seat, 0) for seat in range(len(trash))]
    chips[winner] = sum(pays.values())
    took: Counter[int] = Counter()
    all_taken = Counter(taker for taker, _ in result.taken)
    for taker, discarder in result.taken:
        took[taker] += 1
        chip = rules.chip(took[taker], last=taker in result.taken_last and took[taker] == all_taken[taker])
        chips[taker] += chip
        chips[discarder] -= chip
    return tuple(chips), (winner,)


def _u_payments(
    players: int, winner: int, each: int, taken: Sequence[tuple[int, int]], rules: RankPayments
) -> dict[int, int]:
    """What every other seat pays for a hand melded early; a seat that fed the winner three cards pays for all."""
    fed = Counter(discarder for taker, discarder in taken if taker == winner)
    for discarder, count in fed.items():
        if rules.three_taken_pays_all and count >= 3:
            return {discarder: each * (players - 1)}
    return {seat: each for seat in range(players) if seat != winner}


def _endings(rules: Rules, scoring: RankPayments) -> tuple[DealEnding, ...]:
    last: tuple[Ask, ...] = () if scoring.last_taken is None else ("taken_last",)
    taken: tuple[Ask, ...] = ("taken", *last) if scoring.taken_chip or scoring.three_taken_pays_all or last else ()
    return (
        DealEnding(kind="turns_over", winner=False, held="everybody", asks=("no_meld", "first", *taken)),
        DealEnding(kind="went_out", winner=True, held="nobody", asks=("melded", *taken), called="u"),
    )


def _bounds(rules: Rules, scoring: RankPayments, players: int) -> Range:
    """The highest payment of each, or one seat pays for all; and a chip for every discard that was taken."""
    went_out = 2 * scoring.went_out
    each = max(scoring.without_meld, went_out, *scoring.ranks[: players - 1])
    alone = max(each, went_out * (players - 1)) if scoring.three_taken_pays_all else each
    most = rules.turns_each or len(rules.pack_for(players))
    chips = sum(scoring.chip(number, last=False) for number in range(1, most + 1)) + (scoring.last_taken or 0)
    return -alone - chips, each * (players - 1) + chips


PRICE: Price[RankPayments] = Price(
    endings=_endings,
    points=lambda rules, scoring, result, tally: rank_payments(
        tally.held, result, scoring, rules.deal.hand_for(len(tally.held))
    ),
    bounds=_bounds,
    zero_sum=True,
)
