"""Gin, learnt: a network scores every action by the hand that it leaves and by what a discard may give the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rummykit import hands
from rummykit.bots.gin import forced, melded
from rummykit.bots.outlook import unseen
from rummykit.cards import Face, colour_of, number_of
from rummykit.hands import Hand
from rummykit.lab.extra import lab_packages
from rummykit.lab.learnt.network import score, weights
from rummykit.melds.arrange import OnePackSolver, hand_solver
from rummykit.play.actions import Action, Discard, Draw, GoOut, Knock
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import Rules
from rummykit.solve.best_hand import values_of

with lab_packages():
    import numpy as np
    from numpy.typing import NDArray

INPUTS = 18
"""Numbers that describe an action."""


class GinPosition(NamedTuple):
    """What a decision depends on: cards as faces, the other's draws of known cards and discards, and how late it is."""

    hand: tuple[Face, ...]
    top: Face | None
    live: tuple[Face, ...]
    known: tuple[Face, ...]
    gone: tuple[Face, ...]
    draws: int
    stock: int


def choose(rules: Rules, view: View) -> Action:
    """The action that the network finds best; going out, lay-offs and the discard after a knock need no thought."""
    action = forced(rules, view)
    if action is not None:
        return action
    actions = list(Deal.from_view(rules, view).legal_actions())
    out = next((each for each in actions if isinstance(each, GoOut)), None)
    if out is not None or len(actions) == 1:
        return out or actions[0]
    scores = score(weights("gin"), inputs(rules, seen(rules, view), actions))
    return actions[int(scores.argmax())]


def seen(rules: Rules, view: View) -> GinPosition:
    """What the seat of a view knows."""
    assert view.seat is not None
    [other] = [seat for seat in view.order if seat != view.seat]
    known = tuple(sorted(view.known[other]))
    return GinPosition(
        hand=view.hand,
        top=view.discard_pile[-1] if view.discard_pile else None,
        live=tuple(sorted(face for face in unseen(rules, view) if face not in known)),
        known=known,
        gone=tuple(face for face, by in zip(view.discard_pile, view.discarded_by, strict=True) if by == other),
        draws=view.draws[view.seat],
        stock=view.stock,
    )


def inputs(rules: Rules, seen: GinPosition, actions: Sequence[Action]) -> NDArray[np.float32]:
    """A row for each action (actions, `INPUTS`)."""
    values = values_of(rules)[:52]
    solver = hand_solver(rules.groups, rules.runs, values)
    hidden = max(1, len(seen.live))
    held = dict.fromkeys(seen.live, max(0, 10 - len(seen.known)) / hidden) | dict.fromkeys(seen.known, 1.0)
    hand = hands.of(seen.hand)
    late = seen.draws / 20, seen.stock / 30, len(seen.known) / 5
    rows = []
    for action in actions:
        card, taken = None, isinstance(action, Draw) and action.source == "discard"
        after = hand
        if isinstance(action, Discard):
            card = action.card
            after = hands.remove(hand, card)
        elif taken and seen.top is not None:
            after = _best(solver, hand, hands.add(hand, seen.top))
        elif isinstance(action, Knock):
            after = _best(solver, 0, hand)
        left = solver.deadwood(after)
        coming = [solver.deadwood(hands.add(after, face)) for face in seen.live] or [left]
        gains = sum(each <= left for each in coming) / hidden
        rows.append(
            (
                float(card is not None),
                float(taken),
                float(isinstance(action, Draw) and not taken),
                float(isinstance(action, Knock)),
                left / 50,
                sum(coming) / len(coming) / 50,
                min(coming) / 50,
                gains,
                left / 50 * float(isinstance(action, Knock)),
                *_danger(card, held, seen, values),
                *late,
                len(seen.hand) / 11,
            )
        )
    return np.array(rows, np.float32)


def _best(solver: OnePackSolver, kept: Hand, hand: Hand) -> Hand:
    """The hand with the least deadwood after a discard, which is none of the cards that only `hand` has if `kept`."""
    faces = hands.faces(hand, "cards")
    may_go = [face for face in faces if not kept or hands.holds(kept, (face,))]
    return min((hands.remove(hand, face) for face in may_go), key=solver.deadwood)


def _danger(
    card: Face | None, held: dict[Face, float], seen: GinPosition, values: Sequence[int]
) -> tuple[float, float, float, float, float]:
    """Of a discard: its value, melds the other may make with it, known cards beside it, and signs that it is safe."""
    if card is None:
        return 0.0, 0.0, 0.0, 0.0, 0.0
    beside = [face for face in seen.known if _near(face, card)]
    safe = [face for face in seen.gone if _near(face, card)]
    same = [face for face in seen.gone if number_of(face) == number_of(card)]
    return values[card] / 10, melded(card, held), len(beside) / 2, len(safe) / 2, len(same) / 2


def _near(one: Face, other: Face) -> bool:
    """Whether two cards may be in one meld."""
    if number_of(one) == number_of(other):
        return True
    return colour_of(one) == colour_of(other) and abs(number_of(one) - number_of(other)) <= 2
