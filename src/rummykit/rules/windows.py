"""What other players may do between two turns, as data: call, buy, claim or force a discard, lay off, fight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rummykit.checked import Checked, Some, Whole
from rummykit.rules.ending_steps import CallEnd
from rummykit.rules.meaning import Meanings, at
from rummykit.rules.turn_steps import Draw, Play
from rummykit.said import Said
from rummykit.vocabulary.steps.drop import Drop
from rummykit.vocabulary.steps.knock import Knock

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class BuyWindow(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Before a draw from the stock any other player, nearest first, may buy the top discard out of turn.

    `per_deal`: how many discards a player may buy in a deal; none for any number.
    `penalty`: cards of the stock that the buyer takes with it.
    `after_first_meld`: whether a player whose first meld lies may buy.
    `points`: points that count against the buyer for each purchase.
    `seconds`: the time to answer, where a clock is kept: a window that does not shut holds up the table.
    """

    per_deal: Whole | None = None
    penalty: Annotated[int, Meta(ge=0, le=10)] = 1
    after_first_meld: bool = False
    points: Annotated[int, Meta(ge=0, le=100)] = 0
    seconds: Some = 15

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There is a discard that the player in turn might have taken."""
        draw = sheet.step(Draw)
        if draw is not None and (draw.discard_pile != "top" or draw.card_goes not in ("hand", "first_meld")):
            yield 'BuyWindow sells the top discard: write Draw.discard_pile = "top", or take it away.'
        if draw is not None and draw.upcard_offered:
            yield "An upcard that is offered to everybody is not bought: take Draw.upcard_offered or BuyWindow away."


class ForceWindow(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """Where a faced card is declined that fits a meld of one's own, another player may have it laid off there.

    `seconds`: the time to answer, where a clock is kept: a window that does not shut holds up the table.
    """

    seconds: Some = 15

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Cards are faced and may be declined."""
        draw = sheet.step(Draw)
        if draw is None or not draw.faced:
            yield "ForceWindow is about faced cards that are declined: write Draw.faced = true, or take it away."


class CallWindow(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """After a discard that fits a meld on the table, any other player may call it, lay it off and discard.

    `seconds`: the time to answer, where a clock is kept: a window that does not shut holds up the table.
    """

    seconds: Some = 15

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There are melds on the table."""
        if sheet.step(Play) is None:
            yield "CallWindow is about cards laid off on melds of the table: add Play to the turn, or take it away."


class ClaimWindow(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """After a discard another player may claim it for a meld with cards of the hand, and has the next turn.

    A group may be claimed by anybody, a run by the next player alone, and a group goes before a run.

    `first_round`: whether claims are allowed before every player has had a turn.
    `short`: whether one card of the hand is enough where it makes a meld of two; otherwise it takes two.
    `play_after`: whether the claimer may lay more before discarding.
    `seconds`: the time to answer, where a clock is kept: a window that does not shut holds up the table.
    """

    means: ClassVar[Meanings] = {"short": at("groups.short_rank") | at("runs.short_rank")}

    first_round: bool = True
    short: bool = False
    play_after: bool = True
    seconds: Some = 15

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Claimed cards are melded on the table, and nothing else changes whose turn it is."""
        play = sheet.step(Play)
        if play is None or play.per_turn != "any":
            yield 'ClaimWindow lays a claimed card in a meld on the table: add Play with per_turn = "any".'
        if sheet.opening is not None or sheet.sides is not None:
            yield "A claim is a meld of any worth, of one player: take opening and sides away."
        for other in (CallWindow, BuyWindow, ForceWindow, CallEnd, Drop, Knock):
            if sheet.step(other) is not None:
                word = other.__name__
                yield Said("ClaimWindow and {word} both come between two turns: take one of them away.", word=word)
        if sheet.turns_each is not None:
            yield "turns_each counts turns in order, and ClaimWindow changes whose turn it is: take it away."


class LayOffWindow(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """After a knock with deadwood the others, in turn, lay off on the knocker's melds before hands are compared."""

    def faults(self, sheet: Rules) -> Iterator[str]:
        """It follows a knock, of hands from one pack."""
        if sheet.knock is None or not sheet.single_pack:
            yield "LayOffWindow follows a knock with one pack and without wild cards: take it away."


class FightWindow(Checked, frozen=True, kw_only=True, tag_field="step", tag=True):
    """After a called end the others, in turn, fight with their hands or fold.

    `four_of_a_kind`: whether a player without a meld on the table, who must fold, may fight with four cards of a rank.
    `seconds`: the time to answer, where a clock is kept: a window that does not shut holds up the table.
    """

    four_of_a_kind: bool = False
    seconds: Some = 30

    def faults(self, sheet: Rules) -> Iterator[str]:
        """There is an end to answer."""
        if sheet.step(CallEnd) is None:
            yield "FightWindow answers an end that was called: add CallEnd before Draw, or take it away."
