"""Claims on a discard out of turn, as data: a group by anybody, a run by the next player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rummykit.checked import Checked, Some
from rummykit.said import Said

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class ClaimWindow(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """After a discard another player may claim it for a meld with cards of the hand, and has the next turn.

    A group may be claimed by anybody, a run by the next player alone, and a group goes before a run.

    `open`: whether there is one; a house rule opens or shuts it.
    `first_round`: whether claims are allowed before every player has had a turn.
    `short`: whether one card of the hand is enough where it makes a meld of two; otherwise it takes two.
    `play_after`: whether the claimer may lay more before discarding.
    `seconds`: the time to answer, where a clock is kept: a window that does not shut holds up the table.
    """

    open: bool = True
    first_round: bool = True
    short: bool = False
    play_after: bool = True
    seconds: Some = 15

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Claimed cards are melded on the table, and nothing else changes whose turn it is."""
        words = {type(step).__name__: step for step in sheet.turn}
        play = words.get("Play")
        if play is None or getattr(play, "per_turn", "") != "any":
            yield 'ClaimWindow lays a claimed card in a meld on the table: add Play with per_turn = "any".'
        if sheet.opening is not None or sheet.sides is not None:
            yield "A claim is a meld of any worth, of one player: take opening and sides away."
        for other in ("CallWindow", "BuyWindow", "ForceWindow", "CallEnd", "Drop", "Knock"):
            if getattr(words.get(other), "open", other in words):
                yield Said("ClaimWindow and {word} both come between two turns: take one of them away.", word=other)
        if sheet.turns_each is not None:
            yield "turns_each counts turns in order, and ClaimWindow changes whose turn it is: take it away."
        short = [shape for shape in (sheet.groups, sheet.runs) if shape is not None and shape.short_rank is not None]
        if self.short and not short:
            yield "ClaimWindow.short is about melds of two cards: write groups.short_rank, or take it away."
