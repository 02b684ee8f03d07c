"""Positions for lessons: moments of deals that bots play, in which something is to be learned."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal, NamedTuple

from rummykit import bots, hands
from rummykit.lessons.goals import reached
from rummykit.lessons.lesson import Do, Goal, PlayedPosition
from rummykit.melds.arrange import MAX_CARDS
from rummykit.play.actions import Action, Draw, Rearrange, TakePile
from rummykit.play.deal import Deal
from rummykit.play.result import Result
from rummykit.rules import Rules

DEALS: dict[Literal["greedy", "random"], int] = {"greedy": 24, "random": 6}
"""This many deals are looked through, played by bots of these levels: random ones do what greedy ones leave."""

ENOUGH = 1000
"""After this many actions of greedy bots none of their deals is begun: long ones show in fewer what there is to see."""

LONGEST = 300
"""Where a deal of bots that play at random is left."""


class FoundPositions(NamedTuple):
    """What deals of bots have shown: for each goal the plainest position and the fullest, hands of seats that were to
    draw, and how deals ended."""

    plainest: dict[Goal, Do]
    fullest: dict[Goal, Do]
    hands: tuple[PlayedPosition, ...]
    ends: list[Result]


def look(rules: Rules) -> FoundPositions:
    """Deals of two seats, or as few as the game has, looked through for every goal; the same for the same sheet."""
    players = rules.players[0]
    found: dict[Goal, list[tuple[int, Do]]] = {}
    ends: list[Result] = []
    for level, deals in DEALS.items():
        seen = 0
        for seed in range(deals):
            if level == "greedy" and seen >= ENOUGH:
                break
            deal, chance = Deal(rules, players, seed), Random(seed)
            played: list[Action] = []
            while deal.result is None and len(played) < LONGEST and _can_be_arranged(deal):
                action = bots.choose(level, rules, deal.view(deal.turn), chance)
                for goal in reached(deal, action):
                    if level == "greedy" or goal not in found:
                        position = PlayedPosition(players=players, seed=seed, actions=tuple(played))
                        do = Do(position=position, goal=goal, way=action)
                        size = _lateness(action, played) if goal == "draw" else weight(deal, action)
                        if goal in ("first_meld", "meld") and isinstance(action, TakePile):
                            size += LONGEST  # rather one from the hand
                        found.setdefault(goal, []).append((size, do))
                deal.play(action)
                played.append(action)
            seen += len(played)
            if deal.result is not None and deal.result.kind != "void":
                ends.append(deal.result)
    return FoundPositions(
        {goal: min(each, key=lambda sized: sized[0])[1] for goal, each in found.items()},
        {goal: max(reversed(each), key=lambda sized: sized[0])[1] for goal, each in found.items()},
        tuple(do.position for _, do in found.get("take_discard", ())),
        ends,
    )


def _lateness(action: Action, played: Sequence[Action]) -> int:
    """How late in a deal a draw is; one from the discard pile counts as very late."""
    return len(played) + (0 if action == Draw("stock") else LONGEST)


def _can_be_arranged(deal: Deal) -> bool:
    """Whether the hand of the seat to act is not too large to say what is best in it, with a card or two more."""
    return deal.rules.rearranges or hands.size(deal._state.hands[deal.turn]) <= MAX_CARDS - 2


A_SET = 6
"""A set that a play of tiles makes of others takes as much thought as this many tiles that one looks at."""


def weight(deal: Deal, action: Action) -> int:
    """How much there is to think of for the seat to act: pieces in hand and on the table, and sets that are remade."""
    table = [meld.cards for meld in deal._state.table]
    made = 0 if not isinstance(action, Rearrange) else len([each for each in action.table if each not in table])
    return hands.size(deal._state.hands[deal.turn]) + sum(map(len, table)) + A_SET * made
