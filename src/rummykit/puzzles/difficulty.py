"""How hard a puzzle is, 1 to 5: how much a solver must try that begins with what comes to mind first."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator
from itertools import chain, combinations
from typing import NamedTuple, TypeAlias

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face, Faces, colour_of, is_joker, number_of
from rummykit.melds.meld import from_hand
from rummykit.play.actions import Declare, GoOut, Rearrange
from rummykit.play.melds import card_melds, indicated_in, is_wild, laid_tiles_in
from rummykit.puzzles.finding import sets_of_rack
from rummykit.puzzles.puzzle import Puzzle, Theme
from rummykit.puzzles.solving import tiles_waited_for, way

STEPS = (2, 3, 4, 5)
"""The most steps at which difficulty 1, 2, 3 and 4 end."""
TRIES = (2, 4, 8, 16)
"""The same of arrangements to try."""
MOST_TRIES = 400


class Chosen(NamedTuple):
    """Pieces that lie outside the melds chosen so far, in order, and what those melds are worth."""

    left: Faces
    worth: int = 0


MeldsWorth: TypeAlias = Callable[[Faces], Iterator[tuple[Faces, int]]]
"""The melds of pieces, each with its worth."""
Habit: TypeAlias = Callable[[Faces, int], tuple[int, ...]]
"""Which melds somebody takes first, by their cards and worth: the lowest."""


def dearest_first(_cards: Faces, worth: int) -> tuple[int, ...]:
    """The habit of taking the meld worth the most."""
    return (-worth,)


def difficulty_of(puzzle: Puzzle) -> int:
    """How hard a puzzle is that the solver proves; a decision keeps the difficulty that it was found with."""
    if puzzle.past:
        return puzzle.difficulty
    if puzzle.theme in _TRIED:
        return 1 + bisect_left(TRIES, _TRIED[puzzle.theme](puzzle))
    return 1 + bisect_left(STEPS, steps(puzzle))


def steps(puzzle: Puzzle) -> int:
    """The sets on the table that the fewest changes alter; those that are taken apart count twice."""
    after = way(puzzle)
    assert isinstance(after, Rearrange)
    before, now = Counter(puzzle.table), Counter(after.table)
    new = [Counter(from_hand(cards)) for cards in now - before]
    changed = [Counter(from_hand(cards)) for cards in (before - now).elements()]
    return sum(1 if any(cards <= each for each in new) else 2 for cards in changed)


def fewest_tries(start: Faces, melds: MeldsWorth, reached: Callable[[Chosen], bool], wilds: Collection[Face]) -> int:
    """The tries of somebody who by turns takes the dearest melds first, and those without wild pieces."""

    def plain_first(cards: Faces, worth: int) -> tuple[int, ...]:
        return sum(card in wilds for card in cards), -worth

    dearest = tries(start, melds, reached)
    if not any(face in wilds for face in start):
        return dearest
    return by_turns(dearest, tries(start, melds, reached, plain_first))


def by_turns(one: int, other: int) -> int:
    """The tries of somebody who has two habits, and follows each in every second try."""
    return min(2 * one - 1, 2 * other)


def tries(start: Faces, melds: MeldsWorth, reached: Callable[[Chosen], bool], habit: Habit = dearest_first) -> int:
    """How many arrangements are tried until one reaches the goal.

    The first takes the meld that somebody with this habit takes first, then that of what is left, and so on. Then come
    those that depart from this once, then twice.
    """
    starts, seen, tried = deque([Chosen(tuple(sorted(start)))]), set[Chosen](), 0
    while starts and tried < MOST_TRIES:
        chosen = starts.popleft()
        while chosen not in seen:
            seen.add(chosen)
            found = sorted(melds(chosen.left), key=lambda each: (habit(*each), each[0]))
            after = [_with(chosen, *each) for each in found]
            starts.extend(after[1:])
            if reached(chosen):
                return tried + 1
            if not after:
                tried += 1
                break
            chosen = after[0]
    return MOST_TRIES


def _with(chosen: Chosen, meld: Faces, worth: int) -> Chosen:
    left = Counter(chosen.left)
    left.subtract(meld)
    return Chosen(tuple(sorted(left.elements())), chosen.worth + worth)


def _discard(puzzle: Puzzle) -> int:
    worth = puzzle.rules.values.of

    def reached(chosen: Chosen) -> bool:
        points = list(map(worth, chosen.left))
        return sum(points) - max(points, default=0) == puzzle.best

    return tries(puzzle.hand, _of_cards(puzzle), reached)


def _whole(puzzle: Puzzle) -> int:
    action = way(puzzle)
    assert isinstance(action, GoOut)
    return tries(puzzle.hand, _of_cards(puzzle), lambda chosen: chosen.left == (action.discard,))


def _declare(puzzle: Puzzle) -> int:
    """By turns, runs without a wild card come to mind first, then those with one, then groups, the longer ones first;
    and what puts the most cards into a meld."""
    action = way(puzzle)
    assert isinstance(action, Declare)
    melds, apart = card_melds(puzzle.rules), action.card
    wild = {face for face in puzzle.hand if is_wild(puzzle.rules, face, puzzle.wild)}

    def within(left: Faces) -> Iterator[tuple[Faces, int]]:
        naturals = tuple(face for face in left if face not in wild)
        for meld in melds.within(hands.of(face for face in left if not is_joker(face))):
            cards = from_hand(meld)  # a card of the wild rank may stand for itself
            yield cards, (_PURE if _is_run(cards) else 0) + len(meld)
        for joker in [face for face in left if face in wild][:1]:
            for alike in (*_alike(naturals, colour_of), *_alike(naturals, number_of)):
                for cards in chain.from_iterable(combinations(alike, size) for size in range(2, 6)):
                    if _lacks_one(cards):
                        yield (*cards, joker), (_RUN if _is_run(cards) else 0) + len(cards)

    def reached(chosen: Chosen) -> bool:
        pure, rest = divmod(chosen.worth, _PURE)
        runs = pure + rest // _RUN
        return pure > 0 and runs > 1 and [face for face in chosen.left if face not in wild] == [apart]

    def most_first(cards: Faces, worth: int) -> tuple[int, ...]:
        return -sum(card not in wild for card in cards), len(cards), -worth

    return by_turns(tries(puzzle.hand, within, reached), tries(puzzle.hand, within, reached, most_first))


def _alike(cards: Faces, by: Callable[[Face], int]) -> list[Faces]:
    """The different cards of each colour or number."""
    found: dict[int, list[Face]] = {}
    for card in dict.fromkeys(cards):
        found.setdefault(by(card), []).append(card)
    return [*map(tuple, found.values())]


_PURE, _RUN = 10_000, 1_000
"""What a run without a wild card, and one with it, are worth above their length: of both is counted how many there are,
since a declaration needs two runs, one of them pure."""


def _is_run(cards: Faces) -> bool:
    return len({*map(colour_of, cards)}) == 1


def _lacks_one(cards: Faces) -> bool:
    """Whether natural cards are a group or run with one more."""
    numbers, suits = sorted(map(number_of, cards)), {*map(colour_of, cards)}
    if len(suits) == len(cards):
        return len({*numbers}) == 1
    highs = sorted(14 if number == 1 else number for number in numbers)
    return len(suits) == 1 and any(ranks[-1] - ranks[0] <= len(cards) for ranks in (numbers, highs))


def _finish(puzzle: Puzzle) -> int:
    melds = indicated_in(puzzle.rules, puzzle.wild)

    def within(left: Faces) -> Iterator[tuple[Faces, int]]:
        for meld in melds.melds.within(hands.of(left)):
            yield from_hand(meld), len(meld)

    cards = hands.faces(melds.as_cards(puzzle.hand))
    return fewest_tries(cards, within, lambda chosen: len(chosen.left) == 1, {PRINTED_JOKER})


def _of_cards(puzzle: Puzzle) -> MeldsWorth:
    melds, worth = card_melds(puzzle.rules), puzzle.rules.values.of

    def within(left: Faces) -> Iterator[tuple[Faces, int]]:
        for meld in melds.within(hands.of(left)):
            cards = from_hand(meld)
            yield cards, sum(map(worth, cards))

    return within


def _first_meld(puzzle: Puzzle) -> int:
    rules = puzzle.rules

    def within(left: Faces) -> Iterator[tuple[Faces, int]]:
        for meld in sets_of_rack(rules, left):
            yield meld, sum(map(rules.values.of, meld))

    assert rules.opening is not None
    least = rules.opening.minimum
    return fewest_tries(puzzle.hand, within, lambda chosen: chosen.worth >= least, {*filter(is_joker, puzzle.hand)})


def _laid_tiles(puzzle: Puzzle) -> int:
    melds, opening = laid_tiles_in(puzzle.rules, puzzle.wild), puzzle.rules.opening
    assert opening is not None
    least = opening.minimum if puzzle.theme == "opening" else puzzle.best

    def within(left: Faces) -> Iterator[tuple[Faces, int]]:
        for meld in melds.within(left):
            reading = melds.tiles.readings(tuple(sorted(meld)))[0]
            yield reading.meld, reading.value

    return fewest_tries(puzzle.hand, within, lambda chosen: chosen.worth >= least, {puzzle.wild})


def _waits(puzzle: Puzzle) -> int:
    """The discards after which some tile lets the rack go out: each must be counted."""
    return sum(count > 0 for count in tiles_waited_for(puzzle).values())


_TRIED: dict[Theme, Callable[[Puzzle], int]] = {
    "first_meld": _first_meld,
    "one_discard": _discard,
    "go_out": _whole,
    "declare": _declare,
    "finish": _finish,
    "most_waits": _waits,
    "opening": _laid_tiles,
    "dearest_meld": _laid_tiles,
}
"""Where nothing on the table is rearranged: the arrangements to try, or the discards to compare."""
