"""Do weaker solvers need longer for harder puzzles? `python -m bench.puzzle_solvers --puzzles 60`.

Bots of each level try a sample of the puzzles of each theme, in one turn each; those that err, with several seeds. The
table says how many of a hundred tries solve puzzles of each difficulty.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random
from statistics import fmean

from bench.table import progress
from rummykit.bots import LEVELS, SLIPS, Level, choose
from rummykit.bots.budget import Budget
from rummykit.puzzles import THEMES, Puzzle, Theme, answered, puzzles

SOLVERS: tuple[Level, ...] = ("beginner", "easy", "medium", "strong")
TRIES = 12
"""Seeds of a solver that errs by chance."""
PLAYOUTS = 200
"""The budget of a decision of strong."""


def solved(puzzle: Puzzle, level: Level) -> float:
    """How often a level solves a puzzle, from 0 to 1."""
    view, tries = puzzle.deal().view(0), TRIES if level in SLIPS else 1
    budget = Budget(playouts=PLAYOUTS)
    return fmean(
        answered(puzzle, choose(level, puzzle.rules, view, Random(seed), budget)).solved for seed in range(tries)
    )


def sample(theme: Theme, many: int) -> list[Puzzle]:
    """Puzzles of a theme, drawn by chance, the same in every run."""
    found = [puzzle for puzzle in puzzles() if puzzle.theme == theme]
    return Random(theme).sample(found, min(many, len(found)))


def main() -> None:
    """Prints a row for each theme and solver."""
    parser = argparse.ArgumentParser(prog="python -m bench.puzzle_solvers", description=__doc__)
    parser.add_argument("themes", nargs="*", choices=[*THEMES, []], metavar="THEME", help="a theme (all)")
    parser.add_argument("--puzzles", type=int, default=60, help="puzzles of each theme (%(default)s)")
    parser.add_argument("--bots", default=",".join(SOLVERS), help="levels, as of `rummykit arena` (%(default)s)")
    asked = parser.parse_args()
    levels = [level for level in LEVELS if level in asked.bots.split(",")]
    print("| theme | solver | 1 | 2 | 3 | 4 | 5 |\n|---|---|---|---|---|---|---|")
    for theme in asked.themes or THEMES:
        drawn = sample(theme, asked.puzzles)
        for level in levels:
            found = defaultdict[int, list[float]](list)
            for place, puzzle in enumerate(drawn):
                progress(f"{theme}, {level}", place, len(drawn))
                found[puzzle.difficulty].append(solved(puzzle, level))
            progress("", 1, 1)
            cells = [f"{100 * fmean(found[stars]):.0f} %" if found[stars] else "–" for stars in range(1, 6)]
            print(f"| `{theme}` | {level} | {' | '.join(cells)} |", flush=True)
        counts = [str(sum(each.difficulty == stars for each in drawn)) for stars in range(1, 6)]
        print(f"| `{theme}` | puzzles | {' | '.join(counts)} |", flush=True)


if __name__ == "__main__":
    main()
