"""`rummykit sheet`, and sheets in files wherever a command takes a game."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest

from rummykit import Match, bots, games
from rummykit.cli import main
from rummykit.record import Move, record_of, write
from rummykit.sheets.schema import schema
from tests.examples import some_games

SHEET = 'like = "standard_rummy"\nid = "evening"\nnames = "Evening Rummy"\n[deal]\nhand = 9\n[match]\ntarget = 30\n'
Printed = pytest.CaptureFixture[str]


@pytest.fixture
def sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A sheet for up to five players, as a file in the folder we are in; what is known of games is put back after."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(games, "SHEETS", dict(games.SHEETS))
    names = dict(games._index())
    monkeypatch.setattr(games, "_index", lambda: names)
    Path("evening.toml").write_text("players = [2, 5]\n" + SHEET, encoding="utf-8")
    return "evening.toml"


# --- new


def test_a_new_sheet_is_written_and_passes_the_check(sheet: str, capsys: Printed) -> None:
    assert main(["sheet", "new", "my sheet.toml", "--like", "Rommé"]) == 0
    assert "my sheet.toml is written" in capsys.readouterr().out
    rules = games.load("my sheet.toml")
    assert (rules.id, rules.names.en, rules.turn) == ("my_sheet", "My Sheet", games.get("german_rummy").turn)
    assert main(["sheet", "check", "my sheet.toml", "--deals", "4"]) == 0


def test_a_file_that_is_there_is_left_alone(sheet: str, capsys: Printed) -> None:
    before = Path(sheet).read_text(encoding="utf-8")
    assert main(["sheet", "new", sheet]) == 1
    assert "is there already" in capsys.readouterr().err
    assert Path(sheet).read_text(encoding="utf-8") == before


def test_a_new_sheet_can_be_printed(sheet: str, capsys: Printed) -> None:
    assert main(["sheet", "new", "-"]) == 0
    assert games.loads(capsys.readouterr().out).id == "my_game"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["no/such/folder/x.toml"], "No such file or directory"), (["x.toml", "--like", "poker"], "No game is called")],
)
def test_what_cannot_be_written_is_told(sheet: str, arguments: list[str], said: str, capsys: Printed) -> None:
    assert main(["sheet", "new", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_a_name_without_letters_still_gives_an_id(sheet: str) -> None:
    assert main(["sheet", "new", "500.toml"]) == 0
    assert games.load("500.toml").id == "game_500"


# --- check


def test_a_good_sheet_is_told_with_how_its_deals_end(sheet: str, capsys: Printed) -> None:
    assert main(["sheet", "check", sheet, "--deals", "10"]) == 0
    said = capsys.readouterr().out
    assert "Evening Rummy (evening), for 2 to 5 players: the sheet makes sense." in said
    assert "10 deals were played by bots:" in said
    assert "a player went out" in said
    assert "█" in said
    assert "questions about: deal, meld, arrange, turn, score." in said
    assert "  ja: the name\n" in said
    assert said.endswith("Nothing is wrong.\n")


def test_the_check_as_json(sheet: str, capsys: Printed) -> None:
    assert main(["sheet", "check", sheet, "--deals", "10", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["sheet"], found["faults"], found["dead_ends"]) == ("evening", [], [])
    assert sum(found["endings"].values()) == found["deals"] == 10
    assert {each["ask"] for each in found["referee"]} == {"deal", "meld", "arrange", "turn", "score"}
    assert found["untranslated"]["ja"] == {"name": True, "options": [], "sentences": []}


def test_faults_of_the_sheet_are_told_one_a_line(sheet: str, capsys: Printed) -> None:
    text = SHEET.replace("hand = 9", 'hand = "nine"\nupcart = true')
    Path(sheet).write_text(text, encoding="utf-8")
    assert main(["sheet", "check", sheet]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said == [
        'evening.toml: deal.hand: This must be a whole number or a table, not "nine".',
        'evening.toml: deal.upcart: There is no "upcart" here; did you mean "upcard"?',
    ]
    assert main(["sheet", "check", sheet, "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"sheet": None, "faults": said}


def test_a_sample_that_is_no_meld_is_told(sheet: str, capsys: Printed) -> None:
    Path(sheet).write_text(f'sample = ["4S 5S 7S"]\nplayers = [2, 5]\n{SHEET}', encoding="utf-8")
    assert main(["sheet", "check", sheet, "--deals", "2"]) == 1
    said = capsys.readouterr().out
    assert "This is wrong:" in said
    assert "4S 5S 7S of sample is no meld: 4S 5S 7S is not a run" in said


def test_a_game_that_nobody_ever_wins_is_told(sheet: str, capsys: Printed) -> None:
    steps = '[[turn]]\nstep = "Draw"\n[[turn]]\nstep = "GoOut"\n[[turn]]\nstep = "Discard"\n'
    text = SHEET.replace("hand = 9", "hand = 9\n[groups]\nmin_size = 4\n[runs]\nmin_length = 9")
    Path(sheet).write_text(f"players = [2, 3]\nsample = []\n{text}{steps}[stock]\ntimes = 0\n", encoding="utf-8")
    assert main(["sheet", "check", sheet, "--deals", "6"]) == 1
    assert "Every deal was void: nobody went out." in capsys.readouterr().out


def test_a_dead_end_is_told_with_its_deal(sheet: str, capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr("rummykit.arena.trial.choose", lost)
    assert main(["sheet", "check", sheet, "--deals", "7"]) == 1
    said = capsys.readouterr().out
    assert "Deal 1 (2 players, greedy bots) led nowhere: IndexError: list index out of range" in said
    assert "So did 2 more deals." in said


def test_an_option_that_can_never_be_used_is_told(sheet: str, capsys: Printed) -> None:
    offer = 'offers = [{name = "more", text = "Hand", path = "deal.hand", choices = [9, 30]}]\nplayers = [2, 5]\n'
    Path(sheet).write_text(offer + SHEET, encoding="utf-8")
    assert main(["sheet", "check", sheet, "--deals", "2"]) == 1
    assert "The option more can never be used: 2 players need 61 cards" in capsys.readouterr().out


@pytest.mark.slow
@some_games(4, 3)
def test_every_game_of_the_house_passes(game: str, capsys: Printed) -> None:
    assert main(["sheet", "check", game, "--deals", "4"]) == 0, capsys.readouterr().out


def test_a_file_that_is_not_there_is_told(sheet: str, capsys: Printed) -> None:
    assert main(["sheet", "check", "nothing.toml"]) == 1
    assert capsys.readouterr().err == "nothing.toml: No such file or directory\n"


# --- show, schema


def test_a_sheet_is_shown_in_words(sheet: str, capsys: Printed) -> None:
    assert main(["sheet", "show", sheet, "--lang", "de", "--option", "target_score=40"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Evening Rummy\n")
    assert "40" in said
    assert main(["sheet", "show", sheet, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "evening"
    assert main(["sheet", "show", "nothing.toml"]) == 1
    assert "nothing.toml: No such file" in capsys.readouterr().err


def test_the_schema_is_printed(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["sheet", "schema"]) == 0
    assert json.loads(capfdbinary.readouterr().out) == schema()


# --- wherever a command takes a game


def test_questions_may_name_the_game_of_a_file(sheet: str, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    asked = {"id": 1, "game": "Evening Rummy", "ask": "deal", "input": {"players": 5}}
    Path("questions.jsonl").write_text(json.dumps(asked), encoding="utf-8")
    assert main(["referee", "questions.jsonl"]) == 1
    assert b"unknown_game" in capfdbinary.readouterr().out
    assert main(["referee", "--sheet", sheet, "questions.jsonl"]) == 0
    assert json.loads(capfdbinary.readouterr().out)["hand"] == 9


def test_a_record_of_the_game_of_a_file_is_replayed_without_it(sheet: str, capsys: Printed) -> None:
    rules = games.load(sheet)
    match, chance, moves = Match(rules, 2, 5), random.Random(5), list[Move]()
    while match.deal.result is None:
        action = bots.choose("greedy", rules, match.deal.view(match.deal.turn), chance)
        moves.append(Move(match.deal.turn, action))
        match.play(action)
    Path("match.txt").write_text(write(record_of(match, [moves], ("Ann", "Bo"))), encoding="utf-8")
    Path(sheet).unlink()
    assert main(["replay", "match.txt", "--all"]) == 0
    assert "Evening Rummy" in capsys.readouterr().out


def test_the_id_of_another_game_is_refused(sheet: str, capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    Path(sheet).write_text(SHEET.replace('"evening"', '"phom"').replace("hand = 9", "hand = 8"), encoding="utf-8")
    assert main(["referee", "--sheet", sheet]) == 2
    assert "There is a game with the id phom already" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command", [["rules"], ["arena", "--game"], ["solve", "--rack", "r4", "--game"], ["referee", "--sheet"]]
)
def test_faults_of_a_file_are_told_by_every_command(command: list[str], sheet: str, capsys: Printed) -> None:
    Path(sheet).write_text(SHEET.replace("hand", "hands"), encoding="utf-8")
    assert main([*command, sheet]) == 2
    assert 'evening.toml: deal.hands: There is no "hands" here; did you mean "hand"?' in capsys.readouterr().err
