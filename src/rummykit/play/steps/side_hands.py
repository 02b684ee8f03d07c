"""Cards that come to a hand in a game of sides: bonus cards among them are laid out, and a second hand is picked up."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit import hands
from rummykit.cards import Face
from rummykit.play.events import BonusLaidOut, Event, PickedUp
from rummykit.play.state import State
from rummykit.play.steps.side_rules import SideRules


def lay_out_bonus(side: SideRules, deal: State, seat: int, last: Face | None = None) -> Iterator[Event]:
    """Bonus cards of a hand are laid out and replaced, until it has none.

    Nothing is discarded after the last card of the stock, if that is laid out too, or with too few cards left to keep
    one. `last` is the card that was drawn last, if any was.
    """
    while bonus := side.bonus_of(hands.faces(deal.hands[seat])):
        drawn = deal.lay_out(seat, bonus)
        last = drawn[-1] if drawn else last
        yield BonusLaidOut(seat, bonus, len(drawn), drawn)
        is_last = last is not None and side.is_bonus(last)
        if not deal.stock and (is_last or hands.size(deal.hands[seat]) < 2):
            deal.go_without_discard()


def picked_up(side: SideRules, deal: State) -> Iterator[Event]:
    """The seat to act, without a card, picks up its second hand."""
    second, cards = side.sheet.second_hand, deal.pick_up()
    assert second is not None, "there is one to pick up"
    yield PickedUp(deal.turn, len(cards), cards, second.called)
    yield from lay_out_bonus(side, deal, deal.turn)


def goes_on_or_out(side: SideRules, deal: State) -> tuple[Event, ...]:
    """What follows when cards of the hand have been laid: without any left a second hand, or the end of the deal."""
    seat = deal.turn
    if deal.hands[seat]:
        return ()
    return tuple(picked_up(side, deal)) if deal.has_second(seat) else deal.end("went_out", seat)
