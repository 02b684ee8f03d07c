"""Bots with tiles in the hand: towards the fewest tiles that the whole hand lacks, and what they leave open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from rummykit.cards import FALSE_JOKER, Face, Faces, colour_of, number_of
from rummykit.melds.indicated import IndicatedMelds
from rummykit.play.actions import Action, DeclarePairs, Discard, Draw, GoOut, ShowIndicator
from rummykit.play.deal import Deal
from rummykit.play.melds import indicated_in
from rummykit.play.view import View
from rummykit.rules import PointsLost, Rules

NEAR = {0: 3, 1: 4, 2: 2, 12: 3}
"""What a tile is worth to another one of its colour, by how far their numbers are apart; twins make a pair."""


def greedy(rules: Rules, view: View) -> Action:
    """The next action of the turn: go out, take what brings the hand nearer, throw what it lacks least."""
    return _play(rules, view, _neighbours)


def steady(rules: Rules, view: View) -> Action:
    """The same, but of equally good tiles it throws the one that leaves the most tiles to wait for."""
    return _play(rules, view, _waits)


Prospect = Callable[[Rules, View, IndicatedMelds, Faces, int], int]


def _play(rules: Rules, view: View, prospect: Prospect) -> Action:
    deal = Deal.from_view(rules, view)
    declared = deal._state.goes_for_pairs(deal.turn)
    melds = indicated_in(rules, view.wild, declared)
    actions = list(deal.legal_actions())
    if DeclarePairs() in actions and _is_near_in_pairs(melds, view.hand):
        return DeclarePairs()
    if view.phase == "draw":
        return _drawn(view, melds, actions)
    if ShowIndicator() in actions:
        return ShowIndicator()
    out = [action for action in actions if isinstance(action, GoOut)]
    if out:
        return max(out, key=lambda action: _brings(rules, view, action, declared))
    best = least_away(melds, view.hand, [action.card for action in actions if isinstance(action, Discard)])
    if len(best) == 1:
        return Discard(next(iter(best)))
    return Discard(max(best, key=lambda face: prospect(rules, view, melds, _without(view.hand, face), best[face])))


def _is_near_in_pairs(melds: IndicatedMelds, hand: Faces) -> bool:
    """Whether one tile more would be enough in pairs, and would not in groups and runs."""
    size = len(hand)
    return melds.away_in_pairs(hand, size) <= 1 < melds.away_in_melds(hand, size)


def _drawn(view: View, melds: IndicatedMelds, actions: Sequence[Action]) -> Action:
    """The discard of the player before if the hand lacks less with it, else a tile of the stock."""
    if Draw("discard") in actions:
        away = melds.away(view.hand, len(view.hand))
        more = tuple(sorted((*view.hand, view.discard_pile[-1])))
        if away and melds.away(more, len(view.hand)) < away:
            return Draw("discard")
    return next((action for action in actions if action == Draw("stock")), actions[-1])


def _brings(rules: Rules, view: View, action: GoOut, declared: bool) -> int:
    """What each of the others would lose; `declared`: the seat has declared pairs."""
    assert isinstance(rules.scoring, PointsLost), "sheets of tiles in the hand are scored by it"
    pairs, wild_last = len(action.melds[0]) == 2, action.discard == view.wild
    return rules.scoring.loss(pairs=pairs, wild_last=wild_last, declared=declared)


def least_away(melds: IndicatedMelds, hand: Faces, discards: Iterable[Face]) -> dict[Face, int]:
    """The tiles without which the hand lacks the fewest, and how many; a wild one only where no other is among them."""
    away = {face: melds.away(rest, len(rest)) for face in discards for rest in (_without(hand, face),)}
    least = min(away.values())
    best = {face: each for face, each in away.items() if each == least}
    return {face: each for face, each in best.items() if face != melds.wild} or best


def _without(hand: Faces, face: Face) -> Faces:
    at = hand.index(face)
    return hand[:at] + hand[at + 1 :]


def _neighbours(rules: Rules, view: View, melds: IndicatedMelds, hand: Faces, away: int) -> int:
    """How close the tiles of a hand are to one another."""
    faces = [_as_tile(melds, face) for face in hand if face != melds.wild]
    return sum(near(one, other) for at, one in enumerate(faces) for other in faces[:at])


def _as_tile(melds: IndicatedMelds, face: Face) -> Face:
    return melds.wild if face == FALSE_JOKER else face


def near(one: Face, other: Face) -> int:
    """What one tile is worth to another."""
    if colour_of(one) == colour_of(other):
        return NEAR.get(abs(number_of(one) - number_of(other)), 0)
    return 3 if number_of(one) == number_of(other) else 0


def _waits(rules: Rules, view: View, melds: IndicatedMelds, hand: Faces, away: int) -> int:
    """How many tiles that are not seen would bring the hand nearer; then how close its tiles are."""
    unseen = Counter(rules.pack.faces())
    seen = (*view.hand, *view.discard_pile, view.indicator)
    unseen.subtract(face for face in seen if face is not None)
    return 1000 * melds.waits(hand, unseen) + _neighbours(rules, view, melds, hand, away)
