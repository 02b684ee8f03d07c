"""Instructions a deal of random play, however busy the machine is: `python -m bench.instructions [game …]`.

Valgrind's callgrind counts those of a process that plays some deals and of one that plays more; the difference is that
of the deals in between, without what it took to begin. All garbage is never collected at once, for it is chance when
that happens. Another checkout is measured by its own Python:
`python -m bench.instructions --python ../before/.venv/bin/python german_rummy`.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys

from bench.table import progress, show
from rummykit import games

FIRST = 100
"""Deals that fill what is kept from one deal to the next."""
COUNTED = 20

PLAYED = """
import gc, random, sys
from rummykit import Deal, games
gc.set_threshold(700, 10, 1 << 30)
rules, chance, decisions = games.get(sys.argv[1]), random.Random(1), 0
for _ in range(int(sys.argv[2])):
    deal = Deal(rules, rules.players[0], chance.getrandbits(60))
    while deal.result is None:
        deal.play(chance.choice(deal.legal_actions()))
        decisions += 1
print("decisions", decisions)
"""


def counted(python: str, game: str, deals: int) -> tuple[int, int]:
    """The instructions of a process that plays so many deals, and the decisions of these."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", python, "-c", PLAYED, game, str(deals)]
    ran = subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=True)
    instructions, decisions = re.search(r"Collected : (\d+)", ran.stderr), re.search(r"decisions (\d+)", ran.stdout)
    assert instructions, ran.stderr
    assert decisions, ran.stderr
    return int(instructions[1]), int(decisions[1])


def main() -> None:
    """Prints a row a game."""
    parser = argparse.ArgumentParser(description="Instructions a deal of random play.")
    parser.add_argument("games", nargs="*", help="ids of games; all of them without any")
    parser.add_argument("--python", default=sys.executable, help="the Python of the checkout that plays")
    asked = parser.parse_args()
    rows, names = [], asked.games or list(games.SHEETS)
    for number, game in enumerate(names):
        progress(f"Counting {game}", number, len(names))
        before, few = counted(asked.python, game, FIRST)
        after, more = counted(asked.python, game, FIRST + COUNTED)
        spent = after - before
        rows.append((game, spent // COUNTED, spent // (more - few), (more - few) / COUNTED))
    progress("", 1, 1)
    show("Random play in instructions", ["game", "a deal", "a decision", "decisions a deal"], rows)


if __name__ == "__main__":
    main()
