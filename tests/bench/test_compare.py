"""What a run of the benchmarks leaves behind, and two runs side by side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import __main__ as command
from bench import compare, record, table
from bench.record import Figure, Machine


def figure(value: float, *, run: str = "a", commit: str = "c0ffee", case: str = "7 cards") -> Figure:
    machine = Machine(cpu="a cpu", cores=2, python="3.11.7", load=0.5)
    named = {"run": run, "commit": commit, "benchmark": "kernel", "unit": "Hands a second", "metric": "list"}
    return Figure(**named, case=case, value=value, dirty=False, machine=machine, date="2026-01-01T00:00:00+00:00")


def test_a_table_is_kept_with_commit_and_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "new" / "results.jsonl"
    with table.kept_in(place, "kernel"):
        table.show("Hands a second", ["hands", "list", "note"], [("7 cards", 1200.5, "warm"), ("10 cards", 900, "")])
    assert "7 cards" in capsys.readouterr().out
    lines = [json.loads(line) for line in place.read_text().splitlines()]
    assert [(each["case"], each["metric"], each["value"]) for each in lines] == [
        ("7 cards", "list", 1200.5),
        ("10 cards", "list", 900.0),
    ]
    assert set(lines[0]) == {*Figure.__struct_fields__}
    assert set(lines[0]["machine"]) == {"cpu", "cores", "python", "load"}
    assert lines[0]["benchmark"] == "kernel"
    assert [each.value for each in record.read(place)] == [1200.5, 900.0]


def test_a_second_run_is_added_to_the_first(tmp_path: Path) -> None:
    place = tmp_path / "results.jsonl"
    record.keep([figure(1.0)], place)
    record.keep([figure(2.0, run="b")], place)
    assert [each.run for each in record.read(place)] == ["a", "b"]


def test_nothing_is_kept_of_a_table_that_is_only_shown(tmp_path: Path) -> None:
    table.show("Hands a second", ["hands", "list"], [("7 cards", 1.0)])
    assert list(tmp_path.iterdir()) == []


def test_medians_are_compared() -> None:
    [row] = compare.rows([figure(90), figure(100), figure(110)], [figure(190), figure(200), figure(230)])
    assert (row.before, row.after, row.ratio, row.differs) == (100, 200, 2.0, True)


@pytest.mark.parametrize("after", [[95.0], [109.0], [91.0]])
def test_what_differs_little_is_noise(after: list[float]) -> None:
    [row] = compare.rows([figure(100)], [figure(value) for value in after])
    assert not row.differs


def test_what_overlaps_is_noise_however_far_apart_the_medians_are() -> None:
    [row] = compare.rows([figure(50), figure(100), figure(210)], [figure(60), figure(200), figure(220)])
    assert row.ratio == 2.0
    assert not row.differs


def test_what_only_one_run_measured_is_left_out() -> None:
    assert compare.rows([figure(1, case="7 cards")], [figure(1, case="8 cards")]) == []


def test_a_run_a_commit_or_a_file_is_chosen(tmp_path: Path) -> None:
    place, other = tmp_path / "results.jsonl", tmp_path / "other.jsonl"
    record.keep([figure(1, run="r1", commit="abc1"), figure(2, run="r2", commit="def2")], place)
    record.keep([figure(3)], other)
    assert [each.value for each in compare.chosen("r2", place)] == [2]
    assert [each.value for each in compare.chosen("abc", place)] == [1]
    assert [each.value for each in compare.chosen(str(other), place)] == [3]
    with pytest.raises(LookupError, match="xyz is no file"):
        compare.chosen("xyz", place)


def test_the_command_sets_two_files_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    record.keep([figure(100), figure(10, case="8 cards")], one)
    record.keep([figure(300), figure(10, case="8 cards")], other)
    assert command.main(["compare", str(one), str(other)]) == 0
    said = capsys.readouterr().out
    assert "* 7 cards, list: 100 → 300 (× 3.00)" in said
    assert "  8 cards, list: 10 → 10 (× 1.00)" in said
    assert command.main(["compare", str(one), "nothing"]) == 2


def test_it_prints_how_the_ladder_of_the_figures_is_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["ladder"]) == 0
    played, *commands = capsys.readouterr().out.splitlines()
    assert played.startswith("Played by RummyKit ")
    assert [line.startswith("rummykit ladder play again.jsonl --bots ") for line in commands] == [True] * 2
