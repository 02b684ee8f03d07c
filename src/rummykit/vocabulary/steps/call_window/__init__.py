"""Call a discard that fits a meld on the table, or cards of the pile that need none of a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit import rules
from rummykit.checked import Some
from rummykit.rules.kinds import StepWord
from rummykit.rules.meaning import Meanings, at
from rummykit.vocabulary.steps.play import Play

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class CallWindow(StepWord, frozen=True, kw_only=True):
    """After a discard that fits a meld on the table, any other player may call it, lay it off and discard.

    `seconds`: the time to answer, if a clock is kept; a player who never answered would hold up the table.
    `turn_passes`: whether play then goes on after the player who called, and not after the one whose turn it was.
    `from_pile`: whether any card of the pile may be called that fits a meld on the table or makes a meld with cards
      above it. The caller takes it with all cards above it, lays it and plays a turn; then play goes on from there.
    """

    after: ClassVar[str] = "ForceWindow"

    means: ClassVar[Meanings] = {
        "from_pile": at("turn.Draw.discard_pile", "down_to_card") & at("turn.Draw.card_goes", "table"),
        "turn_passes": at("turn.CallWindow.from_pile", False),
    }

    seconds: Some = 15
    turn_passes: bool = False
    from_pile: bool = False

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are melds on the table."""
        if sheet.step(Play) is None:
            yield "CallWindow is about cards laid off on melds on the table: add Play to the turn, or remove it."
        draw = sheet.step(rules.Draw)
        if self.from_pile and (draw is None or draw.discard_pile != "down_to_card" or draw.card_goes != "table"):
            yield (
                "CallWindow.from_pile is about a pile that is taken down to a card that is laid: write "
                'Draw.discard_pile = "down_to_card" and card_goes = "table", or CallWindow.from_pile = false.'
            )
