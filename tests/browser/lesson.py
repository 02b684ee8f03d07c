"""A whole lesson through the page: every task is answered by the controls that a person has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Locator, expect

from rummykit import games, lessons
from rummykit.cards import Face, Faces, show
from rummykit.lessons import CountPoints, Do, LessonStep, Pick
from rummykit.play.actions import Action, Open, Rearrange
from rummykit.play.deal import Deal
from rummykit.rules import OptionValue, Rules
from tests.browser.acting import QUESTION, Player, held
from tests.browser.guest import LONG_MS, Piece, Shown, Sight, Window
from tests.browser.record import Record
from tests.browser.ways import Way


def go_through(window: Window, way: Way, game: str, options: Mapping[str, OptionValue] | None = None) -> list[str]:
    """Answer every task of a lesson, once wrongly first where that is a choice; the ids of the tasks."""
    rules = games.get(game, **(options or {}))
    steps = lessons.lesson(rules).steps
    window.page.goto(f"{window.base}/learn/{game}?{urlencode(options or {})}")
    for step in steps:
        task = window.page.locator(f'[data-task="{step.id}"]')
        expect(task).to_be_visible(timeout=LONG_MS)
        if isinstance(step.task, Do):
            play(window, way, rules, step.task)
            expect(window.page.locator("[data-attempt]")).to_have_attribute("data-attempt", "done")
        else:
            choose(task, step)
        way.button("[data-next]")
    end = window.page.locator("[data-lesson-end]")
    expect(end).to_be_visible()
    for state in end.locator("[data-state]").all():
        expect(state).to_have_attribute("data-state", re.compile("learned|repeat"))
    return [step.id for step in steps]


def choose(task: Locator, step: LessonStep) -> None:
    """Choose something that does not fit and see why, then what does."""
    assert isinstance(step.task, Pick | CountPoints)
    picks = isinstance(step.task, Pick)
    right = list(step.task.right) if isinstance(step.task, Pick) else [step.task.right]
    wrong = next(number for number in range(len(step.task.choices)) if number not in right)
    tap(task, wrong)
    check(task)
    expect(task.locator("[data-verdict=bad]")).to_be_visible()
    if picks:
        expect(task.locator(".reason")).to_be_visible()
        tap(task, wrong)
    else:
        expect(task.locator("[data-why]")).to_be_visible()
    for number in right:
        tap(task, number)
    check(task)
    expect(task.locator("[data-verdict=good]")).to_be_visible()


def tap(task: Locator, number: int) -> None:
    """Choose, or choose no more."""
    task.locator(f'[data-choice="{number}"]').click()


def check(task: Locator) -> None:
    """Have the answer judged."""
    task.locator("[data-check]").click()


def play(window: Window, way: Way, rules: Rules, task: Do) -> None:
    """Do what a task asks for at its table, and wait for the verdict."""
    deal = task.position.deal(rules)
    hand = Counter(show((face,)) for face in deal.view(deal.turn).hand)
    sight = window.wait(lambda now: now.mine and Counter(piece.face for piece in now.rack) == hand)
    if isinstance(task.way, Rearrange):
        rearrange(window, way, sight, deal, task.way)
    else:
        act(window, way, sight, deal, task.way)
    verdict = window.page.locator("[data-attempt]")
    for _ in range(LONG_MS // 50):
        if verdict.is_visible():
            return
        if window.page.locator(QUESTION).is_visible():
            way.button('[data-way="0"]')
        window.page.wait_for_timeout(50)
    raise AssertionError(f"{task.way} was not done: {window.see()}")


def act(window: Window, way: Way, sight: Sight, deal: Deal, action: Action) -> None:
    """What a person does for an action with cards."""
    if isinstance(action, Open):
        for meld in action.melds:
            before = len(window.see().rack)
            way.lay(held(window.see().rack, meld))
            window.wait(lambda now, before=before: len(now.rack) < before or window.page.locator(QUESTION).is_visible())  # type: ignore[misc]
    else:
        Player(window, way, Record(Path(), "")).do(action, sight, deal)


def rearrange(window: Window, way: Way, sight: Sight, deal: Deal, action: Rearrange) -> None:
    """Make every set that is not there yet, of tiles of the rack and of sets that are not to stay, and end the turn."""
    there = Counter(meld.cards for meld in deal._state.table)
    stays = there & Counter(action.table)
    loose: list[Piece] = list(sight.rack)
    changes: list[Shown] = []
    for shown in sight.sets:
        cards = next((cards for cards in stays if same(shown.faces, cards)), None)
        if cards is None:
            changes.append(shown)
        else:
            stays -= Counter([cards])
    for cards in sorted((Counter(action.table) - there).elements(), key=lambda each: grown(changes, each) is None):
        grows = grown(changes, cards)
        first = () if grows is None else grows.pieces
        if grows is not None:
            changes.remove(grows)
        spare = [*loose, *(piece for each in changes for piece in each.pieces)]
        pieces = held(spare, missing(cards, first))
        if grows is None:
            make(window, way, pieces)
        else:
            extend(window, way, first, pieces)
        loose = [piece for piece in loose if piece not in pieces]
        changes = [replace(each, pieces=tuple(one for one in each.pieces if one not in pieces)) for each in changes]
    window.wait(lambda now: now.does == "end" and now.ready)
    way.press()


def missing(cards: Faces, there: Sequence[Piece]) -> list[Face]:
    """The cards of a set that are not in it yet."""
    left = Counter(piece.face for piece in there)
    found = []
    for card in cards:
        name = show((card,))
        if left[name]:
            left[name] -= 1
        else:
            found.append(card)
    return found


def grown(sets: Sequence[Shown], cards: Faces) -> Shown | None:
    """A set that lies there whole in another one."""
    wanted = Counter(show((card,)) for card in cards)
    return next((each for each in sets if each.pieces and Counter(each.faces) <= wanted), None)


def same(faces: Sequence[str], cards: Faces) -> bool:
    """Whether a set as the page shows it has these cards."""
    return Counter(faces) == Counter(show((card,)) for card in cards)


def make(window: Window, way: Way, pieces: Sequence[Piece]) -> None:
    """A new set of these pieces, wherever they lie."""
    way.lay(pieces[:1])
    extend(window, way, pieces[:1], pieces[1:])


def extend(window: Window, way: Way, first: Sequence[Piece], others: Sequence[Piece]) -> None:
    """Add pieces, one after the other, to the set that has the first ones."""
    ids = {piece.id for piece in first}
    for piece in others:
        way.add([piece], with_pieces(window, ids))
        ids.add(piece.id)
    with_pieces(window, ids)


def with_pieces(window: Window, ids: set[int]) -> Shown:
    """The set that has these pieces, once it has them."""
    sight = window.wait(lambda now: any(ids <= {piece.id for piece in each.pieces} for each in now.sets))
    return next(each for each in sight.sets if ids <= {piece.id for piece in each.pieces})
