"""Sheets as plain values: what is written is read as the same sheet, now and later."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rummykit import games, sheets
from rummykit.rules import Option, Rules
from rummykit.rules.fields import with_fields
from rummykit.sheets import Plain, SheetError, from_plain, to_brief, to_plain
from tests.examples import some_games
from tests.properties.playing import every_game, house_rules

STANDARD = games.get("standard_rummy")


def sent(plain: Plain) -> Plain:
    """The same after it was written as JSON."""
    read: Plain = json.loads(json.dumps(plain))
    return read


@every_game
def test_a_sheet_is_read_as_it_was_written(game: str) -> None:
    sheet = games.get(game)
    for plain in (to_plain(sheet), to_brief(sheet)):
        read = from_plain(sent(plain))
        assert read == sheet
        assert read.offers == sheet.offers


@pytest.mark.slow
@some_games(3, 1)
def test_house_rules_stay_with_the_sheet_that_they_change(game: str) -> None:
    for seed in range(20):
        sheet = house_rules(game, Random(seed))
        for plain in (to_plain(sheet), to_brief(sheet)):
            read = from_plain(sent(plain))
            assert read == sheet
            assert read.options() == sheet.options()
            assert (read.base or read) == games.get(game)


@pytest.mark.slow
@some_games(3, 2)
def test_any_sheet_can_be_written_as_what_differs_from_any_other(game: str) -> None:
    sheet = games.get(game)
    for other in games.SHEETS.values():
        plain = sent(to_brief(sheet, like=other))
        assert plain["like"] == other.id
        assert from_plain(plain, games.get) == sheet


def test_what_is_kept_means_the_same_when_a_default_has_changed() -> None:
    plain = to_plain(STANDARD)
    assert plain["format"] == 6
    void = {"empty_at": 0, "last_discard_playable": False, "voids_in_a_row": 0}
    assert plain["stock"] == {"when_empty": "flip", "times": 3, "keep_top": False, **void}
    discard = {"return_upcard": False, "fitting": "allowed", "time_up": "drawn_card"}
    discard |= {"last_face_down": False, "careless": False, "goes_out": True}
    discard |= {"last_wild": "allowed", "wild_tile": "allowed"}
    assert plain["turn"][2] == {"step": "Discard"} | discard
    assert all(isinstance(option, dict) and "text" in option for option in plain["offers"])


def test_what_was_kept_before_a_field_was_added_is_read_with_its_default() -> None:
    plain = to_plain(STANDARD)
    for table, field in ((plain, "turn_seconds"), (plain["stock"], "keep_top"), (plain["turn"][0], "wild_upcard")):
        del table[field]
    assert from_plain(plain) == STANDARD


OLD: Plain = {
    "format": 1,
    "id": "evening",
    "names": {"en": "Evening Rummy", "zh_hant": "", "zh_hans": "", "ja": "", "de": "", "vi": ""},
    "players": [2, 4],
    "pack": {"family": "cards", "copies": 2, "jokers": {"JK": 4}},
    "deal": {"hand": {"2": 10, "3-4": 7}, "upcard": True, "wild_indicator": False, "starter_extra": 0},
    "start": {"draw": "lowest_deals", "later": "dealer_left", "side": "left"},
    "groups": {"min_size": 3, "max_size": None, "distinct_suits": False},
    "runs": None,
    "turn": [
        {"step": "Draw", "discard_pile": "top"},
        {"step": "Play", "lay_off": "any"},
        {"step": "Discard", "time_up": "drawn_card"},
    ],
    "stock": {"when_empty": "flip", "times": 3, "keep_top": False},
    "values": {"ace": 1, "court": 10, "joker": 20, "count_cards": False},
    "scoring": {"kind": "HandsToWinner", "count": "all", "concealed_double": False},
    "match": {"kind": "FirstTo", "target": 100},
    "wilds": {"jokers": True, "rank": None, "at_most_naturals": False},
    "offers": [{"name": "length", "text": "How far", "path": "match.target", "choices": [50, 100]}],
    "house": {"length": 50},
}
"""A sheet as the first release with sheets in its logs wrote it. This must be read for ever."""


def test_the_first_form_is_read_for_ever() -> None:
    sheet = from_plain(OLD)
    assert (sheet.id, sheet.names.get("de"), sheet.deal.hand_for(4)) == ("evening", "Evening Rummy", 7)
    assert sheet.base is not None
    assert (sheet.base.options(), sheet.options()) == ({"length": 100}, {"length": 50})


def without(*names: str) -> Plain:
    """A sheet with some of its fields left out."""
    return {name: value for name, value in to_brief(STANDARD).items() if name not in names}


def put(path: str, value: Any) -> Plain:
    """A sheet with one thing written otherwise; `path` goes down by keys and numbers."""
    plain = sent(to_brief(STANDARD))
    place: Any = plain
    *way, last = [int(word) if word.isdecimal() else word for word in path.split("/")]
    for word in way:
        place = place[word]
    place[last] = value
    return plain


@pytest.mark.parametrize(
    ("plain", "fault"),
    [
        (without("deal"), "deal is missing: add a table [deal]."),
        (without("scoring"), "scoring is missing: add a table [scoring] with kind."),
        (without("id"), "id is missing: add id."),
        (put("stok", {}), 'stok: There is no "stok" here; did you mean "stock"?'),
        (put("turn/1/layoff", "any"), 'turn 2, layoff: There is no "layoff" here; did you mean "lay_off"?'),
        (put("turn/1/step", "Lay"), 'turn 2, step: "Lay" is not one of '),
        (put("turn/0/step", "Drawn"), '; did you mean "Draw"?'),
        (put("turn/0", {"discard_pile": "top"}), "turn 1: step is missing: say which of "),
        (put("turn/0", "Draw"), 'turn 1: This must be a table, not "Draw".'),
        (put("match/target", "100"), 'match.target: This must be a whole number, not "100".'),
        (put("values/ace", -5), "values.ace: This must be from 0 to 1000, not -5."),
        (
            put("stock/when_empty", "explode"),
            'This must be "play_on", "flip", "shuffle", "block", "void", "lowest_wins" or "ends", not',
        ),
        (put("deal/hand", {"2": "ten"}), 'deal.hand.2: This must be a whole number, not "ten".'),
        (put("deal/hand", {"two": 10}), 'deal.hand.two: The key must be a number, or a range such as "3-6".'),
        (
            put("deal/hand", {"2-999999999": 10}),
            'deal.hand.2-999999999: The key must be a number, or a range such as "3-6".',
        ),
        (put("id", "x" * 99), 'such as "my_rummy", not "' + "x" * 60 + '…".'),
        (put("match/target", -(10**5000)), "match.target: This must be at least 1, not a number that is too large."),
        (put("match/target", 1.5), "match.target: This must be a whole number, not a decimal number."),
        (put("players", [2]), "players: This must have 2 parts, not 1."),
        (put("players", [2, 4, 6]), "players: This must have 2 parts, not 3."),
        (put("pack/jokers", {"JOKER": 2}), "pack.jokers.JOKER: This is not a joker: write JK for cards"),
        (put("pack/jokers", {"JK": 0}), "pack.jokers.JK: This must be a number of at least 1, not 0."),
        (put("groups/min_size", 1), "groups: A group must have at least two cards."),
        (put("names/en", ""), 'names.en: This must be text that is not empty, not "".'),
        (put("id", "my game"), "id: This must be a word of lower-case letters, digits and underscores"),
        (put("offers/0", "target_scor"), 'offers 1: "target_scor" is not an option; did you mean "target_score"?'),
        (put("offers/0", 7), "offers 1: An option must be a name or a table, not 7."),
        (put("offers", "all"), 'offers: offers must be a list of options, not "all".'),
        (
            put("offers/0", {"name": "x", "text": "X", "path": "match.goal", "low": 1, "high": 9}),
            "FirstTo has no field",
        ),
        (put("offers/0", {"name": "x", "text": "X"}), "offers 1: The option x has either path or sets."),
        (put("house", {"target_score": 0}), "house: target_score is a whole number from 1 to 1000, not 0."),
        (put("house", 3), "house: house must be a table of options and values, not 3."),
        (put("format", "1"), 'format: The format of a sheet must be a number from 1 to 6, not "1".'),
        (put("like", "poker"), "like: No game is called 'poker'."),
        (put("like", 3), "like: like must be the name of a game, not 3."),
        (put("deal/hand", 30), "6 players need 181 cards, but the pack has 52: deal fewer, or add packs."),
    ],
)
def test_a_fault_is_told_with_its_place(plain: Plain, fault: str) -> None:
    with pytest.raises(SheetError) as refusal:
        from_plain(plain, games.get)
    assert fault in str(refusal.value)


def test_all_faults_are_told_at_once() -> None:
    plain = put("match/target", "100") | {"players": [2], "stok": {}}
    with pytest.raises(SheetError) as refusal:
        from_plain(plain)
    assert {each.place for each in refusal.value.faults} == {"match.target", "players", "stok"}
    with pytest.raises(SheetError) as refusal:
        from_plain(put("deal/hand", 30) | {"minutes": [30, 10], "sample": ["ZZ"]})
    assert len(refusal.value.faults) > 3


def test_what_is_no_table_is_no_sheet() -> None:
    with pytest.raises(SheetError, match="A sheet must be a table"):
        from_plain([])  # type: ignore[arg-type]


LIKE: Plain = {"like": "standard_rummy", "id": "evening", "names": "Evening Rummy"}


def test_a_sheet_like_another_says_only_what_differs() -> None:
    sheet = from_plain(LIKE | {"deal": {"hand": 9}, "players": [2, 5], "stock": {"times": 5}}, games.get)
    assert sheet.deal.upcard
    assert (sheet.deal.hand, sheet.stock.when_empty, sheet.stock.times) == (9, "flip", 5)
    assert (sheet.turn, sheet.offers, sheet.aliases) == (STANDARD.turn, STANDARD.offers, ())


def test_a_part_of_another_kind_begins_anew() -> None:
    sheet = from_plain(LIKE | {"match": {"kind": "FixedGames", "games": "none"}}, games.get)
    assert sheet.match == with_fields(games.get("phom"), {}).match


def test_options_that_have_nothing_to_set_are_not_inherited() -> None:
    turn = [{"step": "Draw"}, {"step": "GoOut"}, {"step": "Discard"}]
    names = {option.name for option in from_plain(LIKE | {"turn": turn}, games.get).offers}
    assert "target_score" in names
    assert not names & {"borrowing", "call_rummy", "layoff_restriction"}


def test_a_sheet_like_another_needs_a_name_of_its_own() -> None:
    with pytest.raises(SheetError, match="id is missing"):
        from_plain({"like": "standard_rummy"}, games.get)


def test_an_option_of_ones_own_is_written_and_read() -> None:
    ends = Option(
        name="ends",
        text="How a match ends",
        choices=("long", "short"),
        sets=(("long", (("match", STANDARD.match),)), ("short", (("match", games.get("phom").match),))),
    )
    sheet = with_fields(STANDARD, {"offers": (ends,)})
    for plain in (to_plain(sheet), to_brief(sheet)):
        assert from_plain(sent(plain)) == sheet
        assert from_plain(sent(plain)).with_options(ends="short").match == games.get("phom").match


def test_a_known_option_may_be_offered_with_a_change() -> None:
    offer = {"name": "target_score", "low": 50, "high": 500}
    sheet = from_plain(LIKE | {"offers": [offer, "single_hand"]}, games.get)
    assert (sheet.offers[0].text, sheet.offers[0].high) == ("Points needed to win the match", 500)
    assert to_brief(sheet)["offers"] == [offer, "single_hand"]


def test_the_room_offers_what_others_need() -> None:
    assert isinstance(sheets.from_plain(sheets.to_plain(STANDARD)), Rules)


STRANGE_VALUES: tuple[Any, ...] = (None, -1, 2**70, 1.5, "", "none", [], {}, [1], {"a": 1}, {"3": 4}, [[]], True)


def places(plain: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in plain values."""
    parts = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in parts:
        yield (*place, key)
        yield from places(value, (*place, key))


@pytest.mark.slow
@some_games(3)
def test_whatever_stands_anywhere_is_a_sheet_or_told_to_be_none(game: str) -> None:
    chance = Random(game)
    for whole in (to_plain(games.get(game)), to_brief(games.get(game))):
        ways = list(places(whole))
        for way in chance.sample(ways, min(60, len(ways))):
            plain = sent(whole)
            at: Any = plain
            for key in way[:-1]:
                at = at[key]
            at[way[-1]] = chance.choice(STRANGE_VALUES)
            assert read_or_told(plain), way


def read_or_told(plain: Plain) -> bool:
    """Whether plain values are a sheet, or every fault is a sentence; anything else is raised."""
    try:
        return from_plain(plain, games.get).id != ""
    except SheetError as error:
        return all(fault.text[-1] in ".?" and len(str(fault)) < 500 for fault in error.faults)
