"""What is checked of a message about a turn before the rules see it: whether it is late, and how much it names.

Each raises `TableRefusal`.
"""

from __future__ import annotations

from rummykit import hands
from rummykit.play.action_size import pieces_in
from rummykit.play.actions import Timeout
from rummykit.play.deal import Deal
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.socket_messages import Act, GroupHand, Hint, TakeBackMeld, Try


def check_version(message: Act | TakeBackMeld | Try | Hint, version: int) -> None:
    """Check that a message was decided at this version."""
    if message.version != version:
        raise TableRefusal("stale_version")


def check_turn(deal: Deal, seat: int, message: Act | TakeBackMeld | Try | Hint) -> None:
    """Check that the seat is to act, and that it names no more cards than are at hand."""
    if deal.turn != seat:
        raise TableRefusal("not_your_turn")
    if isinstance(message, TakeBackMeld | Hint):
        return
    if isinstance(message.action, Timeout):
        raise TableRefusal("clock_only")
    if pieces_in(message.action) > _at_hand(deal, seat):
        raise TableRefusal("too_large")


def check_groups(deal: Deal, seat: int, message: GroupHand) -> None:
    """Check that a hand is laid out in no more groups and cards than it could have."""
    if len(message.groups) + sum(map(len, (*message.groups, message.loose))) > 2 * _at_hand(deal, seat):
        raise TableRefusal("too_large")


def _at_hand(deal: Deal, seat: int) -> int:
    """The most cards that an action could name: the seat's, those on the table, and one more that may be drawn."""
    return hands.size(deal._state.hands[seat]) + sum([len(meld.cards) for meld in deal._state.table]) + 1
