"""Every fact that may be told of a hand or of the aim of a deal: its code, and the params of its sentence.

The page words them, by messages named `fact_<code>`. Here they stand in the order in which they are told: what decides
most comes first.
"""

from __future__ import annotations

from collections.abc import Iterable

from rummykit.play.hand_judgement import Fact

FACTS: dict[str, tuple[str, ...]] = {
    # what a hand says
    "pure_life": (),  # a run without wild cards
    "second_life": (),  # another run
    "pure_runs": ("count", "wanted"),  # runs without wild cards, of those that are wanted
    "dublees": ("count", "wanted"),  # pairs of equal cards, where so many are a show
    "contract": ("length",),  # one meld of those that the contract asks for
    "contract_group": ("length",),  # one group of those that the contract of a first meld asks for
    "contract_run": ("length",),  # one run of those
    "opening": ("value", "minimum"),  # what is grouped, of what the first meld must be worth
    "opening_pairs": ("value", "minimum"),  # how many pairs are grouped, of those that a first meld in pairs has
    "melds": ("count",),  # melds that will count; a player without one is last
    "trash": ("points",),  # what counts in the end
    "deadwood": ("points",),  # cards in no meld, as they lie and at best
    "deadwood_best": ("points", "best"),  # the same where another arrangement leaves less
    "knock": ("limit",),  # whether one may knock with so much deadwood
    "knock_gin": (),  # whether one may knock with none
    "knock_any": (),  # one may knock with any
    "points": ("points",),  # what the hand would cost now
    "points_times": ("points", "held", "times"),  # the same where the cards count several times
    "points_unlaid": ("points", "held", "times"),  # the same because nothing has been laid
    "points_unopened": ("points",),  # a fixed sum until the first meld
    "points_no_pure": ("points",),  # all cards, for want of a run without wild cards
    "points_best": ("best",),  # what it would cost in other groups, where that is less
    "melds_worth": ("points",),  # what the melds would bring
    "wild_unneeded": ("card",),  # a wild card in a meld that is one without it, in the notation
    "loose": ("count",),  # cards in no meld, where all must be in one
    "tiles_away": ("count",),  # tiles that it lacks at best, however it is arranged
    "can_go_out": (),  # as arranged, the whole hand could go out
    "can_go_out_regrouped": (),  # it could in other groups
    # what a deal and its match are played for
    "two_lives": (),
    "pure_runs_wanted": ("count",),
    "melds_wanted": ("melds",),  # the contract, or several
    "whole_hand": (),  # all cards in melds at once
    "first_meld": ("minimum",),
    "first_meld_pairs": ("count",),  # the pairs that it may be instead
    "first_meld_taken": (),  # it needs a card of the discard pile
    "first_contract": ("groups", "runs"),  # the sizes of its groups and runs
    "first_contract_groups": ("groups",),
    "first_contract_runs": ("runs",),
    "first_contract_any": (),  # a run of all ranks, in any suits
    "first_contract_colour": (),  # the same in one colour
    "contract_whole_hand": (),  # it takes the whole hand, without a discard
    "knock_limit": ("limit",),
    "knock_limit_gin": (),
    "knock_limit_none": (),
    "turns": ("number", "count"),
    "wild": ("rank",),
    "wild_tile": ("tile",),  # in the notation
    "wild_cut": ("rank", "upper", "lower"),  # the rank, and two cards in the notation
    "target": ("points",),
    "wins": ("count",),
    "out_at": ("points",),
    "countdown": ("points",),  # what everybody begins with, and loses
    "deals": ("number", "count"),
    "games": ("number", "count"),  # what a table of tiles calls its deals
    "extra_deal": (),
    "extra_game": (),
    "single_deal": (),
    "single_game": (),
    "lowest_wins": (),
    "pot": ("amount",),
    "point_value": ("amount",),
    "dealer": ("seat",),
    "starter": ("seat",),
}

_PLACE = {code: place for place, code in enumerate(FACTS)}


def fact(code: str, met: bool | None = None, **params: str | int) -> Fact:
    """A fact; raises `LookupError` for one that no page could word."""
    if FACTS.get(code) != tuple(params):
        raise LookupError(f"{code} with {', '.join(params) or 'nothing'} is no fact: add it to FACTS in play/facts.py.")
    return Fact(code=code, met=met, params=params)


def in_order(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Facts, the most important first."""
    return tuple(sorted(facts, key=lambda each: _PLACE[each.code]))
