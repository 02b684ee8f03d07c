"""Sharp at games with a knock: many ways the deal may go on, and hands that the others may hold.

Where one of two knocks, it plans: it compares what hands come to on average over these ways. Elsewhere it looks one
draw ahead and plays deals on; their hands are dealt so that what the others refused and threw away, and that nobody has
knocked yet, is likely.
"""

from __future__ import annotations

from random import Random
from typing import Final

from rummykit import hands
from rummykit._playout import search_cards
from rummykit.bots.budget import Budget
from rummykit.bots.gin import forced
from rummykit.play.actions import Action
from rummykit.play.view import View
from rummykit.playout.card_deal import notes_of
from rummykit.playout.cards import card_sheet
from rummykit.rules import Play, Rules

AT: Final = {"draw": 0, "play": 1}
"""The phases of a turn that are searched, by their numbers in native/playout/card_deal.hpp."""
OF_THE_TIME: Final = 0.9
"""The part of the time that playouts get; the rest is for what comes before and after them."""


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The next action of the turn; None for a sheet without a knock, or with words that the kernel does not know."""
    if rules.knock is None or rules.step(Play) is not None or view.seat is None:
        return None
    sheet = card_sheet(rules, len(view.order))
    if sheet is None:
        return None
    action = forced(rules, view)
    if action is not None or view.phase not in AT:
        return action
    place = {seat: at for at, seat in enumerate(view.order)}
    number, _ = search_cards(
        sheet,
        turn=place[view.seat],
        starter=place[view.starter],
        at=AT[view.phase],
        hand=hands.of(view.hand),
        counts=[view.counts[seat] for seat in view.order],
        known=[hands.of(view.known[seat]) for seat in view.order],
        pile=view.discard_pile,
        thrown_by=[-1 if by is None else place[by] for by in view.discarded_by],
        draws=[view.draws[seat] for seat in view.order],
        stock=view.stock,
        taken=-1 if view.taken is None else view.taken,
        offers=-1 if view.upcard_offers is None else view.upcard_offers,
        limit=-1 if view.knock_limit is None else view.knock_limit,
        upcard=-1 if view.upcard is None else view.upcard,
        turn_number=view.turn_number,
        playouts=budget.playouts or 0,
        seconds=(budget.milliseconds or 0) / 1000 * OF_THE_TIME,
        seed=chance.getrandbits(64),
    )
    return notes_of(rules).action(number, hands.of(view.hand), ())
