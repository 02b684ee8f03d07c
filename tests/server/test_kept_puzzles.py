"""What a page answers in a puzzle without the server is what the server answers, message by message."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from rummykit import puzzles
from rummykit.cards import JOKER
from rummykit.play.actions import Action, Discard, GoOut, Rearrange
from rummykit.play.deal import Deal
from rummykit.puzzles import Puzzle, Theme
from rummykit.server import catalogue
from rummykit.server.features.practice.conversation import PracticePlayer
from rummykit.server.features.practice.practice import tag_of
from rummykit.server.features.practice.puzzle import puzzle_practice
from rummykit.server.features.puzzles.kept_puzzles import is_kept, kept_puzzle
from rummykit.server.features.puzzles.puzzle_ratings import prior
from rummykit.server.features.puzzles.puzzle_records import info_of
from rummykit.server.wire.practice_messages import Again, PracticeQuestion
from rummykit.server.wire.socket_messages import Act, ArrangeHand, GroupHand, Hello, Hint, Ping, Try
from rummykit.tiles.table_sets import table_sets
from tests.examples import scaled
from tests.kernel.browser import ask

KEPT = msgspec.json.decode(msgspec.json.encode(catalogue.kept_pages("en")))
OF_THEME: dict[Theme, list[Puzzle]] = {}
for _each in puzzles.puzzles():
    if is_kept(_each):
        OF_THEME.setdefault(_each.theme, []).append(_each)


class Heard:
    """A connection that keeps what is sent; refusals are not counted."""

    def __init__(self) -> None:
        self.said: list[object] = []

    def send(self, message: object) -> None:
        """Keep it."""
        self.said.append(message)

    def refused(self, _code: str) -> None:
        """A refusal is sent like any other answer."""


async def at_once(work: Any, asked: Any) -> Any:
    """Nothing is to be waited for."""
    return work(asked)


def tried_out(chance: Random, puzzle: Puzzle, deal: Deal, kinds: frozenset[str]) -> Action:
    """What somebody may try: the way, a legal action, or one that is wrong in some way."""
    legal = [each for each in deal.legal_actions() if tag_of(each) in kinds]
    picked = chance.random()
    if picked < 0.2 or not legal:
        action = puzzles.way(puzzle)
    elif picked < 0.6:
        action = chance.choice(legal)
    else:
        action = chance.choice([puzzles.way(puzzle), *legal[:1]])
        if isinstance(action, Rearrange):
            return moved_about(chance, deal, action)
        if isinstance(action, GoOut):
            melds = [list(cards) for cards in action.melds]
            donor, taker = chance.choice(melds), chance.choice(melds)
            if chance.random() < 0.7:
                taker.append(donor.pop(chance.randrange(len(donor))))
            aside = None if chance.random() < 0.2 else chance.choice(deal.view(0).hand)
            return GoOut(tuple(tuple(cards) for cards in melds if cards), aside)
        if not puzzle.rules.rearranges:
            return Discard(chance.choice(deal.view(0).hand))
    return action


def moved_about(chance: Random, deal: Deal, action: Rearrange) -> Rearrange:
    """A turn in which a tile or two lie elsewhere than they should."""
    sets = [list(cards) for cards in action.table]
    jokers = [(cards, at) for cards in sets for at, face in enumerate(cards) if face >= JOKER]
    if jokers and chance.random() < 0.6:
        exchange_joker(chance, deal, sets, *chance.choice(jokers))
        return Rearrange(tuple(map(tuple, sets)))
    for _ in range(chance.randint(1, 2)):
        donor = chance.choice(sets)
        if donor:
            tile = donor.pop(chance.choice((0, -1)))
            target = chance.choice([*sets, []])
            target.insert(chance.choice((0, len(target))), tile)
            if all(target is not each for each in sets):
                sets.append(target)
    if chance.random() < 0.3:
        chance.choice(sets).append(chance.choice(deal.view(0).hand))
    opening = tuple(tuple(cards) for cards in chance.sample(sets, min(2, len(sets)))) if chance.random() < 0.2 else ()
    kinds = ((chance.randrange(len(sets)), chance.choice(("group", "run"))),) if chance.random() < 0.2 else ()
    return Rearrange(tuple(tuple(cards) for cards in sets if cards), opening, kinds)  # type: ignore[arg-type]


def exchange_joker(chance: Random, deal: Deal, sets: list[list[int]], cards: list[int], at: int) -> None:
    """A joker changes places with another one, or with a tile for which it stands, which may have been in the rack."""
    readings = table_sets(deal.rules).readings(tuple(cards))
    meant = {face for reading in readings for face in reading.stands[at]}
    others = [(one, place) for one in sets for place, face in enumerate(one) if face >= JOKER or face in meant]
    other, place = chance.choice([each for each in others if each != (cards, at)] or others)
    cards[at], other[place] = other[place], cards[at]


def arranged_somehow(chance: Random, cards: Sequence[int]) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """A hand in groups, some of them alike in suit or rank."""
    left = list(cards)
    groups = []
    for _ in range(chance.randint(0, 3)):
        if len(left) < 3:
            break
        first = chance.choice(left)
        near = [face for face in left if face % 13 == first % 13 or abs(face - first) <= 3]
        group = chance.sample(near, min(len(near), chance.randint(1, 4)))
        groups.append(tuple(group))
        left = [face for face in left if face not in group]
    chance.shuffle(left)
    return tuple(groups), tuple(left)


async def conversation(chance: Random, puzzle: Puzzle) -> tuple[list[PracticeQuestion], list[Any]]:
    """What a page says while somebody tries a puzzle twice, and the answers of the server to each message."""
    heard, said, answers = Heard(), list[PracticeQuestion](), []
    practice = puzzle_practice(puzzle, puzzle.difficulty)
    player = PracticePlayer(heard, practice, at_once, heard)  # type: ignore[arg-type]
    deal = puzzle.deal()

    async def say(message: PracticeQuestion) -> None:
        said.append(message)
        await player.answer(message)
        answers.append(heard.said[:])
        heard.said.clear()

    await say(Hello(version=0))
    for _ in range(2):
        for _ in range(chance.randint(1, 3)):
            if not puzzle.rules.rearranges:
                groups, loose = arranged_somehow(chance, deal.view(0).hand)
                await say(GroupHand(id=1, groups=groups, loose=loose))
            await say(Try(id=2, version=player._version, action=tried_out(chance, puzzle, deal, practice.kinds)))
        if not puzzle.rules.rearranges and chance.random() < 0.3:
            await say(ArrangeHand(id=3))
        if chance.random() < 0.2:
            await say(Hint(id=4, version=player._version))
        await say(Act(id=5, version=player._version, action=tried_out(chance, puzzle, deal, practice.kinds)))
        await say(Ping(id=6))
        await say(Act(id=7, version=player._version + chance.randint(0, 1), action=puzzles.way(puzzle)))
        await say(Again(id=8))
        await say(Hello(version=player._version))
    return said, plain(as_json(answers))


def as_json(told: object) -> Any:
    """As it comes over the line."""
    return msgspec.json.decode(msgspec.json.encode(told))


def plain(told: Any) -> Any:
    """Without the sentences of refusals, which a page has by their codes."""
    if isinstance(told, list):
        return [plain(each) for each in told]
    if isinstance(told, dict):
        return {name: "" if name == "text" else plain(value) for name, value in told.items()}
    return told


@pytest.mark.parametrize("theme", OF_THEME)
async def test_the_page_answers_as_the_server_does(theme: Theme) -> None:
    chance = Random(theme)
    asked, expected = [], []
    for _ in range(scaled(40)):
        puzzle = chance.choice(OF_THEME[theme])
        said, answers = await conversation(chance, puzzle)
        expected.append(answers)
        kept = kept_puzzle(puzzle, info_of(puzzle, prior(puzzle)))
        asked.append(("puzzle", {"kept": as_json(kept), "said": as_json(said)}))
    for one, (_, question), told in zip(expected, asked, ask(asked, KEPT), strict=True):
        for message, theirs, ours in zip(question["said"], one, told, strict=True):
            assert plain(ours) == theirs, (question["kept"]["about"]["id"], message)
