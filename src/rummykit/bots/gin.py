"""Gin: greedy knocks as soon as it may; steady plans ahead, feeds the other player little, and takes fewer risks.

Steady weighs the upcard against an unseen card, avoids discards that the other player could meld, and knocks when it
expects to win more against the hands the other may have than it loses to an undercut.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

from rummykit import hands
from rummykit.bots import cards
from rummykit.bots.outlook import MOST_LOOKED_AT, Futures, Pricer, hands_of_others, unseen
from rummykit.cards import Face, Faces, colour_of, number_of
from rummykit.melds.arrange import Arrangement, deadwood
from rummykit.melds.lay_offs import best_lay_offs
from rummykit.melds.pack import PackMelds, pack_melds
from rummykit.play.actions import Action, Discard, Draw, GoOut, Knock, LayOff, Pass
from rummykit.play.deal import Deal
from rummykit.play.result import Result
from rummykit.play.view import View
from rummykit.rules import GinShowdown, Rules
from rummykit.solve.best_hand import values_of
from rummykit.vocabulary.scorings.gin_showdown.price import won

DRAWS_OF_A_DEAL = 7
"""Draws of each player in a deal, as deals usually go."""
FEWEST_DRAWS = 1.5
FEEDING = 2.0
"""Points that a discard costs if it completes a meld of the other player."""
OTHERS = 40
"""How many possible hands of the other player are examined before a knock."""
PATIENCE = 8.0
"""Points that a knock must win on average in the beginning, for what may still come; less from turn to turn."""


def greedy(rules: Rules, view: View) -> Action:
    """The next action of the turn: go out, knock, else draw and discard as at any table of cards."""
    return forced(rules, view) or next(
        (action for action in _actions(rules, view) if isinstance(action, GoOut | Knock)), cards.greedy(rules, view)
    )


def steady(rules: Rules, view: View, chance: Random) -> Action:
    """The next action of the turn; greedy's where the hand is too large to look ahead."""
    if len(view.hand) > MOST_LOOKED_AT:
        return greedy(rules, view)
    without_thought = forced(rules, view)
    if without_thought is not None:
        return without_thought
    actions = _actions(rules, view)
    if view.phase == "draw":
        return _draw(rules, view, actions, chance)
    out = next((action for action in actions if isinstance(action, GoOut)), None)
    if out is not None:
        return out
    discards = [action for action in actions if isinstance(action, Discard)]
    if Knock() in actions and (not discards or _knock_pays(rules, view, chance)):
        return Knock()
    return _discard(rules, view, discards, chance)


def _actions(rules: Rules, view: View) -> list[Action]:
    return list(Deal.from_view(rules, view).legal_actions())


def forced(rules: Rules, view: View) -> Action | None:
    """Actions that need no thought: the best lay-offs, and the discard after a knock."""
    if view.phase == "lay_off":
        found = best_lay_offs(_melds(rules), hands.of(view.hand), [meld.cards for meld in view.table], _values(rules))
        return LayOff(*found.sent[0]) if found.sent else Pass()
    if view.phase != "play" or view.knocker is None:
        return None
    left = {action: _without(view.hand, action.card) for action in _actions(rules, view) if isinstance(action, Discard)}
    return min(left, key=lambda action: (_deadwood(rules, left[action]), -rules.values.of(action.card)))


def _melds(rules: Rules) -> PackMelds:
    return pack_melds(rules.groups, rules.runs)


def _values(rules: Rules) -> tuple[int, ...]:
    return values_of(rules)[:52]


def _deadwood(rules: Rules, hand: Sequence[Face]) -> int:
    return deadwood(hands.of(hand), groups=rules.groups, runs=rules.runs, values=_values(rules))


def _without(hand: Faces, card: Face) -> Faces:
    return tuple(face for face in hand if face != card)


# --- what may come


def _futures(rules: Rules, view: View, live: Sequence[Face], chance: Random) -> Futures:
    assert view.seat is not None
    draws = max(FEWEST_DRAWS, DRAWS_OF_A_DEAL - view.draws[view.seat])
    return Futures(rules, live, draws, frozenset(), 0, chance)


def _known(view: View) -> Faces:
    """The cards that the other player is known to hold."""
    return tuple(face for seat, cards in enumerate(view.known) if seat != view.seat for face in cards)


def _live(rules: Rules, view: View) -> list[Face]:
    """The cards that may still be drawn, or be unseen in the other hand."""
    known = _known(view)
    return [face for face in unseen(rules, view) if face not in known]


def _draw(rules: Rules, view: View, actions: Sequence[Action], chance: Random) -> Action:
    """The upcard where it is better than a card unseen, or than none where it is merely offered."""
    take = next((action for action in actions if isinstance(action, Draw) and action.source == "discard"), None)
    other = next((action for action in actions if action != take), None)
    if take is None or other is None:
        return actions[0]
    live, card = _live(rules, view), view.discard_pile[-1]
    futures, pricer = _futures(rules, view, live, chance), Pricer(rules)
    extra = chance.choices(live, k=len(futures.drawn))
    with_card = without = 0
    for drawn, unknown in zip(futures.drawn, extra, strict=True):
        with_card += pricer.price([*view.hand, card, *drawn], len(drawn) + 1)
        more = [*view.hand, *drawn] if isinstance(other, Pass) else [*view.hand, unknown, *drawn]
        without += pricer.price(more, len(more) - len(view.hand))
    return take if with_card < without else other


# --- what goes


def _discard(rules: Rules, view: View, discards: Sequence[Discard], chance: Random) -> Action:
    """The card that will be missed least and feeds the other least; among equals, the most expensive."""
    live, known = _live(rules, view), _known(view)
    futures = _futures(rules, view, live, chance)
    share = max(0, sum(view.counts) - len(view.hand) - len(known)) / max(1, len(live))
    held = dict.fromkeys(live, share) | dict.fromkeys(known, 1.0)

    def cost(action: Discard) -> tuple[float, int, Face]:
        feeds = FEEDING * melded(action.card, held)
        missed = futures.cost(_without(view.hand, action.card))
        return missed + feeds, -rules.values.of(action.card), action.card

    return min(discards, key=cost)


def melded(card: Face, held: Mapping[Face, float]) -> float:
    """How many melds the other may make with a card, from the chance with which it has each of the others."""
    rank = [chance for face, chance in held.items() if number_of(face) == number_of(card)]
    found = sum(one * other for one, other in combinations(rank, 2))
    suit = {number_of(face): chance for face, chance in held.items() if colour_of(face) == colour_of(card)}
    for one, other in BESIDE:
        found += suit.get(number_of(card) + one, 0) * suit.get(number_of(card) + other, 0)
    return found


BESIDE = ((-2, -1), (-1, 1), (1, 2))
"""The places of two cards that make a run with a third."""


# --- the knock


def _knock_pays(rules: Rules, view: View, chance: Random) -> bool:
    """Whether a knock now wins enough on average over the hands that the other player may have."""
    assert isinstance(rules.scoring, GinShowdown)
    assert view.seat is not None
    shown = _shown(rules, view)
    if shown.deadwood == 0:
        return True
    live, known = _live(rules, view), _known(view)
    pricer, melds, values = Pricer(rules), _melds(rules), _values(rules)
    gain = 0
    for _ in range(OTHERS):
        for _, held, spare in hands_of_others(view, live, chance):
            kept = _kept(pricer, [*known, *held[: len(held) - len(known)]], spare)
            theirs = best_lay_offs(melds, hands.of(kept), shown.melds, values).deadwood
            gain += _gain(rules.scoring, shown.deadwood, theirs)
    return gain / OTHERS >= PATIENCE - view.draws[view.seat] / 2


def _gain(scoring: GinShowdown, own: int, theirs: int) -> int:
    """What a knocker gains from the other player, or loses."""
    result = Result(kind="knocked", winner=0, hands=((), ()), first=0, order=(0, 1), turns=0)
    seat, points, _ = won(scoring, result, (own, theirs))
    return points if seat == 0 else -points


def _shown(rules: Rules, view: View) -> Arrangement:
    """What a knock would show with the best discard."""
    left = (cards.arranged(rules, _without(view.hand, face)) for face in view.hand if face != view.taken)
    return min(left, key=lambda arranged: arranged.deadwood)


def _kept(pricer: Pricer, held: Sequence[Face], spare: int) -> list[Face]:
    """A hand after discarding the most expensive cards outside melds for others."""
    left = list(held)
    in_melds = {face for meld in pricer.best(left)[1] for face in meld}
    loose = sorted((face for face in left if face not in in_melds), key=lambda face: -pricer.values[face])
    gone = set(loose[:spare])
    return [face for face in left if face not in gone]
