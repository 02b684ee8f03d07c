"""The question: what is the best that a hand or a rack can do?"""

from __future__ import annotations

import msgspec

from rummykit import hands, solve
from rummykit import rules as vocabulary
from rummykit.cards import STANDING_FOR, Face, show
from rummykit.melds.meld_solver import best_melds, whole
from rummykit.referee.lives import hand_verdict, no_wild_rank
from rummykit.referee.naming import named
from rummykit.referee.question import Malformed, PieceNames, Verdict, held, in_hand
from rummykit.rules import IllegalAction, Rules
from rummykit.solve.best_hand import values_of
from rummykit.tiles.search.dearest_first_meld import dearest_first_meld

CONTRACT = ("contract", "continental_pattern", "pattern_4_3_3")
"""The names of the goal to lay the whole hand in melds of the sizes that the sheet names."""
DEAREST = "max_initial_meld"
"""The goal of a rack at a table that everybody rearranges."""


class RackInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rack of tiles and what is wanted of it."""

    rack: PieceNames
    goal: str


class HandInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand of cards; without a goal, the least deadwood is wanted.

    `wild` is the rank that chance picked, `taken` are cards of the hand that each need a meld of their own.
    """

    hand: PieceNames
    goal: str | None = None
    wild: str | None = None
    taken: PieceNames = []


def first_meld(rules: Rules, asked: RackInput) -> Verdict:
    """`best_value`, `can_open`, and `example_melds`, one of the best ways."""
    if asked.goal != DEAREST:
        raise Malformed("malformed", f"The goal of a rack is {DEAREST}, not {asked.goal!r}.")
    rack = in_hand(rules, asked.rack)
    value, sets = dearest_first_meld(rules, rack)
    minimum = 0 if rules.opening is None else rules.opening.minimum
    refusal = None
    if value < minimum or not sets:
        refusal = IllegalAction("opening_too_low", rules.id, minimum=minimum, value=value)
    return Verdict({"best_value": value, "can_open": refusal is None, "example_melds": named(sets)}, refusal)


def _held(rules: Rules, asked: HandInput) -> tuple[Face, ...]:
    hand = in_hand(rules, asked.hand)
    if any(face >= STANDING_FOR for face in hand):
        raise Malformed("impossible", "A joker in the hand stands for nothing yet.")
    return hand


def with_lives(rules: Rules, asked: HandInput) -> Verdict:
    """`penalty`, capped; `uncapped`, `status` and `example_melds`."""
    return hand_verdict(rules, _held(rules, asked), asked.wild)


def hand(rules: Rules, asked: HandInput) -> Verdict:
    """`min_deadwood`, with a contract `complete`, and `example_melds`; `proven` as false where there may be better."""
    cards = _held(rules, asked)
    no_wild_rank(rules, asked.wild)
    if asked.goal is not None:
        return _contract(rules, asked.goal, cards)
    if asked.taken:
        return _apart(rules, cards, held(rules, asked.taken))
    play = solve.hand(rules, cards)
    assert play is not None, "nothing is demanded"
    found = {"min_deadwood": play.deadwood, "example_melds": named(play.melds)}
    return Verdict(found if play.proven else found | {"proven": False})


def _apart(rules: Rules, hand: tuple[Face, ...], taken: tuple[Face, ...]) -> Verdict:
    if rules.wilds is not None or rules.pack.copies > 1 or not set(taken) <= set(hand):
        raise Malformed("impossible", "The taken cards are cards of the hand, in a game with one pack.")
    best = best_melds(hand, rules.groups, rules.runs, None, values_of(rules), apart=taken)
    if best is None:
        raise Malformed("impossible", f"{show(taken)} cannot each have a meld of its own in this hand.")
    return Verdict({"min_deadwood": best.deadwood, "example_melds": named(best.melds)})


def _contract(rules: Rules, goal: str, hand: tuple[Face, ...]) -> Verdict:
    steps = [step for step in rules.turn if isinstance(step, vocabulary.GoOut) and step.contracts]
    if goal not in CONTRACT or not steps:
        known = "the goal is contract" if steps else "there is no goal to name"
        raise Malformed("malformed", f"For a hand of {rules.names.en} {known}; not {goal!r}.")
    contracts = steps[0].contracts
    melds = whole(hands.of(hand), rules.groups, rules.runs, rules.wilds, contracts)
    if melds is None:
        listed = ", ".join("-".join(map(str, contract)) for contract in contracts)
        return Verdict({"complete": False}, IllegalAction("not_the_contract", rules.id, contracts=listed))
    return Verdict({"complete": True, "example_melds": named(melds)})
