"""Payments by rank: the least trash wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from rummykit.checked import Points
from rummykit.rules.kinds import ScoringWord
from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class RankPayments(ScoringWord, frozen=True, kw_only=True):
    """After the last turn, the player with the least trash wins, and the others pay by rank.

    A player without a meld ranks last.

    `ranks`: what the second player, the third and so on pay.
    `without_meld`: what a player without a meld pays.
    `went_out`: what each pays a player who goes out with the whole hand in melds; twice as much if no discard was
      needed.
    `taken_chip`: what a player whose discard is taken pays to the one who takes it.
    `taken_rises`: whether the second card that a player takes costs twice as much, the third three times.
    `last_taken`: what is paid instead for a card taken in the last turn; none if it costs as much as the others.
    `three_taken_pays_all`: whether a player from whom the winner took three discards before going out pays for
      everybody.
    """

    needless: ClassVar[Mapping[str, str]] = {"referee": "it is paid by rank, and by what was taken of whom"}

    ranks: tuple[Points, ...] = (1, 2, 3)
    without_meld: Points = 4
    went_out: Points = 6
    taken_chip: Points = 0
    taken_rises: bool = False
    last_taken: Points | None = None
    three_taken_pays_all: bool = False

    def chip(self, number: int, last: bool) -> int:
        """What is paid for the card that a player took as its `number`-th, perhaps in its `last` turn."""
        if last and self.last_taken is not None:
            return self.last_taken
        return self.taken_chip * (number if self.taken_rises else 1)

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Everybody who may have to pay is told what."""
        if self.taken_rises and not self.taken_chip:
            yield (
                "RankPayments.taken_rises multiplies what a taken discard costs: "
                "write taken_chip, or taken_rises = false."
            )
        if self.last_taken is not None and sheet.turns_each is None:
            yield "RankPayments.last_taken is about the last turn: write turns_each, or last_taken = none."
        payers = sheet.players[1] - 1
        if len(self.ranks) < payers:
            yield Translatable(
                "RankPayments.ranks says what {told} players pay, but {payers} may have to.",
                told=len(self.ranks),
                payers=payers,
            )
