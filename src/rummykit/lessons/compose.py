"""The lesson of a sheet: tasks for what there is to learn of it, from its melds to its scoring."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from random import Random

from rummykit import words
from rummykit.lessons import tasks
from rummykit.lessons.lesson import Goal, Lesson, LessonStep
from rummykit.lessons.positions import FoundPositions, look
from rummykit.rules import Rules

LEAST, MOST = 8, 12
"""Steps of a lesson; where there is more to teach, what games have in common is left out first."""

AGAIN = "#2"
"""What the id of a step ends in that asks the same again, in a fuller position; only short lessons have them."""

RULE_OF: dict[Goal, str] = {
    "take_discard": "turn.draw",
    "first_meld": "opening",
    "meld": "turn.play",
    "lay_off": "turn.lay_off",
    "rearrange": "table",
    "free_joker": "jokers.exchange",
    "swap": "jokers.exchange",
    "call": "turn.call",
    "best_discard": "turn.discard",
    "knock": "turn.knock",
    "show": "turn.show",
    "declare": "turn.declare",
    "go_out": "end",
}
"""The goals in the order in which they are taught, each with the section of the rule page that it is about."""

INSTEAD: dict[str, tuple[str, ...]] = {"turn.lay_off": ("turn.show", "table")}
"""For a section that not every game has, those that say the same in other games, the nearest first."""

COMMON = ("do.meld", "pick.group", "do.take_discard", "do.lay_off", "count.pieces")
"""What most games of the family share: left out in this order where a lesson would be too long."""


@lru_cache(maxsize=64)
def lesson(rules: Rules) -> Lesson:
    """The lesson of a sheet with the house rules in force; always the same for the same sheet."""
    steps = list(_steps(rules, look(rules)))
    for each in COMMON:
        if len(_main(steps)) > MOST:
            steps = [step for step in steps if step.id != each]
    more = [step for step in steps if step not in _main(steps)]
    kept = [*_main(steps), *more[: max(0, LEAST - len(_main(steps)))]][:MOST]
    return Lesson(game=rules.id, steps=tuple(step for step in steps if step in kept))


def _main(steps: Iterable[LessonStep]) -> list[LessonStep]:
    """The steps but those that practise the same again."""
    return [step for step in steps if AGAIN not in step.id]


def new_in(rules: Rules, known: Rules, whole: Lesson | None = None) -> Lesson:
    """The steps of a lesson about rules that somebody who knows another game cannot know yet.

    A step is left out if the section of the rule page that it is about says the same in both games. `whole` is the
    lesson of the rules, where it is at hand.
    """
    whole = whole or lesson(rules)
    page, other = words.rule_page(rules, "en"), words.rule_page(known, "en")

    def says(of: words.RulePage, rule: str) -> tuple[str, ...]:
        try:
            return words.section_of(of, rule).paragraphs
        except LookupError:
            return ()

    new = tuple(step for step in whole.steps if says(page, step.rule) != says(other, step.rule))
    return Lesson(game=rules.id, steps=new)


def _section(anchors: Collection[str], rule: str) -> str:
    """The section that a step is about, where this game says it."""
    return next((each for each in (rule, *INSTEAD.get(rule, ())) if each in anchors), rule)


def _steps(rules: Rules, seen: FoundPositions) -> Iterator[LessonStep]:
    """Everything there is to ask, in the order in which it is taught."""
    chance = Random(rules.id)
    anchors = {section.anchor for section in words.rule_page(rules, "en").sections}
    for name, rule, pick in (
        ("pick.group", "melds.group", tasks.pick_groups(rules, chance)),
        ("pick.run", "melds.run", tasks.pick_runs(rules, chance)),
        ("pick.joker", "jokers", tasks.pick_jokers(rules, chance)),
        ("pick.special_joker", "jokers", tasks.pick_special_jokers(rules, chance)),
        ("pick.first_meld", "opening", tasks.pick_first_melds(rules, chance)),
    ):
        if pick is not None:
            yield LessonStep(id=name, rule=rule, task=pick)
    for goal, named in RULE_OF.items():
        rule = _section(anchors, named)
        if goal in seen.plainest:
            yield LessonStep(id=f"do.{goal}", rule=rule, task=seen.plainest[goal])
            if seen.fullest[goal] != seen.plainest[goal]:
                yield LessonStep(id=f"do.{goal}{AGAIN}", rule=rule, task=seen.fullest[goal])
    pieces = tasks.count_pieces(rules, chance)
    if pieces is not None:
        yield LessonStep(id="count.pieces", rule="scoring", task=pieces)
    hand = tasks.count_hand(rules, chance, seen.hands)
    if hand is not None:
        yield LessonStep(id="count.hand", rule="scoring", task=hand)
    for number, count in enumerate(tasks.count_deals(rules, chance, seen.ends)):
        yield LessonStep(
            id=f"count.deal{AGAIN * (number > 0)}{number + 1 if number > 1 else ''}", rule="scoring", task=count
        )
