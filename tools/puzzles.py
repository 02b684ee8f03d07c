"""Make the puzzles that come with the program, in src/rummykit/puzzles/puzzles.tsv.

`python -m tools.puzzles` drops what can no longer be solved by today's rules, and adds puzzles that the solver proves
until there are as many as wanted; `--judge` judges all again, or those of some themes: how hard they are, and of
decisions whether they still are any. `--decisions` adds decisions until there
are as many as wanted, from the deals after those that were searched; with names of games, theirs.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path

from rummykit.puzzles import THEMES, Puzzle, answered, puzzles, way
from rummykit.puzzles.deciding import judged_again
from rummykit.puzzles.difficulty import difficulty_of
from rummykit.puzzles.making import WANTED, made, numbered
from rummykit.puzzles.making_decisions import DECISIONS_WANTED, more_decisions, with_decisions
from rummykit.puzzles.puzzle import written

FILE = Path(__file__).parents[1] / "src" / "rummykit" / "puzzles" / "puzzles.tsv"
HEAD = (
    "# id, game, theme, difficulty, best, wild rank or tile, hand, table; made by `python -m tools.puzzles`",
    "# of a decision also its past, then chance in percent, points and action of each choice",
)


def main() -> int:
    """Make what is asked for, with a line of progress, and write the file."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--judge", nargs="*", choices=THEMES, metavar="THEME")
    parser.add_argument("--decisions", nargs="*", choices=tuple(DECISIONS_WANTED), metavar="GAME")
    asked = parser.parse_args()
    there = list(puzzles())
    if asked.judge is not None:
        themes = asked.judge or THEMES
        judged = [_judged(each) if each.theme in themes else each for each in there]
        _write([each for each in judged if each is not None])
    elif asked.decisions is not None:
        for game in asked.decisions or DECISIONS_WANTED:
            there = with_decisions(there, more_decisions(game, there, _telling(f"of {game}")))
            _write(there)
    else:
        proven = [each for each in there if not each.past]
        kept = [each for each in proven if answered(each, way(each)).solved]
        more = made(tell=_telling(f"of {sum(number for *_, number in WANTED) - len(kept)}"), there=kept)
        _write([*kept, *numbered(more, proven), *(each for each in there if each.past)])
    return 0


def _judged(puzzle: Puzzle) -> Puzzle | None:
    """A puzzle as it is judged today; None for a decision that is none any more."""
    if not puzzle.past:
        return puzzle.as_numbered(puzzle.id, difficulty_of(puzzle))
    again = judged_again(puzzle)
    print(f"\r{puzzle.id}: {'no longer decided' if again is None else again.figures[:2]}", file=sys.stderr)
    return again


def _telling(what: str) -> Callable[[int], object]:
    return lambda number: print(f"\r{number} {what}", end="", file=sys.stderr)


def _write(all_of_them: Sequence[Puzzle]) -> None:
    FILE.write_text("\n".join([*HEAD, *map(written, all_of_them), ""]), encoding="utf-8")
    print(f"\r{len(all_of_them)} puzzles in {FILE.stat().st_size} bytes", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
