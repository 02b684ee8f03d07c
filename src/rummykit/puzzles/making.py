"""The puzzles that come with the program: made of deals that bots play, with what difficulty is measured by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from zlib import crc32

from rummykit import bots, games
from rummykit.play.deal import Deal
from rummykit.puzzles.difficulty import difficulty_of
from rummykit.puzzles.finding import Candidate, candidates
from rummykit.puzzles.puzzle import THEMES, Puzzle, Theme, nearly_alike, up_to_colours
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
        puzzles += [as_judged(each.puzzle, place) for place, each in enumerate(of_theme, 1)]
    return puzzles


def as_judged(puzzle: Puzzle, place: int) -> Puzzle:
    """A puzzle with its number among those of its theme, and its difficulty."""
    return puzzle.as_numbered(f"{puzzle.theme}-{place}", difficulty_of(puzzle))
