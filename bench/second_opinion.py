"""Do stronger players bear out what the analysis calls better? `python -m bench.second_opinion [game …]`.

In deals of greedy bots, decisions are analysed by points. Wherever another action is surely better than the one that
greedy chooses, both are played on from the same imagined deals by bots that plan, in all seats, instead of the quick
players that the analysis used. Prints how much better the analysis says its action is, on average, and how much better
it was; and of the single decisions, how many were better, worse, or could not be told apart.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import NamedTuple

from bench.table import progress, show
from rummykit import games
from rummykit.analysis import Analyser
from rummykit.analysis.comparing import estimate
from rummykit.analysis.endings import Shuffle, end_of
from rummykit.analysis.values import Estimate
from rummykit.bots import Level, choose
from rummykit.play.actions import Action
from rummykit.play.deal import Deal
from rummykit.play.hidden_cards import redeal_hidden
from rummykit.rules import Rules

LOOKED_AT = 0.15
"""The share of the decisions of a deal that are looked at."""


class Checked(NamedTuple):
    """A decision: by how many points the analysis calls its action better, and what other players made of it."""

    said: float
    seen: Estimate


def decisions(rules: Rules) -> Iterator[tuple[Deal, Action]]:
    """Some decisions of deals that greedy plays, with its choices."""
    chance = Random(11)
    for number in range(10**6):
        deal = Deal(rules, max(2, rules.players[0]), f"opinion {number}", scheduled=number)
        while deal.result is None:
            action = choose("greedy", rules, deal.view(deal.turn), chance)
            if chance.random() < LOOKED_AT:
                yield deal, action
            deal.play(action)


def checked(deal: Deal, played: Action, bot: Level, deals: int) -> Checked | None:
    """A decision where the analysis is sure of another action; None where it is not."""
    analyser = Analyser(deal, (played,))
    found = analyser.settle(played)
    if found.of(played).verdict != "better" or (measured := analyser.confirmed(played)) is None:
        return None
    best, other = found.best.action, measured[1]
    seat, differences = deal.turn, []
    for number in range(deals):
        imagined = redeal_hidden(deal, seat, Shuffle(f"second {number}"))
        ends = [_played_on(imagined, action, bot, number, seat) for action in (best, played)]
        differences.append(ends[0] - ends[1])
    return Checked(other.behind.mean, estimate(differences))


def _played_on(imagined: Deal, action: Action, bot: Level, number: int, seat: int) -> float:
    """The points that a seat is ahead in the end."""
    deal, chance = imagined.clone(undoable=False), Random(number)
    deal.play(action)
    while deal.result is None:
        deal.play(choose(bot, deal.rules, deal.view(deal.turn), chance))
    return end_of(deal).ahead[seat]


def row(game: str, bot: Level, positions: int, deals: int) -> list[object]:
    """What was found of a game."""
    found: list[Checked] = []
    for deal, played in decisions(games.get(game)):
        one = checked(deal, played, bot, deals)
        if one is not None:
            found.append(one)
            progress(
                f"{game}: said {one.said:+.1f}, seen {one.seen.mean:+.1f} ± {2 * one.seen.error:.1f}",
                len(found),
                positions,
            )
        if len(found) >= positions:
            break
    better = sum(each.seen.surely_above(0, 2) for each in found)
    worse = sum(each.seen.surely_below(0, 2) for each in found)
    on_average = estimate([each.seen.mean for each in found])
    return [
        f"`{game}`",
        len(found),
        f"{fmean(each.said for each in found):+.2f}",
        f"{on_average.mean:+.2f} ± {2 * on_average.error:.2f}",
        better,
        worse,
        len(found) - better - worse,
    ]


def main() -> None:
    """Prints the table of docs/analysis.md."""
    parser = argparse.ArgumentParser(prog="python -m bench.second_opinion", description=__doc__)
    parser.add_argument("games", nargs="*", default=["gin_rummy", "knock_rummy", "standard_rummy"], metavar="game")
    parser.add_argument("--bot", default="steady", help="who plays on (%(default)s)")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--deals", type=int, default=200, help="imagined deals of a decision (%(default)s)")
    asked = parser.parse_args()
    titles = [
        "game",
        "decisions",
        "said, points a deal",
        f"seen among {asked.bot}",
        "better",
        "worse",
        "not told apart",
    ]
    show("Second opinion", titles, [row(game, asked.bot, asked.positions, asked.deals) for game in asked.games])


if __name__ == "__main__":
    main()
