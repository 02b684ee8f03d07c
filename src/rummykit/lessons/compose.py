"""The lesson of a sheet: tasks for what there is to learn of it, from its aim to its scoring."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random

import msgspec

from rummykit import words
from rummykit.lessons import lives, tasks
from rummykit.lessons.lesson import CountPoints, DecisionKind, Goal, Lesson, LessonStep
from rummykit.lessons.play_well import CHOICE_OF, well_played
from rummykit.lessons.positions import FoundPositions, look
from rummykit.match import score
from rummykit.play.deal import Deal
from rummykit.play.result import Ending
from rummykit.rules import Rules

LEAST, MOST = 8, 13
"""Steps of a lesson; where there is more to teach, what games have in common is left out first."""

AGAIN = "#2"
"""What the id of a step ends in that asks the same again, in a fuller position; only short lessons have them."""

OTHER_END = "count.deal."
"""How the ids of steps begin about deals that ended otherwise than most do; lessons have them where there is room."""

RULE_OF_END: dict[Ending, str] = {"exhausted": "exhausted", "blocked": "exhausted", "last_left": "turn.drop"}
"""For deals that ended so, the section that says how; for others it is the one about scoring."""

BEGINNING = ("aim", "deal", "turn")
"""The sections that are read before the first task."""

RULE_OF: dict[Goal, str] = {
    "draw": "turn.draw",
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

RULE_OF_CHOICE: dict[DecisionKind, str] = {
    "discard": "turn.discard",
    "draw": "turn.draw",
    "knock": "turn.knock",
    "lay": "turn.play",
    "drop": "turn.drop",
}
"""What is to be chosen where a lesson asks to play well, with the section of the rule page that it is about."""

ENDS_DEAL: tuple[Goal, ...] = ("knock", "show", "declare", "go_out")
"""The goals of a last turn."""

INSTEAD: dict[str, tuple[str, ...]] = {"turn.lay_off": ("turn.show", "table"), "turn.play": ("table",)}
"""For a section that not every game has, those that say the same in other games, the nearest first."""

COMMON = ("do.meld", "pick.group", "do.take_discard", "do.lay_off", "count.pieces")
"""What most games of the family share: left out in this order where a lesson would be too long."""


@lru_cache(maxsize=64)
def lesson(rules: Rules) -> Lesson:
    """The lesson of a sheet with the house rules in force; always the same for the same sheet."""
    steps = list(_steps(rules, look(rules.typical)))
    steps[0] = msgspec.structs.replace(steps[0], before=BEGINNING)
    for each in COMMON:
        if len(_main(steps)) > MOST:
            steps = [step for step in steps if step.id != each]
    ends = [step for step in steps if step.id.startswith(OTHER_END)]
    kept = [*_main(steps), *ends][:MOST]
    again = [step for step in steps if AGAIN in step.id]
    kept += again[: max(0, LEAST - len(kept))]
    return Lesson(game=rules.id, steps=(*(step for step in steps if step in kept), *_well(rules)))


def _well(rules: Rules) -> Iterator[LessonStep]:
    """Tasks that ask to play well, where the game has some."""
    anchors = [section.anchor for section in words.rule_page(rules, "en").sections]
    for task in well_played(rules):
        assert task.advice is not None
        rule = _section(anchors, RULE_OF_CHOICE[CHOICE_OF[task.advice.reason]])
        yield LessonStep(id=f"well.{task.advice.reason}", rule=rule if rule in anchors else "turn", task=task)


def _main(steps: Iterable[LessonStep]) -> list[LessonStep]:
    """The steps that no lesson does without, if it has room for them."""
    return [step for step in steps if AGAIN not in step.id and not step.id.startswith(OTHER_END)]


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
    anchors = [section.anchor for section in words.rule_page(rules, "en").sections]
    rules = rules.typical
    for name, rule, pick in (
        ("pick.group", "melds.group", tasks.pick_groups(rules, chance)),
        ("pick.run", "melds.run", tasks.pick_runs(rules, chance)),
        ("pick.joker", "jokers", tasks.pick_jokers(rules, chance)),
        ("pick.special_joker", "jokers", tasks.pick_special_jokers(rules, chance)),
        ("pick.first_meld", "opening", tasks.pick_first_melds(rules, chance)),
        ("pick.contract", "end", tasks.pick_contracts(rules, chance)),
        ("pick.first_life", "melds.lives", lives.pick_first_lives(rules, chance)),
        ("pick.declaration", "turn.declare", lives.pick_declarations(rules, chance)),
        ("pick.pure", "melds.pures", lives.pick_pures(rules, chance)),
        ("pick.show", "turn.declare", lives.pick_shows(rules, chance)),
    ):
        if pick is not None:
            yield LessonStep(id=name, rule=rule, task=pick)
    for goal in _in_order(rules, anchors, seen):
        rule = _section(anchors, RULE_OF[goal])
        if goal in seen.plainest and not (goal == "draw" and rules.rearranges):
            yield LessonStep(id=f"do.{goal}", rule=rule, task=seen.plainest[goal])
            if goal != "draw" and seen.fullest[goal] != seen.plainest[goal]:
                yield LessonStep(id=f"do.{goal}{AGAIN}", rule=rule, task=seen.fullest[goal])
    pieces = tasks.count_pieces(rules, chance)
    if pieces is not None:
        yield LessonStep(id="count.pieces", rule="scoring", task=pieces)
    hand = tasks.count_hand(rules, chance, seen.hands)
    if hand is not None:
        yield LessonStep(id="count.hand", rule="scoring", task=hand)
    one_life = lives.count_one_life(rules, chance)
    if one_life is not None:
        yield LessonStep(id="count.one_life", rule="scoring", task=one_life)
    yield from _ends(rules, anchors, tasks.count_deals(rules, chance, seen.ends))


def _in_order(rules: Rules, anchors: Sequence[str], seen: FoundPositions) -> list[Goal]:
    """The goals in the order in which they are taught.

    Cards that are laid off only after a knock, or on melds that were shown, come after it. What takes a first meld that
    has been laid comes after the first meld.
    """
    goals = list(RULE_OF)
    taking = seen.plainest.get("take_discard")
    if taking is not None and rules.opening is not None and _has_opened(taking.position.deal(rules)):
        goals.remove("take_discard")
        goals.insert(goals.index("first_meld") + 1, "take_discard")
    lay_off = _section(anchors, RULE_OF["lay_off"])
    late = [goal for goal in ENDS_DEAL if RULE_OF[goal].startswith("turn.") and _precedes(anchors, goal, lay_off)]
    if late:
        goals.remove("lay_off")
        goals.insert(goals.index(late[-1]) + 1, "lay_off")
    return goals


def _has_opened(deal: Deal) -> bool:
    """Whether the seat to act has laid its first meld."""
    return deal._state.opened[deal.turn]


def _precedes(anchors: Sequence[str], goal: Goal, section: str) -> bool:
    """Whether a rule page explains a goal no later than a section."""
    rule = _section(anchors, RULE_OF[goal])
    return rule in anchors and section in anchors and anchors.index(rule) <= anchors.index(section)


def _ends(rules: Rules, anchors: Collection[str], counts: Iterable[CountPoints]) -> Iterator[LessonStep]:
    """The deals to be counted, the one that ended as most do first."""
    taken: set[str] = set()
    for count in counts:
        assert count.result is not None
        kind = count.result.kind
        undercut = kind == "knocked" and count.result.winner not in score(rules, count.result).winners
        name = f"{OTHER_END}{'undercut' if undercut else kind}" if taken else "count.deal"
        rule = RULE_OF_END.get(kind, "scoring")
        if name not in taken:
            yield LessonStep(id=name, rule=rule if taken and rule in anchors else "scoring", task=count)
        taken.add(name)
