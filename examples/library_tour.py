"""The library in one sitting: a game with a house rule, a deal, a bot of one's own, a match, its record, the solver.

`python examples/library_tour.py` prints what happens.
"""

from __future__ import annotations

from random import Random

from rummykit import Deal, IllegalAction, Match, Result, Rules, View, bots, games, record, score, simulate, solve
from rummykit.cards import parse, show
from rummykit.play.actions import Action, Discard, Draw, Knock


def knock_soon(view: View, legal: list[Action]) -> Action:
    """Knock as soon as it is legal; otherwise draw from the stock, and discard the highest card."""
    knocks = [action for action in legal if isinstance(action, Knock)]
    if knocks:
        return knocks[0]
    draws = [action for action in legal if isinstance(action, Draw) and action.source == "stock"]
    if draws:
        return draws[0]
    discards = [action for action in legal if isinstance(action, Discard)]
    return max(discards, key=lambda action: action.card % 13) if discards else legal[0]


def one_deal(rules: Rules, seed: int) -> Result:
    """A deal of the bot above against itself."""
    deal = Deal(rules, 2, seed)
    while deal.result is None:
        deal.play(knock_soon(deal.view(deal.turn), list(deal.legal_actions())))
    return deal.result


def main() -> None:
    """Print a deal, a refusal, a match, a simulation and the best melds of a hand."""
    rules = games.get("gin_rummy", target_score=50)
    result = one_deal(rules, seed=7)
    print("The bot knocked:", result.knocker, "- points:", score(rules, result).points)

    try:
        Deal(rules, 2, 1).play("discard 2S")
    except IllegalAction as refused:
        print("Refused:", refused)

    match, chance = Match(rules, 2, 7), Random(1)
    while match.result is None:
        if match.between_deals:
            match.next_deal()
        match.play(bots.choose("greedy", rules, match.deal.view(match.deal.turn), chance))
    again = record.parse_record(record.write(match.record()))
    print("A match:", match.totals, "- its record replays", sum(1 for _ in record.replay(again)), "moments")

    rows = list(simulate(rules, players=2, deals=20, bots="greedy", seed=1))
    print("Deals won from the first seat:", sum(row.won for row in rows if row.place == 0), "of 20")
    best = solve.hand(rules, parse("4H 5H 6H 7H KS KD KC 2D 3C 9S"))
    assert best is not None
    print("The best of a hand:", " / ".join(map(show, best.melds)), "- deadwood:", best.deadwood)


if __name__ == "__main__":
    main()
