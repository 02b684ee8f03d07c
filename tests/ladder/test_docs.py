"""The page on the ladder: its bot plays, and its tables leave nothing out."""

from __future__ import annotations

import re
import shlex
from itertools import combinations
from pathlib import Path

import pytest

from rummykit import cli, games
from rummykit.arena.ladder.again import commands
from rummykit.arena.ladder.store import BatchKey, LadderBatch, LadderSheet
from rummykit.cli import main
from tools.figures import ladder

PAGE = (Path(__file__).parents[2] / "docs/ladder.md").read_text(encoding="utf-8")


def test_the_bot_of_the_page_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    command = re.search(r"# mine\.py: rummykit (.*)\n", code)
    assert command is not None
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert main([*command[1].split(), "--deals", "4", "--jobs", "1"]) == 0
    assert "mine:bot" in capsys.readouterr().out
    assert main(["ladder", "verify", "--jobs", "1"]) == 0


def test_every_field_of_a_line_is_told() -> None:
    told = set(re.findall(r"`\"?(\w+)", PAGE.split("A line of the file")[1]))
    for kind in (LadderSheet, LadderBatch, BatchKey):
        assert set(kind.__struct_fields__) <= told


def test_the_figures_have_every_game_and_say_which_program_played_them_and_how_to_play_them_again() -> None:
    report = ladder()
    assert {game.game for game in report.games} == set(games.SHEETS)
    assert all(program.commit for program in report.programs)
    asked = [cli._parser().parse_args(shlex.split(command)[1:]) for command in commands(report, "again.jsonl")]
    met = {
        (game, command.seats[0], bots, command.deals)
        for command in asked
        for game in command.game
        for bots in combinations(sorted(command.bots.split(",")), 2)
    }
    most = {(game, seats, bots): deals for game, seats, bots, deals in sorted(met, key=lambda each: each[3])}
    assert most == {
        (game.game, game.seats, (meeting.one, meeting.other)): meeting.deals
        for game in report.games
        for meeting in game.meetings
    }
