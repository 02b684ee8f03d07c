"""Puzzles that a page keeps for times without the server: the positions, and what each answer is worth.

The page judges by itself what has too many answers to list: turns at a table of tiles, and how a hand is laid in melds.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from hashlib import sha256

import msgspec

from rummykit import puzzles
from rummykit.match.aim import deal_aim
from rummykit.play.actions import Action, GoOut, Rearrange
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.puzzles import Puzzle, Theme
from rummykit.puzzles.puzzle import DECISIONS, THEMES_OF_DAYS
from rummykit.rules import GoOut as GoOutStep
from rummykit.rules import Play
from rummykit.server.features.practice.conversation import updated, welcomed
from rummykit.server.features.practice.practice import Practice, tag_of
from rummykit.server.features.practice.puzzle import measure_of, puzzle_practice
from rummykit.server.features.puzzles.puzzle_answers import KEPT_DAYS
from rummykit.server.features.puzzles.puzzle_records import PuzzleRecords
from rummykit.server.kept_sheets import kept_sheet
from rummykit.server.table.laid_hands import LaidHands
from rummykit.server.wire.puzzle_messages import KeptAttempt, KeptPuzzle, KeptPuzzles, PuzzleInfo
from rummykit.server.wire.representation import Representation
from rummykit.solve.arranged_hand import arranged

KEPT_ALIKE = 1
"""So many others it keeps to practise of each theme and difficulty."""


class PuzzlesToKeep:
    """What pages keep, made once a day in a thread, when the first of them asks."""

    def __init__(self, records: PuzzleRecords) -> None:
        self._records = records
        self._day = date.min
        self._making: asyncio.Task[Representation] | None = None

    async def of_today(self) -> Representation:
        """As `KeptPuzzles`."""
        if self._making is None or self._day != self._records.today or self._failed():
            self._day = self._records.today
            self._making = asyncio.create_task(self._made(self._day))
        return await asyncio.shield(self._making)

    def _failed(self) -> bool:
        making = self._making
        return making is not None and making.done() and (making.cancelled() or making.exception() is not None)

    async def _made(self, today: date) -> Representation:
        days = kept_days(today)
        wanted = [*days.values(), *await asyncio.to_thread(kept_more, today)]
        about = await self._records.infos(wanted)
        newcomer = await self._records.overview(None)

        def told() -> Representation:
            kept = tuple(kept_puzzle(each, info) for each, info in zip(wanted, about, strict=True) if is_kept(each))
            of_days = dict(zip(days, about, strict=False))
            all_told = KeptPuzzles(newcomer=newcomer, days=of_days, puzzles=kept)
            return Representation.of(msgspec.json.encode(all_told), "application/json")

        return await asyncio.to_thread(told)


def kept_days(today: date) -> dict[str, Puzzle]:
    """The puzzles of the days that a page keeps, by their days."""
    days = [today + timedelta(ahead) for ahead in range(KEPT_DAYS)]
    return {day.isoformat(): puzzles.daily(day) for day in days}


def kept_more(today: date) -> list[Puzzle]:
    """Puzzles to practise, others every week."""
    week = today.toordinal() // 7

    def order(puzzle: Puzzle) -> bytes:
        return sha256(f"{week} {puzzle.id}".encode()).digest()

    chosen, themes = list[Puzzle](), Counter[tuple[int, Theme]]()
    days = {each.id for each in kept_days(today).values()}
    for each in sorted((each for each in puzzles.puzzles() if is_kept(each) and each.id not in days), key=order):
        themes[each.difficulty, each.theme] += 1
        if themes[each.difficulty, each.theme] <= KEPT_ALIKE:
            chosen.append(each)
    return chosen


def is_kept(puzzle: Puzzle) -> bool:
    """Whether a page can play a puzzle by itself.

    It cannot where it knows too little of the sheet, as of hands with wild cards, and where melds are laid on a table
    of cards.
    """
    rules = puzzle.rules
    if puzzle.theme not in (*THEMES_OF_DAYS, *DECISIONS) or kept_sheet(rules) is None:
        return False
    return rules.rearranges or rules.step(Play) is None


def kept_puzzle(puzzle: Puzzle, about: PuzzleInfo) -> KeptPuzzle:
    """What a page needs to play a puzzle."""
    practice = puzzle_practice(puzzle, about.difficulty)
    deal, rules = practice.deal, puzzle.rules
    welcome = welcomed(practice, deal, LaidHands({}, practice.id), deal_aim(deal), 1, past=True)
    way, step = practice.way(), rules.step(GoOutStep)
    groups, loose = arranged(deal, practice.seat) if practice.arranging and not rules.rearranges else ((), ())
    assert welcome.view is not None
    return KeptPuzzle(
        about=about,
        task=practice.task,
        welcome=welcome,
        way=way,
        best=puzzle.best,
        measure=measure_of(puzzle.theme),
        attempts=tuple(_attempt(practice, welcome.view, action) for action in _listed(puzzle, practice, way)),
        groups=groups,
        loose=loose,
        goes_out=None if step is None else (step.discard != "required", step.discard != "none"),
    )


def _listed(puzzle: Puzzle, practice: Practice, way: Action) -> Iterator[Action]:
    """The actions whose worth is told: all that are asked for; of those that are too many the way, or another one."""
    deal = practice.deal
    figures = (deal.read(figure.action) for figure in puzzle.figures)
    laid = next((each for each in (way, *figures) if isinstance(each, GoOut | Rearrange)), None)
    if laid is not None:
        yield laid
    for action in deal.legal_actions():
        if tag_of(action) in practice.kinds and not isinstance(action, GoOut | Rearrange):
            yield action


def _attempt(practice: Practice, before: View, action: Action) -> KeptAttempt:
    deal: Deal = practice.deal.clone(undoable=False)
    attempt = practice.judge(deal.clone(), action)
    events = deal.play(action)
    told = updated(practice, deal, LaidHands({}, practice.id), (), 2, events)
    assert told.view is not None
    return KeptAttempt(
        action=action,
        attempt=attempt,
        events=told.events,
        view={
            name: now for name in View.__struct_fields__ if (now := getattr(told.view, name)) != getattr(before, name)
        },
        offer=told.offer,
        facts=() if told.hand is None else told.hand.facts,
    )
