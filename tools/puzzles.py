"""Make the puzzles that come with the program: `python -m tools.puzzles` writes src/rummykit/puzzles/puzzles.tsv."""

from __future__ import annotations

import sys
from pathlib import Path

from rummykit.puzzles.difficulty import borders_written
from rummykit.puzzles.making import WANTED, made, numbered
from rummykit.puzzles.puzzle import written

FILE = Path(__file__).parents[1] / "src" / "rummykit" / "puzzles" / "puzzles.tsv"
HEAD = (
    "# id, game, theme, difficulty, best, wild rank or tile, hand, table; made by `python -m tools.puzzles`",
    "# effort: of each theme that from which difficulty 2, 3, 4 and 5 begin",
)


def main() -> int:
    """Make every puzzle anew, with a line of progress, and write the file."""
    most = sum(number for *_, number in WANTED)
    found, borders = numbered(made(tell=lambda number: print(f"\r{number} of {most}", end="", file=sys.stderr)))
    FILE.write_text("\n".join([*HEAD, *borders_written(borders), *map(written, found), ""]), encoding="utf-8")
    print(f"\r{len(found)} puzzles in {FILE.stat().st_size} bytes", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
