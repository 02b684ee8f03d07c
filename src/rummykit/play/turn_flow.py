"""A sheet's turn prepared for play: which step takes an action, or why none does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from rummykit.play.actions import Action
from rummykit.play.stands_for import StandsFor
from rummykit.play.state import State
from rummykit.play.steps import steps_of
from rummykit.play.steps.step import StepBehaviour
from rummykit.play.view import Phase
from rummykit.rules import Drop, IllegalAction, Rules


class TurnFlow:
    """The steps of a turn; for each of them the steps `open` from there on, how they list actions, and which they take.

    Steps in `beginning` act when a deal begins; steps in `view_steps` add fields to its views.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.steps = steps_of(rules)
        self.stands_for = StandsFor(rules)
        self.routes: list[dict[type, StepBehaviour]] = []
        self.open: list[tuple[StepBehaviour, ...]] = []
        self.lists: list[tuple[Callable[[State], Iterable[Action]], ...]] = []
        self.first_step = max((at for at, step in enumerate(self.steps, 1) if step.skipped_first), default=0)
        self.beginning = [step for step in self.steps if type(step).begin is not StepBehaviour.begin]
        self.view_steps = [step for step in self.steps if type(step).view_fields is not StepBehaviour.view_fields]
        self.misses = any(isinstance(step, Drop) for step in rules.turn)
        for first in range(len(self.steps)):
            within: list[StepBehaviour] = []
            for step in self.steps[first:]:
                within.append(step)
                if step.blocking:
                    break
            self.open.append(tuple(within))
            self.lists.append(tuple([step.actions for step in within]))
            self.routes.append({kind: step for step in within for kind in step.takes})

    def phase(self, deal: State) -> Phase:
        """The phase that the turn has reached."""
        return "over" if deal.result is not None else self.steps[deal.step].phase

    def place_of(self, phase: Phase) -> int:
        """The place of the first step of a phase; any place if the deal is over. Raises `ValueError` if it has none."""
        places = [at for at, step in enumerate(self.steps) if step.phase == phase]
        if not places and phase != "over":
            phases = ", ".join(dict.fromkeys(step.phase for step in self.steps))
            raise ValueError(f"{self.rules.names.en} has no phase {phase!r}; it has {phases}.")
        return places[0] if places else 0

    def refusal(self, deal: State, action: Action) -> IllegalAction:
        """The refusal that says why no step takes this action now; raises `TypeError` for what is no action."""
        if not isinstance(action, Action):
            raise TypeError(f"What is played is an action or its text, not {action!r}.")
        if deal.result is not None:
            return IllegalAction("deal_over", self.rules.id)
        name = type(action).__name__
        in_window = self.steps[deal.step].window
        due = self.open[deal.step][-1]
        for number, step in enumerate(self.steps):
            if type(action) in step.takes:
                past = number < deal.step and not in_window
                code = step.done(deal) if past or step.window else due.blocked(deal)
                return IllegalAction(code, self.rules.id, **_named(code, name))
        return IllegalAction("not_an_action_here", self.rules.id, action=name)


def _named(code: str, name: str) -> dict[str, str]:
    return {"action": name} if code == "not_an_action_here" else {}


@lru_cache(maxsize=256)
def turn_flow_of(rules: Rules) -> TurnFlow:
    """The turn flow of a sheet, the same object every time."""
    return TurnFlow(rules)
