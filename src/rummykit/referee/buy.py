"""The question: who may buy a discard, and what goes with it?"""

from __future__ import annotations

import msgspec

from rummykit.play.actions import Draw
from rummykit.play.deal import Deal
from rummykit.referee.question import Malformed, Verdict, check_players
from rummykit.rules import BuyWindow, Rules
from rummykit.vocabulary.steps.buy_window.play import BUY, BuyStep


class BuyInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seats in `claims` want the upcard, in any order; the seat in `turn`, if it is one of them, as its draw.

    `opened` are the seats that have laid a first meld, `bought` says how many discards seats have bought in this deal.
    """

    players: int
    turn: int
    claims: list[int]
    opened: list[int] = []
    bought: dict[str, int] = {}


def verdict(rules: Rules, asked: BuyInput) -> Verdict:
    """`taker`, the seat that gets the upcard, None if none of them may have it; `penalty_cards` that go with it.

    In a game of contracts without buying only the seat in turn may have it.

    `penalty_points` are those that count against it, where any do.
    """
    window = rules.step(BuyWindow)
    of_contracts = rules.opening is not None and rules.opening.contract is not None
    if window is None and not of_contracts:
        raise Malformed("malformed", f"Nothing is bought in {rules.names.en}.")
    check_players(rules, asked.players)
    try:
        seats = [asked.turn, *asked.claims, *asked.opened, *map(int, asked.bought)]
        deal = Deal(rules, asked.players, dealer=0, order=rules.turn_order(asked.players))
    except ValueError as error:
        raise Malformed("impossible", str(error)) from None
    if not all(0 <= seat < asked.players for seat in seats):
        raise Malformed("impossible", f"There are the seats 0 to {asked.players - 1}.")
    deal.edit(
        turn=asked.turn,
        opened=[seat in asked.opened for seat in range(asked.players)],
        bought=[asked.bought.get(str(seat), 0) for seat in range(asked.players)],
    )
    if asked.turn in asked.claims and deal.can(Draw("discard")):
        return Verdict({"taker": asked.turn, "penalty_cards": 0})
    if window is None:
        return Verdict({"taker": None, "penalty_cards": 0})
    step = next(step for step in deal._flow.steps if isinstance(step, BuyStep))
    asking = step.open(deal._state) is not None
    while asking:
        if deal.turn in asked.claims:
            points = {"penalty_points": window.points} if window.points else {}
            return Verdict({"taker": deal.turn, "penalty_cards": window.penalty if deal.can(BUY) else 0} | points)
        asking = deal._state.ask_next()
    return Verdict({"taker": None, "penalty_cards": 0})
