"""What binds a turn is put together from the sheet, and holds what the sheet asks for and nothing else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rummykit import Deal, games
from rummykit.cards import parse
from rummykit.play.judge_hand import judge_hand
from rummykit.play.steps.turn_obligations import obligations_of
from rummykit.rules import Play


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
