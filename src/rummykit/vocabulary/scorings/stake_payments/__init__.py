"""What the ends of a deal are paid, in stakes from player to player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, ClassVar, Literal

from rummykit.checked import Points
from rummykit.rules.kinds import Played, ScoringWord
from rummykit.rules.meaning import Meanings, at
from rummykit.rules.steps import Play

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class StakePayments(ScoringWord, frozen=True, kw_only=True):
    """Each loser pays the winner a number of stakes, depending on how the deal ended.

    `count`: which cards count when hands are compared: "all", or only those "unmatched", in no meld of the hand.
    `dealt`: what each pays for a dealt hand that ends the deal.
    `highest_dealt_wins`: whether the highest is paid if several players have such a hand; otherwise nobody pays.
    `went_out`: what each pays a player who goes out by a meld or a lay-off.
    `by_discard`: what each pays a player who goes out by a discard.
    `stock`: what each pays the lowest hand when the stock runs out.
    `called`: what each pays a caller who has the lowest hand, and what a player who did not fight pays in any case.
    `beaten`: what a caller without the lowest hand pays, and what a player who fights and is beaten pays.
    `no_meld`: how much more a player without a meld on the table pays.
    `no_meld_loses`: whether a player without a meld on the table cannot win when the stock runs out, unless nobody has
      one.
    `ante`: what everybody pays into a pot before a deal; a player who wins two deals in a row alone takes it.
    `ties`: which hands are paid if several tie for lowest; a caller always loses such a tie: "all" of them, in full by
      all the others; or the "nearest" in turn after the caller or, if the stock has run out, that of the player who
      drew the last card or the nearest in turn after that player.
    """

    scores: ClassVar[AbstractSet[Played]] = {"blocked"}
    needless: ClassVar[Mapping[str, str]] = {
        "referee": "how the deal ended says what is paid, and that is asked by itself"
    }

    means: ClassVar[Meanings] = {
        "dealt": at("turn.ShowDealt"),
        "highest_dealt_wins": at("turn.ShowDealt"),
        "called": at("turn.CallEnd"),
        "beaten": at("turn.CallEnd"),
    }

    count: Literal["all", "unmatched"] = "all"
    dealt: Points = 2
    highest_dealt_wins: bool = False
    went_out: Points = 2
    by_discard: Points = 1
    stock: Points = 1
    called: Points = 1
    beaten: Points = 2
    no_meld: Points = 0
    no_meld_loses: bool = False
    ante: Points = 0
    ties: Literal["all", "nearest"] = "all"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """A deal ends with an empty hand, an empty stock or a call, in one pack, with melds on the table."""
        if sheet.step(Play) is None:
            yield "StakePayments pays for melds on the table: add Play to the turn, or choose another scoring."
        if sheet.stock.when_empty not in ("block", "lowest_wins"):
            yield (
                'StakePayments pays the lowest hand when the stock runs out: write stock.when_empty = "lowest_wins".'
            )
        if self.count == "unmatched" and not sheet.single_pack:
            yield 'Unmatched cards can be counted only with one pack and no wild cards: write scoring.count = "all".'
