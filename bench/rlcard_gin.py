"""Gin Rummy against the bot of RLCard, at our tables and by our sheet; needs `make peers` once.

RLCard's rule agent takes the upcard or a card from the stock with equal chance, knocks as soon as it can, and discards
what leaves the least deadwood. It has no lay-offs and no offer of the first upcard: it lays off as `greedy` does, and
takes the offered card with equal chance. It is a player like any other, `bench.rlcard_gin:RLCardNovice`.
"""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from random import Random

from bench.table import progress, show
from rummykit import arena, games
from rummykit.bots import choose
from rummykit.cards import Face
from rummykit.play.actions import Action, Discard, Draw, Knock, Pass
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules

NOVICE = "bench.rlcard_gin:RLCardNovice"
OURS = ("greedy", "steady", "sharp")
DRAW, PICK_UP, GIN, DISCARD, KNOCK = 2, 3, 5, 6, 58
"""RLCard's numbers of actions; those of a card have the card's number added, which is the face."""


class RLCardNovice:
    """RLCard's `GinRummyNoviceRuleAgent` at a seat of ours, for one deal."""

    def __init__(self) -> None:
        self._knocks_with: Face | None = None

    def choose(self, rules: Rules, view: View, chance: Random) -> Action:
        """What RLCard's agent does, asked with the state that RLCard would show it."""
        legal = list(Deal.from_view(rules, view).legal_actions())
        if view.phase == "lay_off":
            return choose("greedy", rules, view, chance)
        if self._knocks_with is not None and Discard(self._knocks_with) in legal:
            return Discard(self._knocks_with)
        if view.phase == "draw":
            return self._drawn(legal, self._asked([DRAW, PICK_UP], view, chance))
        discards = [action.card for action in legal if isinstance(action, Discard)]
        number = self._asked(self._going_out(view) or [DISCARD + card for card in discards], view, chance)
        if number >= KNOCK:
            self._knocks_with = number - KNOCK
            return Knock()
        return Discard(number - DISCARD)

    @staticmethod
    def _drawn(legal: list[Action], number: int) -> Action:
        wanted = Draw("discard") if number == PICK_UP else Draw("stock")
        if wanted in legal:
            return wanted
        return Pass() if Pass() in legal else legal[0]

    @staticmethod
    def _going_out(view: View) -> list[int]:
        """Every card to knock with, as RLCard's judge finds them; gin is knocking with the card that leaves nothing."""
        from rlcard.games.gin_rummy import judge
        from rlcard.games.gin_rummy.utils.utils import get_card, get_card_id

        limit = 10 if view.knock_limit is None else view.knock_limit
        knocks, gins = judge.get_going_out_cards([get_card(face) for face in view.hand], limit)
        cards = {get_card_id(card) for card in gins or knocks} - {view.taken}
        return sorted(KNOCK + card for card in cards)

    @staticmethod
    def _asked(numbers: list[int], view: View, chance: Random) -> int:
        import numpy as np
        from rlcard.models.gin_rummy_rule_models import GinRummyNoviceRuleAgent

        np.random.seed(chance.getrandbits(32))  # it takes its chance from there
        planes = np.zeros((5, 52), dtype=int)
        planes[0, list(view.hand)] = 1
        state = {"legal_actions": numbers, "obs": planes}
        return int(GinRummyNoviceRuleAgent.step(state))


def main() -> None:
    """Prints what our levels score against RLCard's agent, in the points of the sheet."""
    parser = argparse.ArgumentParser(prog="python -m bench.rlcard_gin", description=main.__doc__)
    parser.add_argument("--deals", type=int, default=200, help="duplicate deals for each level (%(default)s)")
    parser.add_argument("--bots", default=",".join(OURS), help="our players, separated by commas (%(default)s)")
    parser.add_argument("--jobs", type=int, help="processes (one a core)")
    asked = parser.parse_args([] if __name__ != "__main__" else None)
    if find_spec("rlcard") is None:
        print("Gin against RLCard: RLCard is not installed; `make peers` installs it beside everything else.")
        return
    rows: list[list[object]] = []
    bots = asked.bots.split(",")
    for number, bot in enumerate(bots):
        progress("Gin against RLCard", number, len(bots))
        standing = arena.duplicate(games.get("gin_rummy"), (bot, NOVICE), asked.deals, workers=asked.jobs)
        won, ahead, better = standing.win_interval(0), standing.deals_ahead(0, 1), standing.difference(0, 1)
        decided = standing.win_rate(0) + standing.win_rate(1)
        rows.append(
            [
                bot,
                standing.deals,
                f"{won.mean:.1%} ({won.low:.1%} to {won.high:.1%})",
                f"{standing.win_rate(0) / decided:.1%}",
                f"{ahead.mean:.1%} ({ahead.low:.1%} to {ahead.high:.1%})",
                str(better),
            ]
        )
    progress("", 1, 1)
    heads = [
        "player",
        "duplicate deals",
        "hands won",
        "of decided hands",
        "duplicate deals ahead",
        "points a hand more",
    ]
    show("Gin Rummy against RLCard's rule agent", heads, rows)


if __name__ == "__main__":
    main()
