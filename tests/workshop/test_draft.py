"""A draft of a sheet: bounded in size, every fault at its place, tried by bots."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rummykit import games
from rummykit.rules import Rules
from rummykit.sheets import SheetError, from_stored, read_sheet, to_stored, write_sheet
from rummykit.workshop import NoEnd, draft, in_full, own_sheet, play_trial
from rummykit.workshop.draft import LONGEST_TEXT, from_file
from tests.examples import one_in


def begun(game: str = "standard_rummy", **more: Any) -> dict[str, Any]:
    """A game as the workshop begins with it, with some fields otherwise."""
    return {**json.loads(json.dumps(in_full(games.get(game)))), **more}


@pytest.mark.parametrize("game", games.SHEETS)
def test_a_game_that_nobody_has_changed_says_what_it_said(game: str) -> None:
    told = draft(begun(game), game, "en")
    assert told.faults == ()
    assert told.differs == ()
    assert told.rules is not None
    assert told.page is not None
    before = in_full(games.get(game))
    assert in_full(told.rules) == before


def test_a_game_of_ones_own_has_an_id_that_its_rules_make_and_no_game_of_the_house_has() -> None:
    first, again = own_sheet(begun(name="Ours")), own_sheet(begun(name="  Ours "))
    assert first.id == again.id
    assert first.id.startswith("own_")
    assert own_sheet(begun(name="Theirs")).id != first.id
    assert own_sheet(begun(name="Ours", id="rummikub")).id == first.id
    assert first.offers == ()
    assert first.aliases == ()
    assert first.names.get("de") == "Ours"
    assert not any(game.startswith("own_") for game in games.SHEETS)


def test_it_is_stored_and_written_to_a_file_and_read_again() -> None:
    rules = own_sheet(begun(name="Ours"))
    assert from_stored(to_stored(rules)) == rules
    assert from_file(write_sheet(rules, "toml")) == in_full(rules)
    assert from_file(write_sheet(rules, "json")) == in_full(rules)
    assert read_sheet(write_sheet(rules)) == rules


def test_what_differs_is_told_place_by_place() -> None:
    sheet = begun()
    sheet["stock"]["times"] = 9
    sheet["turn"][0]["discard_pile"] = "any"
    sheet["match"] = {"kind": "SingleHand"}
    assert draft(sheet, "standard_rummy", "en").differs == ("turn[0].discard_pile", "stock.times", "match")


def test_a_fault_is_told_at_its_field_by_what_the_control_is_called() -> None:
    sheet = begun()
    sheet["stock"]["when_empty"] = "play_on"
    (fault,) = draft(sheet, "standard_rummy", "en").faults
    assert "stock.when_empty" in fault.places
    assert "“When it is empty”: “Turn the pile over”" in fault.text
    sheet = begun()
    sheet["pack"]["copies"] = 99
    (fault,) = draft(sheet, "standard_rummy", "en").faults
    assert fault.places == ("pack.copies",)
    assert fault.text == "This must be from 1 to 7, not 99."


def within(sheet: dict[str, Any], at: str, **more: Any) -> dict[str, Any]:
    """A sheet with some fields of a part of it otherwise."""
    return {**sheet, at: {**sheet[at], **more}}


@pytest.mark.parametrize(
    ("sheet", "place", "text"),
    [
        (within(begun(), "start", redraw_seats=True), "start.redraw_seats", "“Seats by the draw”"),
        (
            within(begun("carioca"), "opening", waived_when_going_out=True),
            "opening.waived_when_going_out",
            "“A run without wild cards”",
        ),
        (within(begun(), "deal", wild_indicator=True), "wilds", "A wild indicator"),
        (within(begun("tonk"), "runs", wild_fourteenth=True), "runs", "“Most pieces”: 13"),
    ],
    ids=["a seat by the draw", "a contract", "a wild card", "a value"],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_field_that_a_sentence_names_alone_is_called_and_placed_too(
    sheet: dict[str, Any], place: str, text: str, language: str
) -> None:
    faults = draft(sheet, "standard_rummy", language).faults
    assert any(place in fault.places for fault in faults)
    assert not any("_" in fault.text for fault in faults)
    assert language != "en" or any(text in fault.text for fault in faults)


def test_a_fault_of_the_contract_of_a_deal_is_told_at_that_deal() -> None:
    sheet = begun("contract_rummy")
    sheet["schedule"][1]["contract"]["runs"] = [1]
    (fault,) = draft(sheet, "contract_rummy", "ja").faults
    assert fault.places == ("schedule[1]", "schedule[1].contract")


def test_too_many_cards_are_told_where_one_deals_them() -> None:
    faults = draft(within(begun(), "deal", hand=99), "standard_rummy", "vi").faults
    assert all(fault.places[-1] == "deal.hand" for fault in faults)


def test_what_is_wrong_in_every_deal_is_told_once() -> None:
    sheet = within(begun("three_thirteen"), "start", redraw_seats=True)
    assert len(draft(sheet, "three_thirteen", "en").faults) == 1


def test_a_fault_of_a_step_is_told_at_that_step() -> None:
    draw, *others = begun()["turn"]
    (fault,) = draft(begun(turn=[draw | {"count": 2}, *others]), "standard_rummy", "en").faults
    assert "turn[0].count" in fault.places


def nested(depth: int) -> Any:
    """Tables in tables."""
    return {"a": nested(depth - 1)} if depth else 1


HOSTILE: dict[str, Any] = {
    "a huge number": begun(turn_seconds=10**60),
    "a negative one": begun(turn_seconds=-(10**60)),
    "a number without end": begun(turn_seconds=float("inf")),
    "deep nesting": begun(pack=nested(400)),
    "deep lists": begun(turn=[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]),
    "a long list": begun(schedule=[{}] * 1000),
    "many keys": begun(values={f"k{number}": 1 for number in range(500)}),
    "a long key": begun(values={"k" * 5000: 1}),
    "a long name": begun(name="x" * (LONGEST_TEXT + 1)),
    "no name": begun(name="   "),
    "an invisible name": begun(name="\u202e\u200b"),
    "a name that is a list": begun(name=[[]]),
    "many players": begun(players=[2, 90_000]),
    "a hand beyond the pack": begun(deal=begun()["deal"] | {"hand": 90_000}),
    "a wide table by players": begun(deal=begun()["deal"] | {"hand": {"2-99": 5, "1-99": 6}}),
    "unknown fields": begun(nonsense=1),
    "steps that are none": begun(turn=["Draw", None, 7]),
    "no table": [],
    "nothing": None,
}


@pytest.mark.parametrize("sheet", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_sheet_is_told_its_faults_and_nothing_else_happens(sheet: Any) -> None:
    with pytest.raises(SheetError):
        own_sheet(sheet)
    told = draft(sheet, "standard_rummy", "de")
    assert told.rules is None
    assert told.faults
    assert all(len(fault.text) < 1000 for fault in told.faults)


def test_markup_in_a_name_is_a_name() -> None:
    told = draft(begun(name="<img src=x onerror=alert(1)>"), "standard_rummy", "en")
    assert told.page is not None
    assert told.page.title == "<img src=x onerror=alert(1)>"


def endless() -> Rules:
    """A game in which a run of nine is asked for, and the stock never ends."""
    sheet = begun("slowdown_rummy", groups=None)
    sheet["runs"]["min_length"] = 9
    sheet["stock"]["times"] = 100
    return own_sheet(sheet)


def test_bots_find_no_end_of_a_game_that_has_none() -> None:
    with pytest.raises(NoEnd, match=r"After 3000 decisions the deal had still not ended\."):
        play_trial(endless())


def test_a_game_of_which_every_deal_is_void_has_no_end() -> None:
    sheet = begun("rummy_complete", groups=None)
    sheet["runs"]["min_length"] = 9
    with pytest.raises(NoEnd, match="nobody went out"):
        play_trial(own_sheet(sheet))


def test_a_contract_that_no_hand_can_have_is_refused_after_a_trial() -> None:
    rules = own_sheet(begun(opening={"contract": {"runs": [11]}}, deal={"hand": 10, "upcard": True}, players=[2, 2]))
    with pytest.raises(NoEnd, match=r"failed|nobody went out|not ended"):
        play_trial(rules)


@pytest.mark.parametrize("game", one_in(4, tuple(games.SHEETS), 2))
def test_every_game_of_the_house_would_be_let_in(game: str) -> None:
    assert play_trial(own_sheet(begun(game))).deals == 12
