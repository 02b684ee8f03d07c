"""Who plays each deal of a match in which players sit out."""

from __future__ import annotations

from itertools import count
from typing import Any

from rummykit.cards import number_of
from rummykit.match import DealScore, Match
from rummykit.play.events import StartDrawn
from rummykit.play.result import Ending, Result
from rummykit.rules import Rules


def played(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """Who starts each deal, who plays against that seat, and who deals; the totals, and the deals that made boxes.

    `won` has for each deal the seat that won it and its points, None for a void deal.
    """
    players = asked["seats"]
    match = next(each for seed in count() if lowest(each := Match(rules, players, seed)) == asked["lowest_card"])
    deals, boxes = [], []
    for number, won in enumerate([*asked["won"], ...]):
        if number:
            match.next_deal()
        deal = match.deal
        other = next(seat for seat in deal.order if seat != deal.starter)
        deals.append({"starts": deal.starter, "against": other, "dealer": deal.dealer})
        if won is ...:
            break
        kind: Ending = match.counted_as("void") if won is None else "knocked"
        winner, points = won or (None, 0)
        hands = ((),) * players
        deal.edit(result=Result(kind=kind, winner=winner, hands=hands, first=deal.starter, order=deal.order, turns=1))
        scored = tuple(points if seat == winner else 0 for seat in range(players))
        winners = () if winner is None else (winner,)
        match.enter(DealScore(kind=kind, points=scored, winners=winners, held=(0,) * players))
        if match.result is not None:
            break
    if match.sheet.columns:
        boxes = list(match.sheet.columns[0].boxes)
    over = match.result is not None
    return {"deals": deals, "totals": list(match.totals), "boxes": boxes, "over": over}


def lowest(match: Match) -> int:
    """The seat that has drawn the lowest card for the first deal."""
    (start,) = (event for event in match.deal.beginning if isinstance(event, StartDrawn))
    return min(start.rounds[-1], key=lambda drawn: number_of(drawn[1]))[0]
