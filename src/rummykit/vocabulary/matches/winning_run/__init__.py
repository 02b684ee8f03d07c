"""A number of points, or one long run: the match that is won at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rummykit import rules
from rummykit.checked import Some
from rummykit.rules.kinds import MatchWord
from rummykit.translatable import Translatable

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class WinningRun(MatchWord, frozen=True, kw_only=True):
    """The first player to reach a number of points wins the match; winning a deal with a long run wins it at once.

    `target`: the points needed to win.
    `run`: how many cards of one suit in a row win the match.
    """

    highest_wins: ClassVar[bool] = True

    target: Some
    run: Annotated[int, Meta(ge=3, le=13)] = 7

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Whole hands are compared, and such a run fits in one."""
        if not isinstance(sheet.scoring, rules.Showdown) or sheet.runs is None:
            yield "WinningRun is about runs in hands that are compared: use the scoring Showdown and add runs."
        hand = max(map(sheet.deal.hand_for, range(sheet.players[0], sheet.players[1] + 1)))
        if self.run > hand:
            yield Translatable("WinningRun.run needs {run} cards, but a hand has {hand}.", run=self.run, hand=hand)
