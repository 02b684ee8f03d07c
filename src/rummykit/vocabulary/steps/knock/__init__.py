"""Knock: the deal ends with the next discard, and hands are compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from rummykit.cards import Face, number_of
from rummykit.checked import Whole
from rummykit.rules.kinds import StepWord
from rummykit.rules.meaning import Meanings, at

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class Knock(StepWord, frozen=True, kw_only=True):
    """End the deal with the discard: hands are shown and deadwood is compared.

    `limit`: the most deadwood with which a player may knock; none for any amount.
    `gin_only`: whether a player may knock only without any deadwood.
    `by_upcard`: whether the first upcard of the deal sets the limit: its number, or ten for a court card.
    `ace`: what an ace as that upcard means: "gin", so that a player may knock only without deadwood, or "one".
    """

    after: ClassVar[str] = "Show"

    means: ClassVar[Meanings] = {"by_upcard": at("deal.upcard", True), "ace": at("turn.Knock.by_upcard", True)}

    limit: Whole | None = None
    gin_only: bool = False
    by_upcard: bool = False
    ace: Literal["gin", "one"] = "gin"

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Hands are compared after it; a limit asks for one pack, or for the upcard that sets it."""
        if not sheet.scoring.compared:
            yield "Knock is for deals in which hands are compared: use the scoring Showdown, or remove Knock."
        if sheet.wilds is not None:
            yield "Hands after a knock are compared without wild cards: remove wilds or Knock."
        elif self.bounded and not sheet.single_pack:
            yield "A knock limit needs one pack without wild cards: remove Knock.limit."

    @property
    def bounded(self) -> bool:
        """Whether one may knock only with little deadwood."""
        return self.limit is not None or self.gin_only or self.by_upcard

    @property
    def highest_limit(self) -> int | None:
        """The most deadwood a knocker may keep in any deal; None where there is no limit."""
        return 10 if self.by_upcard and not self.gin_only else self.limit_for(None)

    def limit_for(self, upcard: Face | None) -> int | None:
        """The limit in a deal with this first upcard; None where there is none, in the deal or in the sheet."""
        if self.gin_only:
            return 0
        if not self.by_upcard or upcard is None:
            return self.limit
        number = number_of(upcard)
        return min(number, 10) if number > 1 else int(self.ace == "one")
