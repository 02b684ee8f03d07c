"""Chips by rank: the hand with the least trash is paid by all the others, and so is a hand melded early."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rummykit.match.standing import SeatPoints, Seats
from rummykit.play.result import Result
from rummykit.rules import RankPayments


def rank_payments(trash: Sequence[int], result: Result, rules: RankPayments, dealt: int) -> tuple[SeatPoints, Seats]:
    """The chips each seat gets or pays, which add up to zero, and the winner. `dealt` is the size of a hand."""
    if result.kind == "went_out":
        assert result.winner is not None
        winner = result.winner
        melded = sum(len(meld) for owner, meld in result.melds if owner == winner)
        each = rules.went_out * (2 if melded > dealt else 1)
        pays = u_payments(len(trash), winner, each, result.taken, rules)
    else:
        mom = {seat for seat in result.in_turn if all(owner != seat for owner, _ in result.melds)}
        ranked = sorted(result.in_turn, key=lambda seat: (seat in mom, trash[seat]))
        winner = ranked[0]
        pays = {seat: rules.ranks[place] for place, seat in enumerate(ranked[1:])}
        pays |= {seat: rules.without_meld for seat in mom if seat != winner}
    chips = [-pays.get(seat, 0) for seat in range(len(trash))]
    chips[winner] = sum(pays.values())
    for taker, discarder in result.taken:
        chips[taker] += rules.taken_chip
        chips[discarder] -= rules.taken_chip
    return tuple(chips), (winner,)


def u_payments(
    players: int, winner: int, each: int, taken: Sequence[tuple[int, int]], rules: RankPayments
) -> dict[int, int]:
    """What every other seat pays for a hand melded early; a seat that fed the winner three cards pays for all."""
    fed = Counter(discarder for taker, discarder in taken if taker == winner)
    for discarder, count in fed.items():
        if rules.three_taken_pays_all and count >= 3:
            return {discarder: each * (players - 1)}
    return {seat: each for seat in range(players) if seat != winner}
