"""What each scoring has to say of a hand as it lies; what the steps of a turn say is in `play/steps/`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from rummykit import rules
from rummykit.cards import PRINTED_JOKER
from rummykit.hands import Hand, distinct, faces, remove
from rummykit.melds.arrange import deadwood
from rummykit.melds.meld_solver import best_melds
from rummykit.play.facts import fact
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.rules import Rules
from rummykit.rules.entries import Entries

Telling: TypeAlias = Callable[[Rules, Any, State, int, LaidHand], Iterator[Fact]]


def _hand_left(
    sheet: Rules, scoring: rules.HandsToWinner | rules.HandsAgainstLosers, deal: State, seat: int, laid: LaidHand
) -> Iterator[Fact]:
    """What is left in the hand counts, all of it or what is in no meld."""
    if scoring.count == "unmatched":
        yield from _deadwood(sheet, scoring, deal, seat, laid)
    else:
        yield fact("points", points=laid.points)


def _multiplied(sheet: Rules, scoring: rules.HandPayments, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What the hand counts, with the cards that multiply it."""
    yield _times(scoring.of_hand(sheet.values, faces(laid.cards)), laid.points)


def _times(points: int, held: int, code: str = "points_times") -> Fact:
    """What a hand counts, and how that comes about where it counts several times."""
    if points == held or not held or points % held:
        return fact("points", points=points)
    return fact(code, points=points, held=held, times=points // held)


def _all_left(sheet: Rules, scoring: rules.MeldsAndBonuses, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What is left in the hand is taken off, whether it is in groups or not."""
    yield fact("points", points=laid.points)


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


def _lives(sheet: Rules, scoring: rules.LivesPenalty, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """The two lives or the pure runs, and what a losing hand would pay."""
    if scoring.pures is not None:
        yield from _pure_runs(scoring, scoring.pures, laid)
        return
    pure, runs = _lives_in(laid)
    yield fact("pure_life", pure > 0)
    yield fact("second_life", runs - (pure > 0) > 0)
    yield _of_lives(min(scoring.cap, laid.least(_lives_points)), pure > 0)


def _of_lives(points: int, pure: bool) -> Fact:
    """What a hand would pay: all of it without a pure run."""
    return fact("points" if pure or not points else "points_no_pure", points=points)


def _pure_runs(scoring: rules.LivesPenalty, wanted: int, laid: LaidHand) -> Iterator[Fact]:
    """How many pure runs there are, or pairs of equal cards in a hand that is made of them; what it would pay."""
    kinds = _kinds(laid)
    if kinds.count("dublee"):
        dublees = kinds.count("dublee")
        yield fact("dublees", dublees >= scoring.dublees, count=dublees, wanted=scoring.dublees)
    else:
        yield fact("pure_runs", _pures(kinds) >= wanted, count=_pures(kinds), wanted=wanted)
    points = min(scoring.cap, laid.least(lambda hand: _pures_points(scoring, wanted, hand)))
    yield _of_lives(points, _pures(kinds) > 0)


def _kinds(laid: LaidHand) -> list[str]:
    return [meld.name or "" for meld in laid.melds]


def _pures(kinds: Sequence[str]) -> int:
    return kinds.count("pure_run") + kinds.count("tunnela")


def is_free_show(scoring: rules.LivesPenalty, laid: LaidHand) -> bool:
    """Whether the melds of a hand are a good show whatever else it holds."""
    kinds = _kinds(laid)
    return (
        (scoring.tunnelas > 0 and kinds.count("tunnela") >= scoring.tunnelas)
        or (scoring.dublees > 0 and kinds.count("dublee") >= scoring.dublees)
        or "jokers" in kinds
    )


def has_pures(scoring: rules.LivesPenalty, laid: LaidHand) -> bool:
    """Whether the melds of a hand have as many pure runs as are wanted, and no pairs beside them."""
    kinds = _kinds(laid)
    return scoring.pures is not None and _pures(kinds) >= scoring.pures and "dublee" not in kinds


def _pures_points(scoring: rules.LivesPenalty, wanted: int, laid: LaidHand) -> int:
    """What the hand counts as it lies: with enough pure runs what is in no meld, else all outside them."""
    if is_free_show(scoring, laid):
        return 0
    enough = _pures(_kinds(laid)) >= wanted
    counts = ("pure_run", "tunnela", "run", "group") if enough else ("pure_run", "tunnela")
    return laid.points - sum(meld.points for meld in laid.melds if meld.name in counts)


def _lives_in(laid: LaidHand) -> tuple[int, int]:
    """How many runs without wild cards there are, and how many runs in all."""
    names = [meld.name for meld in laid.melds]
    pure = names.count("pure_run")
    return pure, pure + names.count("run")


def _lives_points(laid: LaidHand) -> int:
    """What the hand counts as it lies: all of it without a first life, all but that without a second."""
    pure, runs = _lives_in(laid)
    if not pure:
        return laid.points
    if runs == 1:
        return laid.points - next(meld.points for meld in laid.melds if meld.name == "pure_run")
    return laid.outside_points


def has_two_lives(laid: LaidHand) -> bool:
    """Whether the melds of a hand have both lives."""
    pure, runs = _lives_in(laid)
    return pure > 0 and runs > 1


def _trash(sheet: Rules, scoring: rules.RankPayments, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """The melds that save a seat from the last place, and the points of everything else."""
    melds = len(laid.melds) + sum(meld.owner == seat for meld in deal.table)
    yield fact("melds", melds > 0, count=melds)
    yield fact("trash", points=laid.least(lambda hand: hand.outside_points))


def _worth(sheet: Rules, scoring: rules.WinnersMelds, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What the melds would bring."""
    yield fact("melds_worth", points=sum(sheet.values.of(face) for meld in laid.melds for face in meld.order))


def _worth_on_table(sheet: Rules, scoring: rules.CardsLaid, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What the melds would count once they lie, and what is lost by the cards in hand now."""
    if laid.melds:
        yield fact("melds_worth", points=sum(sum(scoring.worth(sheet.values, meld.order)) for meld in laid.melds))
    upcard = deal.upcard if scoring.upcard is not None else None
    held = sum(scoring.of(sheet.values, face, upcard) for face in faces(laid.cards))
    yield _times(held * (1 if deal.opened[seat] else scoring.unlaid), held, "points_unlaid")


def _tiles_left(sheet: Rules, scoring: rules.RacksLeft, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """What the rack would cost now, were the deal over without anybody going out."""
    if deal.opened[seat]:
        times = scoring.opened_in_pairs if deal.goes_for_pairs(seat) else 1
        held = scoring.of_rack(sheet.values, faces(laid.cards, "tiles"), deal.wild)
        yield _times(times * held, held)
    else:
        yield fact("points_unopened", points=scoring.unopened)


OF_SCORING: Entries[Telling] = Entries(
    rules.Scoring,
    "facts of a hand",
    "OF_SCORING in play/hand_facts.py",
    {
        rules.HandsToWinner: _hand_left,
        rules.HandPayments: _multiplied,
        rules.HandsAgainstLosers: _hand_left,
        rules.Showdown: _deadwood,
        rules.GinShowdown: _deadwood,
        rules.StakePayments: _hand_left,
        rules.RankPayments: _trash,
        rules.LivesPenalty: _lives,
        rules.WinnersMelds: _worth,
        rules.CardsLaid: _worth_on_table,
        rules.MeldsAndBonuses: _all_left,
        rules.RacksLeft: _tiles_left,
    },
    without={
        rules.RackPenalties: "at a table of tiles nobody groups a hand",
        rules.Payments: "what is left in hands does nothing to the payments",
        rules.PointsLost: "what is left in hands does nothing to what is lost",
        rules.DealWon: "a deal is won, whatever is left in hands",
    },
)
"""What each scoring says of a hand."""
