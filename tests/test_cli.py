"""The commands that print: rules in words, and records move by move."""

from __future__ import annotations

import io
import json
import os
import random
import subprocess
import sys
import textwrap
from dataclasses import asdict
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from rummykit import Match, Rules, arena, bots, games, words
from rummykit.cli import main
from rummykit.record import Move, record_of, write


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of rummy of one hand, as a file."""
    return whole_match(games.get("standard_rummy", single_hand=True), tmp_path)


def whole_match(rules: Rules, folder: Path) -> Path:
    """A match of two, as a file."""
    match, chance, deals = Match(rules, 2, 5), random.Random(5), list[list[Move]]()
    while match.result is None:
        if deals:
            match.next_deal()
        deals.append([])
        while match.deal.result is None:
            action = bots.choose("greedy", rules, match.deal.view(match.deal.turn), chance)
            deals[-1].append(Move(match.deal.turn, action))
            match.play(action)
    file = folder / "game.txt"
    file.write_text(write(record_of(match, deals, ("Ann", "Bo"))), encoding="utf-8")
    return file


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What somebody types."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize(("language", "word"), [(language, "51") for language in words.LANGUAGES])
def test_rules_are_printed_in_every_language(language: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "caloochi", "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert word in printed
    assert games.get("caloochi").names.get(language) in printed


def test_a_house_rule_changes_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "rummikub", "--option", "first_meld=47", "joker_sets_manipulable=yes"]) == 0
    changed = capsys.readouterr().out
    assert "47" in changed
    assert main(["rules", "Rummikub"]) == 0
    assert capsys.readouterr().out != changed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "No game is called 'chess'. The games: "),
        (["rummikob"], "No game is called 'rummikob'. Did you mean 'rummikub'? The games: "),
        (["indian points"], "Did you mean 'indian_rummy_points'?"),
        (["rummikub", "--option", "first_meld"], "NAME=VALUE"),
        (["rummikub", "--option", "first_meld=many"], "whole number"),
        (["rummikub", "--option", "speed=3"], "no option 'speed'"),
    ],
)
def test_rules_that_do_not_exist(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *arguments]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("command", ["rules", "solve --rack r1 --game", "arena --deals 1 --game"])
def test_an_unknown_game_is_told_alike_everywhere(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "chess"]) == 2
    assert capsys.readouterr().err.startswith("No game is called 'chess'.")


def test_house_rules_are_given_alike_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ["--option", "first_meld=47", "jokers=2"]
    for command in ("rules rummikub", "solve --rack r1", "arena --deals 1 --jobs 1 --game rummikub"):
        assert main([*command.split(), *rules]) == 2
        assert "no option 'jokers'" in capsys.readouterr().err


def test_who_asks_for_nothing_is_told_what_to_ask(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve"]) == 2
    assert "--rack" in capsys.readouterr().err


def test_what_the_terminal_cannot_write_does_not_end_it() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rummykit", "rules", "rummikub", "--lang", "ja"],
        env=os.environ | {"PYTHONIOENCODING": "ascii:strict"},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"30" in done.stdout


def test_json_is_utf_8_whatever_the_terminal_writes() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rummykit", "games", "--json"],
        env=os.environ | {"PYTHONIOENCODING": "ascii:strict"},
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert json.loads(done.stdout.splitlines()[0])["names"]["zh-Hant"] == "拉密"


def printed_lines(capsys: pytest.CaptureFixture[str]) -> list[Any]:
    """What was printed, a value a line."""
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_games_are_listed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = printed_lines(capsys)
    assert [each["game"] for each in listed] == list(games.SHEETS)
    for each in listed:
        sheet = games.get(each["game"])
        assert each["names"] == {tag: sheet.names.get(tag) for tag in words.LANGUAGES}
        assert tuple(each["players"]) == sheet.players
        assert {option["name"]: option["default"] for option in each["options"]} == sheet.options()
        for option in each["options"]:
            values = option.get("choices", []) + ([option["low"], option["high"]] if "low" in option else [])
            assert len(values) >= 2
            for value in values:
                next(offer for offer in sheet.offers if offer.name == option["name"]).check(value)


def test_rules_are_printed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "phom", "--lang", "vi", "--json"]) == 0
    [page] = printed_lines(capsys)
    assert msgspec.convert(page, words.RulePage) == words.rule_page(games.get("phom"), "vi")


def test_a_tournament_is_printed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--bots", "greedy,random", "--deals", "12", "--jobs", "1", "--json"]
    assert main(["arena", "--game", "standard_rummy", "--game", "knock_rummy", *asked]) == 0
    told = printed_lines(capsys)
    assert [each["game"] for each in told] == ["standard_rummy", "knock_rummy"]
    for each in told:
        standing = arena.duplicate(games.get(each["game"]), ["greedy", "random"], 12, seed="0", workers=1)
        assert (each["deals"], each["seats"], each["seatings"]) == (12, 2, 2)
        assert [(bot["bot"], bot["points"], bot["won"]) for bot in each["bots"]] == [
            (name, standing.mean(number), standing.win_rate(number)) for number, name in enumerate(standing.bots)
        ]
        [better] = each["differences"]
        assert better["points"] == asdict(standing.difference(0, 1))
        assert better["points"]["mean"] == pytest.approx(each["bots"][0]["points"] - each["bots"][1]["points"])


@pytest.mark.parametrize("command", ["games", "rules rummikub", "replay --all RECORD", "solve --jsonl -", "referee"])
def test_who_stops_reading_gets_no_traceback(record: Path, command: str) -> None:
    there, here = os.pipe()
    os.close(there)
    done = subprocess.run(
        [sys.executable, "-m", "rummykit", *command.replace("RECORD", str(record)).split()],
        input=b"{}\n",
        stdout=here,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(here)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_record_is_printed_whole(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = sum(line[:1].isdigit() for line in record.read_text().splitlines())
    assert main(["replay", str(record), "--all"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("0  Deal 1 of Rummy: ")
    assert f"\n{moves}  Deal 1, " in printed
    assert "The match is won by" in printed
    assert "??" not in printed


def test_a_record_of_several_rounds_says_when_one_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = whole_match(games.get("rummikub_twist", num_rounds=2), tmp_path)
    assert main(["replay", str(file), "--all"]) == 0
    told = capsys.readouterr().out.splitlines()
    over = [line for line in told if line.startswith("Round ")]
    assert [line[:26] for line in over] == ["Round 1 is over. Games won", "Round 2 is over. Games won"]
    assert len([line for line in told if "Games won: Ann " in line]) == 4


def test_a_record_is_counted_in_what_its_game_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game, unit in (("indian_rummy_deals", "Chips"), ("indian_rummy_points", "Points"), ("tonk", "Points")):
        assert main(["replay", str(whole_match(games.get(game), tmp_path)), "--all"]) == 0
        told = capsys.readouterr().out
        assert f"\n{unit}: Ann " in told
        assert "Games won" not in told


def test_the_end_of_a_record_says_how_it_was_won_and_all_bonuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gin = whole_match(games.get("gin_rummy", target_score=1), tmp_path)
    assert main(["replay", str(gin), "--all"]) == 0
    *_, points, bonuses, won, _ = capsys.readouterr().out.splitlines()
    assert points == "Points: Ann +20, Bo 0 (knock). Totals: Ann 20, Bo 0."
    assert bonuses == "With all bonuses: Ann 245, Bo 0."
    assert won == "The match is won by Ann."


def test_a_record_is_drawn(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = sum(line[:1].isdigit() for line in record.read_text().splitlines())
    assert main(["replay", str(record), "--svg", str(tmp_path / "pictures")]) == 0
    pictures = sorted((tmp_path / "pictures").iterdir())
    assert [picture.name for picture in pictures] == [f"{number:04}.svg" for number in range(moves + 1)]
    assert all(ElementTree.parse(picture).getroot().tag.endswith("svg") for picture in pictures)
    assert main(["replay", str(record), "--svg", str(record / "in a file")]) == 2
    assert capsys.readouterr() == ("", f"{record / 'in a file'}: Not a directory\n")


def test_a_record_is_gone_through(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "", "", "b", "g 3", "g 9999", "", "b", "what", "q")
    assert main(["replay", str(record)]) == 0
    printed = capsys.readouterr().out
    last = printed.count("Deal 1") and int(printed.split(" of ")[2].split()[0])
    places = [int(line.split()[0]) for line in printed.splitlines() if f"of {last} (Enter" in line]
    assert places == [0, 1, 2, 1, 3, last, last, last - 1, last - 1]
    assert "This is the end." in printed


def test_the_end_of_what_is_typed_ends_it(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch)
    assert main(["replay", str(record)]) == 0


def test_a_mistake_in_a_record_is_told_with_its_place(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text().replace("game ", "game un"))
    assert main(["replay", str(record), "--all"]) == 2
    assert "line 3, column 6" in capsys.readouterr().err


def test_what_does_not_follow_is_told_after_what_did(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, _moves, *lines, _end = record.read_text().splitlines()
    record.write_text("\n".join([first, *lines, "0 draw stock"]))
    assert main(["replay", str(record), "--all"]) == 1
    told = capsys.readouterr()
    assert "The match is won by" in told.out
    assert "deal 1, move" in told.err


def test_what_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\xff")
    for command in (["replay", "--all"], ["verify"]):
        for name, why in (("nothing", "No such file or directory"), ("picture", "this is no text")):
            assert main([*command, str(tmp_path / name)]) == 2
            assert capsys.readouterr().err == f"{tmp_path / name}: {why}\n"
        assert main([*command, str(tmp_path)]) == 2
        assert capsys.readouterr().err.startswith(f"{tmp_path}: ")
    assert main(["replay", "-"]) == 2
    assert "Traceback" not in capsys.readouterr().err


DONE_AWAY_WITH = """
import weakref

class Module: pass

def pressed(_): signal.raise_signal(signal.SIGINT)

module = Module()
watched = weakref.ref(module, pressed)
del module  # what is raised here reaches nobody
"""
IMPORTED = "import pressed_and_caught"


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is another thing there")
@pytest.mark.parametrize("where", [DONE_AWAY_WITH, IMPORTED])
def test_ctrl_c_where_python_would_lose_it_is_heard_a_moment_later(where: str, tmp_path: Path) -> None:
    caught = "import signal\ntry:\n    signal.raise_signal(signal.SIGINT)\nexcept BaseException:\n    print('lost')\n"
    (tmp_path / "pressed_and_caught.py").write_text(caught, "utf-8")
    code = f"""
import signal, time
from rummykit.cli.interrupts import no_interrupt_lost
signal.signal(signal.SIGINT, signal.default_int_handler)

def run():
{textwrap.indent(where, "    ")}
    try:
        time.sleep(60)
    except KeyboardInterrupt:
        print("heard")

with no_interrupt_lost():
    run()
"""
    run = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=50)
    assert (run.stdout, run.stderr) == ("heard\n", "")
