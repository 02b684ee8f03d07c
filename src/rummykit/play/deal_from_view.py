"""A deal as one seat imagines it: all that is in the view, nothing that is not."""

from __future__ import annotations

from rummykit.cards import UNKNOWN
from rummykit.play.actions import Faces
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules


def deal_from_view(rules: Rules, view: View) -> Deal:
    """The deal of a view, for asking `check`, `can`, `judge` and `legal_actions`; unseen cards are blank.

    Playing what needs an unseen card (a draw from the stock) gives a position that no deal has.
    """
    deal = Deal.position(
        rules,
        hands_held=[_known(view, seat) for seat in range(len(view.counts))],
        turn=view.turn,
        table=view.table,
        stock=[UNKNOWN] * view.stock,
        pile=view.discard_pile,
        opened=view.opened,
        taken=view.taken,
        starter=view.starter,
        dealer=view.dealer,
        order=view.order,
        upcard=view.upcard,
    )
    deal.at = view.step
    deal.plays = view.plays
    deal.draws = list(view.draws)
    deal.must_play = view.must_play
    deal.kept = list(view.kept)
    deal.shown = list(view.shown)
    if view.turns_left is not None and rules.turns_each is not None:
        deal.turns = [rules.turns_each - view.turns_left] * deal.players
    deal.wild, deal.indicator = view.wild, view.indicator
    deal.out = {seat: why for seat, why in enumerate(view.out) if why is not None}
    deal.misses = list(view.misses) or deal.misses
    deal.upcard_offers = view.upcard_offers
    deal.knocker = view.knocker
    deal.result = view.result
    return deal


def _known(view: View, seat: int) -> Faces:
    """What of a hand is in the view: one's own, and what lies open of the knocker's."""
    return view.hand if seat == view.seat else view.open_hand if seat == view.knocker else ()
