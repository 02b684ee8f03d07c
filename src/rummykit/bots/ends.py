"""When to call the end of a deal, and whether to fight a call: by what hands of so many cards count on the average.

Of a hidden hand a player knows its size and the discards that it took. Its other cards are worth what unseen cards are
worth on the average, a little less as the deal goes on, for players throw away what is dear; where only unmatched cards
count, some of them lie in melds.
"""

from __future__ import annotations

from collections.abc import Sequence

from rummykit.bots.outlook import unseen
from rummykit.melds.arrange import best_arrangement
from rummykit.play.actions import Action, CallEnd, Fight, Pass
from rummykit.play.view import View
from rummykit.rules import FightWindow, Rules
from rummykit.solve.best_hand import values_of

THRIFT = 0.97
"""What an unseen card in a hand is worth after each round, of what it was worth before."""
IN_MELDS = 0.6
"""Of a large hand whose melds are free, the part that counts."""
AMONG_SEVERAL = 0.9
"""The lowest of several hands is lower than the average of each."""
MARGIN = 0.75
"""A call is made where the own hand counts less than this part of the lowest that is expected of the others."""


def answer(rules: Rules, view: View, actions: Sequence[Action]) -> Action | None:
    """The answer to a call, the end called or the dealt hand shown; None where play goes on."""
    if view.phase == "dealt":
        return actions[0]
    own = own_count(rules, view)
    if view.phase == "answer":
        fight = next((action for action in actions if isinstance(action, Fight)), None)
        rivals = [seat for seat in (view.closer, *view.fighters) if seat is not None]
        return fight if fight is not None and own <= _lowest(rules, view, rivals) * MARGIN else Pass()
    call = next((action for action in actions if isinstance(action, CallEnd)), None)
    others = [seat for seat in view.order if seat != view.seat]
    if rules.step(FightWindow) is not None:
        others = [seat for seat in others if any(meld.owner == seat for meld in view.table)]
    return call if call is not None and (not others or own < _lowest(rules, view, others) * MARGIN) else None


def own_count(rules: Rules, view: View) -> int:
    """What the own hand counts when hands are compared."""
    if rules.scoring.count == "unmatched":
        values = values_of(rules)[:52]
        return best_arrangement(view.hand, groups=rules.groups, runs=rules.runs, values=values).deadwood
    return sum(map(rules.values.of, view.hand))


def _lowest(rules: Rules, view: View, seats: Sequence[int]) -> float:
    """The lowest count that is to be expected of these hands."""
    hidden = unseen(rules, view)
    rounds = view.turn_number / len(view.order)
    each: float = sum(map(rules.values.of, hidden)) / max(1, len(hidden)) * THRIFT**rounds
    free = IN_MELDS if rules.scoring.count == "unmatched" else 1.0

    def count(seat: int) -> float:
        melds: float = free if view.counts[seat] > 3 else 1.0
        return each * view.counts[seat] * melds

    least: float = min(map(count, seats))
    return least if len(seats) == 1 else least * AMONG_SEVERAL
