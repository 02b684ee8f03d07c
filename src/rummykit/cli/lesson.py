"""`rummykit lesson`: learn a game by doing, one task after another."""

from __future__ import annotations

import argparse
import string
import sys
from typing import TYPE_CHECKING, Any

from rummykit.cli.house_rules import A_GAME, NoSuchRules, add_option, called, sheet
from rummykit.cli.json_lines import add_json, print_json
from rummykit.cli.rules import add_lang

if TYPE_CHECKING:
    from rummykit.lessons import Judged, LessonStep, Pick
    from rummykit.rules import Rules
    from rummykit.words import RuleSection

SHOW, STOP = "?", "quit"


def add(commands: Any) -> None:
    """Register the subcommand."""
    parser = commands.add_parser("lesson", help="learn a game by doing", description=_run.__doc__)
    parser.set_defaults(run=_run)
    parser.add_argument("game", metavar="GAME", help=f"{A_GAME}; `rummykit games` lists the games")
    parser.add_argument("--known", metavar="GAME", help="a game that you know: only what differs from it is taught")
    parser.add_argument("--answers", action="store_true", help="print all tasks with their answers, and ask nothing")
    add_lang(parser)
    add_option(parser)
    add_json(parser, "the lesson with its answers")


def _run(asked: argparse.Namespace) -> int:
    """Learn a game by doing: melds, moves and scores, each task judged by the engine."""
    from rummykit import lessons, words

    try:
        rules = sheet(asked.game, asked.option)
        known = None if asked.known is None else called(asked.known)
    except NoSuchRules as error:
        print(error, file=sys.stderr)
        return 2
    lesson = lessons.lesson(rules) if known is None else lessons.new_in(rules, known)
    if asked.json:
        print_json(lesson)
        return 0
    if not asked.answers:
        print(f"Answer with letters, or with a move such as `meld 4H 5H 6H`; {SHOW} shows the answer, {STOP} ends.")
    page, read = words.rule_page(rules, asked.lang), set[str]()
    for number, step in enumerate(lesson.steps, 1):
        sections = [words.section_of(page, name) for name in (*step.before, step.rule)]
        told = [_told(section, section.anchor not in read) for section in sections]
        read.update(section.anchor for section in sections)
        print(f"\n{number}/{len(lesson.steps)}  " + "\n\n".join([*told, _asked(rules, step, asked.lang)]))
        if asked.answers:
            print(f"-> {_answer(rules, step)}")
            _say_advice(rules, step, asked.lang)
        elif not _answered(rules, step, asked.lang):
            return 0
    return 0


def _told(section: RuleSection, new: bool) -> str:
    """A section of the rules; only its heading where it was printed before."""
    return "\n".join([section.heading, *section.paragraphs]) if new else section.heading


def _asked(rules: Rules, step: LessonStep, lang: str) -> str:
    """What there is to see, and the question."""
    from rummykit import lessons

    return "\n".join([*_seen(rules, step, lang), lessons.question(rules, step, lang)])


def _seen(rules: Rules, step: LessonStep, lang: str) -> list[str]:
    """What there is to see of a step: choices by letter, cards, a deal that is over, or the view of a seat."""
    from rummykit.lessons import Do, Pick
    from rummykit.words.languages import language_for
    from rummykit.words.voice import voice_of

    task, voice = step.task, voice_of(rules, language_for(lang))
    if isinstance(task, Do):
        deal = task.position.deal(rules)
        return [str(deal.view(deal.turn)), ""]
    if isinstance(task, Pick):
        written = [voice.sum(melds) for melds in task.choices]
        return [f"  {letter}) {text}" for letter, text in zip(string.ascii_lowercase, written, strict=False)]
    lines = [voice.faces(task.faces)] if task.faces else []
    if task.result is not None:
        for seat, hand in enumerate(task.result.hands):
            melds = [cards for owner, cards in task.result.melds if owner == seat]
            held = voice.faces(hand) if hand else "–"
            lines.append(f"  {voice.language.seats[seat]}: {held}" + (f"   [{voice.sum(melds)}]" if melds else ""))
    return lines + [
        f"  {letter}) {points}" for letter, points in zip(string.ascii_lowercase, task.choices, strict=False)
    ]


def _answered(rules: Rules, step: LessonStep, lang: str) -> bool:
    """Ask until the answer is right or shown; False if nothing more is to be asked."""
    from rummykit import lessons
    from rummykit.cards import NotationError

    while True:
        try:
            text = input("> ").strip()
        except EOFError:
            return False
        if text in ("", STOP):
            return False
        if text == SHOW:
            print(_answer(rules, step))
            _say_advice(rules, step, lang)
            return True
        try:
            judged = _judged(rules, step, text)
        except (NotationError, ValueError) as error:
            print(error)
            continue
        print(lessons.said_of(rules, judged, lang))
        if isinstance(step.task, lessons.Pick):
            _say_why(rules, step.id, step.task, judged)
        if judged.right:
            _say_advice(rules, step, lang)
            return True


def _say_advice(rules: Rules, step: LessonStep, lang: str) -> None:
    """Say why the best choice is best, where a task asks to play well."""
    from rummykit import lessons

    if isinstance(step.task, lessons.Do) and step.task.advice is not None:
        print(lessons.why(rules, step.task.advice, lang))


def _say_why(rules: Rules, step: str, task: Pick, judged: Judged) -> None:
    """Say of choices that were wrongly chosen what the rules have against them."""
    from rummykit import lessons

    for number in judged.wrong:
        why = lessons.why_not(rules, step, task, number)
        if why is not None:
            print(f"  {string.ascii_lowercase[number]}) {why.text}")


def _judged(rules: Rules, step: LessonStep, text: str) -> Judged:
    """What an answer as typed is worth; raises `ValueError` for one that cannot be read."""
    from rummykit import lessons

    task = step.task
    if isinstance(task, lessons.Do):
        return lessons.do(rules, task, text)
    letters = string.ascii_lowercase[: len(task.choices)]
    chosen = {letters.find(each) for each in text.lower().replace(",", " ").split()}
    if -1 in chosen:
        raise ValueError(f"Answer with letters from a to {letters[-1]}, with ? to be shown, or with {STOP}.")
    if isinstance(task, lessons.Pick):
        return lessons.pick(task, chosen)
    if len(chosen) != 1:
        raise ValueError("Answer with one letter.")
    return lessons.count(task, chosen.pop())


def _answer(rules: Rules, step: LessonStep) -> str:
    """The answer to a step, as it would be typed."""
    from rummykit.lessons import CountPoints, Pick

    task = step.task
    if isinstance(task, Pick):
        return " ".join(string.ascii_lowercase[number] for number in task.right)
    return string.ascii_lowercase[task.right] if isinstance(task, CountPoints) else str(task.way)
