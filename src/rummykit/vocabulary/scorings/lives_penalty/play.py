"""The lives or the pure runs of a hand, and what a losing one would pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit import hands
from rummykit.cards import Face, show
from rummykit.melds.pures import Pures, dublees_in
from rummykit.play.facts import fact
from rummykit.play.hand_facts import Telling
from rummykit.play.hand_judgement import Fact
from rummykit.play.laid_hand import LaidHand
from rummykit.play.state import State
from rummykit.rules import Rules
from rummykit.vocabulary.scorings.lives_penalty import DUBLEES, LivesPenalty


def _facts(sheet: Rules, scoring: LivesPenalty, deal: State, seat: int, laid: LaidHand) -> Iterator[Fact]:
    """The two lives or the pure runs, what a losing hand would pay as it lies and at best, and a wild card to spare."""
    if scoring.pures is not None:
        yield from _pure_runs(scoring, scoring.pures, laid)
        points = laid.least(lambda hand: _pures_points(scoring, scoring.pures or 0, hand))
        pure = _pures(_kinds(laid))
    else:
        pure, runs = _lives_in(laid)
        yield fact("pure_life", pure > 0)
        yield fact("second_life", runs - (pure > 0) > 0)
        points = laid.least(_lives_points)
    if scoring.dublee_consolation is not None and scoring.consolation_for == "any":
        points = min(points, scoring.dublee_consolation) if dublees_in(hands.faces(laid.cards)) >= DUBLEES else points
    yield _of_lives(min(scoring.cap, points), pure > 0)
    best = min(scoring.cap, _least_in_any_groups(laid))
    if best < min(scoring.cap, points):
        yield fact("points_best", best=best)
    spare = _unneeded_wild(laid)
    if spare is not None and not is_free_show(scoring, laid):
        yield fact("wild_unneeded", card=show((spare,)))


def _least_in_any_groups(laid: LaidHand) -> int:
    """What the hand would count at its best, after the discard that is due."""
    lives, held = laid.reader.lives, laid.cards
    assert lives is not None, "the scoring has lives"
    if not laid.discards:
        return lives.points(held)
    return min(lives.points(hands.remove(held, face)) for face in hands.distinct(held) if face != laid.bound)


def _unneeded_wild(laid: LaidHand) -> Face | None:
    """A card that stands for another in a meld which is one without it, while other cards are in none."""
    if len(laid.outside) <= laid.discards:
        return None
    for meld in laid.melds:
        for at, (face, stands) in enumerate(zip(meld.order, meld.stands, strict=True)):
            if face != stands and laid.reader.is_wild(face):
                rest = laid.reader.read(meld.order[:at] + meld.order[at + 1 :])
                if rest is not None and (rest.name == "group") == (meld.name == "group"):
                    return face
    return None


def _of_lives(points: int, pure: bool) -> Fact:
    """What a hand would pay: all of it without a pure run."""
    return fact("points" if pure or not points else "points_no_pure", points=points)


def _pure_runs(scoring: LivesPenalty, wanted: int, laid: LaidHand) -> Iterator[Fact]:
    """How many pure runs there are, or pairs of equal cards in a hand that is made of them."""
    kinds = _kinds(laid)
    if kinds.count("dublee"):
        dublees = kinds.count("dublee")
        yield fact("dublees", dublees >= scoring.dublees, count=dublees, wanted=scoring.dublees)
    else:
        yield fact("pure_runs", _pures(kinds) >= wanted, count=_pures(kinds), wanted=wanted)


def _kinds(laid: LaidHand) -> list[str]:
    return [meld.name or "" for meld in laid.melds]


def _pures(kinds: Sequence[str]) -> int:
    return kinds.count("pure_run") + kinds.count("tunnela")


def is_free_show(scoring: LivesPenalty, laid: LaidHand) -> bool:
    """Whether the melds of a hand are a good show whatever else it holds."""
    kinds = _kinds(laid)
    return (
        (scoring.tunnelas > 0 and kinds.count("tunnela") >= scoring.tunnelas)
        or (scoring.dublees > 0 and kinds.count("dublee") >= scoring.dublees)
        or (scoring.marriages > 0 and _marriages(laid) >= scoring.marriages)
        or "jokers" in kinds
    )


def _marriages(laid: LaidHand) -> int:
    lives = laid.reader.lives
    return sum(lives.is_marriage(meld.order) for meld in laid.melds) if isinstance(lives, Pures) else 0


def has_pures(scoring: LivesPenalty, laid: LaidHand) -> bool:
    """Whether the melds of a hand have as many pure runs as are wanted, and no pairs beside them."""
    kinds = _kinds(laid)
    return scoring.pures is not None and _pures(kinds) >= scoring.pures and "dublee" not in kinds


def _pures_points(scoring: LivesPenalty, wanted: int, laid: LaidHand) -> int:
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


FACTS: Telling = _facts
