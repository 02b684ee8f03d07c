"""`rummykit solve`: a play for people, and problems line by line."""

from __future__ import annotations

import io
import json
import shlex
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rummykit.cli import main
from rummykit.referee import ask
from rummykit.solve.lines import answer
from tests.solver.tiles import INSTANCES


def test_a_play_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--table", "b7 k7 o7 / r1 r2 r3 r4", "--rack", "b4 k4 o12"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Play 2 of 3 tiles, worth 8:",
        "  b7 k7 o7",
        "  r1 r2 r3    (r1 r2 r3 from r1 r2 r3 r4)",
        "  r4 [b4] [k4]    (r4 from r1 r2 r3 r4)",
    ]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--table", "r1 r2 r3", "--rack", "k9"], "Nothing can be played."),
        (["--opening", "--rack", "r1 r2 r3"], "No first meld can be made."),
        (["--opening", "--rack", "r10 b10 k10 k1"], "Play 3 of 4 tiles, a first meld worth 30:"),
        (["--opening", "--rack", "k10 b10 J"], "Play 3 of 3 tiles, a first meld worth 30:"),
        (["--opening", "--rack", "J r12 r13"], "Play 3 of 3 tiles, a first meld worth 36:"),
        (["--opening", "--rack", "J J r13"], "Play 3 of 3 tiles, a first meld worth 39:"),
        (["--table", "r5 J r7", "--rack", "r6", "--game", "rummikub_classic"], "Nothing can be played."),
        (["--table", "r1 r2 r3", "--rack", ""], "Nothing can be played."),
        (["--rack", ""], "Nothing can be played."),
        (["--opening", "--rack", ""], "No first meld can be made."),
        (["--loose", "r3 r1 r2", "--rack", ""], "Nothing can be played."),
        (["--game", "gin_rummy", "--hand", ""], "Deadwood 0:"),
        (["--rack", "r5 r6 r7 J", "--option", "joker_sets_manipulable=yes"], "Play 4 of 4 tiles, worth 48:"),
    ],
)
def test_other_ends(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *arguments]) == 0
    assert capsys.readouterr().out.splitlines()[0] == says


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--table", "r1 r2", "--rack", "r3"], "Set 1"),
        (["--table", "r1 r2 r3"], "Say which tiles"),
        (["--loose", "r1 r2", "--rack", "r3"], "do not all lie in sets"),
        (["--loose", "r1 r2 r3", "--table", "r1 r2 r3", "--rack", "r4"], "--loose is asked without"),
        (["--loose", "r1 r2 J", "--rack", "r4"], "in which sets"),
        (["--rack", "r14"], "r14"),
        (["--rack", "r1 r1 r1 r1"], "4 of r1"),
        (["--game", "whist"], "whist"),
        (["--game", "standard_rummy", "--rack", "r1"], "rearranged"),
        (["--jsonl", "no/such/file"], "No such file"),
    ],
)
def test_what_is_wrong_is_said(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_the_turn_of_a_first_meld_goes_on_at_the_table_where_the_sheet_lets_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["solve", "--opening", "--table", "r2 r3 r4", "--rack", "k10 b10 o10 r1"]
    assert main([*asked, "--game", "rummikub_classic"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Play 4 of 4 tiles, worth 31, with a first meld worth 30:",
        "  [r1] r2 r3 r4",
        "  [b10] [k10] [o10]",
    ]
    assert main(asked) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Play 3 of 4 tiles, a first meld worth 30:",
        "  r2 r3 r4",
        "  [b10] [k10] [o10]",
        "In Rummikub the table may not be changed in the turn of the first meld.",
    ]


def test_loose_tiles_are_laid_with_those_of_the_rack_in_brackets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--loose", "r3 r2 r1 k4 b4 o4", "--rack", "r4 o4 r5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Play 2 of 3 tiles, worth 9:"
    assert sorted(lines[1:]) == ["  b4 k4 o4", "  r1 r2 r3 [r4] [r5]"]


def test_all_plays_that_are_as_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--table", "r1 r2 r3 / b5 b6 b7", "--rack", "r4 b4 o9", "--all"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "Play 2 of 3 tiles, worth 8:"
    assert main(["solve", "--rack", "r7 b7 k7 r6 r8", "--all", "--objective", "tiles"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Play 3 of 5 tiles, worth 21. 2 plays are as good:",
        "  1. r7 b7 k7",
        "    [r7] [b7] [k7]",
        "  2. r6 r7 r8",
        "    [r6] [r7] [r8]",
    ]


REARRANGED = [
    ("rummikub_classic", {}, ["r2 r3 r4"], "k10 b10 o10 r1"),
    ("rummikub", {}, ["r2 r3 r4"], "k10 b10 o10 r1"),
    ("rummikub", {"manipulate_in_opening_turn": True}, ["r2 r3 r4", "b5 k5 o5"], "k10 b10 o10 r1 r5"),
    ("rummikub_twist", {}, ["r2 r3 r4"], "k10 k11 DJ r1"),
    ("vatikan", {}, ["2H 3H 4H", "5S 5D 5C"], "TH JH QH 5H 6H"),
    ("machiavelli", {}, ["2H 3H 4H"], "5H KD"),
]


@pytest.mark.parametrize(("game", "options", "table", "rack"), REARRANGED)
def test_first_melds_are_answered_as_by_the_referee(
    game: str, options: dict[str, Any], table: list[str], rack: str
) -> None:
    lying = [cards.split() for cards in table]
    found = answer(
        json.dumps({"game": game, "options": options, "table": lying, "rack": rack.split(), "opening": True})
    )
    held = "rack" if "rummikub" in game else "hand"
    asked = {"goal": "most_pieces", "table": lying, held: rack.split(), "opened": False}
    said = ask({"game": game, "options": options, "ask": "arrange", "input": asked})
    assert said["count"]
    assert (found["tiles"], found.get("opening_value")) == (said["count"], said.get("opening_value"))
    turn = {"opened": False, "table": lying, held: rack.split(), "table_after": found["table_after"]}
    if found["tiles"] > 3 and "rummikub" in game:
        turn["opening_melds"] = [["b10", "k10", "o10"]]
    assert ask({"game": game, "options": options, "ask": "turn", "input": turn}).get("legal", True)


def test_the_known_optima_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "problems.jsonl"
    some = INSTANCES[::7]
    known = ("id", "game", "options", "table", "rack")
    file.write_text("\n".join(json.dumps({key: each[key] for key in known}) for each in some))
    assert main(["solve", "--jsonl", str(file)]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["id"] for each in answers] == [each["id"] for each in some]
    for given, found in zip(some, answers, strict=True):
        assert (found["tiles"], found["value"]) == (given["opt_tiles"], given["opt_value"])
        laid = sorted(tile for cards in found["table_after"] for tile in cards)
        assert laid == sorted([*given["table"], *found["played"]])


def test_bad_lines_do_not_end_the_stream(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = b'{"id": 1, "rack": ["x"]}\nnonsense\n\n{"id": 2, "rack": ["r1", "b1", "k1"]}\n[1]\n'
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(lines)))
    assert main(["solve", "--jsonl", "-"]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["id"] for each in answers] == [1, None, 2, None]
    assert ["error" in each for each in answers] == [True, True, False, True]


@pytest.mark.parametrize(
    ("problem", "says"),
    [
        ({"table": [["r1", "r2"]]}, "Set 1"),
        ({"table": ["r1", "r2"]}, "do not all lie in sets"),
        ({"table": ["r1", ["r2"]]}, "not both"),
        ({"table": ["r1", "r2", "r3", "J"]}, "in which sets"),
        ({"rack": ["r1"] * 4}, "There are 4 of r1"),
        ({"rack": ["DJ"]}, "DJ"),
        ({"game": "whist"}, "whist"),
        ({"options": {"what": 1}}, "what"),
        ({"objective": "most"}, "objective"),
        ({"game": "rummikub", "hand": ["AS"]}, "racks of tiles"),
        ({"game": "standard_rummy", "hand": ["r1"]}, "r1 is no card of Rummy"),
        ({"game": "standard_rummy", "hand": ["JK"]}, "JK is no card of Rummy"),
        ({"game": "standard_rummy", "hand": ["7S", "7S"]}, "There are 2 of 7S, and Rummy has 1"),
        ({"game": "standard_rummy", "hand": ["7X"]}, "7X"),
        ({"game": "standard_rummy", "hand": ["7S"], "wild": "2"}, "no rank is drawn"),
        ({"game": "standard_rummy", "hand": ["7S"], "must": ["8S"]}, "not in the hand"),
        ({"game": "standard_rummy", "hand": ["7S"], "must": ["7S"]}, "7S cannot all be melded"),
        ({"game": "indian_rummy_points", "hand": ["7S"]}, "the rank that is wild"),
        ({"game": "indian_rummy_points", "hand": ["7S"], "wild": "1"}, "one of A 2"),
        ({"game": "caloochi", "hand": ["JK"] * 4 + ["AS", "AS"] * 13}, "26 of AS"),
        ({"game": "okey", "hand": ["r1"]}, "one tile is wild: say which, such as r1"),
        ({"game": "okey", "hand": ["r1"], "wild": "J"}, "one tile is wild"),
        ({"game": "okey", "hand": ["r1"], "wild": "5S"}, "one tile is wild"),
        ({"game": "okey_101", "hand": ["r1"] * 3, "wild": "r5"}, "3 of r1"),
        ({"game": "okey", "hand": ["r1"], "wild": "r5", "must": ["r1"]}, "not asked in Okey"),
        ({"game": "canasta", "hand": ["5S"], "choose_discard": True}, "not asked in Canasta"),
        ({"game": "canasta", "hand": ["5S"], "table": [["5S", "6S", "7S"]]}, "no meld of this game"),
    ],
)
def test_bad_problems_say_what_is_wrong(problem: dict[str, Any], says: str) -> None:
    found = answer(json.dumps({"id": 7} | problem))
    assert found["id"] == 7
    assert says in found["error"]


@pytest.mark.parametrize(
    ("problem", "wanted"),
    [
        (
            {"game": "caloochi", "hand": ["KH", "KD", "JK", "2S"]},
            {"deadwood": 2, "melds": [["KH", "KD", "JK"]], "left": ["2S"]},
        ),
        (
            {"game": "german_rummy", "hand": ["QS", "JK", "AS", "AS", "2S"]},
            {"deadwood": 13, "melds": [["QS", "JK=KS", "AS"]], "left": ["AS", "2S"]},
        ),
        (
            {"game": "phom", "hand": ["5S", "6S", "7S", "8S", "KD"], "taken": ["8S"], "choose_discard": True},
            {"deadwood": 0, "melds": [["5S", "6S", "7S", "8S"]], "left": [], "discard": "KD"},
        ),
        (
            {"game": "indian_rummy_points", "hand": ["5H", "6H", "7H", "8H", "9H", "TH", "KD"], "wild": "JK"},
            {"deadwood": 10, "melds": [["8H", "9H", "TH"], ["5H", "6H", "7H"]], "left": ["KD"], "status": "both_lives"},
        ),
    ],
)
def test_hands_of_other_games(problem: dict[str, Any], wanted: dict[str, Any]) -> None:
    assert answer(json.dumps({"id": 1} | problem)) == {"id": 1} | wanted


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--hand|5S 5D 5H 9C TC JC KD", ["Deadwood 10:", "  5S 5H 5D", "  9C TC JC", "  left over: KD"]),
        ("--hand|5S 5D 5H KD 2C|--choose-discard", ["Deadwood 2 after the discard of KD:", "  5S 5H 5D"]),
        ("--hand|5S 5D 5H KD|--must|KD", ["There are no such melds."]),
        ("--hand|2S 3S 4S 5S 6S 7S 8S 9S TS JS|--game|nowrang|--whole", ["The whole hand goes down:"]),
        ("--hand|2S 3S 4S 5S 6S 7S 8S 9S TS QS|--game|nowrang|--whole", ["The whole hand cannot go down."]),
        ("--hand|QS KS AS 3H 3D 3C 3S|--game|german_rummy|--opening", ["Lay 6 of 7 cards, worth 40:"]),
        ("--hand|QS KS AS 3H 3D 3C 3S|--game|german_rummy|--opening|--most", ["Lay 7 of 7 cards, worth 43:"]),
        ("--hand|AS 2S 3S KH KD KC|--game|german_rummy|--opening", ["No first meld can be made."]),
        (
            "--hand|5H 6H 7H 9S JK JS 4C 4D 4S KD KS KC KH|--game|indian_rummy_points|--wild|2",
            ["Points 0, a good show:", "  5H 6H 7H", "  9S JK=TS JS"],
        ),
    ],
)
def test_a_hand_for_people(arguments: str, says: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--game", "knock_rummy", *arguments.split("|")]) == 0
    assert capsys.readouterr().out.splitlines()[: len(says)] == says


def test_a_hand_goes_with_no_rack(capsys: pytest.CaptureFixture[str]) -> None:
    for beside in (["--rack", "r1"], ["--table", "4H 5H 6H", "--whole"]):
        assert main(["solve", "--game", "gin_rummy", "--hand", "7H 9S 9D 9C", *beside]) == 2
        assert "leave --rack away" in (told := capsys.readouterr().err) or "With --table" in told


def test_a_hand() -> None:
    cards = ["5S", "5D", "5H", "9C", "TC", "JC", "KD"]
    found = answer(json.dumps({"id": "h", "game": "standard_rummy", "hand": cards}))
    assert found == {"id": "h", "deadwood": 10, "melds": [["5S", "5H", "5D"], ["9C", "TC", "JC"]], "left": ["KD"]}


def told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the command prints."""
    assert main(["solve", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_of_tiles_of_which_one_is_wild_the_nearest_finish_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    near = "r1 r2 r3 b4 k4 o4 r7 r8 r9 b10 b11 b12 k1"
    okey = ["--game", "okey", "--wild", "r5", "--hand"]
    assert told([*okey, f"{near} k2 o9"], capsys)[0] == "2 tiles from finishing after the discard of k1:"
    assert told([*okey, f"{near} r5 o9"], capsys)[0] == "1 tile from finishing after the discard of k1:"
    whole = told([*okey, "r1 r2 r3 b4 k4 o4 r7 r8 r9 b10 b11 b12 r5 b13 k1"], capsys)
    assert whole[0] == "Finished after the discard of k1:"
    assert sum(len(line.split()) for line in whole[1:]) == 14
    pairs = told([*okey, "r1 r1 b2 b2 k3 k3 o4 o4 r6 r6 b7 b7 k9 o11"], capsys)
    assert pairs[0] == "1 tile from finishing, in pairs:"
    assert pairs[-1] == "  left over: k9 o11"


def test_of_tiles_laid_in_the_turn_the_dearest_first_meld_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    okey_101 = ["--game", "okey_101", "--wild", "r5", "--hand"]
    assert told([*okey_101, "r10 r11 r12 b10 k10 o10 k1 k2"], capsys) == [
        "Lay 6 of 8 tiles, worth 63:",
        "  r10 r11 r12",
        "  b10 k10 o10",
        "  left over: k1 k2",
    ]
    assert told([*okey_101, "r1 b2"], capsys) == ["No first meld can be made."]
    paired = " ".join(2 * f"{tile} " for tile in ("r1", "b3", "k6", "o8", "r11"))
    assert told([*okey_101, paired], capsys)[0] == "Lay 10 of 10 tiles, 5 pairs:"


def test_in_a_game_of_sides_the_melds_worth_most_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    canasta = ["--game", "canasta", "--hand", "KS KH KD 2S JK 5S 5D QH"]
    assert told([*canasta, "--table", "QS QD QC"], capsys) == [
        "Worth 120:",
        "  QH onto QS QD QC",
        "  5S 5D JK",
        "  KS KH KD 2S",
    ]
    alone = told(canasta, capsys)
    assert alone[0] == "Worth 110:"
    assert alone[-1] == "  left over: QH"
    assert main(["solve", *canasta, "--must", "5S"]) == 2
    assert "not asked in Canasta" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("problem", "wanted"),
    [
        (
            {"game": "okey", "hand": ["r1", "r2", "r3", "k9"], "wild": "r5"},
            {"away": 10, "melds": [["r1", "r2", "r3"]], "left": ["k9"], "pairs": False},
        ),
        (
            {"game": "okey_101", "hand": ["r1", "r2", "r3", "k9"], "wild": "r5"},
            {"value": 6, "melds": [["r1", "r2", "r3"]], "left": ["k9"], "pairs": False},
        ),
        (
            {"game": "canasta", "hand": ["KS", "KS", "KD", "QS"], "table": [["QS", "QD", "QC"]]},
            {"worth": 40, "melds": [["KS", "KS", "KD"]], "added": [[0, ["QS"]]], "left": []},
        ),
    ],
)
def test_tiles_in_the_hand_and_melds_of_sides_line_by_line(problem: dict[str, Any], wanted: dict[str, Any]) -> None:
    assert answer(json.dumps({"id": 7} | problem)) == {"id": 7} | wanted


@pytest.mark.parametrize(
    ("problem", "flags"),
    [
        ({"rack": ["r10", "b10", "k10", "k1"]}, '--opening --rack "r10 b10 k10 k1"'),
        ({"rack": ["r1", "r2", "r3"]}, '--opening --rack "r1 r2 r3"'),
        ({"game": "remi_51", "hand": ["TS", "JS", "QS", "KS", "AS", "5D"]}, '--opening --hand "TS JS QS KS AS 5D"'),
        ({"game": "remi_51", "hand": ["TS", "JS", "2S"]}, '--opening --hand "TS JS 2S"'),
    ],
)
def test_first_melds_line_by_line(problem: dict[str, Any], flags: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = answer(json.dumps(problem | {"id": 7, "opening": True}))
    assert main(["solve", "--game", problem.get("game", "rummikub"), *shlex.split(flags)]) == 0
    told = capsys.readouterr().out
    laid = found["table_after"] if "rack" in problem else found["melds"]
    assert ("No first meld" in told) == (not laid)
    assert all(" ".join(meld) in told.replace("[", "").replace("]", "") for meld in laid)
    assert f"worth {found['value']}:" in told or not laid


def test_the_most_cards_and_whole_hands_line_by_line() -> None:
    hand = {"id": 1, "game": "remi_51", "hand": ["TS", "JS", "QS", "KS", "AS", "5D", "5C", "5H", "2C"]}
    few, many = (answer(json.dumps(hand | {"opening": True, "most": most})) for most in (False, True))
    assert (few["value"], many["value"]) == (51, 66)
    assert (len(few["left"]), many["left"]) == (4, ["2C"])
    whole = {"id": 2, "game": "gin_rummy", "hand": ["5S", "5D", "5H", "9C", "TC", "JC", "KD"], "whole": True}
    assert answer(json.dumps(whole))["whole"] is False
    gone = answer(json.dumps(whole | {"choose_discard": True}))
    assert (gone["whole"], gone["discard"], gone["left"]) == (True, "KD", [])


KNOWN = {
    "rack": {"table", "rack", "objective", "opening"},
    "hand": {"wild", "must", "taken", "choose_discard", "opening", "whole", "most", "table"},
}


@pytest.mark.parametrize("game", ["rummikub", "gin_rummy", "okey", "okey_101", "canasta", "indian_rummy_points"])
@pytest.mark.parametrize(
    "field",
    [*sorted(KNOWN["rack"] | KNOWN["hand"]), "tabel", "racks", "discard", "Rack", "joker", "note", "minimum", ""],
)
def test_a_field_is_answered_or_refused_never_ignored(game: str, field: str) -> None:
    """A problem with one more field has another answer, or says what is wrong with that field."""
    kind = "rack" if game == "rummikub" else "hand"
    if (game in ("okey", "okey_101") and field == "wild") or (kind == "rack" and field in ("table", "rack")):
        return
    start = ["r1", "r2", "r3", "k9"] if game in ("rummikub", "okey", "okey_101") else ["5S", "5D", "5H", "9C"]
    problem = {"id": 7, "game": game, kind: start} | ({"wild": "2"} if game == "indian_rummy_points" else {})
    values = {"table": [["9D", "9H", "9S"]], "must": ["5S"], "taken": ["5S"], "wild": "5", "objective": "value"}
    plain = answer(json.dumps(problem))
    found = answer(json.dumps(problem | {field: values.get(field, True)}))
    if field not in KNOWN[kind] or field == "most":
        assert field in found["error"]
    elif field not in ("must", "taken", "objective"):
        assert found != plain, f"{field} is ignored in {game}"
