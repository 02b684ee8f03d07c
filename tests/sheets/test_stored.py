"""Stored sheets: what each form was written as is read for ever, and a newer form is told from a wrong one.

`stored/format-1.jsonl` has games as the first releases wrote them in the first form, some with house rules; the file
`format-*.jsonl.xz` of a form has every game of the house as it was last written in it, with each of its house rules. A
file there is never written anew. A renamed field needs a new form: a step in `sheets/upgrades.py`, and a file here.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rummykit import Match, bots, games
from rummykit.rules import CallWindow, Rules, RulesError
from rummykit.sheets import Plain, SheetError, from_plain, to_brief, to_plain
from rummykit.sheets.plain import FORMAT
from rummykit.sheets.second_form import in_every_word
from rummykit.sheets.stored import from_stored, to_stored
from rummykit.sheets.upgrades import UPGRADES, upgraded
from tests.examples import FUZZ, one_in

STORED = Path(__file__).parent / "stored"
LINES = [
    (int(file.stem.partition("-")[2]), line) for file in sorted(STORED.glob("*.jsonl")) for line in file.open("rb")
]
every_line = pytest.mark.parametrize(
    ("form", "line"), LINES, ids=[f"{form}-{json.loads(line)['id']}-{at}" for at, (form, line) in enumerate(LINES)]
)
WHOLE = [
    json.loads(line) for file in sorted(STORED.glob("*.xz")) for line in lzma.decompress(file.read_bytes()).splitlines()
]
"""Games of the house in an older form, each with values of its options that it can be played with alone."""
SOME = [kept for at, kept in enumerate(WHOLE) if FUZZ or (at + kept["sheet"]["format"]) % 2]
"""Half of them: every game in every second form; all of them in `make fuzz`."""


def within(part: Any, whole: Any) -> bool:
    """Whether all that is said in one plain value is said in the other."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(name in whole and within(part[name], whole[name]) for name in part)
    if isinstance(part, list):
        return isinstance(whole, list) and len(part) == len(whole) and all(map(within, part, whole))
    return bool(part == whole)


@every_line
def test_a_stored_sheet_is_read_and_loses_nothing(form: int, line: bytes) -> None:
    assert from_stored(msgspec.Raw(line)) is not None
    plain = json.loads(line)
    sheet = from_plain(plain)
    assert plain.pop("format") == form
    assert within(upgraded(plain, form), to_plain(sheet))


@pytest.mark.parametrize("kept", SOME, ids=[f"{kept['sheet']['format']}-{kept['sheet']['id']}" for kept in SOME])
def test_a_game_in_an_older_form_is_the_same_game(kept: dict[str, Any]) -> None:
    sheet, game = from_plain(kept["sheet"]), games.get(kept["sheet"]["id"])
    assert within(upgraded(kept["sheet"], kept["sheet"]["format"]) | {"format": FORMAT}, to_plain(sheet))
    # Each form tries a third of the house rules, the next form of the game another third.
    if sheet.version == game.version:
        assert stored(kept["sheet"]) == game
        assert stored({name: value for name, value in kept["sheet"].items() if name != "format"}) == game
        for house in one_in(3, kept["houses"], first=kept["sheet"]["format"] // 2 % 3):
            assert stored(kept["sheet"] | {"house": house}) == game.with_recorded(**house)


def stored(plain: Plain) -> Rules | None:
    return games.from_stored(msgspec.Raw(msgspec.json.encode(plain)))


def test_a_game_of_the_house_has_its_names_of_today() -> None:
    game = games.get("burraco")
    former = to_plain(game) | {"names": {"en": "Buraco"}, "aliases": [], "akin": ["samba"]}
    assert stored(former) == game
    assert stored(former | {"house": {"semi_clean": False}}) == game.with_recorded(semi_clean=False)
    changed = stored(former | {"minutes": [1, 2]})
    assert changed is not None
    assert changed.names.en == "Buraco"


@every_line
def test_a_stored_sheet_can_be_played(form: int, line: bytes) -> None:
    sheet = from_stored(msgspec.Raw(line))
    assert sheet is not None
    match = Match(sheet, sheet.players[0], 7)
    for _ in range(20):
        if match.deal.result is None:
            match.play(bots.choose("greedy", sheet, match.deal.view(match.deal.turn), Random(7)))


def test_every_older_form_has_its_file_and_its_step() -> None:
    assert {kept["sheet"]["format"] for kept in WHOLE} == set(UPGRADES) == set(range(1, FORMAT))
    stored = {json.loads(line)["id"] for form, line in LINES if form == 1}
    assert stored >= {"gin_rummy", "rummikub", "indian_rummy_points", "phom"}


def test_a_renamed_field_is_read_by_a_step_from_form_to_form() -> None:
    def rename(plain: Plain) -> Plain:
        stock = dict(plain["stock"])
        stock["times"] = stock.pop("renewals")
        return plain | {"stock": stock}

    def move(plain: Plain) -> Plain:
        return {name: value for name, value in plain.items() if name != "clock"} | {"turn_seconds": plain["clock"]}

    now = to_plain(games.get("standard_rummy"))
    old = {name: value for name, value in now.items() if name not in ("format", "turn_seconds")} | {"clock": 40}
    old["stock"] = {"when_empty": "flip", "renewals": 5}
    read = from_plain(upgraded(old, 1, to=3, upgrades={1: rename, 2: move}))
    assert (read.stock.times, read.turn_seconds) == (5, 40)
    newer = {name: value for name, value in old.items() if name != "stock"} | {"stock": {"when_empty": "flip"}}
    assert from_plain(upgraded(newer, 2, to=3, upgrades={1: rename, 2: move})).stock.times == 3


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        (
            FORMAT + 1,
            f"This sheet was written by a newer release of RummyKit, in format {FORMAT + 1}; this release reads "
            f"formats up to {FORMAT}.",
        ),
        (0, f"The format of a sheet must be a number from 1 to {FORMAT}, not 0."),
        ("one", f'The format of a sheet must be a number from 1 to {FORMAT}, not "one".'),
        (True, f"The format of a sheet must be a number from 1 to {FORMAT}, not true."),
    ],
)
def test_a_form_from_the_future_is_told_from_a_wrong_one(form: object, sentence: str) -> None:
    plain = json.loads(bytes(to_stored(games.get("gin_rummy")))) | {"format": form}
    with pytest.raises(SheetError) as refused:
        from_plain(plain)
    assert [fault.text for fault in refused.value.faults] == [sentence]
    with pytest.raises(RulesError, match="form"):
        from_stored(msgspec.Raw(json.dumps(plain).encode()))


OPTIONS: Plain = {
    "match": {"kind": "Countdown", "start": 20},
    "offers": [
        "jokers",
        {"name": "one", "path": "match.start", "low": 1, "high": 9},
        {"name": "two", "path": "opening.old", "choices": [False, True]},
        {"name": "both", "choices": [1], "sets": [{"choice": 1, "fields": {"opening": {"old": 1}, "match.start": 5}}]},
        {"name": "gone", "path": "opening.gone", "choices": [False, True]},
        {"name": "split", "path": "opening.how", "choices": ["a", "b"]},
    ],
}


def test_a_change_of_words_reaches_what_options_set() -> None:
    def change(place: str, fields: dict[str, Any]) -> dict[str, Any]:
        if place == "match.Countdown" and "start" in fields:
            fields["begin"] = fields.pop("start")
        if place == "opening":
            fields = {"new" if name == "old" else name: value for name, value in fields.items() if name != "gone"}
            fields |= {"deep": how == "a", "why": how} if (how := fields.pop("how", None)) is not None else {}
        return fields

    read = in_every_word(OPTIONS, change)
    assert read["match"] == {"kind": "Countdown", "begin": 20}
    assert read["offers"] == [
        "jokers",
        {"name": "one", "path": "match.begin", "low": 1, "high": 9},
        {"name": "two", "path": "opening.new", "choices": [False, True]},
        {"name": "both", "choices": [1], "sets": [{"choice": 1, "fields": {"opening": {"new": 1}, "match.begin": 5}}]},
        {
            "name": "split",
            "choices": ["a", "b"],
            "sets": [
                {"choice": "a", "fields": {"opening.deep": True, "opening.why": "a"}},
                {"choice": "b", "fields": {"opening.deep": False, "opening.why": "b"}},
            ],
        },
    ]


LIKE: Plain = {"like": "standard_rummy", "id": "evening", "names": "Evening Rummy"}
TURN: list[Plain] = [{"step": "Draw"}, {"step": "Play"}, {"step": "Discard"}]


def test_a_step_that_was_shut_is_not_in_the_turn() -> None:
    def called(**window: Any) -> Rules:
        return from_plain(LIKE | {"turn": [*TURN, {"step": "CallWindow"} | window]}, games.get)

    assert called(open=False).turn == games.get("standard_rummy").turn
    assert called(open=True) == called()
    assert called(open=True, seconds=30).turn[-1] == CallWindow(seconds=30)


def test_an_option_that_opened_a_step_puts_it_into_the_turn() -> None:
    option = {"name": "calls", "text": "Calls", "path": "turn.CallWindow.open", "choices": [False, True]}
    turn = [*TURN, {"step": "CallWindow", "open": False, "seconds": 30}]
    sheet = from_plain(LIKE | {"turn": turn, "offers": [option]}, games.get)
    assert sheet.options() == {"calls": False}
    assert sheet.step(CallWindow) is None
    assert sheet.with_options(calls=True).step(CallWindow) == CallWindow(seconds=30)


def test_what_follows_from_another_field_may_be_said_by_people() -> None:
    nowrang = {"like": "nowrang", "id": "evening", "names": "Evening Rummy"}
    turn = to_plain(games.get("nowrang"))["turn"]
    told = [turn[0] | {"first_turn": False}, *turn[1:]]
    assert from_plain(nowrang | {"turn": told}, games.get) == from_plain(nowrang, games.get)
    canasta = {"like": "canasta", "id": "evening", "names": "Evening Canasta"}
    turn = [
        step | {"lay_off": "side"} if step["step"] == "Play" else step
        for step in to_plain(games.get("canasta"))["turn"]
    ]
    assert from_plain(canasta | {"turn": turn}, games.get) == from_plain(canasta, games.get)


@pytest.mark.parametrize("step", [{"step": "Draw", "first_turn": False}, {"step": "Play", "lay_off": "side"}])
def test_a_field_that_contradicts_what_it_follows_from_is_a_fault(step: Plain) -> None:
    plain = to_brief(games.get("standard_rummy"))
    plain["turn"] = [step if each["step"] == step["step"] else each for each in plain["turn"]]
    with pytest.raises(SheetError, match=r"first_turn|side"):
        from_plain(plain)
