"""`rummykit arena` prints a table, and says what it cannot play."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import rummykit
from rummykit import games
from rummykit.arena.source import sheet_hash
from rummykit.cli import main


def test_a_tournament_is_printed_with_its_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "--game", "knock_rummy", "--game", "Rummy", "--bots", "greedy,random", "--deals", "4"]
    assert main([*asked, "--jobs", "1"]) == 0
    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert lines[0] == "knock_rummy: 4 deals in 2 seatings, 2 seats"
    assert lines[5].startswith("standard_rummy: 4 deals")
    assert [line.split()[0] for line in lines[1:4]] == ["bot", "greedy", "random"]
    assert lines[4].startswith("  greedy against random: +")
    assert printed.err == ""  # the bar is for terminals


def test_house_rules_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "--game", "rummikub", "--bots", "greedy,random", "--deals", "2", "--jobs", "1"]
    assert main([*asked, "--option", "first_meld=0"]) == 0
    eager = capsys.readouterr().out
    assert main(asked) == 0
    assert capsys.readouterr().out.splitlines()[-1] != eager.splitlines()[-1]


def test_its_numbers_say_what_a_report_needs(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "--game", "knock_rummy", "--bots", "greedy,random", "--deals", "4", "--jobs", "1", "--json"]
    assert main([*asked, "--seed", "7", "--option", "max_recycles=1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["sheet"] == sheet_hash(games.get("knock_rummy", max_recycles=1))
    assert (found["seed"], found["until_sure"], found["program"]["version"]) == ("7", False, rummykit.__version__)
    assert all(bot["decisions"] > 8 and bot["seconds"] > 0 for bot in found["bots"])


def test_the_commands_of_the_protocol_play_what_its_form_says(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    commands = re.findall(r"^rummykit (arena .+) > \w+\.json$", page, re.MULTILINE)
    assert [str(command).partition("my_bot:choose,")[2].split()[0] for command in commands] == ["greedy", "steady"]
    for command in commands:
        asked = command.replace("my_bot:choose", "random").replace("--deals 1000", "--deals 2 --jobs 1")
        assert main(asked.split()) == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["seats"], found["seatings"]) == (2, 2)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_a_bot_prints_does_not_spoil_the_output(
    jobs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "talkative.py").write_text(
        "from rummykit.bots import choose\n\n\ndef bot(rules, view, chance):\n"
        "    print('hmm', flush=True)\n    return choose('random', rules, view, chance)\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    asked = ["--game", "knock_rummy", "--bots", "greedy,talkative:bot", "--deals", "2", "--jobs", jobs, "--json"]
    assert main(["arena", *asked]) == 0
    printed = capfd.readouterr()
    assert json.loads(printed.out)["deals"] == 2
    assert "hmm" in printed.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "chess"], "No game is called 'chess'"),
        (["--game", "rummikub", "--bots", "greedy"], "two bots or more"),
        (["--game", "rummikub", "--bots", "greedy,clever"], "no bot 'clever'"),
        (["--game", "rummikub", "--option", "speed=3"], "no option 'speed'"),
        (["--game", "rummikub", "--bots", "greedy,random", "--deals", "0"], "two deals or more"),
    ],
)
def test_what_cannot_be_played_is_said(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    assert said in capsys.readouterr().err
