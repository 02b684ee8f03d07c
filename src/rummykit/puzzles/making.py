"""The puzzles that come with the program: made of deals that bots play, with what difficulty is measured by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil
from random import Random
from zlib import crc32

from rummykit import bots, games
from rummykit.play.deal import Deal
from rummykit.puzzles.deciding import decisions
from rummykit.puzzles.decisions import choice_of
from rummykit.puzzles.difficulty import difficulty_of
from rummykit.puzzles.finding import Candidate, candidates
from rummykit.puzzles.puzzle import DECISIONS, THEMES, Puzzle, Theme, nearly_alike, up_to_colours
from rummykit.rules import Rules

WANTED: tuple[tuple[str, Theme, int], ...] = (
    ("rummikub", "whole_rack", 400),
    ("rummikub_classic", "whole_rack", 200),
    ("rummikub_twist", "whole_rack", 100),
    ("rummikub", "free_joker", 150),
    ("rummikub_twist", "free_joker", 50),
    ("rummikub", "first_meld", 100),
    ("rummikub_classic", "first_meld", 50),
    ("gin_rummy", "one_discard", 250),
    ("knock_rummy", "one_discard", 150),
    ("queen_city_rum", "one_discard", 100),
    ("rummy_complete", "go_out", 100),
    ("boathouse_rum", "go_out", 100),
    ("queen_city_rum", "go_out", 100),
    ("indian_rummy_points", "declare", 150),
    ("machiavelli", "whole_hand", 80),
    ("vatikan", "whole_hand", 60),
    ("machiavelli", "most_cards", 60),
    ("okey", "finish", 50),
    ("okey", "most_waits", 50),
    ("okey_101", "opening", 60),
    ("okey_101", "dearest_meld", 40),
)
"""The number of puzzles of each game and theme, 2,400 in all."""
DECISIONS_WANTED: Mapping[str, Mapping[Theme, int]] = {
    "gin_rummy": {"keep": 36, "safe_discard": 36, "upcard": 16, "knock": 24},
    "knock_rummy": {"upcard": 10, "knock": 24},
    "standard_rummy": {"upcard": 4, "lay": 14},
    "block_rummy": {"upcard": 4, "lay": 10},
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


def made(
    wanted: tuple[tuple[str, Theme, int], ...] = WANTED, tell: Callable[[int], object] = lambda _: None
) -> list[Candidate]:
    """The puzzles that are wanted, no two of them alike up to colours; the same every time.

    `tell` is called after every deal with the number found.
    """
    found: dict[tuple[object, ...], Candidate] = {}
    for game, theme, number in wanted:
        rules = games.get(game)
        enough, seed = len(found) + number, crc32(game.encode())
        while len(found) < enough:
            of_deal: list[Puzzle] = []
            for each in candidates(rules, theme, self_play(rules, seed)):
                if len(found) < enough and not any(nearly_alike(each.puzzle, other) for other in of_deal):
                    found.setdefault(up_to_colours(each.puzzle), each)
                    of_deal.append(each.puzzle)
            tell(len(found))
            seed += 1
    return list(found.values())


def more_decisions(game: str, there: Sequence[Puzzle], tell: Callable[[int], object] = lambda _: None) -> list[Puzzle]:
    """The decisions of a game that are wanted and not there yet, from the deals after those that were searched.

    Of a game and theme, no answer is right too often, so that nobody can do well by always giving it.
    """
    rules, wanted = games.get(game), DECISIONS_WANTED[game]
    first = max((int(each.past.split(";")[0]) for each in there if each.game == game), default=crc32(game.encode())) + 1
    kept, found = [each for each in there if each.game == game], list[Puzzle]()
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


def self_play(rules: Rules, seed: int) -> Iterator[Deal]:
    """A deal between two greedy bots, before each of their actions."""
    deal, chance = Deal(rules, rules.players[0], seed), Random(seed)
    while deal.result is None:
        yield deal
        deal.play(bots.choose("greedy", rules, deal.view(deal.turn), chance))


def numbered(found: list[Candidate]) -> list[Puzzle]:
    """The puzzles with their ids, in the order of their effort, and their difficulties."""
    puzzles: list[Puzzle] = []
    for theme in THEMES:
        of_theme = sorted((each for each in found if each.puzzle.theme == theme), key=lambda each: each.effort)
        puzzles += [_numbered(each.puzzle, place) for place, each in enumerate(of_theme, 1)]
    return puzzles


def with_decisions(there: Sequence[Puzzle], found: Sequence[Puzzle]) -> list[Puzzle]:
    """Puzzles and more decisions, which get the numbers after those of their theme; ids that are there stay."""
    puzzles = list(there)
    for theme in DECISIONS:
        last = sum(each.theme == theme for each in there)
        of_theme = [each for each in found if each.theme == theme]
        puzzles += [_numbered(each, place) for place, each in enumerate(of_theme, last + 1)]
    return puzzles


def _numbered(puzzle: Puzzle, place: int) -> Puzzle:
    return puzzle.as_numbered(f"{puzzle.theme}-{place}", difficulty_of(puzzle))
