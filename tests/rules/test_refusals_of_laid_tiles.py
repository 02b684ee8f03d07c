"""Refusals and rules of tiles that are laid on the table, of which an indicator makes one wild."""

from __future__ import annotations

from typing import Any

import pytest

from rummykit import games
from rummykit.cards import parse, parse_face
from rummykit.match import score
from rummykit.play.actions import Discard, Draw, LayOff, Meld, Melds, Open, Swap
from rummykit.play.deal import Deal
from rummykit.play.melds import laid_tiles_in
from rummykit.play.view import TableMeld
from rummykit.rules import RacksLeft
from tests.rules.refusing import refused

SERIES = "b10 b11 b12 b13 / k13 o13 r13 / b4 k4 o4 r4"
"""Groups and runs worth 101."""
PAIRS = "k9 k9 / b3 b3 / o7 o7 / r6 k2 / F F"
"""Five pairs where red 5 is the indicator, one of them with the wild red 6."""


def melds(text: str) -> Melds:
    return tuple(parse(each) for each in text.split("/"))


def turn(
    rack: str,
    *,
    table: str = "",
    opened: bool = True,
    in_pairs: bool = False,
    left: str = "k1",
    drawn: bool = True,
    **house: Any,
) -> Deal:
    """A turn of seat 0 of three, with melds of seat 1 on the table; red 6 is wild."""
    rules = games.get("okey_101", **house)
    read = laid_tiles_in(rules, parse_face("r6")).as_laid
    laid = [each for each in map(read, melds(table)) if each is not None]
    lying = [TableMeld(each.meld, each.kind, 1) for each in laid]
    deal = Deal.position(
        rules,
        hands_held=(parse(rack.replace("/", "")), parse("k1 k2"), parse("k3 k5")),
        table=lying,
        stock=parse("o3 o11 o12"),
        pile=parse(left),
        opened=[opened, bool(lying), False],
        in_pairs=[in_pairs, False, False] if in_pairs else [],
        wild=parse_face("r6"),
        indicator=parse_face("r5"),
        turn_number=5,
    )
    if drawn:
        deal.edit(step=deal._flow.first_step)
    return deal


def test_refusal_opening_too_few_pairs() -> None:
    refused("opening_too_few_pairs", turn(f"{PAIRS} k1", opened=False), Open(melds("k9 k9 / b3 b3 / o7 o7 / F F")))
    turn(f"{PAIRS} k1", opened=False).play(Open(melds(PAIRS)))


def test_refusal_pairs_beside_first_melds() -> None:
    refused("pairs_beside_first_melds", turn(f"{SERIES} k9 k9 k1", opened=False), Open(melds(f"{SERIES} / k9 k9")))


def test_refusal_tile_only_to_lay() -> None:
    deal = turn("k1 k7 b2", table="o7 o8 o9", left="b13", drawn=False)
    refused("tile_only_to_lay", deal, Draw("discard"))
    deal = turn("k1 k7 b2", left="b13", opened=False, drawn=False)
    refused("tile_only_to_lay", deal, Draw("discard"))


def test_refusal_no_melds_after_pairs() -> None:
    refused("no_melds_after_pairs", turn("b1 b2 b3 k9 k9 k1", in_pairs=True), Meld(parse("b1 b2 b3")))
    turn("b1 b2 b3 k9 k9 k1", in_pairs=True).play(Meld(parse("k9 k9")))


def test_refusal_no_pairs_after_melds() -> None:
    refused("no_pairs_after_melds", turn("b1 b2 b3 k9 k9 k1"), Meld(parse("k9 k9")))
    deal = turn("b1 b2 b3 k9 k9 k1", pairs_after_series=True)
    refused("no_pairs_after_melds", deal, Meld(parse("k9 k9")))  # nobody has laid any
    deal.edit(in_pairs=[False, True, False])
    deal.play(Meld(parse("k9 k9")))


def test_a_tile_taken_may_be_laid_after_others() -> None:
    deal = turn("o10 k7 b2", table="o7 o8 o9", left="o11", drawn=False)
    deal.play(Draw("discard"))
    refused("must_play_first", deal, Discard(parse_face("k7")))
    deal.play(LayOff(0, parse("o10")))
    deal.play(LayOff(0, parse("o11")))
    deal.play(Discard(parse_face("k7")))


def test_what_is_laid_must_leave_a_place_for_the_tile_taken() -> None:
    deal = turn("b11 b12 k11 o11 r7", table="o7 o8 o9", left="b13", drawn=False)
    deal.play(Draw("discard"))
    refused("must_play_first", deal, Meld(parse("b11 k11 o11")))
    deal.play(Meld(parse("b11 b12 b13")))


def test_the_place_of_the_wild_tile_says_what_it_stands_for() -> None:
    low, high = turn("b9 b12 k1", table="r6 b10 b11"), turn("b9 b12 k1", table="b10 b11 r6")
    refused("no_joker_for_it", low, Swap(0, parse_face("b12")))
    refused("no_joker_for_it", high, Swap(0, parse_face("b9")))
    low.play(Swap(0, parse_face("b9")))
    high.play(Swap(0, parse_face("b12")))
    assert low._state.table[0].cards == parse("b9 b10 b11")
    assert high.view(0).hand == tuple(sorted(parse("b9 r6 k1")))


def test_either_colour_frees_the_wild_tile_of_three() -> None:
    for tile in ("r7", "b7"):
        deal = turn(f"{tile} k1", table="k7 o7 r6")
        deal.play(Swap(0, parse_face(tile)))
        assert parse_face("r6") in deal.view(0).hand
    refused("no_joker_for_it", turn("b7 k1", table="b7 k7 o7 r6"), Swap(0, parse_face("b7")))


def test_without_the_house_rule_nobody_takes_a_wild_tile() -> None:
    assert not turn("b9 k1", table="r6 b10 b11", swap_okey=False).can(Swap(0, parse_face("b9")))


@pytest.mark.parametrize(
    ("tile", "house", "careless"),
    [
        ("o10", {}, 1),
        ("o10", {"penalty_playable": False}, 0),
        ("r6", {}, 1),
        ("r6", {"penalty_okey": False}, 1),
        ("r6", {"penalty_okey": False, "penalty_playable": False}, 0),
        ("k1", {}, 0),
    ],
)
def test_discards_that_cost_points(tile: str, house: dict[str, Any], careless: int) -> None:
    deal = turn("o10 r6 k1", table="o7 o8 o9", **house)
    deal.play(Discard(parse_face(tile)))
    assert sum(deal._state.careless) == careless


def test_the_last_tile_costs_nothing_and_doubles_where_it_is_wild() -> None:
    deal = turn("r6", table="o7 o8 o9")
    deal.play(Discard(parse_face("r6")))
    assert deal.result is not None
    assert not deal.result.careless
    assert score(deal.rules, deal.result).points == (-202, 6, 404)


def test_a_hand_laid_in_one_turn_counts_twice() -> None:
    deal = turn(f"{SERIES} k1", opened=False)
    deal.play(Open(melds(SERIES)))
    deal.play(Discard(parse_face("k1")))
    assert deal.result is not None
    assert deal.result.concealed
    assert score(deal.rules, deal.result).points == (-202, 404, 404)


def test_refusal_enough_laid_off() -> None:
    table = "o7 o8 o9 / b1 b2 b3"
    deal = turn("o10 o11 b4 k9 k9", in_pairs=True, table=table, most_after_pairs=2)
    deal.play(LayOff(0, parse("o10")))
    deal.play(LayOff(0, parse("o11")))
    refused("enough_laid_off", deal, LayOff(1, parse("b4")))
    deal.play(Meld(parse("k9 k9")))  # pairs are no lay-offs
    refused(
        "enough_laid_off",
        turn("o10 o11 b4 k1", in_pairs=True, table=table, most_after_pairs=1),
        LayOff(0, parse("o10 o11")),
    )
    free = turn("o10 o11 b4 k1", table=table, most_after_pairs=2)  # a first meld of groups and runs
    for action in (LayOff(0, parse("o10")), LayOff(0, parse("o11")), LayOff(1, parse("b4"))):
        free.play(action)


def test_a_tile_to_be_laid_needs_one_of_the_tiles_that_may_be_laid_off() -> None:
    deal = turn("b4 o11 k1", in_pairs=True, table="o7 o8 o9 / b1 b2 b3", left="o10", drawn=False, most_after_pairs=1)
    deal.play(Draw("discard"))
    refused("must_play_first", deal, LayOff(1, parse("b4")))
    deal.play(LayOff(0, parse("o10")))
    apart = turn("o10 k1 k5", in_pairs=True, table="o7 o8 o9", left="o11", drawn=False, most_after_pairs=1)
    assert not apart.can(Draw("discard"))  # only after the orange 10
    assert turn("o10 k1 k5", in_pairs=True, table="o7 o8 o9", left="o11", drawn=False).can(Draw("discard"))


def test_refusal_all_others_in_pairs() -> None:
    deal = turn(f"{PAIRS} k1", opened=False, all_in_pairs="refused")
    deal.edit(opened=[False, True, True], in_pairs=[False, True, True])
    refused("all_others_in_pairs", deal, Open(melds(PAIRS)))
    assert deal.view(0).least_pairs is None
    assert not [action for action in deal.legal_actions() if isinstance(action, Open)]
    deal.edit(in_pairs=[False, True, False])
    deal.play(Open(melds(PAIRS)))


def test_a_deal_is_void_when_the_first_melds_of_all_are_pairs() -> None:
    deal = turn(f"{PAIRS} k1", opened=False, all_in_pairs="void")
    deal.edit(opened=[False, True, True], in_pairs=[False, True, True])
    deal.play(Open(melds(PAIRS)))
    assert deal.result is not None
    assert deal.result.kind == "void"
    plain = turn(f"{PAIRS} k1", opened=False)
    plain.edit(opened=[False, True, True], in_pairs=[False, True, True])
    plain.play(Open(melds(PAIRS)))
    assert plain.result is None


def test_a_first_meld_of_the_whole_rack_needs_no_minimum_by_a_house_rule() -> None:
    low = "b1 b2 b3 / k7 o7 r7"
    refused("opening_too_low", turn(f"{low} k1", opened=False), Open(melds(low)))
    refused("opening_too_low", turn(f"{low} k1 k2", opened=False, low_when_going_out=True), Open(melds(low)))
    deal = turn(f"{low} k1", opened=False, low_when_going_out=True)
    assert any(isinstance(action, Open) for action in deal.legal_actions())
    deal.play(Open(melds(low)))
    deal.play(Discard(parse_face("k1")))
    assert deal.result is not None
    assert score(deal.rules, deal.result).points == (-202, 404, 404)


def test_going_out_from_the_hand_counts_twice_only_before_other_first_melds_by_a_house_rule() -> None:
    for table, first, points in (("", True, -202), ("o7 o8 o9", True, -101), ("o7 o8 o9", False, -202)):
        deal = turn(f"{SERIES} k1", opened=False, table=table, from_hand_first=first)
        deal.play(Open(melds(SERIES)))
        deal.play(Discard(parse_face("k1")))
        assert deal.result is not None
        assert score(deal.rules, deal.result).points[0] == points


def test_going_out_after_pairs_counts_twice() -> None:
    deal = turn("k1", in_pairs=True, table="o7 o8 o9")
    deal._state.table.append(TableMeld(parse("k9 k9"), "pair", 0))
    deal.play(Discard(parse_face("k1")))
    assert deal.result is not None
    assert score(deal.rules, deal.result).points == (-202, 6, 404)


def test_a_first_meld_must_beat_the_last_one() -> None:
    deal = turn(f"{SERIES} k1", opened=False, escalating=True)
    deal.edit(first_points=101, first_pairs=5)
    refused("opening_too_low", deal, Open(melds(SERIES)))
    deal.edit(first_points=100)
    deal.play(Open(melds(SERIES)))
    assert deal._state.first_points == 101
    deal = turn(f"{PAIRS} k1", opened=False, escalating=True)
    deal.edit(first_pairs=5)
    refused("opening_too_few_pairs", deal, Open(melds(PAIRS)))


def test_a_wild_tile_left_counts_its_number_by_a_house_rule() -> None:
    for rules, worth in ((games.get("okey_101"), 101), (games.get("okey_101", okey_in_hand="number"), 6)):
        assert isinstance(rules.scoring, RacksLeft)
        assert rules.scoring.of_rack(rules.values, parse("r6 F k8"), parse_face("r6")) == worth + 6 + 8
