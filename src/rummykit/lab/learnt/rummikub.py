"""Rummikub, learnt: a network says whether greedy's turn is worth more than to wait and draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rummykit.bots.tiles import greedy
from rummykit.cards import Face, colour_of, is_joker, number_of
from rummykit.lab.extra import lab_packages
from rummykit.lab.learnt.network import score, weights
from rummykit.play.actions import Action, Pass, Rearrange
from rummykit.play.view import View
from rummykit.rules import Rules

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

INPUTS = 17
"""Numbers that describe a choice."""


def choose(rules: Rules, view: View) -> Action:
    """Greedy's turn, or a pass where the network finds that better; a whole rack goes out at once."""
    turn = greedy(rules, view)
    if not isinstance(turn, Rearrange):
        return turn
    left = rack_after(view, turn)
    if not left:
        return turn
    wait, lay = score(weights("rummikub"), inputs(rules, view, left))
    return turn if lay >= wait else Pass()


def rack_after(view: View, turn: Rearrange) -> list[Face]:
    """The tiles of the rack that a turn leaves there."""
    laid = Counter(face for cards in turn.table for face in cards)
    laid.subtract(face for meld in view.table for face in meld.cards)
    return list((Counter(view.hand) - laid).elements())


def inputs(rules: Rules, view: View, left: Sequence[Face]) -> NDArray[np.float32]:
    """A row for waiting and one for greedy's turn (2, `INPUTS`), which leaves these tiles in the rack."""
    assert view.seat is not None
    others = [seat for seat in view.order if seat != view.seat]
    counts = sorted(view.counts[seat] for seat in others)
    shared = (
        len(view.hand) / 14,
        len(left) / 14,
        (len(view.hand) - len(left)) / 14,
        counts[0] / 14,
        sum(counts) / len(counts) / 14,
        sum(view.opened[seat] for seat in others) / len(others),
        float(view.opened[view.seat]),
        view.stock / len(rules.pack_for(len(view.order))),
        sum(len(meld.cards) for meld in view.table) / 100,
        len(others) / 3,
        sum(map(is_joker, view.hand)) / 2,
    )
    return np.array([(*_of_rack(rules, rack, lay), *shared) for rack, lay in ((view.hand, 0), (left, 1))], np.float32)


def _of_rack(rules: Rules, rack: Sequence[Face], lay: int) -> tuple[float, ...]:
    """Of what stays in the rack: how much, what it counts, its jokers, and its tiles that go well together."""
    return (
        float(lay),
        len(rack) * (1 - lay) / 14,
        len(rack) * lay / 14,
        sum(map(rules.values.of, rack)) / 100,
        sum(map(is_joker, rack)) / 2,
        sum(any(_near(tile, other) for other in rack) for tile in rack) / 14,
    )


def _near(one: Face, other: Face) -> bool:
    """Whether two different tiles could be neighbours in a run or lie in one group."""
    if is_joker(one) or is_joker(other):
        return False
    if colour_of(one) == colour_of(other):
        return abs(number_of(one) - number_of(other)) == 1
    return number_of(one) == number_of(other)
