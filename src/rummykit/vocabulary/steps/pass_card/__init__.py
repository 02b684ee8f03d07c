"""Pass a card of the dealt hand to the next player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit.checked import Some
from rummykit.rules.kinds import StepWord
from rummykit.vocabulary.steps.show_dealt import ShowDealt

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class PassCard(StepWord, frozen=True, kw_only=True):
    """Before the first turn each player puts a card face down, and all pass theirs to the next player at once.

    `from_players`: the fewest players among whom cards are passed; fewer play with the hands that they were dealt.
    """

    after: ClassVar[str] = "AskPartner"

    from_players: Some = 2

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are cards to pass, and somebody to pass them to."""
        if sheet.pack.family != "cards" or sheet.bonus_cards is not None:
            yield "PassCard is for hands of cards that are not laid out at once: remove it, or bonus_cards."
        if self.from_players > sheet.players[1]:
            yield "PassCard.from_players is more than can play: write a smaller number, or remove PassCard."
        if sheet.step(ShowDealt) is not None:
            yield "ShowDealt shows a hand as it was dealt, before a card of it is passed: remove ShowDealt or PassCard."
