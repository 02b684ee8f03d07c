"""How often the hint is what strong does: `python -m bench.analysis_player gin_rummy knock_rummy --positions 60`.

It is also a player of card games: `rummykit arena --game gin_rummy --bots bench.analysis_player:hint,sharp`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random

from bench.table import progress, show
from rummykit import games, hands
from rummykit.analysis import Analyser
from rummykit.analysis.actions import is_same, searched
from rummykit.bots import choose
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules

LOOKED_AT = 0.2
"""The share of the decisions of a deal that are looked at."""


def hint(rules: Rules, view: View, chance: Random) -> Action:
    """What the hint button says, by the points of the deal."""
    return Analyser(_dealt(rules, view, chance)).hint()


def _dealt(rules: Rules, view: View, chance: Random) -> Deal:
    """A deal that the seat may be in: an analysis deals what it cannot see anew, but needs all cards of the pack."""
    deal = Deal.from_view(rules, view)
    seen = [*view.hand, *view.discard_pile, *(face for meld in view.table for face in meld.cards)]
    unseen = [*(Counter(rules.pack_for(len(view.counts)).faces()) - Counter(seen)).elements()]
    chance.shuffle(unseen)
    held = []
    for seat, count in enumerate(view.counts):
        held.append(hands.of(view.hand if seat == view.seat else [unseen.pop() for _ in range(count)]))
    deal.edit(hands=held, stock=unseen)
    return deal


def decisions(rules: Rules, positions: int) -> Iterator[Deal]:
    """Some decisions with a choice, of deals that steady plays."""
    chance, number, found = Random(3), 0, 0
    while found < positions:
        deal = Deal(rules, max(2, rules.players[0]), f"agree {number}", scheduled=number)
        number += 1
        while deal.result is None and found < positions:
            if chance.random() < LOOKED_AT and len(list(deal.legal_actions())) > 1:
                found += 1
                yield deal
            deal.play(choose("steady", rules, deal.view(deal.turn), chance))


def agreement(game: str, positions: int) -> list[object]:
    """A row of the table: how often the hint is what strong does, and how often a hint has settled every action."""
    same = settled = 0
    for number, deal in enumerate(decisions(games.get(game), positions)):
        progress(game, number, positions)
        analyser = Analyser(deal)
        same += is_same(analyser.hint(), searched(deal))
        settled += all(each.verdict != "undecided" for each in analyser.found().candidates)
    return [game, positions, round(100 * same / positions), round(100 * settled / positions)]


def main(arguments: list[str] | None = None) -> None:
    """Prints the table; without arguments of a few positions."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis_player", description=__doc__)
    parser.add_argument("games", nargs="*", default=["gin_rummy"])
    parser.add_argument("--positions", type=int, default=10)
    asked = parser.parse_args([] if arguments is None else arguments)
    rows = [agreement(game, asked.positions) for game in asked.games]
    show("Hint and strong", ["game", "positions", "the same, %", "settled, %"], rows)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
