"""Words with numbers: each keeps its own for good, and later ones come last, for sheets that have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rummykit.rules import AskPartner, BuyWindow, ClaimWindow, Rules, ShowIndicator, TakePile

PHASES: Final = ("rearrange", "draw", "play", "call", "lay_off", "over")
VERBS: Final = (
    "draw", "meld", "open", "swap", "lay_off", "go_out", "drop", "leave", "declare", "show_melds", "knock", "call",
    "discard", "pass", "rearrange", "timeout",
)  # fmt: skip
EVENTS: Final = (
    "start_drawn", "dealt", "upcard", "wild_indicator", "drew", "passed", "time_ran_out", "missed", "out_of_deal",
    "stock_turned", "melded", "borrowed", "swapped", "laid_off", "went_out", "shown", "knocked", "called", "discarded",
    "rearranged", "loose_tiles_taken", "deal_ended",
)  # fmt: skip
"""What every sheet has a number for, in their order for good."""

LATER_PHASES: Final[Mapping[str, type]] = {"buy": BuyWindow, "claim": ClaimWindow, "answer": AskPartner}
LATER_VERBS: Final[Mapping[str, type]] = {
    "buy": BuyWindow,
    "claim": ClaimWindow,
    "show_indicator": ShowIndicator,
    "take_pile": TakePile,
    "ask": AskPartner,
    "answer": AskPartner,
}
LATER_EVENTS: Final[Mapping[str, type]] = {
    "bought": BuyWindow,
    "claimed": ClaimWindow,
    "indicator_shown": ShowIndicator,
    "bonus_laid_out": TakePile,
    "asked": AskPartner,
    "answered": AskPartner,
}
"""What came later: the step without which it cannot be."""


def phases(rules: Rules) -> tuple[str, ...]:
    """The phases of a view that a sheet has a number for."""
    return PHASES + _later(rules, LATER_PHASES)


def verbs(rules: Rules) -> tuple[str, ...]:
    """The kinds of action that a sheet has a number for."""
    return VERBS + _later(rules, LATER_VERBS)


def events(rules: Rules) -> tuple[str, ...]:
    """The kinds of event that a sheet has a number for."""
    return EVENTS + _later(rules, LATER_EVENTS)


def _later(rules: Rules, words: Mapping[str, type]) -> tuple[str, ...]:
    return tuple(word for word, step in words.items() if rules.step(step) is not None)
