"""What a view shows of the state, and the state that can be rebuilt from a view."""

from __future__ import annotations

from operator import attrgetter, itemgetter
from typing import Any

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, UNKNOWN
from rummykit.play.deal_facts import FIELDS
from rummykit.play.state import State
from rummykit.play.turn_flow import TurnFlow
from rummykit.play.view import View
from rummykit.rules import Draw, Rules

PUBLIC = {name: said["view"] or name for name, said in FIELDS.items() if said["visibility"] == "public"}
"""For every public field its name in a view, where a list is a tuple."""

_LISTS = {name: told for name, told in PUBLIC.items() if FIELDS[name]["list"]}
_OTHERS = {name: told for name, told in PUBLIC.items() if name not in _LISTS}
_PARTS = ("seat", "phase", "hand", "counts", "stock", "turns_left")
"""The other fields of a view; those after them are filled in by the steps."""

_told = (*_PARTS, *_OTHERS.values(), *_LISTS.values())
_in_order = itemgetter(*map(_told.index, View.__struct_fields__[: len(_told)]))

_others, _lists = attrgetter(*_OTHERS), attrgetter(*_LISTS)
_others_told, _lists_told = attrgetter(*_OTHERS.values()), attrgetter(*_LISTS.values())


def view_of(deal: State, flow: TurnFlow, seat: int | None) -> View:
    """All that a seat may know; None is a spectator."""
    rules, held = deal.rules, deal.hands
    hand = () if seat is None else hands.faces(held[seat], rules.pack.family)
    counts = tuple([cards.bit_count() for cards in held])
    turns_left = None if rules.turns_each is None else rules.turns_each - deal.turns[deal.turn]
    parts = (seat, flow.phase(deal), hand, counts, len(deal.stock), turns_left)
    fields = step_fields(deal, flow, seat)
    if rules.sides is not None:
        fields["sides"] = rules.sides.all_of(deal.order if rules.sitting_out is None else range(len(held)))
    fields["wilds"] = flow.stands_for.wilds(deal.wild)
    fields["stands"] = flow.stands_for.of_table(deal.table, deal.wild)
    return View(*_in_order((*parts, *_others(deal), *map(tuple, _lists(deal)))), **fields)


def step_fields(deal: State, flow: TurnFlow, seat: int | None) -> dict[str, Any]:
    """What the steps of a turn add to the view of a seat."""
    fields: dict[str, Any] = {}
    for step in flow.view_steps:
        fields |= step.view_fields(deal, seat, flow.phase(deal))
    return fields


def fill_from_view(state: State, flow: TurnFlow, rules: Rules, view: View) -> None:
    """Fill in all that a view knows; everything else is as at the beginning, and unseen cards are blank."""
    seats = len(view.counts)
    state.begin(rules, seats)
    for name, value in zip(_OTHERS, _others_told(view), strict=True):
        setattr(state, name, value)
    for name, value in zip(_LISTS, map(list, _lists_told(view)), strict=True):
        setattr(state, name, value)
    state.hands = [hands.EMPTY] * seats
    for step in flow.view_steps:
        step.read_view(state, view)
    if view.seat is not None:
        state.hands[view.seat] = hands.of(view.hand)
    state.stock = [UNKNOWN] * view.stock
    if view.turns_left is not None and rules.turns_each is not None:
        state.turns = [rules.turns_each - view.turns_left] * seats
    state.joker_owed = view.must_play == PRINTED_JOKER and not _owes_upcard(rules, view)


def _owes_upcard(rules: Rules, view: View) -> bool:
    """Whether the card that must be laid is the one just taken from the discard pile for the first meld."""
    into_first_meld = any(isinstance(step, Draw) and step.card_goes == "first_meld" for step in rules.turn)
    return into_first_meld and view.taken == view.must_play and not view.opened[view.turn]
