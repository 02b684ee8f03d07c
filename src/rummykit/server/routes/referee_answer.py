"""The answer to `POST /api/referee`: what the referee says, and what a page needs to say it in its language."""

from __future__ import annotations

from typing import Any

from rummykit.cards import NAMES
from rummykit.referee import answered


def refereed(asked: dict[str, Any]) -> dict[str, Any]:
    """What `rummykit.referee.ask` answers; a reason comes with its params too, to be said in any language.

    A legal meld with jokers comes with `jokers`: what they stand for from left to right, null where that is open.
    """
    said, verdict = answered(asked)
    if verdict is not None and verdict.refusal is not None:
        said["reason"] |= {"params": verdict.refusal.params}
    if verdict is not None and verdict.jokers:
        said["jokers"] = [None if face is None else NAMES[face] for face in verdict.jokers]
    return said
