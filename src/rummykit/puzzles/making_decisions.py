"""The decisions that come with the program: how many of which game, and more of them from further deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from zlib import crc32

from rummykit import games
from rummykit.puzzles.deciding import decisions
from rummykit.puzzles.decisions import choice_of
from rummykit.puzzles.making import last_number
from rummykit.puzzles.puzzle import DECISIONS, Puzzle, Theme

DECISIONS_WANTED: Mapping[str, Mapping[Theme, int]] = {
    "gin_rummy": {"keep": 38, "safe_discard": 38, "upcard": 16, "knock": 20},
    "knock_rummy": {"upcard": 10, "knock": 24},
    "standard_rummy": {"keep": 2, "safe_discard": 2, "upcard": 4, "lay": 14},
    "block_rummy": {"upcard": 4, "lay": 10},
    "queen_city_rum": {"keep": 3, "safe_discard": 3},
    "round_the_corner_rummy": {"upcard": 6, "lay": 10},
    "rummy_complete": {"keep": 2, "upcard": 6},
    "rummikub": {"lay": 20},
    "rummikub_classic": {"lay": 12},
}
"""The number of decisions of each game and theme."""
MOST_DEALS = 300
"""Deals of a game that are searched at most."""
ONE_ANSWER = 0.6
"""The part of the puzzles of a game and theme that may have the same answer, where it is yes or no."""


def more_decisions(game: str, there: Sequence[Puzzle], tell: Callable[[int], object] = lambda _: None) -> list[Puzzle]:
    """The decisions of a game that are wanted and not there yet, from the deals after those that were searched.

    Of a game and theme, no answer is right too often, so that nobody can do well by always giving it.
    """
    rules, wanted = games.get(game), DECISIONS_WANTED[game]
    kept, found = [each for each in there if each.past and each.game == game], list[Puzzle]()
    first = max((int(each.past.split(";")[0]) for each in kept), default=crc32(game.encode())) + 1
    for seed in range(first, first + MOST_DEALS):
        open_themes = frozenset(
            theme for theme, many in wanted.items() if sum(each.theme == theme for each in kept) < many
        )
        if not open_themes:
            break
        for each in decisions(rules, seed, open_themes):
            same = [other for other in kept if (other.theme, _answer(other)) == (each.theme, _answer(each))]
            if len(same) < ceil(ONE_ANSWER * wanted[each.theme]):
                kept.append(each)
                found.append(each)
        tell(len(found))
    return found


def _answer(puzzle: Puzzle) -> str | None:
    """The right choice of a decision."""
    action = puzzle.deal().read(puzzle.figures[0].action)
    return choice_of(puzzle.theme, action)


def with_decisions(there: Sequence[Puzzle], found: Sequence[Puzzle]) -> list[Puzzle]:
    """Puzzles and more decisions, which get the numbers after those of their theme; ids that are there stay."""
    puzzles = list(there)
    for theme in DECISIONS:
        of_theme = [each for each in found if each.theme == theme]
        for place, each in enumerate(of_theme, last_number(theme, there) + 1):
            puzzles.append(each.as_numbered(f"{theme}-{place}", each.difficulty))
    return puzzles
