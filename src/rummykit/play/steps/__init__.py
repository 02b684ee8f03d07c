"""How each step of a turn is carried out: which actions it takes, when they are legal, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rummykit import rules
from rummykit.play.steps.step import StepBehaviour
from rummykit.rules import Rules
from rummykit.rules.entries import Entries

BEHAVIOUR: Entries[Callable[[Rules, Any], StepBehaviour]] = Entries(rules.Step, "behaviour", "play.BEHAVIOUR")
"""How each step of a turn is carried out."""


def steps_of(sheet: Rules) -> tuple[StepBehaviour, ...]:
    """The steps of a sheet's turn, ready to play."""
    steps = tuple(BEHAVIOUR.of(data)(sheet, data) for data in sheet.turn)
    for place, step in enumerate(steps):
        step.place = place
        step.link_later(steps[place + 1 :])
        step.link_earlier(steps[:place])
    return steps
