"""What binds a turn is put together from the sheet, and holds what the sheet asks for and nothing else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rummykit import Deal, games
from rummykit.cards import PRINTED_JOKER, parse, show
from rummykit.play.actions import Draw
from rummykit.play.judge_hand import judge_hand
from rummykit.play.steps.turn_obligations import obligations_of
from rummykit.play.view import TableMeld
from rummykit.rules import Play
from rummykit.rules.fields import with_fields


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("gin_rummy", []),
        ("standard_rummy", ["TakenUpcard"]),
        ("caloochi", ["MinimumDue", "RequiredCard", "TakenUpcard"]),
        ("conquian", ["FacedCardFirst", "FacedCard", "TakenUpcard"]),
        ("thai_dummy", ["KeepsDiscard", "TakenCardDue", "CardRequiredWithHand", "TakenUpcard"]),
    ],
)
def test_a_sheet_binds_by_what_it_asks_for_alone(game: str, wanted: list[str]) -> None:
    assert [type(each).__name__ for each in obligations_of(games.get(game)).each] == wanted


def test_what_a_first_meld_counts_is_told_where_no_melds_follow_it_too() -> None:
    rules = games.get("caloochi")
    turn = tuple(replace(step, more_melds=False) if isinstance(step, Play) else step for step in rules.turn)
    hand = parse("5H 5S 5D 9H KD")
    deal = Deal.position(replace(rules, turn=turn), hands_held=[hand, parse("2C")], stock=parse("KC"))
    facts = judge_hand(deal, 0, (hand[:3],), hand[3:]).facts
    assert [(each.code, each.met, each.params["value"]) for each in facts if each.code == "opening"] == [
        ("opening", False, 15)
    ]


@pytest.mark.parametrize("groups", ["one_card", "both_suits", "nothing"])
def test_an_upcard_is_taken_for_a_first_meld_only_with_jokers_that_may_be_freed(groups: str) -> None:
    """Seat 0 has enough for its first meld if it gets the joker of the group on the table."""
    suits = {"groups.distinct_suits": True, "groups.max_size": 4, "meld_values.declared_jokers": False}
    rules = with_fields(games.get("caloochi"), {"offers": (), "turn.Swap.groups": groups, **suits})
    table = [TableMeld((*parse("9C 9D"), PRINTED_JOKER), "group", 1)]
    for hand, may in (
        ("AH AC AS KH 9S 9H", {"one_card": True, "both_suits": True, "nothing": False}),
        ("AH AC AS KH 9S 2H", {"one_card": True, "both_suits": False, "nothing": False}),
    ):
        held = [parse(hand), parse("2C 5D 7S")]
        deal = Deal.position(
            rules, hands_held=held, table=table, stock=parse("3C 8D"), pile=parse("KS"), opened=[False, True]
        )
        assert (Draw("discard") in deal.legal_actions()) is may[groups], (hand, show(deal._state.table[0].cards))
        while deal.result is None and deal.turn == 0:
            deal.play(next(iter(deal.legal_actions())))
