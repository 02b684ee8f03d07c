"""The puzzles that come with the program: made of deals that bots play, with what difficulty is measured by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
    wanted: tuple[tuple[str, Theme, int], ...] = WANTED,
    tell: Callable[[int], object] = lambda _: None,
    there: Sequence[Puzzle] = (),
) -> list[Candidate]:
    """The puzzles that are wanted beside those that are `there`, no two alike up to colours; the same every time.

    `tell` is called after every deal with the number found.
    """
    found: dict[tuple[object, ...], Candidate] = {}
    known = {up_to_colours(each) for each in there}
    for game, theme, number in wanted:
        rules = games.get(game)
        enough = len(found) + number - sum((each.game, each.theme) == (game, theme) for each in there)
        seed = crc32(game.encode())
        while len(found) < enough:
            of_deal: list[Puzzle] = []
            for each in candidates(rules, theme, self_play(rules, seed)):
                if len(found) < enough and not any(nearly_alike(each.puzzle, other) for other in of_deal):
                    if (alike := up_to_colours(each.puzzle)) not in known:
                        found.setdefault(alike, each)
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


def numbered(found: list[Candidate], there: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """The puzzles with their difficulties and ids: numbers after those that are `there`, in the order of effort."""
    puzzles: list[Puzzle] = []
    for theme in THEMES:
        of_theme = sorted((each for each in found if each.puzzle.theme == theme), key=lambda each: each.effort)
        for place, each in enumerate(of_theme, last_number(theme, there) + 1):
            puzzles.append(each.puzzle.as_numbered(f"{theme}-{place}", difficulty_of(each.puzzle)))
    return puzzles


def last_number(theme: Theme, there: Sequence[Puzzle]) -> int:
    """The highest number of a theme; 0 if it has no puzzle."""
    return max((int(each.id.split("-")[1]) for each in there if each.theme == theme), default=0)
