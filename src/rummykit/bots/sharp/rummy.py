"""Sharp where melds are laid on the table, or a whole hand at once, and the winner is paid what others hold: playouts.

The playouts go on as a quick player of the kernel would, on hands that the others may hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Final

from rummykit import hands
from rummykit._playout import search_rummy
from rummykit.bots.budget import Budget
from rummykit.melds.pack import PackMelds, bits, pack_melds
from rummykit.play.actions import Action, Discard
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.playout.card_deal import notes_of
from rummykit.playout.cards import card_sheet
from rummykit.rules import CallWindow, Draw, GoOut, HandsToWinner, Play, Rules

AT: Final = {"draw": 0, "play": 1}
"""The phases of a turn that are searched, by their numbers in native/playout/card_deal.hpp."""
OF_THE_TIME: Final = 0.9
"""The part of the time that playouts get; the rest is for what comes before and after them."""
FROM_STOCK: Final = 0.8
"""The part of the draws that is taken to have been from the stock: a view does not say."""


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The next action of the turn; None for other sheets, and where a discard has just been called."""
    if not knows(rules) or view.seat is None or view.phase not in AT:
        return None
    sheet = card_sheet(rules, len(view.order))
    if sheet is None:
        return None
    actions = list(Deal.from_view(rules, view).legal_actions())
    if len(actions) == 1:
        return actions[0]
    if rules.step(CallWindow) is not None and all(isinstance(action, Discard) for action in actions):
        return None
    place = {seat: at for at, seat in enumerate(view.order)}
    numbers = _numbers(pack_melds(rules.groups, rules.runs))
    open_faces = {face for meld in view.table for face in meld.cards}
    dealt = rules.deal.hand_for(len(view.order))
    number, _ = search_rummy(
        sheet,
        turn=place[view.seat],
        starter=place[view.starter],
        at=AT[view.phase],
        hand=hands.of(view.hand),
        counts=[view.counts[seat] for seat in view.order],
        known=[hands.of(face for face in view.known[seat] if face not in open_faces) for seat in view.order],
        pile=view.discard_pile,
        thrown_by=[-1 if by is None else place[by] for by in view.discarded_by],
        table=[(place[meld.owner], numbers[bits(meld.cards)]) for meld in view.table if meld.owner is not None],
        opened=[view.opened[seat] for seat in view.order],
        laid=[view.counts[seat] < dealt for seat in view.order],
        plays=view.plays,
        stock=view.stock,
        taken=-1 if view.taken is None else view.taken,
        turn_number=view.turn_number,
        turnovers=_turnovers(rules, view),
        playouts=budget.playouts or 0,
        seconds=(budget.milliseconds or 0) / 1000 * OF_THE_TIME,
        seed=chance.getrandbits(64),
    )
    return notes_of(rules).action(number, hands.of(view.hand), [meld.cards for meld in view.table])


def knows(rules: Rules) -> bool:
    """Whether melds or whole hands are laid, nobody knocks, and the winner is paid what the others hold."""
    lays = rules.step(Play) is not None or rules.step(GoOut) is not None
    draw = rules.step(Draw)
    offered = draw is not None and draw.upcard_offered
    return lays and not offered and rules.knock is None and isinstance(rules.scoring, HandsToWinner)


@lru_cache(maxsize=64)
def _numbers(melds: PackMelds) -> Mapping[int, int]:
    """The kernel's number of each meld of the pack, by its bits."""
    return {mask: number for number, mask in enumerate(melds.cards)}


def _turnovers(rules: Rules, view: View) -> int:
    """How often the stock has probably been renewed: a view does not say."""
    seats = len(view.order)
    stock = len(rules.pack_for(seats)) - seats * rules.deal.hand_for(seats) - int(rules.deal.upcard)
    drawn = FROM_STOCK * sum(view.draws) - stock
    if drawn <= 0 or None in view.discarded_by:
        return 0
    return min(rules.stock.times, 1 + int(drawn / max(1, view.stock + len(view.discard_pile))))
