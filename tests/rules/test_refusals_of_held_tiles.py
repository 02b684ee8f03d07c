"""Refusals in games of tiles held in the hand, of which an indicator makes one wild, each by its code."""

from __future__ import annotations

from rummykit import games
from rummykit.cards import parse, parse_face
from rummykit.play.actions import GoOut, Melds, ShowIndicator
from rummykit.play.deal import Deal
from rummykit.referee import ask
from tests.rules.test_refusals import refused

WHOLE = "b1 b2 b3 / k9 o9 r6 / r11 r12 r13 r1 / F b6 k6 o6"
"""Fourteen tiles in groups and runs where red 5 is the indicator."""


def melds(text: str) -> Melds:
    return tuple(parse(each) for each in text.split("/"))


def rack(text: str, turn_number: int = 1) -> Deal:
    """A deal in which seat 0 holds these tiles and has drawn."""
    deal = Deal.position(
        games.get("okey"),
        hands_held=(parse(text.replace("/", "")), parse("k1"), parse("k2")),
        stock=parse("o3 o4"),
        wild=parse_face("r6"),
        indicator=parse_face("r5"),
        turn_number=turn_number,
    )
    deal.edit(at=deal.course.first_step)
    return deal


def test_refusal_no_pair() -> None:
    told = ask({"game": "okey", "ask": "meld", "input": {"meld": ["F", "r5"], "indicator": "r5"}})
    assert told["reason"]["code"] == "no_pair"
    assert ask({"game": "okey", "ask": "meld", "input": {"meld": ["F", "r6"], "indicator": "r5"}})["types"] == ["pair"]


def test_refusal_pairs_beside_melds() -> None:
    mixed = "b1 b2 b3 / k9 k9 / r11 r12 r13 r1 / F b6 k6 / o1 o1"
    deal = rack(f"{mixed} o3")
    refused("pairs_beside_melds", deal, GoOut(melds(mixed), parse_face("o3")))


def test_refusal_tiles_away() -> None:
    short = "b1 b2 b4 k9 o9 r6 r11 r12 r13 r1 F b6 k6 o6"
    told = ask({"game": "okey", "ask": "arrange", "input": {"rack": short.split(), "indicator": "r5"}})
    assert told["reason"]["code"] == "tiles_away"
    assert told["away"] == 1


def test_refusal_indicator_only_in_first_turn() -> None:
    assert rack("r5 b1 b2", turn_number=3).can(ShowIndicator())
    refused("indicator_only_in_first_turn", rack("r5 b1 b2", turn_number=4), ShowIndicator())


def test_refusal_no_twin_of_indicator() -> None:
    refused("no_twin_of_indicator", rack("r6 b1 b2"), ShowIndicator())
    deal = rack("r5 b1 b2")
    deal.play(ShowIndicator())
    refused("no_twin_of_indicator", rack("r4 b1 b2"), ShowIndicator())
    assert not deal.can(ShowIndicator())


def test_a_whole_rack_goes_out_whichever_tile_is_thrown() -> None:
    deal = rack(f"{WHOLE} o3")
    deal.play(GoOut(melds(WHOLE), parse_face("o3")))
    assert deal.result is not None
    assert (deal.result.winner, deal.result.last) == (0, parse_face("o3"))
