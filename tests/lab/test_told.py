"""All that a seat may see and that matters for play is in its observation: two views that differ have other rows."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("numpy")

import msgspec
import numpy as np

from rummykit import games
from rummykit.cards import parse
from rummykit.lab.actions import PartialTurn
from rummykit.lab.candidates import COLUMNS, CardCandidates
from rummykit.lab.encode import Encoder, column, encoder
from rummykit.play.actions import TakePile
from rummykit.play.deal import Deal
from rummykit.play.view import TableMeld, View
from rummykit.rules import Rules

CHANGES: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("tonk", {}, "closer", {"closer": 1}),
    ("tong_its", {}, "closer", {"closer": 2}),
    ("tong_its", {"closer": 0}, "fighters", {"fighters": (1,)}),
    ("tong_its", {"turn_number": 7}, "laid_on", {"laid_on": (0, 6, 0)}),
    ("tong_its", {"turn_number": 7, "laid_on": (0, 4, 0)}, "laid_on", {"laid_on": (0, 5, 0)}),
    ("thai_dummy", {}, "careless", {"careless": (0, 1, 0, 0)}),
    ("burraco", {"second_hands": (11,) * 4}, "second_hands", {"second_hands": (11, 0, 11, 0)}),
    ("burraco", {}, "picked_up", {"picked_up": (False, True, False, False)}),
    ("burraco", {}, "added", {"added": True}),
    ("hand_and_foot", {"second_hands": (11,) * 6}, "second_hands", {"second_hands": (11, 0, 11, 11, 11, 11)}),
    ("hand_and_foot", {"minimum": 50}, "minimum", {"minimum": 90}),
    ("hand_and_foot", {"minimum": 50}, "minimum", {"minimum": None}),
    ("hand_and_foot", {}, "answer", {"answer": False}),
    ("hand_and_foot", {"answer": False}, "answer", {"answer": True}),
    ("canasta", {}, "frozen", {"frozen": False}),
    ("canasta", {}, "totals", {"totals": (0, 1500, 0, 1500, 0, 1500)}),
    ("canasta", {}, "no_discard", {"no_discard": True}),
    ("machiavelli", {}, "has_drawn", {"has_drawn": True}),
    ("okey", {}, "shower", {"shower": 3}),
    ("okey", {}, "in_pairs", {"in_pairs": (False, False, True, False)}),
    ("okey_101", {}, "in_pairs", {"in_pairs": (False, True, False, False)}),
    ("okey_101", {}, "least_pairs", {"least_pairs": 6}),
    ("okey_101", {}, "minimum", {"minimum": 115}),
    ("okey_101", {}, "tiles_added", {"tiles_added": 1}),
]
"""A game, what its first view has besides, a scalar, and a change of the view that is told there."""

DERIVED = {
    "books",
    "first_pairs",
    "first_points",
    "freezers",
    "full",
    "laid_points",
    "open_points",
    "sides",
    "wild",
}
"""Fields of a view that follow from others of it or from the sheet, in some games or in all."""


HOUSE: dict[str, dict[str, Any]] = {
    "machiavelli": {"play_after_draw": True},
    "okey": {"declare_pairs": True},
    "okey_101": {"most_after_pairs": 2},
}
"""House rules without which a view never has what is changed in it."""


def sheet_of(game: str) -> Rules:
    return games.get(game, **HOUSE.get(game, {}))


def first_view(game: str, **fields: Any) -> View:
    return msgspec.structs.replace(
        Deal(sheet_of(game), sheet_of(game).in_deal(sheet_of(game).players[1]), 1).view(0), **fields
    )


def parts(code: Encoder, view: View) -> dict[str, list[float]]:
    """The scalars of a view by their names."""
    told, at = code.encode(view)["scalars"].tolist(), 0
    found = {}
    for scalar, width in code.scalars:
        found[scalar.name] = told[at : at + width]
        at += width
    assert at == len(told)
    return found


@pytest.mark.parametrize(("game", "fields", "name", "change"), CHANGES)
def test_a_scalar_tells_what_only_it_can(game: str, fields: dict[str, Any], name: str, change: dict[str, Any]) -> None:
    here = first_view(game, **fields)
    there = msgspec.structs.replace(here, **change)
    assert here != there
    code = encoder(sheet_of(game), sheet_of(game).in_deal(sheet_of(game).players[1]))
    before, after = parts(code, here), parts(code, there)
    assert {each for each in before if before[each] != after[each]} == {name}


class Watched:
    """A view that notes which of its fields are read."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        return getattr(self.view, name)


def test_every_field_of_a_view_is_read_by_an_encoder_or_follows_from_others() -> None:
    read: set[str] = set()
    for rules in map(sheet_of, games.SHEETS):
        for players in sorted(set(map(rules.in_deal, rules.players))):
            view = Deal(rules, players, 1).view(0)
            meld = TableMeld(rules.pack_for(players).faces()[:3], "run", None if rules.rearranges else 0)
            watched = Watched(msgspec.structs.replace(view, table=(meld,), stands=((),)))
            encoder(rules, players).encode(watched)  # type: ignore[arg-type]
            read |= watched.read
    unread = set(View.__struct_fields__) - read
    assert unread <= DERIVED | {"seat", "result"}, f"an observation lacks {sorted(unread - DERIVED)}"


def test_what_a_seat_took_with_the_pile_is_known() -> None:
    rules = games.get("canasta")
    deal = Deal.position(
        rules,
        hands_held=[parse("KS KH QD 4C 4S 8C"), parse("9S TS"), parse("9H TH"), parse("9D TD")],
        stock=parse("5S 6S 7S"),
        pile=parse("5H 6H KD"),
        opened=[True, False, True, False],
    )
    before = encoder(rules, 4).plane(deal.view(1), "known", 3)
    deal.play(TakePile(parse("KS KH")))
    after = encoder(rules, 4).plane(deal.view(1), "known", 3)
    assert before.sum() == 0
    assert [after[column(face)] for face in parse("5H 6H")] == [1, 1]


def test_the_order_of_a_pile_is_told_where_part_of_it_is_taken() -> None:
    six = parse("4H 5H 6H 7H 8H 9H TH JH")
    code, hand_and_foot = encoder(games.get("hand_and_foot"), 4), games.get("hand_and_foot")
    here = Deal.position(hand_and_foot, hands_held=[parse("JS JD")] * 4, pile=six, opened=[True] * 4).view(0)
    there = Deal.position(
        hand_and_foot, hands_held=[parse("JS JD")] * 4, pile=(six[1], six[0], *six[2:]), opened=[True] * 4
    ).view(0)
    assert code.plane(here, "reach")[column(six[0])] == 0
    assert code.plane(there, "reach")[column(six[0])] == 1
    assert code.plane(there, "reach").sum() == 7


def test_a_row_of_a_taken_pile_has_the_cards_that_come_and_no_others() -> None:
    rules: Rules = games.get("hand_and_foot")
    pile = parse("4H 5H 6H 7H 8H 9H TH JH")
    held = [parse("JS JD KS KH QC 8S"), *[parse("9S TS")] * 3]
    deal = Deal.position(rules, hands_held=held, stock=parse("5S 6S 7S"), pile=pile, opened=[True] * 4)
    space = CardCandidates(rules)
    choices = space.choices(deal.view(0), PartialTurn())
    number = next(at for at, move in choices.moves.items() if isinstance(move, TakePile))
    assert choices.rows is not None
    coming = choices.rows[number][len(space.verbs) + COLUMNS : len(space.verbs) + 2 * COLUMNS]
    assert np.flatnonzero(coming).tolist() == sorted(column(face) for face in pile[1:-1])


def test_how_deep_the_cards_of_a_pile_lie_is_told_where_they_are_taken_down_to_one() -> None:
    rules = games.get("thai_dummy")
    code = encoder(rules, 2)
    pile = parse("4H 5C 9D")
    view = Deal.position(rules, hands_held=[parse("4S 4D"), parse("KS")], pile=pile).view(0)
    depth = code.plane(view, "depth")
    assert [depth[column(face)] for face in pile] == [3, 2, 1]
    taken = msgspec.structs.replace(view, taken_pile=parse("5C 9D"))
    assert np.flatnonzero(code.plane(taken, "taken_pile")).tolist() == sorted(column(face) for face in parse("5C 9D"))
