"""Deals until one player is left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from rummykit.checked import Points, Some
from rummykit.rules.kinds import MatchWord
from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class LastLeft(MatchWord, frozen=True, kw_only=True):
    """Deals are played until all players but one have reached a number of penalty points; that one wins.

    `limit`: the points at which a player is out.
    `rejoins`: how many times a player who is out may rejoin, with the highest total of those still in, as long as at
      least two are still in.
    `buy_in`: whether a player who is out may instead buy in again any number of times, paying the ante each time.
    `call_up`: what each other player who is still in pays the winner of a deal.
    `concealed_call_up`: what each pays instead if the winner laid the whole hand in one turn.
    `ante`: what everybody pays at the start into a pool, which goes to the winner of the match.
    """

    limit: Some
    rejoins: Annotated[int, Meta(ge=0, le=5)] = 0
    buy_in: bool = False
    call_up: Points = 0
    concealed_call_up: Points = 0
    ante: Points = 0

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Points are written down against players, and there is one way to come in again."""
        if not sheet.scoring.low_score_wins:
            yield Translatable(
                "LastLeft puts players out by penalty points, but {word} gives none: use the scoring "
                "HandsAgainstLosers.",
                word=type(sheet.scoring).__name__,
            )
        if sheet.sides is not None and (self.rejoins or self.buy_in or self.ante or self.call_up):
            yield (
                "Partners go out of a match together and play for points alone: write 0 for rejoins, ante and call_up "
                "of LastLeft, and buy_in = false."
            )
        if self.buy_in and self.rejoins:
            yield "LastLeft.buy_in has no limit: write rejoins = 0, or remove buy_in."
