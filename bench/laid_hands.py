"""Hands laid out in groups: judged after every action for every seat, as a table of the server does, and arranged."""

from __future__ import annotations

from random import Random
from time import thread_time

from bench.table import progress, show
from rummykit import Deal, Rules, games
from rummykit.bots import choose
from rummykit.play.judge_hand import judge_hand
from rummykit.solve.arranged_hand import arranged

SECONDS = 1.5
"""CPU time of the play of one game."""


def timed(rules: Rules) -> tuple[list[float], list[float]]:
    """Milliseconds of every judgement, and of every arrangement: a seat arranges its hand when its turn begins."""
    judged: list[float] = []
    arrangements: list[float] = []
    start, number = thread_time(), 0
    while thread_time() - start < SECONDS:
        deal, chance = Deal(rules, rules.players[0], number), Random(number)
        laid = {seat: arranged(deal, seat) for seat in deal.order}
        number += 1
        while deal.result is None and thread_time() - start < SECONDS:
            turn = deal.turn
            deal.play(choose("greedy", rules, deal.view(turn), chance))
            for seat in deal.order:
                began = thread_time()
                hand = judge_hand(deal, seat, *laid[seat])
                judged.append((thread_time() - began) * 1000)
                laid[seat] = tuple(group.order for group in hand.groups), hand.loose
            if deal.turn != turn and deal.result is None:
                began = thread_time()
                laid[deal.turn] = arranged(deal, deal.turn)
                arrangements.append((thread_time() - began) * 1000)
    return sorted(judged), sorted(arrangements)


def main() -> None:
    """Prints a row a game of cards: quantiles in milliseconds."""
    rows = []
    cards = {name: rules for name, rules in games.SHEETS.items() if not rules.rearranges}
    for number, (name, rules) in enumerate(cards.items()):
        progress(f"Laying out {name}", number, len(cards))
        judged, arrangements = timed(rules)
        shares = [
            f"{took[int(share * (len(took) - 1))]:.3f}" for took in (judged, arrangements) for share in (0.5, 0.99)
        ]
        rows.append((name, *shares))
    progress("", 1, 1)
    show(
        "Hands in groups, in milliseconds",
        ["game", "judged: median", "p99", "arranged: median", "p99"],
        rows,
    )
