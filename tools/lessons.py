"""Find the tasks of lessons about playing well, in src/rummykit/lessons/play_well.tsv.

`python -m tools.lessons` looks for those of all games whose playouts run in the kernel; with names of games, of theirs.
Positions of puzzles come first.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

from rummykit import games
from rummykit.analysis.endings import kernel_of_tiles
from rummykit.lessons import PlayedPosition
from rummykit.lessons.finding_advice import advice_of
from rummykit.lessons.play_well import FILE, written
from rummykit.playout.cards import card_sheet
from rummykit.playout.closed_sheets import closed_sheet
from rummykit.playout.laid_sheet import laid_sheet
from rummykit.puzzles import puzzles
from rummykit.puzzles.puzzle import DECISIONS
from rummykit.rules import Rules

FROM_PUZZLES = 10
"""Puzzles of a theme whose positions are looked at."""
PLACE = Path(__file__).parents[1] / "src" / "rummykit" / "lessons" / FILE
DOUBTFUL = frozenset(
    {
        ("thai_dummy", "hold"),  # the deal is won by points, which laying scores
        ("machiavelli", "hold"),  # with one card left, the other needs no help
        ("conquian", "hold"),  # nobody adds to melds of others
        ("conquian", "lay"),  # the card taken must be laid anyway
        ("carioca", "take"),  # one point less outside melds is no reason
    }
)
"""Tasks that were found and left out after they were read: the answer, or the reason given for it, is doubtful."""
HEAD = (
    "# game, reason, players, seed and actions, chances in percent and actions, numbers; by `python -m tools.lessons`"
)


def main() -> int:
    """Find what is asked for, and write it beside what is there."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    asked = parser.parse_args()
    known = [name for name in games.SHEETS if _is_known(games.get(name))]
    for name in asked.games or known:
        found = [written(name, task) for task in advice_of(games.get(name), _of_puzzles(name))]
        lines = [line for line in found if tuple(line.split("\t")[:2]) not in DOUBTFUL]
        there = PLACE.read_text(encoding="utf-8").splitlines() if PLACE.exists() else []
        lines += [line for line in there if not line.startswith("#") and line.split("\t")[0] != name]
        lines.sort(key=lambda line: known.index(line.split("\t")[0]))
        PLACE.write_text("\n".join([HEAD, *lines, ""]), encoding="utf-8")
        print(name, [line.split("\t")[1] for line in lines if line.split("\t")[0] == name], file=sys.stderr)
    return 0


def _of_puzzles(game: str) -> Iterator[PlayedPosition]:
    """The positions of the easiest decisions of a game, a few of each theme."""
    decisions = sorted(
        (each for each in puzzles() if each.past and each.game == game), key=lambda each: each.difficulty
    )
    for theme in DECISIONS:
        for puzzle in [each for each in decisions if each.theme == theme][:FROM_PUZZLES]:
            played = tuple(action for _, action in puzzle.moves())
            yield PlayedPosition(players=2, seed=int(puzzle.past.split(";")[0]), actions=played)


def _is_known(rules: Rules) -> bool:
    """Whether the kernel plays a game out; not of sides, where the reasons that lessons give do not fit."""
    typical, players = rules.typical, rules.players[0]
    return any(known(typical, players) is not None for known in (card_sheet, closed_sheet, laid_sheet, kernel_of_tiles))


if __name__ == "__main__":
    sys.exit(main())
