"""Do stronger players bear out what the analysis calls better? `python -m bench.second_opinion [game …]`.

In deals of greedy bots, decisions are analysed by points. Wherever another action is surely better than the one that
greedy chooses, bots that plan play both on, in all seats, instead of the quick players that the analysis used, with the
hands as they are and the stock in many orders. Prints how much better the analysis says its action is, on average, and
how much better it was; and of the single decisions, how many were better, worse, or could not be told apart.
`--knocks` asks about every knock that is legal, in deals whose players often do not make it. `--puzzles` does the same
for the decisions among the puzzles: the answer against the second best choice.
"""

from __future__ import annotations

import argparse
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import fmean
from typing import NamedTuple, TypeAlias

from bench.table import progress, show
from rummykit import games
from rummykit._playout import TilePlayouts
from rummykit.analysis import Analyser
from rummykit.analysis.comparing import estimate
from rummykit.analysis.endings import _ordered, end_of, in_kernel, kernel_of_deal
from rummykit.analysis.values import Estimate
from rummykit.bots import Level, choose
from rummykit.bots.budget import Budget
from rummykit.cards import Face
from rummykit.play.actions import Action, Knock
from rummykit.play.deal import Deal
from rummykit.playout.seen_cards import knocks, seen_cards
from rummykit.puzzles import puzzles
from rummykit.puzzles.puzzle import DECISIONS
from rummykit.rules import Rules

BUDGET = Budget(200)
"""What sharp may take of a decision in the deals that are looked at."""
TILE_TURNS = 16
"""Turns that sharp plays on at a table of tiles; a whole deal takes a minute. Then the learnt value counts."""
LONGEST = 200
"""Actions after which a deal counts as one that nobody wins; some go on for ever where the stock is renewed."""
LOOKED_AT = 0.15
"""The share of the decisions of a deal that are looked at."""
PLAYED_ON = 0.6
"""How often a player goes on although it may knock."""


Decisions: TypeAlias = Callable[[Rules], Iterator[tuple[Deal, Action]]]


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


def possible_knocks(rules: Rules) -> Iterator[tuple[Deal, Action]]:
    """Every legal knock in deals of greedy, which plays on in some of them as `sharp` would."""
    chance = Random(5)
    for number in range(10**6):
        deal = Deal(rules, max(2, rules.players[0]), f"knocks {number}", scheduled=number)
        while deal.result is None:
            action = choose("greedy", rules, deal.view(deal.turn), chance)
            if deal.can(Knock()):
                yield deal, Knock()
                if chance.random() < PLAYED_ON:
                    others = [each for each in deal.legal_actions() if not isinstance(each, Knock)]
                    strong = choose("sharp", rules, deal.view(deal.turn), chance, BUDGET)
                    action = strong if strong in others else chance.choice(others)
            deal.play(action)


def checked(deal: Deal, played: Action, bot: Level, deals: int, budget: Budget) -> Checked | None:
    """A decision where the analysis is sure of another action; None where it is not."""
    analyser = Analyser(deal, (played,))
    found = analyser.run()
    if found.of(played).verdict != "better" or (measured := analyser.confirmed(played)) is None:
        return None
    return Checked(measured[1].behind.mean, opinion(deal, found.best.action, played, bot, deals, budget))


def opinion(deal: Deal, one: Action, other: Action, bot: Level, deals: int, budget: Budget) -> Estimate:
    """How many points one action is better if bots play both on in all seats, with the same orders of the stock."""
    differences = []
    for number in range(deals):
        stock = _ordered(deal._state.stock, f"second {number}")
        ends = [_played_on(deal, stock, action, bot, number, budget) for action in (one, other)]
        differences.append(ends[0] - ends[1])
    return estimate(differences)


def _played_on(before: Deal, stock: list[Face], action: Action, bot: Level, number: int, budget: Budget) -> float:
    """The points that the seat to act is ahead in the end."""
    deal, seat, chance = before.clone(undoable=False), before.turn, Random(number)
    deal._state.stock[:] = stock
    deal.play(action)
    seen = seen_cards(deal.rules, deal.view(deal.turn)) if deal.result is None and bot == "sharp" else None
    if seen is not None and knocks(deal.rules):
        held = [deal._state.hands[each] for each in deal.order]
        ends = array("f", seen.played_out(held, [deal._state.stock], number, budget.playouts or 0))
        return ends[2 * deal.order.index(seat) + 1]
    tiles = kernel_of_deal(deal)
    if bot == "sharp" and isinstance(tiles, TilePlayouts) and deal.result is None:
        play = partial(tiles.searched_on, playouts=budget.playouts or 0, turns=TILE_TURNS, seed=number)
        return in_kernel(play, deal, [deal._state.stock])[0].ahead[seat]
    for _ in range(LONGEST):
        if deal.result is not None:
            break
        deal.play(choose(bot, deal.rules, deal.view(deal.turn), chance, budget))
    return end_of(deal).ahead[seat]


def row(game: str, asked_of: Decisions, bot: Level, positions: int, deals: int, budget: Budget) -> list[object]:
    """What was found of a game."""
    found: list[Checked] = []
    for deal, played in asked_of(games.get(game)):
        one = checked(deal, played, bot, deals, budget)
        if one is not None:
            found.append(one)
            progress(
                f"{game}: said {one.said:+.1f}, seen {one.seen.mean:+.1f} ± {2 * one.seen.error:.1f}",
                len(found),
                positions,
            )
        if len(found) >= positions:
            break
    return [f"`{game}`", *_told(found)]


def of_puzzles(theme: str, bot: Level, deals: int, most: int, budget: Budget) -> list[object]:
    """What was found of the decisions of a theme."""
    found = []
    asked = [each for each in puzzles() if each.theme == theme and each.figures][:most]
    for puzzle in asked:
        (best, second), deal = puzzle.figures[:2], puzzle.deal()
        seen = opinion(deal, deal.read(best.action), deal.read(second.action), bot, deals, budget)
        found.append(Checked(best.points - second.points, seen))
        if seen.surely_below(0, 2):
            seen_here = f"{seen.mean:+.1f} ± {2 * seen.error:.1f}"
            print(f"{puzzle.id}: {best.action} rather than {second.action}, {seen_here}", flush=True)
        progress(f"{puzzle.id}: said {found[-1].said:+.1f}, seen {seen.mean:+.1f}", len(found), len(asked))
    return [theme, *_told(found)]


def _told(found: list[Checked]) -> list[object]:
    better = sum(each.seen.surely_above(0, 2) for each in found)
    worse = sum(each.seen.surely_below(0, 2) for each in found)
    on_average = estimate([each.seen.mean for each in found])
    return [
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
    parser.add_argument("--bot", default="sharp", help="who plays on (%(default)s)")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--deals", type=int, default=200, help="orders of the stock (%(default)s)")
    parser.add_argument("--knocks", action="store_true", help="possible knocks")
    parser.add_argument("--puzzles", action="store_true", help="the decisions among the puzzles, by theme")
    parser.add_argument("--playouts", type=int, default=200, help="of sharp, for a decision (%(default)s)")
    asked = parser.parse_args()
    budget = Budget(asked.playouts)
    heads = ["of", "decisions", "said, points a deal", f"seen among {asked.bot}", "better", "worse", "not told apart"]
    if asked.puzzles:
        rows = [of_puzzles(theme, asked.bot, asked.deals, asked.positions, budget) for theme in DECISIONS]
    else:
        of = possible_knocks if asked.knocks else decisions
        rows = [row(game, of, asked.bot, asked.positions, asked.deals, budget) for game in asked.games]
    show("Second opinion", heads, rows)


if __name__ == "__main__":
    main()
