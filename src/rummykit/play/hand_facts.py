"""What each scoring has to say of a hand as arranged; what the steps of a turn say is in `play/steps/`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from rummykit.cards import PRINTED_JOKER
from rummykit.hands import Hand, distinct, faces, remove
from rummykit.melds.arrange import deadwood
from rummykit.melds.meld_solver import best_melds
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.rules import Rules, Scoring
from rummykit.rules.entries import Entries

Telling: TypeAlias = Callable[[Rules, Any, State, int, LaidHand], Iterator[Fact]]


def hand_left(sheet: Rules, scoring: Scoring, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What is left in the hand counts, all of it or what is in no meld."""
    if scoring.count == "unmatched":
        yield from _deadwood(sheet, scoring, deal, seat, laid)
    else:
        yield fact("points", points=laid.points)


def times_held(points: int, held: int, code: str = "points_times") -> Fact:
    """What a hand counts, and how that comes about where it counts several times."""
    if points == held or not held or points % held:
        return fact("points", points=points)
    return fact(code, points=points, held=held, times=points // held)


def _deadwood(sheet: Rules, scoring: object, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What is in no meld counts; the melds that leave the least are found by themselves when hands are compared."""
    points, best = laid.least(lambda hand: hand.outside_points), least_deadwood(sheet, laid)
    yield fact("deadwood", points=points) if best == points else fact("deadwood_best", points=points, best=best)


def least_deadwood(sheet: Rules, laid: LaidHand) -> int:
    """The deadwood of the best arrangement of a hand, after the best discard where one is due."""
    hand = laid.cards
    if not laid.discards:
        return _deadwood_of(sheet, laid, hand)
    discards = [face for face in distinct(hand) if face != laid.bound]
    return min((_deadwood_of(sheet, laid, remove(hand, face)) for face in discards), default=laid.points)


def _deadwood_of(sheet: Rules, laid: LaidHand, hand: Hand) -> int:
    values = laid.reader.points
    if sheet.wilds is None:
        return deadwood(hand, groups=sheet.groups, runs=sheet.runs, values=values[:PRINTED_JOKER])
    found = best_melds(faces(hand), sheet.groups, sheet.runs, sheet.wilds, values)
    assert found is not None, "nothing is demanded"
    return found.deadwood


OF_SCORING: Entries[Telling] = Entries(Scoring, "facts of a hand", "play.FACTS", default=hand_left)
"""What each scoring says of a hand: what is left in it, where it says nothing else."""
