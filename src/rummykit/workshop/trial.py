"""Whether a game of one's own can be played: bots play a few deals of it, and each must come to an end."""

from __future__ import annotations

from rummykit.arena.trial import Trial, try_deals
from rummykit.rules import Rules
from rummykit.translatable import Translatable

DEALS = 12
"""Deals of a trial: for up to six numbers of players, with bots that want to win and bots that try everything."""
LONGEST = 3_000
"""Decisions that a deal may take; the longest of a game of the house in random play has about a thousand."""
SEED = "workshop"


class NoEnd(Exception):
    """Bots found no end of a deal; the text says what happened."""


def play_trial(rules: Rules) -> Trial:
    """Play the deals, always the same ones; raises `NoEnd`."""
    trial = try_deals(rules, DEALS, seed=SEED, longest=LONGEST, dead_ends_enough=1)
    if trial.dead_ends:
        text = trial.dead_ends[0].text
        raise NoEnd(text if isinstance(text, Translatable) else Translatable("A deal failed ({error}).", error=text))
    if set(trial.endings) == {"void"}:
        raise NoEnd(Translatable("Every deal was void: nobody went out."))
    return trial
