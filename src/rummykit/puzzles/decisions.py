"""What the choices of a decision lead to, and what a player can count of each."""

from __future__ import annotations

from rummykit.lessons.choices import chosen, counted
from rummykit.lessons.lesson import DecisionKind
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.puzzles.puzzle import ChoiceValue, Puzzle, Theme

CHOICE_OF: dict[Theme, DecisionKind] = {
    "keep": "discard",
    "safe_discard": "discard",
    "knock": "knock",
    "upcard": "draw",
    "lay": "lay",
}
"""What is to be chosen in a decision of a theme."""


def choice_of(theme: Theme, action: Action) -> str | None:
    """The choice that an action makes: actions with the same text are one choice; None for what is not asked."""
    return chosen(CHOICE_OF[theme], action)


def values(puzzle: Puzzle, deal: Deal, action: Action) -> tuple[ChoiceValue, ...]:
    """The best choice of a decision and that of an action; the best and the next one if the action is the best."""
    choice = choice_of(puzzle.theme, action)
    found = [(figure, deal.read(figure.action)) for figure in puzzle.figures]
    made = [each for each in found[1:] if choice_of(puzzle.theme, each[1]) == choice]
    shown = (found[0], *(made or found[1:2]))
    return tuple(
        ChoiceValue(
            action=played,
            chance=figure.chance / 100,
            points=figure.points,
            counted=counted(CHOICE_OF[puzzle.theme], deal, played),
        )
        for figure, played in shown
    )
