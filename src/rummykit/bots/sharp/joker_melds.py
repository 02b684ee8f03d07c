"""Sharp where melds with jokers are laid and the winner is paid what the others hold: what is held back, what goes.

A first meld needs no minimum there, so everybody could lay off at once on what is laid, and melds stay in the hand
while nobody is about to go out. A discard is judged by the cards in no meld after every draw that may come.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from rummykit.bots.budget import Budget
from rummykit.bots.knowledge import known
from rummykit.bots.outlook import fewest_held, live
from rummykit.bots.steady import ABOUT_TO_GO_OUT, fitting, steady
from rummykit.bots.way_out import way_out
from rummykit.cards import PRINTED_JOKER, Face, Pack
from rummykit.melds.arrange import MAX_CARDS
from rummykit.melds.meld_solver import ONE_EACH, meld_solver
from rummykit.melds.shapes import Groups, Runs, Wilds
from rummykit.play.actions import Action, Discard, LayOff, Meld
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.playout.reads import Reads, reads_all
from rummykit.rules import CallWindow, CardValues, DealOut, HandsToWinner, Play, Rules, Start, Stock
from rummykit.rules import Discard as DiscardStep

OUT = -4.0
"""What a hand costs that can go out after the draw, where a card in no meld costs 1."""
A_POINT = 0.03
"""What a point costs in a discard: of equal cards, the dear one goes."""
FITS = 2.0
"""What it costs to discard a card that can be laid off."""
READS: Final[Reads] = {
    Rules: ["deal", "groups", "pack", "runs", "scoring", "start", "stock", "turn", "values", "wilds"],
    Play: ("lay_off", "borrowing", "end_joker_moves", "may_go_out", "per_turn"),
    DiscardStep: ("time_up",),
    **dict.fromkeys((Pack, DealOut, Start, Stock, CardValues, Groups, Runs, Wilds, CallWindow, HandsToWinner)),
}
"""The fields with which the search plays well; it leaves a sheet that sets any other to the bots without a search."""


def search(rules: Rules, view: View, chance: Random, budget: Budget) -> Action | None:
    """The next play of the turn; None for other sheets, and for draws. It needs no playouts."""
    if not knows(rules) or view.phase != "play":
        return None
    deal = Deal.from_view(rules, view)
    out = way_out(deal, view)
    if out is not None:
        return out
    action = steady(rules, view, chance)
    cards = [each.card for each in deal.legal_actions() if isinstance(each, Discard)]
    holds = cards and isinstance(action, Meld | LayOff) and _holds_back(rules, view)
    if not (holds or isinstance(action, Discard)) or len(view.hand) > MAX_CARDS:
        return action
    return Discard(_discard(rules, view, cards))


@lru_cache(maxsize=64)
def knows(rules: Rules) -> bool:
    """Whether melds with printed jokers are laid without a minimum, others lay off on them, and the winner is paid."""
    play, wilds = rules.step(Play), rules.wilds
    lays_off = play is not None and play.lay_off == "any" and rules.opening is None
    without_rank = wilds is not None and not wilds.rank
    return lays_off and without_rank and known(rules).to_winner and reads_all(rules, READS)


def _holds_back(rules: Rules, view: View) -> bool:
    """Whether melds stay in the hand: more than one card would be left, and no seat is about to go out."""
    if view.must_play is not None or fewest_held(view) <= ABOUT_TO_GO_OUT:
        return False
    fits = fitting(rules, view)
    return _loose(rules, [[face for face in view.hand if face not in fits]])[0] > 1


def _discard(rules: Rules, view: View, cards: Sequence[Face]) -> Face:
    """The card after which the draws that may come leave the fewest cards in no meld; a joker goes last."""
    fits, coming = fitting(rules, view), live(rules, view)
    useful = [face for face in coming if face not in fits]
    others = coming.total() - sum(coming[face] for face in useful)

    def cost(card: Face) -> tuple[float, Face]:
        kept = list(view.hand)
        kept.remove(card)
        kept = [face for face in kept if face not in fits]
        alone, *with_draws = _loose(rules, [kept, *([*kept, face] for face in useful)])
        found = others * _price(alone - 1)
        found += sum(coming[face] * _price(count - 1) for face, count in zip(useful, with_draws, strict=True))
        lost = FITS * (card in fits) - A_POINT * rules.values.of(card)
        return found / max(1, coming.total()) + lost, card

    return min([card for card in cards if card != PRINTED_JOKER] or cards, key=cost)


def _price(over: int) -> float:
    """What a hand costs with so many cards in no meld that cannot be discarded."""
    return OUT if over <= 0 else over


def _loose(rules: Rules, hands_held: Sequence[Sequence[Face]]) -> list[int]:
    """By hand the fewest natural cards that are in no meld; the first hand may be of another size than all others."""
    melds = meld_solver(rules.groups, rules.runs, rules.wilds, (*ONE_EACH[:PRINTED_JOKER], 0))

    def counted(some: Sequence[Sequence[Face]]) -> list[int]:
        size = len(some[0]) if some else 0
        flat = b"".join(bytes(hand) for hand in some)
        return list(melds.deadwoods(flat, size, wild_ranks=bytes(1))) if size else [0] * len(some)

    return [*counted(hands_held[:1]), *counted(hands_held[1:])]
