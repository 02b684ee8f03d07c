"""What a lesson is made of, as values."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rummykit.cards import Faces
from rummykit.play.actions import Action, Melds
from rummykit.play.deal import Deal
from rummykit.play.result import Result
from rummykit.rules import Rules

Goal: TypeAlias = Literal[
    "draw",
    "take_discard",
    "first_meld",
    "meld",
    "lay_off",
    "rearrange",
    "free_joker",
    "swap",
    "call",
    "best_discard",
    "knock",
    "show",
    "declare",
    "go_out",
    "play_well",
]
"""What is to be done in a position, with one action."""


class PlayedPosition(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a deal: the deal of a seed, and what was played in it."""

    players: int
    seed: int
    actions: tuple[Action, ...]

    def deal(self, rules: Rules) -> Deal:
        """The deal at this moment, played again from its beginning; a typical one where the deals of a match differ."""
        deal = Deal(rules.typical, self.players, self.seed)
        for action in self.actions:
            deal.play(action)
        return deal


class Pick(msgspec.Struct, frozen=True, kw_only=True, tag="pick"):
    """Choose all that is right: melds that are legal, or melds that are enough for a first meld.

    `choices`: the melds of each choice; `right`: the numbers of those that are right, counted from 0.
    """

    choices: tuple[Melds, ...]
    right: tuple[int, ...]


class CountPoints(msgspec.Struct, frozen=True, kw_only=True, tag="count"):
    """Say what something is worth: one of `choices` is `right`.

    `faces`: the cards that are counted; empty where it is a deal. `unmatched`: whether only those count that are in no
    meld. `wild`: the rank that is wild with them, 0 for none. `result`: how that deal ended; `seat`: whose points are
    asked.
    """

    choices: tuple[int, ...]
    right: int
    faces: Faces = ()
    unmatched: bool = False
    wild: int = 0
    result: Result | None = None
    seat: int = 0


Choice: TypeAlias = Literal["discard", "draw", "knock", "lay", "drop"]
"""What is to be chosen: which card to discard; whether to take the top discard, to knock, to lay, to drop."""
Reason: TypeAlias = Literal[
    "helps",
    "left",
    "uses",
    "take",
    "leave",
    "knock",
    "play_on",
    "open",
    "lay",
    "hold",
]
"""Why a play is best: what a player can count of it."""


class ChanceOf(msgspec.Struct, frozen=True, array_like=True):
    """The chance, in percent, to win a deal with an action."""

    action: Action
    percent: int


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be chosen in a position, why one choice is best, and what the choices lead to, the best first.

    `counted` are the numbers of the reason, by the names that its sentence has for them.
    """

    choice: Choice
    reason: Reason
    chances: tuple[ChanceOf, ...]
    counted: dict[str, int]


class Do(msgspec.Struct, frozen=True, kw_only=True, tag="do"):
    """Reach a goal in a position with one action; `way` is one that does.

    Where the goal is to play well, `advice` says which choice that is, and why.
    """

    position: PlayedPosition
    goal: Goal
    way: Action
    advice: Advice | None = None


Task: TypeAlias = Pick | CountPoints | Do
"""What is asked in a step of a lesson."""


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One task of a lesson; `id` is its own in the lesson, `rule` the section of the rule page that it is about.

    `before`: sections to be read first.
    """

    id: str
    rule: str
    task: Task
    before: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to learn of a game, from its aim to its scoring."""

    game: str
    steps: tuple[LessonStep, ...]
