"""Every step that a turn can be made of, and their order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, get_args

from rummykit.rules.ending_steps import CallEnd, DeclarePairs, ShowDealt, ShowIndicator
from rummykit.rules.knock import Knock
from rummykit.rules.sides import AskPartner, TakePile
from rummykit.rules.turn_steps import Declare, Discard, Draw, Drop, GoOut, Play, Rearrange, Show, Swap, TimeUp
from rummykit.rules.windows import BuyWindow, CallWindow, ClaimWindow, FightWindow, ForceWindow, LayOffWindow

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

Step: TypeAlias = (
    Rearrange
    | Drop
    | CallEnd
    | TakePile
    | DeclarePairs
    | Draw
    | ShowIndicator
    | Declare
    | Swap
    | Play
    | GoOut
    | Show
    | Knock
    | Discard
    | BuyWindow
    | ForceWindow
    | CallWindow
    | ClaimWindow
    | LayOffWindow
    | FightWindow
    | ShowDealt
    | AskPartner
)
"""A part of a turn."""
ORDER: tuple[type, ...] = (
    Rearrange,
    Drop,
    CallEnd,
    TakePile,
    DeclarePairs,
    Draw,
    ShowIndicator,
    Swap,
    Declare,
    Play,
    GoOut,
    Show,
    Knock,
    Discard,
    BuyWindow,
    ForceWindow,
    CallWindow,
    ClaimWindow,
    LayOffWindow,
    FightWindow,
    ShowDealt,
    AskPartner,
)
"""Every step, as they follow one another in a turn; a hand is also laid before the draw where `GoOut.undrawn` says."""
assert set(ORDER) == set(get_args(Step))


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
