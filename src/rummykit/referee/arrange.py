"""The question: what is the best that a hand or a rack can do?"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from rummykit import hands, solve
from rummykit import rules as vocabulary
from rummykit.cards import STANDING_FOR, Face, show
from rummykit.melds.arrange import best_arrangement
from rummykit.melds.search import best_melds, whole
from rummykit.play.melds import lays_tiles
from rummykit.referee import laid_tiles, most
from rummykit.referee.held_tiles import HeldRack, rack_verdict
from rummykit.referee.laid_tiles import LaidRack
from rummykit.referee.lives import hand_verdict, no_wild_rank
from rummykit.referee.most import SideHandInput, TableInput
from rummykit.referee.naming import named
from rummykit.referee.question import Fields, Malformed, PieceNames, Verdict, held, in_hand
from rummykit.rules import IllegalAction, Rules
from rummykit.tiles.search.dearest_first_meld import dearest_first_meld

CONTRACT = ("contract", "continental_pattern", "pattern_4_3_3")
"""The names of the goal to lay the whole hand in melds of the sizes that the sheet names."""


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


Arrange = RackInput | HandInput | HeldRack | LaidRack | TableInput | SideHandInput


def shape(rules: Rules, asked: Fields) -> type[Arrange]:
    """The form of the question in this game."""
    most_of = most.shape(rules, asked.get("goal"))
    if most_of is not None:
        return most_of
    if rules.tiles_in_hand:
        return LaidRack if lays_tiles(rules) else HeldRack
    return RackInput if rules.pack.family == "tiles" else HandInput


def verdict(rules: Rules, asked: Arrange) -> Verdict:
    """The best that can be done; `example_melds` is one of the best ways.

    A rack: `best_value`, `can_open`; of tiles held in the hand `complete`, and how many it is `away`. A hand:
    `min_deadwood`, and `proven` as false where a better way may exist; with a contract `complete`; with two lives
    `penalty`, `status` and `uncapped`. For the most that can be laid, see `most`.
    """
    try:
        if isinstance(asked, TableInput):
            return most.table_verdict(rules, asked)
        if isinstance(asked, SideHandInput):
            return most.side_verdict(rules, asked)
        if isinstance(asked, HeldRack):
            return rack_verdict(rules, asked)
        if isinstance(asked, LaidRack):
            return laid_tiles.rack_verdict(rules, asked)
        if isinstance(asked, RackInput):
            return _first_meld(rules, asked)
        return _hand(rules, asked, in_hand(rules, asked.hand))
    except Malformed:
        raise
    except ValueError as error:
        text = str(error).rstrip(".")
        raise Malformed("too_large", f"{text[0].upper()}{text[1:]}.") from None


def _first_meld(rules: Rules, asked: RackInput) -> Verdict:
    if asked.goal != "max_initial_meld":
        raise Malformed("malformed", f"The goal of a rack is max_initial_meld, not {asked.goal!r}.")
    rack = in_hand(rules, asked.rack)
    value, sets = dearest_first_meld(rules, rack)
    minimum = 0 if rules.opening is None else rules.opening.minimum
    refusal = None
    if value < minimum or not sets:
        refusal = IllegalAction("opening_too_low", rules.id, minimum=minimum, value=value)
    return Verdict({"best_value": value, "can_open": refusal is None, "example_melds": named(sets)}, refusal)


def _hand(rules: Rules, asked: HandInput, hand: tuple[Face, ...]) -> Verdict:
    if any(face >= STANDING_FOR for face in hand):
        raise Malformed("impossible", "A joker in the hand stands for nothing yet.")
    if rules.lives is not None:
        return hand_verdict(rules, hand, asked.wild)
    no_wild_rank(rules, asked.wild)
    if asked.goal is not None:
        return _contract(rules, asked.goal, hand)
    if asked.taken:
        return _apart(rules, hand, held(rules, asked.taken))
    return _deadwood(rules, hand)


def _apart(rules: Rules, hand: tuple[Face, ...], taken: tuple[Face, ...]) -> Verdict:
    if rules.wilds is not None or rules.pack.copies > 1 or not set(taken) <= set(hand):
        raise Malformed("impossible", "The taken cards are cards of the hand, in a game with one pack.")
    best = best_melds(hand, rules.groups, rules.runs, None, _values(rules), apart=taken)
    if best is None:
        raise Malformed("impossible", f"{show(taken)} cannot each have a meld of its own in this hand.")
    return Verdict({"min_deadwood": best.deadwood, "example_melds": named(best.melds)})


def _deadwood(rules: Rules, hand: tuple[Face, ...]) -> Verdict:
    if rules.has_side_melds:
        play = solve.hand(rules, hand)
        assert play is not None, "nothing is demanded"
        return Verdict({"min_deadwood": play.deadwood, "example_melds": named(play.melds)})
    if rules.wilds is not None:
        best = best_melds(hand, rules.groups, rules.runs, rules.wilds, _values(rules))
        assert best is not None
    else:
        best = best_arrangement(hand, groups=rules.groups, runs=rules.runs, values=_values(rules)[:52])
    found = {"min_deadwood": best.deadwood, "example_melds": named(best.melds)}
    return Verdict(found if best.proven else found | {"proven": False})


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


@lru_cache(maxsize=256)
def _values(rules: Rules) -> tuple[int, ...]:
    return tuple(rules.values.of(face) for face in range(53))
