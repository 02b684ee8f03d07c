"""What docs/sheets.md shows is what happens: its sheets are read, checked and played."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import jsonschema_rs
import pytest

from rummykit import games
from rummykit.arena.trial import ask_all, try_deals
from rummykit.cli import main
from rummykit.melds.shapes import Wilds
from rummykit.sheets import SheetError, to_brief
from rummykit.sheets.schema import schema

PAGE = (Path(__file__).parents[2] / "docs" / "sheets.md").read_text(encoding="utf-8")
EVENING, SEVENS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_the_short_sheet_changes_a_game() -> None:
    sheet, like = games.loads(EVENING), games.get("standard_rummy")
    assert (sheet.deal.hand, sheet.values.ace, sheet.turn) == (9, 15, like.turn)
    assert {option.name for option in sheet.offers} == {option.name for option in like.offers} - {"round_the_corner"}


def test_the_whole_game_is_played_to_its_end_and_judged() -> None:
    sheet = games.loads(SEVENS)
    jsonschema_rs.validator_for(schema()).validate(to_brief(sheet))
    assert sheet.with_options(wild_rank=9).wilds == Wilds(jokers=False, rank=9)
    trial = try_deals(sheet, 40)
    assert trial.dead_ends == ()
    assert trial.endings["went_out"] > 10
    assert sum(trial.endings.values()) == 40
    asked = list(ask_all(sheet, trial))
    assert {each.ask for each in asked} == {"deal", "meld", "arrange", "turn", "score"}
    assert not [each for each in asked if each.fault or each.silence]


def test_a_turn_is_judged_where_the_upcard_is_the_limit_of_a_knock() -> None:
    sheet = games.get("gin_rummy").with_options(oklahoma=True)
    asked = [each for each in ask_all(sheet, try_deals(sheet, 2)) if each.ask == "turn"]
    assert [(each.answer is not None, each.fault) for each in asked] == [(True, "")]


def test_the_python_on_the_page_says_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sevens_wild.toml").write_text(SEVENS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    examples = doctest.DocTestParser().get_doctest(PAGE.replace("```", ""), {}, "sheets.md", "sheets.md", 0)
    failed, tried = doctest.DocTestRunner().run(examples)
    assert (failed, tried) == (0, 4)


def test_the_commands_on_the_page_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sevens_wild.toml").write_text(SEVENS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "sevens_wild.toml", "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("Wilde Sieben\n")
    assert main(["arena", "--game", "sevens_wild.toml", "--bots", "greedy,random", "--deals", "4", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("sevens_wild: 4 deals in 2 seatings")
    hand = ["--hand", "5S 6S 7H QD QD 9C", "--choose-discard"]
    assert main(["solve", "--game", "sevens_wild.toml", *hand]) == 0
    assert "Deadwood" in capsys.readouterr().out


def test_the_fault_on_the_page_is_told_so() -> None:
    fault = re.findall(r"```text\n(.*?)\n```", PAGE, re.DOTALL)[0]
    steps = '[[turn]]\nstep = "Draw"\n[[turn]]\nstep = "Play"\nlay_of = "any"\n[[turn]]\nstep = "Discard"\n'
    with pytest.raises(SheetError) as refusal:
        games.loads(EVENING + steps, name="evening.toml")
    assert str(refusal.value) == fault
