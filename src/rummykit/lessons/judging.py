"""What an answer to a task is worth: the engine says."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from rummykit.lessons import lives, tasks
from rummykit.lessons.choices import chosen
from rummykit.lessons.goals import points_left, reached
from rummykit.lessons.lesson import Advice, CountPoints, Do, Pick
from rummykit.play.actions import Action, Discard
from rummykit.rules import IllegalAction, Rules


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """Whether an answer is `right`, and if not, why.

    `wrong`: the choices that are wrongly chosen or left out. `refusal`: why the action is not legal. `left` and
    `least`: the points that lie outside melds after a discard, and after the best one. `percent` and `best`: how often
    the choice wins the deal, and how often the best one does.
    """

    right: bool
    wrong: tuple[int, ...] = ()
    refusal: IllegalAction | None = None
    left: int | None = None
    least: int | None = None
    percent: int | None = None
    best: int | None = None


def pick(task: Pick, chosen: Collection[int]) -> Judged:
    """What a choice of melds is worth."""
    wrong = tuple(number for number in range(len(task.choices)) if (number in chosen) != (number in task.right))
    return Judged(right=not wrong, wrong=wrong)


def count(task: CountPoints, chosen: int) -> Judged:
    """What a choice of points is worth."""
    return Judged(right=chosen == task.right, wrong=() if chosen == task.right else (chosen,))


def do(rules: Rules, task: Do, action: Action | str) -> Judged:
    """What an action in the position of a task is worth; raises `NotationError` for text that is no action."""
    deal = task.position.deal(rules)
    played = deal.read(action) if isinstance(action, str) else action
    try:
        if task.advice is not None:
            deal.check(played)
            return _as_advised(task.advice, played)
        goals = reached(deal, played)
    except IllegalAction as refusal:
        return Judged(right=False, refusal=refusal)
    if task.goal != "best_discard" or not isinstance(played, Discard):
        return Judged(right=task.goal in goals)
    left = points_left(deal)
    return Judged(right=task.goal in goals, left=left[played.card], least=min(left.values()))


def _as_advised(advice: Advice, played: Action) -> Judged:
    """What a choice is worth by what is known of its chances; nothing of one that is not among the choices."""
    made = chosen(advice.choice, played)
    first = advice.chances[0]
    percent = next((each.percent for each in advice.chances if chosen(advice.choice, each.action) == made), None)
    return Judged(
        right=made == chosen(advice.choice, first.action),
        percent=percent,
        best=None if percent is None else first.percent,
    )


def why_not(rules: Rules, step: str, task: Pick, number: int) -> IllegalAction | None:
    """Why a choice is wrong by the rules; None where it is right."""
    melds, rules = task.choices[number], rules.typical
    if step in ("pick.first_life", "pick.pure"):
        return lives.not_pure(rules, melds[0])
    if step in ("pick.declaration", "pick.show"):
        return lives.no_declaration(rules, melds)
    if step == "pick.contract":
        return tasks.no_contract(rules, melds)
    verdict = tasks.first_meld(rules, melds) if step == "pick.first_meld" else tasks.legal_meld(rules, melds[0])
    return verdict.refusal
