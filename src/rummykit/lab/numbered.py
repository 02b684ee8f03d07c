"""Stable numbers for words: a word keeps its number, and newer words are appended, on sheets that have them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from rummykit.rules import (
    AskPartner,
    BuyWindow,
    CallEnd,
    CallWindow,
    ClaimWindow,
    DeclarePairs,
    Discard,
    Draw,
    FightWindow,
    ForceWindow,
    PassCard,
    Rules,
    ShowDealt,
    ShowIndicator,
    TakePile,
)
from rummykit.rules.steps import Step

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


def _faces(rules: Rules) -> bool:
    draw = rules.step(Draw)
    return draw is not None and draw.faced


def notes_careless(rules: Rules) -> bool:
    """Whether careless discards are counted in this game."""
    discard = rules.step(Discard)
    return discard is not None and (discard.careless or "noted" in (discard.fitting, discard.wild_tile))


def _has_second_hands(rules: Rules) -> bool:
    return rules.second_hand is not None


def _asks(rules: Rules) -> bool:
    return rules.step(AskPartner) is not None or rules.step(FightWindow) is not None


Needed: TypeAlias = type | Callable[[Rules], bool]

LATER_PHASES: Final[Mapping[str, Needed]] = {
    "buy": BuyWindow,
    "claim": ClaimWindow,
    "answer": _asks,
    "dealt": ShowDealt,
    "force": ForceWindow,
    "pass_on": PassCard,
}
LATER_VERBS: Final[Mapping[str, Needed]] = {
    "buy": BuyWindow,
    "claim": ClaimWindow,
    "show_indicator": ShowIndicator,
    "declare_pairs": DeclarePairs,
    "take_pile": TakePile,
    "ask": AskPartner,
    "answer": AskPartner,
    "call_end": CallEnd,
    "fight": FightWindow,
    "force": ForceWindow,
    "show_dealt": ShowDealt,
    "pass_on": PassCard,
}
LATER_EVENTS: Final[Mapping[str, Needed]] = {
    "bought": BuyWindow,
    "claimed": ClaimWindow,
    "indicator_shown": ShowIndicator,
    "pairs_declared": DeclarePairs,
    "bonus_laid_out": TakePile,
    "asked": AskPartner,
    "answered": AskPartner,
    "end_called": CallEnd,
    "fought": FightWindow,
    "forced": ForceWindow,
    "turned": _faces,
    "careless_discard": notes_careless,
    "picked_up": _has_second_hands,
    "put_down": PassCard,
    "passed_on": PassCard,
}
"""What came later: the step, or what else of a sheet, without which it cannot be."""


SWITCHED: Final = (CallWindow, ForceWindow, ShowDealt, ShowIndicator)
"""The steps that have numbers in a game of the house whether its house rules have put them into the turn or not."""


def _came_later(step: Step) -> bool:
    """Whether a step that house rules switch was not there when its game got its numbers."""
    return isinstance(step, ShowDealt) and step.apart


def numbered_steps(rules: Rules) -> tuple[Step, ...]:
    """The steps of the turn, and after them those of `SWITCHED` that a house rule may add.

    Hands shown because nothing in them goes together came later: they have numbers only where they are in the turn.
    """
    set_by_options = (new for option in rules.offers for _, fields in option.sets for _, new in fields)
    added = {
        type(step): step
        for step in set_by_options
        if isinstance(step, SWITCHED) and rules.step(type(step)) is None and not _came_later(step)
    }
    return (*rules.turn, *added.values())


def phases(rules: Rules) -> tuple[str, ...]:
    """The phases of a view that a sheet has a number for."""
    return PHASES + _later(rules, LATER_PHASES)


def verbs(rules: Rules) -> tuple[str, ...]:
    """The kinds of action that a sheet has a number for."""
    return VERBS + _later(rules, LATER_VERBS)


def events(rules: Rules) -> tuple[str, ...]:
    """The kinds of event that a sheet has a number for."""
    return EVENTS + _later(rules, LATER_EVENTS)


def _later(rules: Rules, words: Mapping[str, Needed]) -> tuple[str, ...]:
    return tuple(word for word, needed in words.items() if _has(rules, needed))


def _has(rules: Rules, needed: Needed) -> bool:
    if isinstance(needed, type):
        return any(isinstance(step, needed) for step in numbered_steps(rules))
    return needed(rules)
