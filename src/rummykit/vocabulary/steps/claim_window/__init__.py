"""Claim a discard for a meld."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rummykit import rules
from rummykit.checked import Some
from rummykit.rules.kinds import StepWord
from rummykit.rules.meaning import Meanings, at
from rummykit.translatable import Translatable
from rummykit.vocabulary.steps.play import Play

if TYPE_CHECKING:
    from rummykit.rules.sheet import Rules


class ClaimWindow(StepWord, frozen=True, kw_only=True):
    """After a discard, another player may claim it for a meld with cards from the hand, and has the next turn.

    Anybody may claim it for a group, but only the next player for a run, and a group takes precedence over a run.

    `first_round`: whether a discard may be claimed before every player has had a turn.
    `short`: whether one card from the hand is enough if that makes a meld of two; otherwise it takes two.
    `play_after`: whether the claimer may lay more before discarding.
    `seconds`: the time to answer, if a clock is kept; a player who never answered would hold up the table.
    """

    after: ClassVar[str] = "CallWindow"

    means: ClassVar[Meanings] = {"short": at("groups.short_rank") | at("runs.short_rank")}

    first_round: bool = True
    short: bool = False
    play_after: bool = True
    seconds: Some = 15

    def faults(self, sheet: Rules) -> Iterator[str]:
        """Claimed cards are melded on the table, and nothing else changes whose turn it is."""
        play = sheet.step(Play)
        if play is None or play.per_turn != "any":
            yield 'A claimed card is laid in a meld on the table: add Play with per_turn = "any".'
        if sheet.opening is not None or sheet.sides is not None:
            yield "A claim makes a meld of any value for one player: remove opening and sides."
        for other in (rules.CallWindow, rules.BuyWindow, rules.ForceWindow, rules.CallEnd, rules.Drop, rules.Knock):
            if sheet.step(other) is not None:
                word = other.__name__
                yield Translatable("ClaimWindow and {word} both come between two turns: remove one of them.", word=word)
        if sheet.turns_each is not None:
            yield "turns_each counts turns in order, but ClaimWindow changes whose turn it is: remove it."
