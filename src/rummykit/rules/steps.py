"""Every step that a turn can be made of, and their order."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias, get_args

from rummykit.checked import Checked
from rummykit.rules.folders import union_of
from rummykit.vocabulary.steps.ask_partner import AskPartner
from rummykit.vocabulary.steps.buy_window import BuyWindow
from rummykit.vocabulary.steps.call_end import CallEnd
from rummykit.vocabulary.steps.call_window import CallWindow
from rummykit.vocabulary.steps.claim_window import ClaimWindow
from rummykit.vocabulary.steps.declare import Declare
from rummykit.vocabulary.steps.declare_pairs import DeclarePairs
from rummykit.vocabulary.steps.discard import Discard
from rummykit.vocabulary.steps.draw import Draw
from rummykit.vocabulary.steps.drop import Drop
from rummykit.vocabulary.steps.fight_window import FightWindow
from rummykit.vocabulary.steps.force_window import ForceWindow
from rummykit.vocabulary.steps.go_out import GoOut
from rummykit.vocabulary.steps.knock import Knock
from rummykit.vocabulary.steps.lay_off_window import LayOffWindow
from rummykit.vocabulary.steps.pass_card import PassCard
from rummykit.vocabulary.steps.play import Play
from rummykit.vocabulary.steps.rearrange import Rearrange, TimeUp
from rummykit.vocabulary.steps.show import Show
from rummykit.vocabulary.steps.show_dealt import ShowDealt
from rummykit.vocabulary.steps.show_indicator import ShowIndicator
from rummykit.vocabulary.steps.swap import Swap
from rummykit.vocabulary.steps.take_pile import TakePile

__all__ = [
    "AskPartner",
    "BuyWindow",
    "CallEnd",
    "CallWindow",
    "ClaimWindow",
    "Declare",
    "DeclarePairs",
    "Discard",
    "Draw",
    "Drop",
    "FightWindow",
    "ForceWindow",
    "GoOut",
    "Knock",
    "LayOffWindow",
    "PassCard",
    "Play",
    "Rearrange",
    "Show",
    "ShowDealt",
    "ShowIndicator",
    "Step",
    "Swap",
    "TakePile",
    "TimeUp",
]


def _in_order(waiting: list[Any]) -> tuple[type, ...]:
    """Every step, after the step that it names; the first names none."""
    order: list[Any] = []
    while waiting:
        names = ["", *(step.__name__ for step in order)]
        step = next(step for step in waiting if step.after in names)
        order.insert(names.index(step.after), step)
        waiting.remove(step)
    return tuple(order)


ORDER = _in_order([*get_args(union_of("rummykit.vocabulary.steps"))])
"""Every step, as they follow one another in a turn; a hand is also laid before the draw where `GoOut.undrawn` says."""

Step: TypeAlias = Checked
"""A part of a turn."""

if not TYPE_CHECKING:  # which folders there are, no type checker knows
    Step = reduce(or_, ORDER)


def in_turn(turn: tuple[Step, ...], changed: Mapping[str, Step | None]) -> tuple[Step, ...]:
    """A turn with steps, by the name of their class, exchanged for others, added in their places or (None) left out."""
    had = {type(step).__name__ for step in turn}
    steps = [changed.get(type(step).__name__, step) for step in turn]
    added = [step for name, step in changed.items() if name not in had]
    kept = [step for step in steps if step is not None]
    for step in added:
        if step is not None:
            place = ORDER.index(type(step))
            kept.insert(sum(ORDER.index(type(each)) < place for each in kept), step)
    return tuple(kept)
