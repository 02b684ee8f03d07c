"""`rummykit analyse`: a position as it is typed, or a turn of a record, each action with its verdict."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from rummykit import games
from rummykit.analysis import MatchBefore, analyse
from rummykit.bots import choose
from rummykit.cli import main
from rummykit.match import Match
from rummykit.record import write

GIN = ["analyse", "--game", "gin_rummy", "--hand", "5S 5D 5H 6H 7H 8H KD QD 2S 3S 9C", "--pile", "4C"]


def test_a_position_is_analysed_by_the_chance_to_win_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GIN, "--totals", "90,97", "--playouts", "3000"]) == 0
    first, *actions = capsys.readouterr().out.splitlines()
    assert first.startswith("Gin Rummy, seat 0 to act;")
    assert first.endswith("The chance to win the match decides.")
    assert len(actions) == 11
    assert all("match" in line and "deal" in line and "points" in line for line in actions)
    assert "behind by" not in actions[0]
    assert any(line.split()[:3] == ["worse", "discard", "7H"] for line in actions)


def test_of_one_deal_points_decide(capsys: pytest.CaptureFixture[str]) -> None:
    hand = "AH 2H 3H 4S 5S 6S 7C 7D 9C TC KD 2D 5H JK"
    assert main(["analyse", "--game", "indian_rummy_points", "--hand", hand, "--pile", "4D", "--playouts", "0"]) == 0
    first, *actions = capsys.readouterr().out.splitlines()
    assert first.endswith("Points decide.")
    assert all(line.startswith("  open") for line in actions)


@pytest.mark.parametrize(
    ("game", "table", "hand", "told"),
    [
        ("rummikub", "r1 r2 r3", "b4 b5 b7 J r9 k1 k5 o8", "lay b4 b5 b7 J: b4 b5 J b7\n"),
        ("vatikan", "QS QC JK=QH / 3S 4S 5S", "QH 2C 9D", "lay QH: QS QH QC JK=QD\n"),
    ],
)
def test_sets_are_told_in_their_order_and_a_joker_that_changes_its_meaning_is_not_laid(
    game: str, table: str, hand: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", "--game", game, "--table", table, "--hand", hand, "--others", "8", "--playouts", "0"]) == 0
    assert told in capsys.readouterr().out


def test_a_table_of_tiles_is_analysed(capsys: pytest.CaptureFixture[str]) -> None:
    table, rack = "r1 r2 r3 / b7 k7 o7", "r4 J o8 o9"
    assert main(["analyse", "--game", "rummikub", "--table", table, "--hand", rack, "--others", "8", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["best"].startswith("rearrange ")
    assert found["analysis"]["candidates"][0]["chance"]["mean"] == 1
    assert found["analysis"]["candidates"][0]["verdict"] == "best"


def test_a_turn_of_a_record_is_analysed_as_a_review_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # given: the second deal of a match, after one turn
    match, chance = Match(games.get("gin_rummy"), 2, 5), Random(5)
    before, decision, played = MatchBefore(match.rules), match.deal, None
    while match.deal.number < 2:
        if match.between_deals:
            match.next_deal()
            continue
        deal = match.deal
        action = choose("greedy", deal.rules, deal.view(deal.turn), chance)
        if deal.number == 1 and deal._state.turn_number == 5 and played is None:
            before, decision, played = MatchBefore.of(match), deal.clone(), action
        match.play(action)
    assert played is not None
    file = tmp_path / "match.txt"
    file.write_text(write(match.record(("Ann", "Bo"))), encoding="utf-8")

    # when
    assert main(["analyse", str(file), "--deal", "2", "--turn", "5", "--playouts", "1500", "--json"]) == 0

    # then
    first = json.loads(capsys.readouterr().out.splitlines()[0])
    found = analyse(decision, (played,), 1500, before)
    assert first["played"] == str(played)
    assert first["best"] == str(found.best.action)
    assert first["analysis"]["unit"] == "match"
    assert first["analysis"]["candidates"][0]["match"]["mean"] == pytest.approx(found.best.match.mean)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["analyse"], "Name a record"),
        (["analyse", "--game", "gin_rummy"], "Say which cards"),
        (["analyse", "--game", "gin_rummy", "--hand", "5S 5S 5H"], "The pack of Gin Rummy does not have so many: 5S"),
        ([*GIN, "--totals", "1,2,3"], "Gin Rummy is for"),
        ([*GIN, "--totals", "1,2,3", "--others", "10"], "a total for each of the 2 players, not 3"),
        ([*GIN, "--totals", "x"], "--totals takes whole numbers"),
        ([*GIN, "--totals", "120,80"], "the match is over"),
        ([*GIN, "--others", "-3"], "numbers from 1"),
        ([*GIN, "--others", "50"], "only 40 are left"),
        ([*GIN, "--also", "discard AC"], "AC"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_a_reason(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) in (1, 2)
    assert said in capsys.readouterr().err


def test_a_turn_that_a_record_does_not_have_is_refused_with_those_that_it_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, chance = Match(games.get("gin_rummy"), 2, 5), Random(5)
    for _ in range(4):
        match.play(choose("greedy", match.rules, match.deal.view(match.deal.turn), chance))
    file = tmp_path / "match.txt"
    file.write_text(write(match.record(("Ann", "Bo"))), encoding="utf-8")
    for asked, said in (
        ([], "Say which turn"),
        (["--turn", "99"], "Deal 1 has turns 1 to"),
        (["--deal", "9", "--turn", "1"], "there is no deal 9"),
    ):
        assert main(["analyse", str(file), *asked]) == 2
        assert said in capsys.readouterr().err
