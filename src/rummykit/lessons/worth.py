"""Step-by-step explanations of what pieces, hands and deals count, shown after a wrong answer."""

from __future__ import annotations

import msgspec

from rummykit import solve
from rummykit.cards import Face
from rummykit.lessons.lesson import CountPoints
from rummykit.lessons.tasks import worth_of
from rummykit.match import score
from rummykit.play.actions import Melds
from rummykit.rules import Rules


class CountedWorth(msgspec.Struct, frozen=True, kw_only=True):
    """What is counted, and what is not.

    `pieces`: the pieces that count, with their points; `melds`: the cards in melds, which count nothing. `held`: by
    seat of a deal, what its hand counts, and `grouped` the melds in that hand, if those count nothing.
    """

    pieces: tuple[tuple[Face, int], ...] = ()
    melds: Melds = ()
    held: tuple[int, ...] = ()
    grouped: tuple[Melds, ...] = ()


def counted(rules: Rules, task: CountPoints) -> CountedWorth:
    """How the points of a task add up."""
    if task.result is not None:
        won = score(rules, task.result)
        return CountedWorth(held=won.held, grouped=won.grouped)
    best = solve.hand(rules, task.faces, wild=task.wild or None) if task.unmatched else None
    left = task.faces if best is None else best.left
    return CountedWorth(
        pieces=tuple((face, worth_of(rules, face, task.wild)) for face in left),
        melds=() if best is None else best.melds,
    )
