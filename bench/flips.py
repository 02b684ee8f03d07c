"""Every field of every game set to up to three other values: who takes it, says it and plays it.

`python -m bench.flips [--played 20] [game …]`. A change after which a sheet makes no sense is not counted, and one that
means nothing there is refused. The page has to say each of the others, but for the few of which
`tests/sheets/test_meaning.py` says why not. Of some, a deal is played by chance, and followed in the kernel if that
claims the sheet.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random

from bench.table import progress, show
from rummykit import Deal, games
from rummykit.playout.cards import card_sheet
from rummykit.rules import Rules
from rummykit.rules.consistency import faults
from rummykit.rules.meaning import meaningless
from rummykit.words import rule_page
from tests.flips import Flip, flips, plain
from tests.playout.lockstep import walk
from tests.properties.playing import eager
from tests.sheets.test_meaning import is_silent

HEADS = ("changes", "no meaning", "accepted", "unsaid", "played", "stopped", "claimed", "differ")
DECISIONS = 120


def counted(game: str, played: int) -> Counter[str]:
    """How many changes of a game end how, by the heads of the table."""
    page, counts = rule_page(plain(game), "en"), Counter(dict.fromkeys(HEADS, 0))
    accepted = []
    for flip in flips(game):
        counts["changes"] += 1
        if any(meaningless(flip.sheet)):
            counts["no meaning"] += 1
        elif not any(faults(flip.sheet)):
            accepted.append(flip)
    counts["accepted"] = len(accepted)
    counts["unsaid"] = sum(not is_silent(game, flip) and rule_page(flip.sheet, "en") == page for flip in accepted)
    for seed, flip in enumerate(accepted[:played]):
        counts["played"] += 1
        counts["stopped"] += not _goes_on(flip.sheet, seed)
        claimed = card_sheet(flip.sheet, flip.sheet.players[0]) is not None
        counts["claimed"] += claimed
        counts["differ"] += claimed and not _follows(flip, seed)
    return counts


def _goes_on(sheet: Rules, seed: int) -> bool:
    """Whether a deal by chance always has something to do."""
    deal, chance = Deal(sheet, players=sheet.players[0], seed=seed, undoable=False), Random(seed)
    for _ in range(DECISIONS):
        if deal.result is not None:
            break
        choices = list(deal.legal_actions())
        if not choices:
            return False
        deal.play(chance.choice(choices))
    return True


def _follows(flip: Flip, seed: int) -> bool:
    """Whether the kernel has the same legal actions, and in the end the same points."""
    try:
        walk(
            flip.sheet, flip.sheet.players[0], seed, Random(seed), lambda deal, actions, chance: eager(actions, chance)
        )
    except AssertionError:
        return False
    return True


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a row a game, and their sum."""
    parser = argparse.ArgumentParser(description="What becomes of a field that is set to another value.")
    parser.add_argument("games", nargs="*", help="ids of games; all of them without any")
    parser.add_argument("--played", type=int, default=20, help="accepted changes of each game that are played")
    asked = parser.parse_args(arguments if arguments is not None else ())
    names, rows, sums = asked.games or list(games.SHEETS), [], Counter[str]()
    for number, game in enumerate(names):
        progress(f"Changing {game}", number, len(names))
        counts = counted(game, asked.played)
        sums += counts
        rows.append((game, *(counts[head] for head in HEADS)))
    progress("", 1, 1)
    show("Fields set to other values", ["game", *HEADS], [*rows, ("all", *(sums[head] for head in HEADS))])


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
